// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/print/quotesheet.h"
#include "quote/totals/quotetotals.h"

namespace configurator {

// One alternative of a quote with what it comes to.
struct CountedAlternative
{
    const Quote &quote;
    const Alternative &alternative;
    const QuoteTotals &totals;
    const QuoteLanguage &language;
    int index = 0;
};

SheetAlternative sheetAlternative(const CountedAlternative &counted);

} // namespace configurator
