// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/limits.h"

#include <algorithm>

namespace configurator {

namespace {

// The largest number for which `holds` is true, where it is true up to some number and no further.
template <typename Number, typename Holds>
std::optional<Number> largestThat(Number most, Holds holds)
{
    if (most < 1 || !holds(1))
        return {};
    if (holds(most))
        return most;
    Number good = 1;
    Number bad = most;
    while (bad - good > 1) {
        const Number middle = good + (bad - good) / 2;
        (holds(middle) ? good : bad) = middle;
    }
    return good;
}

bool holds(const AiModel &model, const ModelChoice &choice, const FitPools &pools, Verdict atLeast)
{
    return fitOf(&model, choice, pools).verdict >= atLeast;
}

} // namespace

std::optional<qint64> longestContext(const AiModel &model, const ModelChoice &choice,
                                     const FitPools &pools, Verdict atLeast)
{
    ModelChoice tried = choice;
    return largestThat(contextLimit(model), [&](qint64 tokens) {
        tried.context = tokens;
        return holds(model, tried, pools, atLeast);
    });
}

std::optional<int> mostUsers(const AiModel &model, const ModelChoice &choice, const FitPools &pools,
                             Verdict atLeast)
{
    ModelChoice tried = choice;
    return largestThat(userLimit, [&](int users) {
        tried.users = users;
        return holds(model, tried, pools, atLeast);
    });
}

QString leastReducedFormat(const AiModel &model, const ModelChoice &choice, const FitPools &pools,
                           Verdict atLeast)
{
    // What is larger than the published weights holds no more than these do.
    const std::vector<WeightFormat> formats = formatsFor(model, choice.engine);
    auto format = std::ranges::find(formats, model.nativeFormat, &WeightFormat::id);
    if (format == formats.end())
        format = formats.begin();
    ModelChoice tried = choice;
    for (; format != formats.end(); ++format) {
        tried.format = format->id;
        if (holds(model, tried, pools, atLeast))
            return format->id;
    }
    return {};
}

Limits limitsOf(const AiModel *model, const ModelChoice &choice, const FitPools &pools,
                Verdict atLeast)
{
    if (!model)
        return {};
    return {longestContext(*model, choice, pools, atLeast),
            mostUsers(*model, choice, pools, atLeast),
            leastReducedFormat(*model, choice, pools, atLeast)};
}

} // namespace configurator
