// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "storage/store/database/database.h"

#include <QSqlQuery>
#include <QVariant>

#include <optional>
#include <vector>

namespace configurator {

// Runs one statement with its values in the order of the question marks.
Result<QSqlQuery> runQuery(const Database &database, const QString &sql,
                           const QVariantList &values = {});
// Why a query stopped giving rows; none: there are no more.
std::optional<Error> failureOf(const Database &database, const QSqlQuery &query);

// What `read` makes of every row.
template <typename Read>
auto allRows(const Database &database, const QString &sql, const QVariantList &values, Read read)
    -> Result<std::vector<decltype(read(std::declval<const QSqlQuery &>()))>>
{
    Result<QSqlQuery> query = runQuery(database, sql, values);
    if (!query)
        return Error {query.error()};
    QSqlQuery rows = std::move(query).value();
    std::vector<decltype(read(rows))> all;
    while (rows.next())
        all.push_back(read(rows));
    if (const std::optional<Error> failure = failureOf(database, rows))
        return *failure;
    return all;
}

// What `read` makes of the first row, or none where there is no row.
template <typename Read>
auto firstRow(const Database &database, const QString &sql, const QVariantList &values, Read read)
    -> Result<std::optional<decltype(read(std::declval<const QSqlQuery &>()))>>
{
    Result<QSqlQuery> query = runQuery(database, sql, values);
    if (!query)
        return Error {query.error()};
    QSqlQuery rows = std::move(query).value();
    std::optional<decltype(read(rows))> first;
    if (rows.next())
        first = read(rows);
    else if (const std::optional<Error> failure = failureOf(database, rows))
        return *failure;
    rows.finish(); // an unfinished one would hold others up
    return first;
}

// A whole number of the first row; 0 where there is none.
Result<qint64> numberIn(const Database &database, const QString &sql,
                        const QVariantList &values = {});

} // namespace configurator
