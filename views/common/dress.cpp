// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/dress.h"

#include "views/common/fonts.h"
#include "views/common/shopstyle.h"
#include "views/common/theme.h"

#include <QApplication>
#include <QFont>

namespace configurator {

void dressApplication(bool isDark)
{
    loadShopFonts();
    QApplication::setStyle(new ShopStyle);
    QApplication::setPalette(Theme::palette(isDark));
    QFont font(shopFontFamily());
    font.setPointSizeF(10.5);
    QApplication::setFont(font);
}

} // namespace configurator
