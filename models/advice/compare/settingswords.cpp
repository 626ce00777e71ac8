// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/compare/settingswords.h"

#include "advice/advicetext.h"
#include "common/units.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QStringList llamaTexts(const EngineSettings &settings)
{
    const EngineSettings usual;
    QStringList texts;
    if (settings.microBatch != usual.microBatch)
        texts << AdviceText::tr("%1 tokens at once").arg(countText(settings.microBatch));
    if (settings.isCacheUnified)
        texts << AdviceText::tr("one pool of context for all users");
    if (!settings.hasFlashAttention)
        texts << AdviceText::tr("no flash attention");
    if (settings.isEmbeddingInRam)
        texts << AdviceText::tr("token embedding in the computer's own memory");
    return texts;
}

QStringList vllmTexts(const EngineSettings &settings)
{
    const EngineSettings usual;
    QStringList texts;
    if (settings.utilisationPercent != usual.utilisationPercent)
        texts << AdviceText::tr("%1 % of each GPU").arg(settings.utilisationPercent);
    if (settings.batchTokens != usual.batchTokens)
        texts << AdviceText::tr("%1 tokens at once").arg(countText(settings.batchTokens));
    if (!settings.hasGraphs)
        texts << AdviceText::tr("no graphs");
    return texts;
}

} // namespace

ModelChoice effective(const ModelChoice &choice)
{
    if (choice.model.isEmpty())
        return {};
    ModelChoice kept = choice;
    kept.settings = {};
    const EngineSettings &from = choice.settings;
    EngineSettings &to = kept.settings;
    if (choice.engine == Engine::LlamaCpp) {
        to.microBatch = from.microBatch;
        to.isCacheUnified = from.isCacheUnified;
        to.hasFlashAttention = from.hasFlashAttention;
        to.isEmbeddingInRam = from.isEmbeddingInRam;
    } else {
        to.utilisationPercent = from.utilisationPercent;
        to.batchTokens = from.batchTokens;
        to.hasGraphs = from.hasGraphs;
    }
    return kept;
}

QString settingsText(const ModelChoice &choice)
{
    const QStringList texts = choice.engine == Engine::LlamaCpp ? llamaTexts(choice.settings)
                                                                : vllmTexts(choice.settings);
    return choice.model.isEmpty() ? QString() : texts.join(u", "_s);
}

} // namespace configurator
