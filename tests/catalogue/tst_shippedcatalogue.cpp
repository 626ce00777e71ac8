// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogueloader.h"
#include "support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

using namespace configurator;
using namespace Qt::StringLiterals;

// The catalogue that we ship is sound, says where its figures come from and claims nothing.
class TestShippedCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasNoFault();
    void counts();
    void examplePricesAreOnShopBuiltHostsAlone();
    void everyPriceHasADate();
    void everyFigureHasAnOrigin();
    void shortNamesFitTightPlaces();
    void oneNameBeginsWithTheTower();
    void bridgesFitCards();
    void onlyDedicatedLinksAreFast();
    void unifiedMachinesAreOneDevice();
    void appliancesAreRatedLoads();
    void circuitsOfBothRegions();
    void textsClaimNothing_data();
    void textsClaimNothing();

private:
    [[nodiscard]] const Unit &unit(const QString &id) const;

    const LoadedCatalogue m_loaded
        = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
};

const Unit &TestShippedCatalogue::unit(const QString &id) const
{
    static const Unit none;
    const Unit *found = m_loaded.catalogue.unit(id);
    return found ? *found : none;
}

void TestShippedCatalogue::hasNoFault()
{
    QCOMPARE(m_loaded.faults, QStringList());
}

void TestShippedCatalogue::counts()
{
    const auto &units = m_loaded.catalogue.units();
    const auto count = [&](auto has) { return std::count_if(units.begin(), units.end(), has); };
    QCOMPARE(count([](const Unit &u) { return u.kind == UnitKind::Gpu; }), 72);
    QCOMPARE(count([](const Unit &u) { return u.kind == UnitKind::Machine; }), 56);
    QCOMPARE(count([](const Unit &u) { return u.kind == UnitKind::LinkPart; }), 22);
    QCOMPARE(count([](const Unit &u) { return u.bridge.has_value(); }), 13);
    QCOMPARE(count([](const Unit &u) { return u.host.has_value(); }), 20);
    QCOMPARE(m_loaded.catalogue.appliances().size(), std::size_t {34});
    QCOMPARE(m_loaded.catalogue.circuits().size(), std::size_t {5});
    QCOMPARE(m_loaded.catalogue.currency().code, u"USD"_s);
}

void TestShippedCatalogue::examplePricesAreOnShopBuiltHostsAlone()
{
    int examples = 0;
    for (const Unit &unit : m_loaded.catalogue.units()) {
        const bool isShopBuilt = unit.vendor == u"Shop-built";
        QVERIFY2(unit.isExamplePrice == isShopBuilt, qPrintable(unit.id));
        QVERIFY2(!isShopBuilt || unit.host.has_value(), qPrintable(unit.id));
        examples += isShopBuilt ? 1 : 0;
    }
    QCOMPARE(examples, 6);
}

void TestShippedCatalogue::everyPriceHasADate()
{
    static const QRegularExpression date(u"^20\\d\\d(-(\\d\\d(-\\d\\d)?|Q\\d))?$"_s);
    for (const Unit &unit : m_loaded.catalogue.units()) {
        QVERIFY2(unit.price.has_value() == !unit.priceDate.isEmpty(), qPrintable(unit.id));
        QVERIFY2(!unit.price || date.match(unit.priceDate).hasMatch(), qPrintable(unit.priceDate));
        QVERIFY2(!unit.price || unit.price > 0, qPrintable(unit.id));
    }
}

void TestShippedCatalogue::everyFigureHasAnOrigin()
{
    for (const Unit &unit : m_loaded.catalogue.units()) {
        QStringList figures;
        if (unit.accelerator)
            figures << u"memory"_s << u"usable"_s;
        if (unit.powerW)
            figures << u"power"_s;
        if (unit.price)
            figures << u"price"_s;
        if (unit.host || (unit.card && unit.card->form == FormFactor::Pcie))
            figures << u"slots"_s;
        if (unit.bridge || unit.fabric)
            figures << u"link"_s;
        if (!unit.ports.empty())
            figures << u"network"_s;
        for (const QString &figure : figures)
            QVERIFY2(!unit.origins[figure].source.isEmpty(), qPrintable(unit.id + u' ' + figure));
    }
}

void TestShippedCatalogue::shortNamesFitTightPlaces()
{
    QStringList names;
    for (const Unit &unit : m_loaded.catalogue.units()) {
        QVERIFY2(!unit.shortName.isEmpty() && unit.shortName.size() <= 20, qPrintable(unit.id));
        QVERIFY2(!names.contains(unit.shortName), qPrintable(unit.shortName));
        names.append(unit.shortName);
    }
    QCOMPARE(unit(u"rtx-5090"_s).name, u"GeForce RTX 5090"_s);
    QCOMPARE(unit(u"rtx-5090"_s).shortName, u"RTX 5090"_s);
}

void TestShippedCatalogue::oneNameBeginsWithTheTower()
{
    QStringList names;
    for (const Unit &unit : m_loaded.catalogue.units())
        if (unit.name.startsWith(u"4-slot workstation"_s))
            names.append(unit.name);
    QCOMPARE(names, QStringList({u"4-slot workstation tower"_s}));
    QCOMPARE(unit(u"tower-4slot-1600w"_s).name, names.first());
}

void TestShippedCatalogue::bridgesFitCards()
{
    for (const Unit &part : m_loaded.catalogue.units())
        for (const QString &id : part.bridge ? part.bridge->gpus : QStringList())
            QVERIFY2(unit(id).card && unit(id).card->form == FormFactor::Pcie, qPrintable(part.id));
}

void TestShippedCatalogue::onlyDedicatedLinksAreFast()
{
    const QStringList fast {u"nvlink-bridge"_s,   u"nvlink-nvswitch"_s, u"infinity-fabric"_s,
                            u"infiniband"_s,      u"rdma-ethernet"_s,   u"gaudi-ethernet"_s,
                            u"tenstorrent-mesh"_s};
    const auto check = [&](const Unit &unit, const Link &link) {
        QVERIFY2(link.isFast == fast.contains(link.id), qPrintable(unit.id + u' ' + link.id));
    };
    for (const Unit &unit : m_loaded.catalogue.units()) {
        if (unit.accelerator)
            check(unit, unit.accelerator->link);
        if (unit.bridge)
            check(unit, unit.bridge->link);
        if (unit.fabric)
            check(unit, unit.fabric->link);
        if (unit.fabric && unit.fabric->link.isFast)
            QVERIFY2(unit.fabric->gbitS >= 200, qPrintable(unit.id));
    }
}

void TestShippedCatalogue::unifiedMachinesAreOneDevice()
{
    int count = 0;
    for (const Unit &unit : m_loaded.catalogue.units()) {
        if (!unit.accelerator || !unit.accelerator->isUnified)
            continue;
        ++count;
        QCOMPARE(unit.kind, UnitKind::Machine);
        QCOMPARE(unit.accelerator->count, 1);
        QCOMPARE(unit.accelerator->domainSize, 1);
    }
    QCOMPARE(count, 14);
}

void TestShippedCatalogue::appliancesAreRatedLoads()
{
    QStringList regions;
    for (const Appliance &appliance : m_loaded.catalogue.appliances()) {
        QVERIFY2(appliance.one != appliance.many, qPrintable(appliance.id));
        QVERIFY2(!appliance.one.contains(u"average"), qPrintable(appliance.id));
        QVERIFY2(!appliance.source.contains(u"average"), qPrintable(appliance.id));
        QVERIFY2(!appliance.one.startsWith(u"a "), qPrintable(appliance.id));
        regions.append(appliance.regions);
    }
    QCOMPARE(regions.count(u"EU"_s), 26);
    QCOMPARE(regions.count(u"US"_s), 31);
}

void TestShippedCatalogue::circuitsOfBothRegions()
{
    QStringList lines;
    for (const Circuit &circuit : m_loaded.catalogue.circuits())
        lines.append(u"%1 %2 %3"_s.arg(circuit.region, circuit.name).arg(circuit.continuousW));
    lines.sort();
    QCOMPARE(lines,
             QStringList({u"EU 16 A / 230 V circuit 3680"_s, u"EU 32 A / 230 V circuit 7360"_s,
                          u"US 15 A / 120 V circuit 1440"_s, u"US 20 A / 120 V circuit 1920"_s,
                          u"US 30 A / 240 V circuit 5760"_s}));
}

void TestShippedCatalogue::textsClaimNothing_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"shop.json", "gpus.json", "machines.json", "links.json",
                             "appliances.json", "models.json"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

namespace {

void collect(const QJsonValue &value, QStringList &texts)
{
    if (value.isString())
        texts.append(value.toString());
    const QJsonArray array = value.toArray();
    for (const QJsonValue &item : array)
        collect(item, texts);
    const QJsonObject object = value.toObject();
    for (const QJsonValue &item : object)
        collect(item, texts);
}

} // namespace

void TestShippedCatalogue::textsClaimNothing()
{
    QFETCH(QString, file);
    QFile json(QStringLiteral(SOURCE_DIR "/resources/catalogue/") + file);
    QVERIFY(json.open(QIODevice::ReadOnly));
    QStringList texts;
    collect(QJsonDocument::fromJson(json.readAll()).object(), texts);
    QVERIFY(texts.size() > 2);
    static const QRegularExpression claim(
        u"\\b(fast(er|est)?|slow(er|est)?|quick\\w*|speed\\w*|throughput|latency|performance|"
        u"tok/s|t/s|tokens? (a|per) second|\\w*bench\\w*|tflops)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    for (const QString &text : std::as_const(texts))
        QVERIFY2(!claim.match(text).hasMatch(), qPrintable(text));
}

CONFIGURATOR_TEST_MAIN(TestShippedCatalogue)
#include "tst_shippedcatalogue.moc"
