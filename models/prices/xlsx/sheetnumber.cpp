// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/xlsx/sheetnumber.h"
#include "prices/text/digits.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype significant = 15;
constexpr qsizetype longestNumber = 400; // characters
constexpr int highestExponent = 400; // a binary number ends at 308

// 0.DIGITS times ten to the power of `exponent`; no zero at either end of the digits.
struct Parts
{
    bool isNegative = false;
    QString digits;
    qsizetype exponent = 0;
};

std::optional<int> exponentOf(QStringView text)
{
    const bool isNegative = text.startsWith(u'-');
    const QStringView digits = text.mid(isNegative || text.startsWith(u'+') ? 1 : 0);
    constexpr qsizetype longest = 4;
    if (!allDigits(digits) || digits.size() > longest)
        return {};
    const int exponent = digits.toInt();
    if (exponent > highestExponent)
        return {};
    return isNegative ? -exponent : exponent;
}

void stripZeros(Parts &parts)
{
    qsizetype zeros = 0;
    while (zeros < parts.digits.size() && parts.digits[zeros] == u'0')
        ++zeros;
    parts.digits.remove(0, zeros);
    parts.exponent -= zeros;
    while (parts.digits.endsWith(u'0'))
        parts.digits.chop(1);
}

std::optional<Parts> partsOf(QStringView text)
{
    Parts parts;
    parts.isNegative = text.startsWith(u'-');
    const QStringView number = text.mid(parts.isNegative ? 1 : 0);
    const qsizetype mark = std::max(number.indexOf(u'e'), number.indexOf(u'E'));
    const QStringView mantissa = mark < 0 ? number : number.left(mark);
    const std::optional<int> exponent = mark < 0 ? 0 : exponentOf(number.mid(mark + 1));
    const qsizetype point = mantissa.indexOf(u'.');
    const QStringView whole = point < 0 ? mantissa : mantissa.left(point);
    const QStringView part = point < 0 ? QStringView() : mantissa.mid(point + 1);
    if (!exponent || !allDigits(whole) || (point >= 0 && !allDigits(part)))
        return {};
    parts.digits = whole.toString() + part.toString();
    parts.exponent = whole.size() + *exponent;
    stripZeros(parts);
    return parts;
}

void addOneToLast(Parts &parts)
{
    qsizetype place = parts.digits.size();
    while (place > 0 && parts.digits[place - 1] == u'9')
        parts.digits[--place] = u'0';
    if (place > 0) {
        const char16_t digit = parts.digits[place - 1].unicode();
        parts.digits[place - 1] = QChar(static_cast<char16_t>(digit + 1));
    } else {
        parts.digits.prepend(u'1');
        ++parts.exponent;
    }
}

void roundToSignificant(Parts &parts)
{
    if (parts.digits.size() <= significant)
        return;
    const bool isUp = parts.digits[significant] >= u'5';
    parts.digits.truncate(significant);
    if (isUp)
        addOneToLast(parts);
    stripZeros(parts);
}

QString plainText(const Parts &parts)
{
    if (parts.digits.isEmpty())
        return u"0"_s;
    const QString sign = parts.isNegative ? u"-"_s : QString();
    if (parts.exponent <= 0)
        return sign + u"0."_s + QString(-parts.exponent, u'0') + parts.digits;
    if (parts.exponent >= parts.digits.size())
        return sign + parts.digits.leftJustified(parts.exponent, u'0');
    return sign + parts.digits.left(parts.exponent) + u'.' + parts.digits.mid(parts.exponent);
}

} // namespace

std::optional<QString> sheetNumber(QStringView text)
{
    if (text.size() > longestNumber)
        return {};
    std::optional<Parts> parts = partsOf(text);
    if (!parts)
        return {};
    roundToSignificant(*parts);
    return plainText(*parts);
}

} // namespace configurator
