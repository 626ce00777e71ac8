// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "money/money.h"

#include <QStringList>

#include <optional>

namespace configurator {

// Which mark stands before the decimals in a column of prices.
enum class DecimalStyle { Point, Comma };

QString decimalStyleId(DecimalStyle style); // "point", "comma"
std::optional<DecimalStyle> decimalStyleOf(const QString &id);

// A price as it was typed, in both readings; each is plain digits with a point ("1999.00") or
// empty where it can't be read so. At least one is there.
struct PriceText
{
    QString asPoint;
    QString asComma;
    bool isNegative = false;
    QString currency; // as it was typed: "€", "USD", "сом"; empty when none was
    QStringList currencies; // what that may mean, ISO 4217
    bool operator==(const PriceText &) const = default;

    [[nodiscard]] const QString &as(DecimalStyle style) const
    {
        return style == DecimalStyle::Point ? asPoint : asComma;
    }
    // "3.350" is one thing with a decimal point and another with a decimal comma.
    [[nodiscard]] bool isAmbiguous() const;
};

// "1,999.00", "1.999,00", "1 999,00 ₽", "1’999.50", "USD 1999", "-9,13 €", "(12.50)",
// "1999,-": digits with marks of thousands in groups of three and a decimal mark, a currency before
// or after, a sign. Any sort of space or apostrophe is taken for the plain one. None for everything
// else: letters, "nan", "inf", "1e3", codes with leading zeros.
std::optional<PriceText> readPriceText(const QString &typed);

// Plain digits as minor units, rounded half away from zero where there are more decimals than the
// currency has.
struct PriceAmount
{
    Minor amount = 0;
    bool isRounded = false;
    bool operator==(const PriceAmount &) const = default;
};
// None above highestPrice.
std::optional<PriceAmount> priceAmount(const QString &plain, const Currency &currency);

// In whole units of the currency, as for the catalogue's own prices.
inline constexpr qint64 highestPrice = 100'000'000;

} // namespace configurator
