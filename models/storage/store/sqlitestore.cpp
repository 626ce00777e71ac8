// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/sqlitestore.h"

#include "storage/store/sqlite/opening.h"

namespace configurator {

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const QString &path)
{
    Result<std::unique_ptr<SqliteDatabase>> database = openDatabase(path);
    if (!database)
        return Error {database.error()};
    return std::make_unique<SqliteStore>(std::move(database).value());
}

} // namespace configurator
