// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/requirement.h"

#include "memory/kvcache.h"
#include "memory/split.h"
#include "memory/tensorclasses.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(Requirement)
};

// Beyond any use, and small enough that no product of sizes leaves 64 bits.
constexpr int maxUsers = 10'000;
constexpr qint64 maxTokens = 100'000'000;

constexpr Bytes llamaEngine = bytesPerGib / 2;
constexpr Bytes llamaLeastBuffers = bytesPerGib / 2;
constexpr qint64 llamaBatch = 512;
constexpr Bytes vllmAlone = bytesPerGib * 3 / 2;
constexpr Bytes vllmTogether = bytesPerGib * 7 / 2;
constexpr int vllmReservePercent = 8;

bool isOffered(const std::vector<WeightFormat> &formats, const QString &id)
{
    return std::ranges::find(formats, id, &WeightFormat::id) != formats.end();
}

Done checkFormats(const AiModel &model, const ModelChoice &choice)
{
    const std::vector<WeightFormat> formats = formatsFor(model, choice.engine);
    if (!isOffered(formats, choice.format)) {
        QStringList ids;
        for (const WeightFormat &format : formats)
            ids.append(format.id);
        return Error {
            Say::tr("%1 does not take %2 in the format “%3”: choose one of %4.")
                .arg(engineId(choice.engine), model.name, choice.format, ids.join(u", "_s))};
    }
    if (!takesKvFormat(choice.engine, choice.kv)) {
        return Error {Say::tr("%1 does not keep a KV cache in the format “%2”: choose one of %3.")
                          .arg(engineId(choice.engine), kvFormatId(choice.kv),
                               kvFormatIds(choice.engine).join(u", "_s))};
    }
    return done();
}

Done checkUse(const AiModel &model, const ModelChoice &choice)
{
    if (choice.users < 1 || choice.users > maxUsers) {
        return Error {Say::tr("The number of users is %1: choose from 1 to %2.")
                          .arg(countText(choice.users), countText(maxUsers))};
    }
    const qint64 limit = std::min(model.maxContext.value_or(maxTokens), maxTokens);
    if (choice.context < 1 || choice.context > limit) {
        return Error {Say::tr("The context is %1 tokens a user: %2 takes from 1 to %3.")
                          .arg(countText(choice.context), model.name, countText(limit))};
    }
    return done();
}

Done check(const AiModel &model, const ModelChoice &choice)
{
    if (!model.hasDimensions()) {
        return Error {Say::tr("The dimensions of %1 are not known, so what it needs is not known.")
                          .arg(model.name)};
    }
    const Done formats = checkFormats(model, choice);
    return formats ? checkUse(model, choice) : formats;
}

QString contextText(const ModelChoice &choice)
{
    if (choice.users == 1) {
        return Say::tr("Computed: the KV cache of %1 tokens at %2, layer by layer, as %3 sets it "
                       "aside.")
            .arg(countText(choice.context), kvFormatId(choice.kv), engineId(choice.engine));
    }
    return Say::tr("Computed: the KV cache of %1 tokens for each of %2 users at %3, layer by "
                   "layer, as %4 sets it aside.")
        .arg(countText(choice.context), countText(choice.users), kvFormatId(choice.kv),
             engineId(choice.engine));
}

// One batch of outputs over the vocabulary and of the widest values inside, in 32-bit floats.
Bytes llamaSpace(const AiModel &model)
{
    const Bytes buffers
        = llamaBatch * (model.vocabulary + qint64 {16} * model.hiddenSize) * qint64 {4};
    return llamaEngine + std::max(buffers, llamaLeastBuffers);
}

Bytes vllmOwnSpace(int devices)
{
    return devices > 1 ? vllmTogether : vllmAlone;
}

QString workingText(const AiModel &model, Engine engine, int devices)
{
    if (engine == Engine::LlamaCpp) {
        return Say::tr("Assumed: %1 on each GPU that is used, for the engine and its buffers.")
            .arg(gibText(llamaSpace(model)));
    }
    return Say::tr("Assumed: %1 on each GPU that is used, for the engine and its buffers, and the "
                   "%2 % of its memory that vllm leaves free.")
        .arg(gibText(vllmOwnSpace(devices)), countText(vllmReservePercent));
}

} // namespace

Result<Requirement> requirementOf(const AiModel &model, const ModelChoice &choice)
{
    const Done checked = check(model, choice);
    if (!checked)
        return Error {checked.error()};
    Result<WeightLayout> layout = weightLayout(model, choice.format);
    if (!layout)
        return Error {layout.error()};

    Requirement need;
    need.weights = layout->size;
    need.layers = layout->layers;
    need.contextExplanation = contextText(choice);
    const auto order = layerOrder(model);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Bytes cache
            = choice.users * layerCacheBytes(*order[i], choice.context, choice.engine, choice.kv);
        const Bytes state = choice.users * layerStateBytes(*order[i]);
        need.context += cache;
        need.state += state;
        need.layers[i] += cache + state;
    }
    return need;
}

Bytes workingBytes(const AiModel &model, Engine engine, int devices, Mib usableMib)
{
    if (engine == Engine::LlamaCpp)
        return llamaSpace(model);
    const Bytes reserve = (usableMib * bytesPerMib * vllmReservePercent + 99) / 100;
    return vllmOwnSpace(devices) + reserve;
}

WorkingSpace workingSpace(const AiModel &model, const ModelChoice &choice, int devices,
                          Mib usableMib)
{
    return {workingBytes(model, choice.engine, devices, usableMib), Basis::Assumed,
            workingText(model, choice.engine, devices)};
}

} // namespace configurator
