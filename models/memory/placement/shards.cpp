// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/placement/shards.h"

#include "memory/contextmemory.h"
#include "memory/weights/tensorclasses.h"

#include <algorithm>

namespace configurator {

namespace {

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

} // namespace

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
        const StageLoad &before = m_sums.back();
        m_sums.push_back({before.weights + dividedUp(weights, parts),
                          before.context + part.of(partOf(*order[i], parts)),
                          before.padding + padding});
    }
}

std::vector<StageLoad> Shards::stages(int count) const
{
    const auto layers = static_cast<int>(m_sums.size()) - 1;
    const int perStage = (layers + count - 1) / count;
    if (perStage * (count - 1) >= layers)
        return {};
    std::vector<StageLoad> loads;
    for (int first = 0; first < layers; first += perStage) {
        const StageLoad &from = m_sums[static_cast<std::size_t>(first)];
        const StageLoad &to = m_sums[static_cast<std::size_t>(std::min(first + perStage, layers))];
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

ShardsBySize allowedShards(const Task &task, qint64 devices)
{
    const auto order = layerOrder(task.model);
    ShardsBySize shards;
    for (int parts = 1; parts <= std::min<qint64>(maxTensorParallel, devices); ++parts) {
        if (isAllowed(task, parts))
            shards.emplace(parts, Shards(task, order, parts));
    }
    return shards;
}

bool isHeld(const Task &task, const Grid &grid, const std::vector<StageLoad> &stages, Mib smallest)
{
    const Spread spread {grid.tensors, grid.devices()};
    const Bytes room = smallest * bytesPerMib - task.workingOn(spread, smallest);
    return !stages.empty() && std::ranges::all_of(stages, [room](const StageLoad &load) {
        return load.sum() <= room;
    });
}

} // namespace configurator
