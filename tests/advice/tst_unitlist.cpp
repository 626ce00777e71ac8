// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/compare/unitlist.h"
#include "support/samples.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

BuildItem towerWith(int gpus, int towers = 1)
{
    return {u"tower-4"_s, towers, {{u"gpu-32"_s, gpus, {}}}};
}

} // namespace

using Items = std::vector<BuildItem>;
Q_DECLARE_METATYPE(Items)

class TestUnitList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void madeOfTheSame_data()
    {
        QTest::addColumn<Items>("first");
        QTest::addColumn<Items>("second");
        QTest::addColumn<bool>("isSame");
        const BuildItem card {u"gpu-32"_s, 1, {}};
        const BuildItem other {u"gpu-24"_s, 1, {}};
        const BuildItem bridge {u"bridge-24"_s, 1, {}};
        QTest::newRow("the same") << Items {card} << Items {card} << true;
        QTest::newRow("the order of rows") << Items {card, other} << Items {other, card} << true;
        QTest::newRow("two rows or one")
            << Items {card, card} << Items {{u"gpu-32"_s, 2, {}}} << true;
        QTest::newRow("two equal machines")
            << Items {towerWith(2), towerWith(2)} << Items {towerWith(2, 2)} << true;
        QTest::newRow("the order of slots") << Items {{u"tower-4"_s, 1, {card, other}}}
                                            << Items {{u"tower-4"_s, 1, {other, card}}} << true;
        QTest::newRow("one slot after the other")
            << Items {{u"tower-4"_s, 1, {card, card}}} << Items {towerWith(2)} << true;
        QTest::newRow("a count") << Items {card} << Items {{u"gpu-32"_s, 2, {}}} << false;
        QTest::newRow("where cards stand")
            << Items {towerWith(2), towerWith(2)} << Items {towerWith(3), towerWith(1)} << false;
        QTest::newRow("loose or not")
            << Items {{u"tower-4"_s, 1, {card}}} << Items {{u"tower-4"_s, 1, {}}, card} << false;
        QTest::newRow("a bridge on cards")
            << Items {{u"gpu-24"_s, 2, {bridge}}} << Items {{u"gpu-24"_s, 2, {}}} << false;
        QTest::newRow("less") << Items {card, other} << Items {card} << false;
    }
    void madeOfTheSame()
    {
        QFETCH(const Items, first);
        QFETCH(const Items, second);
        QFETCH(const bool, isSame);
        QCOMPARE(isMadeOfTheSame({u"a"_s, first, {}}, {u"b"_s, second, {}}), isSame);
        QCOMPARE(isMadeOfTheSame({u"a"_s, second, {}}, {u"b"_s, first, {}}), isSame);
    }

    void oneALine()
    {
        const Build build {{},
                           {towerWith(2, 3),
                            {u"gone"_s, 1, {}},
                            {u"gpu-24"_s, 2, {{u"bridge-24"_s, 1, {}}}},
                            towerWith(2)},
                           {}};
        const std::vector<ListedUnit> expected {{u"4 × TOWER-4"_s, false},
                                                {u"each with 2 × GPU-32"_s, true},
                                                {u"1 × gone (not in this catalogue)"_s, false},
                                                {u"2 × GPU-24"_s, false},
                                                {u"each with 1 × BRIDGE-24"_s, true}};
        QCOMPARE(unitLines(test::sampleCatalogue(), build), expected);
        const Build single {{}, {towerWith(4)}, {}};
        QCOMPARE(unitLines(test::sampleCatalogue(), single)[1].text, u"with 4 × GPU-32"_s);
    }

    void namesAreText()
    {
        const Build build {{}, {{u"%1 %2"_s, 1'000, {}}}, {}};
        QCOMPARE(unitLines(test::sampleCatalogue(), build)[0].text,
                 u"1,000 × %1 %2 (not in this catalogue)"_s);
    }

    void endlessListsAreCut_data()
    {
        QTest::addColumn<int>("sorts");
        QTest::addColumn<std::size_t>("lines");
        QTest::addColumn<QString>("last");
        const QString whole = u"1 × unknown-119 (not in this catalogue)"_s;
        QTest::newRow("all that may stand") << 120 << std::size_t {120} << whole;
        QTest::newRow("one more") << 121 << std::size_t {120} << u"and 2 more lines"_s;
        QTest::newRow("very many") << 5'000 << std::size_t {120} << u"and 4,881 more lines"_s;
    }
    void endlessListsAreCut()
    {
        QFETCH(const int, sorts);
        Build build;
        for (int i = 0; i < sorts; ++i)
            build.items.push_back({u"unknown-%1"_s.arg(i), 1, {}});
        const std::vector<ListedUnit> lines = unitLines(test::sampleCatalogue(), build);
        QTEST(lines.size(), "lines");
        QTEST(lines.back().text, "last");
    }
};

CONFIGURATOR_TEST_MAIN(TestUnitList)
#include "tst_unitlist.moc"
