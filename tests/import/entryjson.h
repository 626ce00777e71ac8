// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"

#include <QJsonArray>
#include <QJsonObject>

namespace configurator::test {

using namespace Qt::StringLiterals;

inline QJsonObject jsonOf(const LayerGroup &group)
{
    const QStringList kinds {u"full"_s,   u"latent"_s, u"windowed"_s, u"chunked"_s,
                             u"linear"_s, u"shared"_s, u"none"_s};
    QJsonObject object {{u"kind"_s, kinds.at(static_cast<qsizetype>(group.kind))},
                        {u"count"_s, group.count}};
    const auto put = [&](const QString &key, qint64 value) {
        if (value > 0)
            object[key] = value;
    };
    put(u"kv_heads"_s, group.kvHeads);
    put(u"key_dim"_s, group.keyDim);
    if (group.kvHeads > 0)
        object[u"value_dim"_s] = group.valueDim;
    put(u"window"_s, group.window);
    put(u"state_elements"_s, group.stateElements);
    put(u"indexer_dim"_s, group.indexerDim);
    return object;
}

inline QJsonObject jsonOf(const Experts &experts)
{
    QJsonObject object {{u"count"_s, experts.count},
                        {u"active"_s, experts.active},
                        {u"shared"_s, experts.shared},
                        {u"dense_layers"_s, experts.denseLayers}};
    if (experts.intermediateSize > 0)
        object[u"intermediate_size"_s] = experts.intermediateSize;
    if (experts.sharedIntermediateSize > 0)
        object[u"shared_intermediate_size"_s] = experts.sharedIntermediateSize;
    return object;
}

inline QJsonObject jsonOf(const Origin &origin)
{
    const QStringList words {u"low"_s, u"medium"_s, u"high"_s};
    return {{u"source"_s, origin.source},
            {u"confidence"_s, words.at(static_cast<qsizetype>(origin.confidence))},
            {u"assumed"_s, origin.isAssumed}};
}

// As an entry of models.json.
inline QJsonObject jsonOf(const AiModel &model)
{
    QJsonArray layers;
    for (const LayerGroup &group : model.layers)
        layers.append(jsonOf(group));
    QJsonArray weights;
    for (const PublishedWeights &file : model.weights)
        weights.append(QJsonObject {
            {u"format"_s, file.format}, {u"bytes"_s, file.bytes}, {u"source"_s, file.source}});
    QJsonObject origins;
    for (auto it = model.origins.begin(); it != model.origins.end(); ++it)
        origins[it.key()] = jsonOf(it.value());
    QJsonObject object {{u"id"_s, model.id},
                        {u"name"_s, model.name},
                        {u"publisher"_s, model.publisher},
                        {u"modality"_s, model.modality},
                        {u"layers"_s, layers},
                        {u"weights"_s, weights},
                        {u"tied"_s, model.isTied},
                        {u"origins"_s, origins}};
    const auto put = [&](const QString &key, qint64 value) {
        if (value > 0)
            object[key] = value;
    };
    put(u"hidden_size"_s, model.hiddenSize);
    put(u"intermediate_size"_s, model.intermediateSize);
    put(u"attention_heads"_s, model.attentionHeads);
    put(u"kv_heads"_s, model.kvHeads);
    put(u"head_dim"_s, model.headDim);
    put(u"vocabulary"_s, model.vocabulary);
    put(u"parameters"_s, model.parameters.value_or(0));
    put(u"active_parameters"_s, model.activeParameters.value_or(0));
    put(u"max_context"_s, model.maxContext.value_or(0));
    if (!model.nativeFormat.isEmpty())
        object[u"native_format"_s] = model.nativeFormat;
    if (model.experts)
        object[u"experts"_s] = jsonOf(*model.experts);
    return object;
}

} // namespace configurator::test
