// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"
#include "views/quotes/dialogs/parts/askingdialog.h"

class QCheckBox;

namespace configurator {

class CustomerFields;
class CustomerFinder;
class PlainLabel;

// Who a quote is for: found among the shop's customers, or typed in.
class CustomerDialog : public AskingDialog
{
    Q_OBJECT

public:
    CustomerDialog(const Customer &now, QuoteStore &store, QWidget *parent = nullptr);
    // After it was accepted. With an id where the customer is in the list.
    [[nodiscard]] const Customer &customer() const { return m_customer; }

protected:
    bool take() override;

private:
    QWidget *createForm();
    void recall(const Customer &now);
    void choose(const StoredCustomer &customer);
    void beginNew();
    void showOrigin();
    bool keep(const Customer &customer);

    QuoteStore &m_store;
    CustomerFinder *m_finder;
    CustomerFields *m_fields;
    QCheckBox *m_keep;
    QPushButton *m_new;
    PlainLabel *m_origin;
    PlainLabel *m_fault;
    StoredCustomer m_known; // as it was when it came into the fields; without an id: nobody
    Customer m_customer;
};

} // namespace configurator
