// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/keyboard/keyrows.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

using Row = std::vector<KeySpec>;

constexpr int wide = 3; // halves

void addLetters(Row &row, const QString &letters)
{
    for (const QChar letter : letters)
        row.push_back({KeyAction::Type, letter, 2});
}

Row letters(const QString &text)
{
    Row row;
    addLetters(row, text);
    return row;
}

Row shiftRow(const QString &text)
{
    Row row {{KeyAction::Shift, {}, wide}};
    addLetters(row, text);
    row.push_back({KeyAction::Backspace, {}, wide});
    return row;
}

// Between the keys that change the layout and Done: letters, Space, more letters.
Row lastRow(KeyAction change, const QString &before, int spaceHalves, const QString &after)
{
    Row row {{change, {}, wide}, {KeyAction::OtherLetters, {}, wide}};
    addLetters(row, before);
    row.push_back({KeyAction::Space, u" "_s, spaceHalves});
    addLetters(row, after);
    row.push_back({KeyAction::Finish, {}, wide});
    return row;
}

KeyRows latin()
{
    return {letters(u"qwertyuiop"_s), letters(u"asdfghjkl"_s), shiftRow(u"zxcvbnm"_s),
            lastRow(KeyAction::Signs, u"-"_s, 7, u"."_s)};
}

KeyRows cyrillic()
{
    return {letters(u"йцукенгшщзхъ"_s), letters(u"фывапролджэё"_s), shiftRow(u"ячсмитьбю"_s),
            lastRow(KeyAction::Signs, u"үөң"_s, 9, {})};
}

KeyRows signs()
{
    Row third = letters(u".,?!'+=#"_s);
    third.push_back({KeyAction::Backspace, {}, 4});
    return {letters(u"1234567890"_s), letters(u"-_/:;()&@\""_s), third,
            lastRow(KeyAction::Letters, {}, 11, {})};
}

} // namespace

const KeyRows &keyRows(KeyLayout layout)
{
    static const KeyRows rows[] {latin(), cyrillic(), signs()};
    return rows[static_cast<int>(layout)];
}

} // namespace configurator
