// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/badge.h"

#include "views/common/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace configurator {

namespace {
QFont badgeFont(const QFont &base)
{
    return fontSized(base, 0.8, QFont::DemiBold);
}
} // namespace

QSize badgeSize(const QString &text, const QFont &base)
{
    const QFontMetrics sizes(badgeFont(base));
    return {sizes.horizontalAdvance(text) + 14, sizes.height() + 4};
}

void paintBadge(QPainter *painter, QPoint at, const QString &text, const QFont &base, bool isGood,
                const QPalette &palette, int maxWidth)
{
    const Theme &theme = Theme::of(palette);
    const QRect box(at, badgeSize(text, base).boundedTo({maxWidth, 1000}));
    painter->setPen(Qt::NoPen);
    painter->setBrush(isGood ? theme.greenSoft : theme.amberSoft);
    painter->drawRoundedRect(box, 5, 5);
    painter->setFont(badgeFont(base));
    painter->setPen(isGood ? theme.green : theme.amber);
    painter->drawText(
        box, Qt::AlignCenter,
        QFontMetrics(badgeFont(base)).elidedText(text, Qt::ElideRight, box.width() - 10));
}

} // namespace configurator
