// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/surface.h"

#include "views/common/theme.h"

#include <QPainter>

namespace configurator {

Surface::Surface(QWidget *parent)
    : QFrame(parent)
{
}

void Surface::setTone(Tone tone)
{
    if (m_tone == tone)
        return;
    m_tone = tone;
    update();
}

void Surface::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(this);
    const QColor fill = m_tone == Tone::Good ? theme.greenSoft
        : m_tone == Tone::Caution            ? theme.amberSoft
        : m_tone == Tone::Bad                ? theme.redSoft
                                             : theme.surface;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_tone == Tone::Plain ? QPen(theme.border) : QPen(Qt::NoPen));
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::radius,
                            metrics::radius);
}

} // namespace configurator
