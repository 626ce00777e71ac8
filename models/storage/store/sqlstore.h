// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/pricestore.h"
#include "quote/quotestore.h"
#include "storage/store/database/database.h"

namespace configurator {

// Quotes, customers, the shop's profile and imported prices in a database. The statements, in rows/
// and schema/, are standard SQL; what is not comes with the Database.
class SqlStore : public QuoteStore, public PriceStore
{
public:
    explicit SqlStore(std::unique_ptr<Database> database);

    // A quote: an issued one keeps its text and figures; a new revision is saved with the version
    // of the quote that it was made of. A number that it brings along is kept where no quote has
    // it.
    [[nodiscard]] Result<Saved<StoredQuote>> save(const StoredQuote &quote,
                                                  const QString &numberPattern = {}) override;
    [[nodiscard]] Result<std::vector<QuoteSummary>> quotes(const QuoteQuery &query, int offset,
                                                           int limit) const override;
    [[nodiscard]] Result<ShelfCounts> counts(QDate today) const override;
    [[nodiscard]] Result<StoredQuote> quote(const QString &id, int revision = 0) const override;
    [[nodiscard]] Result<QString> idOfNumber(const QString &number) const override;
    // Of a revision: the quote is what it was before.
    [[nodiscard]] Done discard(const StoredQuote &draft) override;

    [[nodiscard]] Result<std::vector<StoredCustomer>> customers(const QString &text,
                                                                int limit) const override;
    [[nodiscard]] Result<Saved<StoredCustomer>> save(const StoredCustomer &customer) override;
    [[nodiscard]] Done merge(const QString &kept, const QString &gone) override;
    [[nodiscard]] Result<QByteArray> exported(const QString &customer) const override;
    // Backups that the program made beside the store hold the same data, so they go too.
    [[nodiscard]] Done erase(const QString &customer) override;

    [[nodiscard]] Result<ShopProfile> profile() const override;
    [[nodiscard]] Done save(const ShopProfile &profile) override;
    [[nodiscard]] qint64 changeMark() const override;

    [[nodiscard]] Done applyPrices(const PriceBatch &batch) override;
    [[nodiscard]] Result<PriceBatch> undoLastPrices() override;
    [[nodiscard]] Result<std::vector<PriceNow>> currentPrices() const override;
    [[nodiscard]] Result<std::vector<PriceStep>> history(const QString &sku) const override;
    [[nodiscard]] Result<QJsonObject> mapping(const QString &supplier) const override;
    [[nodiscard]] Done saveMapping(const QString &supplier, const QJsonObject &mapping) override;

    // Everything that writes is refused with a sentence then.
    [[nodiscard]] bool isReadOnly() const { return m_database->isReadOnly(); }

private:
    // What was done here counts as a change; what was refused does not.
    template <typename T>
    T noted(T result);
    template <typename Stored>
    Result<Saved<Stored>> noted(Result<Saved<Stored>> result);

    std::unique_ptr<Database> m_database;
    qint64 m_changes = 0;
};

} // namespace configurator
