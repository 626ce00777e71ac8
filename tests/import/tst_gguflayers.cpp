// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ggufmodels.h"
#include "sortedlayers.h"

#include "catalogue/catalogueloader.h"
#include "import/ggufmodel/ggufmodel.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// Layers out of a GGUF's metadata and tensor table, against the same models in the catalogue.
class TestGgufLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void likeTheCatalogue_data();
    void likeTheCatalogue();
    void perHeadWhereMlaIsNotSplit();
    void latentByItsTensors();
    void tensorsBeforeMetadata();
    void layersWithoutAttention();
    void patterns_data();
    void patterns();
    void windowsThatNobodyUses();
    void unknownArchitectures();
    void states_data();
    void states();
    void encoders();
    void faults_data();
    void faults();
};

namespace {

Result<ImportedModel> import(const GgufBytes &bytes)
{
    const Result<GgufFile> file = fileOf(bytes);
    return file ? modelOfGguf(*file) : Result<ImportedModel>(Error {file.error()});
}

GgufRecipe plain(const QByteArray &architecture, quint32 layers = 4)
{
    return {architecture, sizes(layers, 1024, 4096, 8, 2), {}, {}};
}

} // namespace

void TestGgufLayers::likeTheCatalogue_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : knownGgufs().keys())
        QTest::newRow(qPrintable(id)) << id;
}

void TestGgufLayers::likeTheCatalogue()
{
    QFETCH(QString, id);
    static const LoadedCatalogue loaded
        = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
    const AiModel *shipped = loaded.catalogue.model(id);
    QVERIFY(shipped);
    const Result<ImportedModel> imported = import(knownGgufs()[id].bytes());
    VERIFY_OK(imported);
    const AiModel &model = imported->model;
    QCOMPARE(sorted(model.layers), sorted(shipped->layers));
    QCOMPARE(model.hiddenSize, shipped->hiddenSize);
    QCOMPARE(model.attentionHeads, shipped->attentionHeads);
    QCOMPARE(model.experts.has_value(), shipped->experts.has_value());
    if (model.experts) {
        QCOMPARE(model.experts->count, shipped->experts->count);
        QCOMPARE(model.experts->active, shipped->experts->active);
        QCOMPARE(model.experts->intermediateSize, shipped->experts->intermediateSize);
        QCOMPARE(model.experts->denseLayers, shipped->experts->denseLayers);
    }
}

void TestGgufLayers::perHeadWhereMlaIsNotSplit()
{
    GgufRecipe old = knownGgufs()[u"deepseek-r1"_s];
    old.numbers.remove("attention.key_length_mla");
    old.numbers.remove("attention.value_length_mla");
    old.numbers["attention.head_count_kv"] = 128;
    old.numbers["attention.key_length"] = 192;
    old.numbers["attention.value_length"] = 128;
    const Result<ImportedModel> imported = import(old.bytes());
    VERIFY_OK(imported);
    QCOMPARE(imported->model.layers,
             (std::vector<LayerGroup> {{LayerKind::Full, 61, 128, 192, 128}}));
    QVERIFY(imported->read.first().startsWith(u"The file has no tensors for a shared vector"_s));
}

void TestGgufLayers::latentByItsTensors()
{
    GgufRecipe recipe = plain("deepseek2", 1);
    recipe.numbers["attention.kv_lora_rank"] = 512;
    recipe.numbers["rope.dimension_count"] = 64;
    recipe.numbers["attention.indexer.key_length"] = 128;
    GgufBytes bytes = recipe.bytes();
    bytes.tensor("blk.0.attn_k_b.weight", {128, 512, 8});
    const Result<ImportedModel> imported = import(bytes);
    VERIFY_OK(imported);
    QCOMPARE(imported->model.layers,
             (std::vector<LayerGroup> {{LayerKind::Latent, 1, 0, 576, 0, 0, 0, 128}}));
}

void TestGgufLayers::tensorsBeforeMetadata()
{
    GgufBytes bytes = plain("llama", 2).bytes(); // says 2 heads of 128
    bytes.tensor("blk.0.attn_k.weight", {1024, 512}).tensor("blk.1.attn_k.weight", {1024, 256});
    const Result<ImportedModel> imported = import(bytes);
    VERIFY_OK(imported);
    QCOMPARE(imported->model.layers,
             (std::vector<LayerGroup> {{LayerKind::Full, 1, 4, 128, 128},
                                       {LayerKind::Full, 1, 2, 128, 128}}));
    QCOMPARE(imported->assumed,
             QStringList({u"The metadata says 2 KV heads, but the key tensor of layer 0 has 4: the "
                          "tensors were taken."_s}));
}

void TestGgufLayers::layersWithoutAttention()
{
    GgufRecipe recipe = plain("deci");
    recipe.numbers.remove("attention.head_count");
    recipe.numbers.remove("attention.head_count_kv");
    recipe.lists["attention.head_count"] = {8, 0, 8, 8};
    recipe.lists["attention.head_count_kv"] = {2, 0, 4, 2};
    const Result<ImportedModel> imported = import(recipe.bytes());
    VERIFY_OK(imported);
    QCOMPARE(imported->model.layers,
             (std::vector<LayerGroup> {{LayerKind::Full, 2, 2, 128, 128},
                                       {LayerKind::None, 1},
                                       {LayerKind::Full, 1, 4, 128, 128}}));
}

void TestGgufLayers::patterns_data()
{
    QTest::addColumn<QByteArray>("architecture");
    QTest::addColumn<int>("layers");
    QTest::addColumn<std::vector<qint32>>("list");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("windowed");

    using Items = std::vector<qint32>;
    QTest::newRow("gpt-oss, every second") << QByteArray("gpt-oss") << 24 << Items() << 0 << 12;
    QTest::newRow("gemma3, every sixth") << QByteArray("gemma3") << 34 << Items() << 0 << 29;
    QTest::newRow("cohere2, every fourth") << QByteArray("cohere2") << 32 << Items() << 0 << 24;
    QTest::newRow("smallthinker, the first")
        << QByteArray("smallthinker") << 5 << Items() << 0 << 3;
    QTest::newRow("by number") << QByteArray("gemma3") << 30 << Items() << 3 << 20;
    QTest::newRow("by list") << QByteArray("step35") << 4 << Items {1, 0, 1, 1} << 0 << 3;
    QTest::newRow("by a repeated list") << QByteArray("afmoe") << 8 << Items {1, 1, 1, 0} << 0 << 6;
    QTest::newRow("unknown, by list") << QByteArray("newest") << 4 << Items {0, 0, 1, 0} << 0 << 1;
}

void TestGgufLayers::patterns()
{
    QFETCH(QByteArray, architecture);
    QFETCH(int, layers);
    QFETCH(std::vector<qint32>, list);
    QFETCH(int, number);
    QFETCH(int, windowed);
    GgufRecipe recipe = plain(architecture, static_cast<quint32>(layers));
    recipe.numbers["attention.sliding_window"] = 512;
    if (!list.empty())
        recipe.booleans["attention.sliding_window_pattern"] = list;
    if (number > 0)
        recipe.numbers["attention.sliding_window_pattern"] = static_cast<quint32>(number);
    const Result<ImportedModel> imported = import(recipe.bytes());
    VERIFY_OK(imported);
    for (const LayerGroup &group : imported->model.layers) {
        const bool isWindowed = group.kind == LayerKind::Windowed;
        QCOMPARE(group.count, isWindowed ? windowed : layers - windowed);
        QCOMPARE(group.window, isWindowed ? 512 : 0);
    }
    QCOMPARE(imported->model.layerCount(), layers);
}

void TestGgufLayers::windowsThatNobodyUses()
{
    GgufRecipe recipe = plain("phi3");
    recipe.numbers["attention.sliding_window"] = 2047;
    const Result<ImportedModel> imported = import(recipe.bytes());
    VERIFY_OK(imported);
    QCOMPARE(imported->model.layers, (std::vector<LayerGroup> {{LayerKind::Full, 4, 2, 128, 128}}));
    QVERIFY(imported->read.contains(u"The file names a window of 2047 tokens, which llama.cpp does "
                                    u"not use for the architecture "
                                    "phi3: every layer keeps all tokens."_s));
    QVERIFY(imported->assumed.isEmpty());
}

void TestGgufLayers::unknownArchitectures()
{
    GgufRecipe recipe = plain("newest");
    recipe.numbers["attention.sliding_window"] = 2047;
    const Result<ImportedModel> imported = import(recipe.bytes());
    VERIFY_OK(imported);
    QCOMPARE(imported->model.layers, (std::vector<LayerGroup> {{LayerKind::Full, 4, 2, 128, 128}}));
    QCOMPARE(imported->assumed.size(), 2);
    QVERIFY(imported->assumed[0].startsWith(u"The architecture newest is not known here."_s));
}

void TestGgufLayers::states_data()
{
    QTest::addColumn<QByteArray>("architecture");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("value");
    QTest::addColumn<qint64>("elements");
    QTest::newRow("mamba2") << QByteArray("mamba2") << QByteArray("ssm.group_count") << 8
                            << qint64 {3 * (2048 + 2 * 8 * 128) + 2048 * 128};
    QTest::newRow("mamba, no groups") << QByteArray("mamba") << QByteArray("ssm.dt_b_c_rms") << 0
                                      << qint64 {3 * 2048 + 2048 * 128};
    QTest::newRow("rwkv") << QByteArray("rwkv7") << QByteArray("wkv.head_size") << 64
                          << qint64 {1024 * 2 + 1024 * 64};
    QTest::newRow("short convolution")
        << QByteArray("lfm2") << QByteArray("shortconv.l_cache") << 3 << qint64 {2 * 1024};
    QTest::newRow("delta network") << QByteArray("kimi-linear") << QByteArray("kda.head_dim") << 128
                                   << qint64 {3 * 3 * 8 * 128 + 8 * 128 * 128};
}

void TestGgufLayers::states()
{
    QFETCH(QByteArray, architecture);
    QFETCH(QByteArray, key);
    QFETCH(int, value);
    QFETCH(qint64, elements);
    GgufRecipe recipe = with(plain(architecture), state(2048, 128, 0));
    recipe.numbers.remove("ssm.group_count");
    recipe.numbers[key] = static_cast<quint32>(value);
    recipe.numbers["attention.head_count_kv"] = 0;
    const Result<ImportedModel> imported = import(recipe.bytes());
    VERIFY_OK(imported);
    QCOMPARE(imported->model.layers,
             (std::vector<LayerGroup> {{LayerKind::Linear, 4, 0, 0, 0, 0, elements}}));
}

void TestGgufLayers::encoders()
{
    const Result<ImportedModel> imported = import(plain("bert").bytes());
    VERIFY_OK(imported);
    QCOMPARE(imported->model.layers, (std::vector<LayerGroup> {{LayerKind::None, 4}}));
    QCOMPARE(imported->model.modality, u"embedding"_s);
}

void TestGgufLayers::faults_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<QString>("fault");
    const auto row
        = [](const char *name, const char *key, const QVariant &value, const char *fault) {
              QTest::newRow(name) << QByteArray(key) << value
                                  << u"m.gguf, metadata key llama."_s + QString::fromUtf8(fault);
          };
    row("no layers", "block_count", {},
        "block_count: must be a whole number from 1 to 1000, but is "
        "missing.");
    row("too many layers", "block_count", 1001,
        "block_count: must be a whole number from 1 to 1000, but is 1001.");
    row("a text for a number", "embedding_length", QByteArray("wide"),
        "embedding_length: must be a whole number from 1 to 10000000, but is a text.");
    row("no heads at all wide", "attention.key_length", 0,
        "attention.key_length: must be a whole number from 1 to 10000000, but is 0.");
    row("heads for too few layers", "attention.head_count_kv", QVariantList {2, 2},
        "attention.head_count_kv: must be a list of 4 whole numbers from 0 to 10000000, one a "
        "layer, but is a list of 2 items.");
    row("more experts used than there are", "expert_used_count", 9,
        "expert_used_count: must be a whole number from 1 to 8, but is 9.");
    row("as many draft layers as layers", "nextn_predict_layers", 4,
        "nextn_predict_layers: must be a whole number from 0 to 3, but is 4.");
}

void TestGgufLayers::faults()
{
    QFETCH(QByteArray, key);
    QFETCH(QVariant, value);
    QFETCH(QString, fault);
    GgufRecipe recipe = with(plain("llama"), {{"expert_count", 8}, {"expert_used_count", 2}});
    recipe.numbers.remove(key);
    if (value.typeId() == QMetaType::Int)
        recipe.numbers[key] = value.toUInt();
    const bool isList = value.typeId() == QMetaType::QVariantList;
    for (const QVariant &item : isList ? value.toList() : QVariantList())
        recipe.lists[key].push_back(item.toInt());
    GgufBytes bytes = recipe.bytes();
    if (value.typeId() == QMetaType::QByteArray)
        bytes.set("llama." + key, value.toByteArray());
    QCOMPARE(import(bytes).error(), fault);
}

CONFIGURATOR_TEST_MAIN(TestGgufLayers)
#include "tst_gguflayers.moc"
