// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/profile.h"

namespace configurator {

// A build as it stands today, with every text and figure that a quote shows of it.
BuildFacts factsOf(const Catalogue &catalogue, const Build &build, Region region);
// The build as one alternative: its lines and its facts.
Alternative alternativeOf(const Catalogue &catalogue, const Build &build,
                          const ShopProfile &profile);
// A draft of today with the build as its only alternative. Later changes of catalogue, build or
// profile do not reach it.
Quote quoteOf(const Catalogue &catalogue, const Build &build, const ShopProfile &profile,
              QDate today);
// A draft without a build.
Quote emptyQuote(const ShopProfile &profile, QDate today);
// Facts for alternatives of a file that has only their builds.
Quote withFacts(const Catalogue &catalogue, Quote quote, Region region);

} // namespace configurator
