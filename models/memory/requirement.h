// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/weights/weightformat.h"

namespace configurator {

// What a model needs before it is known on how many GPUs it will stand.
struct Requirement
{
    WeightsSize weights; // on the GPUs
    Bytes inRam = 0; // token embedding that stays in the computer's own memory
    Bytes context = 0; // KV cache, all users
    Bytes state = 0; // recurrent state, all users
    Basis contextBasis = Basis::Computed;
    QString contextExplanation;
    std::vector<Bytes> layers; // weights + context + state of each layer, in order
    bool operator==(const Requirement &) const = default;
};

// Beyond any use, and small enough that no product of sizes leaves 64 bits.
inline constexpr int userLimit = 10'000;
// Tokens a user that the model, or at least the program, can take.
qint64 contextLimit(const AiModel &model);
// 4,096 tokens, doubled up to the model's limit, and the limit itself.
std::vector<qint64> usualContexts(const AiModel &model);

// "not known" (an error) for models without dimensions, formats the engine does not take, and a
// context beyond the model's limit.
Result<Requirement> requirementOf(const AiModel &model, const ModelChoice &choice);

struct WeightLayout;
// The same for a whole table: weights in one format are the same at every context.
Result<Requirement> requirementOf(const AiModel &model, const ModelChoice &choice,
                                  const Result<WeightLayout> &layout);

} // namespace configurator
