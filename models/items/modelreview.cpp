// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/modelreview.h"

#include "memory/weights/weightformat.h"

#include <QCoreApplication>

namespace configurator {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ModelReview)
};

QString kindName(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Full:
        return Say::tr("full attention");
    case LayerKind::Latent:
        return Say::tr("latent attention (MLA)");
    case LayerKind::Windowed:
        return Say::tr("sliding window");
    case LayerKind::Chunked:
        return Say::tr("attention in chunks");
    case LayerKind::Linear:
        return Say::tr("recurrent state");
    case LayerKind::Shared:
        return Say::tr("reads another layer's cache");
    case LayerKind::None:
        return Say::tr("no attention");
    }
    Q_UNREACHABLE();
}

QString layersText(const AiModel &model)
{
    QStringList kinds;
    for (const LayerGroup &group : model.layers)
        kinds.append(Say::tr("%1 × %2").arg(countText(group.count), kindName(group.kind)));
    return kinds.join(QStringLiteral(", "));
}

} // namespace

QStringList modelFacts(const AiModel &model)
{
    QStringList facts;
    if (model.parameters)
        facts.append(Say::tr("Parameters: %1").arg(countText(*model.parameters)));
    if (model.layerCount() > 0)
        facts.append(Say::tr("Layers: %1").arg(layersText(model)));
    if (model.experts)
        facts.append(Say::tr("Experts: %1, of which %2 work on each token")
                         .arg(countText(model.experts->count), countText(model.experts->active)));
    if (model.maxContext)
        facts.append(Say::tr("Longest context: %1 tokens").arg(countText(*model.maxContext)));
    for (const PublishedWeights &file : model.weights)
        facts.append(Say::tr("Weights as %1: %2, %3 bytes")
                         .arg(file.format, gibText(file.bytes), countText(file.bytes)));
    return facts;
}

} // namespace configurator
