// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

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

} // namespace

// What switches and direct cables join.
class TestFabric : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void switches_data();
    void switches();
    void machinesOnASwitch_data();
    void machinesOnASwitch();
    void cables_data();
    void cables();
    void slowNetworksJoinNothing_data();
    void slowNetworksJoinNothing();
    void stacksStayApart_data();
    void stacksStayApart();
    void joinedGroupSumsItsMembers();
    void manyPairsAreCounted();

private:
    static void checkGroups();
};

// Every row of data gives a build and its groups as printed.
void TestFabric::checkGroups()
{
    QFETCH(const Build, build);
    QFETCH(const QStringList, groups);
    QCOMPARE(printed(totalsOf(catalogue(), build).groups), groups);
}

void TestFabric::switches_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QStringList>("groups");
    const auto add = [](const char *rule, std::vector<BuildItem> items, const QStringList &groups) {
        QTest::newRow(rule) << buildOf(std::move(items)) << groups;
    };
    add("two servers without a switch", {row(u"server-8"_s, 2)},
        {u"server-8:8 nvlink-nvswitch x2 row 0"_s});
    add("two servers on a switch", {row(u"server-8"_s, 2), row(u"ib-switch"_s)},
        {u"server-8:16 infiniband x1 row -1"_s});
    add("in two rows", {row(u"server-8"_s), row(u"ib-switch"_s), row(u"server-8"_s)},
        {u"server-8:16 infiniband x1 row -1"_s});
    add("one server on a switch is joined to nothing", {row(u"server-8"_s), row(u"ib-switch"_s)},
        {u"server-8:8 nvlink-nvswitch x1 row 0"_s});
    add("a switch too small takes as many as it has ports for",
        {row(u"server-8"_s, 3), row(u"small-switch"_s)},
        {u"server-8:16 infiniband x1 row -1"_s, u"server-8:8 nvlink-nvswitch x1 row 0"_s});
    add("and takes the largest", {row(u"server-8"_s, 2), row(u"rack-72"_s), row(u"small-switch"_s)},
        {u"rack-72:72+server-8:8 infiniband x1 row -1"_s,
         u"server-8:8 nvlink-nvswitch x1 row 0"_s});
    add("two switches of one sort have twice the ports",
        {row(u"server-8"_s, 5), row(u"small-switch"_s, 2)},
        {u"server-8:32 infiniband x1 row -1"_s, u"server-8:8 nvlink-nvswitch x1 row 0"_s});
    add("also in two rows", {row(u"small-switch"_s), row(u"server-8"_s, 4), row(u"small-switch"_s)},
        {u"server-8:32 infiniband x1 row -1"_s});
    add("another switch takes what is left",
        {row(u"server-8"_s, 34), row(u"ib-switch"_s), row(u"small-switch"_s)},
        {u"server-8:256 infiniband x1 row -1"_s, u"server-8:16 infiniband x1 row -1"_s});
}

void TestFabric::switches()
{
    checkGroups();
}

void TestFabric::machinesOnASwitch_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QStringList>("groups");
    const auto add = [](const char *rule, std::vector<BuildItem> items, const QStringList &groups) {
        QTest::newRow(rule) << buildOf(std::move(items)) << groups;
    };
    const BuildItem bridgedNode = row(u"node-8"_s, 1, {row(u"gpu-24"_s, 3), row(u"bridge-24"_s)});
    add("each machine brings its largest group", {bridgedNode, bridgedNode, row(u"ib-switch"_s)},
        {u"gpu-24:4 infiniband x1 row -1"_s, u"gpu-24:1 pcie x2 row -1"_s});
    add("a single card where nothing is joined",
        {row(u"node-8"_s, 2, {row(u"gpu-32"_s, 2)}), row(u"ib-switch"_s)},
        {u"gpu-32:2 infiniband x1 row -1"_s, u"gpu-32:1 pcie x2 row 0"_s});
    add("machines without accelerators take no port",
        {row(u"node-8"_s, 4), row(u"server-8"_s, 2), row(u"small-switch"_s)},
        {u"server-8:16 infiniband x1 row -1"_s});
    add("machines without the port stay out",
        {row(u"server-8"_s, 2), row(u"box-128"_s, 2), row(u"ib-switch"_s)},
        {u"server-8:16 infiniband x1 row -1"_s, u"box-128:1 pcie x2 row 1"_s});
    add("a switch inside a machine joins nothing",
        {row(u"node-8"_s, 2, {row(u"gpu-32"_s), row(u"ib-switch"_s)})},
        {u"gpu-32:1 pcie x2 row 0"_s});
    add("loose cards have no port", {row(u"gpu-32"_s, 2), row(u"ib-switch"_s)},
        {u"gpu-32:1 pcie x2 row 0"_s});
}

void TestFabric::machinesOnASwitch()
{
    checkGroups();
}

void TestFabric::cables_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QStringList>("groups");
    const auto add = [](const char *rule, int machines, int cables, const QStringList &groups) {
        QTest::newRow(rule) << buildOf({row(u"box-128"_s, machines), row(u"box-cable"_s, cables)})
                            << groups;
    };
    const QString pair = u"box-128:2 box-cable x1 row -1"_s;
    const QString ring = u"box-128:3 box-cable x1 row -1"_s;
    const QString single = u"box-128:1 pcie x1 row 0"_s;
    add("two machines, one cable", 2, 1, {pair});
    add("three machines, one cable", 3, 1, {pair, single});
    add("three machines, two cables: a pair, no ring", 3, 2, {pair, single});
    add("three machines, three cables: a ring", 3, 3, {ring});
    add("four machines, two cables: two pairs", 4, 2, {u"box-128:2 box-cable x2 row -1"_s});
    add("four machines, three cables: a ring", 4, 3, {ring, single});
    add("no more than the cable allows, however many there are", 4, 6, {ring, single});
    add("six machines, six cables: two rings", 6, 6, {u"box-128:3 box-cable x2 row -1"_s});
    add("five machines, four cables: a ring and a pair", 5, 4, {ring, pair});
    add("one machine", 1, 3, {single});
}

void TestFabric::cables()
{
    checkGroups();
}

void TestFabric::slowNetworksJoinNothing_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QString>("group");
    QTest::newRow("Thunderbolt is not a fast link")
        << buildOf({row(u"mini-96"_s, 2), row(u"tb-cable"_s)}) << u"mini-96:1 pcie x2 row 0"_s;
    QTest::newRow("a cable below 200 Gb/s")
        << buildOf({row(u"box-128"_s, 2), row(u"slow-cable"_s)}) << u"box-128:1 pcie x2 row 0"_s;
    QTest::newRow("only the machines that the part names")
        << buildOf({row(u"other-box"_s, 2), row(u"box-cable"_s)}) << u"other-box:1 pcie x2 row 0"_s;
    QTest::newRow("a port below 200 Gb/s on a good switch")
        << buildOf({row(u"old-server"_s, 2), row(u"ib-switch"_s)})
        << u"old-server:8 nvlink-nvswitch x2 row 0"_s;
}

void TestFabric::slowNetworksJoinNothing()
{
    QFETCH(const Build, build);
    QFETCH(const QString, group);
    std::vector<Unit> units = catalogue().units();
    units.push_back(unified(u"other-box"_s, 128, 122'570, u"ethernet"_s, 200));
    units.push_back(server(u"old-server"_s, 8, 80, 81'559, 6500, {}, 100));
    const Catalogue more(std::move(units), {}, {}, {}, Currency {});
    QCOMPARE(printed(totalsOf(more, build).groups), QStringList {group});
}

void TestFabric::stacksStayApart_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QStringList>("groups");
    const auto add = [](const char *rule, std::vector<BuildItem> items, const QStringList &groups) {
        QTest::newRow(rule) << buildOf(std::move(items)) << groups;
    };
    add("one machine of each is joined to nothing",
        {row(u"server-8"_s), row(u"amd-server-8"_s), row(u"ib-switch"_s)},
        {u"amd-server-8:8 nvlink-nvswitch x1 row 1"_s, u"server-8:8 nvlink-nvswitch x1 row 0"_s});
    add("a small switch goes to the stack with the most memory",
        {row(u"server-8"_s, 3), row(u"amd-server-8"_s, 2), row(u"small-switch"_s)},
        {u"amd-server-8:16 infiniband x1 row -1"_s, u"server-8:8 nvlink-nvswitch x3 row 0"_s});
    add("free ports join the other stack among itself",
        {row(u"server-8"_s, 2), row(u"amd-server-8"_s, 2), row(u"ib-switch"_s)},
        {u"amd-server-8:16 infiniband x1 row -1"_s, u"server-8:16 infiniband x1 row -1"_s});
}

void TestFabric::stacksStayApart()
{
    checkGroups();
}

void TestFabric::joinedGroupSumsItsMembers()
{
    const Totals totals = totalsOf(
        catalogue(), buildOf({row(u"server-8"_s, 2), row(u"rack-72"_s), row(u"ib-switch"_s)}));
    const LinkedGroup &group = totals.groups.front();
    QCOMPARE(group.deviceCount(), 88);
    QCOMPARE(group.usableMib(), Mib {72} * 189'471 + Mib {16} * 81'559);
    QCOMPARE(totals.fastLinkedMib, group.usableMib());
    QCOMPARE(group.members.front().unit, u"rack-72"_s);
    QVERIFY(group.link.isFast);
    QCOMPARE(group.copies, 1);
}

void TestFabric::manyPairsAreCounted()
{
    const Totals totals
        = totalsOf(catalogue(), buildOf({row(u"box-128"_s, 40'001), row(u"box-cable"_s, 60'000)}));
    QCOMPARE(
        printed(totals.groups),
        QStringList({u"box-128:3 box-cable x13333 row -1"_s, u"box-128:2 box-cable x1 row -1"_s}));
}

CONFIGURATOR_TEST_MAIN(TestFabric)
#include "tst_fabric.moc"
