// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/planning/plan.h"
#include "build/parts.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

namespace {

const Catalogue &catalogue()
{
    static const Catalogue full = fullCatalogue();
    return full;
}

BuildItem towerWith(std::vector<BuildItem> holds, int count = 1)
{
    return row(u"tower-4"_s, count, std::move(holds));
}

} // namespace

class TestPlanMove : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reorder_data();
    void reorder();
    void toGround_data();
    void toGround();
    void cardsInto_data();
    void cardsInto();
    void bridgesInto_data();
    void bridgesInto();
    void refusedInto_data();
    void refusedInto();
    void everyChangeIsValidInTurn();

private:
    static void checkInto();
};

void TestPlanMove::reorder_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("before");
    QTest::addColumn<QString>("order");
    QTest::newRow("to the front") << 2 << 0 << u"c a b d"_s;
    QTest::newRow("to the end") << 1 << -1 << u"a c d b"_s;
    QTest::newRow("to the end, by its number") << 1 << 4 << u"a c d b"_s;
    QTest::newRow("beyond the end") << 1 << 99 << u"a c d b"_s;
    QTest::newRow("down by one") << 0 << 2 << u"b a c d"_s;
    QTest::newRow("up by one") << 3 << 2 << u"a b d c"_s;
    QTest::newRow("before itself") << 2 << 2 << u"a b c d"_s;
    QTest::newRow("after itself") << 2 << 3 << u"a b c d"_s;
    QTest::newRow("the last to the end") << 3 << -1 << u"a b c d"_s;
}

void TestPlanMove::reorder()
{
    QFETCH(const int, from);
    QFETCH(const int, before);
    QFETCH(const QString, order);
    const Build build = buildOf({row(u"a"_s), row(u"b"_s), row(u"c"_s), row(u"d"_s)});
    const Plan plan = planMove(catalogue(), build, {from, -1}, {Target::Kind::Ground, before});
    VERIFY_OK(plan);
    Build after = build;
    for (const Change &change : *plan)
        apply(after, change);
    QStringList units;
    for (const BuildItem &item : after.items)
        units.append(item.unit);
    QCOMPARE(units.join(u' '), order);
    QCOMPARE(plan->empty(), order == u"a b c d"_s);
}

void TestPlanMove::toGround_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<int>("held");
    QTest::addColumn<int>("before");
    QTest::addColumn<QStringList>("rows");
    const auto add = [](const char *rule, std::vector<BuildItem> items, int held, int before,
                        const QStringList &rows) {
        QTest::newRow(rule) << buildOf(std::move(items)) << held << before << rows;
    };
    const BuildItem pair = towerWith({row(u"gpu-24"_s, 2), row(u"bridge-24"_s)});
    add("cards leave together, the bridge stays", {pair}, 0, -1,
        {u"tower-4 x1 [bridge-24 x1]"_s, u"gpu-24 x2"_s});
    add("before a row", {pair}, 0, 0, {u"gpu-24 x2"_s, u"tower-4 x1 [bridge-24 x1]"_s});
    add("an equal loose row grows", {pair, row(u"gpu-24"_s, 3)}, 0, -1,
        {u"tower-4 x1 [bridge-24 x1]"_s, u"gpu-24 x5"_s});
    add("no card of several machines is lost", {row(u"tower-4"_s, 3, {row(u"gpu-24"_s, 2)})}, 0, -1,
        {u"tower-4 x3"_s, u"gpu-24 x6"_s});
    add("an unknown part", {towerWith({row(u"nobody"_s, 2)})}, 0, -1,
        {u"tower-4 x1"_s, u"nobody x2"_s});
    add("a part that is not there", {pair}, 2, -1, {u"This row is no longer in the build."_s});
}

void TestPlanMove::toGround()
{
    QFETCH(const Build, build);
    QFETCH(const int, held);
    QFETCH(const int, before);
    QFETCH(const QStringList, rows);
    const Plan plan = planMove(catalogue(), build, {0, held}, {Target::Kind::Ground, before});
    Build after = build;
    for (const Change &change : plan ? *plan : std::vector<Change> {})
        apply(after, change);
    QCOMPARE(plan ? printed(after) : QStringList {plan.error()}, rows);
}

// Every row of data gives a move and what comes of it.
void TestPlanMove::checkInto()
{
    QFETCH(const Build, build);
    QFETCH(const ItemPath, from);
    QFETCH(const int, row);
    QFETCH(const QStringList, rows);
    const Plan plan = planMove(catalogue(), build, from, {Target::Kind::Into, row});
    Build after = build;
    for (const Change &change : plan ? *plan : std::vector<Change> {})
        apply(after, change);
    QCOMPARE(plan ? printed(after) : QStringList {plan.error()}, rows);
    if (plan)
        QCOMPARE(unitCount(after), unitCount(build));
}

void TestPlanMove::cardsInto_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<ItemPath>("from");
    QTest::addColumn<int>("row");
    QTest::addColumn<QStringList>("rows");
    const auto add = [](const char *rule, std::vector<BuildItem> items, ItemPath from, int into,
                        const QStringList &rows) {
        QTest::newRow(rule) << buildOf(std::move(items)) << from << into << rows;
    };
    add("loose cards into a tower below", {row(u"gpu-24"_s, 2), towerWith({})}, {0, -1}, 1,
        {u"tower-4 x1 [gpu-24 x2]"_s});
    add("loose cards into a tower above", {towerWith({}), row(u"gpu-24"_s, 2)}, {1, -1}, 0,
        {u"tower-4 x1 [gpu-24 x2]"_s});
    add("from one tower into another", {towerWith({row(u"gpu-24"_s, 2)}), towerWith({})}, {0, 0}, 1,
        {u"tower-4 x1"_s, u"tower-4 x1 [gpu-24 x2]"_s});
    add("equal held rows become one",
        {towerWith({row(u"gpu-32"_s)}), towerWith({row(u"gpu-32"_s, 2)})}, {0, 0}, 1,
        {u"tower-4 x1"_s, u"tower-4 x1 [gpu-32 x3]"_s});
    add("all of them or none", {row(u"gpu-24"_s, 3), towerWith({})}, {0, -1}, 1,
        {u"TOWER-4 has too little room for 3 × GPU-24: places needed 6, free 4."_s});
    add("into its own machine changes nothing", {towerWith({row(u"gpu-24"_s)})}, {0, 0}, 0,
        {u"tower-4 x1 [gpu-24 x1]"_s});
    add("shared out equally", {row(u"gpu-32"_s, 4), towerWith({}, 2)}, {0, -1}, 1,
        {u"tower-4 x2 [gpu-32 x2]"_s});
    add("not shared out equally", {row(u"gpu-32"_s, 3), towerWith({}, 2)}, {0, -1}, 1,
        {u"3 × GPU-32 can't be shared out equally among 2 × TOWER-4."_s});
    add("collected from several machines",
        {towerWith({row(u"gpu-32"_s)}, 2), towerWith({row(u"amd-48"_s)})}, {0, 0}, 1,
        {u"tower-4 x2"_s, u"tower-4 x1 [amd-48 x1, gpu-32 x2]"_s});
    add("loose cards onto equal ones", {row(u"gpu-32"_s), row(u"gpu-24"_s), row(u"gpu-32"_s, 2)},
        {0, -1}, 2, {u"gpu-24 x1"_s, u"gpu-32 x3"_s});
}

void TestPlanMove::cardsInto()
{
    checkInto();
}

void TestPlanMove::bridgesInto_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<ItemPath>("from");
    QTest::addColumn<int>("row");
    QTest::addColumn<QStringList>("rows");
    const auto add = [](const char *rule, std::vector<BuildItem> items, ItemPath from, int into,
                        const QStringList &rows) {
        QTest::newRow(rule) << buildOf(std::move(items)) << from << into << rows;
    };
    add("a loose bridge onto the pair in a machine",
        {towerWith({row(u"gpu-24"_s, 2)}), row(u"bridge-24"_s)}, {1, -1}, 0,
        {u"tower-4 x1 [gpu-24 x2, bridge-24 x1]"_s});
    add("a held bridge where there is no pair",
        {towerWith({row(u"gpu-24"_s, 2), row(u"bridge-24"_s)}), towerWith({})}, {0, 1}, 1,
        {u"BRIDGE-24 needs 2 equal cards (GPU-24), but TOWER-4 has none that is free."_s});
    add("a held bridge onto loose cards",
        {towerWith({row(u"bridge-24"_s)}), row(u"gpu-24"_s, 2), row(u"gpu-32"_s)}, {0, 0}, 1,
        {u"tower-4 x1"_s, u"gpu-24 x2"_s, u"bridge-24 x1"_s, u"gpu-32 x1"_s});
    add("a loose bridge onto loose cards lies beside them",
        {row(u"bridge-24"_s), row(u"gpu-24"_s, 2), row(u"gpu-32"_s)}, {0, -1}, 1,
        {u"gpu-24 x2"_s, u"bridge-24 x1"_s, u"gpu-32 x1"_s});
}

void TestPlanMove::bridgesInto()
{
    checkInto();
}

void TestPlanMove::refusedInto_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<ItemPath>("from");
    QTest::addColumn<int>("row");
    QTest::addColumn<QStringList>("rows");
    const auto add = [](const char *rule, std::vector<BuildItem> items, ItemPath from, int into,
                        const QStringList &rows) {
        QTest::newRow(rule) << buildOf(std::move(items)) << from << into << rows;
    };
    add("a machine into a machine", {towerWith({}), row(u"server-8"_s)}, {1, -1}, 0,
        {u"SERVER-8 is a whole machine and does not go into TOWER-4."_s});
    add("a switch into a machine", {towerWith({}), row(u"ib-switch"_s)}, {1, -1}, 0,
        {u"IB-SWITCH joins whole machines, so it stands beside TOWER-4, not in it."_s});
    add("an unknown part into a machine", {towerWith({}), row(u"nobody"_s)}, {1, -1}, 0,
        {u"Whether nobody fits is not known: the catalogue lacks it."_s});
    add("into an unknown machine", {row(u"nobody"_s), row(u"gpu-32"_s)}, {1, -1}, 0,
        {u"The catalogue does not know nobody, so nothing can be put into it."_s});
    add("a card that holds something", {row(u"gpu-24"_s, 2, {row(u"bridge-24"_s)}), towerWith({})},
        {0, -1}, 1, {u"GPU-24 holds other parts and stays a row of its own."_s});
    add("into a row that is not there", {row(u"gpu-32"_s)}, {0, -1}, 1,
        {u"This row is no longer in the build."_s});
}

void TestPlanMove::refusedInto()
{
    checkInto();
}

void TestPlanMove::everyChangeIsValidInTurn()
{
    const Build build = buildOf({row(u"gpu-24"_s, 2), row(u"tower-4"_s)});
    const Plan plan = planMove(catalogue(), build, {0, -1}, {Target::Kind::Into, 1});
    VERIFY_OK(plan);
    const std::vector<Change> expected {RemoveItem {{0, -1}},
                                        InsertItem {{0, 0}, row(u"gpu-24"_s, 2)}};
    QVERIFY(*plan == expected);
}

CONFIGURATOR_TEST_MAIN(TestPlanMove)
#include "tst_planmove.moc"
