// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/customers/customersdialog.h"

#include "common/wholefile.h"
#include "quote/export/filename.h"
#include "views/common/flowlayout.h"
#include "views/common/messagebar.h"
#include "views/common/shopstyle.h"
#include "views/quotes/dialogs/confirmdialog.h"
#include "views/quotes/dialogs/customers/customerfinder.h"
#include "views/quotes/dialogs/customers/editcustomerdialog.h"
#include "views/quotes/dialogs/customers/mergedialog.h"

#include <QDir>
#include <QPushButton>
#include <QVBoxLayout>

namespace configurator {

using namespace Qt::StringLiterals;

CustomersDialog::CustomersDialog(QuoteStore &store, PathToSave pathToSave, QWidget *parent)
    : AskingDialog(tr("Customers"), {}, tr("Close"), parent)
    , m_store(store)
    , m_pathToSave(std::move(pathToSave))
    , m_finder(new CustomerFinder(store, this))
    , m_messages(new MessageBar(this))
{
    body()->addWidget(m_messages);
    body()->addWidget(m_finder, 1);
    createActions();
    connect(m_finder, &CustomerFinder::chosen, this, &CustomersDialog::openEditor);
    connect(m_finder, &CustomerFinder::currentChanged, this, &CustomersDialog::showActions);
    showActions();
    m_finder->setFocus();
    sizeTo({640, 560});
}

void CustomersDialog::createActions()
{
    auto *row = new FlowLayout(8);
    row->addWidget(addAction(tr("Add a customer"), &CustomersDialog::add));
    using Action = void (CustomersDialog::*)();
    const std::pair<QString, Action> actions[] {{tr("Edit"), &CustomersDialog::edit},
                                                {tr("Merge"), &CustomersDialog::merge},
                                                {tr("Export data"), &CustomersDialog::exportData},
                                                {tr("Erase data"), &CustomersDialog::erase}};
    for (const auto &[text, action] : actions) {
        m_actions.push_back(addAction(text, action));
        row->addWidget(m_actions.back());
    }
    body()->addLayout(row);
}

QPushButton *CustomersDialog::addAction(const QString &text, void (CustomersDialog::*action)())
{
    auto *button = new QPushButton(text, this);
    button->setProperty(look::property, look::outline);
    button->setAccessibleName(text);
    connect(button, &QPushButton::clicked, this, action);
    return button;
}

void CustomersDialog::showActions()
{
    const auto current = m_finder->current();
    for (QPushButton *button : m_actions) {
        button->setEnabled(current.has_value());
        button->setAccessibleDescription(current ? current->customer.name() : QString());
    }
}

void CustomersDialog::add()
{
    openEditor({});
}

void CustomersDialog::edit()
{
    if (const auto current = m_finder->current())
        openEditor(*current);
}

void CustomersDialog::openEditor(const StoredCustomer &customer)
{
    m_messages->dismiss();
    EditCustomerDialog dialog(customer, m_store, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_finder->refresh();
    m_finder->setCurrent(dialog.customer().customer.id);
    Q_EMIT changed();
}

void CustomersDialog::merge()
{
    const auto current = m_finder->current();
    if (!current)
        return;
    m_messages->dismiss();
    MergeDialog dialog(current->customer, m_store, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    tell(configurator::done(), tr("Both entries are one now."));
}

void CustomersDialog::exportData()
{
    const auto current = m_finder->current();
    if (!current)
        return;
    const QString proposal = safeFileName(current->customer.name(), u"json"_s);
    const auto path = m_pathToSave(this, tr("Export one customer's data"), proposal,
                                   tr("Data of one customer (*.json)"));
    if (!path)
        return;
    const Result<QByteArray> json = m_store.exported(current->customer.id);
    const QString shown = QDir::toNativeSeparators(*path);
    if (!json)
        return m_messages->say(json.error());
    if (const auto fault = writeWhole(*json, *path))
        return m_messages->say(tr("The data could not be saved as %1: %2.").arg(shown, *fault));
    m_messages->say(tr("Saved as %1.").arg(shown), Surface::Tone::Good);
}

void CustomersDialog::erase()
{
    const auto current = m_finder->current();
    if (!current)
        return;
    m_messages->dismiss();
    const QString name = current->customer.name().simplified();
    ConfirmDialog dialog(
        tr("Erase one customer's data"),
        tr("%1 is taken out of the customer list. Name, address, tax number and e-mail go from "
           "every quote of this customer, and so do reference, note and reasons, in which people "
           "may be named. The quotes stay, with their numbers, lines and totals. Backups of the "
           "store that hold the data are removed.\n\nThis can't be undone.")
            .arg(name),
        tr("Erase"), this);
    if (dialog.exec() == QDialog::Accepted)
        tell(m_store.erase(current->customer.id), tr("The data of %1 is erased.").arg(name));
}

void CustomersDialog::tell(const Done &outcome, const QString &success)
{
    if (!outcome)
        return m_messages->say(outcome.error());
    m_finder->refresh();
    m_messages->say(success, Surface::Tone::Good);
    Q_EMIT changed();
}

} // namespace configurator
