// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cataloguefolder.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// Each fault in a unit is told in full, once, and leaves out that unit alone.
class TestUnitFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faultyGpus_data();
    void faultyGpus();
    void aFamilyWithoutARule();
    void faultyMachines_data();
    void faultyMachines();
    void faultyLinks_data();
    void faultyLinks();
};

namespace {

void columns()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");
}

void row(const char *name, const char *path, const char *json, const char *fault)
{
    QTest::newRow(name) << QString::fromUtf8(path) << QByteArray(json) << QString::fromUtf8(fault);
}

} // namespace

void TestUnitFaults::faultyGpus_data()
{
    columns();
    row("negative power", "power_w", "-5",
        ", field power_w: must be a whole number from 0 to 500000, but is -5.");
    row("absurd power", "power_w", "500001",
        ", field power_w: must be a whole number from 0 to 500000, but is 500001.");
    row("half a watt", "power_w", "0.5",
        ", field power_w: must be a whole number from 0 to 500000, but is 0.5.");
    row("no name", "name", "", ", field name: must be a text, but is missing.");
    row("empty name", "name", "\"  \"",
        ", field name: must be one line of text, but is empty or has line breaks.");
    row("line break in a name", "name", "\"a\\nb\"",
        ", field name: must be one line of text, but is empty or has line breaks.");
    row("name is a number", "name", "7", ", field name: must be a text, but is 7.");
    row("no vendor", "vendor", "", ", field vendor: must be a text, but is missing.");
    row("wrong kind", "kind", "\"machine\"",
        ", field kind: must be one of gpu, but is \"machine\".");
    row("memory of zero", "accelerator.memory_gb", "0",
        ", accelerator, field memory_gb: must be a whole number from 1 to 1000000, but is 0.");
    row("absurd memory", "accelerator.memory_gb", "1000001",
        ", accelerator, field memory_gb: must be a whole number from 1 to 1000000, but is "
        "1000001.");
    row("more usable than sold", "accelerator.usable_mib", "25805",
        ", accelerator, field usable_mib: must not be more than 105 % of the memory as sold.");
    row("unknown stack", "accelerator.stack", "\"opencl\"",
        ", accelerator, field stack: must be one of cuda, rocm, oneapi, gaudi, tt-metal, metal, "
        "but is \"opencl\".");
    row("domain beyond the devices", "accelerator.domain", "2",
        ", accelerator, field domain: must not be more than the 1 devices of this entry.");
    row("unknown key inside", "accelerator.memory_gib", "24",
        ", accelerator, field memory_gib: is not known here; the fields are gpu, name, stack, "
        "count, memory_gb, unified, usable_mib, domain, link.");
    row("no accelerator", "accelerator", "", ", field accelerator: is missing; every GPU has one.");
    row("no card", "card", "null", ", field card: is missing; every GPU has one.");
    row("a host in a GPU", "host", "{}", ", field host: does not belong to an entry of this kind.");
    row("a bridge in a GPU", "bridge", "{}",
        ", field bridge: does not belong to an entry of this kind.");
    row("a third of a slot", "card.slot_width", "2.3",
        ", card, field slot_width: must be a number of whole or half slots, like 2 or 2.5.");
    row("slots without end", "card.slot_width", "65",
        ", card, field slot_width: must be a number from 0.5 to 8.0 with at most 1 decimal places, "
        "but is 65.");
    row("a module with a slot", "card.form", "\"oam\"",
        ", card, field slot_width: belongs to PCIe cards alone; this module has no slot.");
    row("unknown cooling", "card.cooling", "\"ice\"",
        ", card, field cooling: must be one of active, passive, server, liquid, but is \"ice\".");
    row("price of zero", "price.amount", "\"0\"",
        ", price, field amount: must be a number from 0.01 to 100000000.00 with at most 2 decimal "
        "places, but is \"0\".");
    row("negative price", "price.amount", "\"-1.00\"",
        ", price, field amount: must be a number from 0.01 to 100000000.00 with at most 2 decimal "
        "places, but is \"-1.00\".");
    row("absurd price", "price.amount", "\"100000000.01\"",
        ", price, field amount: must be a number from 0.01 to 100000000.00 with at most 2 decimal "
        "places, but is \"100000000.01\".");
    row("price without a date", "price.date", "",
        ", price, field date: must be a text, but is missing.");
    row("price is a number", "price", "999",
        ", field price: must be an object in braces, but is 999.");
    row("price from nowhere", "origins.price", "",
        ", field origins: must say where the figure \"price\" comes from.");
    row("unknown confidence", "origins.power.confidence", "\"sure\"",
        ", origins, power, field confidence: must be one of low, medium, high, but is \"sure\".");
    row("source is missing", "origins.power.source", "",
        ", origins, power, field source: must be a text, but is missing.");
    row("unknown origin", "origins.colour", "{}",
        ", origins, field colour: is not known here; the fields are memory, usable, power, price, "
        "link, slots, network.");
    row("unknown key", "colour", "\"red\"",
        ", field colour: is not known here; the fields are id, code, name, short_name, vendor, "
        "family, note, kind, origins, power_w, price, accelerator, bridge, fabric, card, host, "
        "ports.");
}

void TestUnitFaults::faultyGpus()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, json);
    QFETCH(QString, fault);
    CatalogueFolder folder;
    folder.change(u"gpus.json"_s, 0, path, json);
    // The bridge fits the spoilt card; without it the bridge would be a second fault.
    folder.change(u"links.json"_s, 0, u"bridge.gpus"_s, "[\"card-2x16\"]");
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(loaded.faults, QStringList({u"gpus.json, entry card-24"_s + fault}));
    QCOMPARE(loaded.catalogue.unit(u"card-24"_s), nullptr);
    QCOMPARE(loaded.catalogue.units().size(), std::size_t {7});
}

void TestUnitFaults::aFamilyWithoutARule()
{
    CatalogueFolder folder;
    folder.change(u"gpus.json"_s, 1, u"family"_s, "\"other\"");
    QCOMPARE(folder.load().faults,
             QStringList({u"gpus.json, entry card-2x16, accelerator, field usable_mib: is missing, "
                          u"and no usable rule is there for the family \"other\"."_s}));
}

void TestUnitFaults::faultyMachines_data()
{
    columns();
    row("no slots", "host.slots", "0",
        ", host, field slots: must be a whole number from 1 to 64, but is 0.");
    row("slots without end", "host.slots", "65",
        ", host, field slots: must be a whole number from 1 to 64, but is 65.");
    row("no slot width", "host.slot_width", "",
        ", host, field slot_width: must be a number from 0.5 to 8.0 with at most 1 decimal places, "
        "but is missing.");
    row("negative supply", "host.supply_w", "-1600",
        ", host, field supply_w: must be a whole number from 1 to 500000, but is -1600.");
    row("yes is not true", "host.cools_passive", "\"yes\"",
        ", host, field cools_passive: must be true or false, but is \"yes\".");
    row("neither host nor accelerator", "host", "null",
        ", field host: is missing; a machine has an accelerator, a host or both.");
    row("a card in a machine", "card", "{}",
        ", field card: does not belong to an entry of this kind.");
    row("unknown built-in GPU", "accelerator", "{\"gpu\": \"nothing\", \"count\": 8}",
        ", accelerator, field gpu: must name a sound entry of gpus.json, but is \"nothing\".");
    row("built-in GPU without a count", "accelerator", "{\"gpu\": \"module-80\"}",
        ", accelerator, field count: must be a whole number from 1 to 1024, but is missing.");
    row("unknown port", "ports", "[{\"kind\": \"usb\", \"gbit_s\": 40, \"count\": 2}]",
        ", port 1, field kind: must be one of infiniband, ethernet, thunderbolt, but is \"usb\".");
    row("second port without count", "ports",
        "[{\"kind\": \"ethernet\", \"gbit_s\": 10, \"count\": 1}, "
        "{\"kind\": \"ethernet\", \"gbit_s\": 25}]",
        ", port 2, field count: must be a whole number from 1 to 1024, but is missing.");
    row("ports in no list", "ports", "{}",
        ", field ports: must be a list in brackets, but is an object.");
}

void TestUnitFaults::faultyMachines()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, json);
    QFETCH(QString, fault);
    CatalogueFolder folder;
    folder.change(u"machines.json"_s, 0, path, json);
    const LoadedCatalogue loaded = folder.load();
    QVERIFY2(loaded.faults.contains(u"machines.json, entry tower"_s + fault),
             qPrintable(loaded.faults.join(u'\n')));
    for (const QString &sentence : loaded.faults)
        QVERIFY2(sentence.startsWith(u"machines.json, entry tower, "_s), qPrintable(sentence));
    QCOMPARE(loaded.catalogue.unit(u"tower"_s), nullptr);
    QCOMPARE(loaded.catalogue.units().size(), std::size_t {7});
}

void TestUnitFaults::faultyLinks_data()
{
    columns();
    row("one way", "bridge.ways", "1",
        ", bridge, field ways: must be a whole number from 2 to 16, but is 1.");
    row("no GPUs", "bridge.gpus", "[]",
        ", bridge, field gpus: must name at least one GPU of gpus.json.");
    row("no link", "bridge.link", "",
        ", bridge, field link: must say what kind of link this is, but is missing.");
    row("link without a class", "bridge.link.fast", "",
        ", bridge, link, field fast: must be true or false, but is missing.");
    row("bandwidth of zero", "bridge.link.bandwidth_gb_s", "0",
        ", bridge, link, field bandwidth_gb_s: must be a number from 0.001 to 1000000.000 with at "
        "most 3 decimal places, but is 0.");
    row("neither bridge nor fabric", "bridge", "",
        ", field bridge: or a fabric, and not both, is what every link part needs.");
    row("bridge and fabric", "fabric",
        "{\"switch\": false, \"port\": \"ethernet\", \"gbit_s\": 200, \"max_machines\": 2, "
        "\"link\": {\"id\": \"x\", \"name\": \"X\", \"fast\": true}}",
        ", field bridge: or a fabric, and not both, is what every link part needs.");
    row("an accelerator", "accelerator", "{}",
        ", field accelerator: does not belong to an entry of this kind.");
    row("link from nowhere", "origins.link", "",
        ", field origins: must say where the figure \"link\" comes from.");
}

void TestUnitFaults::faultyLinks()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, json);
    QFETCH(QString, fault);
    CatalogueFolder folder;
    folder.change(u"links.json"_s, 0, path, json);
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(loaded.faults, QStringList({u"links.json, entry bridge"_s + fault}));
    QCOMPARE(loaded.catalogue.unit(u"bridge"_s), nullptr);
    QCOMPARE(loaded.catalogue.units().size(), std::size_t {7});
}

CONFIGURATOR_TEST_MAIN(TestUnitFaults)
#include "tst_unitfaults.moc"
