// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cataloguefolder.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// Units are read to the last figure.
class TestUnitReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsACard();
    void theFamilyRuleFillsInWhatIsUsable();
    void readsAModule();
    void readsAHost();
    void readsABuiltInGpu();
    void readsUnifiedMemory();
    void readsABridge();
    void readsAFabric();
    void soundEdges_data();
    void soundEdges();

private:
    LoadedCatalogue m_sound;
};

void TestUnitReader::initTestCase()
{
    m_sound = CatalogueFolder().load();
    QCOMPARE(m_sound.faults, QStringList());
    QCOMPARE(m_sound.catalogue.units().size(), std::size_t {8});
}

void TestUnitReader::readsACard()
{
    const Origin origin {u"maker"_s, u"2026-02"_s, Confidence::High, false};
    Unit unit;
    unit.id = u"card-24"_s;
    unit.name = u"Card 24"_s;
    unit.shortName = u"C24"_s;
    unit.vendor = u"A"_s;
    unit.family = u"consumer"_s;
    unit.kind = UnitKind::Gpu;
    unit.powerW = 350;
    unit.price = 107'050;
    unit.priceDate = u"2026-06"_s;
    unit.note = u"A note."_s;
    unit.accelerator = Accelerator {
        u"Card 24"_s, Stack::Cuda, 1, 24, 24'576, false, 1, Link {u"pcie"_s, u"PCIe"_s, false, {}}};
    unit.card = Card {FormFactor::Pcie, 5, Cooling::Active, 336, 4, 16};
    for (const char *key : {"memory", "usable", "power", "price", "slots"})
        unit.origins.insert(QString::fromLatin1(key), origin);
    QCOMPARE(*m_sound.catalogue.unit(unit.id), unit);
}

void TestUnitReader::theFamilyRuleFillsInWhatIsUsable()
{
    const Unit &unit = *m_sound.catalogue.unit(u"card-2x16"_s);
    QCOMPARE(unit.shortName, u"Card 2x16"_s);
    QCOMPARE(unit.powerW, std::nullopt);
    QCOMPARE(unit.price, std::nullopt);
    QCOMPARE(unit.accelerator->name, u"Chip"_s);
    QCOMPARE(unit.accelerator->count, 2);
    QCOMPARE(unit.accelerator->memoryGb, 32);
    QCOMPARE(unit.accelerator->usableMib, Mib {32 * 1024 * 994 / 1000 / 2});
    QCOMPARE(unit.accelerator->domainSize, 2);
    QCOMPARE(unit.accelerator->link, (Link {u"nvlink"_s, u"NVLink"_s, true, 112'500}));
    QCOMPARE(unit.origins[u"usable"_s],
             (Origin {u"the lowest known"_s, QString(), Confidence::Low, true}));
}

void TestUnitReader::readsAModule()
{
    const Card card = *m_sound.catalogue.unit(u"module-80"_s)->card;
    QCOMPARE(card.form, FormFactor::Sxm);
    QCOMPARE(card.cooling, Cooling::Server);
    QCOMPARE(card.lengthMm, std::nullopt);
    QCOMPARE(card.pcieGeneration, 0);
}

void TestUnitReader::readsAHost()
{
    const Unit &unit = *m_sound.catalogue.unit(u"tower"_s);
    QCOMPARE(unit.kind, UnitKind::Machine);
    QCOMPARE(unit.price, Minor {289'000});
    QVERIFY(unit.isExamplePrice);
    QVERIFY(!unit.accelerator);
    QCOMPARE(*unit.host, (Host {4, 4, 8, 5, 1600, 600, 503, true}));
}

void TestUnitReader::readsABuiltInGpu()
{
    const Unit &unit = *m_sound.catalogue.unit(u"box"_s);
    QCOMPARE(*unit.accelerator,
             (Accelerator {u"Module 80"_s, Stack::Cuda, 8, 640, 81'559, false, 8,
                           Link {u"nvlink"_s, u"NVLink"_s, true, 112'500}}));
    QCOMPARE(unit.ports, std::vector<Port>({Port {u"infiniband"_s, 400, 8}}));
    QCOMPARE(unit.origins[u"usable"_s].source, u"maker"_s);
    QCOMPARE(unit.origins[u"memory"_s].source, u"maker"_s);
}

void TestUnitReader::readsUnifiedMemory()
{
    const Accelerator accelerator = *m_sound.catalogue.unit(u"mac"_s)->accelerator;
    QVERIFY(accelerator.isUnified);
    QCOMPARE(accelerator.stack, Stack::Metal);
    QCOMPARE(accelerator.name, u"M GPU"_s);
}

void TestUnitReader::readsABridge()
{
    const Unit &unit = *m_sound.catalogue.unit(u"bridge"_s);
    QCOMPARE(unit.kind, UnitKind::LinkPart);
    QCOMPARE(unit.powerW, 0);
    QCOMPARE(unit.bridge->gpus, QStringList({u"card-24"_s}));
    QCOMPARE(unit.bridge->ways, 2);
    QCOMPARE(unit.bridge->link.bandwidthMbS, qint64 {112'500});
}

void TestUnitReader::readsAFabric()
{
    const Fabric fabric = *m_sound.catalogue.unit(u"switch"_s)->fabric;
    QVERIFY(fabric.isSwitch);
    QCOMPARE(fabric.portKind, u"infiniband"_s);
    QCOMPARE(fabric.gbitS, 400);
    QCOMPARE(fabric.maxMachines, 64);
    QCOMPARE(fabric.onlyMachines, QStringList({u"box"_s}));
}

void TestUnitReader::soundEdges_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("json");

    QTest::newRow("no power at all") << u"power_w"_s << QByteArray("0");
    QTest::newRow("power not known") << u"power_w"_s << QByteArray("null");
    QTest::newRow("power not stated") << u"power_w"_s << QByteArray();
    QTest::newRow("most power") << u"power_w"_s << QByteArray("500000");
    QTest::newRow("no price") << u"price"_s << QByteArray("null");
    QTest::newRow("price of a cent") << u"price.amount"_s << QByteArray("\"0.01\"");
    QTest::newRow("highest price") << u"price.amount"_s << QByteArray("\"100000000.00\"");
    QTest::newRow("half a slot") << u"card.slot_width"_s << QByteArray("0.5");
    QTest::newRow("a little more than sold") << u"accelerator.usable_mib"_s << QByteArray("25804");
    QTest::newRow("usable by the rule") << u"accelerator.usable_mib"_s << QByteArray("null");
    QTest::newRow("a host that is null") << u"host"_s << QByteArray("null");
}

void TestUnitReader::soundEdges()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, json);
    CatalogueFolder folder;
    folder.change(u"gpus.json"_s, 0, path, json);
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(loaded.faults, QStringList());
    QVERIFY(loaded.catalogue.unit(u"card-24"_s));
}

CONFIGURATOR_TEST_MAIN(TestUnitReader)
#include "tst_unitreader.moc"
