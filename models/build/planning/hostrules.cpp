// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/planning/hostrules.h"

#include "build/planning/plan.h"

namespace configurator {

Misfit misfitOf(const Unit &unit, const Unit &machine)
{
    const Card &card = *unit.card;
    const Host &host = *machine.host;
    if (placesOf(card, host) > host.slotCount)
        return Misfit::TooWide;
    if (host.maxCardW && unit.powerW && *unit.powerW > *host.maxCardW)
        return Misfit::TooMuchPower;
    if (host.maxLengthMm && card.lengthMm && *card.lengthMm > *host.maxLengthMm)
        return Misfit::TooLong;
    return Misfit::None;
}

bool needsAirFlow(const Card &card)
{
    return card.cooling == Cooling::Passive || card.cooling == Cooling::Server;
}

} // namespace configurator
