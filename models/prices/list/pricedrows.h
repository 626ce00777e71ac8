// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/list/pricereview.h"

namespace configurator {

struct PricedRow
{
    PricePlace place;
    QString sku; // the unit's id where the catalogue has it, else as in the file
    Minor price = 0;
    bool operator==(const PricedRow &) const = default;
};

// The rows of a list by themselves, each with a price or with what is wrong.
struct PricedRows
{
    std::vector<PricedRow> rows;
    std::vector<RowNote> rejected;
    std::vector<RowNote> warnings;
    std::optional<PriceDecision> decision; // then nothing else is filled in
    std::optional<DecimalStyle> style; // that was said, or that the texts prove
    bool operator==(const PricedRows &) const = default;
};
PricedRows pricedRows(const PriceList &list, const QString &fileName, const Catalogue &catalogue);

// nullptr when the catalogue has no such unit. Ids are lower case; a list may write them otherwise.
const Unit *unitOfSku(const Catalogue &catalogue, const QString &sku);

// "row 12", or "sheet “Prices”, row 12" in a workbook.
QString placeText(const PricePlace &place);

} // namespace configurator
