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

Target into(int row)
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

class TestPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addSeveral_data();
    void addSeveral();
    void addRefusesNonsense_data();
    void addRefusesNonsense();
    void limits_data();
    void limits();
    void setCount_data();
    void setCount();
    void sameCountChangesNothing();
    void remove();
    void clear();
};

void TestPlan::addSeveral_data()
{
    QTest::addColumn<QString>("unit");
    QTest::addColumn<int>("count");
    QTest::addColumn<Target>("target");
    QTest::addColumn<QStringList>("rows");
    const auto add
        = [](const char *rule, const QString &unit, int count, Target target,
             const QStringList &rows) { QTest::newRow(rule) << unit << count << target << rows; };
    add("into the machine that takes all", u"gpu-32"_s, 4, Target {},
        {u"tower-4 x1 [gpu-32 x4]"_s});
    add("loose when no machine takes all", u"gpu-32"_s, 5, Target {},
        {u"tower-4 x1"_s, u"gpu-32 x5"_s});
    add("too many for this machine", u"gpu-24"_s, 3, into(0),
        {u"TOWER-4 has too little room for 3 × GPU-24: places needed 6, free 4."_s});
    add("several bridges need as many pairs", u"bridge-24"_s, 2, into(0),
        {u"2 × BRIDGE-24 needs 4 equal cards (GPU-24), but TOWER-4 has none that is free."_s});
    add("a whole row of machines", u"server-8"_s, Build::maxCount - 1,
        Target {Target::Kind::Ground, -1}, {u"tower-4 x1"_s, u"server-8 x99999"_s});
}

void TestPlan::addSeveral()
{
    QFETCH(const QString, unit);
    QFETCH(const int, count);
    QFETCH(const Target, target);
    QFETCH(const QStringList, rows);
    const Build build = buildOf({row(u"tower-4"_s)});
    QCOMPARE(outcome(build, planAdd(catalogue(), build, unit, count, target)), rows);
}

void TestPlan::addRefusesNonsense_data()
{
    QTest::addColumn<QString>("unit");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("reason");
    QTest::newRow("an unknown unit")
        << u"nobody%1"_s << 1 << u"The catalogue has no unit nobody%1."_s;
    QTest::newRow("none") << u"gpu-32"_s << 0
                          << u"The count must be from 1 to 100,000, but is 0."_s;
    QTest::newRow("less than none")
        << u"gpu-32"_s << -5 << u"The count must be from 1 to 100,000, but is -5."_s;
    QTest::newRow("too many") << u"gpu-32"_s << 100'001
                              << u"The count must be from 1 to 100,000, but is 100,001."_s;
}

void TestPlan::addRefusesNonsense()
{
    QFETCH(const QString, unit);
    QFETCH(const int, count);
    QFETCH(const QString, reason);
    QCOMPARE(planAdd(catalogue(), Build {}, unit, count, {}).error(), reason);
}

void TestPlan::limits_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<Target>("target");
    QTest::addColumn<QString>("reason");
    QTest::newRow("units of the whole build")
        << buildOf({row(u"gpu-32"_s, Build::maxCount)}) << u"gpu-24"_s << Target {}
        << u"A build holds at most 100,000 units, but this would make 100,001."_s;
    QTest::newRow("a held card counts once for each machine")
        << buildOf({row(u"tower-4"_s, 60'000)}) << u"gpu-32"_s << into(0)
        << u"A build holds at most 100,000 units, but this would make 120,000."_s;
    std::vector<BuildItem> rows(Build::maxRows, row(u"server-8"_s, 1, {row(u"nobody"_s)}));
    QTest::newRow("rows") << buildOf(rows) << u"gpu-24"_s << Target {}
                          << u"A build has at most 10,000 rows."_s;
    std::vector<BuildItem> parts;
    for (int i = 0; i < Build::maxHolds; ++i)
        parts.push_back(row(u"stranger-%1"_s.arg(i)));
    QTest::newRow("held rows") << buildOf({row(u"tower-4"_s, 1, parts)}) << u"gpu-24"_s << into(0)
                               << u"TOWER-4 holds 64 different parts already, and more are not "
                                  u"possible."_s;
}

void TestPlan::limits()
{
    QFETCH(const Build, build);
    QFETCH(const QString, unit);
    QFETCH(const Target, target);
    QFETCH(const QString, reason);
    QCOMPARE(planAdd(catalogue(), build, unit, 1, target).error(), reason);
}

void TestPlan::setCount_data()
{
    QTest::addColumn<ItemPath>("path");
    QTest::addColumn<qint64>("count");
    QTest::addColumn<QString>("rowOrReason");
    const auto add = [](const char *rule, ItemPath path, qint64 count, const QString &result) {
        QTest::newRow(rule) << path << count << result;
    };
    add("a loose card", {2, -1}, 7, u"gpu-32 x7"_s);
    add("machines, with what they hold", {0, -1}, 9,
        u"tower-4 x9 [gpu-24 x1, bridge-24 x1, nobody x1]"_s);
    add("a held card up to its places", {0, 0}, 2,
        u"tower-4 x2 [gpu-24 x2, bridge-24 x1, nobody x1]"_s);
    add("a held card beyond its places", {0, 0}, 3,
        u"TOWER-4 has too little room for 2 × GPU-24: places needed 4, free 2."_s);
    add("none removes", {0, 0}, 0, u"tower-4 x2 [bridge-24 x1, nobody x1]"_s);
    add("a held bridge beyond its cards", {0, 1}, 2,
        u"BRIDGE-24 needs 2 equal cards (GPU-24), but TOWER-4 has only 1 free."_s);
    add("an over-full machine may shrink", {1, 0}, 8, u"tower-4 x1 [gpu-24 x8]"_s);
    add("an over-full machine may not grow", {1, 0}, 10,
        u"TOWER-4 is full: it has no free place for GPU-24."_s);
    add("an unknown held part counts", {0, 2}, 5,
        u"tower-4 x2 [gpu-24 x1, bridge-24 x1, nobody x5]"_s);
    add("an unknown loose part counts", {3, -1}, 5, u"nobody x5"_s);
    add("a card where it does not belong may not grow", {4, 0}, 2,
        u"SERVER-8 has no places for cards, so GPU-32 does not go into it."_s);
    add("no such row", {9, -1}, 2, u"This row is no longer in the build."_s);
    add("less than none", {2, -1}, -1, u"The count must be from 0 to 100,000, but is -1."_s);
    add("too many", {2, -1}, 1'000'000'000'000,
        u"The count must be from 0 to 100,000, but is 1,000,000,000,000."_s);
    add("too many in all", {2, -1}, 99'990,
        u"A build holds at most 100,000 units, but this would make 100,011."_s);
    add("too many held ones in all", {0, 2}, 60'000,
        u"A build holds at most 100,000 units, but this would make 120,021."_s);
    add("too many machines with what they hold", {0, -1}, 30'000,
        u"A build holds at most 100,000 units, but this would make 120,015."_s);
}

void TestPlan::setCount()
{
    QFETCH(const ItemPath, path);
    QFETCH(const qint64, count);
    QFETCH(const QString, rowOrReason);
    const Build build
        = buildOf({row(u"tower-4"_s, 2, {row(u"gpu-24"_s), row(u"bridge-24"_s), row(u"nobody"_s)}),
                   row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 9)}), row(u"gpu-32"_s, 2),
                   row(u"nobody"_s), row(u"server-8"_s, 1, {row(u"gpu-32"_s)})});
    const Plan plan = planSetCount(catalogue(), build, path, count);
    const QStringList result = outcome(build, plan);
    QCOMPARE(plan ? result.value(path.row) : result.first(), rowOrReason);
}

void TestPlan::sameCountChangesNothing()
{
    const Build build = buildOf({row(u"gpu-32"_s, 2)});
    const Plan plan = planSetCount(catalogue(), build, {0, -1}, 2);
    VERIFY_OK(plan);
    QVERIFY(plan->empty());
}

void TestPlan::remove()
{
    const Build build = buildOf(
        {row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 2), row(u"bridge-24"_s)}), row(u"nobody"_s)});
    const auto removed
        = [&](ItemPath path) { return outcome(build, planRemove(catalogue(), build, path)); };
    QCOMPARE(removed({0, -1}), QStringList {u"nobody x1"_s});
    QCOMPARE(removed({1, -1}), QStringList {u"tower-4 x1 [gpu-24 x2, bridge-24 x1]"_s});
    QCOMPARE(removed({0, 0}), QStringList({u"tower-4 x1 [bridge-24 x1]"_s, u"nobody x1"_s}));
    QCOMPARE(removed({2, -1}), QStringList {u"This row is no longer in the build."_s});
    QCOMPARE(removed({0, 2}), QStringList {u"This row is no longer in the build."_s});
}

void TestPlan::clear()
{
    Build build = buildOf({row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 2)}), row(u"nobody"_s)});
    build.name = u"70B box"_s;
    build.choice.model = u"m"_s;
    const Plan plan = planClear(build);
    VERIFY_OK(plan);
    Build after = build;
    for (const Change &change : *plan)
        apply(after, change);
    QVERIFY(after.items.empty());
    QCOMPARE(after.name, build.name);
    QVERIFY(after.choice == build.choice);
    QVERIFY(planClear(after)->empty());
}

CONFIGURATOR_TEST_MAIN(TestPlan)
#include "tst_plan.moc"
