// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/requirement.h"

#include "memory/contextmemory.h"
#include "memory/memorytext.h"
#include "memory/weights/tensorclasses.h"

#include <algorithm>
#include <numeric>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 maxTokens = 100'000'000;

Done checkKvFormats(const ModelChoice &choice)
{
    for (const KvFormat format : {choice.kv.keys, choice.kv.values}) {
        if (!takesKvFormat(choice.engine, format)) {
            return Error {
                MemoryText::tr("%1 does not keep a KV cache in the format “%2”: choose one of %3.")
                    .arg(engineId(choice.engine), kvFormatId(format),
                         kvFormatIds(choice.engine).join(u", "_s))};
        }
    }
    if (choice.engine == Engine::Vllm && choice.kv.keys != choice.kv.values)
        return Error {MemoryText::tr("vllm keeps keys and values in one format: choose one of %1.")
                          .arg(kvFormatIds(choice.engine).join(u", "_s))};
    const bool lacksFlash = choice.engine == Engine::LlamaCpp && !choice.settings.hasFlashAttention;
    if (lacksFlash && choice.kv.values != KvFormat::F16)
        return Error {
            MemoryText::tr("Without flash attention llama.cpp keeps the values of the KV cache "
                           "at f16 only, and not at %1.")
                .arg(kvFormatId(choice.kv.values))};
    return done();
}

Done checkFormats(const AiModel &model, const ModelChoice &choice)
{
    if (!takesFormat(model, choice.engine, choice.format)) {
        QStringList ids;
        for (const WeightFormat &format : formatsFor(model, choice.engine))
            ids.append(format.id);
        return Error {
            MemoryText::tr("%1 does not take %2 in the format “%3”: choose one of %4.")
                .arg(engineId(choice.engine), model.name, choice.format, ids.join(u", "_s))};
    }
    return checkKvFormats(choice);
}

Done checkUse(const AiModel &model, const ModelChoice &choice)
{
    if (choice.users < 1 || choice.users > userLimit) {
        return Error {MemoryText::tr("The number of users is %1: choose from 1 to %2.")
                          .arg(countText(choice.users), countText(userLimit))};
    }
    const qint64 limit = contextLimit(model);
    if (choice.context < 1 || choice.context > limit) {
        return Error {MemoryText::tr("The context is %1 tokens a user: %2 takes from 1 to %3.")
                          .arg(countText(choice.context), model.name, countText(limit))};
    }
    return done();
}

Done check(const AiModel &model, const ModelChoice &choice)
{
    if (!model.hasDimensions()) {
        return Error {
            MemoryText::tr("The dimensions of %1 are not known, so what it needs is not known.")
                .arg(model.name)};
    }
    const Done formats = checkFormats(model, choice);
    return formats ? checkUse(model, choice) : formats;
}

QString contextText(const ModelChoice &choice)
{
    if (choice.users == 1) {
        return MemoryText::tr(
                   "Computed: the KV cache of %1 tokens at %2, layer by layer, as %3 sets it "
                   "aside.")
            .arg(countText(choice.context), kvFormatsId(choice.kv), engineId(choice.engine));
    }
    return MemoryText::tr(
               "Computed: the KV cache of %1 tokens for each of %2 users at %3, layer by "
               "layer, as %4 sets it aside.")
        .arg(countText(choice.context), countText(choice.users), kvFormatsId(choice.kv),
             engineId(choice.engine));
}

// A head that shares the embedding needs it on the GPU all the same.
void leaveInRam(Requirement &need, const ModelChoice &choice)
{
    if (choice.engine != Engine::LlamaCpp || !choice.settings.isEmbeddingInRam
        || need.weights.head == 0)
        return;
    need.inRam = need.weights.embedding;
    need.weights.total -= need.inRam;
    need.weights.embedding = 0;
}

Requirement requirementWith(const AiModel &model, const ModelChoice &choice,
                            const WeightLayout &layout)
{
    Requirement need;
    need.weights = layout.size;
    need.layers = layout.layers;
    need.contextExplanation = contextText(choice);
    leaveInRam(need, choice);
    const ContextMemory memory(model.layers, choice);
    std::vector<Bytes> ofGroups;
    for (const LayerGroup &group : model.layers) {
        const Bytes cache = memory.cacheOf(group);
        const Bytes state = memory.stateOf(group);
        need.context += group.count * cache;
        need.state += group.count * state;
        ofGroups.push_back(cache + state);
    }
    const auto order = layerOrder(model);
    for (std::size_t i = 0; i < order.size(); ++i)
        need.layers[i] += ofGroups[static_cast<std::size_t>(order[i] - model.layers.data())];
    return need;
}

} // namespace

qint64 contextLimit(const AiModel &model)
{
    return std::min(model.maxContext.value_or(maxTokens), maxTokens);
}

std::vector<qint64> usualContexts(const AiModel &model)
{
    constexpr qint64 least = 4096;
    const qint64 limit = contextLimit(model);
    std::vector<qint64> contexts;
    for (qint64 tokens = least; tokens < limit; tokens *= 2)
        contexts.push_back(tokens);
    contexts.push_back(limit);
    return contexts;
}

Result<Requirement> requirementOf(const AiModel &model, const ModelChoice &choice)
{
    const Done checked = check(model, choice);
    if (!checked)
        return Error {checked.error()};
    const Result<WeightLayout> layout = weightLayout(model, choice.format);
    if (!layout)
        return Error {layout.error()};
    return requirementWith(model, choice, *layout);
}

Result<Requirement> requirementOf(const AiModel &model, const ModelChoice &choice,
                                  const Result<WeightLayout> &layout)
{
    const Done checked = check(model, choice);
    if (!checked)
        return Error {checked.error()};
    if (!layout)
        return Error {layout.error()};
    return requirementWith(model, choice, *layout);
}

} // namespace configurator
