// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/printstyle.h"

#include "views/common/fonts.h"

#include <algorithm>

namespace configurator {

namespace {

bool readsUnshaped(QChar letter)
{
    switch (letter.script()) {
    case QChar::Script_Common:
    case QChar::Script_Latin:
    case QChar::Script_Cyrillic:
    case QChar::Script_Greek:
    case QChar::Script_Han:
        return true;
    default:
        return false;
    }
}

} // namespace

QFont printFont(double points, QFont::Weight weight)
{
    QFont font(shopFontFamily());
    font.setPointSizeF(points);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    // A hair of spacing keeps "fi" two letters: a ligature cannot be searched for in a PDF.
    font.setLetterSpacing(QFont::PercentageSpacing, 100.01);
    return font;
}

QFont fontForText(QFont font, const QString &text)
{
    // Shaping may put a nameless glyph in place of a sign, and a PDF then loses that sign from its
    // text: Inter raises the multiplication sign beside figures.
    if (std::all_of(text.begin(), text.end(), readsUnshaped))
        font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

} // namespace configurator
