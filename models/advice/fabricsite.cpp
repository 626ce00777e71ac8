// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/fabricsite.h"

#include <algorithm>

namespace configurator {

namespace {

std::optional<UnitGroup> largestGroup(const Catalogue &catalogue, const BuildItem &item)
{
    std::optional<UnitGroup> largest;
    const GroupCounts inside = groupsIn(catalogue, item, -1);
    for (const CountedGroup &group : inside.groups()) {
        if (!largest || isLarger(group.group, *largest))
            largest = group.group;
    }
    return largest;
}

void addMachines(const Catalogue &catalogue, const BuildItem &item, const Unit &unit,
                 QHash<std::pair<const Unit *, UnitGroup>, std::size_t> &index, Site &site)
{
    if (unit.ports.empty())
        return;
    const std::optional<UnitGroup> largest = largestGroup(catalogue, item);
    if (!largest)
        return;
    const std::pair key {&unit, *largest};
    const auto found = index.constFind(key);
    if (found != index.cend()) {
        site.machines[*found].count += item.count;
        return;
    }
    index.insert(key, site.machines.size());
    site.machines.push_back({&unit, *largest, item.count});
}

void addPart(const BuildItem &item, const Unit &unit, Site &site)
{
    const auto same = std::ranges::find(site.parts, &unit, &SitePart::unit);
    if (same != site.parts.end())
        same->count += item.count;
    else
        site.parts.push_back({&unit, item.count});
}

} // namespace

Site siteOf(const Catalogue &catalogue, const Build &build)
{
    Site site;
    QHash<std::pair<const Unit *, UnitGroup>, std::size_t> index;
    for (const BuildItem &item : build.items) {
        const Unit *unit = catalogue.unit(item.unit);
        if (unit && unit->kind == UnitKind::Machine)
            addMachines(catalogue, item, *unit, index, site);
        else if (unit && unit->fabric)
            addPart(item, *unit, site);
    }
    return site;
}

std::vector<LinkedGroup> joinedBy(const std::vector<SiteMachines> &machines,
                                  const std::vector<SitePart> &parts)
{
    Fabrics fabrics;
    for (const SiteMachines &some : machines)
        fabrics.addMachine(*some.unit, some.largest, some.count, -1);
    for (const SitePart &part : parts) {
        if (part.count > 0)
            fabrics.addPart(*part.unit, part.count);
    }
    GroupCounts alone;
    return fabrics.join(alone);
}

bool takes(const Unit &part, const SiteMachines &machines)
{
    return !joinedBy({{machines.unit, machines.largest, 2}}, {{&part, 1}}).empty();
}

} // namespace configurator
