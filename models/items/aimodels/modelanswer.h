// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"

namespace configurator {

// What a build makes of one model.
struct ModelAnswer
{
    Verdict verdict = Verdict::Unknown;
    QString title; // the verdict's, as on the build page
    QString text; // and its numbers
    QString format; // the least reduced that fits, else the usual one; empty: not known
    std::optional<qint64> longestContext; // in that format; none: not even one token
    std::optional<Bytes> spare; // below zero: so much is missing; none: neither can be said
    bool operator==(const ModelAnswer &) const = default;

    [[nodiscard]] bool runs() const { return verdict >= Verdict::Paper; }
};

// `base` says how the model will be run; its context is shortened where the model takes less.
ModelAnswer answerFor(const AiModel &model, const ModelChoice &base, const FitPools &pools,
                      const Totals &totals);

} // namespace configurator
