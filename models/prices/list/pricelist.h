// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/list/listcolumns.h"
#include "prices/table/pricefile.h"

namespace configurator {

// Where something stands in a price list, as people count.
struct PricePlace
{
    QString sheet; // empty for CSV
    int row = 0;
    bool operator==(const PricePlace &) const = default;
};

// A row below the names of the columns. Texts are clean, but otherwise as in the file.
struct ListRow
{
    PricePlace place;
    QString sku;
    bool isSkuNumber = false; // kept as a number, which loses zeros before it
    Cell price;
    QString gtin;
    QString currency;
    QStringList headerCurrencies; // what the name of the price's column may mean
    bool isLone = false; // nothing else stands in the row: a heading, or a unit without a price
};

struct PriceList
{
    std::vector<ListRow> rows; // without empty ones and repeated names of columns
    ColumnMapping mapping; // with the columns that were found, to be remembered
    QStringList notes; // sentences about sheets that were left out
    std::optional<ColumnChoice> choice; // then there are no rows
};

// The rows of all sheets that are not hidden, or of the one that the mapping names. Errors name the
// file, and the sheets that there are.
Result<PriceList> priceListOf(const PriceFile &file, const ColumnMapping &mapping,
                              const Currency &currency);

// For likelyDelimiter: whether the rows have names of columns in them.
LooksRight hasColumns(const ColumnMapping &mapping, const Currency &currency);

} // namespace configurator
