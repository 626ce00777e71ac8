// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/sums/groups.h"

namespace configurator {

// Whether the part joins such machines: a fast link, and a port of its kind that is fast enough.
bool joins(const Fabric &fabric, const Unit &machine);

// Joins whole machines through switches and direct cables, each machine bringing its largest group.
class Fabrics
{
public:
    // Slower ports are ordinary networking, not a fast link.
    static constexpr int fastGbitS = 200;

    // Equal machines that bring equal groups.
    struct MachineClass
    {
        const Unit *machine = nullptr;
        UnitGroup largest;
        qint64 count = 0;
        int row = -1;
    };

    void addMachine(const Unit &machine, const UnitGroup &largest, qint64 count, int row);
    void addPart(const Unit &part, qint64 count);
    // The joined groups. The largest groups of machines that nothing joins go to `alone`. The part
    // that reaches the most memory comes first, and it joins the stack with the most memory first.
    std::vector<LinkedGroup> join(GroupCounts &alone);

private:
    struct Part
    {
        const Unit *unit = nullptr;
        qint64 count = 0;
        Mib reach = 0; // what it would join if it came first
    };
    void sortParts();

    std::vector<MachineClass> m_classes;
    QHash<std::pair<const Unit *, UnitGroup>, std::size_t> m_classIndex;
    std::vector<Part> m_parts;
    QHash<const Unit *, std::size_t> m_partIndex;
};

} // namespace configurator
