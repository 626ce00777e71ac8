// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/contextmemory.h"

#include <algorithm>

namespace configurator {

namespace {

constexpr qint64 llamaPadding = 256; // cells
constexpr qint64 vllmBlock = 16; // tokens
constexpr Bytes stateElementBytes = 4;
// More than any machine has; a thousand layers of it still fit into 64 bits.
constexpr Bytes mostBytes = Bytes {1} << 52;

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

qint64 cappedProduct(qint64 a, qint64 b)
{
    qint64 product = 0;
    return qMulOverflow(a, b, &product) ? mostBytes : std::min(product, mostBytes);
}

Bytes bytesOf(qint64 elements, qint64 tokens, KvFormat format)
{
    const ElementSize size = elementSize(format);
    const qint64 all = cappedProduct(elements, tokens);
    return std::min(mostBytes,
                    (cappedProduct(all, size.bytes) + size.elements - 1) / size.elements);
}

// Elements a token of one layer.
struct TokenElements
{
    qint64 keys = 0; // with a latent vector and an indexer's key
    qint64 values = 0;
    [[nodiscard]] qint64 sum() const { return keys + values; }
};

TokenElements elementsPerToken(const LayerGroup &layer)
{
    switch (layer.kind) {
    case LayerKind::Full:
    case LayerKind::Windowed:
    case LayerKind::Chunked:
        return {qint64 {layer.kvHeads} * layer.keyDim + layer.indexerDim,
                qint64 {layer.kvHeads} * layer.valueDim};
    case LayerKind::Latent:
        return {qint64 {layer.keyDim} + layer.indexerDim, 0};
    case LayerKind::Linear:
    case LayerKind::Shared:
    case LayerKind::None:
        return {};
    }
    Q_UNREACHABLE();
}

bool isBounded(const LayerGroup &layer)
{
    return layer.window > 0
        && (layer.kind == LayerKind::Windowed || layer.kind == LayerKind::Chunked);
}

Bytes tokenBytes(const LayerGroup &layer, const KvFormats &kv)
{
    const TokenElements elements = elementsPerToken(layer);
    return bytesOf(elements.keys, 1, kv.keys) + bytesOf(elements.values, 1, kv.values);
}

Bytes oneState(const LayerGroup &layer)
{
    return layer.kind == LayerKind::Linear ? layer.stateElements * stateElementBytes : 0;
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

// vllm hands out pages of one size. Where a model has states as well, a page is made so long that
// it holds one of them (it logs blocks of 784 tokens for Qwen3.5-27B).
ContextMemory::ContextMemory(const std::vector<LayerGroup> &layers, const ModelChoice &choice)
    : m_choice(choice)
    , m_page(vllmBlock)
{
    Bytes largestState = 0;
    Bytes perToken = 0;
    for (const LayerGroup &layer : layers) {
        largestState = std::max(largestState, oneState(layer));
        perToken = std::max(perToken, tokenBytes(layer, choice.kv));
    }
    if (largestState == 0 || perToken == 0)
        return;
    m_page = roundedUp((largestState + perToken - 1) / perToken, vllmBlock);
    m_statePage = cappedProduct(m_page, perToken);
}

// A stream of its own for each user, or one pool in which the windows of all users have room.
// Source: llama.cpp, llama-kv-cache-iswa.cpp.
qint64 ContextMemory::llamaCells(const LayerGroup &layer) const
{
    const bool isUnified = m_choice.settings.isCacheUnified;
    const qint64 streams = isUnified ? 1 : m_choice.users;
    const qint64 shared = isUnified ? m_choice.users : 1;
    const qint64 all = roundedUp(m_choice.context * shared, llamaPadding);
    const qint64 bounded = layer.window * shared + m_choice.settings.microBatch;
    const qint64 cells = isBounded(layer) ? roundedUp(std::min(all, bounded), llamaPadding) : all;
    return cells * streams;
}

// Source: vllm, v1/kv_cache_interface.py.
qint64 ContextMemory::vllmTokens(const LayerGroup &layer) const
{
    const qint64 tokens = m_choice.context;
    if (!isBounded(layer))
        return roundedUp(tokens, m_page) * m_choice.users;
    const qint64 seen = layer.window - 1 + qint64 {m_choice.settings.batchTokens};
    return (roundedUp(std::min(seen, tokens), m_page) + m_page) * m_choice.users;
}

qint64 ContextMemory::cellsOf(const LayerGroup &layer) const
{
    return m_choice.engine == Engine::LlamaCpp ? llamaCells(layer) : vllmTokens(layer);
}

Bytes ContextMemory::cacheOf(const LayerGroup &layer) const
{
    const TokenElements elements = elementsPerToken(layer);
    if (elements.sum() == 0)
        return 0;
    const qint64 cells = cellsOf(layer);
    return bytesOf(elements.keys, cells, m_choice.kv.keys)
        + bytesOf(elements.values, cells, m_choice.kv.values);
}

Bytes ContextMemory::stateOf(const LayerGroup &layer) const
{
    const Bytes state = oneState(layer);
    if (state == 0)
        return 0;
    const bool isPaged = m_choice.engine == Engine::Vllm && m_statePage > 0;
    return cappedProduct(isPaged ? m_statePage : state, m_choice.users);
}

Bytes contextBytes(const AiModel &model, const ModelChoice &choice)
{
    const ContextMemory memory(model.layers, choice);
    Bytes bytes = 0;
    for (const LayerGroup &layer : model.layers)
        bytes += layer.count * memory.cacheOf(layer);
    return bytes;
}

Bytes stateBytes(const AiModel &model, const ModelChoice &choice)
{
    const ContextMemory memory(model.layers, choice);
    Bytes bytes = 0;
    for (const LayerGroup &layer : model.layers)
        bytes += layer.count * memory.stateOf(layer);
    return bytes;
}

} // namespace configurator
