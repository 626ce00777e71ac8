// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"
#include "prices/pricebatch.h"

namespace configurator {

// The catalogue with these prices, their dates and where they come from (origins["price"]). Units
// without one keep what they have; a SKU that the catalogue lacks, and a price in another currency
// than the catalogue's, change nothing.
Catalogue withPrices(const Catalogue &catalogue, const std::vector<PriceNow> &prices);

} // namespace configurator
