// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"
#include "storage/store/database/transaction.h"

namespace configurator {

Result<std::optional<StoredCustomer>> storedCustomer(const Database &database, const QString &id);
// Those of whom every word of `text` is known, by name.
Result<std::vector<StoredCustomer>> foundCustomers(const Database &database, const QString &text,
                                                   int limit);
Result<Saved<StoredCustomer>> saveCustomer(Database &database, const StoredCustomer &stored);
void deleteCustomer(Transaction &transaction, const QString &id);

} // namespace configurator
