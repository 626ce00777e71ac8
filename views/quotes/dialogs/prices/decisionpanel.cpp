// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/prices/decisionpanel.h"

#include "prices/list/pricedrows.h"
#include "views/common/elidedlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QGridLayout>
#include <QPushButton>

namespace configurator {

namespace {

QString reading(const std::optional<Minor> &amount, const Currency &currency)
{
    return amount ? moneyText(*amount, currency, true) : DecisionPanel::tr("no price");
}

} // namespace

DecisionPanel::DecisionPanel(QWidget *parent)
    : Surface(parent)
    , m_column(new QVBoxLayout(this))
{
    setTone(Tone::Caution);
    setAccessibleName(tr("A question about the list"));
    m_column->setContentsMargins(metrics::gap, 12, metrics::gap, 12);
    m_column->setSpacing(10);
}

void DecisionPanel::ask(const PriceDecision &decision, const Currency &currency)
{
    delete m_content;
    m_content = new QWidget(this);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    const bool isDecimal = decision.about == PriceDecision::About::Decimal;
    auto *words = new PlainLabel(PlainLabel::Look::Strong, decision.text, m_content);
    words->setWordWrap(true);
    column->addWidget(words);
    if (isDecimal) {
        column->addWidget(createSamples(decision, currency));
        column->addWidget(createAnswers());
    } else {
        auto *hint = new PlainLabel(PlainLabel::Look::Normal,
                                    tr("Choose it above, by its name or its number."), m_content);
        hint->setWordWrap(true);
        column->addWidget(hint);
    }
    column->addStretch(1);
    m_column->addWidget(m_content);
    m_content->show();
    setAccessibleDescription(decision.text);
}

QWidget *DecisionPanel::createSamples(const PriceDecision &decision, const Currency &currency)
{
    using Look = PlainLabel::Look;
    auto *box = new QWidget(m_content);
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(24);
    const QStringList heads {tr("Where"), tr("In the file"), tr("With a decimal point"),
                             tr("With a decimal comma")};
    for (int column = 0; column < heads.size(); ++column) {
        grid->addWidget(new PlainLabel(Look::Small, heads[column], box), 0, column);
        grid->setColumnStretch(column, 1);
    }
    int row = 1;
    for (const PriceSample &sample : decision.samples) {
        grid->addWidget(new ElidedLabel(Look::Normal, placeText(sample.place), box), row, 0);
        grid->addWidget(new ElidedLabel(Look::Strong, sample.text, box), row, 1);
        grid->addWidget(new PlainLabel(Look::Normal, reading(sample.asPoint, currency), box), row,
                        2);
        grid->addWidget(new PlainLabel(Look::Normal, reading(sample.asComma, currency), box), row,
                        3);
        ++row;
    }
    return box;
}

QWidget *DecisionPanel::createAnswers()
{
    auto *box = new QWidget(m_content);
    auto *row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    const std::pair<DecimalStyle, QString> answers[] {
        {DecimalStyle::Point, tr("It is a decimal point")},
        {DecimalStyle::Comma, tr("It is a decimal comma")}};
    for (const auto &[style, text] : answers) {
        auto *button = new QPushButton(text, box);
        button->setProperty(look::property, look::outline);
        button->setAccessibleName(text);
        // The panel goes while its button is still at work.
        connect(
            button, &QPushButton::clicked, this,
            [this, chosen = style] { Q_EMIT decimalChosen(chosen); }, Qt::QueuedConnection);
        row->addWidget(button);
    }
    row->addStretch(1);
    return box;
}

} // namespace configurator
