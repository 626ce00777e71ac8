// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/placement/fit.h"

#include "memory/memorytext.h"
#include "memory/placement/split.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

// The GPUs of one vendor stack, together and by fast-linked group.
struct FitPools::StackPool
{
    Stack stack = Stack::Cuda;
    DeviceTally tally;
    DevicePool devices;
    std::vector<const LinkedGroup *> groups; // of more than one device, joined by a fast link
    Bytes largestGroup = 0;

    void add(const LinkedGroup &group);
};

// A group like one that is there already answers nothing new.
void FitPools::StackPool::add(const LinkedGroup &group)
{
    for (const GroupMember &member : group.members)
        tally.add(member, qint64 {member.count} * group.copies);
    const bool isJoined = group.link.isFast && group.deviceCount() > 1;
    const bool isNew = isJoined && std::ranges::none_of(groups, [&group](const LinkedGroup *other) {
                           return other->members == group.members;
                       });
    if (isNew)
        groups.push_back(&group);
    largestGroup = std::max(largestGroup, group.usableMib() * bytesPerMib);
}

FitPools::~FitPools() = default;
FitPools::FitPools(FitPools &&) noexcept = default;
FitPools &FitPools::operator=(FitPools &&) noexcept = default;

FitPools::FitPools(const Totals &totals)
    : m_unknownUnits(totals.unknownUnits)
{
    for (const LinkedGroup &group : totals.groups) {
        auto pool = std::ranges::find(m_stacks, group.stack, &StackPool::stack);
        if (pool == m_stacks.end())
            pool = m_stacks.insert(pool, StackPool {group.stack, {}, {}, {}, 0});
        pool->add(group);
    }
    for (StackPool &pool : m_stacks)
        pool.devices = pool.tally.pool();
}

namespace {

using StackPool = FitPools::StackPool;

void setMemory(Fit &fit, const StackPool &pool)
{
    if (pool.devices.empty())
        return;
    fit.stack = pool.stack;
    fit.combinedUsable = usableBytes(pool.devices);
    fit.fastLinkedUsable = pool.largestGroup;
    fit.singleUsable = pool.devices.front().usable();
}

void setBases(Fit &fit, const Task &task)
{
    fit.weightsBasis = task.need.weights.basis;
    fit.contextBasis = task.need.contextBasis;
    fit.weightsExplanation = task.need.weights.explanation;
    fit.contextExplanation = task.need.contextExplanation;
}

void setWorkingText(Fit &fit, const Task &task, Spread spread)
{
    fit.spread = spread;
    fit.workingBasis = basisOf(task.space.partsOn(spread, 0));
    fit.workingExplanation = task.space.explanation(spread);
}

void setLoads(Fit &fit, const Task &task, const Loads &loads)
{
    qint64 devices = 0;
    for (const DeviceLoad &load : loads) {
        const qint64 count = load.device.count;
        devices += count;
        fit.weights += load.weights * count;
        fit.context += load.context * count;
        fit.working += load.working * count;
        fit.isTight = fit.isTight || load.isTight();
        fit.shares.push_back({load.device.unit, load.device.name, load.need(), load.device.usable(),
                              static_cast<int>(count)});
    }
    setWorkingText(fit, task, {loads.front().tensors, devices});
}

Bytes leastNeed(const Task &task)
{
    return task.need.weights.total + task.need.context + task.need.state
        + tilePadding(task.model, task.choice, 1);
}

// The sum that is missing on so many of the largest devices, and the working space on them.
struct Gap
{
    Bytes missing = 0;
    Bytes working = 0;
    qint64 devices = 0;

    void add(const Task &task, const DeviceSort &sort, Spread spread)
    {
        const Bytes space = task.workingOn(spread, sort.usableMib);
        missing += (space - sort.usable()) * sort.count;
        working += space * sort.count;
        devices += sort.count;
    }
};

// Over how many of the largest devices least is missing; as few as cover the need where some do.
// Among equal devices each adds the same, so only one, two and the ends of each sort can be best.
Gap smallestGap(const Task &task, const DevicePool &pool)
{
    Gap best {leastNeed(task), 0, 0};
    best.add(task, largestOf(pool, 1).front(), {});
    const Spread spread = task.widestSpread(deviceCount(pool));
    const auto keepBetter = [&best](const Gap &gap) {
        if (gap.devices > 1 && gap.missing < best.missing)
            best = gap;
    };
    Gap two {leastNeed(task), 0, 0};
    for (const DeviceSort &sort : largestOf(pool, 2))
        two.add(task, sort, task.widestSpread(2));
    keepBetter(two);
    Gap all {leastNeed(task), 0, 0};
    for (DeviceSort sort : pool) {
        const Bytes gain = sort.usable() - task.workingOn(spread, sort.usableMib);
        if (best.missing <= 0)
            break;
        if (gain > 0)
            sort.count = std::min(sort.count, (all.missing + gain - 1) / gain);
        all.add(task, sort, spread);
        keepBetter(all);
    }
    return best;
}

// The first group, in the order of the totals, that holds the model by itself.
Loads loadsInOneGroup(const Task &task, const StackPool &pool)
{
    for (const LinkedGroup *group : pool.groups) {
        if (group->usableMib() * bytesPerMib < leastNeed(task))
            continue;
        DeviceTally devices;
        for (const GroupMember &member : group->members)
            devices.add(member, member.count);
        Loads loads = splitOver(task, devices.pool());
        if (!loads.empty())
            return loads;
    }
    return {};
}

Fit placed(Fit fit, const Task &task, Verdict verdict, const Loads &loads)
{
    fit.verdict = verdict;
    setLoads(fit, task, loads);
    return fit;
}

Fit notPlaced(Fit fit, const Task &task, const DevicePool &pool)
{
    const DevicePool nothing {DeviceSort {{}, {}, 0, 1}};
    const Gap gap = smallestGap(task, pool.empty() ? nothing : pool);
    fit.verdict = gap.missing > 0 ? Verdict::Short : Verdict::Unsplittable;
    fit.shortBy = std::max<Bytes>(gap.missing, 0);
    fit.weights = task.need.weights.total;
    fit.context = task.need.context + task.need.state;
    fit.working = gap.working + tilePadding(task.model, task.choice, 1);
    setWorkingText(fit, task, task.widestSpread(gap.devices));
    return fit;
}

Fit fitOn(const Task &task, const StackPool &pool)
{
    Fit fit;
    setMemory(fit, pool);
    setBases(fit, task);
    if (const Loads one = splitOver(task, largestOf(pool.devices, 1)); !one.empty())
        return placed(fit, task, Verdict::Single, one);
    if (const Loads group = loadsInOneGroup(task, pool); !group.empty())
        return placed(fit, task, Verdict::Linked, group);
    if (const Loads all = splitOver(task, pool.devices); !all.empty())
        return placed(fit, task, Verdict::Paper, all);
    return notPlaced(fit, task, pool.devices);
}

bool isBetter(const Fit &a, const Fit &b)
{
    return std::tie(a.verdict, a.combinedUsable, b.stack)
        > std::tie(b.verdict, b.combinedUsable, a.stack);
}

Fit unknown(const QString &reason, const std::vector<StackPool> &pools)
{
    Fit best;
    for (const StackPool &pool : pools) {
        Fit fit;
        setMemory(fit, pool);
        if (!best.stack || isBetter(fit, best))
            best = fit;
    }
    best.unknownReason = reason;
    return best;
}

QString noModelReason(const ModelChoice &choice)
{
    return choice.model.isEmpty()
        ? MemoryText::tr("No AI model is chosen.")
        : MemoryText::tr("The catalogue has no AI model “%1”.").arg(choice.model);
}

// What the catalogue lacks may be the GPU that is missing: no answer is better than a false no.
void admitUnknownUnits(Fit &fit, int unknownUnits)
{
    const bool isNo = fit.verdict == Verdict::Short || fit.verdict == Verdict::Unsplittable;
    if (!isNo || unknownUnits == 0)
        return;
    fit.verdict = Verdict::Unknown;
    fit.shortBy = 0;
    fit.unknownReason = unknownUnits == 1
        ? MemoryText::tr(
            "One unit of the build is not in the catalogue, so whether the model fits is "
            "not known.")
        : MemoryText::tr(
              "%1 units of the build are not in the catalogue, so whether the model fits is "
              "not known.")
              .arg(countText(unknownUnits));
}

} // namespace

QString verdictId(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Unknown:
        return u"unknown"_s;
    case Verdict::Short:
        return u"short"_s;
    case Verdict::Unsplittable:
        return u"unsplittable"_s;
    case Verdict::Paper:
        return u"paper"_s;
    case Verdict::Linked:
        return u"linked"_s;
    case Verdict::Single:
        return u"single"_s;
    }
    Q_UNREACHABLE();
}

Fit fitOf(const AiModel *model, const ModelChoice &choice, const FitPools &pools)
{
    if (!model)
        return unknown(noModelReason(choice), pools.stacks());
    const Result<Requirement> need = requirementOf(*model, choice);
    if (!need)
        return unknown(need.error(), pools.stacks());
    return fitOf(Task {*model, choice, *need}, pools);
}

Fit fitOf(const Task &task, const FitPools &pools)
{
    std::optional<Fit> best;
    for (const FitPools::StackPool &pool : pools.stacks()) {
        Fit fit = fitOn(task, pool);
        if (!best || isBetter(fit, *best))
            best = std::move(fit);
    }
    if (!best)
        best = fitOn(task, FitPools::StackPool());
    admitUnknownUnits(*best, pools.unknownUnits());
    return *best;
}

Fit fitOf(const AiModel *model, const ModelChoice &choice, const Totals &totals)
{
    return fitOf(model, choice, FitPools(totals));
}

} // namespace configurator
