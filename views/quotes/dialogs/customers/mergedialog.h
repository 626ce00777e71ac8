// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"
#include "views/quotes/dialogs/parts/askingdialog.h"

class QComboBox;

namespace configurator {

class CustomerFinder;
class PlainLabel;

// Two entries of the list that are one customer: which other one it is, and which of both stays.
class MergeDialog : public AskingDialog
{
    Q_OBJECT

public:
    MergeDialog(const Customer &customer, QuoteStore &store, QWidget *parent = nullptr);

protected:
    bool take() override; // merges

private:
    void addChoice();
    void showChoice();
    [[nodiscard]] QString otherFault() const;
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] std::optional<Customer> other() const;
    // The one that stays, and the one that goes.
    [[nodiscard]] std::pair<Customer, Customer> keptAndGone() const;

    QuoteStore &m_store;
    Customer m_customer;
    CustomerFinder *m_finder;
    QComboBox *m_kept; // of two: this one, the other one
    PlainLabel *m_outcome;
    PlainLabel *m_fault;
};

} // namespace configurator
