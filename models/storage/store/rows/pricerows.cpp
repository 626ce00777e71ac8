// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/pricerows.h"

#include "storage/storagetext.h"
#include "storage/store/database/transaction.h"
#include "storage/store/rows/isoday.h"

#include <QHash>
#include <QJsonDocument>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

std::optional<Minor> priceOf(const QVariant &value)
{
    return value.isNull() ? std::nullopt : std::optional<Minor>(value.toLongLong());
}

QVariant valueOf(std::optional<Minor> price)
{
    return price ? QVariant(*price) : QVariant(QMetaType::fromType<qint64>());
}

PriceBatch batchOf(const QSqlQuery &row)
{
    PriceBatch batch;
    batch.supplier = row.value(1).toString();
    batch.fileName = row.value(2).toString();
    batch.date = dayOf(row.value(3));
    if (const Result<Currency> currency = Currency::fromCode(row.value(4).toString()))
        batch.currency = *currency;
    return batch;
}

PricedUnit unitOf(const QSqlQuery &row)
{
    return {row.value(0).toString(), priceOf(row.value(1)), row.value(2).toLongLong()};
}

PriceNow priceNowOf(const QSqlQuery &row)
{
    const PriceBatch batch = batchOf(row);
    return {row.value(5).toString(), row.value(6).toLongLong(), row.value(4).toString(), batch.date,
            priceSource(batch)};
}

Done checkBatch(const PriceBatch &batch)
{
    if (!batch.date.isValid())
        return Error {
            StorageText::tr("The prices have no day from which they count, so none was taken "
                            "over.")};
    QSet<QString> skus;
    for (const PricedUnit &unit : batch.units) {
        if (skus.contains(unit.sku))
            return Error {
                StorageText::tr("%1 has two prices, so none was taken over. Take one out.")
                    .arg(unit.sku)};
        skus.insert(unit.sku);
    }
    return done();
}

// None of them may have got another price since the person saw the old one.
void checkOldPrices(Transaction &transaction, const PriceBatch &batch)
{
    const auto now = transaction.valueOf(pricesNow(transaction.database()));
    QHash<QString, Minor> kept;
    for (const PriceNow &price : now)
        if (price.currency == batch.currency.code)
            kept.insert(price.sku, price.price);
    for (const PricedUnit &unit : batch.units) {
        const auto found = kept.constFind(unit.sku);
        if (found == kept.constEnd() || unit.oldPrice == *found)
            continue;
        return transaction.fail(
            {StorageText::tr("%1 got another price meanwhile, so none was taken over. "
                             "Look at the file's changes again.")
                 .arg(unit.sku)});
    }
}

void insertUnits(Transaction &transaction, qint64 batchKey, const PriceBatch &batch)
{
    for (const PricedUnit &unit : batch.units)
        transaction.run(u"INSERT INTO price_step (batch_key, sku, old_price, new_price)"
                        " VALUES (?, ?, ?, ?)"_s,
                        {batchKey, unit.sku, valueOf(unit.oldPrice), unit.newPrice});
}

} // namespace

Done applyBatch(Database &database, const PriceBatch &batch)
{
    if (const Done sound = checkBatch(batch); !sound)
        return sound;
    if (batch.units.empty())
        return done();
    Transaction transaction(database);
    if (!transaction.isOk())
        return transaction.error();
    checkOldPrices(transaction, batch);
    const qint64 key = 1
        + transaction.valueOf(
            numberIn(database, u"SELECT COALESCE(MAX(batch_key), 0) FROM price_batch"_s));
    transaction.run(u"INSERT INTO price_batch (batch_key, supplier, file_name, day, currency,"
                    " is_undone) VALUES (?, ?, ?, ?, ?, 0)"_s,
                    {key, batch.supplier + u""_s, batch.fileName + u""_s, dayText(batch.date),
                     batch.currency.code});
    insertUnits(transaction, key, batch);
    return transaction.commit();
}

Result<PriceBatch> undoLastBatch(Database &database)
{
    Transaction transaction(database);
    if (!transaction.isOk())
        return transaction.error();
    const auto last = transaction.valueOf(firstRow(
        database,
        u"SELECT batch_key, supplier, file_name, day, currency FROM price_batch"
        " WHERE is_undone = 0 ORDER BY batch_key DESC LIMIT 1"_s,
        {},
        [](const QSqlQuery &row) { return std::pair(row.value(0).toLongLong(), batchOf(row)); }));
    if (transaction.isOk() && !last)
        return Error {StorageText::tr("There is no import of prices to take back.")};
    if (!last)
        return transaction.error();
    PriceBatch batch = last->second;
    batch.units = transaction.valueOf(
        allRows(database,
                u"SELECT sku, old_price, new_price FROM price_step WHERE batch_key = ?"
                " ORDER BY sku"_s,
                {last->first}, unitOf));
    transaction.run(u"UPDATE price_batch SET is_undone = 1 WHERE batch_key = ?"_s, {last->first});
    const Done committed = transaction.commit();
    return committed ? Result<PriceBatch>(batch) : Error {committed.error()};
}

Result<std::vector<PriceNow>> pricesNow(const Database &database)
{
    return allRows(database,
                   u"SELECT b.batch_key, b.supplier, b.file_name, b.day, b.currency, s.sku,"
                   " s.new_price FROM (SELECT p.sku, MAX(p.batch_key) AS batch_key"
                   " FROM price_step p JOIN price_batch c ON c.batch_key = p.batch_key"
                   " WHERE c.is_undone = 0 GROUP BY p.sku) AS newest"
                   " JOIN price_step s ON s.batch_key = newest.batch_key AND s.sku = newest.sku"
                   " JOIN price_batch b ON b.batch_key = newest.batch_key ORDER BY s.sku"_s,
                   {}, priceNowOf);
}

Result<std::vector<PriceStep>> priceHistory(const Database &database, const QString &sku)
{
    return allRows(database,
                   u"SELECT s.sku, s.old_price, s.new_price, b.day, b.supplier, b.file_name,"
                   " b.is_undone FROM price_step s JOIN price_batch b"
                   " ON b.batch_key = s.batch_key WHERE s.sku = ? ORDER BY s.batch_key DESC"_s,
                   {sku}, [](const QSqlQuery &row) {
                       return PriceStep {unitOf(row), dayOf(row.value(3)), row.value(4).toString(),
                                         row.value(5).toString(), row.value(6).toInt() != 0};
                   });
}

Result<QJsonObject> storedMapping(const Database &database, const QString &supplier)
{
    const auto document = firstRow(
        database, u"SELECT document FROM supplier_mapping WHERE supplier = ?"_s, {supplier},
        [](const QSqlQuery &row) { return row.value(0).toString().toUtf8(); });
    if (!document)
        return Error {document.error()};
    return QJsonDocument::fromJson(document->value_or(QByteArray())).object();
}

Done saveMapping(Database &database, const QString &supplier, const QJsonObject &mapping)
{
    const QByteArray json = QJsonDocument(mapping).toJson(QJsonDocument::Compact);
    Transaction transaction(database);
    transaction.run(u"DELETE FROM supplier_mapping WHERE supplier = ?"_s, {supplier});
    if (!mapping.isEmpty())
        transaction.run(u"INSERT INTO supplier_mapping (supplier, document) VALUES (?, ?)"_s,
                        {supplier, QString::fromUtf8(json)});
    return transaction.commit();
}

} // namespace configurator
