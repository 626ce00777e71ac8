// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/modelreview.h"

#include "items/itemstext.h"
#include "memory/weights/weightformat.h"

namespace configurator {

namespace {

QString kindName(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Full:
        return ItemsText::tr("full attention");
    case LayerKind::Latent:
        return ItemsText::tr("latent attention (MLA)");
    case LayerKind::Windowed:
        return ItemsText::tr("sliding window");
    case LayerKind::Chunked:
        return ItemsText::tr("attention in chunks");
    case LayerKind::Linear:
        return ItemsText::tr("recurrent state");
    case LayerKind::Shared:
        return ItemsText::tr("reads another layer's cache");
    case LayerKind::None:
        return ItemsText::tr("no attention");
    }
    Q_UNREACHABLE();
}

QString layerKindsText(const AiModel &model)
{
    QStringList kinds;
    for (const LayerGroup &group : model.layers)
        kinds.append(ItemsText::tr("%1 × %2").arg(countText(group.count), kindName(group.kind)));
    return kinds.join(QStringLiteral(", "));
}

} // namespace

QStringList modelFacts(const AiModel &model)
{
    QStringList facts;
    if (model.parameters)
        facts.append(ItemsText::tr("Parameters: %1").arg(countText(*model.parameters)));
    if (model.layerCount() > 0)
        facts.append(ItemsText::tr("Layers: %1").arg(layerKindsText(model)));
    if (model.experts)
        facts.append(ItemsText::tr("Experts: %1, of which %2 work on each token")
                         .arg(countText(model.experts->count), countText(model.experts->active)));
    if (model.maxContext)
        facts.append(ItemsText::tr("Longest context: %1 tokens").arg(countText(*model.maxContext)));
    for (const PublishedWeights &file : model.weights)
        facts.append(ItemsText::tr("Weights as %1: %2, %3 bytes")
                         .arg(file.format, gibText(file.bytes), countText(file.bytes)));
    return facts;
}

} // namespace configurator
