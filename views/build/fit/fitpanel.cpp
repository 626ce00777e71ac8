// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/fit/fitpanel.h"

#include "views/build/fit/memorychart.h"
#include "views/build/fit/memorylegend.h"
#include "views/build/fit/modelpickers.h"
#include "views/common/plainlabel.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace configurator {

FitPanel::FitPanel(BuildDocument &document, QWidget *parent)
    : Surface(parent)
    , m_document(document)
    , m_chart(new MemoryChart(this))
    , m_legend(new MemoryLegend(this))
{
    setObjectName(QStringLiteral("fitPanel"));
    auto *sources = new QPushButton(tr("Where does this number come from?"), this);
    sources->setProperty(look::property, look::bare);
    sources->setFont(fontSized(font(), 0.88));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::gap, 6, metrics::gap, metrics::gap);
    column->setSpacing(6);
    auto *head = new QHBoxLayout;
    head->addWidget(new PlainLabel(PlainLabel::Look::Title, tr("Will this model fit?"), this), 1);
    head->addWidget(sources);
    column->addLayout(head);
    auto *pickers = new ModelPickers(document, this);
    connect(pickers, &ModelPickers::addModelAsked, this, &FitPanel::addModelAsked);
    connect(pickers, &ModelPickers::ownModelsAsked, this, &FitPanel::ownModelsAsked);
    column->addWidget(pickers);
    column->addWidget(m_chart);
    column->addWidget(m_legend);
    connect(sources, &QPushButton::clicked, this, &FitPanel::needSourcesAsked);
    connect(&document, &BuildDocument::assessmentChanged, this, &FitPanel::refresh);
    refresh();
}

void FitPanel::refresh()
{
    const Assessment &assessment = m_document.assessment();
    m_chart->show(assessment);
    m_legend->show(assessment.fit);
}

} // namespace configurator
