// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/placement/fit.h"

namespace configurator {

// The most that a build carries while its verdict stays at least as good as asked. Each answer
// changes one thing and keeps the rest of the choice.
struct Limits
{
    std::optional<qint64> longestContext; // tokens a user; none: not even one
    std::optional<int> mostUsers;
    QString leastReducedFormat; // published weights or smaller; empty: none of the formats fits
    bool operator==(const Limits &) const = default;
};
// All of them empty where the need is not known.
Limits limitsOf(const AiModel *model, const ModelChoice &choice, const FitPools &pools,
                Verdict atLeast);

std::optional<qint64> longestContext(const AiModel &model, const ModelChoice &choice,
                                     const FitPools &pools, Verdict atLeast);
std::optional<int> mostUsers(const AiModel &model, const ModelChoice &choice, const FitPools &pools,
                             Verdict atLeast);
QString leastReducedFormat(const AiModel &model, const ModelChoice &choice, const FitPools &pools,
                           Verdict atLeast);

} // namespace configurator
