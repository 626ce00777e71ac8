// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "money/money.h"
#include "prices/list/columnmapping.h"
#include "prices/table/table.h"

namespace configurator {

// Where the fields stand on one sheet; columns from 0, -1: there is none.
struct ListColumns
{
    int headerRow = 0; // as people count; 0: there is none
    std::array<int, priceFieldCount> columns {-1, -1, -1, -1, -1}; // by PriceField
    QStringList currencies; // that the name of the price's column may mean
    bool operator==(const ListColumns &) const = default;

    [[nodiscard]] int column(PriceField field) const
    {
        return columns[static_cast<std::size_t>(field)];
    }
};

// Several columns could be the one, and nobody guesses which.
struct ColumnChoice
{
    PriceField field = PriceField::Price;
    QStringList headers;
    bool operator==(const ColumnChoice &) const = default;
};

struct FoundColumns
{
    std::optional<ListColumns> columns; // none: this sheet is no price list
    std::optional<ColumnChoice> choice; // then nothing but this counts
    bool operator==(const FoundColumns &) const = default;
};

// The first row that names a column of SKUs and one of prices, by what the mapping says or else by
// the usual words. Of several columns of prices those go that name another currency than the
// shop's.
FoundColumns findColumns(const Table &table, const ColumnMapping &mapping,
                         const Currency &currency);

} // namespace configurator
