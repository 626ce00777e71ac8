// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"
#include "views/quotes/dialogs/parts/askingdialog.h"

namespace configurator {

class CustomerFields;
class PlainLabel;

// Changes one customer of the list, or adds one.
class EditCustomerDialog : public AskingDialog
{
    Q_OBJECT

public:
    // A customer without an id is a new one.
    EditCustomerDialog(const StoredCustomer &customer, QuoteStore &store,
                       QWidget *parent = nullptr);
    // After it was accepted: as the list has it now.
    [[nodiscard]] const StoredCustomer &customer() const { return m_customer; }

protected:
    bool take() override;

private:
    QuoteStore &m_store;
    StoredCustomer m_customer;
    CustomerFields *m_fields;
    PlainLabel *m_fault;
};

} // namespace configurator
