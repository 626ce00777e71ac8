// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "money/money.h"

#include <QDate>

#include <optional>
#include <vector>

namespace configurator {

// One unit's price as an import changes it. `sku` is the unit's id.
struct PricedUnit
{
    QString sku;
    std::optional<Minor> oldPrice; // none: it was on request
    Minor newPrice = 0;
    bool operator==(const PricedUnit &) const = default;
};

// Everything that one import changes: applied as a whole or not at all, and undone as one step.
struct PriceBatch
{
    QString supplier; // empty where nobody named one
    QString fileName; // without its folder
    QDate date; // the day from which the prices count
    Currency currency; // the shop's
    std::vector<PricedUnit> units;
    bool operator==(const PriceBatch &) const = default;
};

// The price that counts for one unit now.
struct PriceNow
{
    QString sku;
    Minor price = 0;
    QString currency; // ISO 4217 code of the batch
    QDate date;
    QString source; // as priceSource() says it
    bool operator==(const PriceNow &) const = default;
};

// What a unit's price says about where it comes from: "Supplier, list.xlsx".
QString priceSource(const PriceBatch &batch);

} // namespace configurator
