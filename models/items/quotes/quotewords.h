// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/quotes/quotedocument.h"

namespace configurator {

// What the quote's page says about the quote that is open.
QString quoteHeadline(const Quote &quote); // "Quote for Example Robotics LLC"
// "Draft, takes its number when issued · valid 14 days · prices of 28 November"
QString quoteSubline(const QuoteDocument &document);
QString alternativeTitle(const Quote &quote, int index); // "A · 2 × RTX 5090 in a tower"
// "Fits on paper, not in one fast-linked group. Llama 3.3 70B Instruct, Q4_K_M."
QString verdictLine(const BuildFacts &facts);
QString customerLine(const Customer &customer); // "Example Robotics LLC · 1 Sample Avenue"

// "Margin 1,234.00 (18.5 %), without 2 lines whose cost is not known"
QString marginText(const Quote &quote, int alternative);

} // namespace configurator
