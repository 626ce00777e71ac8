// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QLocale>
#include <QString>

#include <compare>

namespace configurator {

// An ISO 4217 currency: code, minor-unit exponent (JPY 0, USD 2, KWD 3), sign.
struct Currency
{
    QString code = QStringLiteral("USD");
    int exponent = 2;
    QString sign = QStringLiteral("$");
    bool operator==(const Currency &) const = default;

    // Refuses a code that is not in our table of ISO 4217.
    static Result<Currency> fromCode(const QString &code);
};

// Whole minor units (cents); no double ever. The currency belongs to the catalogue or quote as a
// whole, so an amount is only its integer.
using Minor = qint64;

// So many whole units of the currency: 2,000 USD are 200,000 cents.
Minor wholeAmount(qint64 units, const Currency &currency);

// "$6,888" when the minor part is zero and `alwaysDecimals` is false, else "$6,888.10";
// negative as "-$12.50". Our own formatter: QLocale's rounds doubles and brackets negatives.
QString moneyText(Minor amount, const Currency &currency, bool alwaysDecimals = false,
                  const QLocale &locale = QLocale());
// Without the sign, always with decimals: "6,868.10". For columns.
QString moneyFigure(Minor amount, const Currency &currency, const QLocale &locale = QLocale());

} // namespace configurator
