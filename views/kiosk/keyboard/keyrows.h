// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace configurator {

enum class KeyAction { Type, Shift, Backspace, Space, OtherLetters, Signs, Letters, Finish };

// One key of the on-screen keyboard, before anything is drawn.
struct KeySpec
{
    KeyAction action = KeyAction::Type;
    QString text; // what it types, without Shift
    int halves = 2; // its width in halves of a letter's
    bool operator==(const KeySpec &) const = default;

    // What it types with Shift.
    [[nodiscard]] QString shifted() const { return text.toUpper(); }
};
using KeyRows = std::vector<std::vector<KeySpec>>;

enum class KeyLayout { Latin, Cyrillic, Signs };

// Latin is QWERTY; Cyrillic is ЙЦУКЕН with Ё and the letters Ү, Ө, Ң of Kyrgyz.
const KeyRows &keyRows(KeyLayout layout);
// Of the widest row of all layouts, so that keys keep their size from one to another.
inline constexpr int widestRow = 24; // halves
inline constexpr int mostKeyRows = 4;

} // namespace configurator
