// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/assessment.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int maxCount = 9;

struct Candidate
{
    const Appliance *appliance = nullptr;
    int count = 1;
    qint64 distance = 0;
};

// Nearest first, then the smaller count, then the id.
bool isBetter(const Candidate &a, const Candidate &b)
{
    return std::tie(a.distance, a.count, a.appliance->id)
        < std::tie(b.distance, b.count, b.appliance->id);
}

qint64 distance(qint64 watts, const Appliance &appliance, qint64 count)
{
    return std::abs(watts - appliance.watts * count);
}

// Of two neighbouring counts the nearer one; the smaller one on a tie.
Candidate bestCount(const Appliance &appliance, qint64 watts)
{
    const qint64 below = std::clamp<qint64>(watts / appliance.watts, 1, maxCount);
    const qint64 above = std::min<qint64>(below + 1, maxCount);
    const qint64 count
        = distance(watts, appliance, above) < distance(watts, appliance, below) ? above : below;
    return {&appliance, static_cast<int>(count), distance(watts, appliance, count)};
}

// Over 5 % more than nine of the largest appliance cannot be called "about".
bool isBeyond(const Candidate &best, qint64 watts)
{
    const qint64 shown = qint64 {best.appliance->watts} * best.count;
    return best.count == maxCount && watts > shown + shown / 20;
}

QString comparisonText(const Candidate &best, qint64 watts)
{
    if (best.count == 1) {
        return QCoreApplication::translate("comparison", "about one %1").arg(best.appliance->one);
    }
    const QString pattern = isBeyond(best, watts)
        ? QCoreApplication::translate("comparison", "more than %1 %2")
        : QCoreApplication::translate("comparison", "about %1 %2");
    return pattern.arg(countText(best.count), best.appliance->many);
}

} // namespace

std::optional<Comparison> comparisonFor(const Catalogue &catalogue, qint64 watts, Region region)
{
    if (watts <= 0)
        return {};
    std::optional<Candidate> best;
    for (const Appliance &appliance : catalogue.appliances()) {
        if (appliance.watts <= 0 || !appliance.regions.contains(regionId(region)))
            continue;
        const Candidate candidate = bestCount(appliance, watts);
        if (!best || isBetter(candidate, *best))
            best = candidate;
    }
    if (!best)
        return {};
    return Comparison {best->appliance->id, best->count, best->appliance->watts,
                       comparisonText(*best, watts)};
}

} // namespace configurator
