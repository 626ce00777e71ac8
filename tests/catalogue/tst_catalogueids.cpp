// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cataloguefolder.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// Ids are sound, there once, and what names an id finds its entry.
class TestCatalogueIds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ids_data();
    void ids();
    void idsAreThereOnceAmongAllUnits_data();
    void idsAreThereOnceAmongAllUnits();
    void modelsMayShareIdsWithUnits();
    void aModelIdIsThereOnce();
    void aBridgeMustKnowItsGpus_data();
    void aBridgeMustKnowItsGpus();
    void aFabricMustKnowItsMachines();
    void whatNamesALeftOutEntryIsLeftOutToo();
};

void TestCatalogueIds::ids_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");

    const QString rule
        = u"gpus.json, entry 2, field id: must be 1 to 64 lower-case letters, digits, dots or "
          u"dashes, but is \"%1\"."_s;
    QTest::newRow("all characters") << QByteArray("\"llama-3.3-70b\"") << QString();
    QTest::newRow("longest") << "\"" + QByteArray(64, 'x') + "\"" << QString();
    QTest::newRow("too long") << "\"" + QByteArray(65, 'x') + "\"" << rule.arg(QString(64, u'x'));
    QTest::newRow("empty") << QByteArray("\"\"") << rule.arg(QString());
    QTest::newRow("capitals") << QByteArray("\"RTX\"") << rule.arg(u"RTX"_s);
    QTest::newRow("a path") << QByteArray("\"../x\"") << rule.arg(u"../x"_s);
    QTest::newRow("a space") << QByteArray("\"rtx 5090\"") << rule.arg(u"rtx 5090"_s);
    QTest::newRow("letters of others") << QByteArray("\"карта\"") << rule.arg(u"карта"_s);
    QTest::newRow("a number") << QByteArray("7")
                              << u"gpus.json, entry 2, field id: must be a text, but is 7."_s;
    QTest::newRow("none") << QByteArray()
                          << u"gpus.json, entry 2, field id: must be a text, but is missing."_s;
}

void TestCatalogueIds::ids()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, fault);
    CatalogueFolder folder;
    folder.change(u"gpus.json"_s, 1, u"id"_s, json);
    QCOMPARE(folder.load().faults, fault.isEmpty() ? QStringList() : QStringList({fault}));
}

void TestCatalogueIds::idsAreThereOnceAmongAllUnits_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("other");

    QTest::newRow("two GPUs") << u"gpus.json"_s << 1 << u"card-24"_s << u"gpus.json"_s;
    QTest::newRow("machine and GPU") << u"machines.json"_s << 2 << u"card-24"_s << u"gpus.json"_s;
    QTest::newRow("link and machine") << u"links.json"_s << 1 << u"tower"_s << u"machines.json"_s;
}

void TestCatalogueIds::idsAreThereOnceAmongAllUnits()
{
    QFETCH(QString, file);
    QFETCH(int, place);
    QFETCH(QString, id);
    QFETCH(QString, other);
    CatalogueFolder folder;
    folder.change(file, place, u"id"_s, '"' + id.toUtf8() + '"');
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(loaded.faults,
             QStringList({u"%1, entry %2, field id: must be there once, but an entry of %3 has it "
                          u"too."_s.arg(file, id, other)}));
    QCOMPARE(loaded.catalogue.units().size(), std::size_t {7});
    QVERIFY(loaded.catalogue.unit(id));
}

void TestCatalogueIds::modelsMayShareIdsWithUnits()
{
    CatalogueFolder folder;
    folder.change(u"models.json"_s, 0, u"id"_s, "\"tower\"");
    QCOMPARE(folder.load().faults, QStringList());
}

void TestCatalogueIds::aModelIdIsThereOnce()
{
    CatalogueFolder folder;
    folder.change(u"models.json"_s, 1, u"id"_s, "\"mixed-8b\"");
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(
        loaded.faults,
        QStringList({u"models.json, entry mixed-8b, field id: must be there once, but an entry "
                     u"of models.json has it too."_s}));
    QCOMPARE(loaded.catalogue.model(u"mixed-8b"_s)->name, u"Mixed 8B"_s);
}

void TestCatalogueIds::aBridgeMustKnowItsGpus_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("unknown") << u"nothing"_s;
    QTest::newRow("a machine") << u"tower"_s;
    QTest::newRow("itself") << u"bridge"_s;
}

void TestCatalogueIds::aBridgeMustKnowItsGpus()
{
    QFETCH(QString, id);
    CatalogueFolder folder;
    folder.change(u"links.json"_s, 0, u"bridge.gpus"_s, "[\"card-24\", \"" + id.toUtf8() + "\"]");
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(loaded.faults,
             QStringList({u"links.json, entry bridge: The bridge must name sound entries of "
                          u"gpus.json, but names \"%1\"."_s.arg(id)}));
    QCOMPARE(loaded.catalogue.unit(u"bridge"_s), nullptr);
}

void TestCatalogueIds::aFabricMustKnowItsMachines()
{
    CatalogueFolder folder;
    folder.change(u"links.json"_s, 1, u"fabric.only"_s, "[\"box\", \"card-24\", \"nothing\"]");
    const LoadedCatalogue loaded = folder.load();
    const QString fault = u"links.json, entry switch: The fabric must name sound entries of "
                          u"machines.json, but names \"%1\"."_s;
    QCOMPARE(loaded.faults, QStringList({fault.arg(u"card-24"_s), fault.arg(u"nothing"_s)}));
    QCOMPARE(loaded.catalogue.unit(u"switch"_s), nullptr);
}

void TestCatalogueIds::whatNamesALeftOutEntryIsLeftOutToo()
{
    CatalogueFolder folder;
    folder.change(u"gpus.json"_s, 2, u"power_w"_s, "-1");
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(loaded.faults.size(), 3);
    QCOMPARE(loaded.faults[1],
             u"machines.json, entry box, accelerator, field gpu: must name a sound entry of "
             u"gpus.json, but is \"module-80\"."_s);
    QCOMPARE(loaded.faults[2],
             u"links.json, entry switch: The fabric must name sound entries of machines.json, but "
             u"names \"box\"."_s);
    QCOMPARE(loaded.catalogue.units().size(), std::size_t {5});
}

CONFIGURATOR_TEST_MAIN(TestCatalogueIds)
#include "tst_catalogueids.moc"
