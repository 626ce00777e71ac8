// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/decimal.h"

#include <algorithm>

namespace configurator {

namespace {

bool appendDigit(qint64 &sum, QChar character)
{
    const int digit = character.unicode() - u'0';
    return digit >= 0 && digit <= 9 && !__builtin_mul_overflow(sum, qint64 {10}, &sum)
        && !__builtin_add_overflow(sum, qint64 {digit}, &sum);
}

QString withoutSpaces(const QString &text)
{
    QString plain = text;
    plain.removeIf([](QChar character) { return character.isSpace(); });
    return plain;
}

bool isMark(QChar character)
{
    return character == u'.' || character == u',' || character == u'\''
        || character == QChar(0x2019);
}

// Exactly three digits follow, up to the next mark or the end.
bool threeDigitsFollow(const QString &plain, qsizetype mark)
{
    qsizetype end = mark + 1;
    while (end < plain.size() && !isMark(plain[end]))
        ++end;
    return end - mark == 4;
}

// Where the decimal mark stands; -1: there is none.
qsizetype decimalMarkOf(const QString &plain, const QLocale &locale)
{
    const qsizetype last = std::max(plain.lastIndexOf(u'.'), plain.lastIndexOf(u','));
    if (last < 0)
        return -1;
    const bool isAlone = plain.count(plain[last]) == 1;
    const bool areBoth = plain.contains(u'.') && plain.contains(u',');
    if (!isAlone)
        return -1;
    if (!areBoth && QString(plain[last]) == locale.groupSeparator()
        && threeDigitsFollow(plain, last))
        return -1;
    return last;
}

bool groupsThousands(const QString &plain, qsizetype mark, qsizetype point)
{
    return mark > 0 && plain[mark - 1].isDigit() && threeDigitsFollow(plain, mark)
        && (point < 0 || mark < point);
}

} // namespace

std::optional<qint64> decimalFrom(QStringView text, int decimals)
{
    const bool isNegative = text.startsWith(u'-');
    const QStringView digits = text.mid(isNegative ? 1 : 0);
    const qsizetype point = digits.indexOf(u'.');
    const QStringView whole = point < 0 ? digits : digits.left(point);
    const QStringView part = point < 0 ? QStringView() : digits.mid(point + 1);
    if (whole.isEmpty() || (point >= 0 && part.isEmpty()) || part.size() > decimals)
        return {};
    qint64 sum = 0;
    for (const QChar character : whole)
        if (!appendDigit(sum, character))
            return {};
    for (qsizetype i = 0; i < decimals; ++i)
        if (!appendDigit(sum, i < part.size() ? part[i] : QChar(u'0')))
            return {};
    return isNegative ? -sum : sum;
}

QString decimalText(qint64 scaled, int decimals)
{
    const bool isNegative = scaled < 0;
    QString digits = QString::number(scaled).mid(isNegative ? 1 : 0);
    if (decimals > 0) {
        digits = digits.rightJustified(decimals + 1, u'0');
        digits.insert(digits.size() - decimals, u'.');
    }
    return isNegative ? u'-' + digits : digits;
}

std::optional<Decimal> Decimal::from(QStringView text)
{
    const std::optional<qint64> scaled = decimalFrom(text, places);
    return scaled ? std::optional(Decimal {*scaled}) : std::nullopt;
}

std::optional<Decimal> Decimal::typed(const QString &text, const QLocale &locale)
{
    QString typed = withoutSpaces(text);
    typed.replace(QChar(0x2212), u'-');
    const qsizetype point = decimalMarkOf(typed, locale);
    QString plain;
    for (qsizetype i = 0; i < typed.size(); ++i) {
        if (!isMark(typed[i]))
            plain += typed[i];
        else if (i == point)
            plain += u'.';
        else if (!groupsThousands(typed, i, point))
            return {};
    }
    return from(plain);
}

QString Decimal::text(int fewestPlaces) const
{
    QString text = decimalText(millionths, places);
    qsizetype spare = places - fewestPlaces;
    while (spare > 0 && text.endsWith(u'0')) {
        text.chop(1);
        --spare;
    }
    if (text.endsWith(u'.'))
        text.chop(1);
    return text;
}

QString Decimal::shown(int fewestPlaces, const QLocale &locale) const
{
    const QString plain = text(fewestPlaces);
    const bool isNegative = plain.startsWith(u'-');
    const QStringView digits = QStringView(plain).mid(isNegative ? 1 : 0);
    const qsizetype point = digits.indexOf(u'.');
    const QStringView whole = point < 0 ? digits : digits.left(point);
    QString shown = isNegative ? locale.negativeSign() : QString();
    shown += locale.toString(whole.toLongLong());
    if (point < 0)
        return shown;
    shown += locale.decimalPoint();
    for (const QChar digit : digits.mid(point + 1))
        shown += locale.toString(digit.digitValue());
    return shown;
}

} // namespace configurator
