// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/search/mixitems.h"

#include <algorithm>
#include <limits>

namespace configurator {

namespace {

// Whatever build has `worse` in it has one with `better` beside it that is no worse in anything.
bool dominates(const Query &query, const MixItem &better, const MixItem &worse)
{
    const Card &a = *better.card->card;
    const Card &b = *worse.card->card;
    const bool isNoWorse = better.cost.price <= worse.cost.price
        && better.cost.unpriced == worse.cost.unpriced && better.cost.watts <= worse.cost.watts
        && better.cost.unknownWatts <= worse.cost.unknownWatts && better.room >= worse.room
        && better.card->accelerator->count == worse.card->accelerator->count
        && a.halfSlots <= b.halfSlots && a.lengthMm.value_or(0) <= b.lengthMm.value_or(0)
        && (a.cooling == b.cooling || a.cooling == Cooling::Active);
    const bool isLimited = query.wish().stock.contains(better.card->id);
    return isNoWorse && !isLimited
        && (better.cost != worse.cost || better.card->id < worse.card->id);
}

// A card that holds the model by itself needs no other beside it.
bool isEnoughAlone(const Query &query, const Unit &card)
{
    const int devices = card.accelerator->count;
    return query.atLeast(card) <= devices
        && query.fewest(card).value_or(std::numeric_limits<int>::max()) <= devices;
}

void dropDominated(const Query &query, std::vector<MixItem> &items)
{
    std::ranges::sort(items, [](const MixItem &a, const MixItem &b) {
        return std::tie(a.cost.price, a.cost.watts, b.room, a.card->id)
            < std::tie(b.cost.price, b.cost.watts, a.room, b.card->id);
    });
    std::vector<MixItem> kept;
    for (const MixItem &item : items) {
        if (std::ranges::none_of(
                kept, [&](const MixItem &other) { return dominates(query, other, item); }))
            kept.push_back(item);
    }
    items = std::move(kept);
}

std::vector<MixItem> usableItems(const Query &query, Stack stack)
{
    std::vector<MixItem> items;
    for (const Unit *card : query.space().cards) {
        const bool isThere = card->accelerator->stack == stack && query.has(*card)
            && query.runs(*card) && query.roomOn(*card) > 0;
        if (isThere && !isEnoughAlone(query, *card))
            items.push_back({card, costOf(*card), query.roomOn(*card) * card->accelerator->count});
    }
    return items;
}

} // namespace

// What a device can be given decides what it is worth: two that can be given equally long stretches
// of layers can take each other's place. Looking at the layers takes longest, so that comes last.
std::vector<MixItem> mixItems(const Query &query, Stack stack)
{
    std::vector<MixItem> items = usableItems(query, stack);
    dropDominated(query, items);
    for (MixItem &item : items) {
        const Accelerator &accelerator = *item.card->accelerator;
        item.room = query.probe().mostOn(accelerator.usableMib) * accelerator.count;
    }
    std::erase_if(items, [](const MixItem &item) { return item.room == 0; });
    dropDominated(query, items);
    const Aim aim = query.wish().aim;
    std::ranges::stable_sort(items, [aim](const MixItem &a, const MixItem &b) {
        if (aim == Aim::Units)
            return a.room > b.room;
        return aim == Aim::Price ? isBetterBuy({a.room, a.cost.price}, {b.room, b.cost.price})
                                 : isBetterBuy({a.room, a.cost.watts}, {b.room, b.cost.watts});
    });
    return items;
}

std::vector<Prospect> prospectsOf(const std::vector<MixItem> &items)
{
    std::vector<Prospect> prospects;
    for (auto first = items.begin(); first != items.end(); ++first) {
        std::vector<Buy> prices;
        std::vector<Buy> watts;
        Bytes largest = 0;
        for (auto item = first; item != items.end(); ++item) {
            prices.push_back({item->room, item->cost.price});
            watts.push_back({item->room, item->cost.watts});
            largest = std::max(largest, item->room);
        }
        prospects.push_back({BestBuys(prices), BestBuys(watts), largest});
    }
    return prospects;
}

} // namespace configurator
