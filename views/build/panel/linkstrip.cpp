// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/panel/linkstrip.h"

#include "views/common/spoken.h"
#include "views/common/theme.h"

#include <QPainter>

#include <algorithm>

namespace configurator {

namespace {
constexpr int boxTop = 16;
constexpr int boxHeight = 34;
constexpr int stripHeight = 74;
constexpr int maxBoxWidth = 104;
} // namespace

LinkStrip::LinkStrip(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    speakAs(this, QAccessible::Graphic);
}

void LinkStrip::setPicture(const LinkPicture &picture)
{
    m_picture = picture;
    setFixedHeight(heightFor(picture));
    setVisible(picture.isWorthDrawing());
    setAccessibleName(picture.isWorthDrawing() ? tr("Links: %1").arg(picture.caption) : QString());
    update();
}

int LinkStrip::heightFor(const LinkPicture &picture)
{
    return picture.isWorthDrawing() ? stripHeight : 0;
}

void LinkStrip::paintEvent(QPaintEvent * /*event*/)
{
    if (!m_picture.isWorthDrawing())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(this);
    const int count = static_cast<int>(m_picture.boxes.size());
    const int moreWidth = m_picture.more > 0 ? 70 : 0;
    const int boxWidth = std::min(maxBoxWidth, (width() - moreWidth) * 6 / (10 * count));
    const int linkWidth
        = count > 1 ? std::min(150, (width() - moreWidth - count * boxWidth) / (count - 1)) : 0;
    painter.setFont(fontSized(font(), count > 4 ? 0.78 : 0.9));
    int x = 0;
    for (int i = 0; i < count; ++i) {
        const LinkPicture::Box &box = m_picture.boxes[static_cast<std::size_t>(i)];
        const bool isInFast = box.isFastToNext
            || (i > 0 && m_picture.boxes[static_cast<std::size_t>(i - 1)].isFastToNext);
        const QRect place(x, boxTop, boxWidth, boxHeight);
        painter.setPen(QPen(isInFast ? theme.green : theme.amber, 1.8));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), metrics::smallRadius - 1,
                                metrics::smallRadius - 1);
        painter.setPen(theme.text);
        painter.drawText(place, Qt::AlignCenter,
                         painter.fontMetrics().elidedText(box.text, Qt::ElideRight, boxWidth - 4));
        x += boxWidth;
        if (i + 1 < count)
            paintLink(painter, {x, boxTop, linkWidth, boxHeight}, box.isFastToNext);
        x += linkWidth;
    }
    if (m_picture.more > 0) {
        painter.setPen(theme.muted);
        painter.drawText(QRect(x - linkWidth + 8, boxTop, moreWidth, boxHeight), Qt::AlignVCenter,
                         tr("+ %1").arg(countText(m_picture.more)));
    }
    paintCaption(painter);
}

void LinkStrip::paintLink(QPainter &painter, const QRect &between, bool isFast) const
{
    const Theme &theme = Theme::of(this);
    const QColor colour = isFast ? theme.green : theme.amber;
    const int middle = between.center().y();
    painter.save();
    painter.setPen(QPen(colour, isFast ? 3 : 1.8, isFast ? Qt::SolidLine : Qt::DashLine));
    painter.drawLine(between.left(), middle, between.right() + 1, middle);
    const QString name = isFast ? m_picture.fastName : m_picture.slowName;
    painter.setFont(fontSized(font(), 0.8));
    painter.setPen(colour);
    if (painter.fontMetrics().horizontalAdvance(name) <= between.width() - 4)
        painter.drawText(QRect(between.left(), boxTop - 4, between.width(), boxHeight / 2),
                         Qt::AlignCenter, name);
    painter.restore();
}

void LinkStrip::paintCaption(QPainter &painter) const
{
    // Names that found no room between the boxes stand in the caption.
    QString text = m_picture.caption;
    const bool hasBoth = !m_picture.fastName.isEmpty();
    if (m_picture.boxes.size() > 4)
        text = hasBoth ? tr("%1 (%2)").arg(text, m_picture.fastName)
                       : tr("%1 (%2)").arg(text, m_picture.slowName);
    painter.setFont(fontSized(font(), 0.84));
    painter.setPen(Theme::of(this).muted);
    painter.drawText(QRect(0, boxTop + boxHeight + 2, width(), 22), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, width()));
}

} // namespace configurator
