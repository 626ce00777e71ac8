// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/cluster/clusterexample.h"
#include "advice/words.h"
#include "support/testmain.h"

#include <QSet>

using namespace configurator;
using namespace Qt::StringLiterals;

using Counts = QList<int>;
Q_DECLARE_METATYPE(configurator::ExampleLink)

namespace {

// Devices of each machine, as they are drawn.
Counts machinesOf(const ClusterPicture &picture)
{
    Counts counts;
    for (const ClusterPicture::Machine &machine : picture.machines)
        counts << static_cast<int>(machine.devices.size());
    return counts;
}

Counts groupsOf(const ClusterPicture &picture)
{
    Counts counts;
    for (const ClusterPicture::Group &group : picture.groups)
        counts << group.devices;
    return counts;
}

// The group of each device, from left to right.
Counts drawnGroupsOf(const ClusterPicture &picture)
{
    Counts groups;
    for (const ClusterPicture::Machine &machine : picture.machines) {
        for (const ClusterPicture::Device &device : machine.devices)
            groups << device.group;
    }
    return groups;
}

void addLinks()
{
    QTest::addColumn<ExampleLink>("link");
    for (const ExampleLink link : exampleLinks)
        QTest::newRow(qPrintable(exampleLinkName(link))) << link;
}

} // namespace

class TestClusterExample : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAndVerdict_data();
    void numbersAndVerdict();
    void drawing_data();
    void drawing();
    void everyDeviceStandsInItsGroup_data() { addLinks(); }
    void everyDeviceStandsInItsGroup();
    void onlyTheLinkDiffers_data() { addLinks(); }
    void onlyTheLinkDiffers();
    void wordsOfTheExample();
    void groupsOfAnyBuild();
};

void TestClusterExample::numbersAndVerdict_data()
{
    QTest::addColumn<ExampleLink>("link");
    QTest::addColumn<QString>("fastLinked");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<ClusterKind>("kind");
    QTest::newRow("separate PCs") << ExampleLink::SeparatePcs << u"24.0 GiB"_s << Verdict::Paper
                                  << ClusterKind::SeparateMachines;
    QTest::newRow("one tower") << ExampleLink::OneTower << u"24.0 GiB"_s << Verdict::Paper
                               << ClusterKind::StandardPcie;
    QTest::newRow("a pair holds the model") << ExampleLink::NvlinkPairs << u"48.0 GiB"_s
                                            << Verdict::Linked << ClusterKind::PartlyFastLinked;
    QTest::newRow("NVSwitch") << ExampleLink::NvSwitch << u"96.0 GiB"_s << Verdict::Linked
                              << ClusterKind::FastLinked;
    QTest::newRow("InfiniBand") << ExampleLink::InfiniBand << u"96.0 GiB"_s << Verdict::Linked
                                << ClusterKind::FastLinked;
}

void TestClusterExample::numbersAndVerdict()
{
    QFETCH(const ExampleLink, link);
    QFETCH(const QString, fastLinked);
    const ClusterExample example = clusterExample(link);
    QCOMPARE(combinedMemoryText(example.totals), u"96 GB"_s);
    QCOMPARE(usableMemoryText(example.totals), u"96.0 GiB"_s);
    QCOMPARE(fastLinkedText(example.totals), fastLinked);
    QTEST(example.fit.verdict, "verdict");
    QTEST(example.totals.cluster, "kind");
    // About 45 GiB, somewhat more on more GPUs: each pays its own working space.
    QVERIFY2(example.fit.need() > 44 * bytesPerGib && example.fit.need() < 47 * bytesPerGib,
             qPrintable(gibText(example.fit.need())));
}

void TestClusterExample::drawing_data()
{
    QTest::addColumn<ExampleLink>("link");
    QTest::addColumn<Counts>("machines");
    QTest::addColumn<Counts>("groups");
    QTest::addColumn<Counts>("drawn");
    QTest::addColumn<QString>("sentence");
    const Counts apart {0, 1, 2, 3};
    QTest::newRow("separate PCs")
        << ExampleLink::SeparatePcs << Counts {1, 1, 1, 1} << Counts {1, 1, 1, 1} << apart
        << u"4 GPUs in 4 machines with only ordinary networking between them: 4 separate pools "
           u"that pass work to each other."_s;
    QTest::newRow("one tower")
        << ExampleLink::OneTower << Counts {4} << Counts {1, 1, 1, 1} << apart
        << u"4 GPUs in one machine with only standard PCIe between them: 4 separate pools that "
           u"pass work to each other."_s;
    QTest::newRow("NVLink pairs")
        << ExampleLink::NvlinkPairs << Counts {4} << Counts {2, 2} << Counts {0, 0, 1, 1}
        << u"4 GPUs in one machine, joined by NVLink in pools of up to 48.0 GiB, with standard "
           u"PCIe between the pools."_s;
    QTest::newRow("NVSwitch")
        << ExampleLink::NvSwitch << Counts {4} << Counts {4} << Counts {0, 0, 0, 0}
        << u"4 GPUs in one machine, all joined by NVSwitch: one pool of 96.0 GiB."_s;
    QTest::newRow("InfiniBand")
        << ExampleLink::InfiniBand << Counts {1, 1, 1, 1} << Counts {4} << Counts {0, 0, 0, 0}
        << u"4 GPUs in 4 machines, all joined by InfiniBand: one pool of 96.0 GiB."_s;
}

void TestClusterExample::drawing()
{
    QFETCH(const ExampleLink, link);
    const ClusterPicture picture = clusterExample(link).picture;
    QTEST(machinesOf(picture), "machines");
    QTEST(groupsOf(picture), "groups");
    QTEST(drawnGroupsOf(picture), "drawn");
    QTEST(picture.sentence, "sentence");
    for (const ClusterPicture::Machine &machine : picture.machines) {
        for (const ClusterPicture::Device &device : machine.devices)
            QCOMPARE(device.text, u"24 GB"_s);
    }
}

void TestClusterExample::everyDeviceStandsInItsGroup()
{
    QFETCH(const ExampleLink, link);
    const ClusterExample example = clusterExample(link);
    const Counts drawn = drawnGroupsOf(example.picture);
    QCOMPARE(drawn.size(), example.totals.gpuCount);
    for (std::size_t i = 0; i < example.picture.groups.size(); ++i)
        QCOMPARE(drawn.count(static_cast<int>(i)), example.picture.groups[i].devices);
}

void TestClusterExample::onlyTheLinkDiffers()
{
    QFETCH(const ExampleLink, link);
    const ClusterExample example = clusterExample(link);
    QCOMPARE(example.totals.gpuCount, 4);
    QCOMPARE(example.totals.unknownUnits, 0);
    QCOMPARE(example.totals.largestSingleMib, 24'576);
    QVERIFY(example.totals.isCluster());
    QVERIFY(clusterSentence(example.totals).endsWith(clusterKindName(example.totals.cluster)));
    QCOMPARE(example.build.choice, clusterExample(ExampleLink::OneTower).build.choice);
}

void TestClusterExample::wordsOfTheExample()
{
    QCOMPARE(exampleTitle(), u"Try it: 4 GPUs of 24 GB"_s);
    QCOMPARE(exampleModelText(),
             u"For a model of 70 billion parameters in Q4_K_M, with 8,192 tokens of context for "
             u"one user, run by llama.cpp"_s);
    QSet<QString> names;
    for (const ExampleLink link : exampleLinks)
        names.insert(exampleLinkName(link));
    QCOMPARE(names.size(), static_cast<qsizetype>(exampleLinks.size()));
}

// A fabric takes each machine's largest group; what else stands in the machine stays apart.
void TestClusterExample::groupsOfAnyBuild()
{
    Link nvlink {u"nvlink-bridge"_s, u"NVLink"_s, true, {}};
    Unit card;
    card.id = u"card"_s;
    card.accelerator = Accelerator {u"card"_s, Stack::Cuda, 1, 24, 24'576, false, 1, {}};
    Unit bridge;
    bridge.id = u"bridge"_s;
    bridge.kind = UnitKind::LinkPart;
    bridge.bridge = Bridge {{u"card"_s}, 2, nvlink};
    Unit server;
    server.id = u"server"_s;
    server.shortName = u"a server"_s;
    server.kind = UnitKind::Machine;
    server.host = Host {};
    server.ports = {Port {u"infiniband"_s, 400, 1}};
    Unit fabric;
    fabric.id = u"fabric"_s;
    fabric.kind = UnitKind::LinkPart;
    fabric.fabric
        = Fabric {true, u"infiniband"_s, 400, 8, {}, {u"ib"_s, u"InfiniBand"_s, true, {}}};
    const Catalogue catalogue({card, bridge, server, fabric}, {}, {}, {}, Currency {});
    Build build;
    build.items
        = {{u"server"_s, 2, {{u"card"_s, 3, {}}, {u"bridge"_s, 1, {}}}}, {u"fabric"_s, 1, {}}};
    const ClusterPicture picture = clusterPictureOf(catalogue, build, totalsOf(catalogue, build));
    QCOMPARE(machinesOf(picture), (Counts {3, 3}));
    QCOMPARE(groupsOf(picture), (Counts {4, 1, 1}));
    QCOMPARE(drawnGroupsOf(picture), (Counts {0, 0, 1, 0, 0, 2}));
    QCOMPARE(picture.machines.front().name, u"a server"_s);
    QCOMPARE(picture.sentence,
             u"6 GPUs in 2 machines, joined by InfiniBand in pools of up to 96.0 GiB, with "
             u"ordinary networking between the pools."_s);
    QCOMPARE(clusterPictureOf(catalogue, {}, totalsOf(catalogue, {})).sentence,
             u"There is no GPU to join."_s);
}

CONFIGURATOR_TEST_MAIN(TestClusterExample)
#include "tst_clusterexample.moc"
