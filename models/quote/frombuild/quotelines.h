// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

namespace configurator {

// The lines of a quote in the order of the build: each machine, then what stands in it, saying in
// which slots of which line. All have the same tax rate.
std::vector<QuoteLine> quoteLines(const Catalogue &catalogue, const Build &build, Decimal taxRate);
// One unit as a line of its own, for what is added by hand. None for an unknown id.
std::optional<QuoteLine> quoteLine(const Catalogue &catalogue, const QString &unit,
                                   Decimal taxRate);
// A price of the catalogue as an exact decimal.
Decimal decimalPrice(Minor price, const Currency &currency);

} // namespace configurator
