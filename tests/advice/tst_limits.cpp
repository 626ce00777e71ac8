// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/limits.h"

#include "support/aimodels.h"
#include "support/choices.h"
#include "support/pools.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestLimits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersAreTheLastThatFit_data();
    void answersAreTheLastThatFit();
    void publishedWeightsAreNotEnlarged();
    void unknownHasNoLimits();
    void nothingFitsNowhere();
    void contextStopsAtTheModelsOwnLimit();
    void aStricterDemandNeverAllowsMore();
};

namespace {

Totals totalsOf(int count, Mib usable, bool isFast = false)
{
    return totalsOfGroups(
        {isFast ? joined(u"gpu"_s, count, usable) : loose(u"gpu"_s, count, usable)});
}

Verdict verdictOf(const AiModel &model, const ModelChoice &choice, const Totals &totals)
{
    return fitOf(&model, choice, totals).verdict;
}

} // namespace

void TestLimits::answersAreTheLastThatFit_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<ModelChoice>("choice");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<Mib>("usable");
    const Engine llama = Engine::LlamaCpp;
    const Engine vllm = Engine::Vllm;
    QTest::newRow("70B on two of 24 GB")
        << llama33_70b() << choiceOf(u"Q4_K_M"_s, 8192, 1, llama) << 2 << Mib {24576};
    QTest::newRow("8B on one of 24 GB")
        << llama31_8b() << choiceOf(u"Q8_0"_s, 8192, 2, llama) << 1 << Mib {24564};
    QTest::newRow("windows") << gemma3_27b() << choiceOf(u"Q4_K_M"_s, 8192, 1, llama) << 1
                             << Mib {24564};
    QTest::newRow("states") << qwen36_27b() << choiceOf(u"FP8"_s, 8192, 3, vllm) << 2
                            << Mib {49140};
    QTest::newRow("experts under vllm")
        << gptOss120b() << choiceOf(u"MXFP4"_s, 8192, 1, vllm) << 2 << Mib {81559};
}

void TestLimits::answersAreTheLastThatFit()
{
    QFETCH(AiModel, model);
    QFETCH(ModelChoice, choice);
    QFETCH(int, gpus);
    QFETCH(Mib, usable);
    const Totals totals = totalsOf(gpus, usable);
    const Limits limits = limitsOf(&model, choice, FitPools(totals), Verdict::Paper);
    QVERIFY(limits.longestContext && limits.mostUsers);
    const auto fits
        = [&](ModelChoice tried) { return verdictOf(model, tried, totals) >= Verdict::Paper; };
    ModelChoice tried = choice;
    tried.context = *limits.longestContext;
    QVERIFY(fits(tried));
    tried.context = *limits.longestContext + 1;
    QVERIFY(tried.context > contextLimit(model) || !fits(tried));
    tried = choice;
    tried.users = *limits.mostUsers;
    QVERIFY(fits(tried));
    ++tried.users;
    QVERIFY(!fits(tried));
    tried = choice;
    for (const WeightFormat &format : formatsFor(model, choice.engine)) {
        tried.format = format.id;
        if (format.id == limits.leastReducedFormat) {
            QVERIFY(fits(tried));
            break;
        }
        QVERIFY2(!fits(tried), qPrintable(format.id));
    }
}

// gpt-oss comes at 4 bits; the same at 16 would only be larger.
void TestLimits::publishedWeightsAreNotEnlarged()
{
    const AiModel model = gptOss20b();
    const ModelChoice choice = choiceOf(u"Q4_K_M"_s, 8192, 1, Engine::LlamaCpp);
    const FitPools pools(totalsOf(1, 81'559));
    ModelChoice large = choice;
    large.format = u"BF16"_s;
    QVERIFY(fitOf(&model, large, pools).verdict >= Verdict::Paper);
    QCOMPARE(leastReducedFormat(model, choice, pools, Verdict::Paper), u"MXFP4"_s);
}

void TestLimits::unknownHasNoLimits()
{
    const ModelChoice choice = choiceOf(u"Q4_K_M"_s, 8192, 1, Engine::LlamaCpp);
    QVERIFY(limitsOf(nullptr, choice, FitPools(totalsOf(1, 24576)), Verdict::Paper) == Limits());
    AiModel pictures = llama31_8b();
    pictures.modality = u"text-to-image"_s;
    QVERIFY(limitsOf(&pictures, choice, FitPools(totalsOf(1, 24576)), Verdict::Paper) == Limits());
}

void TestLimits::nothingFitsNowhere()
{
    const AiModel model = llama33_70b();
    const ModelChoice choice = choiceOf(u"Q4_K_M"_s, 8192, 1, Engine::LlamaCpp);
    QVERIFY(limitsOf(&model, choice, FitPools(Totals()), Verdict::Paper) == Limits());
    QVERIFY(limitsOf(&model, choice, FitPools(totalsOf(1, 8192)), Verdict::Paper) == Limits());
}

void TestLimits::contextStopsAtTheModelsOwnLimit()
{
    const AiModel model = llama31_8b();
    const ModelChoice choice = choiceOf(u"Q4_K_M"_s, 8192, 1, Engine::LlamaCpp);
    QCOMPARE(longestContext(model, choice, FitPools(totalsOf(1, 81559)), Verdict::Paper), 131072);
}

void TestLimits::aStricterDemandNeverAllowsMore()
{
    const AiModel model = llama33_70b();
    const ModelChoice choice = choiceOf(u"Q4_K_M"_s, 8192, 1, Engine::LlamaCpp);
    for (const bool isFast : {false, true}) {
        const Totals totals = totalsOf(3, 24576, isFast);
        std::optional<qint64> before = contextLimit(model);
        for (const Verdict level : {Verdict::Paper, Verdict::Linked, Verdict::Single}) {
            const auto longest = longestContext(model, choice, FitPools(totals), level);
            QVERIFY(longest.value_or(0) <= before.value_or(0));
            before = longest;
        }
    }
}

CONFIGURATOR_TEST_MAIN(TestLimits)
#include "tst_limits.moc"
