// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/quoterows.h"

#include "storage/store/rows/isoday.h"
#include "storage/store/rows/searchrows.h"
#include "storage/store/rows/searchtext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

struct DocumentRow
{
    QString document;
    QString logo;
    qint64 version = 0;
};

QVariant textOrNull(const QString &text)
{
    return text.isEmpty() ? QVariant(QMetaType::fromType<QString>()) : QVariant(text);
}

// Null where the customer is not, or no longer, kept in the store.
QVariant knownCustomer(Transaction &transaction, const QString &id)
{
    const qint64 known = transaction.valueOf(numberIn(
        transaction.database(), u"SELECT COUNT(*) FROM customer WHERE customer_id = ?"_s, {id}));
    return known > 0 ? textOrNull(id) : textOrNull({});
}

// In the order of the columns in writeHead().
QVariantList headValues(Transaction &transaction, qint64 version, const Quote &quote)
{
    const QString customer = quote.customer.name();
    return {version,
            textOrNull(quote.number),
            quote.revision,
            static_cast<int>(quote.status),
            knownCustomer(transaction, quote.customer.id),
            customer.isNull() ? u""_s : customer,
            textOrNull(folded(customer)),
            contentOf(quote) + u""_s,
            dayText(quote.issued),
            dayText(quote.validUntil()),
            shownTotal(quote),
            quote.currency.code,
            quote.id};
}

void writeHead(Transaction &transaction, qint64 version, const Quote &quote)
{
    transaction.run(u"UPDATE quote SET version = ?, number = ?, revision = ?, status = ?,"
                    " customer_id = ?, customer = ?, customer_order = ?, content = ?, issued = ?,"
                    " valid_until = ?, total = ?, currency = ? WHERE quote_id = ?"_s,
                    headValues(transaction, version, quote));
}

void keepLogo(Transaction &transaction, const QuoteRecord &record)
{
    if (record.logoHash.isEmpty())
        return;
    const qint64 known = transaction.valueOf(
        numberIn(transaction.database(), u"SELECT COUNT(*) FROM logo WHERE logo_hash = ?"_s,
                 {record.logoHash}));
    if (known == 0)
        transaction.run(u"INSERT INTO logo (logo_hash, content) VALUES (?, ?)"_s,
                        {record.logoHash, record.logo});
}

void insertDocument(Transaction &transaction, qint64 quoteKey, const QuoteRecord &record)
{
    keepLogo(transaction, record);
    transaction.run(
        u"INSERT INTO quote_revision (quote_key, revision, document, logo_hash)"
        " VALUES (?, ?, ?, ?)"_s,
        {quoteKey, record.quote.revision, record.document, textOrNull(record.logoHash)});
}

} // namespace

Result<std::optional<StoredHead>> quoteHead(const Database &database, const QString &id)
{
    return firstRow(database,
                    u"SELECT quote_key, version, number, revision, status FROM quote"
                    " WHERE quote_id = ?"_s,
                    {id}, [](const QSqlQuery &row) {
                        return StoredHead {row.value(0).toLongLong(), row.value(1).toLongLong(),
                                           row.value(2).toString(), row.value(3).toInt(),
                                           static_cast<QuoteStatus>(row.value(4).toInt())};
                    });
}

Result<std::optional<StoredQuote>> storedQuote(const Database &database, const QString &id,
                                               int revision)
{
    const QString which = revision > 0 ? u"?"_s : u"q.revision"_s;
    const QVariantList values = revision > 0 ? QVariantList {revision, id} : QVariantList {id};
    const auto row = firstRow(
        database,
        u"SELECT r.document, l.content, q.version FROM quote q"
        " JOIN quote_revision r ON r.quote_key = q.quote_key AND r.revision = %1"
        " LEFT JOIN logo l ON l.logo_hash = r.logo_hash WHERE q.quote_id = ?"_s.arg(which),
        values, [](const QSqlQuery &found) {
            return DocumentRow {found.value(0).toString(), found.value(1).toString(),
                                found.value(2).toLongLong()};
        });
    if (!row)
        return Error {row.error()};
    if (!row->has_value())
        return std::optional<StoredQuote>();
    const Result<Quote> quote = quoteIn((*row)->document, (*row)->logo);
    if (!quote)
        return Error {quote.error()};
    return std::optional(StoredQuote {*quote, (*row)->version});
}

Result<std::optional<QString>> quoteIdOfNumber(const Database &database, const QString &number)
{
    return firstRow(database, u"SELECT quote_id FROM quote WHERE number = ?"_s, {number},
                    [](const QSqlQuery &row) { return row.value(0).toString(); });
}

void insertQuote(Transaction &transaction, const QuoteRecord &record)
{
    const qint64 key
        = transaction.valueOf(
              numberIn(transaction.database(), u"SELECT COALESCE(MAX(quote_key), 0) FROM quote"_s))
        + 1;
    QVariantList values = headValues(transaction, 1, record.quote);
    values.prepend(key);
    transaction.run(u"INSERT INTO quote (quote_key, version, number, revision, status, customer_id,"
                    " customer, customer_order, content, issued, valid_until, total, currency,"
                    " quote_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
                    values);
    insertDocument(transaction, key, record);
    writeSearch(transaction, key, record.quote);
}

void insertRevision(Transaction &transaction, const StoredHead &head, const QuoteRecord &record)
{
    writeHead(transaction, head.version + 1, record.quote);
    insertDocument(transaction, head.key, record);
    writeSearch(transaction, head.key, record.quote);
}

void updateRevision(Transaction &transaction, const StoredHead &head, const QuoteRecord &record)
{
    writeHead(transaction, head.version + 1, record.quote);
    rewriteDocument(transaction, head.key, record);
    writeSearch(transaction, head.key, record.quote);
}

void removeLatestRevision(Transaction &transaction, const StoredHead &head, const QString &id)
{
    std::optional<StoredQuote> before;
    if (head.revision > 1)
        before = transaction.valueOf(storedQuote(transaction.database(), id, head.revision - 1));
    transaction.run(u"DELETE FROM quote_revision WHERE quote_key = ? AND revision = ?"_s,
                    {head.key, head.revision});
    if (before) {
        writeHead(transaction, head.version + 1, before->quote);
        writeSearch(transaction, head.key, before->quote);
        return;
    }
    removeSearch(transaction, head.key);
    transaction.run(u"DELETE FROM quote WHERE quote_key = ?"_s, {head.key});
}

void rewriteDocument(Transaction &transaction, qint64 quoteKey, const QuoteRecord &record)
{
    keepLogo(transaction, record);
    transaction.run(
        u"UPDATE quote_revision SET document = ?, logo_hash = ?"
        " WHERE quote_key = ? AND revision = ?"_s,
        {record.document, textOrNull(record.logoHash), quoteKey, record.quote.revision});
}

} // namespace configurator
