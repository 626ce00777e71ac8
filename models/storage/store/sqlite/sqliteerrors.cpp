// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/sqlite/sqliteerrors.h"

#include "storage/storagetext.h"
#include "storage/store/sqlite/backups.h"

#include <QDir>
#include <QFileInfo>
#include <QSqlError>
#include <QStorageInfo>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

enum Code {
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    DiskFault = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    NotADatabase = 26,
    ReadOnlyRecovery = 264,
    ReadOnlyRollback = 776
};

// The answer's primary code; the extended one has more bits.
int codeOf(const QSqlError &answer)
{
    constexpr int primary = 0xff;
    return answer.nativeErrorCode().toInt() & primary;
}

bool isDiskFull(const QString &path)
{
    constexpr qint64 onePage = 64 * 1024; // bytes that the log wants at once
    const QStorageInfo disk(QFileInfo(path).absolutePath());
    return disk.isValid() && disk.bytesAvailable() < onePage;
}

Error fullError(const QString &file)
{
    return {StorageText::tr(
                "The disk is full, so nothing was changed in the store %1. Make room and try "
                "again.")
                .arg(file)};
}

Error openError(const QString &file)
{
    return {StorageText::tr(
                "The store %1 can't be opened or written: a folder is missing, or you may not "
                "read and write there. Nothing was changed.")
                .arg(file)};
}

} // namespace

Error sqliteError(const QString &path, const QSqlError &answer)
{
    const QString file = QDir::toNativeSeparators(path);
    const QString details = answer.databaseText();
    switch (codeOf(answer)) {
    case Full:
        return fullError(file);
    case Busy:
    case Locked:
        return {
            StorageText::tr("Another program is writing to the store %1 at the moment. Nothing was "
                            "changed; try again.")
                .arg(file)};
    case ReadOnly:
        return sqliteReadOnlyError(path);
    case Corrupt:
    case NotADatabase:
        return sqliteDamage(path, details);
    case CannotOpen:
        return isDiskFull(path) ? fullError(file) : openError(file);
    case DiskFault:
        if (isDiskFull(path))
            return fullError(file);
        return {
            StorageText::tr("The disk with the store %1 reports a fault (%2). Nothing was changed.")
                .arg(file, details)};
    default:
        break;
    }
    return {StorageText::tr("The store %1 refused (%2). Nothing was changed.").arg(file, details)};
}

Error sqliteReadOnlyError(const QString &path)
{
    return {StorageText::tr(
                "The store %1 can only be read: its file or folder is write-protected. Nothing "
                "was changed.")
                .arg(QDir::toNativeSeparators(path))};
}

Error sqliteDamage(const QString &path, const QString &details)
{
    const QString file = QDir::toNativeSeparators(path);
    QStringList backups;
    for (const QString &backup : backupsOf(path))
        backups.append(QDir::toNativeSeparators(backup));
    if (backups.isEmpty())
        return {StorageText::tr(
                    "The store %1 is damaged (%2). It is left as it is; there is no backup of "
                    "it in its folder.")
                    .arg(file, details)};
    return {
        StorageText::tr("The store %1 is damaged (%2). It is left as it is; its backups are %3.")
            .arg(file, details, backups.join(u", "_s))};
}

bool isForWriters(const QSqlError &answer)
{
    const int code = answer.nativeErrorCode().toInt();
    return code == ReadOnlyRecovery || code == ReadOnlyRollback;
}

bool isOutOfReach(const QSqlError &answer)
{
    return codeOf(answer) == CannotOpen || (codeOf(answer) == ReadOnly && !isForWriters(answer));
}

} // namespace configurator
