// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogueloader.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// Spot figures of the units that we ship.
class TestShippedUnits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gpus_data();
    void gpus();
    void machines_data();
    void machines();
    void hosts_data();
    void hosts();
    void links_data();
    void links();
    void cardsOfSeveralChips();

private:
    [[nodiscard]] const Unit &unit(const QString &id) const;

    const LoadedCatalogue m_loaded
        = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
};

const Unit &TestShippedUnits::unit(const QString &id) const
{
    static const Unit none;
    const Unit *found = m_loaded.catalogue.unit(id);
    return found ? *found : none;
}

void TestShippedUnits::gpus_data()
{
    QTest::addColumn<int>("memoryGb");
    QTest::addColumn<Mib>("usableMib");
    QTest::addColumn<bool>("isAssumed");
    QTest::addColumn<int>("powerW");
    QTest::addColumn<Minor>("price"); // -1: on request
    QTest::addColumn<int>("halfSlots");

    QTest::newRow("rtx-5090") << 32 << Mib {32'607} << false << 575 << Minor {269'900} << 4;
    QTest::newRow("rtx-3090") << 24 << Mib {24'576} << false << 350 << Minor {107'000} << 6;
    QTest::newRow("rtx-4090") << 24 << Mib {24'564} << false << 450 << Minor {182'000} << 6;
    QTest::newRow("rtx-3060-12gb") << 12 << Mib {12'288} << false << 170 << Minor {25'700} << 4;
    QTest::newRow("rtx-3090-ti") << 24 << Mib {24'428} << true << 450 << Minor {150'000} << 6;
    QTest::newRow("radeon-rx-7900-xtx")
        << 24 << Mib {24'560} << false << 355 << Minor {90'000} << 5;
    QTest::newRow("radeon-ai-pro-r9700")
        << 32 << Mib {32'624} << false << 300 << Minor {125'000} << 4;
    QTest::newRow("arc-pro-b50") << 16 << Mib {15'881} << false << 70 << Minor {35'000} << 4;
    QTest::newRow("rtx-pro-6000-blackwell-workstation-edition")
        << 96 << Mib {97'887} << false << 600 << Minor {800'000} << 4;
    QTest::newRow("h100-80gb-pcie") << 80 << Mib {81'559} << false << 350 << Minor {2'500'000} << 4;
    QTest::newRow("h100-nvl-94gb") << 94 << Mib {95'830} << false << 400 << Minor {-1} << 4;
    QTest::newRow("h200-141gb-sxm")
        << 141 << Mib {143'771} << false << 700 << Minor {2'800'000} << 4;
    QTest::newRow("b300-hgx") << 288 << Mib {275'040} << false << 1100 << Minor {4'500'000} << 4;
    QTest::newRow("mi325x") << 256 << Mib {262'124} << false << 1000 << Minor {-1} << 4;
    QTest::newRow("mi210") << 64 << Mib {65'520} << true << 300 << Minor {800'000} << 4;
    QTest::newRow("l40s") << 48 << Mib {46'068} << false << 350 << Minor {850'000} << 4;
}

void TestShippedUnits::gpus()
{
    QFETCH(Minor, price);
    const Unit &gpu = unit(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(gpu.accelerator && gpu.card);
    QTEST(gpu.accelerator->memoryGb, "memoryGb");
    QTEST(gpu.accelerator->usableMib, "usableMib");
    QTEST(gpu.origins[u"usable"_s].isAssumed, "isAssumed");
    QTEST(gpu.powerW.value_or(-1), "powerW");
    QCOMPARE(gpu.price.value_or(-1), price);
    QTEST(gpu.card->halfSlots, "halfSlots");
}

void TestShippedUnits::machines_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("memoryGb");
    QTest::addColumn<Mib>("usableMib");
    QTest::addColumn<int>("devices");
    QTest::addColumn<int>("domain");
    QTest::addColumn<int>("powerW"); // -1: not known

    QTest::newRow("dgx-spark") << u"DGX Spark"_s << 128 << Mib {122'573} << 1 << 1 << 240;
    QTest::newRow("asus-ascent-gx10")
        << u"ASUS Ascent GX10"_s << 128 << Mib {122'573} << 1 << 1 << -1;
    QTest::newRow("dgx-h100") << u"DGX H100 (8 × 80 GB)"_s << 640 << Mib {81'559} << 8 << 8
                              << 10'200;
    QTest::newRow("dgx-h200") << u"DGX H200 (8 × 141 GB)"_s << 1128 << Mib {143'771} << 8 << 8
                              << 10'200;
    QTest::newRow("dgx-b200") << u"DGX B200 (8 × 180 GB)"_s << 1440 << Mib {183'359} << 8 << 8
                              << 14'300;
    QTest::newRow("gb200-nvl72") << u"GB200 NVL72 (72 × 186 GB)"_s << 13'392 << Mib {189'471} << 72
                                 << 72 << 120'000;
    QTest::newRow("mac-studio-m3-ultra-512gb")
        << u"Mac Studio M3 Ultra 512GB"_s << 512 << Mib {393'216} << 1 << 1 << 262;
    QTest::newRow("framework-desktop-128gb") << u"Framework Desktop (Ryzen AI Max+ 395, 128 GB)"_s
                                             << 128 << Mib {62'259} << 1 << 1 << 155;
    QTest::newRow("quietbox-wormhole")
        << u"TT-QuietBox Wormhole (4 × n300)"_s << 96 << Mib {11'673} << 8 << 1 << 1650;
    QTest::newRow("tinybox-green")
        << u"tinybox green (6 × RTX 4090)"_s << 144 << Mib {24'564} << 6 << 1 << 3200;
}

void TestShippedUnits::machines()
{
    const Unit &machine = unit(QString::fromLatin1(QTest::currentDataTag()));
    QTEST(machine.name, "name");
    QVERIFY(machine.accelerator && !machine.host);
    QTEST(machine.accelerator->memoryGb, "memoryGb");
    QTEST(machine.accelerator->usableMib, "usableMib");
    QTEST(machine.accelerator->count, "devices");
    QTEST(machine.accelerator->domainSize, "domain");
    QTEST(machine.powerW.value_or(-1), "powerW");
}

void TestShippedUnits::hosts_data()
{
    QTest::addColumn<int>("places");
    QTest::addColumn<int>("slotHalves");
    QTest::addColumn<int>("lanes");
    QTest::addColumn<int>("supplyW"); // -1: not known
    QTest::addColumn<int>("powerW");
    QTest::addColumn<Minor>("price"); // -1: on request
    QTest::addColumn<bool>("coolsPassive");

    QTest::newRow("desktop-2slot-1000w") << 2 << 6 << 8 << 1000 << 200 << Minor {149'000} << false;
    QTest::newRow("tower-2slot-1200w") << 2 << 6 << 16 << 1200 << 250 << Minor {219'000} << false;
    QTest::newRow("tower-4slot-1600w") << 4 << 4 << 16 << 1600 << 250 << Minor {289'000} << false;
    QTest::newRow("tower-4slot-2200w") << 4 << 4 << 16 << 2200 << 250 << Minor {359'000} << false;
    QTest::newRow("server-4slot-3200w") << 4 << 4 << 16 << 3200 << 600 << Minor {690'000} << true;
    QTest::newRow("server-8slot-6000w") << 8 << 4 << 16 << 6000 << 800 << Minor {1'290'000} << true;
    QTest::newRow("supermicro-4125gs") << 8 << 4 << 16 << 4000 << 700 << Minor {-1} << true;
    QTest::newRow("supermicro-322gb") << 10 << 4 << 16 << -1 << 700 << Minor {-1} << true;
    QTest::newRow("full-tower-2slot") << 2 << 6 << 8 << 1600 << 200 << Minor {-1} << false;
}

void TestShippedUnits::hosts()
{
    const Unit &machine = unit(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(machine.host && !machine.accelerator);
    QTEST(machine.host->slotCount, "places");
    QTEST(machine.host->slotHalves, "slotHalves");
    QTEST(machine.host->lanes, "lanes");
    QTEST(machine.host->supplyW.value_or(-1), "supplyW");
    QTEST(machine.powerW.value_or(-1), "powerW");
    QTEST(machine.price.value_or(-1), "price");
    QTEST(machine.host->coolsPassiveCards, "coolsPassive");
    QVERIFY(machine.origins[u"power"_s].isAssumed);
}

void TestShippedUnits::links_data()
{
    QTest::addColumn<QStringList>("fits");
    QTest::addColumn<int>("most"); // ways of a bridge, machines of a fabric
    QTest::addColumn<bool>("isSwitch");
    QTest::addColumn<qint64>("bandwidthMbS"); // -1: not stated
    QTest::addColumn<bool>("isFast");

    const QStringList any;
    QTest::newRow("nvlink-bridge-rtx-3090")
        << QStringList {u"rtx-3090"_s} << 2 << false << qint64 {112'500} << true;
    QTest::newRow("nvlink-bridge-h200-nvl-4way")
        << QStringList {u"h200-nvl-141gb"_s} << 4 << false << qint64 {900'000} << true;
    QTest::newRow("infinity-fabric-bridge-mi210-2way")
        << QStringList {u"mi210"_s} << 2 << false << qint64 {300'000} << true;
    QTest::newRow("infiniband-switch-ndr") << any << 64 << true << qint64 {100'000} << true;
    QTest::newRow("infiniband-cable-ndr") << any << 2 << false << qint64 {100'000} << true;
    QTest::newRow("spark-cable-200g")
        << QStringList {u"dgx-spark"_s, u"asus-ascent-gx10"_s, u"dell-pro-max-gb10"_s} << 3 << false
        << qint64 {50'000} << true;
    QTest::newRow("ethernet-switch-200g-6") << any << 6 << true << qint64 {50'000} << true;
    QTest::newRow("thunderbolt-5-cable")
        << QStringList {u"mac-studio-m3-ultra-512gb"_s, u"mac-studio-m3-ultra-256gb"_s,
                        u"mac-studio-m3-ultra-96gb"_s, u"mac-studio-m4-max-128gb"_s,
                        u"mac-mini-m4-pro-64gb"_s}
        << 4 << false << qint64 {-1} << false;
}

void TestShippedUnits::links()
{
    const Unit &part = unit(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(part.bridge || part.fabric);
    const Link &link = part.bridge ? part.bridge->link : part.fabric->link;
    QTEST(part.bridge ? part.bridge->gpus : part.fabric->onlyMachines, "fits");
    QTEST(part.bridge ? part.bridge->ways : part.fabric->maxMachines, "most");
    QTEST(part.fabric && part.fabric->isSwitch, "isSwitch");
    QTEST(link.bandwidthMbS.value_or(-1), "bandwidthMbS");
    QTEST(link.isFast, "isFast");
}

void TestShippedUnits::cardsOfSeveralChips()
{
    QCOMPARE(unit(u"a16"_s).accelerator->count, 4);
    QCOMPARE(unit(u"a16"_s).accelerator->usableMib, Mib {15'356});
    QCOMPARE(unit(u"a16"_s).accelerator->domainSize, 1);
    QCOMPARE(unit(u"mi250x"_s).accelerator->count, 2);
    QCOMPARE(unit(u"mi250x"_s).accelerator->domainSize, 2);
    QCOMPARE(unit(u"wormhole-n300d"_s).accelerator->count, 2);
    QCOMPARE(unit(u"wormhole-n300d"_s).accelerator->memoryGb, 24);
}

CONFIGURATOR_TEST_MAIN(TestShippedUnits)
#include "tst_shippedunits.moc"
