// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "money/money.h"

namespace configurator {

namespace {

quint64 magnitudeOf(Minor amount)
{
    const auto bits = static_cast<quint64>(amount);
    return amount < 0 ? 0 - bits : bits; // also right for the smallest integer
}

// "6,868.10" without a sign; the minor part is left out on request when it is zero.
QString magnitudeText(Minor amount, int exponent, bool alwaysDecimals, const QLocale &locale)
{
    quint64 unit = 1;
    for (int i = 0; i < exponent; ++i)
        unit *= 10;
    const quint64 magnitude = magnitudeOf(amount);
    const QString whole = locale.toString(magnitude / unit);
    const quint64 part = magnitude % unit;
    if (exponent == 0 || (part == 0 && !alwaysDecimals))
        return whole;
    QString decimals;
    for (quint64 place = unit / 10; place > 0; place /= 10)
        decimals += locale.toString(part / place % 10);
    return whole + locale.decimalPoint() + decimals;
}

// "AED" before a figure needs a space, "CA$" does not.
bool needsSpace(const QString &sign)
{
    return !sign.isEmpty() && sign.back().isLetterOrNumber();
}

} // namespace

Minor wholeAmount(qint64 units, const Currency &currency)
{
    Minor amount = units;
    for (int place = 0; place < currency.exponent; ++place)
        amount *= 10;
    return amount;
}

QString moneyText(Minor amount, const Currency &currency, bool alwaysDecimals,
                  const QLocale &locale)
{
    const QString space = needsSpace(currency.sign) ? QString(QChar::Nbsp) : QString();
    const QString sign = amount < 0 ? locale.negativeSign() : QString();
    return sign + currency.sign + space
        + magnitudeText(amount, currency.exponent, alwaysDecimals, locale);
}

QString moneyFigure(Minor amount, const Currency &currency, const QLocale &locale)
{
    const QString sign = amount < 0 ? locale.negativeSign() : QString();
    return sign + magnitudeText(amount, currency.exponent, true, locale);
}

} // namespace configurator
