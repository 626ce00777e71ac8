// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/placement/fit.h"

namespace configurator {

// Every part of a need with its basis and formula. Each list adds up to the figure of its name.
struct Breakdown
{
    NeedParts weights;
    NeedParts context; // KV cache and recurrent state
    NeedParts working;
    NeedParts apart; // parts of the model that are not counted, and why
    bool operator==(const Breakdown &) const = default;
};

// What the model needs spread evenly over so many GPUs of that usable memory.
Result<Breakdown> breakdownOf(const AiModel &model, const ModelChoice &choice, Spread spread,
                              Mib usableMib);
// What it needs on a build: copies and padding that the split brings are parts of their own.
Result<Breakdown> breakdownOf(const AiModel &model, const ModelChoice &choice, const Fit &fit);

// weights.cpp and contextparts.cpp
NeedParts weightParts(const AiModel &model, const QString &format);
NeedParts contextParts(const AiModel &model, const ModelChoice &choice);
// Vision and draft parts that come as files of their own.
NeedParts partsBeside(const AiModel &model, const QString &format);

} // namespace configurator
