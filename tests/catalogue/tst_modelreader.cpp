// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cataloguefolder.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// AI models, appliances and circuits: every figure is read, every fault leaves out one entry.
class TestModelReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsFacts();
    void readsDimensions();
    void readsLayers();
    void readsExperts();
    void readsWeights();
    void unknownStaysUnknown();
    void faultyModels_data();
    void faultyModels();
    void soundEdges_data();
    void soundEdges();
    void readsAppliancesAndCircuits();
    void faultyAppliances_data();
    void faultyAppliances();
    void aFaultyCircuit();

private:
    const LoadedCatalogue m_sound = CatalogueFolder().load();
};

namespace {

void row(const char *name, const char *path, const char *json, const char *fault)
{
    QTest::newRow(name) << QString::fromUtf8(path) << QByteArray(json) << QString::fromUtf8(fault);
}

} // namespace

void TestModelReader::readsFacts()
{
    QCOMPARE(m_sound.faults, QStringList());
    const AiModel &model = *m_sound.catalogue.model(u"mixed-8b"_s);
    QCOMPARE(model.name, u"Mixed 8B"_s);
    QCOMPARE(model.publisher, u"P"_s);
    QCOMPARE(model.releaseDate, u"2026-01"_s);
    QCOMPARE(model.license, u"MIT"_s);
    QCOMPARE(model.modality, u"text"_s);
    QCOMPARE(model.parameters, qint64 {8'030'261'248});
    QCOMPARE(model.activeParameters, qint64 {3'000'000'000});
    QCOMPARE(model.maxContext, qint64 {131'072});
    QCOMPARE(model.nativeFormat, u"BF16"_s);
    QCOMPARE(model.note, u"A note."_s);
    QCOMPARE(model.origins.keys(), QStringList({u"config"_s, u"parameters"_s, u"weights"_s}));
    QCOMPARE(model.origins[u"config"_s],
             (Origin {u"maker"_s, u"2026-02"_s, Confidence::High, false}));
}

void TestModelReader::readsDimensions()
{
    const AiModel &model = *m_sound.catalogue.model(u"mixed-8b"_s);
    QCOMPARE(model.hiddenSize, 4096);
    QCOMPARE(model.intermediateSize, 14336);
    QCOMPARE(model.attentionHeads, 32);
    QCOMPARE(model.kvHeads, 8);
    QCOMPARE(model.headDim, 128);
    QCOMPARE(model.vocabulary, 128256);
    QVERIFY(model.isTied);
    QVERIFY(model.hasDimensions());
}

void TestModelReader::readsLayers()
{
    const AiModel &model = *m_sound.catalogue.model(u"mixed-8b"_s);
    const std::vector<LayerGroup> layers {{LayerKind::Full, 8, 8, 128, 128, 0, 0, 64},
                                          {LayerKind::Latent, 2, 0, 576, 0, 0, 0, 0},
                                          {LayerKind::Windowed, 4, 8, 64, 0, 1024, 0, 0},
                                          {LayerKind::Chunked, 1, 8, 64, 64, 8192, 0, 0},
                                          {LayerKind::Linear, 24, 0, 0, 0, 0, 817'152, 0},
                                          {LayerKind::Shared, 3, 0, 0, 0, 0, 0, 0},
                                          {LayerKind::None, 1, 0, 0, 0, 0, 0, 0}};
    QCOMPARE(model.layers, layers);
    QCOMPARE(model.layerCount(), 43);
}

void TestModelReader::readsExperts()
{
    QCOMPARE(*m_sound.catalogue.model(u"mixed-8b"_s)->experts, (Experts {128, 8, 1, 768, 512, 1}));
}

void TestModelReader::readsWeights()
{
    const std::vector<PublishedWeights> weights {{u"BF16"_s, 16'060'522'496, true, u"index"_s},
                                                 {u"Q4_K_M"_s, 4'920'000'000, false, u"listing"_s}};
    QCOMPARE(m_sound.catalogue.model(u"mixed-8b"_s)->weights, weights);
}

void TestModelReader::unknownStaysUnknown()
{
    const AiModel &model = *m_sound.catalogue.model(u"unknown"_s);
    QCOMPARE(model.parameters, std::nullopt);
    QCOMPARE(model.activeParameters, std::nullopt);
    QCOMPARE(model.maxContext, std::nullopt);
    QCOMPARE(model.experts, std::nullopt);
    QCOMPARE(model.hiddenSize, 0);
    QVERIFY(model.nativeFormat.isEmpty());
    QVERIFY(!model.hasDimensions());
}

void TestModelReader::faultyModels_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");

    row("no publisher", "publisher", "", ", field publisher: must be a text, but is missing.");
    row("no parameters at all", "parameters", "0",
        ", field parameters: must be a whole number from 1 to 100000000000000, but is 0.");
    row("half a parameter", "parameters", "8.5",
        ", field parameters: must be a whole number from 1 to 100000000000000, but is 8.5.");
    row("more active than all", "active_parameters", "8030261249",
        ", field active_parameters: must not be more than the parameters.");
    row("negative size", "hidden_size", "-4096",
        ", field hidden_size: must be a whole number from 1 to 10000000, but is -4096.");
    row("unknown layer", "layers", "[{\"kind\": \"magic\", \"count\": 1}]",
        ", layer group 1, field kind: must be one of full, latent, windowed, chunked, linear, "
        "shared, none, but is \"magic\".");
    row("no layer in a group", "layers", "[{\"kind\": \"none\", \"count\": 0}]",
        ", layer group 1, field count: must be a whole number from 1 to 1000, but is 0.");
    row("window of a full layer", "layers",
        "[{\"kind\": \"none\", \"count\": 1}, {\"kind\": \"full\", \"count\": 1, \"kv_heads\": 8, "
        "\"key_dim\": 128, \"value_dim\": 128, \"window\": 1024}]",
        ", layer group 2, field window: is not known here; the fields are kind, count, kv_heads, "
        "key_dim, value_dim, indexer_dim.");
    row("linear without state", "layers", "[{\"kind\": \"linear\", \"count\": 1}]",
        ", layer group 1, field state_elements: must be a whole number from 1 to 1000000000, but "
        "is missing.");
    row("too many layers", "layers",
        "[{\"kind\": \"none\", \"count\": 600}, {\"kind\": \"none\", \"count\": 401}]",
        ", field layers: must not be more than 1000 layers together, but are 1001.");
    const QByteArray group = "{\"kind\": \"none\", \"count\": 1},";
    QTest::newRow("groups without end")
        << u"layers"_s << "[" + group.repeated(1001).chopped(1) + "]"
        << u", field layers: must be at most 1000 groups."_s;
    row("more active experts than there are", "experts.active", "129",
        ", experts, field active: must not be more than the 128 experts of the model.");
    row("more dense layers than layers", "experts.dense_layers", "44",
        ", field experts: must not have more dense layers than the 43 layers there are.");
    row("format in small letters", "weights",
        "[{\"format\": \"q4_k_m\", \"bytes\": 1, \"source\": \"x\"}]",
        ", weights 1, field format: must be a format in capitals, like Q4_K_M, but is \"q4_k_m\".");
    row("format twice", "weights",
        "[{\"format\": \"BF16\", \"bytes\": 1, \"source\": \"x\"}, "
        "{\"format\": \"BF16\", \"bytes\": 2, \"source\": \"x\"}]",
        ", field weights: has the format BF16 twice.");
    row("no bytes", "weights", "[{\"format\": \"BF16\", \"bytes\": 0, \"source\": \"x\"}]",
        ", weights 1, field bytes: must be a whole number from 1 to 1000000000000000, but is 0.");
    row("bytes from nowhere", "weights", "[{\"format\": \"BF16\", \"bytes\": 1}]",
        ", weights 1, field source: must be a text, but is missing.");
    row("native format in words", "native_format", "\"bfloat16\"",
        ", field native_format: must be a format in capitals, like BF16.");
    row("dimensions from nowhere", "origins.config", "",
        ", field origins: must say where the figure \"config\" comes from.");
    row("parameters from nowhere", "origins.parameters", "",
        ", field origins: must say where the figure \"parameters\" comes from.");
    row("origin of a unit", "origins.power", "{}",
        ", origins, field power: is not known here; the fields are config, parameters, license, "
        "release, weights.");
}

void TestModelReader::faultyModels()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, json);
    QFETCH(QString, fault);
    CatalogueFolder folder;
    folder.change(u"models.json"_s, 0, path, json);
    if (path == u"layers"_s)
        folder.change(u"models.json"_s, 0, u"experts"_s, "null");
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(loaded.faults, QStringList({u"models.json, entry mixed-8b"_s + fault}));
    QCOMPARE(loaded.catalogue.model(u"mixed-8b"_s), nullptr);
    QVERIFY(loaded.catalogue.model(u"unknown"_s));
}

void TestModelReader::soundEdges_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("json");

    QTest::newRow("no licence") << u"license"_s << QByteArray("null");
    QTest::newRow("no experts") << u"experts"_s << QByteArray("null");
    QTest::newRow("no layers") << u"layers"_s << QByteArray("[]");
    QTest::newRow("all parameters active") << u"active_parameters"_s << QByteArray("8030261248");
    QTest::newRow("no format") << u"native_format"_s << QByteArray("null");
    QTest::newRow("only dense layers") << u"experts.dense_layers"_s << QByteArray("43");
}

void TestModelReader::soundEdges()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, json);
    CatalogueFolder folder;
    folder.change(u"models.json"_s, 0, path, json);
    QCOMPARE(folder.load().faults, QStringList());
}

void TestModelReader::readsAppliancesAndCircuits()
{
    const Appliance appliance {u"kettle"_s, u"kettle"_s, u"kettles"_s,      3000,
                               {u"EU"_s},   u"a list"_s, Confidence::Medium};
    QCOMPARE(m_sound.catalogue.appliances(), std::vector<Appliance>({appliance}));
    const Circuit circuit {u"eu-16a"_s, u"16 A / 230 V circuit"_s, 3680, u"EU"_s, u"16 x 230"_s};
    QCOMPARE(m_sound.catalogue.circuits(), std::vector<Circuit>({circuit}));
}

void TestModelReader::faultyAppliances_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("fault");

    row("no watts", "watts", "0",
        ", field watts: must be a whole number from 1 to 100000, but is 0.");
    row("no plural", "many", "", ", field many: must be a text, but is missing.");
    row("no region", "regions", "[]", ", field regions: must name EU, US or both, but is empty.");
    row("unknown region", "regions", "[\"EU\", \"UK\"]",
        ", field regions: must name EU, US or both, but has \"UK\".");
    row("no source", "source", "", ", field source: must be a text, but is missing.");
    row("no confidence", "confidence", "",
        ", field confidence: must be one of low, medium, high, but is missing.");
}

void TestModelReader::faultyAppliances()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, json);
    QFETCH(QString, fault);
    CatalogueFolder folder;
    folder.change(u"appliances.json"_s, 0, path, json);
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(loaded.faults, QStringList({u"appliances.json, entry kettle"_s + fault}));
    QVERIFY(loaded.catalogue.appliances().empty());
}

void TestModelReader::aFaultyCircuit()
{
    CatalogueFolder folder;
    folder.change(u"appliances.json"_s, -1, u"circuits"_s,
                  "[{\"id\": \"x\", \"name\": \"X\", \"continuous_w\": 3680, \"region\": \"UK\", "
                  "\"source\": \"s\"}]");
    const LoadedCatalogue loaded = folder.load();
    QCOMPARE(loaded.faults,
             QStringList({u"appliances.json, entry x, field region: must be one of EU, US, but is "
                          u"\"UK\"."_s}));
    QVERIFY(loaded.catalogue.circuits().empty());
    QCOMPARE(loaded.catalogue.appliances().size(), std::size_t {1});
}

CONFIGURATOR_TEST_MAIN(TestModelReader)
#include "tst_modelreader.moc"
