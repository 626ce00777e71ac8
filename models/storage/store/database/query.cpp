// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/database/query.h"

#include <QSqlError>

namespace configurator {

Result<QSqlQuery> runQuery(const Database &database, const QString &sql, const QVariantList &values)
{
    QSqlQuery query(database.handle());
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return database.errorOf(query.lastError());
    for (const QVariant &value : values)
        query.addBindValue(value);
    if (!query.exec())
        return database.errorOf(query.lastError());
    return query;
}

std::optional<Error> failureOf(const Database &database, const QSqlQuery &query)
{
    if (query.lastError().type() == QSqlError::NoError)
        return {};
    return database.errorOf(query.lastError());
}

Result<qint64> numberIn(const Database &database, const QString &sql, const QVariantList &values)
{
    const auto number = firstRow(database, sql, values,
                                 [](const QSqlQuery &row) { return row.value(0).toLongLong(); });
    if (!number)
        return Error {number.error()};
    return number->value_or(0);
}

} // namespace configurator
