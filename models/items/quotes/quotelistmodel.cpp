// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/quotelistmodel.h"

#include "items/quotes/rowpage.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int pageSize = 60; // more than a window shows

} // namespace

QString standingText(QuoteStanding standing)
{
    switch (standing) {
    case QuoteStanding::Draft:
        return QuoteListModel::tr("draft");
    case QuoteStanding::Issued:
        return QuoteListModel::tr("issued");
    case QuoteStanding::Expiring:
        return QuoteListModel::tr("expiring");
    case QuoteStanding::Expired:
        return QuoteListModel::tr("expired");
    case QuoteStanding::Accepted:
        return QuoteListModel::tr("accepted");
    case QuoteStanding::Declined:
        return QuoteListModel::tr("declined");
    case QuoteStanding::Void:
        return QuoteListModel::tr("void");
    }
    return {};
}

QuoteListModel::QuoteListModel(const QuoteStore &store, QObject *parent)
    : QAbstractListModel(parent)
    , m_store(store)
{
    m_query.today = m_today();
}

std::vector<QuoteSummary> QuoteListModel::page(int offset, int limit)
{
    // One more than asked for tells whether there is more.
    Result<std::vector<QuoteSummary>> rows = m_store.quotes(m_query, offset, limit + 1);
    if (!rows) {
        m_hasMore = false;
        Q_EMIT readFailed(rows.error());
        return {};
    }
    RowPage<QuoteSummary> page = pageOf(std::move(rows).value(), limit);
    m_hasMore = page.hasMore;
    return std::move(page.rows);
}

void QuoteListModel::setQuery(const QuoteQuery &query)
{
    m_query = query;
    m_query.today = m_today();
    beginResetModel();
    m_rows = page(0, pageSize);
    endResetModel();
}

void QuoteListModel::refresh()
{
    m_query.today = m_today();
    const int wanted = std::max(pageSize, static_cast<int>(m_rows.size()));
    std::vector<QuoteSummary> rows = page(0, wanted);
    if (const auto counts = m_store.counts(m_query.today)) {
        m_counts = *counts;
        Q_EMIT countsChanged();
    }
    if (areSameRows(rows, m_rows, [](const QuoteSummary &row) { return row.id; })) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int QuoteListModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const QuoteSummary &row) { return row.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int QuoteListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString QuoteListModel::contentText(const QuoteSummary &row) const
{
    const QLocale locale;
    const QString day = locale.toString(row.validUntil, u"d MMM"_s);
    const bool isOpen = row.status == QuoteStatus::Draft || row.status == QuoteStatus::Issued;
    if (!isOpen)
        return row.content;
    return row.content.isEmpty() ? tr("until %1").arg(day)
                                 : tr("%1 · until %2").arg(row.content, day);
}

QString QuoteListModel::spokenText(const QuoteSummary &row) const
{
    const QString number = row.number.isEmpty() ? tr("Draft") : row.number;
    return tr("%1, %2, %3, %4, total %5 %6")
        .arg(number, row.customer.isEmpty() ? tr("no customer yet") : row.customer,
             standingText(standingOn(m_query.today, row.status, row.validUntil)), contentText(row),
             moneyFigure(row.total, row.currency), row.currency.code);
}

QVariant QuoteListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QuoteSummary &row = m_rows[static_cast<std::size_t>(index.row())];
    const QuoteStanding standing = standingOn(m_query.today, row.status, row.validUntil);
    switch (role) {
    case Qt::DisplayRole:
    case NumberRole:
        return row.number.isEmpty() ? tr("Draft") : row.number;
    case Qt::AccessibleTextRole:
        return spokenText(row);
    case IdRole:
        return row.id;
    case RevisionRole:
        return row.revision > 1 ? tr("r%1").arg(row.revision) : QString();
    case CustomerRole:
        return row.customer;
    case ContentRole:
        return contentText(row);
    case StandingRole:
        return static_cast<int>(standing);
    case StandingTextRole:
        return standingText(standing);
    case TotalRole:
        return u"%1 %2"_s.arg(moneyFigure(row.total, row.currency), row.currency.code);
    default:
        return {};
    }
}

bool QuoteListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_hasMore;
}

void QuoteListModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    std::vector<QuoteSummary> more = page(static_cast<int>(m_rows.size()), pageSize);
    if (more.empty())
        return;
    const int first = static_cast<int>(m_rows.size());
    beginInsertRows({}, first, first + static_cast<int>(more.size()) - 1);
    m_rows.insert(m_rows.end(), std::make_move_iterator(more.begin()),
                  std::make_move_iterator(more.end()));
    endInsertRows();
}

} // namespace configurator
