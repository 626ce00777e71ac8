// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/store/database/database.h"

#include <QByteArray>

namespace configurator {

// What concerns one customer throughout the store. Theirs are the quotes made out to their entry,
// and those that name exactly the same customer without one.

// Quotes of `gone` become those of `kept`. What is issued goes on saying what it said; drafts are
// made out to `kept`.
Done mergeCustomers(Database &database, const QString &kept, const QString &gone);
// {"version": 1, "customer": {...}, "quotes": [every revision as a quote file, without logo]}
Result<QByteArray> exportedCustomer(const Database &database, const QString &id);
// Entry, names, addresses and what was written for this person: reference, note and reasons.
// Figures, lines and numbers stay. The backups beside the store hold the same data and can't be
// searched for it, so they are deleted first; when one can't be, nothing is erased.
Done eraseCustomer(Database &database, const QString &id);

} // namespace configurator
