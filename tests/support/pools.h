// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/sums/totals.h"

// Groups of GPUs as a build's totals give them, made by hand.
namespace configurator::test {

inline LinkedGroup joined(const QString &unit, int count, Mib usableMib, Stack stack = Stack::Cuda)
{
    LinkedGroup group;
    group.stack = stack;
    group.members = {GroupMember {unit, unit.toUpper(), count, usableMib, false}};
    group.link.isFast = count > 1;
    return group;
}

// `copies` cards with nothing but PCIe between them.
inline LinkedGroup loose(const QString &unit, int copies, Mib usableMib, Stack stack = Stack::Cuda)
{
    LinkedGroup group = joined(unit, 1, usableMib, stack);
    group.copies = copies;
    return group;
}

// A group whose members differ, as a fabric makes it.
inline LinkedGroup joinedAll(const std::vector<LinkedGroup> &parts)
{
    LinkedGroup whole = parts.front();
    whole.members.clear();
    whole.link.isFast = true;
    for (const LinkedGroup &part : parts)
        whole.members.insert(whole.members.end(), part.members.begin(), part.members.end());
    return whole;
}

inline Totals totalsOfGroups(std::vector<LinkedGroup> groups)
{
    Totals totals;
    for (const LinkedGroup &group : groups) {
        totals.gpuCount += qint64 {group.deviceCount()} * group.copies;
        totals.usableMib += group.usableMib() * group.copies;
    }
    totals.groups = std::move(groups);
    return totals;
}

} // namespace configurator::test
