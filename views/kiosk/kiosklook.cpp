// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/kiosklook.h"

#include "views/common/fonts.h"

#include <QApplication>
#include <QFont>

namespace configurator {

namespace {
constexpr qreal usualPoints = 15; // read standing, an arm's length away
} // namespace

void wearLook(const KioskLook &look)
{
    QFont font(shopFontFamily());
    font.setPointSizeF(usualPoints * look.textPercent / 100);
    QApplication::setFont(font);
    QApplication::setPalette(Theme::palette(look.scheme));
}

} // namespace configurator
