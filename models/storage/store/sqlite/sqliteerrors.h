// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

class QSqlError;

namespace configurator {

// What SQLite answered (sqlite.org/rescode.html), as a sentence on the store at `path`.
Error sqliteError(const QString &path, const QSqlError &answer);
Error sqliteReadOnlyError(const QString &path);
// Says what is broken, and which backups stand beside the file.
Error sqliteDamage(const QString &path, const QString &details);
// A program ended while it wrote, and only one that may write can bring the file in order.
bool isForWriters(const QSqlError &answer);
// The file, or one that has to stand beside it, can't be made or opened.
bool isOutOfReach(const QSqlError &answer);

} // namespace configurator
