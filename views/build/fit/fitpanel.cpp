// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/fit/fitpanel.h"

#include "views/build/fit/legendkey.h"
#include "views/build/fit/memorychart.h"
#include "views/build/fit/modelpickers.h"
#include "views/common/flowlayout.h"
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
    column->addWidget(createLegend());
    connect(sources, &QPushButton::clicked, this, &FitPanel::needSourcesAsked);
    connect(&document, &BuildDocument::assessmentChanged, this, &FitPanel::refresh);
    refresh();
}

QWidget *FitPanel::createLegend()
{
    auto *legend = new QWidget(this);
    auto *row = new FlowLayout(10, legend);
    const auto entry = [&](LegendKey::Part part) {
        auto *label = new PlainLabel(PlainLabel::Look::Small, {}, legend);
        auto *box = new QWidget(legend);
        auto *pair = new QHBoxLayout(box);
        pair->setContentsMargins(0, 0, 0, 0);
        pair->setSpacing(5);
        pair->addWidget(new LegendKey(part, box));
        pair->addWidget(label);
        row->addWidget(box);
        return label;
    };
    m_weights = entry(LegendKey::Part::Weights);
    m_context = entry(LegendKey::Part::Context);
    m_working = entry(LegendKey::Part::Working);
    return legend;
}

void FitPanel::refresh()
{
    const Assessment &assessment = m_document.assessment();
    const Fit &fit = assessment.fit;
    // What is not known has no figure, and nothing that looks like one or like a verdict.
    const bool isKnown = fit.verdict != Verdict::Unknown;
    m_chart->show(assessment.picture, !isKnown || fit.verdict >= Verdict::Linked);
    m_weights->setText(isKnown ? tr("weights %1").arg(gibFigure(fit.weights)) : tr("weights"));
    m_context->setText(isKnown ? tr("context %1").arg(gibFigure(fit.context)) : tr("context"));
    m_working->setText(isKnown ? tr("working space %1").arg(gibFigure(fit.working))
                               : tr("working space"));
    // Entries grow with their figures; the row is laid out with them, not at some later turn.
    for (const PlainLabel *label : {m_weights, m_context, m_working})
        label->parentWidget()->layout()->activate();
    QLayout *legend = m_weights->parentWidget()->parentWidget()->layout();
    legend->invalidate();
    legend->activate();
}

} // namespace configurator
