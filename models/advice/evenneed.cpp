// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/evenneed.h"

#include "memory/placement/split.h"
#include "memory/weights/tensorclasses.h"

namespace configurator {

namespace {

// The smallest GPU on which an equal share and its working space fit. What stays free for them
// grows with the GPU, so halving the range finds it.
Mib smallestGpu(Bytes model, int gpus, Spread spread, const WorkingSpace &space)
{
    const Bytes share = (model + gpus - 1) / gpus;
    Mib tooSmall = 0;
    Mib enough = (share + space.on(spread, 0)) / bytesPerMib * 100 + 65'536;
    while (enough - tooSmall > 1) {
        const Mib middle = tooSmall + (enough - tooSmall) / 2;
        const bool fits = share + space.on(spread, middle) <= middle * bytesPerMib;
        (fits ? enough : tooSmall) = middle;
    }
    return enough;
}

EvenNeed spreadEvenly(const AiModel &model, const ModelChoice &choice, Requirement requirement,
                      int gpus, std::optional<Mib> usableMib)
{
    EvenNeed need {std::move(requirement), {}, 0, 0};
    const Task task {model, choice, need.requirement};
    need.spread = task.widestSpread(gpus);
    need.usableMib
        = usableMib ? *usableMib : smallestGpu(need.model(), gpus, need.spread, task.space);
    need.working = task.workingOn(need.spread, need.usableMib) * need.spread.devices
        + tilePadding(model, choice, need.spread.tensors);
    return need;
}

} // namespace

Result<EvenNeed> evenNeed(const AiModel &model, const ModelChoice &choice, int gpus,
                          std::optional<Mib> usableMib)
{
    Result<Requirement> requirement = requirementOf(model, choice);
    if (!requirement)
        return Error {requirement.error()};
    return spreadEvenly(model, choice, std::move(requirement).value(), gpus, usableMib);
}

Result<EvenNeed> evenNeedWith(const Result<WeightLayout> &layout, const AiModel &model,
                              const ModelChoice &choice)
{
    Result<Requirement> requirement = requirementOf(model, choice, layout);
    if (!requirement)
        return Error {requirement.error()};
    return spreadEvenly(model, choice, std::move(requirement).value(), 1, {});
}

Fit asFit(const AiModel &model, const ModelChoice &choice, const EvenNeed &need)
{
    const WorkingSpace space(model, choice);
    Fit fit;
    fit.verdict = Verdict::Short; // there is nothing yet to put it on
    fit.weights = need.requirement.weights.total;
    fit.context = need.requirement.context + need.requirement.state;
    fit.working = need.working;
    fit.shortBy = need.total();
    fit.spread = need.spread;
    fit.weightsBasis = need.requirement.weights.basis;
    fit.contextBasis = need.requirement.contextBasis;
    fit.workingBasis = basisOf(space.partsOn(need.spread, need.usableMib));
    fit.weightsExplanation = need.requirement.weights.explanation;
    fit.contextExplanation = need.requirement.contextExplanation;
    fit.workingExplanation = space.explanation(need.spread);
    return fit;
}

} // namespace configurator
