// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/store/sqlitestore.h"

namespace configurator {

// Where quotes and imported prices are kept: what --store says, else in the user's data folder.
QString storeFile(const QString &named);
// Null where there is none yet: who only reads makes no store.
Result<std::unique_ptr<SqliteStore>> existingStore(const QString &path);

} // namespace configurator
