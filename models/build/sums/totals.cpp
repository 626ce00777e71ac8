// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/sums/totals.h"

#include "build/sums/fabric.h"

#include <algorithm>
#include <array>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array stacks {Stack::Cuda,  Stack::Rocm,    Stack::OneApi,
                             Stack::Gaudi, Stack::TtMetal, Stack::Metal};

// Reads the rows once; finish() then joins what lies loose and what stands apart.
class TotalsPass
{
public:
    explicit TotalsPass(const Catalogue &catalogue)
        : m_catalogue(catalogue)
    {
    }

    void addRow(const BuildItem &item, int row);
    Totals finish();

private:
    void addUnit(const Unit *unit, qint64 count);
    void addFigures(const Unit &unit, qint64 count);
    void addMachine(const Unit *unit, const BuildItem &item, int row);
    void formGroups();
    void nameCluster();
    void listStacks();

    const Catalogue &m_catalogue;
    Totals m_totals;
    GroupCounts m_groups;
    CardPool m_loose;
    Fabrics m_fabrics;
    qint64 m_machines = 0;
    qint64 m_powerUnknown = 0;
    qint64 m_onRequest = 0;
    qint64 m_unknownUnits = 0;
    bool m_hasLooseDevices = false;
    std::array<Mib, stacks.size()> m_usableByStack {};
    std::array<bool, stacks.size()> m_hasStack {};
};

void TotalsPass::addUnit(const Unit *unit, qint64 count)
{
    if (!unit) {
        m_unknownUnits += count;
        return;
    }
    addFigures(*unit, count);
    if (!bringsDevices(*unit))
        return;
    const Accelerator &accelerator = *unit->accelerator;
    const qint64 devices = count * accelerator.count;
    const auto stack = static_cast<std::size_t>(accelerator.stack);
    m_totals.gpuCount += devices;
    m_totals.combinedMemoryGb += count * accelerator.memoryGb;
    m_totals.usableMib += devices * accelerator.usableMib;
    m_totals.largestSingleMib = std::max(m_totals.largestSingleMib, accelerator.usableMib);
    m_usableByStack[stack] += devices * accelerator.usableMib;
    m_hasStack[stack] = true;
}

void TotalsPass::addFigures(const Unit &unit, qint64 count)
{
    if (unit.powerW)
        m_totals.powerW += count * *unit.powerW;
    else
        m_powerUnknown += count;
    if (unit.price)
        m_totals.price += count * *unit.price;
    else
        m_onRequest += count;
}

void TotalsPass::addMachine(const Unit *unit, const BuildItem &item, int row)
{
    const GroupCounts inside = groupsIn(m_catalogue, item, row);
    const std::vector<CountedGroup> &groups = inside.groups();
    if (groups.empty())
        return;
    m_machines += item.count;
    const auto largest = std::max_element(groups.begin(), groups.end(),
                                          [](const CountedGroup &left, const CountedGroup &right) {
                                              return isLarger(right.group, left.group);
                                          });
    for (auto it = groups.begin(); it != groups.end(); ++it) {
        const qint64 apart = it->copies - (unit && it == largest ? 1 : 0);
        m_groups.add(it->group, apart * item.count, row);
    }
    if (unit)
        m_fabrics.addMachine(*unit, largest->group, item.count, row);
}

void TotalsPass::addRow(const BuildItem &item, int row)
{
    const Unit *unit = m_catalogue.unit(item.unit);
    const qint64 devicesBefore = m_totals.gpuCount;
    addUnit(unit, item.count);
    for (const BuildItem &held : item.holds)
        addUnit(m_catalogue.unit(held.unit), qint64 {item.count} * held.count);
    if (isMachineRow(unit, item)) {
        addMachine(unit, item, row);
        return;
    }
    addLoose(m_loose, m_catalogue, item, row);
    if (unit && unit->fabric)
        m_fabrics.addPart(*unit, item.count);
    m_hasLooseDevices = m_hasLooseDevices || m_totals.gpuCount > devicesBefore;
}

void TotalsPass::formGroups()
{
    m_loose.joinBridges(m_groups);
    m_loose.addRest(m_groups);
    m_totals.groups = m_fabrics.join(m_groups);
    for (const CountedGroup &counted : m_groups.groups())
        m_totals.groups.push_back(linkedGroup(counted));
    sortAndMerge(m_totals.groups);
    if (!m_totals.groups.empty())
        m_totals.fastLinkedMib = m_totals.groups.front().usableMib();
}

void TotalsPass::nameCluster()
{
    const std::vector<LinkedGroup> &groups = m_totals.groups;
    const bool isOneGroup = groups.size() == 1 && groups.front().copies == 1;
    const bool isPartlyJoined = std::any_of(
        groups.begin(), groups.end(), [](const auto &group) { return group.deviceCount() > 1; });
    const qint64 computers = m_machines + (m_hasLooseDevices ? 1 : 0);
    if (m_totals.gpuCount <= 1)
        m_totals.cluster = ClusterKind::None;
    else if (isOneGroup)
        m_totals.cluster = ClusterKind::FastLinked;
    else if (isPartlyJoined)
        m_totals.cluster = ClusterKind::PartlyFastLinked;
    else
        m_totals.cluster
            = computers > 1 ? ClusterKind::SeparateMachines : ClusterKind::StandardPcie;
}

void TotalsPass::listStacks()
{
    for (const Stack stack : stacks)
        if (m_hasStack[static_cast<std::size_t>(stack)])
            m_totals.stacks.push_back(stack);
    std::stable_sort(m_totals.stacks.begin(), m_totals.stacks.end(), [this](Stack a, Stack b) {
        return m_usableByStack[static_cast<std::size_t>(a)]
            > m_usableByStack[static_cast<std::size_t>(b)];
    });
}

Totals TotalsPass::finish()
{
    formGroups();
    nameCluster();
    listStacks();
    m_totals.machineCount = clampedCount(m_machines);
    m_totals.powerUnknown = clampedCount(m_powerUnknown);
    m_totals.onRequest = clampedCount(m_onRequest);
    m_totals.unknownUnits = clampedCount(m_unknownUnits);
    return m_totals;
}

} // namespace

int LinkedGroup::deviceCount() const
{
    int devices = 0;
    for (const GroupMember &member : members)
        devices += member.count;
    return devices;
}

Mib LinkedGroup::usableMib() const
{
    Mib usable = 0;
    for (const GroupMember &member : members)
        usable += member.usableMib * member.count;
    return usable;
}

QString clusterKindId(ClusterKind kind)
{
    switch (kind) {
    case ClusterKind::None:
        return u"none"_s;
    case ClusterKind::FastLinked:
        return u"fast-linked"_s;
    case ClusterKind::PartlyFastLinked:
        return u"partly-fast-linked"_s;
    case ClusterKind::StandardPcie:
        return u"standard-pcie"_s;
    case ClusterKind::SeparateMachines:
        return u"separate-machines"_s;
    }
    Q_UNREACHABLE();
}

Totals totalsOf(const Catalogue &catalogue, const Build &build)
{
    TotalsPass pass(catalogue);
    int row = 0;
    for (const BuildItem &item : build.items)
        pass.addRow(item, row++);
    Totals totals = pass.finish();
    totals.rowCount = row;
    return totals;
}

std::vector<LinkedGroup> groupsInside(const Catalogue &catalogue, const BuildItem &item)
{
    std::vector<LinkedGroup> inside;
    const GroupCounts counts = groupsIn(catalogue, item, -1);
    for (const CountedGroup &counted : counts.groups())
        inside.push_back(linkedGroup(counted));
    sortAndMerge(inside);
    return inside;
}

} // namespace configurator
