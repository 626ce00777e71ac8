// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/persondata.h"

#include "quote/file/quotefile.h"
#include "storage/storagetext.h"
#include "storage/store/rows/customerrows.h"
#include "storage/store/rows/quoterows.h"
#include "storage/store/rows/searchtext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

struct Revision
{
    qint64 key = 0;
    int number = 1;
    bool isLatest = false;
    QString id;
    QString document;
    QString logo;
};

Error notThere()
{
    return {StorageText::tr("The customer is not in the store any more. Look again.")};
}

Revision revisionOf(const QSqlQuery &row)
{
    return {row.value(0).toLongLong(), row.value(1).toInt(),    row.value(2).toInt() == 1,
            row.value(3).toString(),   row.value(4).toString(), row.value(5).toString()};
}

bool isSamePerson(const Customer &a, const Customer &b)
{
    return a.company == b.company && a.person == b.person && a.address == b.address
        && a.taxId == b.taxId && a.email == b.email;
}

// Quotes of the entry, and those that name somebody of the same name without one.
Result<std::vector<Revision>> candidates(const Database &database, const Customer &customer)
{
    return allRows(database,
                   u"SELECT q.quote_key, r.revision,"
                   " CASE WHEN r.revision = q.revision THEN 1 ELSE 0 END, q.customer_id,"
                   " r.document, l.content FROM quote q"
                   " JOIN quote_revision r ON r.quote_key = q.quote_key"
                   " LEFT JOIN logo l ON l.logo_hash = r.logo_hash"
                   " WHERE q.customer_id = ? OR (q.customer_id IS NULL AND q.customer_order = ?)"
                   " ORDER BY q.quote_key, r.revision"_s,
                   {customer.id, folded(customer.name())}, revisionOf);
}

struct PersonQuote
{
    Revision revision;
    Quote quote;
};

Result<std::vector<PersonQuote>> quotesOf(const Database &database, const Customer &customer)
{
    const Result<std::vector<Revision>> rows = candidates(database, customer);
    if (!rows)
        return Error {rows.error()};
    std::vector<PersonQuote> quotes;
    for (const Revision &row : *rows) {
        const Result<Quote> quote = quoteIn(row.document, row.logo);
        if (!quote)
            return Error {quote.error()};
        if (!row.id.isEmpty() || isSamePerson(quote->customer, customer))
            quotes.push_back({row, *quote});
    }
    return quotes;
}

void rewrite(Transaction &transaction, const PersonQuote &changed)
{
    const Result<QuoteRecord> record = recordOf(changed.quote);
    if (!record)
        return transaction.fail({record.error()});
    if (!changed.revision.isLatest)
        return rewriteDocument(transaction, changed.revision.key, *record);
    const auto head = transaction.valueOf(quoteHead(transaction.database(), changed.quote.id));
    if (head)
        updateRevision(transaction, *head, *record);
}

// Each revision of each quote as `change` makes it.
void rewriteAll(Transaction &transaction, const Customer &customer,
                const std::function<void(Quote &)> &change)
{
    const auto quotes = transaction.valueOf(quotesOf(transaction.database(), customer));
    for (PersonQuote entry : quotes) {
        change(entry.quote);
        rewrite(transaction, entry);
    }
}

std::optional<Customer> customerOf(Transaction &transaction, const QString &id)
{
    const auto stored = transaction.valueOf(storedCustomer(transaction.database(), id));
    if (!stored)
        transaction.fail(notThere());
    return stored ? std::optional(stored->customer) : std::nullopt;
}

void forgetPerson(Quote &quote)
{
    Customer erased;
    erased.company = StorageText::tr("erased");
    erased.language = quote.customer.language;
    quote.customer = erased;
    for (QString *text :
         {&quote.reference, &quote.note, &quote.declineReason, &quote.discountReason})
        text->clear();
}

QJsonObject objectOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

Done mergeCustomers(Database &database, const QString &kept, const QString &gone)
{
    if (kept == gone)
        return Error {StorageText::tr("Choose two customers: one can't be merged with itself.")};
    Transaction transaction(database);
    const std::optional<Customer> keeper = customerOf(transaction, kept);
    const std::optional<Customer> merged = customerOf(transaction, gone);
    if (!transaction.isOk())
        return transaction.error();
    rewriteAll(transaction, *merged, [&](Quote &quote) {
        if (quote.status == QuoteStatus::Draft)
            quote.customer = *keeper;
        quote.customer.id = keeper->id;
    });
    deleteCustomer(transaction, gone);
    return transaction.commit();
}

Result<QByteArray> exportedCustomer(const Database &database, const QString &id)
{
    const auto stored = storedCustomer(database, id);
    if (!stored)
        return Error {stored.error()};
    if (!stored->has_value())
        return notThere();
    const auto quotes = quotesOf(database, (*stored)->customer);
    if (!quotes)
        return Error {quotes.error()};
    QJsonArray array;
    for (const PersonQuote &entry : *quotes)
        array.append(objectOf(entry.revision.document.toUtf8()));
    QJsonObject customer = objectOf(writeCustomer((*stored)->customer));
    customer.remove(u"version"_s);
    const QJsonObject all {{u"version"_s, 1}, {u"customer"_s, customer}, {u"quotes"_s, array}};
    return QJsonDocument(all).toJson(QJsonDocument::Indented);
}

Done eraseCustomer(Database &database, const QString &id)
{
    Transaction transaction(database);
    const std::optional<Customer> customer = customerOf(transaction, id);
    if (!customer)
        return transaction.error();
    rewriteAll(transaction, *customer, forgetPerson);
    deleteCustomer(transaction, id);
    if (!transaction.isOk())
        return transaction.error();
    if (const Done dropped = database.dropBackups(); !dropped)
        return Error {
            StorageText::tr("Nothing was erased, since a backup of the store would keep the data. "
                            "%1")
                .arg(dropped.error())};
    const Done committed = transaction.commit();
    if (committed)
        database.forgetErased();
    return committed;
}

} // namespace configurator
