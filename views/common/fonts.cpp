// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/fonts.h"

#include <QFile>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QSet>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// Bundled fonts are in the program once: a font that is loaded twice would stay loaded twice.
void load(const QString &style)
{
    const QString file = u":/fonts/Inter-%1.otf"_s.arg(style);
    static QSet<QString> loaded;
    if (QFile::exists(file) && !loaded.contains(file)) {
        loaded.insert(file);
        QFontDatabase::addApplicationFont(file);
    }
}

} // namespace

void loadShopFonts()
{
    load(u"Regular"_s);
    load(u"SemiBold"_s);
}

void loadPrintFonts()
{
    loadShopFonts();
    load(u"Bold"_s);
}

QString shopFontFamily()
{
    const QString family = u"Inter"_s;
    return QFontDatabase::hasFamily(family) ? family : QGuiApplication::font().family();
}

} // namespace configurator
