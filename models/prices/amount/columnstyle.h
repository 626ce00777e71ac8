// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/amount/pricetext.h"

#include <vector>

namespace configurator {

// What the texts of a whole column say about its decimal mark.
struct ColumnStyle
{
    std::optional<DecimalStyle> style; // none: a person has to decide
    bool isProven = false; // a text reads only so; else all read the same either way
    std::vector<std::size_t> samples; // then: places in the column that show why, a few of them
    bool isContradictory = false; // then: some can only be read one way, some only the other
    bool operator==(const ColumnStyle &) const = default;
};

// Decided once for the column, never cell by cell. Texts that can be read only one way decide.
// Where they contradict each other, and where every text reads both ways, nobody guesses.
ColumnStyle columnStyle(const std::vector<std::optional<PriceText>> &column);

} // namespace configurator
