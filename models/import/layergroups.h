// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"

namespace configurator {

// Layers one by one, in their order, as groups of those that cost the same, by first appearance.
std::vector<LayerGroup> groupedLayers(const std::vector<LayerGroup> &layers);

LayerGroup fullLayer(qint64 kvHeads, qint64 keyDim, qint64 valueDim);
LayerGroup latentLayer(qint64 dim);
LayerGroup linearLayer(qint64 stateElements);
LayerGroup layerWithout(LayerKind kind); // Shared or None

// Ranges of the catalogue, which is where an imported model ends up.
inline constexpr qint64 widestLayer = 10'000'000;
inline constexpr qint64 mostLayers = 1'000;
inline constexpr qint64 mostExperts = 100'000;
inline constexpr qint64 mostTokens = 1'000'000'000;
inline constexpr qint64 mostStateElements = 1'000'000'000;
inline constexpr qint64 mostParameters = 100'000'000'000'000;

} // namespace configurator
