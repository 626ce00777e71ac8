// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

namespace configurator {

// What the catalogue asks for the unit of a line today, where that differs from the line's price.
// None for free text, for units that the catalogue lacks, and for another currency.
std::optional<Decimal> driftOf(const QuoteLine &line, const Catalogue &catalogue,
                               const Currency &currency);
// Lines of units at today's prices; discounts, quantities and all other lines stay.
Quote repricedQuote(Quote quote, const Catalogue &catalogue, QDate today);

} // namespace configurator
