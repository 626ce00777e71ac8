// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/contextmemory.h"

#include "support/aimodels.h"
#include "support/choices.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestContextMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithEngineLogs_data();
    void agreesWithEngineLogs();
    void bytesPerToken_data();
    void bytesPerToken();
    void stateOfOneSequence_data();
    void stateOfOneSequence();
    void llamaPadsTo256Cells_data();
    void llamaPadsTo256Cells();
    void vllmTakesBlocksOf16_data();
    void vllmTakesBlocksOf16();
    void kindsOfLayers_data();
    void kindsOfLayers();
    void usersShareOnePoolOrHaveTheirOwn_data();
    void usersShareOnePoolOrHaveTheirOwn();
    void aLargerBatchWidensTheWindow();
    void vllmPagesHoldAState();
    void nothingLeaves64Bits();
    void formatsOfEachEngine();
};

namespace {

constexpr Bytes kib = 1024;

// One user of that context.
ModelChoice one(qint64 context, Engine engine, KvFormats kv = {})
{
    return choiceOf(u"Q4_K_M"_s, context, 1, engine, kv);
}

Bytes layerBytes(const LayerGroup &layer, const ModelChoice &choice)
{
    return ContextMemory({layer}, choice).cacheOf(layer);
}

LayerGroup chunked(int chunk)
{
    LayerGroup group = windowedLayers(1, {8, 1, 64}, chunk);
    group.kind = LayerKind::Chunked;
    return group;
}

} // namespace

void TestContextMemory::agreesWithEngineLogs_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<qint64>("tokens");
    QTest::addColumn<KvFormat>("format");
    QTest::addColumn<Bytes>("bytes");
    QTest::addColumn<QString>("log");
    using enum KvFormat;
    const auto row = [](const char *name, const AiModel &model, qint64 tokens, KvFormat format,
                        Bytes bytes, const char *log) {
        QTest::newRow(name) << model << tokens << format << bytes << QString::fromLatin1(log);
    };
    row("Llama-3.1-70B", llama33_70b(), 4096, F16, 1280 * bytesPerMib,
        "size = 1280.00 MiB (  4096 cells,  80 layers,  1/1 seqs)");
    row("Mistral 7B", mistral7b(), 32000, F16, 4000 * bytesPerMib, "KV self size  = 4000.00 MiB");
    row("Command R, a head each", commandR(), 4096, F16, 5120 * bytesPerMib,
        "KV self size  = 5120.00 MiB");
    row("Qwen3-235B at q8_0", qwen3_235b(), 32768, Q8_0, 3196 * bytesPerMib,
        "KV self size  = 3196.00 MiB, K (q8_0): 1598.00 MiB");
    row("DeepSeek-R1 at q8_0, latent", deepseekR1(), 32768, Q8_0, 1'223'294'976,
        "KV self size  = 1166.62 MiB, c^KV (q8_0): 1166.62 MiB");
    row("Gemma 3 4B, 2560 MiB full and 174 MiB sliding", gemma3_4b(), 131072, F16,
        2734 * bytesPerMib, "2560.00 MiB full-attention cache + 174.00 MiB sliding cache");
    row("Qwen3.5-9B", qwen35_9b(), 135168, F16, 4224 * bytesPerMib,
        "size = 4224.00 MiB (135168 cells, 8 layers, 4/1 seqs)");
    row("Qwen3.6-27B", qwen36_27b(), 262144, F16, 16384 * bytesPerMib,
        "size = 16384.00 MiB (262144 cells, 16 layers, 4/1 seqs)");
    row("gpt-oss-120b, full layers 2304 MiB", gptOss120b(), 65536, F16,
        2304 * bytesPerMib + qint64 {18} * 768 * 2048,
        "2304.00 MiB (65536 cells, 18 layers) + sliding");
}

void TestContextMemory::agreesWithEngineLogs()
{
    QFETCH(AiModel, model);
    QFETCH(qint64, tokens);
    QFETCH(KvFormat, format);
    QFETCH(Bytes, bytes);
    QCOMPARE(contextBytes(model, one(tokens, Engine::LlamaCpp, format)), bytes);
}

void TestContextMemory::bytesPerToken_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<Bytes>("bytes"); // at f16
    QTest::newRow("Llama 3.1 8B, 128 KiB") << llama31_8b() << 128 * kib;
    QTest::newRow("Llama 3.x 70B, 320 KiB") << llama33_70b() << 320 * kib;
    QTest::newRow("Llama 3.1 405B, 504 KiB") << llama31_405b() << 504 * kib;
    QTest::newRow("Qwen3-30B-A3B, 96 KiB") << qwen3_30b() << 96 * kib;
    QTest::newRow("Qwen3-235B-A22B, 188 KiB") << qwen3_235b() << 188 * kib;
    QTest::newRow("Command R, 1280 KiB") << commandR() << 1280 * kib;
    // vLLM printed 46.80 GiB for 715,072 tokens: 70,275 bytes each.
    QTest::newRow("DeepSeek R1, 68.6 KiB") << deepseekR1() << Bytes {70'272};
    QTest::newRow("Kimi K2, 68.6 KiB") << kimiK2() << Bytes {70'272};
    QTest::newRow("gpt-oss-120b, 36 KiB") << gptOss120b() << 36 * kib;
    QTest::newRow("gpt-oss-20b, 24 KiB") << gptOss20b() << 24 * kib;
    QTest::newRow("Gemma 3 27B, 80 KiB") << gemma3_27b() << 80 * kib;
    QTest::newRow("Qwen3.6-27B, 64 KiB") << qwen36_27b() << 64 * kib;
}

void TestContextMemory::bytesPerToken()
{
    QFETCH(AiModel, model);
    QFETCH(Bytes, bytes);
    for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
        constexpr qint64 tokens = qint64 {256} * 800; // whole pages of both engines
        const Bytes once = contextBytes(model, one(tokens, engine));
        const Bytes twice = contextBytes(model, one(2 * tokens, engine));
        QCOMPARE(twice - once, bytes * tokens);
    }
}

void TestContextMemory::stateOfOneSequence_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<Bytes>("bytes");
    // 50.25 MiB and 598.50 MiB for four sequences in the engine's log.
    QTest::newRow("Qwen3.5-9B") << qwen35_9b() << Bytes {52'690'944};
    QTest::newRow("Qwen3.6-27B") << qwen36_27b() << 598 * bytesPerMib / 4 + bytesPerMib / 8;
    QTest::newRow("no linear layers") << llama33_70b() << Bytes {0};
}

void TestContextMemory::stateOfOneSequence()
{
    QFETCH(AiModel, model);
    QFETCH(Bytes, bytes);
    QCOMPARE(stateBytes(model, one(4096, Engine::LlamaCpp)), bytes);
}

void TestContextMemory::llamaPadsTo256Cells_data()
{
    QTest::addColumn<LayerGroup>("layer");
    QTest::addColumn<qint64>("tokens");
    QTest::addColumn<qint64>("cells");
    const LayerGroup full = fullLayers(1, {8, 1, 64});
    const LayerGroup window = windowedLayers(1, {8, 1, 64}, 1024);
    QTest::newRow("one token") << full << qint64 {1} << qint64 {256};
    QTest::newRow("256") << full << qint64 {256} << qint64 {256};
    QTest::newRow("257") << full << qint64 {257} << qint64 {512};
    QTest::newRow("shorter than the window") << window << qint64 {1000} << qint64 {1024};
    QTest::newRow("longer than the window") << window << qint64 {100'000} << qint64 {1536};
    QTest::newRow("just there") << window << qint64 {1536} << qint64 {1536};
    QTest::newRow("window of 128")
        << windowedLayers(1, {8, 1, 64}, 128) << qint64 {8192} << qint64 {768};
    QTest::newRow("chunk") << chunked(8192) << qint64 {100'000} << qint64 {8704};
}

void TestContextMemory::llamaPadsTo256Cells()
{
    QFETCH(LayerGroup, layer);
    QFETCH(qint64, tokens);
    QFETCH(qint64, cells);
    QCOMPARE(layerBytes(layer, one(tokens, Engine::LlamaCpp, KvFormat::F16)), cells * 256);
}

void TestContextMemory::vllmTakesBlocksOf16_data()
{
    QTest::addColumn<LayerGroup>("layer");
    QTest::addColumn<qint64>("tokens");
    QTest::addColumn<qint64>("stored");
    const LayerGroup full = fullLayers(1, {8, 1, 64});
    const LayerGroup window = windowedLayers(1, {8, 1, 64}, 1024);
    QTest::newRow("one token") << full << qint64 {1} << qint64 {16};
    QTest::newRow("16") << full << qint64 {16} << qint64 {16};
    QTest::newRow("17") << full << qint64 {17} << qint64 {32};
    QTest::newRow("short under a window, one block more")
        << window << qint64 {1000} << qint64 {1024};
    QTest::newRow("window and batch") << window << qint64 {100'000} << qint64 {9216 + 16};
    QTest::newRow("chunk and batch") << chunked(8192) << qint64 {100'000} << qint64 {16384 + 16};
}

void TestContextMemory::vllmTakesBlocksOf16()
{
    QFETCH(LayerGroup, layer);
    QFETCH(qint64, tokens);
    QFETCH(qint64, stored);
    QCOMPARE(layerBytes(layer, one(tokens, Engine::Vllm, KvFormat::F16)), stored * 256);
    QCOMPARE(layerBytes(layer, one(tokens, Engine::Vllm, KvFormat::Fp8)), stored * 128);
}

void TestContextMemory::kindsOfLayers_data()
{
    QTest::addColumn<LayerGroup>("layer");
    QTest::addColumn<KvFormats>("format");
    QTest::addColumn<Bytes>("bytes"); // of 1024 tokens in llama.cpp
    using enum KvFormat;
    const auto row = [](const char *name, const LayerGroup &layer, KvFormats format, Bytes bytes) {
        QTest::newRow(name) << layer << format << bytes;
    };
    const LayerGroup full = fullLayers(1, {64, 8, 128});
    row("f16 is 2 bytes", full, F16, 1024 * 2048 * 2);
    row("q8_0 is 34/32, not one", full, Q8_0, 1024 * 2048 / 32 * 34);
    row("q5_0 is 22/32", full, Q5_0, 1024 * 2048 / 32 * 22);
    row("q4_0 is 18/32, not a half", full, Q4_0, 1024 * 2048 / 32 * 18);
    row("keys at q8_0, values at q4_0", full, {Q8_0, Q4_0}, 1024 * 1024 / 32 * (34 + 18));
    row("keys at q8_0, values at f16", full, {Q8_0, F16}, 1024 * 1024 / 32 * (34 + 64));
    row("latent is one vector", latentLayers(1, 576), F16, 1024 * 576 * 2);
    row("latent at q8_0", latentLayers(1, 576), Q8_0, 1024 * 612);
    LayerGroup indexed = latentLayers(1, 576);
    indexed.indexerDim = 128;
    row("an indexer adds its key", indexed, F16, 1024 * (576 + 128) * 2);
    LayerGroup uneven = full;
    uneven.keyDim = 192;
    row("keys and values differ", uneven, F16, 1024 * 8 * (192 + 128) * 2);
    row("linear keeps nothing a token", linearLayers(1, 1000), F16, 0);
    LayerGroup shared = full;
    shared.kind = LayerKind::Shared;
    row("shared reads another's", shared, F16, 0);
    LayerGroup none = full;
    none.kind = LayerKind::None;
    row("no attention", none, F16, 0);
}

void TestContextMemory::kindsOfLayers()
{
    QFETCH(LayerGroup, layer);
    QFETCH(KvFormats, format);
    QFETCH(Bytes, bytes);
    QCOMPARE(layerBytes(layer, one(1024, Engine::LlamaCpp, format)), bytes);
}

void TestContextMemory::usersShareOnePoolOrHaveTheirOwn_data()
{
    QTest::addColumn<LayerGroup>("layer");
    QTest::addColumn<bool>("isUnified");
    QTest::addColumn<qint64>("cells"); // of four users with 16,384 tokens each, ubatch 512
    const LayerGroup full = fullLayers(1, {8, 1, 64});
    const LayerGroup window = windowedLayers(1, {8, 1, 64}, 128);
    QTest::newRow("full, apart") << full << false << qint64 {4 * 16384};
    QTest::newRow("full, unified") << full << true << qint64 {65536};
    // llama.cpp logs 1024 cells for gpt-oss-120b with four unified sequences.
    QTest::newRow("window, unified: each window and one batch") << window << true << qint64 {1024};
    QTest::newRow("window, apart: a batch for each") << window << false << qint64 {4 * 768};
}

void TestContextMemory::usersShareOnePoolOrHaveTheirOwn()
{
    QFETCH(LayerGroup, layer);
    QFETCH(bool, isUnified);
    QFETCH(qint64, cells);
    ModelChoice choice = choiceOf(u"Q4_K_M"_s, 16384, 4, Engine::LlamaCpp);
    choice.settings.isCacheUnified = isUnified;
    QCOMPARE(ContextMemory({layer}, choice).cellsOf(layer), cells);
}

void TestContextMemory::aLargerBatchWidensTheWindow()
{
    // llama.cpp logs 2304 cells for gpt-oss-20b (window 128) at ubatch 2048.
    const LayerGroup window = windowedLayers(1, {8, 1, 64}, 128);
    ModelChoice choice = one(131072, Engine::LlamaCpp);
    choice.settings.microBatch = 2048;
    QCOMPARE(ContextMemory({window}, choice).cellsOf(window), 2304);
}

void TestContextMemory::vllmPagesHoldAState()
{
    // 548,864 elements at 4 bytes fill 536 tokens of 4 KiB: pages of 544.
    const AiModel model = qwen35_9b();
    const ModelChoice choice = choiceOf(u"BF16"_s, 1000, 3, Engine::Vllm);
    const ContextMemory memory(model.layers, choice);
    const LayerGroup &linear = model.layers.front();
    const LayerGroup &full = model.layers.back();
    QCOMPARE(memory.cellsOf(full), 3 * 1088);
    QCOMPARE(memory.stateOf(linear), Bytes {3 * 544 * 4096});
    QCOMPARE(stateBytes(model, choice), Bytes {24} * 3 * 544 * 4096);
}

void TestContextMemory::nothingLeaves64Bits()
{
    const LayerGroup huge = fullLayers(1000, {10'000'000, 10'000'000, 10'000'000});
    for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
        AiModel model = llama31_8b();
        model.layers = {huge};
        QVERIFY(contextBytes(model, choiceOf({}, 100'000'000, 10'000, engine)) > 0);
    }
}

void TestContextMemory::formatsOfEachEngine()
{
    QCOMPARE(kvFormatIds(Engine::LlamaCpp).join(u' '), u"f16 q8_0 q5_0 q4_0"_s);
    QCOMPARE(kvFormatIds(Engine::Vllm).join(u' '), u"f16 fp8"_s);
}

CONFIGURATOR_TEST_MAIN(TestContextMemory)
#include "tst_contextmemory.moc"
