// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"
#include "storage/store/database/database.h"

namespace configurator {

// The rules by which quotes change in the store; see QuoteStore.
Result<Saved<StoredQuote>> saveQuote(Database &database, const StoredQuote &stored,
                                     const QString &numberPattern);
Done discardDraft(Database &database, const StoredQuote &draft);

} // namespace configurator
