// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/modelwriter.h"

#include "catalogue/readers.h"
#include "cataloguefolder.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// What is written reads as the same model, and says nothing about what is not known.
class TestModelWriter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shippedModelsReadAsTheyWere_data();
    void shippedModelsReadAsTheyWere();
    void oddModelsReadAsTheyWere_data();
    void oddModelsReadAsTheyWere();
    void everyFieldIsWritten();
    void theUnknownIsLeftOut();
    void ownIsNoFieldOfTheEntry();
};

namespace {

// Through text, as a file would keep it.
AiModel readAgain(const AiModel &model, FaultList *faults)
{
    const QByteArray text = QJsonDocument(modelEntry(model)).toJson();
    JsonReader reader(QJsonDocument::fromJson(text).object(), u"entry"_s, faults);
    return readModel(reader);
}

void verifyReadsBack(const AiModel &model)
{
    FaultList faults;
    const AiModel again = readAgain(model, &faults);
    QCOMPARE(faults.sentences(), QStringList());
    QVERIFY(again == model);
}

AiModel smallest()
{
    AiModel model;
    model.id = u"x"_s;
    model.name = u"X"_s;
    model.publisher = u"P"_s;
    model.modality = u"text"_s;
    return model;
}

Origin origin(Confidence confidence, bool isAssumed)
{
    return {u"a \"source\" \\ with <b>marks</b>, ө and 模型"_s, QString(), confidence, isAssumed};
}

AiModel withLayer(const LayerGroup &group)
{
    AiModel model = smallest();
    model.layers = {group};
    model.origins.insert(u"config"_s, origin(Confidence::Medium, false));
    return model;
}

AiModel withExperts(const Experts &experts)
{
    AiModel model = smallest();
    model.experts = experts;
    return model;
}

void row(const char *name, const AiModel &model)
{
    QTest::newRow(name) << model;
}

AiModel largest()
{
    AiModel model = smallest();
    model.id = QString(64, u'x');
    model.name = QString(400, u'ө');
    model.parameters = 100'000'000'000'000;
    model.activeParameters = model.parameters;
    model.maxContext = 1'000'000'000;
    model.vocabulary = 10'000'000;
    model.weights = {{u"Q4_K_M"_s, 999'999'999'999'999, false, u"listing"_s},
                     {u"BF16"_s, 1'000'000'000'000'000, true, u"index"_s}};
    model.origins.insert(u"parameters"_s, origin(Confidence::Low, true));
    return model;
}

AiModel everyOrigin()
{
    AiModel model = smallest();
    const QStringList keys {u"config"_s, u"parameters"_s, u"license"_s, u"release"_s, u"weights"_s};
    for (const QString &key : keys)
        model.origins.insert(key, {key, u"2026-02"_s, Confidence::High, false});
    return model;
}

} // namespace

void TestModelWriter::shippedModelsReadAsTheyWere_data()
{
    QTest::addColumn<AiModel>("model");
    const LoadedCatalogue loaded = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
    QVERIFY(!loaded.catalogue.models().empty());
    for (const AiModel &model : loaded.catalogue.models())
        QTest::newRow(qPrintable(model.id)) << model;
}

void TestModelWriter::shippedModelsReadAsTheyWere()
{
    QFETCH(const AiModel, model);
    verifyReadsBack(model);
}

void TestModelWriter::oddModelsReadAsTheyWere_data()
{
    QTest::addColumn<AiModel>("model");
    const Catalogue catalogue = CatalogueFolder().load().catalogue;

    row("every field and every kind of layer", *catalogue.model(u"mixed-8b"_s));
    row("only what an entry must have", *catalogue.model(u"unknown"_s));
    row("largest figures", largest());
    row("every origin", everyOrigin());
    row("latent layers with an indexer", withLayer({LayerKind::Latent, 61, 0, 576, 0, 0, 0, 128}));
    row("keys without values", withLayer({LayerKind::Full, 1, 1, 64, 0, 0, 0, 0}));
    row("window with an indexer", withLayer({LayerKind::Windowed, 2, 8, 64, 64, 128, 0, 32}));
    row("largest state", withLayer({LayerKind::Linear, 1000, 0, 0, 0, 0, 1'000'000'000, 0}));
    row("experts of unknown size", withExperts({8, 2, 0, 0, 0, 0}));
    row("one expert", withExperts({1, 1, 0, 0, 0, 0}));
}

void TestModelWriter::oddModelsReadAsTheyWere()
{
    QFETCH(const AiModel, model);
    verifyReadsBack(model);
}

// Not through the reader alone: a person finds the same names as in the shop's own file.
void TestModelWriter::everyFieldIsWritten()
{
    CatalogueFolder folder;
    const QJsonObject source = folder.entry(u"models.json"_s, 0);
    QJsonObject written = modelEntry(*folder.load().catalogue.model(u"mixed-8b"_s));
    QJsonArray weights = written[u"weights"_s].toArray();
    QJsonObject first = weights[0].toObject();
    QCOMPARE(first.take(u"exact"_s), QJsonValue(true)); // said though it is the usual
    weights[0] = first;
    written[u"weights"_s] = weights;
    QCOMPARE(written, source);
}

void TestModelWriter::theUnknownIsLeftOut()
{
    const QJsonObject wanted {{u"id"_s, u"x"_s},
                              {u"name"_s, u"X"_s},
                              {u"publisher"_s, u"P"_s},
                              {u"modality"_s, u"text"_s},
                              {u"layers"_s, QJsonArray()},
                              {u"weights"_s, QJsonArray()},
                              {u"origins"_s, QJsonObject()}};
    QCOMPARE(modelEntry(smallest()), wanted);
}

void TestModelWriter::ownIsNoFieldOfTheEntry()
{
    AiModel model = smallest();
    model.isOwn = true;
    QCOMPARE(modelEntry(model), modelEntry(smallest()));
    FaultList faults;
    QVERIFY(!readAgain(model, &faults).isOwn);
    QVERIFY(faults.isEmpty());
}

CONFIGURATOR_TEST_MAIN(TestModelWriter)
#include "tst_modelwriter.moc"
