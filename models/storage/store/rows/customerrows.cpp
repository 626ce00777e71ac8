// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/customerrows.h"

#include "quote/file/quotefile.h"
#include "storage/storagetext.h"
#include "storage/store/rows/searchtext.h"

#include <QUuid>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

struct CustomerRow
{
    QByteArray document;
    qint64 version = 0;
};

CustomerRow rowOf(const QSqlQuery &row)
{
    return {row.value(0).toString().toUtf8(), row.value(1).toLongLong()};
}

Result<StoredCustomer> customerOf(const CustomerRow &row)
{
    const Result<Customer> customer
        = readCustomer(row.document, StorageText::tr("a stored customer"));
    if (!customer)
        return Error {
            StorageText::tr("A customer in the store can't be read:\n%1").arg(customer.error())};
    return StoredCustomer {*customer, row.version};
}

Error isGone(const Customer &customer)
{
    return {StorageText::tr(
                "%1 was merged or erased by another program meanwhile, so nothing was changed.")
                .arg(customer.name())};
}

// In the order of the columns in both statements that write a customer.
QVariantList valuesOf(const Customer &customer, qint64 version)
{
    return {version, folded(customer.name()) + u""_s, customerText(customer) + u""_s,
            QString::fromUtf8(writeCustomer(customer)), customer.id};
}

Result<Saved<StoredCustomer>> write(Transaction &transaction, const Customer &customer,
                                    qint64 version)
{
    transaction.run(version == 1 ? u"INSERT INTO customer (version, name_order, search, document,"
                                   " customer_id) VALUES (?, ?, ?, ?, ?)"_s
                                 : u"UPDATE customer SET version = ?, name_order = ?, search = ?,"
                                   " document = ? WHERE customer_id = ?"_s,
                    valuesOf(customer, version));
    if (const Done committed = transaction.commit(); !committed)
        return Error {committed.error()};
    return Saved<StoredCustomer> {{customer, version}, {}};
}

// What can't be read again must not be written.
Done checkReadable(const Customer &customer)
{
    const Result<Customer> read
        = readCustomer(writeCustomer(customer), StorageText::tr("the customer"));
    if (!read)
        return Error {
            StorageText::tr("The customer can't be kept as it is:\n%1").arg(read.error())};
    return done();
}

} // namespace

Result<std::optional<StoredCustomer>> storedCustomer(const Database &database, const QString &id)
{
    const auto row = firstRow(
        database, u"SELECT document, version FROM customer WHERE customer_id = ?"_s, {id}, rowOf);
    if (!row)
        return Error {row.error()};
    if (!row->has_value())
        return std::optional<StoredCustomer>();
    const Result<StoredCustomer> customer = customerOf(**row);
    return customer ? Result<std::optional<StoredCustomer>>(std::optional(*customer))
                    : Error {customer.error()};
}

Result<std::vector<StoredCustomer>> foundCustomers(const Database &database, const QString &text,
                                                   int limit)
{
    QStringList conditions {u"1 = 1"_s};
    QVariantList values;
    for (const QString &word : searchWords(text)) {
        conditions.append(u"search LIKE ? ESCAPE '!'"_s);
        values.append(likePattern(word));
    }
    values.append(std::max(0, limit));
    const auto rows
        = allRows(database,
                  u"SELECT document, version FROM customer WHERE %1"
                  " ORDER BY name_order, customer_id LIMIT ?"_s.arg(conditions.join(" AND "_L1)),
                  values, rowOf);
    if (!rows)
        return Error {rows.error()};
    std::vector<StoredCustomer> customers;
    for (const CustomerRow &row : *rows) {
        const Result<StoredCustomer> customer = customerOf(row);
        if (!customer)
            return Error {customer.error()};
        customers.push_back(*customer);
    }
    return customers;
}

Result<Saved<StoredCustomer>> saveCustomer(Database &database, const StoredCustomer &stored)
{
    if (stored.customer.name().trimmed().isEmpty())
        return Error {StorageText::tr("A customer needs the name of a company or of a person.")};
    Customer customer = stored.customer;
    if (customer.id.isEmpty())
        customer.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    if (const Done readable = checkReadable(customer); !readable)
        return Error {readable.error()};
    Transaction transaction(database);
    const auto kept = transaction.valueOf(storedCustomer(database, customer.id));
    if (!transaction.isOk())
        return transaction.error();
    if (!kept && stored.version > 0)
        return isGone(customer);
    if (kept && kept->version != stored.version)
        return Saved<StoredCustomer> {stored, kept};
    return write(transaction, customer, stored.version + 1);
}

void deleteCustomer(Transaction &transaction, const QString &id)
{
    transaction.run(u"DELETE FROM customer WHERE customer_id = ?"_s, {id});
}

} // namespace configurator
