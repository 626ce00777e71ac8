// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/words.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

class TestWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cluster_data();
    void cluster();
    void memory_data();
    void memory();
    void power_data();
    void power();
    void price_data();
    void price();
    void noClaimIsMade();
};

void TestWords::cluster_data()
{
    QTest::addColumn<int>("machines");
    QTest::addColumn<int>("gpus");
    QTest::addColumn<ClusterKind>("kind");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("empty") << 0 << 0 << ClusterKind::None << u"The build is empty"_s;
    QTest::newRow("one card") << 0 << 1 << ClusterKind::None
                              << u"1 GPU: a single unit, not a cluster"_s;
    QTest::newRow("two cards in one machine")
        << 1 << 2 << ClusterKind::StandardPcie
        << u"1 machine, 2 GPUs: a multi-unit build, so we call it a cluster over standard PCIe"_s;
    QTest::newRow("loose cards")
        << 0 << 2 << ClusterKind::PartlyFastLinked
        << u"2 GPUs: a multi-unit build, so we call it a partly fast-linked cluster"_s;
    QTest::newRow("a complete machine")
        << 1 << 8 << ClusterKind::FastLinked
        << u"1 machine, 8 GPUs: a multi-unit build, so we call it a fast-linked cluster"_s;
    QTest::newRow("machines side by side")
        << 1000 << 8000 << ClusterKind::SeparateMachines
        << u"1,000 machines, 8,000 GPUs: a multi-unit build, so we call it a cluster of separate "
           u"machines"_s;
}

void TestWords::cluster()
{
    QFETCH(int, machines);
    QFETCH(int, gpus);
    QFETCH(ClusterKind, kind);
    QFETCH(QString, sentence);
    Totals totals;
    totals.machineCount = machines;
    totals.gpuCount = gpus;
    totals.cluster = kind;
    totals.rowCount = gpus;
    QCOMPARE(clusterSentence(totals), sentence);
    if (totals.isCluster())
        QVERIFY(sentence.endsWith(clusterKindName(kind)));
}

void TestWords::memory_data()
{
    QTest::addColumn<int>("gigabytes");
    QTest::addColumn<int>("unknown");
    QTest::addColumn<QString>("combined");
    QTest::addColumn<QString>("usable");
    QTest::addColumn<QString>("linked");
    QTest::newRow("empty") << 0 << 0 << u"0 GB"_s << u"0.0 GiB"_s << u"0.0 GiB"_s;
    QTest::newRow("known") << 64 << 0 << u"64 GB"_s << u"63.7 GiB"_s << u"31.8 GiB"_s;
    QTest::newRow("one unit not known")
        << 64 << 1 << u"64 GB plus 1 unit not known"_s << u"63.7 GiB"_s << u"31.8 GiB"_s;
    QTest::newRow("two units not known")
        << 64 << 2 << u"64 GB plus 2 units not known"_s << u"63.7 GiB"_s << u"31.8 GiB"_s;
    QTest::newRow("nothing known is not zero")
        << 0 << 2 << u"not known"_s << u"not known"_s << u"not known"_s;
}

void TestWords::memory()
{
    QFETCH(int, gigabytes);
    QFETCH(int, unknown);
    QFETCH(QString, combined);
    QFETCH(QString, usable);
    QFETCH(QString, linked);
    Totals totals;
    totals.combinedMemoryGb = gigabytes;
    totals.gpuCount = gigabytes / 32;
    totals.usableMib = gigabytes / 32 * 32607;
    totals.fastLinkedMib = gigabytes > 0 ? 32607 : 0;
    totals.unknownUnits = unknown;
    QCOMPARE(combinedMemoryText(totals), combined);
    QCOMPARE(usableMemoryText(totals), usable);
    QCOMPARE(fastLinkedText(totals), linked);
}

void TestWords::power_data()
{
    QTest::addColumn<qint64>("watts");
    QTest::addColumn<int>("withoutDraw");
    QTest::addColumn<int>("unknownUnits");
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << 0LL << 0 << 0 << u"0 W"_s;
    QTest::newRow("known") << 1400LL << 0 << 0 << u"1,400 W"_s;
    QTest::newRow("one draw not known") << 1400LL << 1 << 0 << u"1,400 W plus 1 unit not known"_s;
    QTest::newRow("units that the catalogue lacks count too")
        << 1400LL << 1 << 1200 << u"1,400 W plus 1,201 units not known"_s;
    QTest::newRow("nothing known is not zero") << 0LL << 0 << 1 << u"not known"_s;
}

void TestWords::power()
{
    QFETCH(qint64, watts);
    QFETCH(int, withoutDraw);
    QFETCH(int, unknownUnits);
    QFETCH(QString, text);
    Totals totals;
    totals.powerW = watts;
    totals.powerUnknown = withoutDraw;
    totals.unknownUnits = unknownUnits;
    QCOMPARE(powerText(totals), text);
}

void TestWords::price_data()
{
    QTest::addColumn<Minor>("price");
    QTest::addColumn<int>("onRequest");
    QTest::addColumn<int>("unknownUnits");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("remark");
    QTest::newRow("empty") << Minor {0} << 0 << 0 << u"$0"_s << u"before tax"_s;
    QTest::newRow("all known") << Minor {688'800} << 0 << 0 << u"$6,888"_s << u"before tax"_s;
    QTest::newRow("cents are kept")
        << Minor {686'810} << 0 << 0 << u"$6,868.10"_s << u"before tax"_s;
    QTest::newRow("one on request")
        << Minor {688'800} << 1 << 0 << u"$6,888"_s << u"plus 1 item on request"_s;
    QTest::newRow("two on request")
        << Minor {688'800} << 2 << 0 << u"$6,888"_s << u"plus 2 items on request"_s;
    QTest::newRow("not in the catalogue is on request")
        << Minor {688'800} << 1 << 1 << u"$6,888"_s << u"plus 2 items on request"_s;
    QTest::newRow("all on request")
        << Minor {0} << 2 << 0 << u"on request"_s << u"2 items on request"_s;
    QTest::newRow("only an unknown unit")
        << Minor {0} << 0 << 1 << u"on request"_s << u"1 item on request"_s;
}

void TestWords::price()
{
    QFETCH(Minor, price);
    QFETCH(int, onRequest);
    QFETCH(int, unknownUnits);
    QFETCH(QString, text);
    QFETCH(QString, remark);
    Totals totals;
    totals.price = price;
    totals.onRequest = onRequest;
    totals.unknownUnits = unknownUnits;
    QCOMPARE(priceText(totals, Currency {}), text);
    QCOMPARE(priceRemark(totals), remark);
    QCOMPARE(unpricedUnits(totals), onRequest + unknownUnits);
}

void TestWords::noClaimIsMade()
{
    const QString sentence = noSpeedClaim();
    QVERIFY(sentence.endsWith(u'.'));
    for (const QString &claim : {u"faster"_s, u"slower"_s, u"quick"_s, u"token"_s, u"benchmark"_s,
                                 u"performance"_s, u"throughput"_s}) {
        QVERIFY2(!sentence.contains(claim, Qt::CaseInsensitive), qPrintable(claim));
    }
}

CONFIGURATOR_TEST_MAIN(TestWords)
#include "tst_words.moc"
