// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/customers/customerdialog.h"

#include "views/common/elidedlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"
#include "views/quotes/dialogs/customers/customerfields.h"
#include "views/quotes/dialogs/customers/customerfinder.h"
#include "views/quotes/dialogs/customers/keepcustomer.h"
#include "views/quotes/dialogs/parts/formscroll.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace configurator {

namespace {

constexpr int leastFinderWidth = 200;

} // namespace

CustomerDialog::CustomerDialog(const Customer &now, QuoteStore &store, QWidget *parent)
    : AskingDialog(tr("Who is this quote for?"), tr("Use this customer"), tr("Cancel"), parent)
    , m_store(store)
    , m_finder(new CustomerFinder(store, this))
    , m_fields(new CustomerFields(this))
    , m_keep(new QCheckBox(tr("Keep in the customer list"), this))
    , m_new(new QPushButton(tr("Somebody new"), this))
    , m_origin(new PlainLabel(PlainLabel::Look::Small, {}, this))
    , m_fault(new PlainLabel(PlainLabel::Look::Fault, {}, this))
{
    auto *row = new QHBoxLayout;
    row->setSpacing(20);
    m_finder->setMinimumWidth(leastFinderWidth);
    m_finder->chooseByClick();
    row->addWidget(m_finder, 3);
    row->addWidget(createForm(), 4);
    body()->addLayout(row, 1);
    m_fault->setWordWrap(true);
    m_fault->hide();
    body()->addWidget(m_fault);
    connect(m_finder, &CustomerFinder::chosen, this, &CustomerDialog::choose);
    connect(m_new, &QPushButton::clicked, this, &CustomerDialog::beginNew);
    connect(m_fields, &CustomerFields::edited, m_fault, &QWidget::hide);
    m_keep->setChecked(true);
    recall(now);
    m_finder->setFocus();
    sizeTo({820, 560});
}

QWidget *CustomerDialog::createForm()
{
    auto *content = new QWidget;
    auto *head = new QHBoxLayout;
    m_origin->setWordWrap(true);
    head->addWidget(m_origin, 1);
    m_new->setProperty(look::property, look::bare);
    head->addWidget(m_new);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 12, 0);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(m_fields);
    m_keep->setMinimumHeight(metrics::control);
    column->addWidget(m_keep);
    column->addStretch(1);
    return new FormScroll(content, this);
}

// The quote has its own copy of a customer. Where the list has another one by now, writing into the
// list has to show both, so that the copy does not pass for the newest version.
void CustomerDialog::recall(const Customer &now)
{
    m_known = {now, 0};
    if (!now.id.isEmpty()) {
        const auto found = m_store.customers(now.name(), CustomersModel::mostShown);
        for (const StoredCustomer &entry : found ? *found : std::vector<StoredCustomer>()) {
            if (entry.customer == now)
                m_known = entry;
        }
    }
    m_fields->setCustomer(now);
    m_finder->setCurrent(now.id);
    showOrigin();
}

void CustomerDialog::choose(const StoredCustomer &customer)
{
    m_known = customer;
    m_fields->setCustomer(customer.customer);
    m_fields->focusFirst();
    showOrigin();
}

void CustomerDialog::beginNew()
{
    m_known = {};
    m_fields->setCustomer({});
    m_fields->focusFirst();
    showOrigin();
}

void CustomerDialog::showOrigin()
{
    const bool isKnown = !m_known.customer.id.isEmpty();
    m_origin->setText(isKnown ? tr("This customer is in the list.")
                              : tr("Choose a customer from the list, or write a new one."));
    m_new->setVisible(isKnown);
    m_keep->setText(isKnown ? tr("Keep changes in the customer list")
                            : tr("Keep in the customer list"));
    m_fault->hide();
}

bool CustomerDialog::keep(const Customer &customer)
{
    const auto kept = keepCustomer(m_store, {customer, m_known.version}, this);
    if (kept && *kept) {
        m_customer = (*kept)->customer;
        return true;
    }
    m_fault->setText(kept ? tr("Nothing was kept yet. Decide between the two versions, or take the "
                               "tick out to use these fields for this quote alone.")
                          : kept.error());
    m_fault->show();
    return false;
}

bool CustomerDialog::take()
{
    if (!m_fields->check())
        return false;
    m_customer = m_fields->customer();
    const bool isUnchanged = !m_customer.id.isEmpty() && m_customer == m_known.customer;
    return isUnchanged || !m_keep->isChecked() || keep(m_customer);
}

} // namespace configurator
