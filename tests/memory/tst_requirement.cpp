// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/requirement.h"

#include "memory/contextmemory.h"
#include "support/aimodels.h"
#include "support/choices.h"
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
    void embeddingMayStayInRam();
};

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
        QCOMPARE(one->context, contextBytes(model, choiceOf(format, 5000, 1, engine)));
        QCOMPARE(one->state, stateBytes(model, choiceOf(format, 5000, 1, engine)));
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
                const Bytes bytes = contextBytes(model, choiceOf({}, context, 1, engine));
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
    row("keys and values apart under vllm", llama31_8b(),
        choiceOf(u"AWQ"_s, 1, 1, vllm, {KvFormat::F16, KvFormat::Fp8}),
        u"vllm keeps keys and values in one format: choose one of f16, fp8."_s);
    EngineSettings plain;
    plain.hasFlashAttention = false;
    row("reduced values without flash attention", llama31_8b(),
        choiceOf(u"Q4_K_M"_s, 1, 1, llama, {KvFormat::Q8_0, KvFormat::Q4_0}, plain),
        u"Without flash attention llama.cpp keeps the values of the KV cache at f16 only, and not "
        "at q4_0."_s);
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

void TestRequirement::embeddingMayStayInRam()
{
    ModelChoice choice = choiceOf(u"Q4_K_M"_s, 8192, 1, Engine::LlamaCpp);
    const auto whole = requirementOf(llama33_70b(), choice);
    choice.settings.isEmbeddingInRam = true;
    const auto rest = requirementOf(llama33_70b(), choice);
    VERIFY_OK(whole);
    VERIFY_OK(rest);
    QCOMPARE(rest->inRam, Bytes {128256} * 8192 / 256 * 144);
    QCOMPARE(rest->weights.total, whole->weights.total - rest->inRam);
    QCOMPARE(rest->layers, whole->layers);
    // Where the head shares the embedding the GPU needs it all the same.
    QCOMPARE(requirementOf(gemma3_12b(), choice)->inRam, Bytes {0});
}

CONFIGURATOR_TEST_MAIN(TestRequirement)
#include "tst_requirement.moc"
