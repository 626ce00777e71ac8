// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"
#include "storage/store/database/database.h"

namespace configurator {

// Highest numbers, latest days and largest totals come first, customers by name; quotes without
// number or customer come last. By expiry: those that can still expire, soonest first, then the
// rest.
Result<std::vector<QuoteSummary>> quotePage(const Database &database, const QuoteQuery &query,
                                            int offset, int limit);
// Open: drafts, and issued quotes that are still valid.
Result<ShelfCounts> shelfCounts(const Database &database, QDate today);

} // namespace configurator
