// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/workingspace.h"

#include "memory/memorytext.h"
#include "memory/weights/tensortypes.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr Bytes llamaContext = bytesPerGib / 2;
constexpr Bytes llamaLeastBuffer = bytesPerGib / 2;
constexpr Bytes floatBytes = 4;
constexpr Bytes halfBytes = 2;

// Measured with Llama 3 8B on H100: 1.79 GiB alone, 3.58 GiB on each of two; graphs 0.36 to 0.6.
constexpr Bytes vllmAlone = bytesPerGib * 179 / 100;
constexpr Bytes vllmTogether = bytesPerGib * 358 / 100;
constexpr Bytes vllmGraphs = bytesPerGib * 6 / 10;
constexpr qint64 vllmSequences = 256; // whose outputs are sampled at once (max_num_seqs)

// Cells over which one stream of llama.cpp attends.
qint64 cellsOfStream(const ModelChoice &choice)
{
    const qint64 users = choice.settings.isCacheUnified ? choice.users : 1;
    return (choice.context * users + 255) / 256 * 256;
}

// What the feed-forward part of one token is wide.
qint64 activeWidth(const AiModel &model)
{
    if (!model.experts)
        return model.intermediateSize;
    const Experts &experts = *model.experts;
    return qint64 {experts.active} * experts.intermediateSize
        + qint64 {experts.shared} * experts.sharedIntermediateSize;
}

} // namespace

Bytes tilePadding(const AiModel &model, const ModelChoice &choice, int layer, int tensors)
{
    const FormatEntry *entry = knownFormat(choice.format);
    const bool isTiled = choice.engine == Engine::Vllm && entry && entry->format == Format::Mxfp4
        && model.experts && layer >= model.experts->denseLayers;
    if (!isTiled)
        return 0;
    const qint64 width = (model.experts->intermediateSize + tensors - 1) / tensors;
    const qint64 hidden = model.hiddenSize;
    const qint64 filled = roundedUp(hidden, 256) * roundedUp(width, 128) - hidden * width;
    return 3 * qint64 {model.experts->count} * tensorBytes(TensorType::Mxfp4, filled, 32);
}

Bytes tilePadding(const AiModel &model, const ModelChoice &choice, int tensors)
{
    Bytes bytes = 0;
    for (int layer = 0; layer < model.layerCount(); ++layer)
        bytes += tensors * tilePadding(model, choice, layer, tensors);
    return bytes;
}

Bytes llamaComputeBuffer(const AiModel &model, const ModelChoice &choice)
{
    const qint64 hidden = model.hiddenSize;
    const qint64 cells = cellsOfStream(choice);
    const Bytes outputs = (qint64 {model.vocabulary} + hidden) * floatBytes;
    const Bytes attention = choice.settings.hasFlashAttention
        ? cells * halfBytes + 4 * hidden * floatBytes // the mask, and values on their way
        : (cells * (qint64 {model.attentionHeads} + 1) + 4 * hidden) * floatBytes;
    return choice.settings.microBatch * std::max(outputs, attention);
}

WorkingSpace::WorkingSpace(const AiModel &model, const ModelChoice &choice)
    : m_engine(choice.engine)
    , m_settings(choice.settings)
    , m_computeBuffer(std::max(llamaComputeBuffer(model, choice), llamaLeastBuffer))
    , m_width(3 * activeWidth(model))
    , m_hidden(6 * qint64 {model.hiddenSize})
    , m_vocabulary(model.vocabulary)
{
}

// Fitted to the peak that vllm logs for Llama 3 8B (1.26 GiB), from the sizes of the model.
Bytes WorkingSpace::activations(int tensors) const
{
    const qint64 perToken = m_width / tensors + m_hidden;
    return m_settings.batchTokens * perToken * halfBytes
        + vllmSequences * m_vocabulary * 2 * floatBytes;
}

Bytes WorkingSpace::on(Spread spread, Mib usableMib) const
{
    if (m_engine == Engine::LlamaCpp)
        return llamaContext + m_computeBuffer;
    const int free = 100 - m_settings.utilisationPercent;
    return (spread.devices > 1 ? vllmTogether : vllmAlone) + activations(spread.tensors)
        + (m_settings.hasGraphs ? vllmGraphs : 0) + (usableMib * bytesPerMib * free + 99) / 100;
}

NeedParts WorkingSpace::partsOn(Spread spread, Mib usableMib) const
{
    if (m_engine == Engine::LlamaCpp) {
        return {
            {u"engine"_s, MemoryText::tr("Engine"), llamaContext, Basis::Assumed,
             MemoryText::tr("The driver's context and llama.cpp's own buffers on each GPU.")},
            {u"compute-buffer"_s, MemoryText::tr("Compute buffer"), m_computeBuffer,
             Basis::Computed,
             m_settings.hasFlashAttention
                 ? MemoryText::tr("%1 tokens at once over the whole vocabulary, at least 0.5 GiB.")
                       .arg(countText(m_settings.microBatch))
                 : MemoryText::tr(
                       "Without flash attention: %1 tokens at once, the scores of all heads "
                       "over the whole context, at least 0.5 GiB.")
                       .arg(countText(m_settings.microBatch))}};
    }
    const int free = 100 - m_settings.utilisationPercent;
    NeedParts parts {
        {u"engine"_s, MemoryText::tr("Engine"), spread.devices > 1 ? vllmTogether : vllmAlone,
         Basis::Assumed,
         spread.devices > 1
             ? MemoryText::tr(
                 "The driver's context, and communication with the other GPUs, as measured "
                 "for Llama 3 8B on two H100.")
             : MemoryText::tr("The driver's context, as measured for Llama 3 8B on an H100.")},
        {u"activations"_s, MemoryText::tr("Activations"), activations(spread.tensors),
         Basis::Assumed,
         MemoryText::tr(
             "Values on their way through the widest layer for %1 tokens at once, and the "
             "outputs of %2 sequences.")
             .arg(countText(m_settings.batchTokens), countText(vllmSequences))},
        {u"reserve"_s, MemoryText::tr("Left free"), (usableMib * bytesPerMib * free + 99) / 100,
         Basis::Computed,
         MemoryText::tr("The %1 % of each GPU's memory that vllm is told to leave free.")
             .arg(countText(free))}};
    if (m_settings.hasGraphs) {
        parts.insert(parts.begin() + 2,
                     {u"graphs"_s, MemoryText::tr("CUDA graphs"), vllmGraphs, Basis::Assumed,
                      MemoryText::tr("Recorded steps of the computation, as measured.")});
    }
    return parts;
}

QString WorkingSpace::explanation(Spread spread) const
{
    if (m_engine == Engine::LlamaCpp) {
        return MemoryText::tr(
                   "Assumed: %1 on each GPU that is used, for the engine and its buffers.")
            .arg(gibText(on(spread, 0)));
    }
    return MemoryText::tr(
               "Assumed: %1 on each GPU that is used, for the engine and its buffers, and the "
               "%2 % of its memory that vllm leaves free.")
        .arg(gibText(on(spread, 0)), countText(100 - m_settings.utilisationPercent));
}

} // namespace configurator
