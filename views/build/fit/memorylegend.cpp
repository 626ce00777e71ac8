// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/fit/memorylegend.h"

#include "common/units.h"
#include "views/common/flowlayout.h"
#include "views/common/plainlabel.h"

#include <QHBoxLayout>

namespace configurator {

MemoryLegend::MemoryLegend(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new FlowLayout(10, this);
    m_weights = addEntry(row, LegendKey::Part::Weights);
    m_context = addEntry(row, LegendKey::Part::Context);
    m_working = addEntry(row, LegendKey::Part::Working);
}

PlainLabel *MemoryLegend::addEntry(QLayout *row, LegendKey::Part part)
{
    auto *box = new QWidget(this);
    auto *label = new PlainLabel(PlainLabel::Look::Small, {}, box);
    auto *pair = new QHBoxLayout(box);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(5);
    pair->addWidget(new LegendKey(part, box));
    pair->addWidget(label);
    row->addWidget(box);
    return label;
}

void MemoryLegend::show(const Fit &fit)
{
    // What is not known has no figure, and nothing that looks like one.
    const bool isKnown = fit.verdict != Verdict::Unknown;
    m_weights->setText(isKnown ? tr("weights %1").arg(gibFigure(fit.weights)) : tr("weights"));
    m_context->setText(isKnown ? tr("context %1").arg(gibFigure(fit.context)) : tr("context"));
    m_working->setText(isKnown ? tr("working space %1").arg(gibFigure(fit.working))
                               : tr("working space"));
    // Entries grow with their figures; the row is laid out with them, not at some later turn.
    for (const PlainLabel *label : {m_weights, m_context, m_working})
        label->parentWidget()->layout()->activate();
    layout()->invalidate();
    layout()->activate();
}

} // namespace configurator
