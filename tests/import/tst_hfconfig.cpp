// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "hfconfigs.h"
#include "sortedlayers.h"

#include "catalogue/catalogueloader.h"
#include "import/huggingface/hfconfig.h"
#include "support/testmain.h"

#include <QJsonDocument>

using namespace configurator;
using namespace configurator::test;

// config.json: publishers' files against the catalogue's entries, and every fault named.
class TestHfConfig : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void likeTheCatalogue_data();
    void likeTheCatalogue();
    void layers_data();
    void layers();
    void formats_data();
    void formats();
    void readsNamesAndSenses();
    void faults_data();
    void faults();
    void encoderAndDecoder();
};

namespace {

// A model of four layers, with these fields too or instead.
QByteArray config(const QByteArray &more)
{
    QJsonObject object = QJsonDocument::fromJson(R"({"model_type": "llama", "hidden_size": 1024,
        "num_hidden_layers": 4, "num_attention_heads": 8, "num_key_value_heads": 2,
        "vocab_size": 1000, "max_position_embeddings": 8192, "torch_dtype": "bfloat16"})")
                             .object();
    const QJsonObject others = QJsonDocument::fromJson('{' + more + '}').object();
    for (auto it = others.begin(); it != others.end(); ++it)
        object[it.key()] = it.value();
    return QJsonDocument(object).toJson();
}

} // namespace

void TestHfConfig::likeTheCatalogue_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : knownConfigs().keys())
        QTest::newRow(qPrintable(id)) << id;
}

void TestHfConfig::likeTheCatalogue()
{
    QFETCH(QString, id);
    static const LoadedCatalogue loaded
        = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
    const AiModel *shipped = loaded.catalogue.model(id);
    QVERIFY(shipped);
    const Result<HfModel> read = readHfConfig(knownConfigs()[id], u"config.json"_s);
    VERIFY_OK(read);
    const AiModel &model = read->import.model;
    QCOMPARE(sorted(model.layers), sorted(shipped->layers));
    QCOMPARE(model.hiddenSize, shipped->hiddenSize);
    QCOMPARE(model.attentionHeads, shipped->attentionHeads);
    QCOMPARE(model.headDim, shipped->headDim);
    QCOMPARE(model.vocabulary, shipped->vocabulary);
    QCOMPARE(model.isTied, shipped->isTied);
    QCOMPARE(model.nativeFormat, shipped->nativeFormat);
    QCOMPARE(model.modality, shipped->modality);
    QCOMPARE(model.experts, shipped->experts);
    QCOMPARE(read->import.assumed, QStringList());
}

void TestHfConfig::layers_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<std::vector<LayerGroup>>("groups");
    QTest::addColumn<int>("assumptions");

    using Groups = std::vector<LayerGroup>;
    const LayerGroup full {LayerKind::Full, 4, 2, 128, 128};
    const auto row = [](const char *name, const char *more, const Groups &groups, int assumed = 0) {
        QTest::newRow(name) << QByteArray(more) << groups << assumed;
    };
    row("plain", "", {full});
    row("no KV heads named", R"("num_key_value_heads": null)", {{LayerKind::Full, 4, 8, 128, 128}});
    row("one KV head", R"("num_key_value_heads": null, "multi_query": true)",
        {{LayerKind::Full, 4, 1, 128, 128}});
    row("head_dim before hidden/heads", R"("head_dim": 256)", {{LayerKind::Full, 4, 2, 256, 256}});
    row("heads by layer", R"("num_key_value_heads": [2, 4, 4, 0])",
        {{LayerKind::Full, 1, 2, 128, 128},
         {LayerKind::Full, 2, 4, 128, 128},
         {LayerKind::None, 1}});
    row("mistral with a window", R"("model_type": "mistral", "sliding_window": 4096)",
        {{LayerKind::Windowed, 4, 2, 128, 128, 4096}});
    row("a window beyond the context", R"("model_type": "mistral", "sliding_window": 8192)",
        {full});
    row("qwen2 from layer 3", R"("model_type": "qwen2", "sliding_window": 512,
        "use_sliding_window": true, "max_window_layers": 3)",
        {{LayerKind::Full, 3, 2, 128, 128}, {LayerKind::Windowed, 1, 2, 128, 128, 512}});
    row("cohere2 by number", R"("model_type": "cohere2", "sliding_window": 512,
        "sliding_window_pattern": 2)",
        {{LayerKind::Windowed, 2, 2, 128, 128, 512}, {LayerKind::Full, 2, 2, 128, 128}});
    row("llama4 by list", R"("model_type": "llama4_text", "attention_chunk_size": 512,
        "no_rope_layers": [1, 1, 1, 0])",
        {{LayerKind::Chunked, 3, 2, 128, 128, 512}, {LayerKind::Full, 1, 2, 128, 128}});
    row("blocks chosen one by one", R"("model_type": "nemotron-nas", "num_key_value_heads": null,
        "block_configs": [{"attention": {"n_heads_in_group": 4, "no_op": false}},
        {"attention": {"no_op": true}}, {"attention": {"replace_with_linear": true}},
        {"attention": {"n_heads_in_group": 8}}])",
        {{LayerKind::Full, 1, 2, 128, 128},
         {LayerKind::None, 2},
         {LayerKind::Full, 1, 1, 128, 128}});
    row("jamba", R"("model_type": "jamba", "attn_layer_period": 4, "attn_layer_offset": 1,
        "mamba_d_state": 16, "mamba_d_conv": 4, "mamba_expand": 2)",
        {{LayerKind::Linear, 3, 0, 0, 0, 0, 3 * 2048 + 2048 * 16},
         {LayerKind::Full, 1, 2, 128, 128}});
    row("delta network and MLA", R"("model_type": "kimi_linear", "kv_lora_rank": 512,
        "qk_rope_head_dim": 64, "linear_attn_config": {"kda_layers": [1, 2, 3],
        "full_attn_layers": [4], "num_heads": 8, "head_dim": 128, "short_conv_kernel_size": 4})",
        {{LayerKind::Linear, 3, 0, 0, 0, 0, 9 * 1024 + 8 * 128 * 128},
         {LayerKind::Latent, 1, 0, 576}});
    row("short convolutions", R"("model_type": "lfm2", "conv_L_cache": 3, "layer_types":
        ["conv", "conv", "full_attention", "conv"])",
        {{LayerKind::Linear, 3, 0, 0, 0, 0, 2048}, {LayerKind::Full, 1, 2, 128, 128}});
    row("indexers in some layers", R"("model_type": "glm_moe_dsa", "kv_lora_rank": 512,
        "qk_rope_head_dim": 64, "index_head_dim": 128, "indexer_types":
        ["full", "shared", "shared", "shared"])",
        {{LayerKind::Latent, 1, 0, 576, 0, 0, 0, 128}, {LayerKind::Latent, 3, 0, 576}});
    row("unknown model_type", R"("model_type": "newest")", {full}, 1);
    row("unknown model_type with a window", R"("model_type": "newest", "sliding_window": 512)",
        {full}, 2);
    row("unknown sort of layer", R"("layer_types": ["odd", "odd", "odd", "full_attention"])",
        {full}, 1);
    row("encoder", R"("model_type": "bert")", {{LayerKind::None, 4}});
}

void TestHfConfig::layers()
{
    QFETCH(QByteArray, more);
    QFETCH(std::vector<LayerGroup>, groups);
    QFETCH(int, assumptions);
    const Result<HfModel> read = readHfConfig(config(more), u"config.json"_s);
    VERIFY_OK(read);
    QCOMPARE(read->import.model.layers, groups);
    QCOMPARE(read->import.assumed.size(), assumptions);
}

void TestHfConfig::formats_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("bits");
    const auto row = [](const char *name, const char *more, const char *format, int bits) {
        QTest::newRow(name) << QByteArray(more) << QString::fromUtf8(format) << bits;
    };
    row("16 bits", "", "BF16", 0);
    row("the newer name", R"("torch_dtype": null, "dtype": "float16")", "F16", 0);
    row("AWQ", R"("quantization_config": {"quant_method": "awq", "bits": 4})", "AWQ", 4);
    row("GPTQ, 8 bits", R"("quantization_config": {"quant_method": "gptq", "bits": 8})", "INT8", 8);
    row("groups of real numbers", R"("quantization_config": {"quant_method": "compressed-tensors",
        "config_groups": {"group_0": {"weights": {"num_bits": 8, "type": "float"}}}})",
        "FP8", 8);
    row("groups of small real numbers", R"("quantization_config": {"quant_method":
        "compressed-tensors", "config_groups": {"group_0": {"weights": {"num_bits": 4,
        "type": "float"}}}})",
        "NVFP4", 4);
    row("groups of whole numbers", R"("quantization_config": {"quant_method": "compressed-tensors",
        "config_groups": {"group_0": {"weights": {"num_bits": 4, "type": "int"}}}})",
        "INT4", 4);
    row("ModelOpt", R"("quantization_config": {"quant_method": "modelopt", "quant_algo": "NVFP4"})",
        "NVFP4", 4);
    row("bitsandbytes", R"("quantization_config": {"quant_method": "bitsandbytes",
        "load_in_4bit": true})",
        "INT4", 4);
    row("unknown", R"("quantization_config": {"quant_method": "newest"})", "BF16", 0);
    row("not said", R"("torch_dtype": null)", "", 0);
}

void TestHfConfig::formats()
{
    QFETCH(QByteArray, more);
    QFETCH(QString, format);
    QFETCH(int, bits);
    const Result<HfModel> read = readHfConfig(config(more), u"config.json"_s);
    VERIFY_OK(read);
    QCOMPARE(read->format, format);
    QCOMPARE(read->shape.bits, bits);
    QCOMPARE(read->import.assumed.size(), more.contains("newest") ? 1 : 0);
    QCOMPARE(read->import.missing.size(), format.isEmpty() ? 1 : 0);
}

void TestHfConfig::readsNamesAndSenses()
{
    const Result<HfModel> read
        = readHfConfig(config(R"("_name_or_path": "lab/Model 1", "vision_config": {},
                               "audio_config": {})"),
                       u"config.json"_s);
    VERIFY_OK(read);
    QCOMPARE(read->import.model.name, u"Model 1"_s);
    QCOMPARE(read->import.model.publisher, u"lab"_s);
    QCOMPARE(read->import.model.modality, u"text+image+audio"_s);
    const Result<HfModel> local
        = readHfConfig(config(R"("_name_or_path": "/data/x/y")"), u"config.json"_s);
    VERIFY_OK(local);
    QCOMPARE(local->import.model.name, QString());
}

void TestHfConfig::faults_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const QByteArray &text, const char *fault) {
        QTest::newRow(name) << text << QString::fromUtf8(fault);
    };
    const QByteArray bare = R"({"model_type": "llama", "hidden_size": NaN, "num_hidden_layers": 4,
        "num_attention_heads": 8, "vocab_size": 1000, "max_position_embeddings": 8192,
        "torch_dtype": "bfloat16"})";
    row("not a number", bare,
        "config.json, field hidden_size: must be a whole number from 1 to "
        "10000000, but is \"NaN\".");
    row("a text for a number", config(R"("num_hidden_layers": "four")"),
        "config.json, field num_hidden_layers: must be a whole number from 1 to 1000, but is "
        "\"four\".");
    row("no layers", config(R"("num_hidden_layers": null)"),
        "config.json, field num_hidden_layers: must be a whole number from 1 to 1000, but is "
        "missing.");
    row("half a head", config(R"("num_key_value_heads": 2.5)"),
        "config.json, field num_key_value_heads: must be a whole number from 0 to 10000000, but is "
        "2.5.");
    row("too few sorts of layers", config(R"("layer_types": ["full_attention"])"),
        "config.json, field layer_types: must be a list of 4 texts, one a layer, but has 1.");
    row("too few letters", config(R"("hybrid_override_pattern": "M*")"),
        "config.json, field hybrid_override_pattern: must have 4 letters, one a layer, but has 2.");
    row("a window of no size", config(R"("layer_types": ["sliding_attention", "full_attention",
        "full_attention", "full_attention"])"),
        "config.json, field sliding_window: must be a whole number from 1 to 1000000000, but is "
        "missing.");
    row("a nested field", config(R"("text_config": {"hidden_size": -1, "num_hidden_layers": 4,
        "num_attention_heads": 8})"),
        "config.json, text_config, field hidden_size: must be a whole number from 1 to 10000000, "
        "but is -1.");
    row("a field twice", R"({"a": {"b": 1, "b": 2}})",
        "config.json, field b: must stand in its object once, but is there twice.");
    row("a field twice, once with an escape", R"({"ab": 1, "\u0061b": 2})",
        "config.json, field ab: must stand in its object once, but is there twice.");
    row("a list", "[]", "config.json: must hold one JSON object, but holds a list.");
    row("a vast state", config(R"("model_type": "mamba", "expand": 100, "hidden_size": 10000000,
        "state_size": 10000)"),
        "config.json, field hidden_size: and the sizes of the recurrent state give 10003000000000 "
        "numbers a layer, but at most 1000000000 are known.");
    row("more experts used than there are", config(R"("num_experts": 4, "num_experts_per_tok": 5)"),
        "config.json, field num_experts_per_tok: must be a whole number from 1 to 4, but is 5.");
}

void TestHfConfig::faults()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, fault);
    QCOMPARE(readHfConfig(text, u"config.json"_s).error(), fault);
    const QByteArray deep = QByteArray(2000, '[') + QByteArray(2000, ']');
    QVERIFY(readHfConfig("{\"a\": " + deep + '}', u"config.json"_s)
                .error()
                .startsWith(u"config.json, line 1, column "_s));
}

void TestHfConfig::encoderAndDecoder()
{
    const Result<HfModel> read
        = readHfConfig(R"({"model_type": "t5", "is_encoder_decoder": true})", u"config.json"_s);
    VERIFY_OK(read);
    QVERIFY(read->import.model.layers.empty());
    QCOMPARE(read->import.missing.first(),
             u"Models of an encoder and a decoder are not worked out here, so their memory for the "
             "context is not known."_s);
}

CONFIGURATOR_TEST_MAIN(TestHfConfig)
#include "tst_hfconfig.moc"
