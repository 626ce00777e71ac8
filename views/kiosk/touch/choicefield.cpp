// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/touch/choicefield.h"

#include "views/common/theme.h"
#include "views/kiosk/touch/touch.h"

#include <QPainter>

namespace configurator {

namespace {
constexpr int pad = 14;
constexpr int arrow = 10; // wide
} // namespace

ChoiceField::ChoiceField(const QString &name, QWidget *parent)
    : QPushButton(parent)
    , m_name(name)
{
    setAccessibleName(name);
    setAutoDefault(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChoiceField::setChosen(const QString &text)
{
    m_chosen = text;
    setAccessibleDescription(text);
    update();
}

QSize ChoiceField::sizeHint() const
{
    const int lines = QFontMetrics(fontSized(font(), 0.8)).height() + fontMetrics().height();
    return {fontMetrics().horizontalAdvance(m_chosen) + 2 * pad + 2 * arrow,
            qMax(lines + 14, touch::target)};
}

QSize ChoiceField::minimumSizeHint() const
{
    return {110, sizeHint().height()};
}

void ChoiceField::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.border, hasFocus() ? 2 : 1));
    painter.setBrush(isDown() ? theme.accentSoft : theme.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), metrics::smallRadius,
                            metrics::smallRadius);
    const QRect box = rect().adjusted(pad, 6, -pad - 2 * arrow, -6);
    const QFont small = fontSized(font(), 0.8);
    painter.setPen(theme.muted);
    painter.setFont(small);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignTop,
                     QFontMetrics(small).elidedText(m_name, Qt::ElideRight, box.width()));
    const QFont strong = fontSized(font(), 1.0, QFont::DemiBold);
    painter.setPen(theme.text);
    painter.setFont(strong);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignBottom,
                     QFontMetrics(strong).elidedText(m_chosen, Qt::ElideRight, box.width()));
    const QPointF tip(width() - pad - arrow / 2.0, height() / 2.0 + 3);
    painter.setPen(QPen(theme.muted, 2));
    painter.drawPolyline(QPolygonF({tip + QPointF(-5, -5), tip, tip + QPointF(5, -5)}));
}

} // namespace configurator
