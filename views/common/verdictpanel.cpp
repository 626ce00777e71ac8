// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/verdictpanel.h"

#include "advice/words.h"
#include "views/common/plainlabel.h"
#include "views/common/theme.h"

#include <QPainter>
#include <QVBoxLayout>

namespace configurator {

namespace {

void paintSign(QPainter &painter, const QPointF &middle, Surface::Tone tone, const Theme &theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QPen line(theme.surface, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (tone == Surface::Tone::Caution) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.amber);
        painter.drawPolygon(
            QPolygonF {middle + QPointF(0, -9), middle + QPointF(10, 8), middle + QPointF(-10, 8)});
        painter.setPen(line);
        painter.drawLine(middle + QPointF(0, -3), middle + QPointF(0, 2));
        painter.drawPoint(middle + QPointF(0, 5));
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone == Surface::Tone::Good      ? theme.green
                         : tone == Surface::Tone::Bad ? theme.red
                                                      : theme.muted);
    painter.drawEllipse(middle, 9, 9);
    painter.setPen(line);
    painter.setBrush(Qt::NoBrush);
    if (tone == Surface::Tone::Good)
        painter.drawPolyline(QPolygonF {middle + QPointF(-4, 0), middle + QPointF(-1, 3.5),
                                        middle + QPointF(4.5, -3.5)});
    else if (tone == Surface::Tone::Bad)
        painter.drawLines({QLineF(middle + QPointF(-3.2, -3.2), middle + QPointF(3.2, 3.2)),
                           QLineF(middle + QPointF(3.2, -3.2), middle + QPointF(-3.2, 3.2))});
    else
        painter.drawPoint(middle);
}

} // namespace

Surface::Tone toneOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Unknown:
        return Surface::Tone::Plain;
    case Verdict::Short:
    case Verdict::Unsplittable:
        return Surface::Tone::Bad;
    case Verdict::Paper:
        return Surface::Tone::Caution;
    case Verdict::Linked:
    case Verdict::Single:
        return Surface::Tone::Good;
    }
    return Surface::Tone::Plain;
}

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
    paintSign(painter, QPointF(24, 24), tone(), Theme::of(this));
}

} // namespace configurator
