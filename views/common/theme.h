// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QPalette>

class QWidget;

namespace configurator {

// The shop's colours. Widgets ask for the theme of their own palette, so that light, dark and
// whatever comes later need no second copy of any widget.
struct Theme
{
    QColor window;
    QColor surface; // cards
    QColor sunken; // tiles inside cards
    QColor border;
    QColor disabled; // fill of what can't be pressed now
    QColor text;
    QColor muted;
    QColor accent;
    QColor onAccent;
    QColor accentSoft;
    QColor amber; // for words
    QColor amberFill; // for bars and drawings
    QColor amberSoft;
    QColor green;
    QColor greenFill;
    QColor greenSoft;
    QColor red;
    QColor redSoft;
    QColor weights; // the three parts of what a model needs
    QColor context;
    QColor working;
    QColor combined; // units, alternating
    QColor combinedNext;

    // The third is for eyes that need it: black, white and bright signs.
    enum class Scheme { Light, Dark, HighContrast };

    static const Theme &of(const QPalette &palette);
    static const Theme &of(const QWidget *widget);
    static QPalette palette(Scheme scheme);
    static QPalette palette(bool isDark) { return palette(isDark ? Scheme::Dark : Scheme::Light); }
    static bool isDark(const QPalette &palette);
};

// Sizes in one place; logical pixels at the default font.
namespace metrics {
inline constexpr int radius = 10;
inline constexpr int smallRadius = 7;
inline constexpr int gap = 14; // inside cards
inline constexpr int pageGap = 16; // between cards
inline constexpr int control = 38; // least height of anything to press
} // namespace metrics

QFont fontSized(const QFont &font, qreal factor, int weight = -1);

} // namespace configurator
