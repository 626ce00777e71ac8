// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/text/alphabet.h"

#include <QStringView>

namespace configurator {

namespace {

constexpr QStringView characters = u"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
// What is read as something else, and as what.
constexpr QStringView mistaken = u"OILАВСЕНКМОРТХУЗ";
constexpr QStringView meant = u"011ABCEHKM0PTXY3";

static_assert(characters.size() == alphabetSize && mistaken.size() == meant.size());

} // namespace

QChar codeCharacter(int value)
{
    return characters[value];
}

int codeValue(QChar character)
{
    const QChar capital = character.toUpper();
    const qsizetype at = mistaken.indexOf(capital);
    return static_cast<int>(characters.indexOf(at < 0 ? capital : meant[at]));
}

bool isCodeSeparator(QChar character)
{
    const char16_t code = character.unicode();
    const bool isMinus = code == 0x2212 || code == 0x00ad; // the mathematical sign, a soft hyphen
    return character.isSpace() || character.category() == QChar::Punctuation_Dash || isMinus;
}

QString codeText(const std::vector<int> &values)
{
    QString text;
    text.reserve(static_cast<qsizetype>(values.size()));
    for (const int value : values)
        text.append(codeCharacter(value));
    return text;
}

} // namespace configurator
