// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/frombuild/reprice.h"

#include "quote/frombuild/quotelines.h"

namespace configurator {

std::optional<Decimal> driftOf(const QuoteLine &line, const Catalogue &catalogue,
                               const Currency &currency)
{
    const Unit *unit = line.sku.isEmpty() ? nullptr : catalogue.unit(line.sku);
    if (!unit || !unit->price || currency != catalogue.currency())
        return {};
    const Decimal price = decimalPrice(*unit->price, currency);
    return line.unitPrice == price ? std::nullopt : std::optional(price);
}

Quote repricedQuote(Quote quote, const Catalogue &catalogue, QDate today)
{
    for (Alternative &alternative : quote.alternatives) {
        for (QuoteLine &line : alternative.lines) {
            if (const auto price = driftOf(line, catalogue, quote.currency))
                line.unitPrice = price;
        }
    }
    quote.pricesOf = today;
    return quote;
}

} // namespace configurator
