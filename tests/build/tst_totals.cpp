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

class TestTotals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsNoCluster();
    void memory_data();
    void memory();
    void powerAndPrice_data();
    void powerAndPrice();
    void counts_data();
    void counts();
    void cluster_data();
    void cluster();
    void clusterNamesForJson();
    void stacksLargestFirst_data();
    void stacksLargestFirst();
    void largeSumsStayExact();
};

void TestTotals::nothingIsNoCluster()
{
    const Totals totals = totalsOf(catalogue(), Build {});
    QVERIFY(totals == Totals {});
    QVERIFY(!totals.isCluster());
}

void TestTotals::memory_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<qint64>("combinedGb");
    QTest::addColumn<qint64>("usableMib");
    QTest::addColumn<qint64>("fastLinkedMib");
    QTest::addColumn<qint64>("largestMib");
    const auto add
        = [](const char *rule, const Build &build, qint64 gb, Mib usable, Mib fast, Mib largest) {
              QTest::newRow(rule) << build << gb << usable << fast << largest;
          };
    add("a lone card is a group of one", buildOf({row(u"gpu-32"_s)}), 32, 32607, 32607, 32607);
    add("two cards over PCIe add up and join nothing",
        buildOf({row(u"tower-4"_s, 1, {row(u"gpu-32"_s, 2)})}), 64, 65214, 32607, 32607);
    add("a bridged pair counts as one group",
        buildOf({row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 2), row(u"bridge-24"_s)})}), 48, 49152,
        49152, 24576);
    add("the largest group counts, not the first",
        buildOf({row(u"gpu-24"_s, 2), row(u"bridge-24"_s), row(u"gpu-94"_s)}), 142, 144982, 95830,
        95830);
    add("a tower alone brings no memory", buildOf({row(u"tower-4"_s)}), 0, 0, 0, 0);
    add("a complete machine as sold for all its devices", buildOf({row(u"server-8"_s)}), 640,
        652472, 652472, 81559);
    add("machines times what they hold", buildOf({row(u"tower-4"_s, 3, {row(u"gpu-32"_s, 2)})}),
        192, 195642, 32607, 32607);
    add("one card of four devices", buildOf({row(u"quad-64"_s)}), 64, 61424, 15356, 15356);
    add("an unknown unit adds nothing", buildOf({row(u"nobody"_s, 3), row(u"gpu-32"_s)}), 32, 32607,
        32607, 32607);
}

void TestTotals::memory()
{
    QFETCH(const Build, build);
    const Totals totals = totalsOf(catalogue(), build);
    QTEST(totals.combinedMemoryGb, "combinedGb");
    QTEST(totals.usableMib, "usableMib");
    QTEST(totals.fastLinkedMib, "fastLinkedMib");
    QTEST(totals.largestSingleMib, "largestMib");
}

void TestTotals::powerAndPrice_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<qint64>("powerW");
    QTest::addColumn<int>("powerUnknown");
    QTest::addColumn<qint64>("price");
    QTest::addColumn<int>("onRequest");
    const auto add = [](const char *rule, const Build &build, qint64 power, int unknown,
                        Minor price, int onRequest) {
        QTest::newRow(rule) << build << power << unknown << price << onRequest;
    };
    add("a tower draws for itself and for its cards",
        buildOf({row(u"tower-4"_s, 1, {row(u"gpu-32"_s, 2)})}), 1400, 0, 688800, 0);
    add("machines times what they hold", buildOf({row(u"tower-4"_s, 3, {row(u"gpu-32"_s, 2)})}),
        4200, 0, 2066400, 0);
    add("a unit without a price is on request, each one", buildOf({row(u"server-8"_s, 2)}), 20400,
        0, 0, 2);
    add("link parts count in power and price",
        buildOf({row(u"ib-switch"_s), row(u"box-cable"_s, 3)}), 700, 0, 29700, 1);
    add("held parts without a price count by machine",
        buildOf({row(u"tower-4"_s, 2, {row(u"gpu-24"_s, 2), row(u"bridge-24"_s)})}), 1900, 0,
        1177600, 2);
    add("an unknown draw is counted, not taken as zero",
        buildOf({row(u"gpu-mystery"_s, 2), row(u"gpu-32"_s)}), 575, 2, 199900, 2);
    add("an unknown unit is neither on request nor without a draw", buildOf({row(u"nobody"_s, 4)}),
        0, 0, 0, 0);
}

void TestTotals::powerAndPrice()
{
    QFETCH(const Build, build);
    const Totals totals = totalsOf(catalogue(), build);
    QTEST(totals.powerW, "powerW");
    QTEST(totals.powerUnknown, "powerUnknown");
    QTEST(totals.price, "price");
    QTEST(totals.onRequest, "onRequest");
}

void TestTotals::counts_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<qint64>("gpus");
    QTest::addColumn<int>("machines");
    QTest::addColumn<int>("unknown");
    QTest::addColumn<int>("rows");
    const auto add
        = [](const char *rule, const Build &build, qint64 gpus, int machines, int unknown,
             int rows) { QTest::newRow(rule) << build << gpus << machines << unknown << rows; };
    add("loose cards are in no machine of ours", buildOf({row(u"gpu-32"_s, 2)}), 2, 0, 0, 1);
    add("a machine with cards", buildOf({row(u"tower-4"_s, 3, {row(u"gpu-32"_s, 2)})}), 6, 3, 0, 1);
    add("an empty tower brings no memory", buildOf({row(u"tower-4"_s, 2), row(u"gpu-32"_s)}), 1, 0,
        0, 2);
    add("a machine with built-in devices", buildOf({row(u"server-8"_s, 2)}), 16, 2, 0, 1);
    add("devices, not cards", buildOf({row(u"quad-64"_s, 2)}), 8, 0, 0, 1);
    add("unknown units, loose and held",
        buildOf({row(u"nobody"_s, 3), row(u"tower-4"_s, 2, {row(u"stranger"_s, 2)})}), 0, 0, 7, 2);
    add("an unknown machine with known cards is a machine",
        buildOf({row(u"nobody"_s, 2, {row(u"gpu-32"_s, 2)})}), 4, 2, 2, 1);
    add("link parts are neither", buildOf({row(u"ib-switch"_s, 2), row(u"bridge-24"_s)}), 0, 0, 0,
        2);
}

void TestTotals::counts()
{
    QFETCH(const Build, build);
    const Totals totals = totalsOf(catalogue(), build);
    QTEST(totals.gpuCount, "gpus");
    QTEST(totals.machineCount, "machines");
    QTEST(totals.unknownUnits, "unknown");
    QTEST(totals.rowCount, "rows");
}

void TestTotals::cluster_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<ClusterKind>("kind");
    const auto add = [](const char *rule, std::vector<BuildItem> items, ClusterKind kind) {
        QTest::newRow(rule) << buildOf(std::move(items)) << kind;
    };
    const BuildItem pcieTower = row(u"tower-4"_s, 1, {row(u"gpu-32"_s, 2)});
    const BuildItem bridged = row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 2), row(u"bridge-24"_s)});
    add("one card", {row(u"gpu-32"_s)}, ClusterKind::None);
    add("one unified machine", {row(u"box-128"_s)}, ClusterKind::None);
    add("one card in a tower", {row(u"tower-4"_s, 1, {row(u"gpu-32"_s)})}, ClusterKind::None);
    add("empty towers", {row(u"tower-4"_s, 5)}, ClusterKind::None);
    add("two loose cards", {row(u"gpu-32"_s, 2)}, ClusterKind::StandardPcie);
    add("two cards in one tower", {pcieTower}, ClusterKind::StandardPcie);
    add("one card of four devices", {row(u"quad-64"_s)}, ClusterKind::StandardPcie);
    add("one card of two joined devices", {row(u"twin-128"_s)}, ClusterKind::FastLinked);
    add("a bridged pair", {bridged}, ClusterKind::FastLinked);
    add("one server", {row(u"server-8"_s)}, ClusterKind::FastLinked);
    add("a bridged pair and a third card",
        {row(u"tower-4"_s, 1, {row(u"gpu-24"_s, 3), row(u"bridge-24"_s)})},
        ClusterKind::PartlyFastLinked);
    add("two equal bridged pairs are two groups", {bridged, bridged},
        ClusterKind::PartlyFastLinked);
    add("two servers without a fabric", {row(u"server-8"_s, 2)}, ClusterKind::PartlyFastLinked);
    add("two servers on a switch", {row(u"server-8"_s, 2), row(u"ib-switch"_s)},
        ClusterKind::FastLinked);
    add("two towers over PCIe", {pcieTower, pcieTower}, ClusterKind::SeparateMachines);
    add("two unified machines", {row(u"box-128"_s, 2)}, ClusterKind::SeparateMachines);
    add("two unified machines on a cable", {row(u"box-128"_s, 2), row(u"box-cable"_s)},
        ClusterKind::FastLinked);
    add("loose cards stand in a computer beside the machine", {row(u"gpu-32"_s), row(u"box-128"_s)},
        ClusterKind::SeparateMachines);
    add("an empty tower is no machine that counts", {row(u"gpu-32"_s, 2), row(u"tower-4"_s)},
        ClusterKind::StandardPcie);
    add("cards of two stacks in one tower",
        {row(u"tower-4"_s, 1, {row(u"gpu-32"_s), row(u"amd-48"_s)})}, ClusterKind::StandardPcie);
}

void TestTotals::cluster()
{
    QFETCH(const Build, build);
    QFETCH(const ClusterKind, kind);
    const Totals totals = totalsOf(catalogue(), build);
    QCOMPARE(clusterKindId(totals.cluster), clusterKindId(kind));
    QCOMPARE(totals.isCluster(), kind != ClusterKind::None);
}

void TestTotals::clusterNamesForJson()
{
    QCOMPARE(clusterKindId(ClusterKind::None), u"none"_s);
    QCOMPARE(clusterKindId(ClusterKind::FastLinked), u"fast-linked"_s);
    QCOMPARE(clusterKindId(ClusterKind::PartlyFastLinked), u"partly-fast-linked"_s);
    QCOMPARE(clusterKindId(ClusterKind::StandardPcie), u"standard-pcie"_s);
    QCOMPARE(clusterKindId(ClusterKind::SeparateMachines), u"separate-machines"_s);
}

void TestTotals::stacksLargestFirst_data()
{
    QTest::addColumn<Build>("build");
    QTest::addColumn<std::vector<Stack>>("stacks");
    QTest::newRow("none") << buildOf({row(u"tower-4"_s), row(u"nobody"_s)})
                          << std::vector<Stack> {};
    QTest::newRow("one") << buildOf({row(u"gpu-32"_s), row(u"gpu-24"_s)})
                         << std::vector {Stack::Cuda};
    QTest::newRow("ROCm brings more")
        << buildOf({row(u"gpu-32"_s), row(u"amd-48"_s)}) << std::vector {Stack::Rocm, Stack::Cuda};
    QTest::newRow("CUDA brings more in sum") << buildOf({row(u"amd-48"_s), row(u"gpu-32"_s, 2)})
                                             << std::vector {Stack::Cuda, Stack::Rocm};
}

void TestTotals::stacksLargestFirst()
{
    QFETCH(const Build, build);
    QFETCH(const std::vector<Stack>, stacks);
    QVERIFY(totalsOf(catalogue(), build).stacks == stacks);
}

void TestTotals::largeSumsStayExact()
{
    const Totals totals = totalsOf(catalogue(), buildOf({row(u"rack-72"_s, Build::maxCount)}));
    QCOMPARE(totals.gpuCount, qint64 {7'200'000});
    QCOMPARE(totals.usableMib, qint64 {1'364'191'200'000});
    QCOMPARE(totals.powerW, qint64 {13'200'000'000});
    QCOMPARE(totals.combinedMemoryGb, qint64 {1'382'400'000});
    QCOMPARE(totals.onRequest, Build::maxCount);
    QCOMPARE(totals.groups.front().copies, Build::maxCount);
}

CONFIGURATOR_TEST_MAIN(TestTotals)
#include "tst_totals.moc"
