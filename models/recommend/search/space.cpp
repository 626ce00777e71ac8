// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/search/space.h"

#include "build/planning/hostrules.h"
#include "build/planning/plan.h"
#include "build/sums/groups.h"

#include <algorithm>

namespace configurator {

namespace {

bool isPluggable(const Unit &unit)
{
    return bringsDevices(unit) && unit.card && unit.card->form == FormFactor::Pcie;
}

bool isWelcome(const Unit &card, const Unit &host)
{
    return card.powerW && misfitOf(card, host) == Misfit::None
        && (host.host->coolsPassiveCards || !needsAirFlow(*card.card));
}

} // namespace

RecommendSpace::RecommendSpace(const Catalogue &shop)
    : catalogue(shop)
{
    for (const Unit &unit : shop.units()) {
        if (unit.kind == UnitKind::Gpu && isPluggable(unit))
            cards.push_back(&unit);
        else if (unit.kind == UnitKind::Machine && bringsDevices(unit))
            machines.push_back(&unit);
        else if (unit.kind == UnitKind::Machine && unit.host && unit.host->slotCount > 0)
            hosts.push_back(&unit);
        else if (unit.bridge && unit.bridge->link.isFast && unit.bridge->ways > 1)
            bridges.push_back(&unit);
        else if (unit.fabric && unit.fabric->link.isFast)
            fabrics.push_back(&unit);
    }
}

std::optional<qint64> wattsForCards(const Unit &host)
{
    if (!host.host->supplyW || !host.powerW)
        return {};
    return lastingWatts(*host.host->supplyW) - *host.powerW;
}

int domainOf(const Accelerator &accelerator)
{
    return accelerator.link.isFast ? std::clamp(accelerator.domainSize, 1, accelerator.count) : 1;
}

int capacityFor(const Unit &card, const Unit &host)
{
    const std::optional<qint64> watts = wattsForCards(host);
    if (!watts || !isWelcome(card, host))
        return 0;
    const qint64 byPlace = host.host->slotCount / placesOf(*card.card, *host.host);
    const qint64 byPower = *card.powerW > 0 ? *watts / *card.powerW : byPlace;
    return static_cast<int>(std::clamp<qint64>(byPower, 0, byPlace));
}

bool takesAll(const Unit &host, const std::vector<CountedUnit> &cards)
{
    const std::optional<qint64> watts = wattsForCards(host);
    qint64 places = 0;
    qint64 drawn = 0;
    for (const CountedUnit &card : cards) {
        if (!isWelcome(*card.unit, host))
            return false;
        places += qint64 {placesOf(*card.unit->card, *host.host)} * card.count;
        drawn += qint64 {*card.unit->powerW} * card.count;
    }
    return watts && places <= host.host->slotCount && drawn <= *watts;
}

bool goesIntoAnyComputer(const Unit &card)
{
    return !needsAirFlow(*card.card);
}

} // namespace configurator
