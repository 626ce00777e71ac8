// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/kvcache.h"

#include <algorithm>

namespace configurator {

namespace {

constexpr qint64 llamaPadding = 256; // cells
constexpr qint64 llamaBatch = 512; // tokens computed at once (n_ubatch)
constexpr qint64 vllmBlock = 16; // tokens
constexpr qint64 vllmBatch = 8192; // max_num_batched_tokens
constexpr Bytes stateElementBytes = 4;

// Bytes of so many elements.
struct ElementSize
{
    qint64 bytes;
    qint64 elements;
};

ElementSize elementSize(KvFormat format)
{
    switch (format) {
    case KvFormat::F16:
        return {2, 1};
    case KvFormat::Fp8:
        return {1, 1};
    case KvFormat::Q8_0:
        return {34, 32};
    case KvFormat::Q5_0:
        return {22, 32};
    case KvFormat::Q4_0:
        return {18, 32};
    }
    Q_UNREACHABLE();
}

qint64 roundedUp(qint64 value, qint64 step)
{
    return (value + step - 1) / step * step;
}

qint64 elementsPerToken(const LayerGroup &layer)
{
    switch (layer.kind) {
    case LayerKind::Full:
    case LayerKind::Windowed:
    case LayerKind::Chunked:
        return qint64 {layer.kvHeads} * (layer.keyDim + layer.valueDim) + layer.indexerDim;
    case LayerKind::Latent:
        return qint64 {layer.keyDim} + layer.indexerDim;
    case LayerKind::Linear:
    case LayerKind::Shared:
    case LayerKind::None:
        return 0;
    }
    Q_UNREACHABLE();
}

bool isBounded(const LayerGroup &layer)
{
    return layer.window > 0
        && (layer.kind == LayerKind::Windowed || layer.kind == LayerKind::Chunked);
}

// Tokens for which the engine sets memory aside.
qint64 cells(const LayerGroup &layer, qint64 tokens, Engine engine)
{
    const qint64 window = layer.window;
    if (engine == Engine::LlamaCpp) {
        const qint64 all = roundedUp(tokens, llamaPadding);
        return isBounded(layer) ? roundedUp(std::min(all, window + llamaBatch), llamaPadding) : all;
    }
    if (!isBounded(layer))
        return roundedUp(tokens, vllmBlock);
    return roundedUp(std::min(window - 1 + vllmBatch, tokens), vllmBlock) + vllmBlock;
}

} // namespace

bool takesKvFormat(Engine engine, KvFormat format)
{
    if (engine == Engine::LlamaCpp)
        return format != KvFormat::Fp8;
    return format == KvFormat::F16 || format == KvFormat::Fp8;
}

QStringList kvFormatIds(Engine engine)
{
    using enum KvFormat;
    QStringList ids;
    for (const KvFormat format : {F16, Fp8, Q8_0, Q5_0, Q4_0}) {
        if (takesKvFormat(engine, format))
            ids.append(kvFormatId(format));
    }
    return ids;
}

Bytes layerCacheBytes(const LayerGroup &layer, qint64 tokens, Engine engine, KvFormat format)
{
    const ElementSize size = elementSize(format);
    const qint64 elements = elementsPerToken(layer) * cells(layer, tokens, engine);
    return (elements * size.bytes + size.elements - 1) / size.elements;
}

Bytes layerStateBytes(const LayerGroup &layer)
{
    return layer.kind == LayerKind::Linear ? layer.stateElements * stateElementBytes : 0;
}

Bytes contextBytes(const AiModel &model, qint64 tokens, Engine engine, KvFormat format)
{
    Bytes bytes = 0;
    for (const LayerGroup &group : model.layers)
        bytes += group.count * layerCacheBytes(group, tokens, engine, format);
    return bytes;
}

Bytes stateBytes(const AiModel &model, Engine engine)
{
    Q_UNUSED(engine) // both keep the same state
    Bytes bytes = 0;
    for (const LayerGroup &group : model.layers)
        bytes += group.count * layerStateBytes(group);
    return bytes;
}

} // namespace configurator
