// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/list/verdictsign.h"

#include <QPainter>

namespace configurator {

namespace {

void paintTriangle(QPainter *painter, QPointF middle, const QColor &fill, const QPen &line)
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(fill);
    painter->drawPolygon(
        QPolygonF {middle + QPointF(0, -7), middle + QPointF(8, 6), middle + QPointF(-8, 6)});
    painter->setPen(line);
    painter->drawLine(middle + QPointF(0, -2.5), middle + QPointF(0, 1.5));
    painter->drawPoint(middle + QPointF(0, 4));
}

void paintInside(QPainter *painter, QPointF middle, Verdict verdict)
{
    if (verdict >= Verdict::Linked)
        painter->drawPolyline(QPolygonF {middle + QPointF(-3.2, 0), middle + QPointF(-0.8, 2.8),
                                         middle + QPointF(3.6, -2.8)});
    else if (verdict == Verdict::Unknown)
        painter->drawPoint(middle);
    else
        painter->drawLines({QLineF(middle + QPointF(-2.6, -2.6), middle + QPointF(2.6, 2.6)),
                            QLineF(middle + QPointF(2.6, -2.6), middle + QPointF(-2.6, 2.6))});
}

} // namespace

QColor verdictColour(Verdict verdict, const Theme &theme)
{
    switch (verdict) {
    case Verdict::Unknown:
        return theme.muted;
    case Verdict::Short:
    case Verdict::Unsplittable:
        return theme.red;
    case Verdict::Paper:
        return theme.amber;
    case Verdict::Linked:
    case Verdict::Single:
        return theme.green;
    }
    return theme.muted;
}

void paintVerdictSign(QPainter *painter, QPointF middle, Verdict verdict, const Theme &theme)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QPen line(theme.surface, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const QColor fill = verdictColour(verdict, theme);
    if (verdict == Verdict::Paper) {
        paintTriangle(painter, middle, fill, line);
    } else {
        painter->setPen(Qt::NoPen);
        painter->setBrush(fill);
        painter->drawEllipse(middle, 7, 7);
        painter->setPen(line);
        painter->setBrush(Qt::NoBrush);
        paintInside(painter, middle, verdict);
    }
    painter->restore();
}

} // namespace configurator
