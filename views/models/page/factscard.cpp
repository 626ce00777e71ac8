// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/page/factscard.h"

#include "items/aimodels/words/modelfacts.h"
#include "views/common/figurelabel.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/sourcesdialog.h"
#include "views/common/theme.h"
#include "views/models/cardscroll.h"

#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>

namespace configurator {

namespace {
constexpr int mostHeight = 222;
} // namespace

FactsCard::FactsCard(QWidget *parent)
    : Surface(parent)
    , m_name(new FigureLabel(this))
    , m_byline(new PlainLabel(PlainLabel::Look::Muted, {}, this))
    , m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("factsCard"));
    setAccessibleName(tr("Facts"));
    m_name->setObjectName(QStringLiteral("modelName"));
    m_byline->setWordWrap(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *sources = new QPushButton(tr("Where do these facts come from?"), this);
    sources->setProperty(look::property, look::bare);
    sources->setAutoDefault(true);
    connect(sources, &QPushButton::clicked, this, &FactsCard::showSources);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::gap, 12, 10, 4);
    column->setSpacing(2);
    column->addWidget(m_name);
    column->addWidget(m_byline);
    column->addSpacing(6);
    column->addWidget(m_scroll, 1);
    column->addWidget(sources, 0, Qt::AlignLeft);
}

void FactsCard::show(const AiModel &model)
{
    m_model = model;
    m_name->setText(model.name);
    m_byline->setText(modelByline(model));
    QWidget *facts = createFacts();
    // What a small screen has room for is seen without scrolling.
    m_scroll->setMinimumHeight(std::min(facts->sizeHint().height(), mostHeight));
    showOnCard(m_scroll, facts);
}

QWidget *FactsCard::createFacts()
{
    auto *box = new QWidget;
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 6, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const ModelFact &fact : factsOf(m_model)) {
        auto *label = new PlainLabel(PlainLabel::Look::Muted, fact.label, box);
        auto *value = new PlainLabel(PlainLabel::Look::Normal, fact.value, box);
        value->setWordWrap(true);
        value->setAccessibleName(fact.label);
        value->setAccessibleDescription(fact.value);
        grid->addWidget(label, row, 0, Qt::AlignTop);
        grid->addWidget(value, row, 1);
        ++row;
    }
    grid->setRowStretch(row, 1);
    return box;
}

void FactsCard::showSources()
{
    SourcesDialog(tr("Facts about %1").arg(m_model.name), sourcesOf(m_model), this).exec();
}

} // namespace configurator
