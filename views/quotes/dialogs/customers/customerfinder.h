// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/quotes/customersmodel.h"

#include <QWidget>

class QLineEdit;
class QListView;

namespace configurator {

class PlainLabel;

// A search over the shop's customers with the list of those it finds. The arrows move in the list
// from the search too; Enter chooses.
class CustomerFinder : public QWidget
{
    Q_OBJECT

public:
    explicit CustomerFinder(const QuoteStore &store, QWidget *parent = nullptr);

    [[nodiscard]] const CustomersModel &model() const { return *m_model; }
    // The row that the arrows are at; nothing when the list is empty.
    [[nodiscard]] std::optional<StoredCustomer> current() const;
    void setCurrent(const QString &id);
    void refresh();
    // A click chooses too, where there is nothing else to do with a row.
    void chooseByClick();

Q_SIGNALS:
    void chosen(const configurator::StoredCustomer &customer);
    void currentChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createView();
    void look();
    void choose();
    void showState();
    void keepCurrent();

    CustomersModel *m_model;
    QLineEdit *m_search;
    QListView *m_view;
    PlainLabel *m_state;
    PlainLabel *m_fault;
};

} // namespace configurator
