// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/store/schema/schema.h"
#include "storage/store/sqlite/sqlitedatabase.h"

namespace configurator {

// Opens the store at `path`, makes it where there is none, and brings an older one up to `steps`,
// each step in a transaction of its own with a backup before it. A damaged file, one of a newer
// version and a file of another program are refused and left as they are, to the byte. Where
// nothing can be written the store is opened for reading.
Result<std::unique_ptr<SqliteDatabase>>
openDatabase(const QString &path, const std::vector<SchemaStep> &steps = storeSchema());

} // namespace configurator
