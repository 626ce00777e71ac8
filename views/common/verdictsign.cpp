// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/verdictsign.h"

#include <QPainter>

namespace configurator {

namespace {

QColor colourOf(Surface::Tone tone, const Theme &theme)
{
    switch (tone) {
    case Surface::Tone::Good:
        return theme.green;
    case Surface::Tone::Caution:
        return theme.amber;
    case Surface::Tone::Bad:
        return theme.red;
    case Surface::Tone::Plain:
        break;
    }
    return theme.muted;
}

void paintTriangle(QPainter *painter, const QPen &line)
{
    painter->drawPolygon(QPolygonF {QPointF(0, -9), QPointF(10, 8), QPointF(-10, 8)});
    painter->setPen(line);
    painter->drawLine(QPointF(0, -3), QPointF(0, 2));
    painter->drawPoint(QPointF(0, 5));
}

void paintDisc(QPainter *painter, const QPen &line, Surface::Tone tone)
{
    painter->drawEllipse(QPointF(), 9, 9);
    painter->setPen(line);
    painter->setBrush(Qt::NoBrush);
    if (tone == Surface::Tone::Good)
        painter->drawPolyline(QPolygonF {QPointF(-4, 0), QPointF(-1, 3.5), QPointF(4.5, -3.5)});
    else if (tone == Surface::Tone::Bad)
        painter->drawLines({QLineF(-3.2, -3.2, 3.2, 3.2), QLineF(3.2, -3.2, -3.2, 3.2)});
    else
        painter->drawPoint(QPointF());
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

QColor verdictColour(Verdict verdict, const Theme &theme)
{
    return colourOf(toneOf(verdict), theme);
}

// Drawn at a radius of 9 and scaled from there.
void paintVerdictSign(QPainter *painter, QPointF middle, qreal radius, Surface::Tone tone,
                      const Theme &theme)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(middle);
    painter->scale(radius / 9, radius / 9);
    const QPen line(theme.surface, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colourOf(tone, theme));
    if (tone == Surface::Tone::Caution)
        paintTriangle(painter, line);
    else
        paintDisc(painter, line, tone);
    painter->restore();
}

} // namespace configurator
