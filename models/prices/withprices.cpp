// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/withprices.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

Unit withPrice(Unit unit, const PriceNow &now)
{
    const QString date = now.date.toString(Qt::ISODate);
    unit.price = now.price;
    unit.priceDate = date;
    unit.isExamplePrice = false;
    unit.origins.insert(u"price"_s, Origin {now.source, date, Confidence::High, false});
    return unit;
}

} // namespace

QString priceSource(const PriceBatch &batch)
{
    return batch.supplier.isEmpty() ? batch.fileName
                                    : "%1, %2"_L1.arg(batch.supplier, batch.fileName);
}

Catalogue withPrices(const Catalogue &catalogue, const std::vector<PriceNow> &prices)
{
    QHash<QString, const PriceNow *> bySku;
    for (const PriceNow &now : prices)
        if (now.currency == catalogue.currency().code)
            bySku.insert(now.sku, &now);
    std::vector<Unit> units;
    units.reserve(catalogue.units().size());
    for (const Unit &unit : catalogue.units()) {
        const PriceNow *now = bySku.value(unit.id);
        units.push_back(now ? withPrice(unit, *now) : unit);
    }
    return Catalogue(std::move(units), catalogue.models(), catalogue.appliances(),
                     catalogue.circuits(), catalogue.currency());
}

} // namespace configurator
