// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/contextmemory.h"
#include "memory/placement/split.h"
#include "memory/weights/tensorclasses.h"

#include <algorithm>
#include <map>

namespace configurator {

namespace {

// `tensors` devices share every layer of a stage; `stages` follow each other.
struct Grid
{
    int tensors = 1;
    int stages = 1;
    [[nodiscard]] int devices() const { return tensors * stages; }
};

struct Load
{
    Bytes weights = 0;
    Bytes context = 0;
    Bytes padding = 0;
    [[nodiscard]] Bytes sum() const { return weights + context + padding; }
};

Bytes dividedUp(Bytes bytes, int parts)
{
    return (bytes + parts - 1) / parts;
}

// Numbers under one scale along a row, which no device boundary may cross.
int scaleGroup(const QString &format)
{
    const FormatEntry *entry = knownFormat(format);
    if (!entry)
        return 1;
    switch (entry->format) {
    case Format::Fp8:
    case Format::Awq:
        return 128;
    case Format::Int4:
        return 32;
    case Format::Nvfp4:
        return 16;
    default:
        return 1;
    }
}

bool hasTokenHeads(const LayerGroup &group)
{
    const bool keepsTokens = group.kind == LayerKind::Full || group.kind == LayerKind::Windowed
        || group.kind == LayerKind::Chunked;
    return keepsTokens && group.kvHeads > 0;
}

// Keys and values are dealt out by heads; with more devices than heads each head is repeated.
bool dividesHeads(const LayerGroup &group, int parts)
{
    return !hasTokenHeads(group) || group.kvHeads % parts == 0 || parts % group.kvHeads == 0;
}

bool dividesWidth(const AiModel &model, int parts, int group)
{
    const bool hasDense = !model.experts || model.experts->denseLayers > 0;
    const int dense = hasDense ? model.intermediateSize : 0;
    const int expert = model.experts ? model.experts->intermediateSize : 0;
    return dense % (parts * group) == 0 && expert % (parts * group) == 0;
}

bool isAllowed(const Task &task, int parts)
{
    const AiModel &model = task.model;
    if (parts == 1)
        return true;
    return model.attentionHeads > 0 && model.attentionHeads % parts == 0
        && dividesWidth(model, parts, scaleGroup(task.choice.format))
        && std::ranges::all_of(model.layers,
                               [parts](const auto &group) { return dividesHeads(group, parts); });
}

// What one of `parts` devices keeps of a layer. A latent vector and an indexer's key are kept
// whole on every device, and so is a state that does not divide.
LayerGroup partOf(const LayerGroup &group, int parts)
{
    LayerGroup part = group;
    if (hasTokenHeads(group))
        part.kvHeads = std::max(1, group.kvHeads / parts);
    if (group.stateElements % parts == 0)
        part.stateElements = group.stateElements / parts;
    return part;
}

// The layers of one model under one tensor-parallel size.
class Shards
{
public:
    Shards(const Task &task, const std::vector<const LayerGroup *> &order, int parts);
    // What a device carries in each stage; empty when a stage would have no layer.
    [[nodiscard]] std::vector<Load> stages(int count) const;

private:
    std::vector<Load> m_sums; // of the first n layers
    Bytes m_embedding = 0;
    Bytes m_head = 0;
    bool m_isTied = false;
};

Shards::Shards(const Task &task, const std::vector<const LayerGroup *> &order, int parts)
    : m_sums(1)
    , m_embedding(dividedUp(task.need.weights.embedding, parts))
    , m_head(dividedUp(task.need.weights.head, parts))
    , m_isTied(task.model.isTied)
{
    const ContextMemory whole(task.model.layers, task.choice);
    std::vector<LayerGroup> groups;
    for (const LayerGroup &group : task.model.layers)
        groups.push_back(partOf(group, parts));
    const ContextMemory part(groups, task.choice);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Bytes weights = task.need.layers[i] - whole.of(*order[i]);
        const Bytes padding = tilePadding(task.model, task.choice, static_cast<int>(i), parts);
        const Load &before = m_sums.back();
        m_sums.push_back({before.weights + dividedUp(weights, parts),
                          before.context + part.of(partOf(*order[i], parts)),
                          before.padding + padding});
    }
}

std::vector<Load> Shards::stages(int count) const
{
    const auto layers = static_cast<int>(m_sums.size()) - 1;
    const int perStage = (layers + count - 1) / count;
    if (perStage * (count - 1) >= layers)
        return {};
    std::vector<Load> loads;
    for (int first = 0; first < layers; first += perStage) {
        const Load &from = m_sums[static_cast<std::size_t>(first)];
        const Load &to = m_sums[static_cast<std::size_t>(std::min(first + perStage, layers))];
        loads.push_back(
            {to.weights - from.weights, to.context - from.context, to.padding - from.padding});
    }
    loads.front().weights += m_embedding;
    loads.back().weights += m_head;
    // The last stage needs the shared embedding too, as its head.
    if (m_isTied && count > 1)
        loads.back().weights += m_embedding;
    return loads;
}

class TensorSplit
{
public:
    TensorSplit(const Task &task, const DevicePool &pool);
    [[nodiscard]] Loads loads() const;

private:
    [[nodiscard]] std::vector<Grid> grids() const;
    [[nodiscard]] Loads loadsOn(const Grid &grid) const;
    [[nodiscard]] Loads dealtOut(const std::vector<Load> &stages, const DevicePool &used,
                                 const Grid &grid) const;

    const Task &m_task;
    const DevicePool &m_pool;
    std::map<int, Shards> m_shards; // by tensor-parallel size, the allowed ones
};

TensorSplit::TensorSplit(const Task &task, const DevicePool &pool)
    : m_task(task)
    , m_pool(pool)
{
    const auto order = layerOrder(task.model);
    const auto most = static_cast<int>(std::min<qint64>(maxTensorParallel, deviceCount(pool)));
    for (int parts = 1; parts <= most; ++parts) {
        if (isAllowed(task, parts))
            m_shards.emplace(parts, Shards(task, order, parts));
    }
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
    const Mib smallest = used.back().usableMib;
    const Spread spread {grid.tensors, grid.devices()};
    const Bytes room = smallest * bytesPerMib - m_task.workingOn(spread, smallest);
    const std::vector<Load> stages = m_shards.at(grid.tensors).stages(grid.stages);
    const bool fits = !stages.empty()
        && std::ranges::all_of(stages, [room](const Load &load) { return load.sum() <= room; });
    return fits ? dealtOut(stages, used, grid) : Loads {};
}

// Stage after stage takes the next devices of the pool.
Loads TensorSplit::dealtOut(const std::vector<Load> &stages, const DevicePool &used,
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
        const Load &load = stages[static_cast<std::size_t>(i / grid.tensors)];
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

} // namespace

Loads splitByTensors(const Task &task, const DevicePool &pool)
{
    return TensorSplit(task, pool).loads();
}

} // namespace configurator
