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
    , m_sumGrid(new QGridLayout)
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
    m_sumGrid->setVerticalSpacing(6);
    m_grid->addLayout(m_sumGrid, m_grid->rowCount(), 0, 1, 2);
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

void TotalsBox::showSums(const std::vector<SheetSum> &sums)
{
    while (m_sums.size() < sums.size()) {
        const Row row {new PlainLabel(PlainLabel::Look::Muted, {}, this),
                       new PlainLabel(PlainLabel::Look::Normal, {}, this)};
        row.figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        const int at = static_cast<int>(m_sums.size());
        m_sumGrid->addWidget(row.name, at, 0);
        m_sumGrid->addWidget(row.figure, at, 1);
        m_sums.push_back(row);
    }
    for (std::size_t i = 0; i < m_sums.size(); ++i) {
        const SheetSum sum = i < sums.size() ? sums[i] : SheetSum();
        m_sums[i].name->setText(sum.name);
        m_sums[i].figure->setAccessibleName(sum.name);
        m_sums[i].figure->say(sum.figure, sum.figure);
        m_sums[i].name->setVisible(i < sums.size());
        m_sums[i].figure->setVisible(i < sums.size());
    }
}

void TotalsBox::refresh()
{
    const Result<SheetAlternative> sheet = m_document.sheet();
    std::vector<SheetSum> sums = sheet ? sheet->sums : std::vector<SheetSum>();
    const SheetSum subtotal = sums.empty() ? SheetSum {tr("Subtotal"), unknownFigure} : sums[0];
    const SheetSum total = sheet ? sheet->total : SheetSum {tr("Total"), unknownFigure};
    m_subtotal.name->setText(subtotal.name);
    m_subtotal.figure->say(subtotal.figure, subtotal.figure);
    m_total.name->setText(total.name);
    m_total.figure->say(total.figure, total.figure);
    if (!sums.empty())
        sums.erase(sums.begin());
    showSums(sums);
    const QString open = sheet ? sheet->remarks.join(u' ') : sheet.error();
    m_open->say(open, open);
    m_open->setVisible(!open.isEmpty());
    m_discount->setReadOnly(!m_document.isDraft());
    if (!m_discount->hasFocus())
        showDiscount();
    m_margin->setText(marginText(m_document.quote(), m_document.alternativeIndex()));
}

void TotalsBox::showMargin(bool isShown)
{
    m_margin->setVisible(isShown);
}

} // namespace configurator
