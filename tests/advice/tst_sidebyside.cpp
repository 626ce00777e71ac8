// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/compare/sidebyside.h"
#include "advice/words.h"
#include "support/aimodels.h"
#include "support/samples.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

Catalogue shop()
{
    const Catalogue sample = test::sampleCatalogue();
    return {sample.units(),
            {test::llama33_70b(), test::llama31_8b()},
            sample.appliances(),
            sample.circuits(),
            sample.currency()};
}

Build buildOf(const std::vector<BuildItem> &items, const QString &name = {})
{
    Build build {name, items, {}};
    build.choice.model = u"llama-3.3-70b-instruct"_s;
    return build;
}

BuildItem towerWith(int gpus, int towers = 1)
{
    return {u"tower-4"_s, towers, {{u"gpu-32"_s, gpus, {}}}};
}

SideBySide tableOf(const std::vector<Build> &builds)
{
    return sideBySide(shop(), builds, Region::Eu);
}

CompareRow rowOf(const SideBySide &table, const QString &title)
{
    for (const CompareRow &row : table.rows) {
        if (row.title == title)
            return row;
    }
    return {};
}

QStringList spokenRow(const CompareRow &row)
{
    QStringList texts;
    for (const CompareCell &cell : row.cells)
        texts << spoken(cell);
    return texts;
}

QStringList bestOf(const CompareRow &row)
{
    QStringList words;
    for (const CompareCell &cell : row.cells)
        words << cell.best;
    return words;
}

} // namespace

using Builds = std::vector<Build>;
using Items = std::vector<BuildItem>;
Q_DECLARE_METATYPE(Items)

class TestSideBySide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysEverythingInOrder()
    {
        const Builds builds {buildOf({towerWith(2)}, u"70B box"_s),
                             buildOf({{u"server-8"_s, 1, {}}})};
        const SideBySide table = tableOf(builds);
        QStringList lines {table.names.join(u" | "_s)};
        for (const CompareRow &row : table.rows)
            lines << row.title + (row.differs ? u" ≠ "_s : u" = "_s)
                    + spokenRow(row).join(u" | "_s);
        const QStringList expected = QStringLiteral(R"(70B box | Build 2
What it is made of ≠ 1 × TOWER-4, with 2 × GPU-32 | 1 × SERVER-8
Sort of build ≠ 1 machine, 2 GPUs: a multi-unit build, so we call it a cluster over standard PCIe | 1 machine, 8 GPUs: a multi-unit build, so we call it a fast-linked cluster
Model = llama-3.3-70b-instruct, Q4_K_M | llama-3.3-70b-instruct, Q4_K_M
How it is run = 8,192 tokens of context, 1 user, llama.cpp | 8,192 tokens of context, 1 user, llama.cpp
Verdict ≠ Fits on paper, not in one fast-linked group, 63.7 GiB combined covers the 44.1 GiB needed. But the largest group joined by a fast link holds 31.8 GiB, so the model must be split across standard PCIe. | Fits in one GPU, One GPU holds 79.6 GiB and covers the 43.1 GiB needed.
Needs on this build ≠ 44.1 GiB | 43.1 GiB
Combined memory ≠ 64 GB | 640 GB, most
Usable memory ≠ 63.7 GiB | 637.2 GiB, most
Fast-linked memory ≠ 31.8 GiB | 637.2 GiB, most
Combined power ≠ 1,400 W, lowest | 10,200 W
Everyday comparison ≠ about one microwave oven | more than 9 microwave ovens
Combined price ≠ $6,888, before tax | on request, 1 item on request)")
                                         .split(u'\n');
        QCOMPARE(lines.size(), expected.size());
        for (qsizetype i = 0; i < lines.size(); ++i)
            QCOMPARE(lines[i], expected[i]);
        QVERIFY(table.isComparison());
        QVERIFY(table.hasDifferences());
    }

    // Nothing is worked out a second time.
    void figuresAreThoseOfTheAssessment()
    {
        const Catalogue catalogue = shop();
        const Build build = buildOf({towerWith(4), {u"gpu-24"_s, 3, {}}});
        const Assessment assessment = assess(catalogue, build, Region::Us);
        const SideBySide table = sideBySide(catalogue, {build}, Region::Us);
        const auto cell
            = [&](const QString &title) { return spoken(rowOf(table, title).cells[0]); };
        QCOMPARE(cell(u"Sort of build"_s), clusterSentence(assessment.totals));
        QCOMPARE(cell(u"Verdict"_s),
                 verdictTitle(assessment.fit) + u", "_s
                     + verdictText(assessment.fit, assessment.totals));
        QCOMPARE(rowOf(table, u"Verdict"_s).cells[0].verdict, assessment.fit.verdict);
        QCOMPARE(cell(u"Needs on this build"_s), gibText(assessment.fit.need()));
        QCOMPARE(cell(u"Combined memory"_s), combinedMemoryText(assessment.totals));
        QCOMPARE(cell(u"Usable memory"_s), usableMemoryText(assessment.totals));
        QCOMPARE(cell(u"Fast-linked memory"_s), fastLinkedText(assessment.totals));
        QCOMPARE(cell(u"Combined power"_s), powerText(assessment.totals));
        QCOMPARE(cell(u"Everyday comparison"_s), assessment.comparison->text);
        QCOMPARE(cell(u"Combined price"_s),
                 priceText(assessment.totals, catalogue.currency()) + u", "_s
                     + priceRemark(assessment.totals));
        QVERIFY(!table.isComparison());
        QVERIFY(!table.hasDifferences());
    }

    void best_data()
    {
        QTest::addColumn<QList<Items>>("builds");
        QTest::addColumn<QString>("row");
        QTest::addColumn<QStringList>("best");
        const Items card {{u"gpu-32"_s, 1, {}}};
        const Items two {{u"gpu-32"_s, 2, {}}};
        const Items open {{u"amd-48"_s, 1, {}}};
        const Items gone {{u"gpu-32"_s, 1, {}}, {u"gone"_s, 1, {}}};
        const QList<Items> three {card, two, card};
        const QString none;
        const QString most = u"most"_s;
        const QString lowest = u"lowest"_s;
        QTest::newRow("most memory")
            << three << u"Combined memory"_s << QStringList {none, most, none};
        QTest::newRow("most usable memory")
            << three << u"Usable memory"_s << QStringList {none, most, none};
        QTest::newRow("all equal")
            << three << u"Fast-linked memory"_s << QStringList {none, none, none};
        QTest::newRow("least power, twice")
            << three << u"Combined power"_s << QStringList {lowest, none, lowest};
        QTest::newRow("least price, twice")
            << three << u"Combined price"_s << QStringList {lowest, none, lowest};
        QTest::newRow("a price is open") << QList<Items> {card, two, open} << u"Combined price"_s
                                         << QStringList {none, none, none};
        QTest::newRow("its power is known") << QList<Items> {card, two, open} << u"Combined power"_s
                                            << QStringList {none, none, lowest};
        for (const QString &row :
             {u"Combined memory"_s, u"Usable memory"_s, u"Fast-linked memory"_s,
              u"Combined power"_s, u"Combined price"_s})
            QTest::addRow("a unit is not known: %s", qPrintable(row))
                << QList<Items> {two, gone} << row << QStringList {none, none};
        QTest::newRow("nothing is best among one")
            << QList<Items> {card} << u"Combined price"_s << QStringList {none};
        QTest::newRow("no rank for the rest")
            << three << u"Needs on this build"_s << QStringList {none, none, none};
    }
    void best()
    {
        QFETCH(const QList<Items>, builds);
        QFETCH(const QString, row);
        QFETCH(const QStringList, best);
        Builds all;
        for (const Items &items : builds)
            all.push_back(buildOf(items));
        QCOMPARE(bestOf(rowOf(tableOf(all), row)), best);
    }

    // A mark never stands beside one of two figures that read the same.
    void whatIsShownDecides()
    {
        const Catalogue catalogue(
            {test::gpu(u"a"_s, 24, 24576, 300, 100), test::gpu(u"b"_s, 24, 24577, 300, 100)}, {},
            {}, {}, Currency {});
        const SideBySide table = sideBySide(
            catalogue, {buildOf({{u"a"_s, 1, {}}}), buildOf({{u"b"_s, 1, {}}})}, Region::Eu);
        const CompareRow row = rowOf(table, u"Usable memory"_s);
        QCOMPARE(spokenRow(row), (QStringList {u"24.0 GiB"_s, u"24.0 GiB"_s}));
        QVERIFY(!row.differs);
    }

    void choices_data()
    {
        QTest::addColumn<ModelChoice>("second");
        QTest::addColumn<QString>("usage");
        QTest::addColumn<QString>("remark");
        const ModelChoice same = buildOf({}).choice;
        const QString usual = u"8,192 tokens of context, 1 user, llama.cpp"_s;
        const QString ways = u"These builds are to run the model in different ways, so their needs "
                             "and verdicts are about different things."_s;
        const QString models = u"These builds are for different models, so their needs and "
                               "verdicts are about different things."_s;
        const auto row = [&](const char *name, const auto &change, const QString &usage,
                             const QString &remark) {
            ModelChoice choice = same;
            change(choice);
            QTest::newRow(name) << choice << usage << remark;
        };
        row("the same", [](auto &) {}, usual, {});
        row(
            "another model", [](auto &c) { c.model = u"llama-3.1-8b-instruct"_s; }, usual, models);
        row(
            "none", [](auto &c) { c.model.clear(); }, u"–"_s, models);
        row(
            "format", [](auto &c) { c.format = u"Q6_K"_s; }, usual, ways);
        row(
            "users", [](auto &c) { c.users = 2; },
            u"8,192 tokens of context for each of 2 users, llama.cpp"_s, ways);
        row(
            "engine", [](auto &c) { c.engine = Engine::Vllm; },
            u"8,192 tokens of context, 1 user, vllm"_s, ways);
        row(
            "a setting", [](auto &c) { c.settings.microBatch = 1024; },
            usual + u", 1,024 tokens at once"_s, ways);
        row("a setting of the other engine", [](auto &c) { c.settings.hasGraphs = false; }, usual,
            {});
    }
    void choices()
    {
        QFETCH(const ModelChoice, second);
        QFETCH(const QString, usage);
        QFETCH(const QString, remark);
        Builds builds {buildOf({towerWith(2)}), buildOf({towerWith(2)})};
        builds[1].choice = second;
        const SideBySide table = tableOf(builds);
        QCOMPARE(spoken(rowOf(table, u"How it is run"_s).cells[1]), usage);
        QCOMPARE(table.choiceRemark, remark);
        QCOMPARE(table.hasDifferences(), !remark.isEmpty());
    }

    void unknownStaysUnknown()
    {
        Build none = buildOf({towerWith(2)});
        none.choice.model.clear();
        const SideBySide table = tableOf({none, buildOf({{u"tower-4"_s, 1, {}}})});
        QCOMPARE(spokenRow(rowOf(table, u"Model"_s)),
                 (QStringList {u"none chosen"_s, u"llama-3.3-70b-instruct, Q4_K_M"_s}));
        const QStringList needs = spokenRow(rowOf(table, u"Needs on this build"_s));
        QCOMPARE(needs[0], u"not known"_s);
        QVERIFY2(needs[1].endsWith(u" GiB on one GPU"_s), qPrintable(needs[1]));
        QVERIFY(rowOf(table, u"Verdict"_s).differs);
        QVERIFY(table.rows.size() == 12U);
        const SideBySide idle = tableOf({buildOf({{u"bridge-24"_s, 1, {}}})});
        QCOMPARE(spoken(rowOf(idle, u"Everyday comparison"_s).cells[0]),
                 u"nothing to compare yet"_s);
    }

    void names_data()
    {
        QTest::addColumn<QStringList>("given");
        QTest::addColumn<QStringList>("shown");
        QTest::newRow("by place") << QStringList {{}, {}, {}}
                                  << QStringList {u"Build 1"_s, u"Build 2"_s, u"Build 3"_s};
        QTest::newRow("alike") << QStringList {u"box"_s, u"box"_s, u"box"_s}
                               << QStringList {u"box"_s, u"box (2)"_s, u"box (3)"_s};
        QTest::newRow("a name that looks like a number")
            << QStringList {u"Build 2"_s, {}} << QStringList {u"Build 2"_s, u"Build 2 (2)"_s};
        QTest::newRow("spaces alone")
            << QStringList {u"  "_s, u" a  b "_s} << QStringList {u"Build 1"_s, u"a b"_s};
        QTest::newRow("patterns") << QStringList {u"%1 %2"_s, u"%1 %2"_s}
                                  << QStringList {u"%1 %2"_s, u"%1 %2 (2)"_s};
    }
    void names()
    {
        QFETCH(const QStringList, given);
        QFETCH(const QStringList, shown);
        Builds builds;
        for (const QString &name : given)
            builds.push_back(buildOf({towerWith(1)}, name));
        QCOMPARE(tableOf(builds).names, shown);
    }

    void nothingIsNothing() { QCOMPARE(tableOf({}), SideBySide {}); }
};

CONFIGURATOR_TEST_MAIN(TestSideBySide)
#include "tst_sidebyside.moc"
