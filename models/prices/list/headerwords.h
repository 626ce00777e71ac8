// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <optional>

namespace configurator {

// What a column of a price list may hold.
enum class PriceField { Sku, Price, Name, Gtin, Currency };
inline constexpr int priceFieldCount = 5;

QString priceFieldId(PriceField field); // "sku", "price", ...

// What the name of a column says, in English, Russian, German or Kyrgyz.
struct HeaderMeaning
{
    PriceField field = PriceField::Sku;
    int rank = 0; // 0: an exact word for it; larger: less sure
    QStringList currencies; // "Price, USD" names one
    bool operator==(const HeaderMeaning &) const = default;
};
std::optional<HeaderMeaning> headerMeaning(const QString &header);

// Names of columns are equal whatever their case and spaces.
QString foldedHeader(const QString &header);

} // namespace configurator
