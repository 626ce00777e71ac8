// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/sums/fabric.h"

#include <algorithm>
#include <map>

namespace configurator {

namespace {

using MachineClass = Fabrics::MachineClass;

// The machines of one stack that a part could join, largest group first.
struct Candidates
{
    std::vector<MachineClass *> classes;
    qint64 machines = 0;
};
using CandidatesByStack = std::map<Stack, Candidates>;

bool comesBefore(const MachineClass *left, const MachineClass *right)
{
    if (isLarger(left->largest, right->largest))
        return true;
    if (isLarger(right->largest, left->largest))
        return false;
    return left->machine->id < right->machine->id;
}

CandidatesByStack candidatesFor(const Fabric &fabric, std::vector<MachineClass> &classes)
{
    CandidatesByStack byStack;
    for (MachineClass &machineClass : classes) {
        if (machineClass.count == 0 || !joins(fabric, *machineClass.machine))
            continue;
        Candidates &candidates = byStack[machineClass.largest.unit->accelerator->stack];
        candidates.classes.push_back(&machineClass);
        candidates.machines += machineClass.count;
    }
    for (auto &[stack, candidates] : byStack)
        std::sort(candidates.classes.begin(), candidates.classes.end(), comesBefore);
    return byStack;
}

// What is used up: ports of the switches, or one cable for each two machines.
qint64 capacityOf(const Fabric &fabric, qint64 parts)
{
    return fabric.isSwitch ? parts * fabric.maxMachines : parts;
}

qint64 costOf(const Fabric &fabric, qint64 machines)
{
    return fabric.isSwitch ? machines : machines * (machines - 1) / 2;
}

// How many of `machines` one group takes; 0 when not even two can be joined.
qint64 groupSize(const Fabric &fabric, qint64 capacity, qint64 machines)
{
    if (fabric.isSwitch)
        return std::min(capacity, machines) >= 2 ? std::min(capacity, machines) : 0;
    const qint64 most = std::min<qint64>(machines, fabric.maxMachines);
    qint64 size = 1;
    while (size < most && costOf(fabric, size + 1) <= capacity)
        ++size;
    return size >= 2 ? size : 0;
}

Mib memoryOf(const Candidates &candidates, qint64 machines)
{
    Mib memory = 0;
    for (const MachineClass *machineClass : candidates.classes) {
        const qint64 taken = std::min(machines, machineClass->count);
        memory += machineClass->largest.usableMib() * taken;
        machines -= taken;
    }
    return memory;
}

// The stack of which the part joins the most memory.
std::pair<Candidates *, Mib> bestOf(CandidatesByStack &byStack, const Fabric &fabric,
                                    qint64 capacity)
{
    std::pair<Candidates *, Mib> best {nullptr, -1};
    for (auto &[stack, candidates] : byStack) {
        const qint64 size = groupSize(fabric, capacity, candidates.machines);
        const Mib memory = memoryOf(candidates, size);
        if (size > 0 && memory > best.second)
            best = {&candidates, memory};
    }
    return best;
}

void addMember(LinkedGroup &group, const UnitGroup &brought, qint64 machines)
{
    GroupMember member = groupMember(brought);
    member.count = clampedCount(machines * brought.devices);
    for (GroupMember &known : group.members) {
        if (known.unit == member.unit) {
            known.count += member.count;
            return;
        }
    }
    group.members.push_back(member);
}

void sortMembers(std::vector<GroupMember> &members)
{
    std::sort(members.begin(), members.end(), [](const GroupMember &a, const GroupMember &b) {
        if (a.usableMib != b.usableMib)
            return a.usableMib > b.usableMib;
        return a.name != b.name ? a.name < b.name : a.unit < b.unit;
    });
}

// Takes the largest machines out of the candidates.
LinkedGroup takeGroup(Candidates &candidates, const Fabric &fabric, qint64 size, qint64 copies)
{
    LinkedGroup group;
    group.stack = candidates.classes.front()->largest.unit->accelerator->stack;
    group.link = fabric.link;
    group.copies = clampedCount(copies);
    candidates.machines -= size * copies;
    while (size > 0) {
        MachineClass &machineClass = *candidates.classes.front();
        const qint64 taken = std::min(size, machineClass.count / copies);
        addMember(group, machineClass.largest, taken);
        machineClass.count -= taken * copies;
        size -= taken;
        if (machineClass.count == 0)
            candidates.classes.erase(candidates.classes.begin());
    }
    sortMembers(group.members);
    return group;
}

void joinWith(const Fabric &fabric, qint64 parts, std::vector<MachineClass> &classes,
              std::vector<LinkedGroup> &joined)
{
    CandidatesByStack byStack = candidatesFor(fabric, classes);
    qint64 capacity = capacityOf(fabric, parts);
    while (Candidates *candidates = bestOf(byStack, fabric, capacity).first) {
        const qint64 size = groupSize(fabric, capacity, candidates->machines);
        const qint64 cost = costOf(fabric, size);
        // Thousands of equal pairs are counted in one step.
        const qint64 copies = std::max<qint64>(
            1, std::min(candidates->classes.front()->count / size, capacity / cost));
        joined.push_back(takeGroup(*candidates, fabric, size, copies));
        capacity -= cost * copies;
    }
}

} // namespace

bool joins(const Fabric &fabric, const Unit &machine)
{
    if (!fabric.link.isFast)
        return false;
    if (!fabric.onlyMachines.isEmpty() && !fabric.onlyMachines.contains(machine.id))
        return false;
    return std::any_of(machine.ports.begin(), machine.ports.end(), [&](const Port &port) {
        return port.kind == fabric.portKind
            && std::min(port.gbitS, fabric.gbitS) >= Fabrics::fastGbitS;
    });
}

void Fabrics::addMachine(const Unit &machine, const UnitGroup &largest, qint64 count, int row)
{
    const std::pair key {&machine, largest};
    const auto found = m_classIndex.constFind(key);
    if (found == m_classIndex.constEnd()) {
        m_classIndex.insert(key, m_classes.size());
        m_classes.push_back({&machine, largest, count, row});
        return;
    }
    MachineClass &machineClass = m_classes[*found];
    machineClass.count += count;
    machineClass.row = machineClass.row == row ? row : -1;
}

void Fabrics::addPart(const Unit &part, qint64 count)
{
    const auto found = m_partIndex.constFind(&part);
    if (found != m_partIndex.constEnd()) {
        m_parts[*found].count += count;
        return;
    }
    m_partIndex.insert(&part, m_parts.size());
    m_parts.push_back({&part, count, 0});
}

void Fabrics::sortParts()
{
    for (Part &part : m_parts) {
        const Fabric &fabric = *part.unit->fabric;
        CandidatesByStack byStack = candidatesFor(fabric, m_classes);
        part.reach = bestOf(byStack, fabric, capacityOf(fabric, part.count)).second;
    }
    std::sort(m_parts.begin(), m_parts.end(), [](const Part &left, const Part &right) {
        return left.reach != right.reach ? left.reach > right.reach
                                         : left.unit->id < right.unit->id;
    });
}

std::vector<LinkedGroup> Fabrics::join(GroupCounts &alone)
{
    std::vector<LinkedGroup> joined;
    sortParts();
    for (const Part &part : m_parts)
        joinWith(*part.unit->fabric, part.count, m_classes, joined);
    for (const MachineClass &machineClass : m_classes)
        alone.add(machineClass.largest, machineClass.count, machineClass.row);
    return joined;
}

} // namespace configurator
