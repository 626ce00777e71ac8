// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/aimodels/modelanswer.h"

#include "advice/limits.h"
#include "advice/words.h"
#include "items/aimodels/usualchoice.h"

namespace configurator {

namespace {

std::optional<Bytes> spareOf(const Fit &fit)
{
    if (fit.verdict == Verdict::Short)
        return -fit.shortBy;
    return fit.verdict >= Verdict::Paper ? std::optional(fit.combinedUsable - fit.need())
                                         : std::nullopt;
}

} // namespace

ModelAnswer answerFor(const AiModel &model, const ModelChoice &base, const FitPools &pools,
                      const Totals &totals)
{
    ModelChoice choice = usualChoice(model, base);
    const QString fitting = leastReducedFormat(model, choice, pools, Verdict::Paper);
    if (!fitting.isEmpty())
        choice.format = fitting;
    const Fit fit = fitFor(&model, choice, pools, totals);
    ModelAnswer answer {fit.verdict, verdictTitle(fit), verdictText(fit, totals), {}, {}, {}};
    if (fit.verdict == Verdict::Unknown)
        return answer;
    answer.format = choice.format;
    answer.longestContext = longestContext(model, choice, pools, Verdict::Paper);
    answer.spare = spareOf(fit);
    return answer;
}

} // namespace configurator
