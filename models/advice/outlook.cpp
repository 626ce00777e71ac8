// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/outlook.h"

namespace configurator {

Outlook outlookOf(const Catalogue &catalogue, const Build &build, const Assessment &assessment)
{
    const AiModel *model = catalogue.model(build.choice.model);
    const FitPools pools(assessment.totals);
    return {limitsOf(model, build.choice, pools, Verdict::Paper),
            limitsOf(model, build.choice, pools, Verdict::Linked),
            remediesFor(catalogue, build, assessment)};
}

} // namespace configurator
