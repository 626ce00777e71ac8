// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/store/sqlite/sqlitedatabase.h"

namespace configurator {

// The layout's version, 0 of an empty file; refuses files that are none of ours and those of a
// version after `newest`. Reads only.
Result<int> storeVersion(const SqliteDatabase &database, int newest);
// Whether every page and row can be read. That takes long for a large store, so one above
// `largestQuick` is looked at once a day, and when the last program ended without closing it.
inline constexpr qint64 largestQuick = 32 * 1024 * 1024; // bytes
bool needsCheck(const SqliteDatabase &database);
Done checkIntegrity(const SqliteDatabase &database);
// Remembers that a large store was looked at today.
void noteCheck(const SqliteDatabase &database);

} // namespace configurator
