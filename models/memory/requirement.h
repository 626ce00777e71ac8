// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/weightformat.h"

namespace configurator {

// What a model needs before it is known on how many GPUs it will stand.
struct Requirement
{
    WeightsSize weights;
    Bytes context = 0; // KV cache, all users
    Bytes state = 0; // recurrent state, all users
    Basis contextBasis = Basis::Computed;
    QString contextExplanation;
    std::vector<Bytes> layers; // weights + context + state of each layer, in order
    bool operator==(const Requirement &) const = default;
};

// Working space of one device that carries a share: engine context, compute buffers,
// communication. For vllm it contains the share of memory that the engine leaves free.
struct WorkingSpace
{
    Bytes perDevice = 0;
    Basis basis = Basis::Assumed;
    QString explanation;
    bool operator==(const WorkingSpace &) const = default;
};

// "not known" (an error) for models without dimensions, formats the engine does not take, and a
// context beyond the model's limit.
Result<Requirement> requirementOf(const AiModel &model, const ModelChoice &choice);
WorkingSpace workingSpace(const AiModel &model, const ModelChoice &choice, int devices,
                          Mib usableMib);

// KV cache and state of one sequence of `tokens` tokens, as the engine allots it.
Bytes contextBytes(const AiModel &model, qint64 tokens, Engine engine, KvFormat format);
Bytes stateBytes(const AiModel &model, Engine engine);

} // namespace configurator
