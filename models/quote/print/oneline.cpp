// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/print/oneline.h"

namespace configurator {

namespace {

bool partsWords(QChar letter)
{
    constexpr QChar narrowNoBreak(0x202f);
    if (letter == QChar::Nbsp || letter == narrowNoBreak)
        return false;
    return letter.isSpace() || letter.category() == QChar::Other_Control;
}

} // namespace

QString onOneLine(const QString &text)
{
    QString line;
    line.reserve(text.size());
    bool isSpaceDue = false;
    for (const QChar letter : text) {
        if (partsWords(letter)) {
            isSpaceDue = !line.isEmpty();
            continue;
        }
        if (isSpaceDue)
            line += u' ';
        isSpaceDue = false;
        line += letter;
    }
    return line;
}

} // namespace configurator
