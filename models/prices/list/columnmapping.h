// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"
#include "prices/amount/pricetext.h"
#include "prices/list/headerwords.h"
#include "prices/text/decodedtext.h"

#include <QJsonObject>

#include <array>

namespace configurator {

// Which column: by its name, or by its number from 1. Neither: it is found by the words that such
// columns usually have, or there is none.
struct ColumnKey
{
    QString header;
    int number = 0;
    bool operator==(const ColumnKey &) const = default;

    [[nodiscard]] bool isSet() const { return number > 0 || !header.isEmpty(); }
};

// How one supplier's lists are read. What is not said is found out for each file.
struct ColumnMapping
{
    std::array<ColumnKey, priceFieldCount> columns; // by PriceField
    std::optional<int>
        headerRow; // as people count; 0: there is none. Names are also looked for elsewhere
    std::optional<QChar> delimiter; // CSV
    std::optional<TextEncoding> encoding; // CSV
    std::optional<DecimalStyle> decimal; // of the column of prices
    QString sheet; // empty: every sheet that is not hidden
    bool operator==(const ColumnMapping &) const = default;

    [[nodiscard]] const ColumnKey &column(PriceField field) const
    {
        return columns[static_cast<std::size_t>(field)];
    }
    ColumnKey &column(PriceField field) { return columns[static_cast<std::size_t>(field)]; }
};

// {"version": 1, "sku": "Artikelnummer", "price": 3, "header_row": 4, "delimiter": ";", "encoding":
// "windows-1251", "decimal": "comma", "sheet": "Prices"}: every field but the version may be
// absent.
QJsonObject mappingJson(const ColumnMapping &mapping);
// Strict: every fault is named with `file` and field.
Result<ColumnMapping> mappingFrom(const QJsonObject &json, const QString &file);
Result<ColumnMapping> loadMapping(const QString &path);

} // namespace configurator
