// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/store/sqlstore.h"

namespace configurator {

// The store as one file of SQLite.
class SqliteStore final : public SqlStore
{
public:
    using SqlStore::SqlStore;

    // Makes folder and file where there are none, and renews a store of an older version after a
    // backup beside it. Refused with a sentence, and left as it is: a damaged file, a store of a
    // newer version, a database of another program. A write-protected one is opened for reading.
    static Result<std::unique_ptr<SqliteStore>> open(const QString &path);
};

} // namespace configurator
