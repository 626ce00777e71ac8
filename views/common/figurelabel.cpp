// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/figurelabel.h"

#include "views/common/theme.h"

#include <QPainter>

namespace configurator {

namespace {
constexpr int wrapping = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QColor inkFor(Surface::Tone tone, const Theme &theme)
{
    switch (tone) {
    case Surface::Tone::Plain:
        break;
    case Surface::Tone::Good:
        return theme.green;
    case Surface::Tone::Caution:
        return theme.amber;
    case Surface::Tone::Bad:
        return theme.red;
    }
    return theme.text;
}

} // namespace

FigureLabel::FigureLabel(QWidget *parent)
    : PlainLabel(Look::Strong, {}, parent)
{
}

void FigureLabel::setTone(Surface::Tone tone)
{
    m_tone = tone;
    update();
}

int FigureLabel::heightForWidth(int width) const
{
    const QFontMetrics sizes(fontFor(width));
    return sizes.boundingRect(QRect(0, 0, qMax(width, 60), 1000), wrapping, text()).height();
}

void FigureLabel::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setFont(fontFor(width()));
    painter.setPen(inkFor(m_tone, Theme::of(this)));
    painter.drawText(rect(), wrapping, text());
}

QFont FigureLabel::fontFor(int width) const
{
    for (const qreal factor : {1.55, 1.3, 1.1}) {
        const QFont sized = fontSized(font(), factor, QFont::DemiBold);
        if (QFontMetrics(sized).horizontalAdvance(text()) <= width)
            return sized;
    }
    return fontSized(font(), 1.0, QFont::DemiBold);
}

} // namespace configurator
