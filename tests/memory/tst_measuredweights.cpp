// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/weights/weightformat.h"

#include "support/aimodels.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Sizes that engines printed or publishers listed, against the sum over all tensors.
class TestMeasuredWeights : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithMeasuredFiles_data();
    void agreesWithMeasuredFiles();
};

namespace {

// A figure that someone measured or published, and how near the sum over tensors comes to it.
void addFile(const char *name, const AiModel &model, const char *format, Bytes measured,
             int tenthPerMille, const char *measuredAs, const char *source)
{
    QTest::newRow(name) << model << QString::fromLatin1(format) << measured << tenthPerMille
                        << QString::fromLatin1(measuredAs) << QString::fromLatin1(source);
}

void addLogs()
{
    const char *const index = "public GitHub code index";
    addFile("Llama-3-8B F16", llama31_8b(), "F16", 16'063'177'687, 5,
            "model size = 14.96 GiB (16.00 BPW)", index);
    addFile("Llama-3.1-8B Q4_0", llama31_8b(), "Q4_0", 4'649'302'098, 15,
            "model size = 4.33 GiB (4.64 BPW)", index);
    addFile("Llama-3.1-8B Q3_K_L", llama31_8b(), "Q3_K_L", 4'316'442'132, 10,
            "model size = 4.02 GiB (4.30 BPW)", index);
    addFile("Llama-3.1-70B Q4_0", llama33_70b(), "Q4_0", 39'964'670'689, 5,
            "file size = 37.22 GiB (4.53 BPW)", index);
    addFile("Llama-3.1-70B Q3_K_M", llama33_70b(), "Q3_K_M", 34'263'101'604, 5,
            "file size = 31.91 GiB (3.88 BPW)", "https://github.com/ollama/ollama/issues/10553");
    addFile("Llama-3.1-405B Q4_0", llama31_405b(), "Q4_0", 228'846'594'949, 5,
            "file size = 213.13 GiB (4.51 BPW)", index);
    addFile("Qwen2.5-7B Q4_K_M", qwen25_7b(), "Q4_K_M", 4'681'514'353, 15,
            "model size = 4.36 GiB (4.91 BPW)",
            "https://github.com/containers/ramalama/issues/616");
    addFile("Qwen2.5-7B Q8_0", qwen25_7b(), "Q8_0", 8'096'013'353, 10,
            "Q8_0 | 7.54 GiB | 7.62 B | 8.50 bpw",
            "https://github.com/gpustack/gguf-parser-go README.md");
    addFile("Gemma 3 12B Q4_K_M", gemma3_12b(), "Q4_K_M", 7'290'706'985, 5,
            "gemma3 12B Q4_K - Medium | 6.79 GiB | 11.77 B", index);
    // One tensor for queries, keys and values, which llama.cpp gives other types than apart.
    addFile("Phi-4 Q4_K_M", phi4(), "Q4_K_M", 9'051'643'576, 10, "model size = 8.43 GiB (4.94 BPW)",
            index);
}

void addLargeLogs()
{
    addFile("DeepSeek-R1 Q4_0", deepseekR1(), "Q4_0", 379'030'863'872, 30,
            "file size = 353.00 GiB (4.52 BPW)", "public GitHub code index");
    addFile("DeepSeek-R1 BF16", deepseekR1(), "BF16", 1'344'314'026'230, 20,
            "model size = 1251.990 GiB (16.003 BPW)",
            "https://github.com/ikawrakow/ik_llama.cpp/discussions/242");
    addFile("DeepSeek-R1 Q4_K_M", deepseekR1(), "Q4_K_M", 404'461'174'173, 5, "4.822 BPW",
            "bits per weight printed by the engine");
    // Rows of 1408 and 10944 numbers are no whole blocks of 256: other types stand in.
    addFile("DeepSeek-V2-Lite Q4_K_M", deepseekV2Lite(), "Q4_K_M", 10'360'389'656, 30, "5.277 BPW",
            "bits per weight printed by the engine");
    addFile("Kimi-K2 Q8_0", kimiK2(), "Q8_0", 1'091'590'634'340, 10,
            "model size = 1016.623 GiB (8.504 BPW)",
            "https://github.com/ikawrakow/ik_llama.cpp/pull/616");
    addFile("Qwen3-30B-A3B BF16", qwen3_30b(), "BF16", 61'192'117'052, 25,
            "Model loading took 14.2474 GiB on each of 4",
            "https://github.com/vllm-project/vllm/issues/17469");
    addFile("gpt-oss-120b MXFP4", gptOss120b(), "MXFP4", 65'248'815'744, 0,
            "\"memory\": 65248815744", "https://github.com/alvarobartt/hf-mem/issues/60");
    // The experts stay in MXFP4, everything else becomes Q8_0.
    addFile("gpt-oss-20b Q8_0", gptOss20b(), "Q8_0", 12'096'561'480, 20,
            "Metal_Mapped model buffer size = 11536.18 MiB", "public GitHub code index");
    addFile("Gemma 3 27B BF16", gemma3_27b(), "BF16", 54'864'813'280, 0,
            "\"total_size\": 54864813280", "medgemma-27b-it model.safetensors.index.json");
    addFile("Llama-70B INT8", llama33_70b(), "INT8", 72'716'910'173, 10, "67.7229 GiB for 70.55 B",
            "vLLM log");
}

void addListings()
{
    const char *const bartowski = "bartowski listing, decimal GB";
    addFile("Llama-3.1-70B Q4_K_M", llama33_70b(), "Q4_K_M", 42'520'000'000, 5, "42.52GB",
            bartowski);
    addFile("Llama-3.3-70B Q8_0", llama33_70b(), "Q8_0", 74'980'000'000, 5, "74.98 GB", bartowski);
    addFile("Llama-3.3-70B Q6_K", llama33_70b(), "Q6_K", 57'890'000'000, 5, "57.89 GB", bartowski);
    addFile("Llama-3.3-70B Q5_K_M", llama33_70b(), "Q5_K_M", 49'950'000'000, 5, "49.95 GB",
            bartowski);
    addFile("Llama-3.3-70B IQ4_XS", llama33_70b(), "IQ4_XS", 37'900'000'000, 5, "37.90 GB",
            bartowski);
    addFile("Mistral-Large Q5_K_M", mistralLarge(), "Q5_K_M", 86'490'000'000, 5, "86.49GB",
            bartowski);
    addFile("Gemma 2 27B Q4_K_M", gemma2_27b(), "Q4_K_M", 16'650'000'000, 10, "16.65GB", bartowski);
    addFile("Gemma 3 27B Q4_K_M", gemma3_27b(), "Q4_K_M", 16'550'000'000, 10, "16.55 GB",
            bartowski);
    addFile("Gemma 3 27B Q6_K", gemma3_27b(), "Q6_K", 22'170'000'000, 10, "22.17 GB", bartowski);
    addFile("Qwen3-30B-A3B Q6_K", qwen3_30b(), "Q6_K", 25'100'000'000, 10, "25.10 GB", bartowski);
    addFile("Qwen3-32B Q8_0", qwen3_32b(), "Q8_0", 34'820'000'000, 5, "34.82 GB", bartowski);
    addFile("gpt-oss-120b F16", gptOss120b(), "F16", 65'369'402'245, 20, "60.88 GiB",
            "https://ailocalcheck.com/model/unsloth/gpt-oss-120b-GGUF");
    addFile("gpt-oss-120b Q4_K_M", gptOss120b(), "Q4_K_M", 62'770'947'031, 30, "58.46 GiB",
            "https://ailocalcheck.com/model/unsloth/gpt-oss-120b-GGUF");
    addFile("Qwen3.8-27B FP8", qwen36_27b(), "FP8", 30'866'866'928, 120, "30866866928 bytes",
            "github:vllm-project/recipes models/Qwen/Qwen3.8-27B.yaml");
}

} // namespace

void TestMeasuredWeights::agreesWithMeasuredFiles_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<QString>("format");
    QTest::addColumn<Bytes>("measured");
    QTest::addColumn<int>("tolerance"); // in tenths of a per mille
    QTest::addColumn<QString>("measuredAs");
    QTest::addColumn<QString>("source");
    addLogs();
    addLargeLogs();
    addListings();
}

void TestMeasuredWeights::agreesWithMeasuredFiles()
{
    QFETCH(AiModel, model);
    QFETCH(QString, format);
    QFETCH(Bytes, measured);
    QFETCH(int, tolerance);
    const Result<WeightsSize> size = weightsOf(model, format);
    VERIFY_OK(size);
    const Bytes off = std::abs(size->total - measured);
    QVERIFY2(off <= measured / 10'000 * tolerance,
             qPrintable(u"%1 instead of %2"_s.arg(size->total).arg(measured)));
    QCOMPARE(size->basis, Basis::Computed);
}

CONFIGURATOR_TEST_MAIN(TestMeasuredWeights)
#include "tst_measuredweights.moc"
