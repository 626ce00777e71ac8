// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/requirement.h"

#include "support/aimodels.h"
#include "support/testmain.h"

#include <numeric>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestRequirement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layersAddUp_data();
    void layersAddUp();
    void usersMultiplyTheContext();
    void contextFollowsItsLayer();
    void moreContextNeverNeedsLess();
    void refusesWithASentence_data();
    void refusesWithASentence();
    void takesTheLimitsThemselves();
    void saysHowItComes();
    void llamaWorkingSpace_data();
    void llamaWorkingSpace();
    void vllmWorkingSpace_data();
    void vllmWorkingSpace();
};

namespace {

ModelChoice choiceOf(const QString &format, qint64 context, int users, Engine engine,
                     KvFormat kv = KvFormat::F16)
{
    return {u"any"_s, format, context, users, engine, kv};
}

} // namespace

void TestRequirement::layersAddUp_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<ModelChoice>("choice");
    for (const AiModel &model :
         {llama33_70b(), mixtral8x7b(), deepseekR1(), gptOss120b(), gemma3_27b(), qwen36_27b()}) {
        for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
            for (const WeightFormat &format : formatsFor(model, engine)) {
                const QString name = u"%1 %2 %3"_s.arg(model.id, engineId(engine), format.id);
                QTest::newRow(qPrintable(name)) << model << choiceOf(format.id, 10'001, 3, engine);
            }
        }
    }
}

void TestRequirement::layersAddUp()
{
    QFETCH(AiModel, model);
    QFETCH(ModelChoice, choice);
    const Result<Requirement> need = requirementOf(model, choice);
    VERIFY_OK(need);
    QCOMPARE(static_cast<int>(need->layers.size()), model.layerCount());
    const Bytes sum = std::reduce(need->layers.begin(), need->layers.end(),
                                  need->weights.embedding + need->weights.head);
    QCOMPARE(sum, need->weights.total + need->context + need->state);
    QCOMPARE(need->weights.total, weightsOf(model, choice.format)->total);
    QCOMPARE(need->contextBasis, Basis::Computed);
}

void TestRequirement::usersMultiplyTheContext()
{
    const AiModel model = qwen36_27b();
    for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
        const QString format = engine == Engine::Vllm ? u"AWQ"_s : u"Q4_K_M"_s;
        const auto one = requirementOf(model, choiceOf(format, 5000, 1, engine));
        const auto seven = requirementOf(model, choiceOf(format, 5000, 7, engine));
        VERIFY_OK(one);
        VERIFY_OK(seven);
        QCOMPARE(one->context, contextBytes(model, 5000, engine, KvFormat::F16));
        QCOMPARE(one->state, stateBytes(model, engine));
        QCOMPARE(seven->context, 7 * one->context);
        QCOMPARE(seven->state, 7 * one->state);
        QCOMPARE(seven->weights, one->weights);
    }
}

void TestRequirement::contextFollowsItsLayer()
{
    const AiModel model = qwen36_27b();
    const auto less = requirementOf(model, choiceOf(u"Q4_K_M"_s, 8192, 1, Engine::LlamaCpp));
    const auto more = requirementOf(model, choiceOf(u"Q4_K_M"_s, 16384, 1, Engine::LlamaCpp));
    VERIFY_OK(less);
    VERIFY_OK(more);
    int grown = 0;
    for (std::size_t i = 0; i < less->layers.size(); ++i) {
        const Bytes growth = more->layers[i] - less->layers[i];
        QVERIFY(growth == 0 || growth == qint64 {8192} * 4 * 512 * 2);
        grown += growth > 0 ? 1 : 0;
    }
    QCOMPARE(grown, 16); // the layers with attention
}

void TestRequirement::moreContextNeverNeedsLess()
{
    for (const AiModel &model : {llama31_8b(), gptOss20b(), gemma3_27b(), qwen36_27b()}) {
        for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
            Bytes before = 0;
            for (qint64 context = 1; context <= 131072; context += 977) {
                const Bytes bytes = contextBytes(model, context, engine, KvFormat::F16);
                QVERIFY2(bytes >= before, qPrintable(model.id));
                before = bytes;
            }
        }
    }
}

void TestRequirement::refusesWithASentence_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<ModelChoice>("choice");
    QTest::addColumn<QString>("error");
    const Engine llama = Engine::LlamaCpp;
    const Engine vllm = Engine::Vllm;
    const auto row = [](const char *name, const AiModel &model, const ModelChoice &choice,
                        const QString &error) { QTest::newRow(name) << model << choice << error; };
    AiModel picture = llama31_8b();
    picture.modality = u"text-to-image"_s;
    AiModel noParameters = llama31_8b();
    noParameters.parameters.reset();
    row("dimensions", picture, choiceOf(u"Q4_K_M"_s, 1, 1, llama),
        u"The dimensions of llama-3.1-8b-instruct are not known, so what it needs is not known."_s);
    row("parameters", noParameters, choiceOf(u"Q4_K_M"_s, 1, 1, llama),
        u"The number of parameters of llama-3.1-8b-instruct is not known, so its size in Q4_K_M is "
        "not known."_s);
    row("format of another engine", llama31_8b(), choiceOf(u"Q4_K_M"_s, 1, 1, vllm),
        u"vllm does not take llama-3.1-8b-instruct in the format “Q4_K_M”: choose one of BF16, "
        "FP8, INT8, AWQ."_s);
    row("no format", gptOss20b(), choiceOf(QString(), 1, 1, vllm),
        u"vllm does not take gpt-oss-20b in the format “”: choose one of MXFP4."_s);
    row("KV format", llama31_8b(), choiceOf(u"Q4_K_M"_s, 1, 1, llama, KvFormat::Fp8),
        u"llama.cpp does not keep a KV cache in the format “fp8”: choose one of f16, q8_0, q5_0, "
        "q4_0."_s);
    row("KV format of vllm", llama31_8b(), choiceOf(u"AWQ"_s, 1, 1, vllm, KvFormat::Q8_0),
        u"vllm does not keep a KV cache in the format “q8_0”: choose one of f16, fp8."_s);
    row("no user", llama31_8b(), choiceOf(u"Q4_K_M"_s, 1, 0, llama),
        u"The number of users is 0: choose from 1 to 10,000."_s);
    row("too many users", llama31_8b(), choiceOf(u"Q4_K_M"_s, 1, 10'001, llama),
        u"The number of users is 10,001: choose from 1 to 10,000."_s);
    row("no context", llama31_8b(), choiceOf(u"Q4_K_M"_s, 0, 1, llama),
        u"The context is 0 tokens a user: llama-3.1-8b-instruct takes from 1 to 131,072."_s);
    row("beyond the model's limit", llama31_8b(), choiceOf(u"Q4_K_M"_s, 131'073, 1, llama),
        u"The context is 131,073 tokens a user: llama-3.1-8b-instruct takes from 1 to 131,072."_s);
}

void TestRequirement::refusesWithASentence()
{
    QFETCH(AiModel, model);
    QFETCH(ModelChoice, choice);
    QFETCH(QString, error);
    const Result<Requirement> need = requirementOf(model, choice);
    QVERIFY(!need);
    QCOMPARE(need.error(), error);
}

void TestRequirement::takesTheLimitsThemselves()
{
    VERIFY_OK(
        requirementOf(llama31_8b(), choiceOf(u"Q4_K_M"_s, 131'072, 10'000, Engine::LlamaCpp)));
    AiModel noLimit = llama31_8b();
    noLimit.maxContext.reset();
    const auto need
        = requirementOf(noLimit, choiceOf(u"Q4_K_M"_s, 100'000'000, 10'000, Engine::LlamaCpp));
    VERIFY_OK(need);
    QCOMPARE(need->context,
             qint64 {10'000} * 100'000'000 / 256 * 256 * 131'072
                 + qint64 {10'000} * (100'000'000 % 256 == 0 ? 0 : 256 - 100'000'000 % 256)
                     * 131'072);
}

void TestRequirement::saysHowItComes()
{
    const auto one = requirementOf(llama31_8b(), choiceOf(u"Q4_K_M"_s, 8192, 1, Engine::LlamaCpp));
    VERIFY_OK(one);
    QCOMPARE(one->contextExplanation,
             u"Computed: the KV cache of 8,192 tokens at f16, layer by layer, as llama.cpp sets it "
             "aside."_s);
    const auto many = requirementOf(llama31_8b(), choiceOf(u"AWQ"_s, 8192, 12, Engine::Vllm));
    VERIFY_OK(many);
    QCOMPARE(many->contextExplanation,
             u"Computed: the KV cache of 8,192 tokens for each of 12 users at f16, layer by layer, "
             "as vllm sets it aside."_s);
}

void TestRequirement::llamaWorkingSpace_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<Bytes>("bytes");
    const Bytes engine = bytesPerGib / 2;
    QTest::newRow("at least half a GiB of buffers") << llama33_70b() << 2 * engine;
    QTest::newRow("a large vocabulary")
        << gemma3_27b() << engine + Bytes {512} * (262208 + 16 * 5376) * 4;
    QTest::newRow("a wide model") << llama31_405b()
                                  << engine + Bytes {512} * (128256 + 16 * 16384) * 4;
}

void TestRequirement::llamaWorkingSpace()
{
    QFETCH(AiModel, model);
    QFETCH(Bytes, bytes);
    const ModelChoice choice = choiceOf(u"Q4_K_M"_s, 8192, 1, Engine::LlamaCpp);
    for (const int devices : {1, 8}) {
        const WorkingSpace space = workingSpace(model, choice, devices, 24576);
        QCOMPARE(space.perDevice, bytes);
        QCOMPARE(space.basis, Basis::Assumed);
        QCOMPARE(space.explanation,
                 u"Assumed: %1 on each GPU that is used, for the engine and its buffers."_s.arg(
                     gibText(bytes)));
    }
}

void TestRequirement::vllmWorkingSpace_data()
{
    QTest::addColumn<int>("devices");
    QTest::addColumn<Mib>("usable");
    QTest::addColumn<Bytes>("bytes");
    QTest::newRow("alone") << 1 << Mib {81600} << (6528 + 1536) * bytesPerMib;
    QTest::newRow("two") << 2 << Mib {81600} << (6528 + 3584) * bytesPerMib;
    QTest::newRow("sixteen") << 16 << Mib {81600} << (6528 + 3584) * bytesPerMib;
    QTest::newRow("rounded up") << 1 << Mib {1} << 1536 * bytesPerMib + 83887;
}

void TestRequirement::vllmWorkingSpace()
{
    QFETCH(int, devices);
    QFETCH(Mib, usable);
    QFETCH(Bytes, bytes);
    const ModelChoice choice = choiceOf(u"AWQ"_s, 8192, 1, Engine::Vllm);
    const WorkingSpace space = workingSpace(llama31_8b(), choice, devices, usable);
    QCOMPARE(space.perDevice, bytes);
    QCOMPARE(space.basis, Basis::Assumed);
    QVERIFY(space.explanation.contains(u"8 %"));
}

CONFIGURATOR_TEST_MAIN(TestRequirement)
#include "tst_requirement.moc"
