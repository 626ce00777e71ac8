// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/customers/mergedialog.h"

#include "views/common/plainlabel.h"
#include "views/common/unwheeled.h"
#include "views/quotes/dialogs/parts/checkedfield.h"
#include "views/quotes/dialogs/customers/customerfinder.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestName = 60;

QString shortened(const QString &text)
{
    const QString line = text.simplified();
    return line.size() <= longestName ? line : line.left(longestName) + u'…';
}

// What tells two entries of one name apart.
QString entryText(const Customer &customer)
{
    QStringList parts {customer.name(), customer.company.isEmpty() ? QString() : customer.person,
                       customer.email};
    parts.removeAll(QString());
    return shortened(parts.join(u" · "_s));
}

} // namespace

MergeDialog::MergeDialog(const Customer &customer, QuoteStore &store, QWidget *parent)
    : AskingDialog(tr("Merge two customers"), tr("Merge"), tr("Cancel"), parent)
    , m_store(store)
    , m_customer(customer)
    , m_finder(new CustomerFinder(store, this))
    , m_kept(new Unwheeled<QComboBox>(this))
    , m_outcome(new PlainLabel(PlainLabel::Look::Normal, {}, this))
    , m_fault(new PlainLabel(PlainLabel::Look::Fault, {}, this))
{
    auto *lead = new PlainLabel(
        PlainLabel::Look::Normal,
        tr("Find the other entry of “%1” in the list.").arg(shortened(customer.name())), this);
    lead->setWordWrap(true);
    body()->addWidget(lead);
    body()->addWidget(m_finder, 1);
    addChoice();
    connect(m_finder, &CustomerFinder::currentChanged, this, &MergeDialog::showChoice);
    connect(m_finder, &CustomerFinder::chosen, m_kept, [this] { m_kept->setFocus(); });
    connect(m_kept, &QComboBox::currentIndexChanged, this, &MergeDialog::showChoice);
    m_finder->setFocus();
    showChoice();
    sizeTo({560, 580});
}

void MergeDialog::addChoice()
{
    m_kept->addItems({entryText(m_customer), QString()});
    m_kept->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    body()->addWidget(new CheckedField(tr("Which entry stays"), m_kept, this));
    for (PlainLabel *label : {m_outcome, m_fault}) {
        label->setWordWrap(true);
        body()->addWidget(label);
    }
}

std::optional<Customer> MergeDialog::other() const
{
    const auto current = m_finder->current();
    return current ? std::optional(current->customer) : std::nullopt;
}

std::pair<Customer, Customer> MergeDialog::keptAndGone() const
{
    const Customer found = other().value_or(m_customer);
    return m_kept->currentIndex() == 0 ? std::pair(m_customer, found)
                                       : std::pair(found, m_customer);
}

QString MergeDialog::otherFault() const
{
    const auto found = other();
    if (!found)
        return tr("Find the other entry first.");
    return found->id == m_customer.id ? tr("This is the same entry. Choose the other one.")
                                      : QString();
}

// How many quotes move is told where the store tells it.
QString MergeDialog::outcome() const
{
    const auto [kept, gone] = keptAndGone();
    const auto json = m_store.exported(gone.id);
    const QString name = shortened(gone.name());
    const QString keptName = shortened(kept.name());
    if (!json)
        return tr("The entry “%1” goes, and its quotes become those of “%2”.").arg(name, keptName);
    const int quotes = quoteCountIn(*json);
    if (quotes == 0)
        return tr("The entry “%1” goes. It has no quotes that would move.").arg(name);
    if (quotes == 1)
        return tr("The entry “%1” goes, and its quote becomes one of “%2”.").arg(name, keptName);
    return tr("The entry “%1” goes, and its %2 quotes become those of “%3”.")
        .arg(name, QString::number(quotes), keptName);
}

void MergeDialog::showChoice()
{
    const QString fault = otherFault();
    const bool isReady = fault.isEmpty();
    m_kept->setEnabled(isReady);
    m_kept->setItemText(1, isReady ? entryText(*other()) : tr("the other entry"));
    m_outcome->setVisible(isReady);
    m_outcome->setText(isReady ? outcome() : QString());
    m_fault->hide();
    takeButton()->setEnabled(isReady);
    takeButton()->setAccessibleDescription(isReady ? m_outcome->text() : fault);
}

bool MergeDialog::take()
{
    if (!otherFault().isEmpty())
        return false;
    const auto [kept, gone] = keptAndGone();
    const Done merged = m_store.merge(kept.id, gone.id);
    m_fault->setText(merged.error());
    m_fault->setVisible(!merged);
    return merged.isOk();
}

} // namespace configurator
