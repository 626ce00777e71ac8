// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"
#include "storage/store/database/transaction.h"

namespace configurator {

// Makes the quote found by what it says now, and by nothing that it said before.
void writeSearch(Transaction &transaction, qint64 quoteKey, const Quote &quote);
void removeSearch(Transaction &transaction, qint64 quoteKey);

// Line n of a page is the phrase with the key page × phrasesOnPage + n; empty where there is none.
inline constexpr qint64 phrasesOnPage = 64;

} // namespace configurator
