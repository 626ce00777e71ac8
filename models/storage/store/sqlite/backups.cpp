// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/sqlite/backups.h"

#include "common/wholefile.h"
#include "storage/storagetext.h"
#include "storage/store/database/query.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString suffixOf(const QFileInfo &store)
{
    return store.suffix().isEmpty() ? QString() : u'.' + store.suffix();
}

QString freePath(const QFileInfo &store, int nextVersion)
{
    const QDir folder = store.absoluteDir();
    const QString stem = u"%1-before-%2"_s.arg(store.completeBaseName()).arg(nextVersion);
    QString path = folder.filePath(stem + suffixOf(store));
    for (int number = 2; isPathTaken(path); ++number)
        path = folder.filePath(u"%1-%2%3"_s.arg(stem).arg(number).arg(suffixOf(store)));
    return path;
}

} // namespace

QStringList backupsOf(const QString &path)
{
    const QFileInfo store(path);
    const QRegularExpression name(QRegularExpression::anchoredPattern(
        u"%1-before-\\d+(-\\d+)?%2"_s.arg(QRegularExpression::escape(store.completeBaseName()),
                                          QRegularExpression::escape(suffixOf(store)))));
    QStringList backups;
    for (const QFileInfo &file : store.absoluteDir().entryInfoList(QDir::Files, QDir::Time))
        if (name.match(file.fileName()).hasMatch())
            backups.append(file.absoluteFilePath());
    return backups;
}

Result<QString> backUp(const Database &database, const QString &path, int nextVersion)
{
    const QString copy = freePath(QFileInfo(path), nextVersion);
    if (const auto ran = runQuery(database, u"VACUUM INTO ?"_s, {copy}); !ran) {
        QFile::remove(copy); // half a backup is none
        return Error {
            StorageText::tr("The store can't be copied to %1 before its layout is renewed, so it "
                            "is left as it is. %2")
                .arg(QDir::toNativeSeparators(copy), ran.error())};
    }
    return copy;
}

void dropOldBackups(const QString &path)
{
    const QStringList backups = backupsOf(path);
    for (const QString &old : backups.mid(mostBackups))
        QFile::remove(old);
}

Done dropBackups(const QString &path)
{
    for (const QString &backup : backupsOf(path)) {
        QFile file(backup);
        if (!file.remove())
            return Error {StorageText::tr("The backup %1 can't be deleted: %2.")
                              .arg(QDir::toNativeSeparators(backup), file.errorString())};
    }
    return done();
}

} // namespace configurator
