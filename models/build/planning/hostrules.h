// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/unit.h"

namespace configurator {

// What a machine's places ask of a card, whatever else is in them.
enum class Misfit { None, TooWide, TooMuchPower, TooLong };
// The unit has a card and the machine a host. What the catalogue does not know is no hindrance.
Misfit misfitOf(const Unit &unit, const Unit &machine);

// Nothing in a machine without a server's air flow cools such a card.
bool needsAirFlow(const Card &card);

// What a supply may carry for hours: a tenth stays free.
constexpr qint64 lastingWatts(qint64 supplyW)
{
    return supplyW * 9 / 10;
}

} // namespace configurator
