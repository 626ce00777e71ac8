// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/totals/quotetotals.h"

namespace configurator {

// What is left of an alternative's net total when the shop has paid for its lines. For staff alone.
struct Margin
{
    Minor amount = 0; // of the lines whose cost is known
    Decimal percent; // of their net, rounded to a tenth; 0 when that is not positive
    int linesWithoutCost = 0; // counted lines with a price; optional ones are left out
    bool operator==(const Margin &) const = default;
};

// None when no cost is known, or the figures are faulty. The document's discount lowers the net of
// every line in proportion.
std::optional<Margin> marginOf(const Alternative &alternative, const Currency &currency,
                               PriceMode mode);

} // namespace configurator
