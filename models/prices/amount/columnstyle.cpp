// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/amount/columnstyle.h"

#include <algorithm>

namespace configurator {

namespace {

constexpr std::size_t mostSamples = 3; // of each sort

using Places = std::vector<std::size_t>;

void keep(Places &places, std::size_t place)
{
    if (places.size() < mostSamples)
        places.push_back(place);
}

} // namespace

ColumnStyle columnStyle(const std::vector<std::optional<PriceText>> &column)
{
    Places points;
    Places commas;
    Places ambiguous;
    for (std::size_t i = 0; i < column.size(); ++i) {
        if (!column[i])
            continue;
        if (column[i]->isAmbiguous())
            keep(ambiguous, i);
        else if (column[i]->asComma.isEmpty())
            keep(points, i);
        else if (column[i]->asPoint.isEmpty())
            keep(commas, i);
    }
    if (!points.empty() && !commas.empty()) {
        points.insert(points.end(), commas.begin(), commas.end());
        std::sort(points.begin(), points.end());
        return {{}, false, points, true};
    }
    if (points.empty() && commas.empty() && !ambiguous.empty())
        return {{}, false, ambiguous, false};
    const DecimalStyle style = commas.empty() ? DecimalStyle::Point : DecimalStyle::Comma;
    return {style, !points.empty() || !commas.empty(), {}, false};
}

} // namespace configurator
