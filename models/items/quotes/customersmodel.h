// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"

#include <QAbstractListModel>

namespace configurator {

// The shop's customers that a search finds, in the store's order.
class CustomersModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        NameRole, // company, else person
        DetailsRole, // "Aigul Asanova · aigul@example.org · 01234567890123"; may be empty
    };
    static constexpr int mostShown = 100; // whoever has more than that types another word

    explicit CustomersModel(const QuoteStore &store, QObject *parent = nullptr);

    // Reads those in whom every word of the text occurs.
    void find(const QString &text);
    // The same search again; rows that stay keep their place.
    void refresh();
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] bool hasMore() const { return m_hasMore; } // than are shown
    [[nodiscard]] const StoredCustomer &customer(int row) const;
    [[nodiscard]] int rowOf(const QString &id) const; // -1: not found

    // QAbstractListModel
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

Q_SIGNALS:
    void readFailed(const QString &sentence);

private:
    [[nodiscard]] std::vector<StoredCustomer> found();
    void take(std::vector<StoredCustomer> rows);

    const QuoteStore &m_store;
    QString m_text;
    std::vector<StoredCustomer> m_rows;
    bool m_hasMore = false;
};

// How many quotes somebody has, from what QuoteStore::exported() gives: each of its quotes once,
// however many revisions it has.
int quoteCountIn(const QByteArray &personData);

} // namespace configurator
