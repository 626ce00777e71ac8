// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/modelwriter.h"

#include "catalogue/readers.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

void addKnown(QJsonObject &object, const QString &key, const QString &text)
{
    if (!text.isEmpty())
        object.insert(key, text);
}

// 0 stands for "not known" in a model, and no entry may say it.
void addKnown(QJsonObject &object, const QString &key, qint64 size)
{
    if (size != 0)
        object.insert(key, size);
}

void addKnown(QJsonObject &object, const QString &key, const std::optional<qint64> &number)
{
    if (number)
        object.insert(key, *number);
}

void addFlag(QJsonObject &object, const QString &key, bool flag)
{
    if (flag)
        object.insert(key, true);
}

void addLayerSizes(QJsonObject &object, const LayerGroup &group)
{
    switch (group.kind) {
    case LayerKind::Windowed:
    case LayerKind::Chunked:
        object.insert(u"window"_s, group.window);
        [[fallthrough]];
    case LayerKind::Full:
        object.insert(u"kv_heads"_s, group.kvHeads);
        object.insert(u"key_dim"_s, group.keyDim);
        object.insert(u"value_dim"_s, group.valueDim);
        addKnown(object, u"indexer_dim"_s, group.indexerDim);
        break;
    case LayerKind::Latent:
        object.insert(u"key_dim"_s, group.keyDim);
        addKnown(object, u"indexer_dim"_s, group.indexerDim);
        break;
    case LayerKind::Linear:
        object.insert(u"state_elements"_s, group.stateElements);
        break;
    case LayerKind::Shared:
    case LayerKind::None:
        break;
    }
}

QJsonArray layersOf(const AiModel &model)
{
    const QStringList kinds = layerKindIds();
    QJsonArray layers;
    for (const LayerGroup &group : model.layers) {
        QJsonObject object {{u"kind"_s, kinds.at(static_cast<qsizetype>(group.kind))},
                            {u"count"_s, group.count}};
        addLayerSizes(object, group);
        layers.append(object);
    }
    return layers;
}

QJsonObject expertsOf(const Experts &experts)
{
    QJsonObject object {{u"count"_s, experts.count}, {u"active"_s, experts.active}};
    addKnown(object, u"shared"_s, experts.shared);
    addKnown(object, u"intermediate_size"_s, experts.intermediateSize);
    addKnown(object, u"shared_intermediate_size"_s, experts.sharedIntermediateSize);
    addKnown(object, u"dense_layers"_s, experts.denseLayers);
    return object;
}

QJsonArray weightsOf(const AiModel &model)
{
    QJsonArray weights;
    for (const PublishedWeights &file : model.weights)
        weights.append(QJsonObject {{u"format"_s, file.format},
                                    {u"bytes"_s, file.bytes},
                                    {u"exact"_s, file.isExact},
                                    {u"source"_s, file.source}});
    return weights;
}

QJsonObject originsOf(const AiModel &model)
{
    const QStringList confidences = confidenceIds();
    QJsonObject origins;
    for (const auto &[figure, origin] : model.origins.asKeyValueRange()) {
        const QString &confidence = confidences.at(static_cast<qsizetype>(origin.confidence));
        QJsonObject object {{u"source"_s, origin.source}, {u"confidence"_s, confidence}};
        addKnown(object, u"date"_s, origin.date);
        addFlag(object, u"assumed"_s, origin.isAssumed);
        origins.insert(figure, object);
    }
    return origins;
}

void addFacts(QJsonObject &entry, const AiModel &model)
{
    addKnown(entry, u"code"_s, model.code);
    addKnown(entry, u"release_date"_s, model.releaseDate);
    addKnown(entry, u"license"_s, model.license);
    addKnown(entry, u"note"_s, model.note);
    addKnown(entry, u"parameters"_s, model.parameters);
    addKnown(entry, u"active_parameters"_s, model.activeParameters);
    addKnown(entry, u"max_context"_s, model.maxContext);
    addKnown(entry, u"native_format"_s, model.nativeFormat);
}

void addDimensions(QJsonObject &entry, const AiModel &model)
{
    addKnown(entry, u"hidden_size"_s, model.hiddenSize);
    addKnown(entry, u"intermediate_size"_s, model.intermediateSize);
    addKnown(entry, u"attention_heads"_s, model.attentionHeads);
    addKnown(entry, u"kv_heads"_s, model.kvHeads);
    addKnown(entry, u"head_dim"_s, model.headDim);
    addKnown(entry, u"vocabulary"_s, model.vocabulary);
    addFlag(entry, u"tied"_s, model.isTied);
    addFlag(entry, u"joined_attention"_s, model.hasJoinedAttention);
    if (model.experts)
        entry.insert(u"experts"_s, expertsOf(*model.experts));
}

} // namespace

QJsonObject modelEntry(const AiModel &model)
{
    QJsonObject entry {
        {u"id"_s, model.id},
        {u"name"_s, model.name},
        {u"publisher"_s, model.publisher},
        {u"modality"_s, model.modality},
        {u"layers"_s, layersOf(model)},
        {u"weights"_s, weightsOf(model)},
        {u"origins"_s, originsOf(model)},
    };
    addFacts(entry, model);
    addDimensions(entry, model);
    return entry;
}

} // namespace configurator
