// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ggufmodels.h"

#include "import/ggufmodel/ggufmodel.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// A GGUF as a model: names, weights to the byte, experts, draft layers, vision parts.
class TestGgufModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsNames();
    void namesFromElsewhere();
    void countsParametersExactly();
    void countsExperts();
    void draftLayersStandApart();
    void vocabularyAndHead();
    void formats_data();
    void formats();
    void addsAVisionPart();
    void addsAnotherFormat();
    void refusesTheSameFormat();
    void refusesAnotherModel();
    void noModels_data();
    void noModels();
};

namespace {

GgufRecipe tiny(const QByteArray &architecture = "llama")
{
    return {architecture, sizes(2, 256, 512, 4, 2), {}, {}};
}

Result<ImportedModel> import(const GgufBytes &bytes)
{
    const Result<GgufFile> file = fileOf(bytes);
    return file ? modelOfGguf(*file) : Result<ImportedModel>(Error {file.error()});
}

} // namespace

void TestGgufModel::readsNames()
{
    GgufBytes bytes = tiny().bytes();
    bytes.set("general.organization", QByteArray("Some Lab"));
    bytes.set("general.license", QByteArray("apache-2.0"));
    const Result<ImportedModel> imported = import(bytes);
    VERIFY_OK(imported);
    QCOMPARE(imported->model.name, u"A llama"_s);
    QCOMPARE(imported->model.id, u"a-llama"_s);
    QCOMPARE(imported->model.publisher, u"Some Lab"_s);
    QCOMPARE(imported->model.license, u"apache-2.0"_s);
    QCOMPARE(imported->model.maxContext, qint64 {131'072});
    QCOMPARE(imported->model.origins[u"config"_s],
             (Origin {u"m.gguf"_s, {}, Confidence::High, false}));
}

void TestGgufModel::namesFromElsewhere()
{
    GgufBytes bytes;
    bytes.set("general.architecture", QByteArray("llama")).set("llama.block_count", 1);
    bytes.set("llama.embedding_length", 64).tensor("token_embd.weight", {64, 10});
    SparseFile device(bytes);
    const Result<GgufFile> file = readGguf(device, u"Big_Model-Q8_0-00001-of-00001.gguf"_s);
    VERIFY_OK(file);
    const Result<ImportedModel> imported = modelOfGguf(*file);
    VERIFY_OK(imported);
    QCOMPARE(imported->model.name, u"Big_Model-Q8_0"_s);
    QCOMPARE(imported->model.id, u"big-model-q8-0"_s);
    QCOMPARE(imported->missing.first(), u"The file does not say how long its context may be."_s);
    QVERIFY(imported->model.layers.empty());
}

// Llama 3.1 8B in full: the sum is the published number of parameters.
void TestGgufModel::countsParametersExactly()
{
    GgufBytes bytes;
    bytes.set("general.architecture", QByteArray("llama")).set("general.file_type", 1);
    const QMap<QByteArray, quint32> numbers = sizes(32, 4096, 14336, 32, 8);
    for (auto it = numbers.begin(); it != numbers.end(); ++it)
        bytes.set("llama." + it.key(), it.value());
    bytes.tensor("token_embd.weight", {4096, 128256}).tensor("output.weight", {4096, 128256});
    bytes.tensor("output_norm.weight", {4096}, TensorF32);
    for (int i = 0; i < 32; ++i) {
        const QByteArray blk = "blk." + QByteArray::number(i) + '.';
        bytes.tensor(blk + "attn_norm.weight", {4096}, TensorF32);
        bytes.tensor(blk + "ffn_norm.weight", {4096}, TensorF32);
        bytes.tensor(blk + "attn_q.weight", {4096, 4096});
        bytes.tensor(blk + "attn_k.weight", {4096, 1024})
            .tensor(blk + "attn_v.weight", {4096, 1024});
        bytes.tensor(blk + "attn_output.weight", {4096, 4096});
        bytes.tensor(blk + "ffn_gate.weight", {4096, 14336});
        bytes.tensor(blk + "ffn_up.weight", {4096, 14336});
        bytes.tensor(blk + "ffn_down.weight", {14336, 4096});
    }
    const Result<ImportedModel> imported = import(bytes);
    VERIFY_OK(imported);
    const AiModel &model = imported->model;
    QCOMPARE(model.parameters, qint64 {8'030'261'248});
    QCOMPARE(model.activeParameters, qint64 {8'030'261'248});
    const Bytes norms = 65 * 4096;
    QCOMPARE(model.weights,
             (std::vector<PublishedWeights> {
                 {u"F16"_s, 2 * (8'030'261'248 - norms) + 4 * norms, true, u"m.gguf"_s}}));
    QCOMPARE(model.vocabulary, 128'256);
    QVERIFY(!model.isTied);
}

void TestGgufModel::countsExperts()
{
    GgufBytes bytes
        = with(tiny("deepseek2"), {{"expert_count", 8}, {"expert_used_count", 2}}).bytes();
    bytes.tensor("blk.1.ffn_gate_inp.weight", {256, 8}, TensorF32);
    bytes.tensor("blk.1.ffn_gate_exps.weight", {256, 128, 8});
    bytes.tensor("blk.1.ffn_up_exps.weight", {256, 128, 8});
    bytes.tensor("blk.1.ffn_down_exps.weight", {128, 256, 8});
    bytes.tensor("blk.1.ffn_down_shexp.weight", {64, 256});
    const Result<ImportedModel> imported = import(bytes);
    VERIFY_OK(imported);
    QCOMPARE(imported->model.experts, (Experts {8, 2, 1, 128, 64, 1}));
    const qint64 one = 3 * 256 * 128;
    QCOMPARE(imported->model.parameters, 256'000 + 256 * 8 + 8 * one + 64 * 256);
    QCOMPARE(imported->model.activeParameters, *imported->model.parameters - 6 * one);
}

void TestGgufModel::draftLayersStandApart()
{
    GgufRecipe recipe = tiny("glm4moe");
    recipe.numbers["block_count"] = 3;
    recipe.numbers["nextn_predict_layers"] = 1;
    GgufBytes bytes = recipe.bytes();
    bytes.tensor("blk.1.attn_q.weight", {256, 256}).tensor("blk.2.attn_q.weight", {256, 256});
    bytes.tensor("blk.2.nextn.eh_proj.weight", {512, 256});
    const Result<ImportedModel> imported = import(bytes);
    VERIFY_OK(imported);
    QCOMPARE(imported->model.layerCount(), 2);
    QCOMPARE(imported->model.weights[0].bytes, 2 * (256'000 + 3 * 65'536 + 65'536));
    QCOMPARE(imported->model.activeParameters, qint64 {256'000 + 65'536});
    QVERIFY(imported->read.contains(u"393216 of these bytes belong to draft layers: they count "
                                    "with the weights, not with the 2 layers."_s));
}

void TestGgufModel::vocabularyAndHead()
{
    const Result<ImportedModel> tied = import(tiny().bytes());
    VERIFY_OK(tied);
    QVERIFY(tied->model.isTied);
    QCOMPARE(tied->model.vocabulary, 1000); // the embedding's rows, not the 8 tokens of the list
    GgufBytes bytes = tiny().bytes();
    const Result<ImportedModel> own = import(bytes.tensor("output.weight", {256, 1000}));
    VERIFY_OK(own);
    QVERIFY(!own->model.isTied);
}

void TestGgufModel::formats_data()
{
    QTest::addColumn<int>("fileType"); // -1: not named
    QTest::addColumn<quint32>("tensorType");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("native");
    QTest::addColumn<int>("assumptions");
    QTest::newRow("named") << 15 << quint32 {TensorQ4K} << u"Q4_K_M"_s << QString() << 0;
    QTest::newRow("named small") << 14 << quint32 {TensorQ4K} << u"Q4_K_S"_s << QString() << 0;
    QTest::newRow("guessed by the converter")
        << 1024 + 15 << quint32 {TensorQ4K} << u"Q4_K_M"_s << QString() << 0;
    QTest::newRow("not named") << -1 << quint32 {TensorQ6K} << u"Q6_K"_s << QString() << 1;
    QTest::newRow("not named, mixed") << -1 << quint32 {TensorQ4K} << u"Q4_K_M"_s << QString() << 1;
    QTest::newRow("unknown number") << 4 << quint32 {TensorQ6K} << u"Q6_K"_s << QString() << 1;
    QTest::newRow("named wrongly") << 17 << quint32 {TensorQ6K} << u"Q6_K"_s << QString() << 1;
    QTest::newRow("16 bits") << 1 << quint32 {TensorF16} << u"F16"_s << u"F16"_s << 0;
    QTest::newRow("MXFP4") << 38 << quint32 {TensorMxfp4} << u"MXFP4"_s << u"MXFP4"_s << 0;
    QTest::newRow("MXFP4 within Q6_K")
        << 18 << quint32 {TensorMxfp4} << u"Q6_K"_s << u"MXFP4"_s << 0;
}

void TestGgufModel::formats()
{
    QFETCH(int, fileType);
    QFETCH(quint32, tensorType);
    QFETCH(QString, format);
    QFETCH(QString, native);
    QFETCH(int, assumptions);
    GgufBytes bytes;
    bytes.set("general.architecture", QByteArray("llama"));
    const QMap<QByteArray, quint32> numbers = tiny().numbers;
    for (auto it = numbers.begin(); it != numbers.end(); ++it)
        bytes.set("llama." + it.key(), it.value());
    if (fileType >= 0)
        bytes.set("general.file_type", static_cast<quint32>(fileType));
    bytes.tensor("token_embd.weight", {256, 1000}, tensorType);
    bytes.tensor("blk.0.ffn_up.weight", {256, 100}, TensorQ6K);
    const Result<ImportedModel> imported = import(bytes);
    VERIFY_OK(imported);
    QCOMPARE(imported->model.weights[0].format, format);
    QCOMPARE(imported->model.nativeFormat, native);
    QCOMPARE(imported->assumed.size(), assumptions);
}

void TestGgufModel::addsAVisionPart()
{
    GgufBytes part;
    part.set("general.architecture", QByteArray("clip")).key("clip.has_vision_encoder", Bool);
    part.raw(quint8 {1}).tensor("v.blk.0.attn_q.weight", {64, 64});
    const Result<GgufFile> file = fileOf(part);
    VERIFY_OK(file);
    QVERIFY(isSidePart(*file));
    Result<ImportedModel> model = import(tiny().bytes());
    VERIFY_OK(model);
    ImportedModel imported = model.value();
    addSidePart(imported, *file);
    QCOMPARE(imported.model.modality, u"text+image"_s);
    QCOMPARE(imported.model.weights[0].bytes, 512'000 + 8192);
    QCOMPARE(imported.model.parameters, qint64 {256'000 + 4096});
    QCOMPARE(imported.model.activeParameters, qint64 {256'000});
}

void TestGgufModel::addsAnotherFormat()
{
    Result<ImportedModel> model = import(tiny().bytes());
    VERIFY_OK(model);
    ImportedModel imported = model.value();
    GgufBytes other = tiny().bytes();
    Result<GgufFile> file = fileOf(other);
    VERIFY_OK(file);
    GgufFile reduced = file.value();
    reduced.metadata[u"general.file_type"_s].number = 18;
    reduced.tensors[0].type = ggmlType(TensorQ6K);
    VERIFY_OK(addGguf(imported, reduced));
    QCOMPARE(imported.model.weights.size(), std::size_t {2});
    QCOMPARE(imported.model.weights[1].format, u"Q6_K"_s);
}

void TestGgufModel::refusesTheSameFormat()
{
    Result<ImportedModel> model = import(tiny().bytes());
    VERIFY_OK(model);
    ImportedModel imported = model.value();
    QCOMPARE(addGguf(imported, *fileOf(tiny().bytes())).error(),
             u"m.gguf and m.gguf both hold the format F16: add one of them."_s);
}

void TestGgufModel::refusesAnotherModel()
{
    Result<ImportedModel> model = import(tiny().bytes());
    VERIFY_OK(model);
    ImportedModel imported = model.value();
    GgufRecipe other = tiny();
    other.numbers["block_count"] = 3;
    QCOMPARE(addGguf(imported, *fileOf(other.bytes())).error(),
             u"m.gguf and m.gguf hold different models: add them one at a time."_s);
}

void TestGgufModel::noModels_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("fault");
    QTest::newRow("adapter") << QByteArray("general.type") << QByteArray("adapter")
                             << u"m.gguf, metadata key general.type: must be model, but is "
                                "adapter, which is no model by itself."_s;
    QTest::newRow("no architecture") << QByteArray("general.name") << QByteArray("x")
                                     << u"m.gguf, metadata key general.architecture: must name the "
                                        "architecture, but is missing."_s;
    QTest::newRow("no tensors") << QByteArray("general.architecture") << QByteArray("llama")
                                << u"m.gguf has no tensors, so it holds no model."_s;
}

void TestGgufModel::noModels()
{
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, value);
    QFETCH(QString, fault);
    QCOMPARE(import(GgufBytes().set(key, value)).error(), fault);
}

CONFIGURATOR_TEST_MAIN(TestGgufModel)
#include "tst_ggufmodel.moc"
