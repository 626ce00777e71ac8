// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "recommend/search/cost.h"

namespace configurator {

struct CountedUnit
{
    const Unit *unit = nullptr;
    int count = 0;
    bool operator==(const CountedUnit &) const = default;
};

// A build before it is written out: equal machines with equal contents, one more with what is left,
// and what joins them.
struct Recipe
{
    const Unit *machine = nullptr; // nullptr: the cards lie loose
    int machines = 1;
    std::vector<CountedUnit> contents; // of each machine: cards, then the bridge on them
    std::vector<CountedUnit> rest; // of one more machine, when the cards don't divide
    CountedUnit fabric; // joins the machines; no unit: nothing does

    [[nodiscard]] Cost cost() const;
    // Every unit as often as it occurs, in order: between equal builds the first list wins.
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] Build build(const ModelChoice &choice) const;
    // All machines together.
    [[nodiscard]] std::vector<CountedUnit> parts() const;
    [[nodiscard]] int machineCount() const { return machines + (rest.empty() ? 0 : 1); }
};

} // namespace configurator
