// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/sqlstore.h"

#include "storage/storagetext.h"
#include "storage/store/rows/customerrows.h"
#include "storage/store/rows/persondata.h"
#include "storage/store/rows/pricerows.h"
#include "storage/store/rows/profilerows.h"
#include "storage/store/rows/quotelist.h"
#include "storage/store/rows/quoterows.h"
#include "storage/store/rows/quotewriter.h"

namespace configurator {

SqlStore::SqlStore(std::unique_ptr<Database> database)
    : m_database(std::move(database))
{
}

template <typename T>
T SqlStore::noted(T result)
{
    m_changes += result ? 1 : 0;
    return result;
}

template <typename Stored>
Result<Saved<Stored>> SqlStore::noted(Result<Saved<Stored>> result)
{
    m_changes += result && !result->other ? 1 : 0;
    return result;
}

Result<std::vector<QuoteSummary>> SqlStore::quotes(const QuoteQuery &query, int offset,
                                                   int limit) const
{
    return quotePage(*m_database, query, offset, limit);
}

Result<ShelfCounts> SqlStore::counts(QDate today) const
{
    return shelfCounts(*m_database, today);
}

Result<StoredQuote> SqlStore::quote(const QString &id, int revision) const
{
    const auto stored = storedQuote(*m_database, id, revision);
    if (!stored)
        return Error {stored.error()};
    if (stored->has_value())
        return **stored;
    return Error {
        StorageText::tr("The quote is not in the store any more. Look at the list again.")};
}

Result<QString> SqlStore::idOfNumber(const QString &number) const
{
    const auto id = quoteIdOfNumber(*m_database, number.trimmed());
    if (!id)
        return Error {id.error()};
    if (id->has_value())
        return **id;
    return Error {StorageText::tr("The store has no quote %1.").arg(number.trimmed())};
}

Result<Saved<StoredQuote>> SqlStore::save(const StoredQuote &quote, const QString &numberPattern)
{
    return noted(saveQuote(*m_database, quote, numberPattern));
}

Done SqlStore::discard(const StoredQuote &draft)
{
    return noted(discardDraft(*m_database, draft));
}

Result<std::vector<StoredCustomer>> SqlStore::customers(const QString &text, int limit) const
{
    return foundCustomers(*m_database, text, limit);
}

Result<Saved<StoredCustomer>> SqlStore::save(const StoredCustomer &customer)
{
    return noted(saveCustomer(*m_database, customer));
}

Done SqlStore::merge(const QString &kept, const QString &gone)
{
    return noted(mergeCustomers(*m_database, kept, gone));
}

Result<QByteArray> SqlStore::exported(const QString &customer) const
{
    return exportedCustomer(*m_database, customer);
}

Done SqlStore::erase(const QString &customer)
{
    return noted(eraseCustomer(*m_database, customer));
}

Result<ShopProfile> SqlStore::profile() const
{
    return storedProfile(*m_database);
}

Done SqlStore::save(const ShopProfile &profile)
{
    return noted(saveProfile(*m_database, profile));
}

qint64 SqlStore::changeMark() const
{
    return m_database->foreignChanges() + m_changes;
}

Done SqlStore::applyPrices(const PriceBatch &batch)
{
    return noted(applyBatch(*m_database, batch));
}

Result<PriceBatch> SqlStore::undoLastPrices()
{
    return noted(undoLastBatch(*m_database));
}

Result<std::vector<PriceNow>> SqlStore::currentPrices() const
{
    return pricesNow(*m_database);
}

Result<std::vector<PriceStep>> SqlStore::history(const QString &sku) const
{
    return priceHistory(*m_database, sku);
}

Result<QJsonObject> SqlStore::mapping(const QString &supplier) const
{
    return storedMapping(*m_database, supplier);
}

Done SqlStore::saveMapping(const QString &supplier, const QJsonObject &mapping)
{
    return noted(configurator::saveMapping(*m_database, supplier, mapping));
}

} // namespace configurator
