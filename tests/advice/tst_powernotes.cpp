// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/saidnotes.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestPowerNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void supply_data();
    void supply();
    void supplyWithUnknownDraw();
    void circuit_data();
    void circuit();
    void circuitTakesTheSmallestThatCarries();
    void powerUnknown();
};

void TestPowerNotes::supply_data()
{
    QTest::addColumn<Items>("items");
    QTest::addColumn<QString>("said");
    QTest::newRow("a machine alone")
        << Items {towerWith({})} << u"good: TOWER-4 can draw 250 W of the 1,600 W supply."_s;
    QTest::newRow("one card")
        << Items {towerWith({{u"gpu-32"_s, 1, {}}})}
        << u"good: 1 card and TOWER-4 can draw 825 W of the 1,600 W supply."_s;
    QTest::newRow("two cards")
        << Items {towerWith({{u"gpu-32"_s, 2, {}}})}
        << u"good: 2 cards and TOWER-4 can draw 1,400 W of the 1,600 W supply."_s;
    QTest::newRow("over 90 %")
        << Items {towerWith({{u"gpu-32"_s, 1, {}}, {u"gpu-24"_s, 1, {}}, {u"amd-48"_s, 1, {}}})}
        << u"warning: 3 cards and TOWER-4 can draw 1,470 W of the 1,600 W supply. Less than 10 % "
           u"is left."_s;
    QTest::newRow("more than it gives")
        << Items {towerWith({{u"gpu-32"_s, 3, {}}})}
        << u"warning: 3 cards and TOWER-4 can draw 1,975 W, more than its supply of 1,600 W "
           u"gives."_s;
    QTest::newRow("a count of machines changes nothing for each")
        << Items {towerWith({{u"gpu-32"_s, 2, {}}}, 5)}
        << u"good: 2 cards and TOWER-4 can draw 1,400 W of the 1,600 W supply."_s;
}

void TestPowerNotes::supply()
{
    QFETCH(Items, items);
    QFETCH(QString, said);
    QCOMPARE(::said(notesOf(items), u"supply-headroom"_s), QStringList {said});
}

void TestPowerNotes::supplyWithUnknownDraw()
{
    const Catalogue catalogue = changed(u"gpu-32"_s, [](Unit &unit) { unit.powerW.reset(); });
    QCOMPARE(said(notesOf(catalogue, {towerWith({{u"gpu-32"_s, 2, {}}})}), u"supply-headroom"_s),
             QStringList {u"info: 2 cards and TOWER-4 can draw 250 W of the 1,600 W supply. The "
                          u"draw of 2 units in it is not known and comes on top."_s});
    const Catalogue without = changed(u"tower-4"_s, [](Unit &unit) { unit.host->supplyW.reset(); });
    QVERIFY(said(notesOf(without, {towerWith({})}), u"supply-headroom"_s).isEmpty());
}

void TestPowerNotes::circuit_data()
{
    QTest::addColumn<Items>("items");
    QTest::addColumn<Region>("region");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("one is enough")
        << Items {{u"gpu-32"_s, 6, {}}} << Region::Eu
        << QStringList {u"good: One 16 A / 230 V circuit carries this build."_s};
    QTest::newRow("three are needed")
        << Items {{u"server-8"_s, 1, {}}} << Region::Eu
        << QStringList {u"warning: This build can draw 10,200 W, more than one circuit carries for "
                        u"hours. It needs 3 of the largest sort: 16 A / 230 V circuit, 3,680 W "
                        u"each."_s};
    QTest::newRow("what is not known is not promised")
        << Items {{u"gpu-32"_s, 1, {}}, {u"nope"_s, 1, {}}} << Region::Eu
        << QStringList {u"info: One 16 A / 230 V circuit carries what is known of this build's "
                        u"draw."_s};
    QTest::newRow("nothing drawn") << Items {} << Region::Eu << QStringList {};
    QTest::newRow("a region without circuits")
        << Items {{u"gpu-32"_s, 1, {}}} << Region::Us << QStringList {};
}

void TestPowerNotes::circuit()
{
    QFETCH(Items, items);
    QFETCH(Region, region);
    QFETCH(QStringList, said);
    QCOMPARE(::said(notesOf(sampleCatalogue(), items, region), u"wall-circuit"_s), said);
}

void TestPowerNotes::circuitTakesTheSmallestThatCarries()
{
    const Catalogue sample = sampleCatalogue();
    const Catalogue catalogue(sample.units(), {}, {},
                              {{u"c"_s, u"large circuit"_s, 7360, u"EU"_s, {}},
                               {u"a"_s, u"small circuit"_s, 1000, u"EU"_s, {}},
                               {u"b"_s, u"middle circuit"_s, 3680, u"EU"_s, {}}},
                              Currency {});
    QCOMPARE(said(notesOf(catalogue, {{u"gpu-32"_s, 2, {}}}), u"wall-circuit"_s),
             QStringList {u"good: One middle circuit carries this build."_s});
}

void TestPowerNotes::powerUnknown()
{
    const Catalogue catalogue = changed(u"gpu-32"_s, [](Unit &unit) { unit.powerW.reset(); });
    QCOMPARE(said(notesOf(catalogue, {{u"gpu-32"_s, 1, {}}}), u"power-unknown"_s),
             QStringList {u"info: The draw of 1 unit is not known and is not in the sum."_s});
    QCOMPARE(said(notesOf(catalogue, {{u"gpu-32"_s, 3, {}}}), u"power-unknown"_s),
             QStringList {u"info: The draw of 3 units is not known and is not in the sum."_s});
}

CONFIGURATOR_TEST_MAIN(TestPowerNotes)
#include "tst_powernotes.moc"
