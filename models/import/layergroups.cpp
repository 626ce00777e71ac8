// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/layergroups.h"

#include <algorithm>

namespace configurator {

namespace {

bool costsTheSame(LayerGroup a, const LayerGroup &b)
{
    a.count = b.count;
    return a == b;
}

} // namespace

std::vector<LayerGroup> groupedLayers(const std::vector<LayerGroup> &layers)
{
    std::vector<LayerGroup> groups;
    for (const LayerGroup &layer : layers) {
        const auto same = std::ranges::find_if(
            groups, [&](const LayerGroup &group) { return costsTheSame(group, layer); });
        if (same == groups.end())
            groups.push_back(layer);
        else
            same->count += layer.count;
    }
    return groups;
}

LayerGroup fullLayer(qint64 kvHeads, qint64 keyDim, qint64 valueDim)
{
    LayerGroup layer;
    layer.kind = LayerKind::Full;
    layer.count = 1;
    layer.kvHeads = static_cast<int>(kvHeads);
    layer.keyDim = static_cast<int>(keyDim);
    layer.valueDim = static_cast<int>(valueDim);
    return layer;
}

LayerGroup latentLayer(qint64 dim)
{
    LayerGroup layer;
    layer.kind = LayerKind::Latent;
    layer.count = 1;
    layer.keyDim = static_cast<int>(dim);
    return layer;
}

LayerGroup linearLayer(qint64 stateElements)
{
    LayerGroup layer;
    layer.kind = LayerKind::Linear;
    layer.count = 1;
    layer.stateElements = stateElements;
    return layer;
}

LayerGroup layerWithout(LayerKind kind)
{
    LayerGroup layer;
    layer.kind = kind;
    layer.count = 1;
    return layer;
}

} // namespace configurator
