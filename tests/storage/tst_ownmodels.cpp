// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ownmodelsfolder.h"

#include "catalogue/catalogueloader.h"
#include "catalogue/modelwriter.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// Adding, renaming and removing, and that nothing else in the file is touched by it.
class TestOwnModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMissingFileIsNoFault();
    void addsAndLoads();
    void makesItsFolder();
    void previewIsWhatIsAdded();
    void takesFreeIdsAndNames();
    void idsOfFaultyEntriesAreTakenToo();
    void whatCannotBeReadAgainIsNotAdded();
    void renames();
    void renamesNoOther_data();
    void renamesNoOther();
    void removes();
    void faultyEntriesStayAsTheyAre();
    void faultyEntriesCanBeRenamedAndRemoved();
    void entriesFitTheCatalogueFile();
};

namespace {

// Each with a fault that leaves it out, and with something that only its writer understands.
QByteArrayList faultyEntries()
{
    return {R"({"id": "half", "name": "Half", "mine": [1.5, null, {"a": "ө\u0001"}]})",
            R"("a text")",
            R"({"id": "shop-8b", "name": "Other 8B", "parameters": 9007199254740993})", R"(null)",
            R"({"id": 7})"};
}

QJsonArray parsed(const QByteArrayList &entries)
{
    return QJsonDocument::fromJson("[" + entries.join(", ") + "]").array();
}

} // namespace

void TestOwnModels::aMissingFileIsNoFault()
{
    const OwnModelsFolder folder;
    const LoadedModels loaded = folder.own().load();
    QVERIFY(loaded.models.empty());
    QCOMPARE(loaded.faults, QStringList());
    QCOMPARE(folder.files(), QStringList());
}

void TestOwnModels::addsAndLoads()
{
    const OwnModelsFolder folder;
    VERIFY_OK(folder.own().add(namedModel(u"a"_s, u"A"_s)));
    VERIFY_OK(folder.own().add(namedModel(u"b"_s, u"B"_s)));
    const LoadedModels loaded = folder.own().load();
    QCOMPARE(loaded.faults, QStringList());
    AiModel first = namedModel(u"a"_s, u"A"_s);
    AiModel second = namedModel(u"b"_s, u"B"_s);
    first.isOwn = second.isOwn = true;
    QVERIFY(loaded.models == std::vector<AiModel>({first, second}));
    QCOMPARE(folder.files(), QStringList {u"own-models.json"_s});
}

void TestOwnModels::makesItsFolder()
{
    const OwnModelsFolder folder;
    const OwnModels own(folder.path(u"a/b"_s));
    QVERIFY(!own.remove(u"x"_s));
    QVERIFY(!own.rename(u"x"_s, u"X"_s));
    QVERIFY(!QFile::exists(folder.path(u"a"_s)));
    VERIFY_OK(own.add(namedModel(u"x"_s, u"X"_s)));
    QVERIFY(QFile::exists(folder.path(u"a/b/own-models.json"_s)));
}

void TestOwnModels::previewIsWhatIsAdded()
{
    const OwnModelsFolder folder;
    const AiModel model = namedModel(u"shop-8b"_s, u"Shop 8B"_s);
    const Result<AiModel> preview = folder.own().preview(model);
    VERIFY_OK(preview);
    QCOMPARE(folder.files(), QStringList());
    const Result<AiModel> added = folder.own().add(model);
    VERIFY_OK(added);
    QVERIFY(*added == *preview);
    QVERIFY(folder.own().load().models.front() == *added);
}

void TestOwnModels::takesFreeIdsAndNames()
{
    const OwnModelsFolder folder;
    QStringList kept;
    for (const QString &id : {u"shop-8b"_s, u"shop-8b"_s, u"mine"_s, u"mine"_s}) {
        const Result<AiModel> added = folder.own().add(namedModel(id, u"Shop 8B"_s));
        VERIFY_OK(added);
        QVERIFY(added->isOwn);
        kept.append(added->id + u": "_s + added->name);
    }
    QCOMPARE(kept,
             QStringList({u"shop-8b-2: Shop 8B (2)"_s, u"shop-8b-3: Shop 8B (3)"_s,
                          u"mine: Shop 8B (4)"_s, u"mine-2: Shop 8B (5)"_s}));
    QCOMPARE(folder.own().load().faults, QStringList());
}

void TestOwnModels::idsOfFaultyEntriesAreTakenToo()
{
    const OwnModelsFolder folder;
    QVERIFY(folder.writeEntries({R"({"id": "a", "name": "A"})"}));
    const Result<AiModel> added = folder.own().add(namedModel(u"a"_s, u"A"_s));
    VERIFY_OK(added);
    QCOMPARE(added->id, u"a-2"_s);
    QCOMPARE(added->name, u"A (2)"_s);
}

void TestOwnModels::whatCannotBeReadAgainIsNotAdded()
{
    const OwnModelsFolder folder;
    AiModel model = namedModel(u"a"_s, u"A"_s);
    model.publisher.clear();
    model.weights.front().bytes = 0;
    const QString sentence = u"The AI model can't be kept:\nentry a, field publisher: must be one "
                             u"line of text, but is "
                             u"empty or has line breaks.\nentry a, weights 1, field bytes: must be "
                             u"a whole number from "
                             u"1 to 1000000000000000, but is 0."_s;
    QCOMPARE(folder.own().preview(model).error(), sentence);
    QCOMPARE(folder.own().add(model).error(), sentence);
    QCOMPARE(folder.files(), QStringList());
}

void TestOwnModels::renames()
{
    const OwnModelsFolder folder;
    for (const QString &id : {u"a"_s, u"b"_s, u"c"_s})
        VERIFY_OK(folder.own().add(namedModel(id, id.toUpper())));
    VERIFY_OK(folder.own().rename(u"b"_s, u"Zeta <b>7B</b> & %1"_s));
    QCOMPARE(folder.names(), QStringList({u"A"_s, u"Zeta <b>7B</b> & %1"_s, u"C"_s}));
    VERIFY_OK(folder.own().rename(u"c"_s, u"C"_s)); // its own name is not taken
    AiModel renamed = namedModel(u"b"_s, u"Zeta <b>7B</b> & %1"_s);
    renamed.isOwn = true;
    QVERIFY(folder.own().load().models[1] == renamed);
}

void TestOwnModels::renamesNoOther_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("sentence");

    const QString line = u"The AI model keeps its name:\nfield name: must be one line of text, but "
                         u"is empty or has line breaks."_s;
    QTest::newRow("no name") << u"a"_s << QString() << line;
    QTest::newRow("spaces") << u"a"_s << u"  "_s << line;
    QTest::newRow("two lines") << u"a"_s << u"A\nB"_s << line;
    QTest::newRow("without end") << u"a"_s << QString(401, u'x')
                                 << u"The AI model keeps its name:\nfield name: must be a text of "
                                    u"at most 400 characters, but has 401."_s;
    QTest::newRow("name of another")
        << u"a"_s << u"B"_s << u"Another AI model has the name “B” already."_s;
    QTest::newRow("name of the shop's")
        << u"a"_s << u"Shop 8B"_s << u"Another AI model has the name “Shop 8B” already."_s;
    QTest::newRow("nobody") << u"x"_s << u"X"_s << u"You have no AI model “x” of your own."_s;
    QTest::newRow("the shop's") << u"shop-8b"_s << u"X"_s
                                << u"“shop-8b” belongs to the shop's catalogue. Only your own "
                                   u"models can be renamed or removed."_s;
}

void TestOwnModels::renamesNoOther()
{
    QFETCH(const QString, id);
    QFETCH(const QString, name);
    QFETCH(const QString, sentence);
    const OwnModelsFolder folder;
    VERIFY_OK(folder.own().add(namedModel(u"a"_s, u"A"_s)));
    VERIFY_OK(folder.own().add(namedModel(u"b"_s, u"B"_s)));
    const QByteArray before = folder.bytes();
    QCOMPARE(folder.own().rename(id, name).error(), sentence);
    QCOMPARE(folder.bytes(), before);
}

void TestOwnModels::removes()
{
    const OwnModelsFolder folder;
    for (const QString &id : {u"a"_s, u"b"_s, u"c"_s})
        VERIFY_OK(folder.own().add(namedModel(id, id.toUpper())));
    VERIFY_OK(folder.own().remove(u"b"_s));
    QCOMPARE(folder.names(), QStringList({u"A"_s, u"C"_s}));
    QCOMPARE(folder.own().remove(u"b"_s).error(), u"You have no AI model “b” of your own."_s);
    VERIFY_OK(folder.own().remove(u"a"_s));
    VERIFY_OK(folder.own().remove(u"c"_s));
    QCOMPARE(folder.file(),
             QJsonObject({{u"schema"_s, u"models/1"_s}, {u"entries"_s, QJsonArray()}}));
}

void TestOwnModels::faultyEntriesStayAsTheyAre()
{
    const OwnModelsFolder folder;
    QVERIFY(folder.write(R"({"schema": "models/1", "note": ["mine"], "entries": [)"
                         + faultyEntries().join(", ") + "]}"));
    VERIFY_OK(folder.own().add(namedModel(u"a"_s, u"A"_s)));
    VERIFY_OK(folder.own().rename(u"a"_s, u"B"_s));
    QJsonArray wanted = parsed(faultyEntries());
    wanted.append(modelEntry(namedModel(u"a"_s, u"B"_s)));
    QCOMPARE(folder.entries(), wanted);
    QCOMPARE(folder.file()[u"note"], QJsonValue(QJsonArray {u"mine"_s}));
    QCOMPARE(folder.names(), QStringList {u"B"_s});
    VERIFY_OK(folder.own().remove(u"a"_s));
    QCOMPARE(folder.entries(), parsed(faultyEntries()));
    QCOMPARE(folder.entries()[2][u"parameters"].toInteger(), qint64 {9'007'199'254'740'993});
}

// Also the one whose id the shop's catalogue has: how else would a person get rid of it?
void TestOwnModels::faultyEntriesCanBeRenamedAndRemoved()
{
    const OwnModelsFolder folder;
    QVERIFY(folder.writeEntries(faultyEntries()));
    VERIFY_OK(folder.own().rename(u"half"_s, u"Whole"_s));
    VERIFY_OK(folder.own().remove(u"shop-8b"_s));
    QJsonArray wanted = parsed(faultyEntries());
    wanted.removeAt(2);
    QJsonObject first = wanted[0].toObject();
    first.insert(u"name"_s, u"Whole"_s);
    wanted[0] = first;
    QCOMPARE(folder.entries(), wanted);
}

void TestOwnModels::entriesFitTheCatalogueFile()
{
    const OwnModelsFolder folder;
    VERIFY_OK(folder.own().add(namedModel(u"a"_s, u"A"_s)));
    VERIFY_OK(folder.own().add(namedModel(u"b"_s, u"B"_s)));
    QVERIFY(QFile::rename(folder.path(), folder.path(u"models.json"_s)));
    const LoadedCatalogue loaded = loadCatalogue(QFileInfo(folder.path()).path());
    QCOMPARE(loaded.faults.filter(u"models.json"_s), QStringList());
    QVERIFY(loaded.catalogue.models()
            == std::vector<AiModel>({namedModel(u"a"_s, u"A"_s), namedModel(u"b"_s, u"B"_s)}));
}

CONFIGURATOR_TEST_MAIN(TestOwnModels)
#include "tst_ownmodels.moc"
