// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/placement/fit.h"

#include "support/aimodels.h"
#include "support/pools.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestFit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verdicts_data();
    void verdicts();
    void needOnOneAndTwoGpus();
    void onlyOneOrderHolds();
    void sumThatDoesNotSplit();
    void shortByTheLeastThatIsMissing_data();
    void shortByTheLeastThatIsMissing();
    void emptyBuildIsShortByTheWholeNeed();
    void tightUnderATenth_data();
    void tightUnderATenth();
    void sharesOfEqualDevicesAreCounted();
    void saysWhereItsFiguresComeFrom();
    void verdictIds();
};

namespace {

constexpr Mib rtx5090 = 32607;
constexpr Mib rtx3090 = 24576;
constexpr Mib rtxPro6000 = 97887;
constexpr Mib h100 = 81559;
constexpr Mib h200 = 143771;

ModelChoice choiceOf(const AiModel &model, const QString &format, qint64 context = 8192,
                     int users = 1, Engine engine = Engine::LlamaCpp)
{
    return {model.id, format, context, users, engine, KvFormat::F16};
}

Fit fitFor(const AiModel &model, const ModelChoice &choice, std::vector<LinkedGroup> groups)
{
    return fitOf(&model, choice, totalsOfGroups(std::move(groups)));
}

Fit llama70bOn(std::vector<LinkedGroup> groups)
{
    const AiModel model = llama33_70b();
    return fitFor(model, choiceOf(model, u"Q4_K_M"_s), std::move(groups));
}

Bytes needOfLlama70b()
{
    const AiModel model = llama33_70b();
    const auto need = requirementOf(model, choiceOf(model, u"Q4_K_M"_s));
    return need->weights.total + need->context + need->state;
}

} // namespace

void TestFit::verdicts_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<ModelChoice>("choice");
    QTest::addColumn<std::vector<LinkedGroup>>("groups");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char *name, const AiModel &model, const ModelChoice &choice,
                        const std::vector<LinkedGroup> &groups, const char *verdict) {
        QTest::newRow(name) << model << choice << groups << QString::fromLatin1(verdict);
    };
    const AiModel big = llama33_70b();
    const ModelChoice q4 = choiceOf(big, u"Q4_K_M"_s);
    row("one 5090", big, q4, {loose(u"5090"_s, 1, rtx5090)}, "short");
    row("two 5090", big, q4, {loose(u"5090"_s, 2, rtx5090)}, "paper");
    row("two bridged 3090", big, q4, {joined(u"3090"_s, 2, rtx3090)}, "linked");
    row("two loose 3090", big, q4, {loose(u"3090"_s, 2, rtx3090)}, "paper");
    row("one of 96 GB", big, q4, {loose(u"pro-6000"_s, 1, rtxPro6000)}, "single");
    row("one of 96 GB beside small ones", big, q4,
        {loose(u"pro-6000"_s, 1, rtxPro6000), loose(u"3090"_s, 4, rtx3090)}, "single");
    row("a pair that is too small beside loose ones", big, q4,
        {joined(u"a"_s, 2, 12288), loose(u"3090"_s, 2, rtx3090)}, "paper");
    row("the second group holds it", big, q4,
        {joined(u"a"_s, 16, 3000), joined(u"3090"_s, 2, rtx3090)}, "linked");
    const ModelChoice many = choiceOf(big, u"BF16"_s, 32768, 8, Engine::Vllm);
    row("HGX of eight H100", big, many, {joined(u"h100"_s, 8, h100)}, "linked");
    row("eight H100 in eight machines", big, many, {loose(u"h100"_s, 8, h100)}, "paper");
    row("two H100 are too few", big, many, {joined(u"h100"_s, 2, h100)}, "short");
    const AiModel r1 = deepseekR1();
    const ModelChoice fp8 = choiceOf(r1, u"FP8"_s, 32768, 8, Engine::Vllm);
    row("R1 on eight H100", r1, fp8, {joined(u"h100"_s, 8, h100)}, "short");
    row("R1 on eight H200", r1, fp8, {joined(u"h200"_s, 8, h200)}, "linked");
    row("R1 on two HGX of H100", r1, fp8, {joined(u"h100"_s, 8, h100), joined(u"h100"_s, 8, h100)},
        "paper");
    row("R1 on two joined HGX", r1, fp8, {joined(u"h100"_s, 16, h100)}, "linked");
    const AiModel oss = gptOss120b();
    row("gpt-oss on one H100", oss, choiceOf(oss, u"MXFP4"_s, 8192, 1, Engine::Vllm),
        {loose(u"h100"_s, 1, h100)}, "single");
}

void TestFit::verdicts()
{
    QFETCH(AiModel, model);
    QFETCH(ModelChoice, choice);
    QFETCH(std::vector<LinkedGroup>, groups);
    QFETCH(QString, verdict);
    QCOMPARE(verdictId(fitFor(model, choice, groups).verdict), verdict);
}

void TestFit::needOnOneAndTwoGpus()
{
    const Bytes weights = weightsOf(llama33_70b(), u"Q4_K_M"_s)->total;
    const Fit one = llama70bOn({loose(u"pro-6000"_s, 1, rtxPro6000)});
    QCOMPARE(one.weights, weights);
    QCOMPARE(one.context, 2560 * bytesPerMib);
    QCOMPARE(one.working, bytesPerGib);
    const Fit two = llama70bOn({loose(u"5090"_s, 2, rtx5090)});
    QCOMPARE(two.weights, weights);
    QCOMPARE(two.context, 2560 * bytesPerMib);
    QCOMPARE(two.working, 2 * bytesPerGib);
    QCOMPARE(two.need(), one.need() + bytesPerGib);
}

void TestFit::onlyOneOrderHolds()
{
    // Four layers of 1281, 1601, 641 and 1281 MiB: only the large GPU between the small ones holds
    // them. Neither largest first nor smallest first does.
    AiModel model = llama31_8b();
    model.vocabulary = 0;
    model.parameters.reset();
    model.weights = {{u"BF16"_s, 4 * bytesPerMib, true, u"test"_s}};
    model.layers.clear();
    for (const int heads : {40, 50, 20, 40})
        model.layers.push_back(fullLayers(1, {heads, heads, 128}));
    const ModelChoice choice = choiceOf(model, u"BF16"_s, 65536);
    const std::vector groups {loose(u"large"_s, 1, 1024 + 2242), loose(u"small"_s, 2, 1024 + 1281)};
    const Fit fit = fitFor(model, choice, groups);
    QCOMPARE(fit.verdict, Verdict::Paper);
    QCOMPARE(fit.shares.size(), std::size_t {2});
    QCOMPARE(fit.shares[0].unit, u"small"_s);
    QCOMPARE(fit.shares[0].copies, 2);
    QCOMPARE(fit.shares[1].need, fit.shares[1].usable);
    const std::vector less {loose(u"large"_s, 1, 1024 + 2241), loose(u"small"_s, 2, 1024 + 1300)};
    QCOMPARE(fitFor(model, choice, less).verdict, Verdict::Unsplittable);
}

void TestFit::sumThatDoesNotSplit()
{
    // 80 layers of half a GiB: nine GPUs of 5.5 GiB hold eight layers and waste the rest.
    const Fit fit = llama70bOn({loose(u"a"_s, 10, 5500)});
    QCOMPARE(fit.verdict, Verdict::Unsplittable);
    QVERIFY(fit.combinedUsable >= fit.need());
    QCOMPARE(fit.shortBy, 0);
    QVERIFY(fit.shares.empty());
    QCOMPARE(fit.weights + fit.context, needOfLlama70b());
    // What is drawn is the need on as few GPUs as cover it.
    QCOMPARE(fit.working, 10 * bytesPerGib);
    QCOMPARE(llama70bOn({loose(u"a"_s, 11, 5500)}).verdict, Verdict::Paper);
}

void TestFit::shortByTheLeastThatIsMissing_data()
{
    QTest::addColumn<std::vector<LinkedGroup>>("groups");
    QTest::addColumn<Bytes>("shortBy");
    const Bytes need = needOfLlama70b();
    QTest::newRow("one GPU") << std::vector {loose(u"a"_s, 1, 24576)}
                             << need + bytesPerGib - 24 * bytesPerGib;
    QTest::newRow("several GPUs") << std::vector {loose(u"a"_s, 3, 8192)}
                                  << need + 3 * bytesPerGib - 24 * bytesPerGib;
    QTest::newRow("GPUs too small for their own working space do not count")
        << std::vector {loose(u"a"_s, 1, 24576), loose(u"b"_s, 9, 512)}
        << need + bytesPerGib - 24 * bytesPerGib;
    QTest::newRow("nothing but such GPUs")
        << std::vector {loose(u"b"_s, 9, 512)} << need + bytesPerGib - bytesPerGib / 2;
}

void TestFit::shortByTheLeastThatIsMissing()
{
    QFETCH(std::vector<LinkedGroup>, groups);
    QFETCH(Bytes, shortBy);
    const Fit fit = llama70bOn(groups);
    QCOMPARE(fit.verdict, Verdict::Short);
    QCOMPARE(fit.shortBy, shortBy);
}

void TestFit::emptyBuildIsShortByTheWholeNeed()
{
    const Fit fit = llama70bOn({});
    QCOMPARE(fit.verdict, Verdict::Short);
    QCOMPARE(fit.shortBy, needOfLlama70b() + bytesPerGib);
    QCOMPARE(fit.need(), fit.shortBy);
    QCOMPARE(fit.combinedUsable, 0);
    QVERIFY(!fit.stack);
    QVERIFY(fit.shares.empty());
}

void TestFit::tightUnderATenth_data()
{
    QTest::addColumn<Mib>("usable");
    QTest::addColumn<bool>("isTight");
    // The need on one GPU is 44,127.1 MiB: nine tenths of 49,030.2 MiB.
    QTest::newRow("just free enough") << Mib {49'031} << false;
    QTest::newRow("just not") << Mib {49'030} << true;
    QTest::newRow("full") << Mib {44'128} << true;
}

void TestFit::tightUnderATenth()
{
    QFETCH(Mib, usable);
    QFETCH(bool, isTight);
    const Fit fit = llama70bOn({loose(u"a"_s, 1, usable)});
    QCOMPARE(fit.verdict, Verdict::Single);
    QCOMPARE(fit.isTight, isTight);
    QCOMPARE(fit.isTight, (fit.singleUsable - fit.need()) * 10 < fit.singleUsable);
}

void TestFit::sharesOfEqualDevicesAreCounted()
{
    AiModel model = llama33_70b();
    model.layers[0].count = 1; // one layer: only tensor-parallel splits
    const Fit fit = fitFor(model, choiceOf(model, u"BF16"_s, 8192, 1, Engine::Vllm),
                           {joined(u"h100"_s, 4, 60000)});
    QCOMPARE(fit.verdict, Verdict::Linked);
    QCOMPARE(fit.shares.size(), std::size_t {1});
    QCOMPARE(fit.shares[0].copies, 4);
    QCOMPARE(fit.shares[0].unit, u"h100"_s);
    QCOMPARE(fit.shares[0].name, u"H100"_s);
    QCOMPARE(fit.shares[0].usable, 60000 * bytesPerMib);
    QCOMPARE(4 * fit.shares[0].need, fit.need());
}

void TestFit::saysWhereItsFiguresComeFrom()
{
    AiModel model = llama33_70b();
    model.weights = {{u"Q4_K_M"_s, Bytes {42'520'000'000}, false, u"a listing"_s}};
    const Fit fit = fitFor(model, choiceOf(model, u"Q4_K_M"_s), {loose(u"5090"_s, 2, rtx5090)});
    QCOMPARE(fit.weights, 42'520'000'000);
    QCOMPARE(fit.weightsBasis, Basis::Published);
    QCOMPARE(fit.contextBasis, Basis::Computed);
    QCOMPARE(fit.workingBasis, Basis::Assumed);
    QVERIFY(fit.weightsExplanation.contains(u"a listing"));
    QVERIFY(fit.contextExplanation.contains(u"8,192"));
    QVERIFY(fit.workingExplanation.contains(u"1.0 GiB"));
    const Fit shortFit = llama70bOn({loose(u"5090"_s, 1, rtx5090)});
    QVERIFY(!shortFit.weightsExplanation.isEmpty());
    QVERIFY(!shortFit.workingExplanation.isEmpty());
}

void TestFit::verdictIds()
{
    QCOMPARE(verdictId(Verdict::Unknown), u"unknown"_s);
    QCOMPARE(verdictId(Verdict::Short), u"short"_s);
    QCOMPARE(verdictId(Verdict::Unsplittable), u"unsplittable"_s);
    QCOMPARE(verdictId(Verdict::Paper), u"paper"_s);
    QCOMPARE(verdictId(Verdict::Linked), u"linked"_s);
    QCOMPARE(verdictId(Verdict::Single), u"single"_s);
}

CONFIGURATOR_TEST_MAIN(TestFit)
#include "tst_fit.moc"
