// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/choices.h"

#include "items/itemstext.h"
#include "memory/contextmemory.h"

#include <algorithm>

namespace configurator {

namespace {

bool takesKv(Engine engine, KvFormats kv)
{
    const bool isOneFormat = engine == Engine::LlamaCpp || kv.keys == kv.values;
    return isOneFormat && takesKvFormat(engine, kv.keys) && takesKvFormat(engine, kv.values);
}

} // namespace

std::vector<const AiModel *> modelsByName(const Catalogue &catalogue)
{
    std::vector<const AiModel *> models;
    for (const AiModel &model : catalogue.models())
        models.push_back(&model);
    std::sort(models.begin(), models.end(), [](const AiModel *a, const AiModel *b) {
        return a->name.localeAwareCompare(b->name) < 0;
    });
    return models;
}

std::vector<qint64> contextsFor(const AiModel *model, qint64 current)
{
    constexpr qint64 least = 4096;
    constexpr qint64 usual = 131'072;
    const qint64 limit = model && model->maxContext ? *model->maxContext : usual;
    std::vector<qint64> contexts {current};
    for (qint64 tokens = least; tokens <= limit; tokens *= 2)
        contexts.push_back(tokens);
    contexts.push_back(limit);
    std::sort(contexts.begin(), contexts.end());
    contexts.erase(std::unique(contexts.begin(), contexts.end()), contexts.end());
    return contexts;
}

QString contextText(qint64 tokens)
{
    constexpr qint64 kilo = 1024;
    return tokens % kilo == 0 ? ItemsText::tr("%1 K context").arg(countText(tokens / kilo))
                              : ItemsText::tr("%1 tokens").arg(countText(tokens));
}

QString formatText(const AiModel &model, const QString &format)
{
    return format == model.nativeFormat ? ItemsText::tr("%1 (as published)").arg(format) : format;
}

QStringList kvFormatsFor(const ModelChoice &choice)
{
    QStringList ids = kvFormatIds(choice.engine);
    const QString current = kvFormatsId(choice.kv);
    if (!ids.contains(current))
        ids.append(current);
    return ids;
}

QString engineText(Engine engine)
{
    return engine == Engine::Vllm ? QStringLiteral("vLLM") : QStringLiteral("llama.cpp");
}

ModelChoice withModel(const ModelChoice &choice, const AiModel &model)
{
    ModelChoice next = choice;
    next.model = model.id;
    if (!takesFormat(model, next.engine, next.format))
        next.format = nearestFormat(model, next.format, next.engine);
    if (model.maxContext && next.context > *model.maxContext)
        next.context = *model.maxContext;
    return next;
}

ModelChoice withEngine(const ModelChoice &choice, const AiModel *model, Engine engine)
{
    ModelChoice next = choice;
    next.engine = engine;
    if (!takesKv(engine, next.kv))
        next.kv = KvFormats();
    if (model && !takesFormat(*model, engine, next.format))
        next.format = nearestFormat(*model, next.format, engine);
    return next;
}

} // namespace configurator
