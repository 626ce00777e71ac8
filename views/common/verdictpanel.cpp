// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/verdictpanel.h"

#include "advice/words.h"
#include "views/common/plainlabel.h"
#include "views/common/theme.h"
#include "views/common/verdictsign.h"

#include <QPainter>
#include <QVBoxLayout>

namespace configurator {

VerdictPanel::VerdictPanel(QWidget *parent)
    : Surface(parent)
    , m_title(new PlainLabel(PlainLabel::Look::Strong, {}, this))
    , m_text(new PlainLabel(PlainLabel::Look::Normal, {}, this))
{
    setObjectName(QStringLiteral("verdictPanel"));
    m_title->setObjectName(QStringLiteral("verdict"));
    m_title->setAccessibleName(tr("Verdict"));
    m_title->setWordWrap(true);
    m_text->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(46, 12, metrics::gap, 12);
    column->setSpacing(3);
    column->addWidget(m_title);
    column->addWidget(m_text);
}

VerdictPanel::VerdictPanel(BuildDocument &document, QWidget *parent)
    : VerdictPanel(parent)
{
    const auto refresh
        = [this, &document] { setFit(document.assessment().fit, document.assessment().totals); };
    connect(&document, &BuildDocument::assessmentChanged, this, refresh);
    refresh();
}

void VerdictPanel::setFit(const Fit &fit, const Totals &totals)
{
    setTone(toneOf(fit.verdict));
    m_title->setText(verdictTitle(fit));
    m_text->setText(verdictText(fit, totals));
    m_title->setAccessibleDescription(tr("%1. %2").arg(m_title->text(), m_text->text()));
}

void VerdictPanel::paintEvent(QPaintEvent *event)
{
    Surface::paintEvent(event);
    QPainter painter(this);
    paintVerdictSign(&painter, QPointF(24, 24), 9, tone(), Theme::of(this));
}

} // namespace configurator
