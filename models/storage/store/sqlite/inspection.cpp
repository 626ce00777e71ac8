// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/sqlite/inspection.h"

#include "storage/storagetext.h"
#include "storage/store/database/query.h"
#include "storage/store/sqlite/sqliteerrors.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

bool isLarge(const SqliteDatabase &database)
{
    return QFileInfo(database.path()).size() > largestQuick;
}

} // namespace

Result<int> storeVersion(const SqliteDatabase &database, int newest)
{
    const QString file = QDir::toNativeSeparators(database.path());
    const QString tables = u"SELECT COUNT(*) FROM sqlite_master"_s;
    const Result<qint64> all = numberIn(database, tables);
    if (!all || *all == 0)
        return all ? Result<int>(0) : Result<int>(Error {all.error()});
    const Result<qint64> own
        = numberIn(database, tables + u" WHERE type = 'table' AND name = 'store_version'"_s);
    if (own && *own == 0)
        return Error {
            StorageText::tr("%1 is a database of another program, not a store of quotes. It is "
                            "left as it is; choose another file.")
                .arg(file)};
    const Result<qint64> version
        = own ? numberIn(database, u"SELECT MAX(version) FROM store_version"_s) : own;
    if (!version)
        return Error {version.error()};
    if (*version > newest)
        return Error {
            StorageText::tr("The store %1 was written by a newer version of this program (its "
                            "layout is %2, this program knows layouts up to %3). It is left as "
                            "it is; install the newer program.")
                .arg(file, QString::number(*version), QString::number(newest))};
    return static_cast<int>(*version);
}

bool needsCheck(const SqliteDatabase &database)
{
    if (!isLarge(database) || QFileInfo(database.path() + u"-wal"_s).size() > 0)
        return true;
    // SQLite leaves this number in the file's head to its user.
    const Result<qint64> day = numberIn(database, u"PRAGMA user_version"_s);
    return !day || *day != QDate::currentDate().toJulianDay();
}

Done checkIntegrity(const SqliteDatabase &database)
{
    const auto finding = firstRow(database, u"PRAGMA quick_check(1)"_s, {},
                                  [](const QSqlQuery &row) { return row.value(0).toString(); });
    if (!finding)
        return Error {finding.error()};
    const QString text = finding->value_or(QString());
    return text == "ok"_L1 ? done() : Done(sqliteDamage(database.path(), text.simplified()));
}

void noteCheck(const SqliteDatabase &database)
{
    if (isLarge(database))
        (void)runQuery(database,
                       u"PRAGMA user_version = %1"_s.arg(QDate::currentDate().toJulianDay()));
}

} // namespace configurator
