// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/entry/newline.h"

#include "quote/frombuild/quotelines.h"

#include <algorithm>

namespace configurator {

namespace {

bool isSame(const QString &one, const QString &other)
{
    return one.compare(other, Qt::CaseInsensitive) == 0;
}

Decimal usualRate(const ShopProfile &profile)
{
    return profile.taxRates.empty() ? Decimal() : profile.taxRates.front();
}

} // namespace

QuoteLine newLine(const QString &typed, const Catalogue &catalogue, const ShopProfile &profile)
{
    const QString wanted = typed.simplified();
    for (const QuoteLine &service : profile.services) {
        if (isSame(service.name, wanted) || (!service.sku.isEmpty() && isSame(service.sku, wanted)))
            return service;
    }
    for (const Unit &unit : catalogue.units()) {
        if (isSame(unit.name, wanted) || isSame(unit.id, wanted))
            return quoteLine(catalogue, unit.id, usualRate(profile)).value();
    }
    QuoteLine line;
    line.name = typed.trimmed();
    line.taxRate = usualRate(profile);
    return line;
}

QStringList newLineNames(const Catalogue &catalogue, const ShopProfile &profile)
{
    QStringList names;
    for (const QuoteLine &service : profile.services)
        names.append(service.name);
    for (const Unit &unit : catalogue.units())
        names.append(unit.name);
    return names;
}

} // namespace configurator
