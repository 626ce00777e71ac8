// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/placement/fit.h"

#include <optional>

namespace configurator {

// What a model needs before there is a build: spread evenly over GPUs of one size.
struct EvenNeed
{
    Requirement requirement;
    Spread spread;
    Mib usableMib = 0; // of each GPU
    Bytes working = 0; // on all of them
    bool operator==(const EvenNeed &) const = default;

    // Weights, KV cache and recurrent state: what the model brings along wherever it stands.
    [[nodiscard]] Bytes model() const
    {
        return requirement.weights.total + requirement.context + requirement.state;
    }
    [[nodiscard]] Bytes total() const { return model() + working; }
};

// Without a size, of the smallest GPUs that hold their shares.
Result<EvenNeed> evenNeed(const AiModel &model, const ModelChoice &choice, int gpus = 1,
                          std::optional<Mib> usableMib = {});
// The same on one GPU for a whole table: weights in one format are the same at every context.
Result<EvenNeed> evenNeedWith(const Result<WeightLayout> &layout, const AiModel &model,
                              const ModelChoice &choice);

// As if put on an empty build, so that its parts and their sources can be told.
Fit asFit(const AiModel &model, const ModelChoice &choice, const EvenNeed &need);

} // namespace configurator
