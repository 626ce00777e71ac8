// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QStringList>

namespace configurator {

class Database;

// A store that gets a newer layout is copied before: "store.sqlite" to "store-before-2.sqlite", and
// where that is taken to "store-before-2-2.sqlite". The newest `mostBackups` are kept.
inline constexpr int mostBackups = 5;

// The newest first.
QStringList backupsOf(const QString &path);
// One file that is whole, or none. Gives its path.
Result<QString> backUp(const Database &database, const QString &path, int nextVersion);
void dropOldBackups(const QString &path);
Done dropBackups(const QString &path);

} // namespace configurator
