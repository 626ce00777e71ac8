// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/common/theme.h"

#include <QPainter>
#include <QStyleOptionViewItem>

namespace configurator {

// Where the keyboard is in a list whose rows a delegate paints itself.
inline void drawItemFocus(QPainter *painter, const QStyleOptionViewItem &option)
{
    if (!option.state.testFlag(QStyle::State_HasFocus))
        return;
    painter->save();
    painter->setPen(QPen(Theme::of(option.palette).accent, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    painter->restore();
}

} // namespace configurator
