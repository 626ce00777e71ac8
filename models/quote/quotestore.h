// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/profile.h"

#include <QDateTime>

namespace configurator {

// A quote with the mark by which the store sees that somebody else changed it meanwhile.
struct StoredQuote
{
    Quote quote;
    qint64 version = 0; // 0: not stored yet
    bool operator==(const StoredQuote &) const = default;
};

struct StoredCustomer
{
    Customer customer;
    qint64 version = 0;
    bool operator==(const StoredCustomer &) const = default;
};

// A row of the list: the latest revision of a quote.
struct QuoteSummary
{
    QString id;
    QString number;
    int revision = 1;
    QuoteStatus status = QuoteStatus::Draft;
    QString customer;
    QString content; // names of the alternatives
    QDate issued;
    QDate validUntil;
    Minor total = 0; // of the accepted alternative, else of the first
    Currency currency;
    qint64 version = 0;
    bool operator==(const QuoteSummary &) const = default;
};

enum class QuoteShelf { Open, Expiring, Accepted, Declined, Expired, All };
enum class QuoteOrder { LatestFirst, NumberFirst, CustomerFirst, TotalFirst, ExpiringFirst };

struct QuoteQuery
{
    QString text; // every word occurs in number, customer, unit or any text of the quote
    QuoteShelf shelf = QuoteShelf::All;
    QuoteOrder order = QuoteOrder::LatestFirst;
    QDate today; // decides what is expired or expiring (within three days)
    bool operator==(const QuoteQuery &) const = default;
};

struct ShelfCounts
{
    int open = 0;
    int expiring = 0;
    int accepted = 0;
    int all = 0;
    bool operator==(const ShelfCounts &) const = default;
};

// What became of a save. Nothing was written when `other` holds what somebody else wrote meanwhile.
template <typename Stored>
struct Saved
{
    Stored now;
    std::optional<Stored> other;
};

// Where quotes are kept. Each call is one transaction: done, or refused with a sentence and nothing
// changed. Implementations stand in storage/; pages and models know only this.
class QuoteStore
{
public:
    QuoteStore() = default;
    virtual ~QuoteStore() = default;
    Q_DISABLE_COPY_MOVE(QuoteStore)

    [[nodiscard]] virtual Result<std::vector<QuoteSummary>> quotes(const QuoteQuery &query,
                                                                   int offset, int limit) const = 0;
    [[nodiscard]] virtual Result<ShelfCounts> counts(QDate today) const = 0;
    // `revision` 0: the latest.
    [[nodiscard]] virtual Result<StoredQuote> quote(const QString &id, int revision = 0) const = 0;
    [[nodiscard]] virtual Result<QString> idOfNumber(const QString &number) const = 0;
    // A quote without an id gets one. One that is Issued and has no number takes the next of
    // `numberPattern` here, so that two programs never take the same and a draft burns none.
    [[nodiscard]] virtual Result<Saved<StoredQuote>> save(const StoredQuote &quote,
                                                          const QString &numberPattern = {})
        = 0;
    // Drafts only; a number is never taken away.
    [[nodiscard]] virtual Done discard(const StoredQuote &draft) = 0;

    [[nodiscard]] virtual Result<std::vector<StoredCustomer>> customers(const QString &text,
                                                                        int limit) const = 0;
    [[nodiscard]] virtual Result<Saved<StoredCustomer>> save(const StoredCustomer &customer) = 0;
    // All quotes of `gone` become `kept`'s.
    [[nodiscard]] virtual Done merge(const QString &kept, const QString &gone) = 0;
    // Everything kept about one customer as JSON: what the law calls a copy of their data.
    [[nodiscard]] virtual Result<QByteArray> exported(const QString &customer) const = 0;
    // Takes the customer out of the store and out of every quote, whose figures stay.
    [[nodiscard]] virtual Done erase(const QString &customer) = 0;

    [[nodiscard]] virtual Result<ShopProfile> profile() const = 0;
    [[nodiscard]] virtual Done save(const ShopProfile &profile) = 0;

    // Grows with every change by whatever program; to be compared, no more.
    [[nodiscard]] virtual qint64 changeMark() const = 0;
};

} // namespace configurator
