// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/breakdown.h"
#include "memory/contextmemory.h"
#include "memory/memorytext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

struct PartName
{
    QString id;
    QString name;
};

PartName nameOf(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Full:
        return {u"kv-full"_s, MemoryText::tr("KV cache, full attention")};
    case LayerKind::Latent:
        return {u"kv-latent"_s, MemoryText::tr("KV cache, latent attention")};
    case LayerKind::Windowed:
        return {u"kv-window"_s, MemoryText::tr("KV cache, sliding window")};
    case LayerKind::Chunked:
        return {u"kv-chunk"_s, MemoryText::tr("KV cache, attention in chunks")};
    case LayerKind::Linear:
        return {u"state"_s, MemoryText::tr("Recurrent state")};
    case LayerKind::Shared:
        return {u"kv-shared"_s, MemoryText::tr("Layers that read another's cache")};
    case LayerKind::None:
        return {u"kv-none"_s, MemoryText::tr("Layers without attention")};
    }
    Q_UNREACHABLE();
}

QString indexerText(const LayerGroup &layer)
{
    return layer.indexerDim == 0 ? QString()
                                 : MemoryText::tr(" An indexer adds %1 elements to each token.")
                                       .arg(countText(layer.indexerDim));
}

QString tokensText(const LayerGroup &layer, const QString &cells, const QString &kv)
{
    const QString layers = countText(layer.count);
    if (layer.kind == LayerKind::Latent) {
        return MemoryText::tr(
                   "%1 layers × %2 elements × %3 cells at %4: one vector a token serves all "
                   "heads.")
            .arg(layers, countText(layer.keyDim), cells, kv);
    }
    return MemoryText::tr("%1 layers × %2 KV heads × (%3 + %4) elements × %5 cells at %6.")
        .arg(layers, countText(layer.kvHeads), countText(layer.keyDim), countText(layer.valueDim),
             cells, kv);
}

QString formulaOf(const LayerGroup &layer, const ModelChoice &choice, const ContextMemory &memory)
{
    switch (layer.kind) {
    case LayerKind::Linear:
        return MemoryText::tr(
                   "%1 layers × %2 elements × 4 bytes for each user, whatever the context.")
            .arg(countText(layer.count), countText(layer.stateElements));
    case LayerKind::Shared:
        return MemoryText::tr("%1 layers read the cache of another layer and keep none.")
            .arg(countText(layer.count));
    case LayerKind::None:
        return MemoryText::tr("%1 layers keep no context.").arg(countText(layer.count));
    default:
        return tokensText(layer, countText(memory.cellsOf(layer)), kvFormatsId(choice.kv))
            + indexerText(layer);
    }
}

} // namespace

NeedParts contextParts(const AiModel &model, const ModelChoice &choice)
{
    const ContextMemory memory(model.layers, choice);
    NeedParts parts;
    for (const LayerGroup &layer : model.layers) {
        const PartName name = nameOf(layer.kind);
        parts.push_back({name.id, name.name, layer.count * memory.of(layer), Basis::Computed,
                         formulaOf(layer, choice, memory)});
    }
    return parts;
}

} // namespace configurator
