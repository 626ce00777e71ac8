// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/breakdown.h"

#include "memory/contextmemory.h"
#include "memory/memorytext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// What a split adds to the plain sum.
void addRest(NeedParts &parts, Bytes total, const QString &id, const QString &name,
             const QString &formula)
{
    const Bytes rest = total - sumOf(parts);
    if (rest != 0)
        parts.push_back({id, name, rest, Basis::Computed, formula});
}

void takeEmbeddingOut(Breakdown &breakdown, const Requirement &need)
{
    if (need.inRam == 0)
        return;
    std::erase_if(breakdown.weights,
                  [](const NeedPart &part) { return part.id == "embedding"_L1; });
    breakdown.apart.push_back(
        {u"embedding"_s, MemoryText::tr("Token embedding"), need.inRam, Basis::Computed,
         MemoryText::tr("Stays in the computer's own memory, as it was set; not counted.")});
}

// Parts that do not depend on where the model stands.
Result<Breakdown> placeless(const AiModel &model, const ModelChoice &choice)
{
    const Result<Requirement> need = requirementOf(model, choice);
    if (!need)
        return Error {need.error()};
    Breakdown breakdown {weightParts(model, choice.format),
                         contextParts(model, choice),
                         {},
                         partsBeside(model, choice.format)};
    takeEmbeddingOut(breakdown, *need);
    return breakdown;
}

} // namespace

Result<Breakdown> breakdownOf(const AiModel &model, const ModelChoice &choice, Spread spread,
                              Mib usableMib)
{
    Result<Breakdown> placed = placeless(model, choice);
    if (!placed)
        return placed;
    Breakdown breakdown = std::move(placed).value();
    breakdown.working = WorkingSpace(model, choice).partsOn(spread, usableMib);
    for (NeedPart &part : breakdown.working)
        part.bytes *= spread.devices;
    if (const Bytes padding = tilePadding(model, choice, spread.tensors); padding > 0) {
        breakdown.working.push_back(
            {u"padding"_s, MemoryText::tr("Filled-up tiles"), padding, Basis::Computed,
             MemoryText::tr(
                 "vllm takes experts in MXFP4 in tiles of 256 × 128 and fills them up.")});
    }
    return breakdown;
}

Result<Breakdown> breakdownOf(const AiModel &model, const ModelChoice &choice, const Fit &fit)
{
    Result<Breakdown> even = breakdownOf(model, choice, fit.spread, 0);
    if (!even)
        return even;
    Breakdown breakdown = std::move(even).value();
    addRest(
        breakdown.weights, fit.weights, u"copies"_s, MemoryText::tr("Copies of tensors"),
        MemoryText::tr("Tensors that more than one GPU keeps, and shares that are rounded up."));
    addRest(
        breakdown.context, fit.context, u"copies"_s, MemoryText::tr("Copies of the context"),
        MemoryText::tr("Heads and latent vectors that can't be divided are kept by every GPU that "
                       "shares the layer."));
    // GPUs of different sizes leave different shares of themselves free.
    for (NeedPart &part : breakdown.working) {
        if (part.id == "padding"_L1 && fit.shares.empty())
            part.bytes = tilePadding(model, choice, 1); // the least there can be
    }
    for (NeedPart &part : breakdown.working) {
        if (part.id == "reserve"_L1)
            part.bytes += fit.working - sumOf(breakdown.working);
    }
    return breakdown;
}

} // namespace configurator
