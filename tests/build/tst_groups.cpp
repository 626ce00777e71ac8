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

// What stands in one machine, or loose in one computer.
class TestGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bridges_data();
    void bridges();
    void inMachines_data();
    void inMachines();
    void loose_data();
    void loose();
    void inside_data();
    void inside();
    void membersSayWhatTheyAre();
    void loneDeviceHasNoFastLink();
    void sums();

private:
    static void checkGroups();
};

// Every row of data gives a build and its groups as printed.
void TestGroups::checkGroups()
{
    QFETCH(const Build, build);
    QFETCH(const QStringList, groups);
    QCOMPARE(printed(totalsOf(catalogue(), build).groups), groups);
}

void TestGroups::bridges_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QStringList>("groups");
    const auto add = [](const char *rule, std::vector<BuildItem> items, const QStringList &groups) {
        QTest::newRow(rule) << buildOf(std::move(items)) << groups;
    };
    const auto node = [](std::vector<BuildItem> holds, int count = 1) {
        return row(u"node-8"_s, count, std::move(holds));
    };
    add("a bridge makes a pair", {node({row(u"gpu-24"_s, 2), row(u"bridge-24"_s)})},
        {u"gpu-24:2 nvlink-bridge x1 row 0"_s});
    add("three cards, one bridge: a pair and a single",
        {node({row(u"gpu-24"_s, 3), row(u"bridge-24"_s)})},
        {u"gpu-24:2 nvlink-bridge x1 row 0"_s, u"gpu-24:1 pcie x1 row 0"_s});
    add("four cards, two bridges", {node({row(u"gpu-24"_s, 4), row(u"bridge-24"_s, 2)})},
        {u"gpu-24:2 nvlink-bridge x2 row 0"_s});
    add("a spare bridge joins nothing", {node({row(u"gpu-24"_s, 2), row(u"bridge-24"_s, 3)})},
        {u"gpu-24:2 nvlink-bridge x1 row 0"_s});
    add("a bridge needs two of one sort",
        {node({row(u"gpu-94"_s), row(u"gpu-80"_s), row(u"bridge-94x2"_s)})},
        {u"gpu-94:1 pcie x1 row 0"_s, u"gpu-80:1 pcie x1 row 0"_s});
    add("a bridge does nothing for cards that it does not fit",
        {node({row(u"gpu-32"_s, 2), row(u"bridge-24"_s)})}, {u"gpu-32:1 pcie x2 row 0"_s});
    add("a four-way bridge joins four", {node({row(u"gpu-94"_s, 5), row(u"bridge-94x4"_s)})},
        {u"gpu-94:4 nvlink-bridge x1 row 0"_s, u"gpu-94:1 pcie x1 row 0"_s});
    add("the widest bridge chooses first",
        {node({row(u"gpu-94"_s, 6), row(u"bridge-94x2"_s, 3), row(u"bridge-94x4"_s)})},
        {u"gpu-94:4 nvlink-bridge x1 row 0"_s, u"gpu-94:2 nvlink-bridge x1 row 0"_s});
    add("a bridge takes the largest cards that it fits",
        {node({row(u"gpu-80"_s, 2), row(u"gpu-94"_s, 2), row(u"bridge-94x2"_s)})},
        {u"gpu-94:2 nvlink-bridge x1 row 0"_s, u"gpu-80:1 pcie x2 row 0"_s});
    add("equal cards in two held rows are one pool",
        {node({row(u"gpu-24"_s), row(u"gpu-24"_s), row(u"bridge-24"_s)})},
        {u"gpu-24:2 nvlink-bridge x1 row 0"_s});
    add("the count of the row multiplies", {node({row(u"gpu-24"_s, 3), row(u"bridge-24"_s)}, 5)},
        {u"gpu-24:2 nvlink-bridge x5 row 0"_s, u"gpu-24:1 pcie x5 row 0"_s});
    add("bridges don't reach into another machine",
        {node({row(u"gpu-24"_s), row(u"bridge-24"_s)}), node({row(u"gpu-24"_s)})},
        {u"gpu-24:1 pcie x2 row -1"_s});
}

void TestGroups::bridges()
{
    checkGroups();
}

void TestGroups::inMachines_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QStringList>("groups");
    const auto add = [](const char *rule, std::vector<BuildItem> items, const QStringList &groups) {
        QTest::newRow(rule) << buildOf(std::move(items)) << groups;
    };
    const auto node = [](std::vector<BuildItem> holds, int count = 1) {
        return row(u"node-8"_s, count, std::move(holds));
    };
    add("two PCIe cards are two singles", {node({row(u"gpu-32"_s, 2)})},
        {u"gpu-32:1 pcie x2 row 0"_s});
    add("equal groups of several rows are copies without a row",
        {node({row(u"gpu-32"_s)}), node({row(u"gpu-32"_s, 2)})}, {u"gpu-32:1 pcie x3 row -1"_s});
    add("eight built-in devices are one group", {row(u"server-8"_s)},
        {u"server-8:8 nvlink-nvswitch x1 row 0"_s});
    add("seventy-two too", {row(u"rack-72"_s, 2)}, {u"rack-72:72 nvlink-nvswitch x2 row 0"_s});
    add("a unified machine is a lone device", {row(u"box-128"_s)}, {u"box-128:1 pcie x1 row 0"_s});
    add("a card of four devices is four singles", {node({row(u"quad-64"_s)})},
        {u"quad-64:1 pcie x4 row 0"_s});
    add("a card of two joined devices is a pair", {node({row(u"twin-128"_s, 2)})},
        {u"twin-128:2 infinity-fabric x2 row 0"_s});
    add("an unknown machine still keeps its cards together",
        {row(u"nobody"_s, 1, {row(u"gpu-24"_s, 2), row(u"bridge-24"_s)})},
        {u"gpu-24:2 nvlink-bridge x1 row 0"_s});
    add("an unknown card is no device", {node({row(u"nobody"_s, 2), row(u"gpu-32"_s)})},
        {u"gpu-32:1 pcie x1 row 0"_s});
    add("largest group first, whatever the order of rows",
        {node({row(u"gpu-32"_s)}), row(u"server-8"_s),
         node({row(u"gpu-24"_s, 2), row(u"bridge-24"_s)})},
        {u"server-8:8 nvlink-nvswitch x1 row 1"_s, u"gpu-24:2 nvlink-bridge x1 row 2"_s,
         u"gpu-32:1 pcie x1 row 0"_s});
}

void TestGroups::inMachines()
{
    checkGroups();
}

void TestGroups::loose_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<QStringList>("groups");
    const auto add = [](const char *rule, std::vector<BuildItem> items, const QStringList &groups) {
        QTest::newRow(rule) << buildOf(std::move(items)) << groups;
    };
    add("loose cards are singles", {row(u"gpu-32"_s, 3)}, {u"gpu-32:1 pcie x3 row 0"_s});
    add("a loose bridge joins loose cards", {row(u"bridge-24"_s), row(u"gpu-24"_s, 2)},
        {u"gpu-24:2 nvlink-bridge x1 row 1"_s});
    add("across rows too",
        {row(u"gpu-24"_s), row(u"gpu-32"_s), row(u"gpu-24"_s), row(u"bridge-24"_s)},
        {u"gpu-24:2 nvlink-bridge x1 row -1"_s, u"gpu-32:1 pcie x1 row 1"_s});
    add("a loose bridge does not reach into a machine",
        {row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 2)}), row(u"bridge-24"_s)},
        {u"gpu-24:1 pcie x2 row 0"_s});
    add("a held bridge does not reach out of one",
        {row(u"tower-4"_s, 1, {row(u"bridge-24"_s)}), row(u"gpu-24"_s, 2)},
        {u"gpu-24:1 pcie x2 row 1"_s});
    add("modules without a board are singles", {row(u"module-141"_s, 2)},
        {u"module-141:1 pcie x2 row 0"_s});
    add("a card that holds a bridge lies loose with it",
        {row(u"gpu-24"_s, 2, {row(u"bridge-24"_s)})}, {u"gpu-24:2 nvlink-bridge x1 row 0"_s});
}

void TestGroups::loose()
{
    checkGroups();
}

void TestGroups::inside_data()
{
    QTest::addColumn<BuildItem>("item");
    QTest::addColumn<QStringList>("groups");
    QTest::newRow("one machine of the row")
        << row(u"tower-4"_s, 5, {row(u"gpu-24"_s, 3), row(u"bridge-24"_s)})
        << QStringList {u"gpu-24:2 nvlink-bridge x1 row -1"_s, u"gpu-24:1 pcie x1 row -1"_s};
    QTest::newRow("all cards of a loose row")
        << row(u"gpu-32"_s, 3) << QStringList {u"gpu-32:1 pcie x3 row -1"_s};
    QTest::newRow("an empty tower") << row(u"tower-4"_s) << QStringList {};
    QTest::newRow("a link part") << row(u"bridge-24"_s) << QStringList {};
    QTest::newRow("an unknown unit") << row(u"nobody"_s) << QStringList {};
}

void TestGroups::inside()
{
    QFETCH(const BuildItem, item);
    QFETCH(const QStringList, groups);
    QCOMPARE(printed(groupsInside(catalogue(), item)), groups);
}

void TestGroups::membersSayWhatTheyAre()
{
    const Totals totals = totalsOf(catalogue(), buildOf({row(u"box-128"_s)}));
    const GroupMember expected {u"box-128"_s, u"chip"_s, 1, 122'570, true};
    QVERIFY(totals.groups.front().members == std::vector {expected});
}

void TestGroups::loneDeviceHasNoFastLink()
{
    const Totals totals = totalsOf(catalogue(), buildOf({row(u"module-141"_s)}));
    QVERIFY(!totals.groups.front().link.isFast);
    QVERIFY(catalogue().unit(u"module-141"_s)->accelerator->link.isFast);
}

void TestGroups::sums()
{
    const LinkedGroup group {Stack::Cuda,
                             {{u"a"_s, u"A"_s, 8, 1000, false}, {u"b"_s, u"B"_s, 2, 10, false}},
                             nvlinkBridge(),
                             7,
                             -1};
    QCOMPARE(group.deviceCount(), 10);
    QCOMPARE(group.usableMib(), Mib {8020});
}

CONFIGURATOR_TEST_MAIN(TestGroups)
#include "tst_groups.moc"
