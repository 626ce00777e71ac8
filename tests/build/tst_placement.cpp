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

Target ground(int row = -1)
{
    return {Target::Kind::Ground, row};
}

Target intoRow(int row)
{
    return {Target::Kind::Into, row};
}

// What the build is afterwards, or the sentence alone.
QStringList outcome(const Build &build, const Plan &plan)
{
    if (!plan)
        return {plan.error()};
    Build after = build;
    for (const Change &change : *plan)
        apply(after, change);
    return printed(after);
}

} // namespace

// Where a unit goes that somebody adds.
class TestPlacement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anywhere_data();
    void anywhere();
    void bridgeAnywhere_data();
    void bridgeAnywhere();
    void anywherePrefersARow();
    void onGround_data();
    void onGround();
    void into_data();
    void into();
    void bridgesAndLooseInto_data();
    void bridgesAndLooseInto();

private:
    static void checkAddAnywhere();
    static void checkAddInto();
};

// Every row of data gives a build, a unit and what comes of adding it.
void TestPlacement::checkAddAnywhere()
{
    QFETCH(const Build, build);
    QFETCH(const QString, unit);
    QFETCH(const QStringList, rows);
    QCOMPARE(outcome(build, planAdd(catalogue(), build, unit, 1, {})), rows);
}

void TestPlacement::anywhere_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QStringList>("rows");
    const auto add = [](const char *rule, std::vector<BuildItem> items, const QString &unit,
                        const QStringList &rows) {
        QTest::newRow(rule) << buildOf(std::move(items)) << unit << rows;
    };
    const BuildItem full = row(u"tower-4"_s, 1, {row(u"gpu-32"_s, 4)});
    const QString fullText = u"tower-4 x1 [gpu-32 x4]"_s;
    const BuildItem pair = row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 2)});
    const BuildItem bridged = row(u"node-8"_s, 1, {row(u"gpu-24"_s, 4), row(u"bridge-24"_s)});
    const QString bridgedText = u"node-8 x1 [gpu-24 x4, bridge-24 x1]"_s;
    add("a card into an empty build lies loose", {}, u"gpu-32"_s, {u"gpu-32 x1"_s});
    add("a card goes into the machine that has a place", {row(u"tower-4"_s)}, u"gpu-32"_s,
        {u"tower-4 x1 [gpu-32 x1]"_s});
    add("an equal held row grows", {row(u"tower-4"_s, 1, {row(u"gpu-32"_s)})}, u"gpu-32"_s,
        {u"tower-4 x1 [gpu-32 x2]"_s});
    add("the last machine with a free place", {row(u"tower-4"_s), row(u"tower-4"_s), full},
        u"gpu-24"_s, {u"tower-4 x1"_s, u"tower-4 x1 [gpu-24 x1]"_s, fullText});
    add("no free place: loose", {full}, u"gpu-24"_s, {fullText, u"gpu-24 x1"_s});
    add("no free place: the loose row grows", {row(u"gpu-24"_s, 2), full}, u"gpu-24"_s,
        {u"gpu-24 x3"_s, fullText});
    add("a module lies loose", {row(u"tower-4"_s)}, u"module-141"_s,
        {u"tower-4 x1"_s, u"module-141 x1"_s});
    add("a machine stands on the ground", {row(u"gpu-32"_s)}, u"tower-4"_s,
        {u"gpu-32 x1"_s, u"tower-4 x1"_s});
    add("a second empty machine of a sort is counted", {row(u"tower-4"_s)}, u"tower-4"_s,
        {u"tower-4 x2"_s});
    add("a machine beside one that holds something is a row of its own", {full}, u"tower-4"_s,
        {fullText, u"tower-4 x1"_s});
    add("a switch stands on the ground", {row(u"tower-4"_s)}, u"ib-switch"_s,
        {u"tower-4 x1"_s, u"ib-switch x1"_s});
    add("an unknown machine is not looked into", {row(u"nobody"_s)}, u"gpu-32"_s,
        {u"nobody x1"_s, u"gpu-32 x1"_s});
}

void TestPlacement::anywhere()
{
    checkAddAnywhere();
}

void TestPlacement::bridgeAnywhere_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QStringList>("rows");
    const auto add = [](const char *rule, std::vector<BuildItem> items, const QString &unit,
                        const QStringList &rows) {
        QTest::newRow(rule) << buildOf(std::move(items)) << unit << rows;
    };
    const BuildItem full = row(u"tower-4"_s, 1, {row(u"gpu-32"_s, 4)});
    const QString fullText = u"tower-4 x1 [gpu-32 x4]"_s;
    const BuildItem pair = row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 2)});
    const BuildItem bridged = row(u"node-8"_s, 1, {row(u"gpu-24"_s, 4), row(u"bridge-24"_s)});
    const QString bridgedText = u"node-8 x1 [gpu-24 x4, bridge-24 x1]"_s;
    add("a bridge goes to the machine with cards that it fits", {pair, row(u"tower-4"_s)},
        u"bridge-24"_s, {u"tower-4 x1 [gpu-24 x2, bridge-24 x1]"_s, u"tower-4 x1"_s});
    add("a bridge prefers the machine without one", {pair, bridged}, u"bridge-24"_s,
        {u"tower-4 x1 [gpu-24 x2, bridge-24 x1]"_s, bridgedText});
    add("a second pair in the same machine", {bridged}, u"bridge-24"_s,
        {u"node-8 x1 [gpu-24 x4, bridge-24 x2]"_s});
    add("a bridge with no pair to join lies loose", {full}, u"bridge-24"_s,
        {fullText, u"bridge-24 x1"_s});
    add("a bridge without anything", {}, u"bridge-24"_s, {u"bridge-24 x1"_s});
}

void TestPlacement::bridgeAnywhere()
{
    checkAddAnywhere();
}

void TestPlacement::anywherePrefersARow()
{
    const BuildItem full = row(u"tower-4"_s, 1, {row(u"gpu-32"_s, 4)});
    const Build build = buildOf({row(u"tower-4"_s), full, row(u"tower-4"_s)});
    const auto added = [&](int preferred) {
        return outcome(build, planAdd(catalogue(), build, u"gpu-24"_s, 1, {}, preferred));
    };
    const QString fullText = u"tower-4 x1 [gpu-32 x4]"_s;
    const QString filled = u"tower-4 x1 [gpu-24 x1]"_s;
    const QString empty = u"tower-4 x1"_s;
    QCOMPARE(added(0), QStringList({filled, fullText, empty}));
    QCOMPARE(added(2), QStringList({empty, fullText, filled}));
    QCOMPARE(added(1), QStringList({empty, fullText, filled})); // full: the last one with a place
    QCOMPARE(added(-1), QStringList({empty, fullText, filled}));
    QCOMPARE(added(99), QStringList({empty, fullText, filled}));
}

void TestPlacement::onGround_data()
{
    QTest::addColumn<QString>("unit");
    QTest::addColumn<int>("before");
    QTest::addColumn<QStringList>("rows");
    const QString tower = u"tower-4 x1 [gpu-32 x1]"_s;
    const QString node = u"node-8 x1"_s;
    const QString loose = u"gpu-24 x2"_s;
    const auto add = [](const char *rule, const QString &unit, int before,
                        const QStringList &rows) { QTest::newRow(rule) << unit << before << rows; };
    add("a card lies loose although a machine has a place", u"gpu-32"_s, -1,
        {tower, node, loose, u"gpu-32 x1"_s});
    add("before a row", u"gpu-32"_s, 1, {tower, u"gpu-32 x1"_s, node, loose});
    add("before the first", u"gpu-32"_s, 0, {u"gpu-32 x1"_s, tower, node, loose});
    add("a row that is not there means the end", u"gpu-32"_s, 9,
        {tower, node, loose, u"gpu-32 x1"_s});
    add("an equal loose row grows", u"gpu-24"_s, -1, {tower, node, u"gpu-24 x3"_s});
    add("wherever it is dropped", u"gpu-24"_s, 0, {tower, node, u"gpu-24 x3"_s});
    add("an equal empty machine grows", u"node-8"_s, 0, {tower, u"node-8 x2"_s, loose});
    add("a machine that holds something does not", u"tower-4"_s, 1,
        {tower, u"tower-4 x1"_s, node, loose});
    add("a bridge may lie loose without cards", u"bridge-94x2"_s, -1,
        {tower, node, loose, u"bridge-94x2 x1"_s});
}

void TestPlacement::onGround()
{
    QFETCH(const QString, unit);
    QFETCH(const int, before);
    QFETCH(const QStringList, rows);
    const Build build = buildOf(
        {row(u"tower-4"_s, 1, {row(u"gpu-32"_s)}), row(u"node-8"_s), row(u"gpu-24"_s, 2)});
    QCOMPARE(outcome(build, planAdd(catalogue(), build, unit, 1, ground(before))), rows);
}

// Every row of data gives a build, a unit and what comes of adding it.
void TestPlacement::checkAddInto()
{
    QFETCH(const Build, build);
    QFETCH(const QString, unit);
    QFETCH(const int, row);
    QFETCH(const QStringList, rows);
    QCOMPARE(outcome(build, planAdd(catalogue(), build, unit, 1, intoRow(row))), rows);
}

void TestPlacement::into_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<int>("row");
    QTest::addColumn<QStringList>("rows");
    const auto add = [](const char *rule, std::vector<BuildItem> items, const QString &unit,
                        int into, const QStringList &rows) {
        QTest::newRow(rule) << buildOf(std::move(items)) << unit << into << rows;
    };
    const auto tower = [](std::vector<BuildItem> holds, int count = 1) {
        return row(u"tower-4"_s, count, std::move(holds));
    };
    add("a card into a tower", {tower({})}, u"gpu-32"_s, 0, {u"tower-4 x1 [gpu-32 x1]"_s});
    add("another sort is another held row", {tower({row(u"gpu-32"_s)})}, u"amd-48"_s, 0,
        {u"tower-4 x1 [gpu-32 x1, amd-48 x1]"_s});
    add("the last place", {tower({row(u"gpu-32"_s, 3)})}, u"gpu-32"_s, 0,
        {u"tower-4 x1 [gpu-32 x4]"_s});
    add("a full machine", {tower({row(u"gpu-32"_s, 4)})}, u"gpu-32"_s, 0,
        {u"TOWER-4 is full: it has no free place for GPU-32."_s});
    add("too little room for a wide card", {tower({row(u"gpu-32"_s, 3)})}, u"gpu-24"_s, 0,
        {u"TOWER-4 has too little room for GPU-24: places needed 2, free 1."_s});
    add("an over-full machine from a file", {tower({row(u"gpu-24"_s, 9)})}, u"gpu-32"_s, 0,
        {u"TOWER-4 is full: it has no free place for GPU-32."_s});
    add("each of three machines gets one", {tower({}, 3)}, u"gpu-32"_s, 0,
        {u"tower-4 x3 [gpu-32 x1]"_s});
    add("a module", {tower({})}, u"module-141"_s, 0,
        {u"MODULE-141 is a module for its own board and fits no slot of TOWER-4."_s});
    add("a machine", {tower({})}, u"tower-4"_s, 0,
        {u"TOWER-4 is a whole machine and does not go into TOWER-4."_s});
    add("into an unknown machine", {row(u"nobody"_s)}, u"gpu-32"_s, 0,
        {u"The catalogue does not know nobody, so nothing can be put into it."_s});
    add("into a row that is not there", {tower({})}, u"gpu-32"_s, 1,
        {u"This row is no longer in the build."_s});
}

void TestPlacement::into()
{
    checkAddInto();
}

void TestPlacement::bridgesAndLooseInto_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<int>("row");
    QTest::addColumn<QStringList>("rows");
    const auto add = [](const char *rule, std::vector<BuildItem> items, const QString &unit,
                        int into, const QStringList &rows) {
        QTest::newRow(rule) << buildOf(std::move(items)) << unit << into << rows;
    };
    const auto tower = [](std::vector<BuildItem> holds, int count = 1) {
        return row(u"tower-4"_s, count, std::move(holds));
    };
    add("a bridge onto a pair", {tower({row(u"gpu-24"_s, 2)})}, u"bridge-24"_s, 0,
        {u"tower-4 x1 [gpu-24 x2, bridge-24 x1]"_s});
    add("a bridge into an empty tower", {tower({})}, u"bridge-24"_s, 0,
        {u"BRIDGE-24 needs 2 equal cards (GPU-24), but TOWER-4 has none that is free."_s});
    add("a bridge beside one card", {tower({row(u"gpu-24"_s)})}, u"bridge-24"_s, 0,
        {u"BRIDGE-24 needs 2 equal cards (GPU-24), but TOWER-4 has only 1 free."_s});
    add("a second bridge on one pair", {tower({row(u"gpu-24"_s, 2), row(u"bridge-24"_s)})},
        u"bridge-24"_s, 0,
        {u"BRIDGE-24 needs 2 equal cards (GPU-24), but TOWER-4 has none that is free."_s});
    add("a bridge on two different cards", {tower({row(u"gpu-94"_s), row(u"gpu-80"_s)})},
        u"bridge-94x2"_s, 0,
        {u"BRIDGE-94X2 needs 2 equal cards (GPU-94 or GPU-80), but TOWER-4 has only 1 free."_s});
    add("a bridge onto loose cards lies beside them", {row(u"gpu-24"_s, 2), tower({})},
        u"bridge-24"_s, 0, {u"gpu-24 x2"_s, u"bridge-24 x1"_s, u"tower-4 x1"_s});
    add("the pair may lie in two rows", {row(u"gpu-24"_s), row(u"gpu-24"_s)}, u"bridge-24"_s, 0,
        {u"gpu-24 x1"_s, u"bridge-24 x1"_s, u"gpu-24 x1"_s});
    add("a bridge onto one loose card", {row(u"gpu-24"_s)}, u"bridge-24"_s, 0,
        {u"BRIDGE-24 needs 2 equal cards (GPU-24). Loose and free: 1."_s});
    add("a bridge onto loose cards that are joined already",
        {row(u"gpu-24"_s, 2), row(u"bridge-24"_s)}, u"bridge-24"_s, 0,
        {u"BRIDGE-24 needs 2 equal cards (GPU-24). Loose and free: 0."_s});
    add("one more of the loose card", {row(u"gpu-24"_s, 2)}, u"gpu-24"_s, 0, {u"gpu-24 x3"_s});
    add("of two equal rows the one that was meant", {row(u"gpu-24"_s), row(u"gpu-24"_s, 5)},
        u"gpu-24"_s, 1, {u"gpu-24 x1"_s, u"gpu-24 x6"_s});
    add("another card onto a loose card", {row(u"gpu-24"_s, 2)}, u"gpu-32"_s, 0,
        {u"GPU-24 is no machine, so GPU-32 cannot go into it."_s});
}

void TestPlacement::bridgesAndLooseInto()
{
    checkAddInto();
}

CONFIGURATOR_TEST_MAIN(TestPlacement)
#include "tst_placement.moc"
