// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "recommend/search/recipe.h"

namespace configurator {

// The units of a catalogue by what they can be in a recommended build.
struct RecommendSpace
{
    explicit RecommendSpace(const Catalogue &shop);

    const Catalogue &catalogue;
    std::vector<const Unit *> cards; // PCIe cards with accelerators
    std::vector<const Unit *> hosts; // machines with places for cards and no GPU of their own
    std::vector<const Unit *> machines; // with GPUs built in
    std::vector<const Unit *> bridges; // fast ones
    std::vector<const Unit *> fabrics; // fast ones
};

// Devices of this unit that its own fast link joins; 1 where nothing does.
int domainOf(const Accelerator &accelerator);

// How many equal cards a host takes: places, width, length, air flow, and a supply that keeps its
// headroom. None where the host's supply or the draw of either is not known.
int capacityFor(const Unit &card, const Unit &host);
// What a host's supply leaves for cards for hours; none where it is not known.
std::optional<qint64> wattsForCards(const Unit &host);
// The same for cards of several sorts together.
bool takesAll(const Unit &host, const std::vector<CountedUnit> &cards);

// A computer that nobody here knows takes this card, as far as can be said.
bool goesIntoAnyComputer(const Unit &card);

} // namespace configurator
