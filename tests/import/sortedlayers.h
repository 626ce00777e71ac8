// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace configurator::test {

// For comparing with the catalogue, which orders groups by hand.
inline std::vector<LayerGroup> sorted(std::vector<LayerGroup> groups)
{
    std::ranges::sort(groups, [](const LayerGroup &a, const LayerGroup &b) {
        return std::tie(a.kind, a.count) < std::tie(b.kind, b.count);
    });
    return groups;
}

} // namespace configurator::test
