// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/panel/severitysign.h"

#include "views/common/theme.h"

#include <QPainter>

namespace configurator {

SeveritySign::SeveritySign(QWidget *parent)
    : QWidget(parent)
{
    setFixedSize(14, 20);
}

void SeveritySign::setSeverity(Severity severity)
{
    m_severity = severity;
    update();
}

void SeveritySign::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QPointF middle(7, 10);
    switch (m_severity) {
    case Severity::Warning:
        painter.setBrush(theme.amber);
        painter.drawPolygon(QPolygonF {middle + QPointF(0, -6), middle + QPointF(6.5, 5.5),
                                       middle + QPointF(-6.5, 5.5)});
        return;
    case Severity::Good:
        painter.setBrush(theme.green);
        painter.drawEllipse(middle, 5, 5);
        return;
    case Severity::Info:
        painter.setPen(QPen(theme.muted, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(middle, 4.5, 4.5);
        return;
    }
}

} // namespace configurator
