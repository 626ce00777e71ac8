// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/sums/groups.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

int sharedRow(int row, int other)
{
    return row == other ? row : -1;
}

// A lone device is joined by nothing, whatever its connectors could do elsewhere.
Link loneLink(const Accelerator &accelerator)
{
    return accelerator.link.isFast ? Link {u"pcie"_s, u"PCIe"_s, false, {}} : accelerator.link;
}

auto memberKey(const GroupMember &member)
{
    return std::tie(member.name, member.unit, member.count, member.usableMib, member.isUnified);
}

bool memberLess(const GroupMember &left, const GroupMember &right)
{
    return memberKey(left) < memberKey(right);
}

auto linkKey(const Link &link)
{
    return std::tie(link.id, link.name, link.isFast, link.bandwidthMbS);
}

bool groupComesBefore(const LinkedGroup &left, const LinkedGroup &right)
{
    if (left.usableMib() != right.usableMib())
        return left.usableMib() > right.usableMib();
    if (left.stack != right.stack)
        return left.stack < right.stack;
    if (left.members != right.members)
        return std::lexicographical_compare(left.members.begin(), left.members.end(),
                                            right.members.begin(), right.members.end(), memberLess);
    return linkKey(left.link) < linkKey(right.link);
}

bool areEqual(const LinkedGroup &left, const LinkedGroup &right)
{
    return left.stack == right.stack && left.members == right.members && left.link == right.link;
}

} // namespace

Mib UnitGroup::usableMib() const
{
    return unit->accelerator->usableMib * devices;
}

std::size_t qHash(const UnitGroup &group, std::size_t seed)
{
    return qHashMulti(seed, group.unit, group.devices, group.link);
}

bool isLarger(const UnitGroup &group, const UnitGroup &than)
{
    if (group.usableMib() != than.usableMib())
        return group.usableMib() > than.usableMib();
    if (group.unit->id != than.unit->id)
        return group.unit->id < than.unit->id;
    if (group.devices != than.devices)
        return group.devices > than.devices;
    if (!group.link || !than.link)
        return group.link && !than.link;
    return linkKey(*group.link) < linkKey(*than.link);
}

void GroupCounts::add(const UnitGroup &group, qint64 copies, int row)
{
    if (copies <= 0)
        return;
    const auto found = m_index.constFind(group);
    if (found == m_index.constEnd()) {
        m_index.insert(group, m_groups.size());
        m_groups.push_back({group, copies, row});
        return;
    }
    CountedGroup &counted = m_groups[*found];
    counted.copies += copies;
    counted.row = sharedRow(counted.row, row);
}

void GroupCounts::addDevices(const Unit &unit, qint64 copies, int row)
{
    const Accelerator &accelerator = *unit.accelerator;
    const int domain
        = accelerator.link.isFast ? std::clamp(accelerator.domainSize, 1, accelerator.count) : 1;
    const int rest = accelerator.count % domain;
    const Link *link = &accelerator.link;
    add({&unit, domain, domain > 1 ? link : nullptr}, copies * (accelerator.count / domain), row);
    if (rest > 0)
        add({&unit, rest, rest > 1 ? link : nullptr}, copies, row);
}

bool bringsDevices(const Unit &unit)
{
    return unit.accelerator && unit.accelerator->count > 0;
}

bool isMachineRow(const Unit *unit, const BuildItem &item)
{
    return unit ? unit->kind == UnitKind::Machine : !item.holds.empty();
}

CardPool poolOf(const Catalogue &catalogue, const BuildItem &item, int row)
{
    CardPool pool;
    if (!isMachineRow(catalogue.unit(item.unit), item)) {
        addLoose(pool, catalogue, item, row);
        return pool;
    }
    for (const BuildItem &held : item.holds)
        if (const Unit *part = catalogue.unit(held.unit))
            pool.add(*part, held.count, row);
    return pool;
}

void addLoose(CardPool &pool, const Catalogue &catalogue, const BuildItem &item, int row)
{
    if (const Unit *unit = catalogue.unit(item.unit))
        pool.add(*unit, item.count, row);
    for (const BuildItem &held : item.holds)
        if (const Unit *unit = catalogue.unit(held.unit))
            pool.add(*unit, qint64 {item.count} * held.count, row);
}

CardPool loosePool(const Catalogue &catalogue, const Build &build)
{
    CardPool pool;
    int row = 0;
    for (const BuildItem &item : build.items) {
        if (!isMachineRow(catalogue.unit(item.unit), item))
            addLoose(pool, catalogue, item, row);
        ++row;
    }
    return pool;
}

GroupCounts groupsIn(const Catalogue &catalogue, const BuildItem &item, int row)
{
    GroupCounts groups;
    const Unit *unit = catalogue.unit(item.unit);
    if (unit && isMachineRow(unit, item) && bringsDevices(*unit))
        groups.addDevices(*unit, 1, row);
    CardPool pool = poolOf(catalogue, item, row);
    pool.joinBridges(groups);
    pool.addRest(groups);
    return groups;
}

int clampedCount(qint64 count)
{
    return static_cast<int>(std::min<qint64>(count, std::numeric_limits<int>::max()));
}

GroupMember groupMember(const UnitGroup &group)
{
    const Accelerator &accelerator = *group.unit->accelerator;
    return {group.unit->id, accelerator.name, group.devices, accelerator.usableMib,
            accelerator.isUnified};
}

LinkedGroup linkedGroup(const CountedGroup &counted)
{
    const UnitGroup &group = counted.group;
    const Accelerator &accelerator = *group.unit->accelerator;
    return {accelerator.stack,
            {groupMember(group)},
            group.link ? *group.link : loneLink(accelerator),
            clampedCount(counted.copies),
            counted.row};
}

void sortAndMerge(std::vector<LinkedGroup> &groups)
{
    std::sort(groups.begin(), groups.end(), groupComesBefore);
    std::vector<LinkedGroup> merged;
    merged.reserve(groups.size());
    for (LinkedGroup &group : groups) {
        if (merged.empty() || !areEqual(merged.back(), group)) {
            merged.push_back(std::move(group));
            continue;
        }
        merged.back().copies = clampedCount(qint64 {merged.back().copies} + group.copies);
        merged.back().row = sharedRow(merged.back().row, group.row);
    }
    groups = std::move(merged);
}

} // namespace configurator
