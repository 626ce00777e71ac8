// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

namespace configurator {

// How large a discount somebody may give, in percent of the lines' undiscounted sum.
struct StaffRole
{
    QString name; // "Counter"
    Decimal freely; // up to here no reason is asked for
    Decimal atMost; // beyond this the role can't issue
    bool operator==(const StaffRole &) const = default;
};

// What the shop sets once; a quote takes it over when it is made.
struct ShopProfile
{
    Seller seller;
    Currency currency;
    PriceMode mode = PriceMode::Net;
    std::vector<Decimal> taxRates {Decimal::whole(0)}; // percent; the first is the usual one
    int validDays = 14;
    QString numberPattern = QStringLiteral("Q-{year}-{seq:6}");
    PaperSize paper = PaperSize::A4;
    Region region = Region::Eu;
    std::optional<Decimal> tariff; // units of the currency a kWh
    QString leadTime;
    QString terms;
    std::vector<QuoteLine> services; // assembly, delivery, warranty: lines beyond a build
    std::vector<StaffRole> roles; // empty: no limits
    bool operator==(const ShopProfile &) const = default;
};

} // namespace configurator
