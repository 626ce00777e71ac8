// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/search/recipe.h"

#include <algorithm>

namespace configurator {

namespace {

BuildItem machineItem(const Unit &machine, int count, const std::vector<CountedUnit> &contents)
{
    BuildItem item {machine.id, count, {}};
    for (const CountedUnit &part : contents)
        item.holds.push_back({part.unit->id, part.count, {}});
    return item;
}

void addParts(std::vector<CountedUnit> &parts, const std::vector<CountedUnit> &more, int times)
{
    for (const CountedUnit &part : more) {
        const auto known = std::ranges::find(parts, part.unit, &CountedUnit::unit);
        if (known == parts.end())
            parts.push_back({part.unit, part.count * times});
        else
            known->count += part.count * times;
    }
}

} // namespace

std::vector<CountedUnit> Recipe::parts() const
{
    std::vector<CountedUnit> parts;
    addParts(parts, contents, machines);
    addParts(parts, rest, 1);
    return parts;
}

Cost Recipe::cost() const
{
    Cost cost;
    if (machine)
        cost += costOf(*machine) * machineCount();
    for (const CountedUnit &part : parts())
        cost += costOf(*part.unit) * part.count;
    if (fabric.unit)
        cost += costOf(*fabric.unit) * fabric.count;
    return cost;
}

QStringList Recipe::ids() const
{
    QStringList ids;
    const auto add = [&ids](const CountedUnit &part) {
        for (int i = 0; part.unit && i < part.count; ++i)
            ids.append(part.unit->id);
    };
    add({machine, machineCount()});
    add(fabric);
    std::ranges::for_each(parts(), add);
    ids.sort();
    return ids;
}

Build Recipe::build(const ModelChoice &choice) const
{
    Build build;
    build.choice = choice;
    if (machine) {
        build.items.push_back(machineItem(*machine, machines, contents));
        if (!rest.empty())
            build.items.push_back(machineItem(*machine, 1, rest));
    } else {
        for (const CountedUnit &part : contents)
            build.items.push_back({part.unit->id, part.count, {}});
    }
    if (fabric.unit)
        build.items.push_back({fabric.unit->id, fabric.count, {}});
    return build;
}

} // namespace configurator
