// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/placement/fit.h"

#include "support/aimodels.h"
#include "support/pools.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Which vendor's GPUs count, and what is said when something is not known.
class TestFitStacks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void memoryOfTheStackThatCounts();
    void bestStackCounts_data();
    void bestStackCounts();
    void unknownSaysWhat_data();
    void unknownSaysWhat();
    void unknownUnitsForbidANo_data();
    void unknownUnitsForbidANo();
};

namespace {

constexpr Mib rtx5090 = 32607;
constexpr Mib rtx3090 = 24576;
constexpr Mib mi300x = 196288;

ModelChoice choiceOf(const AiModel &model, qint64 context = 8192)
{
    return {model.id, u"Q4_K_M"_s, context, 1, Engine::LlamaCpp, KvFormat::F16};
}

Fit llama70bOn(std::vector<LinkedGroup> groups)
{
    const AiModel model = llama33_70b();
    return fitOf(&model, choiceOf(model), totalsOfGroups(std::move(groups)));
}

} // namespace

void TestFitStacks::memoryOfTheStackThatCounts()
{
    const Fit fit = llama70bOn({joined(u"3090"_s, 2, rtx3090), loose(u"5090"_s, 3, rtx5090),
                                loose(u"mi300x"_s, 1, 30000, Stack::Rocm)});
    QCOMPARE(fit.stack, std::optional(Stack::Cuda));
    QCOMPARE(fit.combinedUsable, (2 * rtx3090 + 3 * rtx5090) * bytesPerMib);
    QCOMPARE(fit.fastLinkedUsable, 2 * rtx3090 * bytesPerMib);
    QCOMPARE(fit.singleUsable, rtx5090 * bytesPerMib);
    QCOMPARE(fit.verdict, Verdict::Linked);
}

void TestFitStacks::bestStackCounts_data()
{
    QTest::addColumn<std::vector<LinkedGroup>>("groups");
    QTest::addColumn<Stack>("stack");
    QTest::addColumn<QString>("verdict");
    const auto amd
        = [](int copies, Mib usable) { return loose(u"amd"_s, copies, usable, Stack::Rocm); };
    const auto row = [](const char *name, const std::vector<LinkedGroup> &groups, Stack stack,
                        const char *verdict) {
        QTest::newRow(name) << groups << stack << QString::fromLatin1(verdict);
    };
    row("the higher verdict", {loose(u"a"_s, 9, rtx5090), amd(1, mi300x)}, Stack::Rocm, "single");
    row("then the larger memory", {loose(u"a"_s, 2, rtx5090), amd(4, rtx5090)}, Stack::Rocm,
        "paper");
    row("then the order of stacks", {amd(2, rtx5090), loose(u"a"_s, 2, rtx5090)}, Stack::Cuda,
        "paper");
    row("stacks are never added", {loose(u"a"_s, 1, rtx5090), amd(1, rtx5090)}, Stack::Cuda,
        "short");
    row("the larger is less short", {loose(u"a"_s, 1, rtx3090), amd(1, rtx5090)}, Stack::Rocm,
        "short");
}

void TestFitStacks::bestStackCounts()
{
    QFETCH(std::vector<LinkedGroup>, groups);
    QFETCH(Stack, stack);
    QFETCH(QString, verdict);
    const Fit fit = llama70bOn(groups);
    QCOMPARE(fit.stack, std::optional(stack));
    QCOMPARE(verdictId(fit.verdict), verdict);
}

void TestFitStacks::unknownSaysWhat_data()
{
    QTest::addColumn<std::optional<AiModel>>("model");
    QTest::addColumn<ModelChoice>("choice");
    QTest::addColumn<QString>("reason");
    const AiModel model = llama31_8b();
    ModelChoice none;
    ModelChoice foreign;
    foreign.model = u"old-model"_s;
    QTest::newRow("no model") << std::optional<AiModel>() << none << u"No AI model is chosen."_s;
    QTest::newRow("model not in the catalogue")
        << std::optional<AiModel>() << foreign << u"The catalogue has no AI model “old-model”."_s;
    const ModelChoice beyond = choiceOf(model, 200'000);
    QTest::newRow("beyond the limit")
        << std::optional(model) << beyond << requirementOf(model, beyond).error();
    AiModel picture = model;
    picture.modality = u"text-to-image"_s;
    QTest::newRow("no dimensions")
        << std::optional(picture) << choiceOf(model) << requirementOf(picture, beyond).error();
}

void TestFitStacks::unknownSaysWhat()
{
    QFETCH(std::optional<AiModel>, model);
    QFETCH(ModelChoice, choice);
    QFETCH(QString, reason);
    const Totals totals = totalsOfGroups({loose(u"a"_s, 1, 8000), loose(u"b"_s, 2, rtx5090)});
    const Fit fit = fitOf(model ? &*model : nullptr, choice, totals);
    QCOMPARE(fit.verdict, Verdict::Unknown);
    QCOMPARE(fit.unknownReason, reason);
    QVERIFY(!reason.isEmpty());
    QCOMPARE(fit.need(), 0);
    QCOMPARE(fit.combinedUsable, (2 * rtx5090 + 8000) * bytesPerMib);
}

void TestFitStacks::unknownUnitsForbidANo_data()
{
    QTest::addColumn<std::vector<LinkedGroup>>("groups");
    QTest::addColumn<int>("unknownUnits");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>("reason");
    const std::vector small {loose(u"a"_s, 1, rtx5090)};
    const std::vector enough {loose(u"a"_s, 2, rtx5090)};
    QTest::newRow("known and short") << small << 0 << u"short"_s << QString();
    QTest::newRow("one unknown") << small << 1 << u"unknown"_s
                                 << u"One unit of the build is not in the catalogue, so whether "
                                    "the model fits is not known."_s;
    QTest::newRow("several unknown") << small << 3 << u"unknown"_s
                                     << u"3 units of the build are not in the catalogue, so "
                                        "whether the model fits is not known."_s;
    QTest::newRow("what fits fits") << enough << 3 << u"paper"_s << QString();
    QTest::newRow("nothing known at all")
        << std::vector<LinkedGroup>() << 1 << u"unknown"_s
        << u"One unit of the build is not in the catalogue, so whether the model fits is not "
           "known."_s;
}

void TestFitStacks::unknownUnitsForbidANo()
{
    QFETCH(std::vector<LinkedGroup>, groups);
    QFETCH(int, unknownUnits);
    QFETCH(QString, verdict);
    QFETCH(QString, reason);
    const AiModel model = llama33_70b();
    Totals totals = totalsOfGroups(groups);
    totals.unknownUnits = unknownUnits;
    const Fit fit = fitOf(&model, choiceOf(model), totals);
    QCOMPARE(verdictId(fit.verdict), verdict);
    QCOMPARE(fit.unknownReason, reason);
}

CONFIGURATOR_TEST_MAIN(TestFitStacks)
#include "tst_fitstacks.moc"
