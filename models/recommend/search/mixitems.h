// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "recommend/search/buys.h"
#include "recommend/search/query.h"

namespace configurator {

// A card as far as a mix is concerned.
struct MixItem
{
    const Unit *card = nullptr;
    Cost cost;
    Bytes room = 0; // for weights and context, all its devices
};

// What a better mix could still be made of: this and all later items.
struct Prospect
{
    BestBuys price;
    BestBuys watts;
    Bytes largest = 0; // room
};

// The cards of a stack that the best mix can be made of, the best buys first.
std::vector<MixItem> mixItems(const Query &query, Stack stack);
// From each item on.
std::vector<Prospect> prospectsOf(const std::vector<MixItem> &items);

} // namespace configurator
