// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/placement/shards.h"

#include <algorithm>

namespace configurator {

namespace {

class TensorSplit
{
public:
    TensorSplit(const Task &task, const DevicePool &pool);
    [[nodiscard]] Loads loads() const;

private:
    [[nodiscard]] std::vector<Grid> grids() const;
    [[nodiscard]] Loads loadsOn(const Grid &grid) const;
    [[nodiscard]] Loads dealtOut(const std::vector<StageLoad> &stages, const DevicePool &used,
                                 const Grid &grid) const;

    const Task &m_task;
    const DevicePool &m_pool;
    ShardsBySize m_shards;
};

TensorSplit::TensorSplit(const Task &task, const DevicePool &pool)
    : m_task(task)
    , m_pool(pool)
    , m_shards(allowedShards(task, deviceCount(pool)))
{
}

// Fewest devices first, then fewest stages.
std::vector<Grid> TensorSplit::grids() const
{
    const qint64 devices = deviceCount(m_pool);
    const int layers = m_task.model.layerCount();
    std::vector<Grid> grids;
    for (const auto &[tensors, shards] : m_shards) {
        for (int stages = 1; stages <= layers && qint64 {tensors} * stages <= devices; ++stages)
            grids.push_back({tensors, stages});
    }
    std::ranges::sort(grids, [](const Grid &a, const Grid &b) {
        return std::pair(a.devices(), a.stages) < std::pair(b.devices(), b.stages);
    });
    return grids;
}

Loads TensorSplit::loadsOn(const Grid &grid) const
{
    const DevicePool used = largestOf(m_pool, grid.devices());
    const std::vector<StageLoad> stages = m_shards.at(grid.tensors).stages(grid.stages);
    const bool fits = isHeld(m_task, grid, stages, used.back().usableMib);
    return fits ? dealtOut(stages, used, grid) : Loads {};
}

// Stage after stage takes the next devices of the pool.
Loads TensorSplit::dealtOut(const std::vector<StageLoad> &stages, const DevicePool &used,
                            const Grid &grid) const
{
    Loads loads;
    auto sort = used.begin();
    qint64 taken = 0;
    for (int i = 0; i < grid.devices(); ++i, ++taken) {
        if (taken == sort->count) {
            ++sort;
            taken = 0;
        }
        const StageLoad &load = stages[static_cast<std::size_t>(i / grid.tensors)];
        DeviceSort device = *sort;
        device.count = 1;
        addLoad(loads,
                {device, load.weights, load.context,
                 m_task.workingOn({grid.tensors, grid.devices()}, sort->usableMib) + load.padding,
                 grid.tensors});
    }
    return loads;
}

Loads TensorSplit::loads() const
{
    Loads first;
    for (const Grid &grid : grids()) {
        Loads loads = loadsOn(grid);
        if (loads.empty())
            continue;
        if (std::ranges::none_of(loads, &DeviceLoad::isTight))
            return loads;
        if (first.empty())
            first = std::move(loads);
    }
    return first;
}

class TensorProbe : public SplitProbe
{
public:
    explicit TensorProbe(const Task &task)
        : m_task(task)
        , m_shards(allowedShards(task, maxTensorParallel))
    {
    }
    [[nodiscard]] std::optional<int> fewest(Mib usableMib, int most) const override;
    [[nodiscard]] bool holds(const DevicePool &pool) const override
    {
        return !splitByTensors(m_task, pool).empty();
    }
    [[nodiscard]] Bytes mostOn(Mib usableMib) const override { return m_task.roomOn(usableMib); }

private:
    const Task &m_task;
    ShardsBySize m_shards;
};

std::optional<int> TensorProbe::fewest(Mib usableMib, int most) const
{
    const int layers = m_task.model.layerCount();
    std::optional<int> best;
    for (const auto &[tensors, shards] : m_shards) {
        for (int stages = 1; stages <= layers; ++stages) {
            const Grid grid {tensors, stages};
            if (grid.devices() > most || (best && grid.devices() >= *best))
                break;
            if (isHeld(m_task, grid, shards.stages(stages), usableMib))
                best = grid.devices();
        }
    }
    return best;
}

} // namespace

std::unique_ptr<const SplitProbe> tensorProbe(const Task &task)
{
    return std::make_unique<TensorProbe>(task);
}

Loads splitByTensors(const Task &task, const DevicePool &pool)
{
    return TensorSplit(task, pool).loads();
}

} // namespace configurator
