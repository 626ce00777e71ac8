// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cataloguefolder.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// A catalogue folder never fails as a whole: what is sound is there, what is not is told.
class TestCatalogueLoader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSoundFolder();
    void aMissingFolder();
    void aMissingFile_data();
    void aMissingFile();
    void aFolderInPlaceOfAFile();
    void brokenFiles_data();
    void brokenFiles();
    void everyFaultAtOnce();
    void anEntryThatIsNoObject();
    void pricesHaveTheCurrencysExponent_data();
    void pricesHaveTheCurrencysExponent();
    void faultyUsableRules();
    void theShippedFolder();
};

void TestCatalogueLoader::aSoundFolder()
{
    const LoadedCatalogue loaded = CatalogueFolder().load();
    QCOMPARE(loaded.faults, QStringList());
    QCOMPARE(loaded.catalogue.units().size(), std::size_t {8});
    QCOMPARE(loaded.catalogue.models().size(), std::size_t {2});
    QCOMPARE(loaded.catalogue.appliances().size(), std::size_t {1});
    QCOMPARE(loaded.catalogue.circuits().size(), std::size_t {1});
    QCOMPARE(loaded.catalogue.currency(), Currency {});
}

void TestCatalogueLoader::aMissingFolder()
{
    const LoadedCatalogue loaded = loadCatalogue(u"/nowhere/at/all"_s);
    QCOMPARE(loaded.faults,
             QStringList({u"The catalogue folder /nowhere/at/all does not exist."_s}));
    QVERIFY(loaded.catalogue.units().empty());
}

void TestCatalogueLoader::aMissingFile_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"shop.json", "gpus.json", "machines.json", "links.json",
                             "appliances.json", "models.json"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void TestCatalogueLoader::aMissingFile()
{
    QFETCH(QString, file);
    CatalogueFolder folder;
    folder.replace(file, {});
    const QStringList faults = folder.load().faults;
    QVERIFY2(faults.contains(u"The file %1 does not exist."_s.arg(folder.path(file))),
             qPrintable(faults.join(u'\n')));
}

void TestCatalogueLoader::aFolderInPlaceOfAFile()
{
    CatalogueFolder folder;
    folder.replace(u"models.json"_s, {});
    QVERIFY(QDir(folder.path()).mkdir(u"models.json"_s));
    QCOMPARE(folder.load().faults,
             QStringList(
                 {u"%1 is a folder, but a file is needed."_s.arg(folder.path(u"models.json"_s))}));
}

void TestCatalogueLoader::brokenFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("start");

    QTest::newRow("empty") << QByteArray("")
                           << u"models.json, line 1, column 1: this is not valid JSON ("_s;
    QTest::newRow("syntax") << QByteArray("{\n \"schema\": \"models/1\",\n \"entries\": [}\n")
                            << u"models.json, line 3, column 15: this is not valid JSON ("_s;
    QTest::newRow("a list") << QByteArray("[]")
                            << u"models.json: must hold one JSON object, but holds a list."_s;
    QTest::newRow("no schema") << QByteArray("{\"entries\": []}")
                               << u"models.json, field schema: must be one of models/1, but is "
                                  u"missing."_s;
    QTest::newRow("another schema")
        << QByteArray("{\"schema\": \"models/2\", \"entries\": []}")
        << u"models.json, field schema: must be one of models/1, but is \"models/2\"."_s;
    QTest::newRow("no entries") << QByteArray("{\"schema\": \"models/1\"}")
                                << u"models.json, field entries: must be a list in brackets, but "
                                   u"is missing."_s;
    QTest::newRow("unknown key")
        << QByteArray("{\"schema\": \"models/1\", \"entries\": [], \"entry\": []}")
        << u"models.json, field entry: is not known here; the fields are schema, entries."_s;
}

void TestCatalogueLoader::brokenFiles()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, start);
    CatalogueFolder folder;
    folder.replace(u"models.json"_s, text);
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(loaded.faults.size(), 1);
    QVERIFY2(loaded.faults.first().startsWith(start), qPrintable(loaded.faults.first()));
    QVERIFY(loaded.catalogue.models().empty());
    QCOMPARE(loaded.catalogue.units().size(), std::size_t {8});
}

void TestCatalogueLoader::everyFaultAtOnce()
{
    CatalogueFolder folder;
    folder.change(u"shop.json"_s, -1, u"currency"_s, "\"dollar\"");
    folder.change(u"gpus.json"_s, 1, u"accelerator.memory_gb"_s, "\"32\"");
    folder.change(u"gpus.json"_s, 1, u"vendor"_s, "");
    folder.change(u"machines.json"_s, 0, u"host.slots"_s, "65");
    folder.change(u"links.json"_s, 1, u"fabric.gbit_s"_s, "\"400\"");
    folder.change(u"appliances.json"_s, 0, u"watts"_s, "1.5");
    folder.change(u"models.json"_s, 0, u"parameters"_s, "true");
    const LoadedCatalogue loaded = folder.load();
    const QStringList places {
        u"shop.json, field currency: \"dollar\" is not the code of a currency"_s,
        u"gpus.json, entry card-2x16, field vendor: "_s,
        u"gpus.json, entry card-2x16, accelerator, field memory_gb: "_s,
        u"machines.json, entry tower, host, field slots: "_s,
        u"links.json, entry switch, fabric, field gbit_s: "_s,
        u"appliances.json, entry kettle, field watts: "_s,
        u"models.json, entry mixed-8b, field parameters: "_s};
    QCOMPARE(loaded.faults.size(), places.size());
    for (qsizetype i = 0; i < places.size(); ++i)
        QVERIFY2(loaded.faults[i].startsWith(places[i]), qPrintable(loaded.faults[i]));
    QCOMPARE(loaded.catalogue.units().size(), std::size_t {5});
}

void TestCatalogueLoader::anEntryThatIsNoObject()
{
    CatalogueFolder folder;
    folder.append(u"gpus.json"_s, 7);
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(loaded.faults, QStringList({u"gpus.json, entry 4: must be an object in braces."_s}));
    QCOMPARE(loaded.catalogue.units().size(), std::size_t {8});
}

void TestCatalogueLoader::pricesHaveTheCurrencysExponent_data()
{
    QTest::addColumn<QByteArray>("currency");
    QTest::addColumn<QByteArray>("amount");
    QTest::addColumn<Minor>("price");

    QTest::newRow("USD") << QByteArray("\"USD\"") << QByteArray("\"1070.50\"") << Minor {107'050};
    QTest::newRow("JPY") << QByteArray("\"JPY\"") << QByteArray("\"107050\"") << Minor {107'050};
    QTest::newRow("KWD") << QByteArray("\"KWD\"") << QByteArray("\"1070.505\"")
                         << Minor {1'070'505};
}

void TestCatalogueLoader::pricesHaveTheCurrencysExponent()
{
    QFETCH(QByteArray, currency);
    QFETCH(QByteArray, amount);
    QFETCH(Minor, price);
    CatalogueFolder folder;
    folder.change(u"shop.json"_s, -1, u"currency"_s, currency);
    folder.change(u"gpus.json"_s, 0, u"price.amount"_s, amount);
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(loaded.faults, QStringList());
    QCOMPARE(loaded.catalogue.currency().code.toUtf8(), currency.mid(1, 3));
    QCOMPARE(loaded.catalogue.unit(u"card-24"_s)->price, price);
}

void TestCatalogueLoader::faultyUsableRules()
{
    CatalogueFolder folder;
    folder.change(u"gpus.json"_s, -1, u"usable_rules"_s,
                  "[{\"family\": \"consumer\", \"per_mille\": 1051, \"source\": \"s\"}]");
    QCOMPARE(folder.load().faults.first(),
             u"gpus.json, usable rule 1, field per_mille: must be a whole number from 1 to 1050, "
             u"but is 1051."_s);
}

void TestCatalogueLoader::theShippedFolder()
{
    QCOMPARE(shippedCatalogueFolder(), u":/catalogue"_s);
}

CONFIGURATOR_TEST_MAIN(TestCatalogueLoader)
#include "tst_catalogueloader.moc"
