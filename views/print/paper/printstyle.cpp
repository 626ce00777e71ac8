// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/paper/printstyle.h"

#include "views/common/fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace configurator {

namespace {

constexpr QLatin1String shopFamily("Inter");

enum class Shaping { Needed, Needless, AsBefore };

Shaping shapingOf(QChar letter)
{
    constexpr char16_t lastOfAscii = 0x7e;
    if (letter.unicode() <= lastOfAscii)
        return Shaping::Needless;
    switch (letter.script()) {
    case QChar::Script_Latin:
    case QChar::Script_Cyrillic:
    case QChar::Script_Greek:
    case QChar::Script_Han:
        return Shaping::Needless;
    case QChar::Script_Common: // a lengthened join in an Arabic word, a sign between figures
        return Shaping::AsBefore;
    default:
        return letter.isSurrogate() ? Shaping::AsBefore : Shaping::Needed;
    }
}

// A letter with a mark is shaped together with its mark.
std::vector<bool> needShaping(const QString &text)
{
    std::vector<bool> needs;
    bool before = false;
    for (const QChar letter : text) {
        const Shaping shaping = shapingOf(letter);
        if (shaping != Shaping::AsBefore)
            before = shaping == Shaping::Needed;
        if (letter.script() == QChar::Script_Inherited && !needs.empty())
            needs.back() = true;
        needs.push_back(before);
    }
    return needs;
}

// To ask the system for a family costs more than to set a line of text; the shop's own never goes
// away again once it is there.
QString printFamily()
{
    static QString family;
    if (family != shopFamily)
        family = shopFontFamily();
    return family;
}

} // namespace

QFont printFont(double points, QFont::Weight weight)
{
    QFont font(printFamily());
    font.setPointSizeF(points);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    // A hair of spacing keeps "fi" two letters: a ligature cannot be searched for in a PDF.
    font.setLetterSpacing(QFont::PercentageSpacing, 100.01);
    return font;
}

QFont unshapedFont(QFont font)
{
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

std::vector<std::pair<int, int>> unshapedParts(const QString &text)
{
    const std::vector<bool> needs = needShaping(text);
    std::vector<std::pair<int, int>> parts;
    const auto end = static_cast<int>(needs.size());
    for (int at = 0; at < end; ++at) {
        if (needs[static_cast<std::size_t>(at)])
            continue;
        if (parts.empty() || parts.back().first + parts.back().second < at)
            parts.emplace_back(at, 0);
        ++parts.back().second;
    }
    return parts;
}

int widthOf(const QString &text, const QFont &font, const QPaintDevice *device)
{
    const QFontMetricsF metrics(unshapedFont(font), device);
    return static_cast<int>(std::ceil(metrics.horizontalAdvance(text))) + 1;
}

double sizeThatFits(const QString &text, std::initializer_list<double> points, QFont::Weight weight,
                    int width, const QPaintDevice *device)
{
    const auto *fitting = std::find_if(points.begin(), points.end(), [&](double size) {
        return widthOf(text, printFont(size, weight), device) <= width;
    });
    return fitting == points.end() ? *std::prev(points.end()) : *fitting;
}

} // namespace configurator
