// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/life/lifecycle.h"
#include "quote/quotestore.h"

#include <QAbstractListModel>

#include <functional>

namespace configurator {

// The stored quotes that a query finds, read page by page as a view scrolls down.
class QuoteListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        NumberRole, // "Q-2026-000123", "draft"
        RevisionRole, // "r2"; empty for the first
        CustomerRole,
        ContentRole, // what it offers, and until when
        StandingRole, // QuoteStanding
        StandingTextRole,
        TotalRole,
    };

    explicit QuoteListModel(const QuoteStore &store, QObject *parent = nullptr);
    void setToday(std::function<QDate()> today) { m_today = std::move(today); }

    [[nodiscard]] const QuoteQuery &query() const { return m_query; }
    void setQuery(const QuoteQuery &query);
    // Reads anew what is shown; rows that stay keep their place.
    void refresh();
    [[nodiscard]] const ShelfCounts &counts() const { return m_counts; }
    [[nodiscard]] int rowOf(const QString &id) const; // -1: not among the rows read so far

    // QAbstractListModel
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void countsChanged();
    void readFailed(const QString &sentence);

private:
    [[nodiscard]] std::vector<QuoteSummary> page(int offset, int limit);
    [[nodiscard]] QString contentText(const QuoteSummary &row) const;
    [[nodiscard]] QString spokenText(const QuoteSummary &row) const;

    const QuoteStore &m_store;
    std::function<QDate()> m_today = [] { return QDate::currentDate(); };
    QuoteQuery m_query;
    std::vector<QuoteSummary> m_rows;
    ShelfCounts m_counts;
    bool m_hasMore = false;
};

QString standingText(QuoteStanding standing);

} // namespace configurator
