// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/assessment.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

bool isUnified(const Totals &totals, const QString &unit)
{
    return std::ranges::any_of(totals.groups, [&](const LinkedGroup &group) {
        return std::ranges::any_of(group.members, [&](const GroupMember &member) {
            return member.unit == unit && member.isUnified;
        });
    });
}

// The verdict's words differ for a GPU and for memory shared with the processor.
void markUnified(Fit &fit, const Totals &totals)
{
    for (DeviceShare &share : fit.shares)
        share.isUnified = isUnified(totals, share.unit);
}

} // namespace

QString severityId(Severity severity)
{
    switch (severity) {
    case Severity::Good:
        return u"good"_s;
    case Severity::Info:
        return u"info"_s;
    case Severity::Warning:
        return u"warning"_s;
    }
    Q_UNREACHABLE();
}

Fit fitFor(const Catalogue &catalogue, const Build &build, const Totals &totals)
{
    return fitFor(catalogue.model(build.choice.model), build.choice, FitPools(totals), totals);
}

Fit fitFor(const AiModel *model, const ModelChoice &choice, const FitPools &pools,
           const Totals &totals)
{
    Fit fit = fitOf(model, choice, pools);
    markUnified(fit, totals);
    return fit;
}

Fit fitFor(const Task &task, const Totals &totals)
{
    Fit fit = fitOf(task, FitPools(totals));
    markUnified(fit, totals);
    return fit;
}

Assessment assess(const Catalogue &catalogue, const Build &build, Region region)
{
    Assessment assessment;
    assessment.totals = totalsOf(catalogue, build);
    const Totals &totals = assessment.totals;
    assessment.comparison = comparisonFor(catalogue, totals.powerW, region);
    assessment.notes = notesFor(catalogue, build, totals, region);
    assessment.fit = fitFor(catalogue, build, totals);
    assessment.picture = pictureOf(totals, assessment.fit);
    return assessment;
}

} // namespace configurator
