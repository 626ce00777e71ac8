// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/customers/editcustomerdialog.h"

#include "views/common/plainlabel.h"
#include "views/quotes/dialogs/customers/customerfields.h"
#include "views/quotes/dialogs/customers/keepcustomer.h"
#include "views/quotes/dialogs/parts/formscroll.h"

#include <QVBoxLayout>

namespace configurator {

EditCustomerDialog::EditCustomerDialog(const StoredCustomer &customer, QuoteStore &store,
                                       QWidget *parent)
    : AskingDialog(customer.customer.id.isEmpty() ? tr("A new customer") : tr("Edit a customer"),
                   tr("Save"), tr("Cancel"), parent)
    , m_store(store)
    , m_customer(customer)
    , m_fields(new CustomerFields)
    , m_fault(new PlainLabel(PlainLabel::Look::Fault, {}, this))
{
    m_fields->setCustomer(customer.customer);
    m_fields->setContentsMargins(0, 0, 12, 0);
    body()->addWidget(new FormScroll(m_fields, this), 1);
    m_fault->setWordWrap(true);
    m_fault->hide();
    body()->addWidget(m_fault);
    connect(m_fields, &CustomerFields::edited, m_fault, &QWidget::hide);
    m_fields->focusFirst();
    sizeTo({520, 500});
}

bool EditCustomerDialog::take()
{
    if (!m_fields->check())
        return false;
    const Customer now = m_fields->customer();
    if (now == m_customer.customer)
        return true;
    const auto kept = keepCustomer(m_store, {now, m_customer.version}, this);
    if (kept && *kept) {
        m_customer = **kept;
        return true;
    }
    m_fault->setText(kept ? tr("Nothing was saved yet. Save again to decide between the versions.")
                          : kept.error());
    m_fault->show();
    return false;
}

} // namespace configurator
