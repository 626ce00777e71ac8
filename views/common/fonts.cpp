// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/fonts.h"

#include <QFile>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>

namespace configurator {

using namespace Qt::StringLiterals;

void loadShopFonts()
{
    for (const QString &style : {u"Regular"_s, u"SemiBold"_s, u"Bold"_s}) {
        const QString file = u":/fonts/Inter-%1.otf"_s.arg(style);
        if (QFile::exists(file))
            QFontDatabase::addApplicationFont(file);
    }
}

QString shopFontFamily()
{
    const QString family = u"Inter"_s;
    return QFontDatabase::hasFamily(family) ? family : QGuiApplication::font().family();
}

} // namespace configurator
