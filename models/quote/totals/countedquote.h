// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/totals/quotetotals.h"

namespace configurator {

// The fault's sentence with its place: "Alternative B, line 2: ..."; a lone alternative needs no
// name.
QString placedFault(const Quote &quote, std::size_t alternative, const QuoteFault &fault);
// What every alternative comes to, or the first fault of all with its place.
Result<std::vector<QuoteTotals>> countedQuote(const Quote &quote);

} // namespace configurator
