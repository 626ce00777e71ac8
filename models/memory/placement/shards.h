// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/placement/split.h"

#include <map>

namespace configurator {

// `tensors` devices share every layer of a stage; `stages` follow each other.
struct Grid
{
    int tensors = 1;
    int stages = 1;
    [[nodiscard]] int devices() const { return tensors * stages; }
};

// What one device of a stage carries.
struct StageLoad
{
    Bytes weights = 0;
    Bytes context = 0;
    Bytes padding = 0;
    [[nodiscard]] Bytes sum() const { return weights + context + padding; }
};

// The layers of one model under one tensor-parallel size.
class Shards
{
public:
    Shards(const Task &task, const std::vector<const LayerGroup *> &order, int parts);
    // What a device carries in each stage; empty when a stage would have no layer.
    [[nodiscard]] std::vector<StageLoad> stages(int count) const;

private:
    std::vector<StageLoad> m_sums; // of the first n layers
    Bytes m_embedding = 0;
    Bytes m_head = 0;
    bool m_isTied = false;
};

using ShardsBySize = std::map<int, Shards>; // by tensor-parallel size, the allowed ones

// Every size that the model's heads and widths divide by, on so many devices.
ShardsBySize allowedShards(const Task &task, qint64 devices);

// Whether these stages find room on devices of which the smallest has so much usable memory.
bool isHeld(const Task &task, const Grid &grid, const std::vector<StageLoad> &stages, Mib smallest);

} // namespace configurator
