// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/editor/totalsbox.h"

#include "items/quotes/quotewords.h"
#include "quote/entry/lineentry.h"
#include "views/common/plainlabel.h"
#include "views/common/theme.h"

#include <QGridLayout>
#include <QLineEdit>

namespace configurator {

namespace {

const QString unknownFigure = QStringLiteral("–");

} // namespace

TotalsBox::TotalsBox(QuoteDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_grid(new QGridLayout(this))
    , m_taxGrid(new QGridLayout)
    , m_subtotal(addRow(tr("Subtotal")))
    , m_discount(new QLineEdit(this))
    , m_discountFault(new PlainLabel(PlainLabel::Look::Fault, {}, this))
    , m_open(new PlainLabel(PlainLabel::Look::Small, {}, this))
    , m_margin(new PlainLabel(PlainLabel::Look::Small, {}, this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(20);
    m_grid->setVerticalSpacing(6);
    createDiscount();
    m_taxGrid->setVerticalSpacing(6);
    m_grid->addLayout(m_taxGrid, m_grid->rowCount(), 0, 1, 2);
    m_total = addRow(tr("Total"), true);
    for (PlainLabel *line : {m_open, m_margin}) {
        line->setAlignment(Qt::AlignRight);
        line->setWordWrap(true);
        m_grid->addWidget(line, m_grid->rowCount(), 0, 1, 2);
    }
    m_open->setAccessibleName(tr("Open items"));
    m_margin->setAccessibleName(tr("Margin"));
    showMargin(false);
    connect(&document, &QuoteDocument::opened, this, &TotalsBox::refresh);
    connect(&document, &QuoteDocument::changed, this, &TotalsBox::refresh);
    connect(&document, &QuoteDocument::alternativeChanged, this, &TotalsBox::refresh);
    refresh();
}

TotalsBox::Row TotalsBox::addRow(const QString &name, bool isTotal)
{
    const auto look = isTotal ? PlainLabel::Look::Sum : PlainLabel::Look::Normal;
    const Row row {new PlainLabel(isTotal ? look : PlainLabel::Look::Muted, name, this),
                   new PlainLabel(look, {}, this)};
    row.figure->setAccessibleName(name);
    row.figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const int at = m_grid->rowCount();
    m_grid->addWidget(row.name, at, 0);
    m_grid->addWidget(row.figure, at, 1);
    return row;
}

void TotalsBox::createDiscount()
{
    m_discount->setAccessibleName(tr("Document discount"));
    m_discount->setToolTip(tr("A percentage such as 5, or an amount such as 20 %1")
                               .arg(m_document.quote().currency.code));
    m_discount->setAlignment(Qt::AlignRight);
    m_discount->setFixedSize(112, metrics::control - 4);
    auto *name = new PlainLabel(PlainLabel::Look::Muted, tr("Document discount"), this);
    name->setBuddy(m_discount);
    const int at = m_grid->rowCount();
    m_grid->addWidget(name, at, 0);
    m_grid->addWidget(m_discount, at, 1, Qt::AlignRight);
    m_discountFault->setWordWrap(true);
    m_discountFault->setAlignment(Qt::AlignRight);
    m_grid->addWidget(m_discountFault, at + 1, 0, 1, 2);
    connect(m_discount, &QLineEdit::editingFinished, this, &TotalsBox::takeDiscount);
}

void TotalsBox::takeDiscount()
{
    const Currency &currency = m_document.quote().currency;
    if (m_discount->text() == discountText(m_document.alternative().discount, currency))
        return showDiscount();
    const Result<Discount> discount = typedDiscount(m_discount->text(), currency);
    const auto index = static_cast<std::size_t>(m_document.alternativeIndex());
    const Done taken = discount
        ? m_document.tryEdit(tr("Document discount"),
                             [&](Quote &quote) { quote.alternatives[index].discount = *discount; })
        : Done(Error {discount.error()});
    if (taken)
        return showDiscount();
    m_discountFault->setText(taken.error());
    m_discountFault->show();
}

void TotalsBox::showDiscount()
{
    m_discount->setText(
        discountText(m_document.alternative().discount, m_document.quote().currency));
    m_discountFault->hide();
}

void TotalsBox::showTaxes(const QuoteTotals &totals)
{
    const std::vector<TotalRow> rows = taxRows(totals, m_document.quote().currency);
    while (m_taxes.size() < rows.size()) {
        const Row row {new PlainLabel(PlainLabel::Look::Muted, {}, this),
                       new PlainLabel(PlainLabel::Look::Normal, {}, this)};
        row.figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        const int at = static_cast<int>(m_taxes.size());
        m_taxGrid->addWidget(row.name, at, 0);
        m_taxGrid->addWidget(row.figure, at, 1);
        m_taxes.push_back(row);
    }
    for (std::size_t i = 0; i < m_taxes.size(); ++i) {
        const TotalRow row = i < rows.size() ? rows[i] : TotalRow();
        m_taxes[i].name->setText(row.name);
        m_taxes[i].figure->setAccessibleName(row.name);
        m_taxes[i].figure->say(row.figure, row.figure);
        m_taxes[i].name->setVisible(i < rows.size());
        m_taxes[i].figure->setVisible(i < rows.size());
    }
}

void TotalsBox::refresh()
{
    const Quote &quote = m_document.quote();
    const Result<QuoteTotals> &totals = m_document.totals();
    const auto money = [&](Minor amount) { return moneyFigure(amount, quote.currency); };
    const QString subtotal = totals ? money(totals->subtotal) : unknownFigure;
    const QString total = totals ? money(totals->total) : unknownFigure;
    m_subtotal.figure->say(subtotal, subtotal);
    m_total.name->setText(tr("Total %1").arg(quote.currency.code));
    m_total.figure->say(total, total);
    showTaxes(totals ? *totals : QuoteTotals());
    const QString open = totals ? openTotalText(totals->onRequest) : totals.error();
    m_open->say(open, open);
    m_open->setVisible(!open.isEmpty());
    m_discount->setReadOnly(!m_document.isDraft());
    if (!m_discount->hasFocus())
        showDiscount();
    m_margin->setText(marginText(quote, m_document.alternativeIndex()));
}

void TotalsBox::showMargin(bool isShown)
{
    m_margin->setVisible(isShown);
}

} // namespace configurator
