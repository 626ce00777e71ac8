// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QFont>

#include <utility>
#include <vector>

class QPaintDevice;

namespace configurator {

// The one place that says how fine the paper is; all lengths on it are in such dots.
inline constexpr int printResolution = 300;
inline constexpr double pageMarginMm = 15;

constexpr int dots(double millimetres)
{
    return static_cast<int>(millimetres * printResolution / 25.4);
}

inline constexpr int printHairline = dots(0.2);
inline constexpr double printBodySize = 10; // points
inline constexpr double printSmallSize = 9;

// The paper's own colours: a print never follows the screen's palette.
namespace paper {
inline constexpr QColor text {0x14, 0x18, 0x1f};
inline constexpr QColor muted {0x5b, 0x64, 0x72};
inline constexpr QColor line {0xdf, 0xe3, 0xe8};
inline constexpr QColor amber {0xd9, 0x82, 0x2b};
inline constexpr QColor amberGround {0xfd, 0xf1, 0xe1};
inline constexpr QColor green {0x2b, 0x8a, 0x5b};
inline constexpr QColor greenGround {0xe4, 0xf4, 0xea};
inline constexpr QColor greyGround {0xee, 0xf0, 0xf3};
inline constexpr QColor weights {0x3b, 0x5b, 0xdb};
inline constexpr QColor context {0x22, 0xa6, 0xb3};
inline constexpr QColor working {0x9a, 0xa3, 0xb2};
inline constexpr QColor combined {0x55, 0xa2, 0x7d};
inline constexpr QColor combinedOther {0x8b, 0xc0, 0xa5};
} // namespace paper

// The shop's font for paper.
QFont printFont(double points, QFont::Weight weight = QFont::Normal);
// The same for letters that are drawn one by one. Shaping may put a nameless glyph in place of a
// sign, and a PDF then loses that sign from its text: Inter raises a hyphen between capitals.
QFont unshapedFont(QFont font);
// Parts of a text, from and length, whose letters need no shaping: Latin, Cyrillic, Greek, Han.
std::vector<std::pair<int, int>> unshapedParts(const QString &text);
// How long a text is on one line.
int widthOf(const QString &text, const QFont &font, const QPaintDevice *device);
// The largest of these sizes at which a text keeps within a width; the last one if none does.
double sizeThatFits(const QString &text, std::initializer_list<double> points, QFont::Weight weight,
                    int width, const QPaintDevice *device);

} // namespace configurator
