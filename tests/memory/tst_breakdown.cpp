// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/breakdown.h"

#include "support/aimodels.h"
#include "support/choices.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestBreakdown : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsAddUpToTheNeed_data();
    void partsAddUpToTheNeed();
    void namesWhatIsNotCounted();
    void everyPartSaysHow();
};

namespace {

QStringList idsOf(const NeedParts &parts)
{
    QStringList ids;
    for (const NeedPart &part : parts)
        ids.append(part.id);
    return ids;
}

} // namespace

void TestBreakdown::partsAddUpToTheNeed_data()
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

void TestBreakdown::partsAddUpToTheNeed()
{
    QFETCH(AiModel, model);
    QFETCH(ModelChoice, choice);
    for (const bool isInRam : {false, true}) {
        choice.settings.isEmbeddingInRam = isInRam;
        const Result<Requirement> need = requirementOf(model, choice);
        const Result<Breakdown> breakdown = breakdownOf(model, choice, {2, 4}, 50'000);
        VERIFY_OK(need);
        VERIFY_OK(breakdown);
        QCOMPARE(sumOf(breakdown->weights), need->weights.total);
        QCOMPARE(sumOf(breakdown->context), need->context + need->state);
        QCOMPARE(sumOf(breakdown->working),
                 4 * WorkingSpace(model, choice).on({2, 4}, 50'000)
                     + tilePadding(model, choice, 2));
    }
}

void TestBreakdown::namesWhatIsNotCounted()
{
    const auto gguf
        = breakdownOf(gemma3_27b(), choiceOf(u"Q4_K_M"_s, 8192, 1, Engine::LlamaCpp), {}, 24576);
    VERIFY_OK(gguf);
    QCOMPARE(idsOf(gguf->apart), QStringList {u"side"_s});
    QVERIFY(!idsOf(gguf->weights).contains(u"side"_s));
    const auto whole
        = breakdownOf(gemma3_27b(), choiceOf(u"BF16"_s, 8192, 1, Engine::Vllm), {}, 81920);
    VERIFY_OK(whole);
    QCOMPARE(idsOf(whole->apart), QStringList());
    QVERIFY(idsOf(whole->weights).contains(u"side"_s));
}

void TestBreakdown::everyPartSaysHow()
{
    const auto breakdown
        = breakdownOf(gptOss120b(), choiceOf(u"MXFP4"_s, 8192, 1, Engine::LlamaCpp), {1, 2}, 24576);
    VERIFY_OK(breakdown);
    QCOMPARE(idsOf(breakdown->context), QStringList({u"kv-window"_s, u"kv-full"_s}));
    QCOMPARE(breakdown->context.back().formula,
             u"18 layers × 8 KV heads × (64 + 64) elements × 8,192 cells at f16."_s);
    QCOMPARE(idsOf(breakdown->working), QStringList({u"engine"_s, u"compute-buffer"_s}));
    for (const NeedParts &parts : {breakdown->weights, breakdown->context, breakdown->working}) {
        for (const NeedPart &part : parts) {
            QVERIFY(!part.name.isEmpty());
            QVERIFY(part.formula.endsWith(u'.'));
        }
    }
}

CONFIGURATOR_TEST_MAIN(TestBreakdown)
#include "tst_breakdown.moc"
