// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/placement/split.h"

#include <algorithm>

namespace configurator {

void DeviceTally::add(const GroupMember &member, qint64 count)
{
    if (count <= 0)
        return;
    const DeviceSort sort {member.unit, member.name, member.usableMib, count};
    for (auto known = m_byUnit.constFind(sort.unit);
         known != m_byUnit.constEnd() && known.key() == sort.unit; ++known) {
        if (m_sorts[known.value()].isSameAs(sort)) {
            m_sorts[known.value()].count += count;
            return;
        }
    }
    m_byUnit.insert(sort.unit, m_sorts.size());
    m_sorts.push_back(sort);
}

DevicePool DeviceTally::pool() const
{
    DevicePool pool = m_sorts;
    std::ranges::sort(pool, [](const DeviceSort &a, const DeviceSort &b) {
        return std::tie(b.usableMib, a.unit, a.name) < std::tie(a.usableMib, b.unit, b.name);
    });
    return pool;
}

qint64 deviceCount(const DevicePool &pool)
{
    qint64 count = 0;
    for (const DeviceSort &sort : pool)
        count += sort.count;
    return count;
}

Bytes usableBytes(const DevicePool &pool)
{
    Bytes bytes = 0;
    for (const DeviceSort &sort : pool)
        bytes += sort.usable() * sort.count;
    return bytes;
}

DevicePool largestOf(const DevicePool &pool, qint64 count)
{
    DevicePool largest;
    for (const DeviceSort &sort : pool) {
        if (count <= 0)
            break;
        largest.push_back(sort);
        largest.back().count = std::min(sort.count, count);
        count -= sort.count;
    }
    return largest;
}

Spread Task::widestSpread(qint64 devices) const
{
    if (choice.engine == Engine::LlamaCpp || model.attentionHeads == 0)
        return {1, devices};
    int tensors = static_cast<int>(std::min<qint64>(maxTensorParallel, devices));
    while (model.attentionHeads % tensors != 0)
        --tensors;
    return {tensors, devices};
}

Loads splitOver(const Task &task, const DevicePool &pool)
{
    if (pool.empty())
        return {};
    return task.choice.engine == Engine::LlamaCpp ? splitByLayers(task, pool)
                                                  : splitByTensors(task, pool);
}

std::unique_ptr<const SplitProbe> splitProbe(const Task &task)
{
    return task.choice.engine == Engine::LlamaCpp ? layerProbe(task) : tensorProbe(task);
}

void addLoad(Loads &loads, const DeviceLoad &load)
{
    const auto same = std::ranges::find_if(loads, [&load](const DeviceLoad &other) {
        return other.device.isSameAs(load.device) && other.weights == load.weights
            && other.context == load.context && other.working == load.working;
    });
    if (same == loads.end())
        loads.push_back(load);
    else
        same->device.count += load.device.count;
}

} // namespace configurator
