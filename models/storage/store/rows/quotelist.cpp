// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/quotelist.h"

#include "quote/life/lifecycle.h"
#include "storage/store/database/query.h"
#include "storage/store/rows/isoday.h"
#include "storage/store/rows/quotefilter.h"
#include "storage/store/rows/wordfilter.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

using Summaries = std::vector<QuoteSummary>;

QuoteSummary summaryOf(const QSqlQuery &row)
{
    QuoteSummary summary;
    summary.id = row.value(0).toString();
    summary.number = row.value(1).toString();
    summary.revision = row.value(2).toInt();
    summary.status = static_cast<QuoteStatus>(row.value(3).toInt());
    summary.customer = row.value(4).toString();
    summary.content = row.value(5).toString();
    summary.issued = dayOf(row.value(6));
    summary.validUntil = dayOf(row.value(7));
    summary.total = row.value(8).toLongLong();
    if (const Result<Currency> currency = Currency::fromCode(row.value(9).toString()))
        summary.currency = *currency;
    summary.version = row.value(10).toLongLong();
    return summary;
}

// Quotes of one condition in one order.
struct Part
{
    QuoteFilter filter;
    QString order;
};

class QuoteList
{
public:
    QuoteList(const Database &database, const QuoteQuery &query)
        : m_database(database)
        , m_query(query)
    {
        if (!m_query.today.isValid())
            m_query.today = QDate::currentDate();
    }
    Result<Summaries> page(int offset, int limit);

private:
    [[nodiscard]] Result<std::vector<Part>> parts() const;
    [[nodiscard]] Result<Summaries> rows(const Part &part, qint64 offset, qint64 limit) const;
    [[nodiscard]] Result<qint64> countOf(const Part &part) const;

    const Database &m_database;
    QuoteQuery m_query;
};

Result<std::vector<Part>> QuoteList::parts() const
{
    const Result<QuoteFilter> words = wordFilter(m_database, m_query.text);
    if (!words)
        return Error {words.error()};
    const QuoteFilter filter = both(*words, shelfFilter(m_query.shelf, m_query.today));
    if (m_query.order != QuoteOrder::ExpiringFirst)
        return std::vector<Part> {{filter, orderOf(m_query.order)}};
    const QuoteFilter valid = stillValid(m_query.today);
    return std::vector<Part> {{both(valid, filter), orderOf(QuoteOrder::ExpiringFirst)},
                              {both(allBut(valid), filter), orderOf(QuoteOrder::LatestFirst)}};
}

Result<Summaries> QuoteList::rows(const Part &part, qint64 offset, qint64 limit) const
{
    return allRows(
        m_database,
        u"SELECT q.quote_id, q.number, q.revision, q.status, q.customer, q.content,"
        " q.issued, q.valid_until, q.total, q.currency, q.version FROM quote q"
        " WHERE %1 ORDER BY %2 LIMIT ? OFFSET ?"_s.arg(part.filter.condition, part.order),
        part.filter.values + QVariantList {limit, offset}, summaryOf);
}

Result<qint64> QuoteList::countOf(const Part &part) const
{
    return numberIn(m_database, u"SELECT COUNT(*) FROM quote q WHERE "_s + part.filter.condition,
                    part.filter.values);
}

Result<Summaries> QuoteList::page(int offset, int limit)
{
    const Result<std::vector<Part>> parts = this->parts();
    if (!parts)
        return Error {parts.error()};
    Summaries page;
    qint64 before = 0; // rows of earlier parts
    const std::vector<Part> &all = *parts;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto have = static_cast<qint64>(page.size());
        Result<Summaries> found = rows(all[i], std::max<qint64>(0, offset - before), limit - have);
        if (!found)
            return found;
        page.insert(page.end(), found->begin(), found->end());
        if (i + 1 == all.size() || static_cast<int>(page.size()) >= limit)
            break;
        const Result<qint64> count = countOf(all[i]);
        if (!count)
            return Error {count.error()};
        before += *count;
    }
    return page;
}

} // namespace

Result<std::vector<QuoteSummary>> quotePage(const Database &database, const QuoteQuery &query,
                                            int offset, int limit)
{
    if (limit <= 0)
        return Summaries();
    return QuoteList(database, query).page(std::max(0, offset), limit);
}

Result<ShelfCounts> shelfCounts(const Database &database, QDate today)
{
    const QDate day = today.isValid() ? today : QDate::currentDate();
    const int draft = static_cast<int>(QuoteStatus::Draft);
    const int issued = static_cast<int>(QuoteStatus::Issued);
    const int accepted = static_cast<int>(QuoteStatus::Accepted);
    const auto counts = firstRow(
        database,
        u"SELECT (SELECT COUNT(*) FROM quote WHERE status = ?),"
        " (SELECT COUNT(*) FROM quote WHERE status = ? AND valid_until >= ?),"
        " (SELECT COUNT(*) FROM quote WHERE status = ? AND valid_until >= ? AND valid_until <= ?),"
        " (SELECT COUNT(*) FROM quote WHERE status = ?), (SELECT COUNT(*) FROM quote)"_s,
        {draft, issued, dayText(day), issued, dayText(day), dayText(day.addDays(expiringDays)),
         accepted},
        [](const QSqlQuery &row) {
            return ShelfCounts {row.value(0).toInt() + row.value(1).toInt(), row.value(2).toInt(),
                                row.value(3).toInt(), row.value(4).toInt()};
        });
    if (!counts)
        return Error {counts.error()};
    return counts->value_or(ShelfCounts());
}

} // namespace configurator
