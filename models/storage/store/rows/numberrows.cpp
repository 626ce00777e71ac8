// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/numberrows.h"

#include "quote/life/numberpattern.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// A quote that came from elsewhere with its number may have it.
bool isTaken(Transaction &transaction, const QString &number)
{
    return transaction.valueOf(numberIn(transaction.database(),
                                        u"SELECT COUNT(*) FROM quote WHERE number = ?"_s, {number}))
        > 0;
}

} // namespace

QString takeNumber(Transaction &transaction, const QString &pattern, QDate issued)
{
    if (const Done sound = checkNumberPattern(pattern); !sound) {
        transaction.fail({sound.error()});
        return {};
    }
    const QString series = numberSeries(pattern, issued);
    const std::optional<qint64> last = transaction.valueOf(
        firstRow(transaction.database(), u"SELECT last_taken FROM number_series WHERE series = ?"_s,
                 {series}, [](const QSqlQuery &row) { return row.value(0).toLongLong(); }));
    qint64 next = last.value_or(0) + 1;
    while (transaction.isOk() && isTaken(transaction, numberOf(series, next)))
        ++next;
    transaction.run(last ? u"UPDATE number_series SET last_taken = ? WHERE series = ?"_s
                         : u"INSERT INTO number_series (last_taken, series) VALUES (?, ?)"_s,
                    {next, series});
    return numberOf(series, next);
}

} // namespace configurator
