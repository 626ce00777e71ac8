// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/weights/tensorclasses.h"
#include "memory/memorytext.h"

#include <algorithm>
#include <numeric>

namespace configurator {

namespace {

bool isGguf(const FormatEntry &entry)
{
    return entry.family == FormatFamily::Gguf || entry.family == FormatFamily::GgufOnRequest;
}

// Sizes of a model's tensors in one format.
class Sizer
{
public:
    Sizer(const FormatEntry &entry, const ModelTensors &tensors)
        : m_entry(entry)
        , m_tensors(tensors)
        , m_place {0, static_cast<int>(tensors.layers.size()), 0, tensors.valueLayers()}
    {
    }

    // Also counted to its class.
    [[nodiscard]] Bytes bytesOf(const Tensor &tensor)
    {
        const Traits &traits = m_tensors.traits;
        const TensorType type = isGguf(m_entry) ? ggufType(m_entry.format, tensor, m_place, traits)
                                                : safetensorsType(m_entry.format, tensor, traits);
        const Bytes bytes = tensorBytes(type, tensor.elements, tensor.columns);
        m_byClass[static_cast<std::size_t>(classOf(tensor))] += bytes;
        return bytes;
    }

    // Layers are asked for from first to last.
    [[nodiscard]] Bytes nextLayer(const std::vector<Tensor> &layer)
    {
        Bytes bytes = 0;
        bool hasValues = false;
        for (const Tensor &tensor : layer) {
            bytes += bytesOf(tensor);
            hasValues = hasValues || tensor.role == Role::Value;
        }
        ++m_place.layer;
        m_place.valueLayer += hasValues ? 1 : 0;
        return bytes;
    }

    [[nodiscard]] const std::array<Bytes, 7> &byClass() const { return m_byClass; }

private:
    const FormatEntry &m_entry;
    const ModelTensors &m_tensors;
    TensorPlace m_place;
    std::array<Bytes, 7> m_byClass {};
};

QString computedText(const FormatEntry &entry, const ModelTensors &tensors)
{
    const QString id = QString::fromUtf16(entry.id);
    if (tensors.isAssumed) {
        return MemoryText::tr(
                   "Computed from the number of parameters. The parts of each layer are not "
                   "known, so the usual mix of tensor types in %1 is assumed.")
            .arg(id);
    }
    if (tensors.sideElements > 0 && isGguf(entry)) {
        return MemoryText::tr(
                   "Computed: the sum over all tensors of the text model, each at the block "
                   "size that %1 gives it. Vision and draft parts come as files of their own "
                   "and are not counted.")
            .arg(id);
    }
    return MemoryText::tr(
               "Computed: the sum over all tensors, each at the block size that %1 gives it.")
        .arg(id);
}

WeightLayout computedLayout(const AiModel &model, const FormatEntry &entry)
{
    const ModelTensors tensors = tensorsOf(model);
    Sizer sizer(entry, tensors);
    WeightLayout layout;
    layout.size.embedding = sizer.bytesOf(tensors.embedding);
    layout.size.head = tensors.head ? sizer.bytesOf(*tensors.head) : 0;
    for (const auto &layer : tensors.layers)
        layout.layers.push_back(sizer.nextLayer(layer));
    if (!isGguf(entry)) {
        layout.layers.front()
            += sizer.bytesOf({Role::Side, tensors.sideElements, model.hiddenSize});
    }
    layout.byClass = sizer.byClass();
    layout.size.total = std::reduce(layout.layers.begin(), layout.layers.end(),
                                    layout.size.embedding + layout.size.head);
    layout.size.basis = tensors.isAssumed ? Basis::Assumed : Basis::Computed;
    layout.size.explanation = computedText(entry, tensors);
    return layout;
}

// Layers keep their proportions and take up what embedding and head leave of the total.
void scaleLayers(WeightLayout &layout, Bytes total)
{
    const Bytes whole = std::reduce(layout.layers.begin(), layout.layers.end(), Bytes {0});
    const Bytes target = std::max<Bytes>(total - layout.size.embedding - layout.size.head, 0);
    Bytes sum = 0;
    for (Bytes &layer : layout.layers) {
        layer = shareOf(target, layer, whole);
        sum += layer;
    }
    layout.layers.front() += target - sum;
    layout.size.total = layout.size.embedding + layout.size.head + target;
}

QString publishedText(const PublishedWeights &file)
{
    return file.isExact
        ? MemoryText::tr("The size of the published file. Source: %1.").arg(file.source)
        : MemoryText::tr(
              "The size of the published file as a listing gives it, rounded. Source: %1.")
              .arg(file.source);
}

// A format of which we know no more than the size: every tensor is taken to be reduced alike.
void scaleEnds(WeightLayout &layout, Bytes total)
{
    const Bytes whole = layout.size.total;
    layout.size.embedding = shareOf(total, layout.size.embedding, whole);
    layout.size.head = shareOf(total, layout.size.head, whole);
}

// Without parameters the published file is all there is: its layers are taken to be equal.
WeightLayout evenLayout(const AiModel &model)
{
    WeightLayout layout;
    layout.layers.assign(static_cast<std::size_t>(std::max(model.layerCount(), 1)), 1);
    return layout;
}

WeightLayout publishedLayout(const AiModel &model, const PublishedWeights &file)
{
    const bool isComputable = model.hasDimensions() && model.parameters;
    const FormatEntry *entry = knownFormat(file.format);
    WeightLayout layout = isComputable
        ? computedLayout(model, entry ? *entry : *knownFormat(u"F16"))
        : evenLayout(model);
    if (isComputable && !entry)
        scaleEnds(layout, file.bytes);
    scaleLayers(layout, file.bytes);
    layout.size.basis = Basis::Published;
    layout.size.explanation = publishedText(file);
    return layout;
}

} // namespace

Result<WeightLayout> weightLayout(const AiModel &model, const QString &format)
{
    if (const PublishedWeights *file = model.published(format))
        return publishedLayout(model, *file);
    const FormatEntry *entry = knownFormat(format);
    if (!entry) {
        return Error {MemoryText::tr("“%1” is not a weight format that we know: choose one of %2.")
                          .arg(format, allFormatIds().join(QStringLiteral(", ")))};
    }
    if (!model.hasDimensions()) {
        return Error {
            MemoryText::tr("The dimensions of %1 are not known, so its size in %2 is not known.")
                .arg(model.name, format)};
    }
    if (!model.parameters) {
        return Error {
            MemoryText::tr("The number of parameters of %1 is not known, so its size in %2 is "
                           "not known.")
                .arg(model.name, format)};
    }
    return computedLayout(model, *entry);
}

Result<WeightsSize> weightsOf(const AiModel &model, const QString &format)
{
    const Result<WeightLayout> layout = weightLayout(model, format);
    if (!layout)
        return Error {layout.error()};
    return layout->size;
}

} // namespace configurator
