// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/life/numberpattern.h"
#include "quote/quotestore.h"

#include <map>

namespace configurator::test {

// A store for tests of what stands above it: in memory, with the same rules about versions and
// numbers. `failure` makes every save fail with that sentence.
class MemoryStore : public QuoteStore
{
public:
    QString failure;
    ShopProfile shop;
    std::map<std::pair<QString, int>, StoredQuote> kept; // by id and revision
    qint64 nextNumber = 1;

    Result<std::vector<QuoteSummary>> quotes(const QuoteQuery &query, int offset,
                                             int limit) const override
    {
        std::vector<QuoteSummary> rows;
        for (const auto &[key, stored] : kept) {
            const QuoteSummary row = summaryOf(stored);
            if (isLatest(key) && (row.number + row.customer).contains(query.text))
                rows.push_back(row);
        }
        const auto first = std::min(static_cast<std::size_t>(offset), rows.size());
        const auto last = std::min(first + static_cast<std::size_t>(limit), rows.size());
        return std::vector<QuoteSummary>(rows.begin() + static_cast<std::ptrdiff_t>(first),
                                         rows.begin() + static_cast<std::ptrdiff_t>(last));
    }
    Result<ShelfCounts> counts(QDate) const override
    {
        ShelfCounts counts;
        counts.all = static_cast<int>(kept.size());
        return counts;
    }
    Result<StoredQuote> quote(const QString &id, int revision) const override
    {
        const StoredQuote *found = nullptr;
        for (const auto &[key, stored] : kept) {
            if (key.first == id && (revision == 0 || key.second == revision))
                found = &stored;
        }
        return found ? Result<StoredQuote>(*found)
                     : Error {QStringLiteral("There is no such quote.")};
    }
    Result<QString> idOfNumber(const QString &number) const override
    {
        for (const auto &[key, stored] : kept) {
            if (stored.quote.number == number)
                return key.first;
        }
        return Error {QStringLiteral("There is no such number.")};
    }
    Result<Saved<StoredQuote>> save(const StoredQuote &wanted, const QString &pattern) override
    {
        if (!failure.isEmpty())
            return Error {failure};
        StoredQuote stored = wanted;
        if (stored.quote.id.isEmpty())
            stored.quote.id = QString::number(kept.size() + 1);
        const Result<StoredQuote> latest = quote(stored.quote.id, 0);
        if (latest && latest->version != wanted.version)
            return Saved<StoredQuote> {wanted, *latest};
        if (stored.quote.status == QuoteStatus::Issued && stored.quote.number.isEmpty())
            stored.quote.number
                = numberOf(numberSeries(pattern, stored.quote.issued), nextNumber++);
        stored.version = ++m_changes;
        kept[{stored.quote.id, stored.quote.revision}] = stored;
        return Saved<StoredQuote> {stored, {}};
    }
    Done discard(const StoredQuote &draft) override
    {
        kept.erase({draft.quote.id, draft.quote.revision});
        ++m_changes;
        return done();
    }
    Result<std::vector<StoredCustomer>> customers(const QString &, int) const override
    {
        return std::vector<StoredCustomer>();
    }
    Result<Saved<StoredCustomer>> save(const StoredCustomer &customer) override
    {
        return Saved<StoredCustomer> {customer, {}};
    }
    Done merge(const QString &, const QString &) override { return done(); }
    Result<QByteArray> exported(const QString &) const override { return QByteArray(); }
    Done erase(const QString &) override { return done(); }
    Result<ShopProfile> profile() const override { return shop; }
    Done save(const ShopProfile &profile) override
    {
        shop = profile;
        return done();
    }
    qint64 changeMark() const override { return m_changes; }

private:
    bool isLatest(const std::pair<QString, int> &key) const
    {
        return kept.count({key.first, key.second + 1}) == 0;
    }
    static QuoteSummary summaryOf(const StoredQuote &stored)
    {
        const Quote &quote = stored.quote;
        QuoteSummary row;
        row.id = quote.id;
        row.number = quote.number;
        row.revision = quote.revision;
        row.status = quote.status;
        row.customer = quote.customer.name();
        row.content = quote.alternatives.front().name;
        row.issued = quote.issued;
        row.validUntil = quote.validUntil();
        row.currency = quote.currency;
        row.version = stored.version;
        return row;
    }

    qint64 m_changes = 0;
};

} // namespace configurator::test
