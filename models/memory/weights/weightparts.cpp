// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/breakdown.h"
#include "memory/memorytext.h"
#include "memory/weights/tensorclasses.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

struct ClassText
{
    QString id;
    QString name;
    QString formula;
};

ClassText textOf(TensorClass tensors, const QString &format)
{
    switch (tensors) {
    case TensorClass::Embedding:
        return {u"embedding"_s, MemoryText::tr("Token embedding"),
                MemoryText::tr("Vocabulary × hidden size, as %1 stores it.").arg(format)};
    case TensorClass::Head:
        return {u"head"_s, MemoryText::tr("Output head"),
                MemoryText::tr("Vocabulary × hidden size, as %1 stores it.").arg(format)};
    case TensorClass::Attention:
        return {
            u"attention"_s, MemoryText::tr("Attention"),
            MemoryText::tr("Queries, keys, values and outputs of all layers, as %1 stores them.")
                .arg(format)};
    case TensorClass::Experts:
        return {u"experts"_s, MemoryText::tr("Experts"),
                MemoryText::tr("All experts of all layers: those that rest are in memory too.")};
    case TensorClass::FeedForward:
        return {u"feed-forward"_s, MemoryText::tr("Feed-forward layers"),
                MemoryText::tr("Dense layers and shared experts, as %1 stores them.").arg(format)};
    case TensorClass::Other:
        return {u"other"_s, MemoryText::tr("Other tensors"),
                MemoryText::tr("Norms, routers, and what the dimensions do not tell apart.")};
    case TensorClass::Side:
        return {u"side"_s, MemoryText::tr("Vision and draft parts"),
                MemoryText::tr("What the model has beside its text layers.")};
    }
    Q_UNREACHABLE();
}

NeedPart part(TensorClass tensors, Bytes bytes, const WeightsSize &size, const QString &format)
{
    const ClassText text = textOf(tensors, format);
    return {text.id, text.name, bytes, size.basis, text.formula};
}

NeedParts computedParts(const WeightLayout &layout, const QString &format)
{
    NeedParts parts;
    for (std::size_t i = 0; i < layout.byClass.size(); ++i) {
        if (layout.byClass[i] != 0)
            parts.push_back(
                part(static_cast<TensorClass>(i), layout.byClass[i], layout.size, format));
    }
    return parts;
}

// The file gives the whole; the ends are computed, and the layers are what remains.
NeedParts publishedParts(const WeightLayout &layout, const QString &format)
{
    const WeightsSize &size = layout.size;
    NeedParts parts;
    for (const auto &[tensors, bytes] : {std::pair(TensorClass::Embedding, size.embedding),
                                         std::pair(TensorClass::Head, size.head)}) {
        if (bytes == 0)
            continue;
        parts.push_back(part(tensors, bytes, size, format));
        parts.back().basis = Basis::Computed;
    }
    parts.push_back({u"layers"_s, MemoryText::tr("All other tensors"), size.total - sumOf(parts),
                     size.basis, size.explanation});
    return parts;
}

} // namespace

NeedParts weightParts(const AiModel &model, const QString &format)
{
    const Result<WeightLayout> layout = weightLayout(model, format);
    if (!layout)
        return {};
    return layout->size.basis == Basis::Published ? publishedParts(*layout, format)
                                                  : computedParts(*layout, format);
}

NeedParts partsBeside(const AiModel &model, const QString &format)
{
    constexpr Bytes halfBytes = 2;
    const FormatEntry *entry = knownFormat(format);
    const bool isGguf = !entry || entry->family == FormatFamily::Gguf
        || entry->family == FormatFamily::GgufOnRequest;
    if (!isGguf || !model.parameters)
        return {};
    const qint64 side = tensorsOf(model).sideElements;
    if (side == 0)
        return {};
    return {{u"side"_s, MemoryText::tr("Vision and draft parts"), side * halfBytes, Basis::Computed,
             MemoryText::tr("A file of its own at 16 bits beside the GGUF; not counted.")}};
}

} // namespace configurator
