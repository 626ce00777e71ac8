// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/topbar.h"

#include "views/common/theme.h"

#include <QPainter>

namespace configurator {

void TopBar::paintEvent(QPaintEvent * /*event*/)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.surface);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
}

} // namespace configurator
