// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storefile.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace configurator {

QString storeFile(const QString &named)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    return named.isEmpty() ? QDir(folder).filePath(QStringLiteral("store.sqlite")) : named;
}

Result<std::unique_ptr<SqliteStore>> existingStore(const QString &path)
{
    if (!QFileInfo::exists(path))
        return std::unique_ptr<SqliteStore>();
    return SqliteStore::open(path);
}

} // namespace configurator
