// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/readers.h"
#include "catalogue/cataloguetext.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostParameters = 100'000'000'000'000;
constexpr qint64 mostBytes = 1'000'000'000'000'000;
constexpr qint64 mostTokens = 1'000'000'000;
constexpr qint64 mostStateElements = 1'000'000'000;
constexpr int widest = 10'000'000; // any size of a layer or of the vocabulary
constexpr int mostLayers = 1'000;
constexpr int mostExperts = 100'000;

int readSize(JsonReader &reader, QStringView key, int low = 1)
{
    return static_cast<int>(reader.integer(key, low, widest));
}

// The keys that a layer of this kind has; any other is refused as unknown.
void readLayerSizes(JsonReader &reader, LayerGroup &group)
{
    switch (group.kind) {
    case LayerKind::Windowed:
    case LayerKind::Chunked:
        group.window = readSize(reader, u"window");
        [[fallthrough]];
    case LayerKind::Full:
        group.kvHeads = readSize(reader, u"kv_heads");
        group.keyDim = readSize(reader, u"key_dim");
        group.valueDim = readSize(reader, u"value_dim", 0);
        group.indexerDim = readCount(reader, u"indexer_dim", widest);
        break;
    case LayerKind::Latent:
        group.keyDim = readSize(reader, u"key_dim");
        group.indexerDim = readCount(reader, u"indexer_dim", widest);
        break;
    case LayerKind::Linear:
        group.stateElements = reader.integer(u"state_elements", 1, mostStateElements);
        break;
    case LayerKind::Shared:
    case LayerKind::None:
        break;
    }
}

LayerGroup readLayer(JsonReader reader)
{
    LayerGroup group;
    const int kind = reader.choice(u"kind", layerKindIds());
    group.count = static_cast<int>(reader.integer(u"count", 1, mostLayers));
    if (kind < 0)
        return group;
    group.kind = static_cast<LayerKind>(kind);
    readLayerSizes(reader, group);
    reader.refuseUnknownKeys();
    return group;
}

std::vector<LayerGroup> readLayers(JsonReader &entry)
{
    std::vector<LayerGroup> layers;
    const QJsonArray values = entry.optionalArray(u"layers");
    if (values.size() > mostLayers) {
        entry.fault(
            u"layers",
            CatalogueText::tr("must be at most %1 groups.").arg(QString::number(mostLayers)));
        return layers;
    }
    layers.reserve(static_cast<std::size_t>(values.size()));
    for (const QJsonValue &value : values) {
        const QString label = CatalogueText::tr("layer group %1").arg(layers.size() + 1);
        layers.push_back(readLayer(entry.inside(label, value.toObject())));
    }
    return layers;
}

std::optional<Experts> readExperts(JsonReader &entry)
{
    if (!entry.has(u"experts"))
        return {};
    JsonReader reader = entry.nested(u"experts");
    Experts experts;
    experts.count = static_cast<int>(reader.integer(u"count", 1, mostExperts));
    experts.active = static_cast<int>(reader.integer(u"active", 1, mostExperts));
    experts.shared
        = static_cast<int>(reader.optionalInteger(u"shared", 0, mostExperts).value_or(0));
    experts.intermediateSize = readCount(reader, u"intermediate_size", widest);
    experts.sharedIntermediateSize = readCount(reader, u"shared_intermediate_size", widest);
    experts.denseLayers
        = static_cast<int>(reader.optionalInteger(u"dense_layers", 0, mostLayers).value_or(0));
    if (experts.active > experts.count)
        reader.fault(u"active",
                     CatalogueText::tr("must not be more than the %1 experts of the model.")
                         .arg(experts.count));
    reader.refuseUnknownKeys();
    return experts;
}

bool isFormat(const QString &text)
{
    return text.size() <= 24 && std::all_of(text.begin(), text.end(), [](QChar character) {
               const char16_t code = character.unicode();
               return (code >= u'A' && code <= u'Z') || (code >= u'0' && code <= u'9')
                   || code == u'_';
           });
}

PublishedWeights readFile(JsonReader reader)
{
    PublishedWeights file;
    file.format = readLine(reader, u"format");
    if (!isFormat(file.format))
        reader.fault(u"format",
                     CatalogueText::tr("must be a format in capitals, like Q4_K_M, but is \"%1\".")
                         .arg(file.format));
    file.bytes = reader.integer(u"bytes", 1, mostBytes);
    file.isExact = reader.boolean(u"exact", true);
    file.source = readLine(reader, u"source");
    reader.refuseUnknownKeys();
    return file;
}

void readWeights(JsonReader &entry, AiModel &model)
{
    const QJsonArray values = entry.optionalArray(u"weights");
    for (const QJsonValue &value : values) {
        const QString label = CatalogueText::tr("weights %1").arg(model.weights.size() + 1);
        const PublishedWeights file = readFile(entry.inside(label, value.toObject()));
        if (model.published(file.format))
            entry.fault(u"weights", CatalogueText::tr("has the format %1 twice.").arg(file.format));
        model.weights.push_back(file);
    }
}

void readFacts(JsonReader &entry, AiModel &model)
{
    model.id = readId(entry);
    model.code = readCode(entry);
    model.name = readLine(entry, u"name");
    model.publisher = readLine(entry, u"publisher");
    model.releaseDate = readLine(entry, u"release_date", QString());
    model.license = readLine(entry, u"license", QString());
    model.modality = readLine(entry, u"modality");
    model.note = readLine(entry, u"note", QString());
    model.parameters = entry.optionalInteger(u"parameters", 1, mostParameters);
    model.activeParameters = entry.optionalInteger(u"active_parameters", 1, mostParameters);
    model.maxContext = entry.optionalInteger(u"max_context", 1, mostTokens);
    if (entry.has(u"native_format"))
        model.nativeFormat = readLine(entry, u"native_format");
    if (!isFormat(model.nativeFormat))
        entry.fault(u"native_format",
                    CatalogueText::tr("must be a format in capitals, like BF16."));
}

void readDimensions(JsonReader &entry, AiModel &model)
{
    model.hiddenSize = readCount(entry, u"hidden_size", widest);
    model.intermediateSize = readCount(entry, u"intermediate_size", widest);
    model.attentionHeads = readCount(entry, u"attention_heads", widest);
    model.kvHeads = readCount(entry, u"kv_heads", widest);
    model.headDim = readCount(entry, u"head_dim", widest);
    model.vocabulary = readCount(entry, u"vocabulary", widest);
    model.isTied = entry.boolean(u"tied", false);
    model.hasJoinedAttention = entry.boolean(u"joined_attention", false);
    model.layers = readLayers(entry);
    model.experts = readExperts(entry);
}

void check(JsonReader &entry, const AiModel &model)
{
    const int layers = model.layerCount();
    if (layers > mostLayers)
        entry.fault(u"layers",
                    CatalogueText::tr("must not be more than %1 layers together, but are %2.")
                        .arg(QString::number(mostLayers), QString::number(layers)));
    if (model.experts && layers > 0 && model.experts->denseLayers > layers)
        entry.fault(
            u"experts",
            CatalogueText::tr("must not have more dense layers than the %1 layers there are.")
                .arg(layers));
    const bool isCountKnown = model.parameters > 1; // 1 is what a faulty figure is read as
    if (isCountKnown && model.activeParameters > model.parameters)
        entry.fault(u"active_parameters",
                    CatalogueText::tr("must not be more than the parameters."));
    if (layers > 0)
        requireOrigin(entry, model.origins, u"config"_s);
    if (model.parameters)
        requireOrigin(entry, model.origins, u"parameters"_s);
}

} // namespace

QStringList layerKindIds()
{
    return {u"full"_s,   u"latent"_s, u"windowed"_s, u"chunked"_s,
            u"linear"_s, u"shared"_s, u"none"_s};
}

AiModel readModel(JsonReader &entry)
{
    AiModel model;
    readFacts(entry, model);
    readDimensions(entry, model);
    readWeights(entry, model);
    model.origins = readOrigins(
        entry, {u"config"_s, u"parameters"_s, u"license"_s, u"release"_s, u"weights"_s});
    check(entry, model);
    entry.refuseUnknownKeys();
    return model;
}

} // namespace configurator
