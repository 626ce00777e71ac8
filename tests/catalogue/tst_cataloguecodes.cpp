// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cataloguefolder.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// The field "code" of units and AI models: the number that build codes carry.
class TestCatalogueCodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void noTwoUnitsShareANumber_data();
    void noTwoUnitsShareANumber();
    void noTwoModelsShareANumber();
    void aModelMayHaveTheNumberOfAUnit();
    void ownModelsHaveNone();
};

void TestCatalogueCodes::values_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("rest"); // of the fault

    for (const auto &file :
         {u"gpus.json"_s, u"machines.json"_s, u"links.json"_s, u"models.json"_s}) {
        const auto name = [&file](const char *rule) { return file.toLatin1() + ": " + rule; };
        QTest::newRow(name("none")) << file << QByteArray() << 0 << QString();
        QTest::newRow(name("null is none")) << file << QByteArray("null") << 0 << QString();
        QTest::newRow(name("lowest")) << file << QByteArray("1") << 1 << QString();
        QTest::newRow(name("highest")) << file << QByteArray("1000000") << 1'000'000 << QString();
        QTest::newRow(name("zero")) << file << QByteArray("0") << 0 << u"but is 0."_s;
        QTest::newRow(name("negative")) << file << QByteArray("-4") << 0 << u"but is -4."_s;
        QTest::newRow(name("too high"))
            << file << QByteArray("1000001") << 0 << u"but is 1000001."_s;
        QTest::newRow(name("a text")) << file << QByteArray("\"7\"") << 0 << u"but is \"7\"."_s;
    }
}

void TestCatalogueCodes::values()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, json);
    QFETCH(int, code);
    QFETCH(QString, rest);
    CatalogueFolder folder;
    folder.change(file, 1, u"code"_s, json);
    const QString id = folder.entry(file, 1)[u"id"].toString();
    const LoadedCatalogue loaded = folder.load();
    if (!rest.isEmpty()) {
        QVERIFY(!loaded.faults.isEmpty()); // another one where the entry is missed elsewhere
        QVERIFY2(loaded.faults[0].startsWith(u"%1, entry %2, field code: must be "_s.arg(file, id))
                     && loaded.faults[0].endsWith(rest),
                 qPrintable(loaded.faults[0]));
        return;
    }
    QCOMPARE(loaded.faults, QStringList());
    const bool isModel = file == u"models.json";
    QCOMPARE(isModel ? loaded.catalogue.model(id)->code : loaded.catalogue.unit(id)->code, code);
}

void TestCatalogueCodes::noTwoUnitsShareANumber_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("id");
    QTest::newRow("two GPUs") << u"gpus.json"_s << u"card-2x16"_s;
    QTest::newRow("machine and GPU") << u"machines.json"_s << u"box"_s;
    QTest::newRow("link and GPU") << u"links.json"_s << u"switch"_s;
}

void TestCatalogueCodes::noTwoUnitsShareANumber()
{
    QFETCH(QString, file);
    QFETCH(QString, id);
    CatalogueFolder folder;
    folder.change(u"gpus.json"_s, 0, u"code"_s, "7");
    folder.change(file, 1, u"code"_s, "7");
    const LoadedCatalogue loaded = folder.load();
    QVERIFY(!loaded.faults.isEmpty());
    QCOMPARE(loaded.faults[0],
             u"%1, entry %2, field code: must be a number of its own, but 7 belongs to card-24 "
             u"already."_s.arg(file, id));
    QCOMPARE(loaded.catalogue.unit(id), nullptr);
    QCOMPARE(loaded.catalogue.unit(u"card-24"_s)->code, 7);
}

void TestCatalogueCodes::noTwoModelsShareANumber()
{
    CatalogueFolder folder;
    folder.change(u"models.json"_s, 0, u"code"_s, "7");
    folder.change(u"models.json"_s, 1, u"code"_s, "7");
    QCOMPARE(folder.load().faults,
             QStringList({u"models.json, entry unknown, field code: must be a number of its own, "
                          u"but 7 belongs to mixed-8b already."_s}));
}

void TestCatalogueCodes::aModelMayHaveTheNumberOfAUnit()
{
    CatalogueFolder folder;
    folder.change(u"gpus.json"_s, 0, u"code"_s, "7");
    folder.change(u"models.json"_s, 0, u"code"_s, "7");
    QCOMPARE(folder.load().faults, QStringList());
}

void TestCatalogueCodes::ownModelsHaveNone()
{
    AiModel own;
    own.id = u"own"_s;
    own.code = 7;
    Catalogue catalogue;
    catalogue.setOwnModels({own});
    QCOMPARE(catalogue.model(u"own"_s)->code, 0);
}

CONFIGURATOR_TEST_MAIN(TestCatalogueCodes)
#include "tst_cataloguecodes.moc"
