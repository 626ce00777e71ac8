// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/search/query.h"

#include <algorithm>

namespace configurator {

namespace {

BuildKind kindOf(const Unit &machine)
{
    return machine.accelerator->isUnified ? BuildKind::SharedMemory : BuildKind::Server;
}

// How many machines, with nothing between them, reach the wanted verdict; none where no number
// does.
std::optional<int> machinesApart(const Query &query, const Unit &machine, int fewest)
{
    const Accelerator &accelerator = *machine.accelerator;
    switch (query.wish().atLeast) {
    case Verdict::Single:
        return fewest == 1 ? std::optional(1) : std::nullopt;
    case Verdict::Linked:
        return fewest <= domainOf(accelerator) ? std::optional(1) : std::nullopt;
    default:
        return (fewest + accelerator.count - 1) / accelerator.count;
    }
}

void look(const Query &query, ShortList &list, const Unit &machine)
{
    const int least = query.atLeast(machine);
    if (least == 0)
        return;
    const Accelerator &accelerator = *machine.accelerator;
    const Cost cost = costOf(machine) * std::max(least / accelerator.count, 1);
    const BuildKind kind = kindOf(machine);
    if (!list.canWin(kind, cost) && !list.canWin(BuildKind::FastLinked, cost))
        return;
    const std::optional<int> fewest = query.fewest(machine);
    const auto count = fewest ? machinesApart(query, machine, *fewest) : std::nullopt;
    if (!count || *count > query.wish().mostMachines || !query.has(machine, *count)
        || *count * accelerator.count > query.wish().mostGpus)
        return;
    const Recipe recipe {&machine, *count, {}, {}, {}};
    list.offer(kind, recipe);
    const int domain = domainOf(accelerator);
    if (*count == 1 && domain > 1 && domain == accelerator.count && *fewest <= domain)
        list.offer(BuildKind::FastLinked, recipe);
}

} // namespace

void searchMachines(const Query &query, ShortList &list)
{
    for (const Unit *machine : query.space().machines) {
        if (query.runs(*machine) && query.has(*machine))
            look(query, list, *machine);
    }
}

} // namespace configurator
