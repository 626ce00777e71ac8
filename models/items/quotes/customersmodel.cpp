// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/customersmodel.h"

#include "items/quotes/rowpage.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// What tells customers of one name apart. Several lines of somebody else's text become one.
QStringList detailsOf(const Customer &customer)
{
    QStringList details;
    if (!customer.company.isEmpty())
        details << customer.person;
    details << customer.email << customer.taxId << customer.address.value(0);
    for (QString &detail : details)
        detail = detail.simplified();
    details.removeAll(QString());
    return details;
}

QString nameOf(const Customer &customer)
{
    return customer.name().simplified();
}

} // namespace

CustomersModel::CustomersModel(const QuoteStore &store, QObject *parent)
    : QAbstractListModel(parent)
    , m_store(store)
{
}

std::vector<StoredCustomer> CustomersModel::found()
{
    // One more than is shown tells whether there is more.
    Result<std::vector<StoredCustomer>> rows = m_store.customers(m_text, mostShown + 1);
    m_hasMore = false;
    if (!rows) {
        Q_EMIT readFailed(rows.error());
        return {};
    }
    RowPage<StoredCustomer> page = pageOf(std::move(rows).value(), mostShown);
    m_hasMore = page.hasMore;
    return std::move(page.rows);
}

void CustomersModel::find(const QString &text)
{
    m_text = text;
    take(found());
}

void CustomersModel::refresh()
{
    take(found());
}

void CustomersModel::take(std::vector<StoredCustomer> rows)
{
    if (areSameRows(rows, m_rows, [](const StoredCustomer &row) { return row.customer.id; })) {
        m_rows = std::move(rows);
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

const StoredCustomer &CustomersModel::customer(int row) const
{
    return m_rows[static_cast<std::size_t>(row)];
}

int CustomersModel::rowOf(const QString &id) const
{
    const auto place = std::find_if(m_rows.begin(), m_rows.end(), [&](const StoredCustomer &row) {
        return row.customer.id == id;
    });
    return place == m_rows.end() ? -1 : static_cast<int>(place - m_rows.begin());
}

int CustomersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant CustomersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Customer &customer = this->customer(index.row()).customer;
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return nameOf(customer);
    case DetailsRole:
        return detailsOf(customer).join(u" · "_s);
    case Qt::AccessibleTextRole:
        return (QStringList {nameOf(customer)} + detailsOf(customer)).join(u", "_s);
    case IdRole:
        return customer.id;
    default:
        return {};
    }
}

int quoteCountIn(const QByteArray &personData)
{
    QSet<QString> ids;
    int others = 0; // without an id nothing says that two are revisions of one
    const QJsonValue quotes = QJsonDocument::fromJson(personData)["quotes"_L1];
    for (const QJsonValue &quote : quotes.toArray()) {
        const QString id = quote["id"_L1].toString();
        if (id.isEmpty())
            ++others;
        else
            ids.insert(id);
    }
    return static_cast<int>(ids.size()) + others;
}

} // namespace configurator
