// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/decimal.h"

namespace configurator {

namespace {

bool appendDigit(qint64 &sum, QChar character)
{
    const int digit = character.unicode() - u'0';
    return digit >= 0 && digit <= 9 && !__builtin_mul_overflow(sum, qint64 {10}, &sum)
        && !__builtin_add_overflow(sum, qint64 {digit}, &sum);
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

} // namespace configurator
