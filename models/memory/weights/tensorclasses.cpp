// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/weights/tensorclasses.h"

#include <algorithm>

namespace configurator {

namespace {

using LayerTensors = std::vector<Tensor>;

bool hasAttentionTensors(const LayerGroup &group)
{
    switch (group.kind) {
    case LayerKind::Full:
    case LayerKind::Windowed:
    case LayerKind::Chunked:
        return group.kvHeads > 0 && group.keyDim > 0;
    case LayerKind::Latent:
    case LayerKind::Linear:
    case LayerKind::Shared:
    case LayerKind::None:
        return false;
    }
    Q_UNREACHABLE();
}

void addAttention(LayerTensors &tensors, const AiModel &model, const LayerGroup &group)
{
    if (!hasAttentionTensors(group))
        return;
    const qint64 hidden = model.hiddenSize;
    const qint64 queries = qint64 {model.attentionHeads} * group.keyDim;
    const qint64 outputs = qint64 {model.attentionHeads} * group.valueDim;
    tensors.push_back({Role::Query, hidden * queries, hidden});
    tensors.push_back({Role::Key, hidden * group.kvHeads * group.keyDim, hidden});
    tensors.push_back({Role::Value, hidden * group.kvHeads * group.valueDim, hidden});
    tensors.push_back({Role::Output, hidden * outputs, outputs});
}

void addFeedForward(LayerTensors &tensors, qint64 hidden, qint64 width, qint64 copies,
                    bool isExpert)
{
    const qint64 elements = hidden * width * copies;
    if (elements == 0)
        return;
    tensors.push_back({Role::Gate, elements, hidden, isExpert});
    tensors.push_back({Role::Up, elements, hidden, isExpert});
    tensors.push_back({Role::Down, elements, width, isExpert});
}

void addFeedForwards(LayerTensors &tensors, const AiModel &model, int layer)
{
    const qint64 hidden = model.hiddenSize;
    if (!model.experts || layer < model.experts->denseLayers) {
        addFeedForward(tensors, hidden, model.intermediateSize, 1, false);
        return;
    }
    const Experts &experts = *model.experts;
    const int sharedWidth = experts.sharedIntermediateSize > 0 ? experts.sharedIntermediateSize
                                                               : experts.intermediateSize;
    addFeedForward(tensors, hidden, experts.intermediateSize, experts.count, true);
    addFeedForward(tensors, hidden, sharedWidth, experts.shared, false);
    tensors.push_back({Role::Router, hidden * experts.count, hidden});
}

qint64 elementsOf(const LayerTensors &tensors)
{
    qint64 sum = 0;
    for (const Tensor &tensor : tensors)
        sum += tensor.elements;
    return sum;
}

qint64 elementsOf(const std::vector<LayerTensors> &layers)
{
    qint64 sum = 0;
    for (const LayerTensors &layer : layers)
        sum += elementsOf(layer);
    return sum;
}

Traits traitsOf(const AiModel &model)
{
    Traits traits;
    traits.experts = model.experts ? model.experts->count : 0;
    traits.headsPerKvHead = model.kvHeads > 0 ? model.attentionHeads / model.kvHeads : 1;
    traits.is70b = !model.experts && model.layerCount() == 80;
    // A model that makes embeddings has no head; its file is reduced as if it shared one.
    traits.isTied = model.isTied || model.modality == QStringView(u"embedding");
    traits.hasMxfp4Experts = model.nativeFormat == QStringView(u"MXFP4");
    traits.hasJoinedAttention = model.hasJoinedAttention;
    return traits;
}

// Text and active experts, plus the experts that rest: what remains of all parameters serves
// images or drafts.
qint64 sideByActive(const AiModel &model)
{
    qint64 text = model.activeParameters.value_or(*model.parameters);
    if (model.experts) {
        const Experts &experts = *model.experts;
        const qint64 one = qint64 {3} * model.hiddenSize * experts.intermediateSize;
        text += one * (experts.count - experts.active) * (model.layerCount() - experts.denseLayers);
    }
    return *model.parameters - text;
}

// A remainder beyond a tenth is no vision tower but something that we do not understand.
qint64 sideElements(const AiModel &model, qint64 remainder)
{
    const bool readsImages = model.modality.contains(u'+');
    const qint64 limit = *model.parameters / 10;
    if (!readsImages)
        return 0;
    const qint64 side = sideByActive(model);
    if (side > 0 && side <= limit)
        return std::min(side, remainder);
    const bool isPlain = std::ranges::all_of(model.layers, hasAttentionTensors);
    return isPlain && remainder <= limit ? remainder : 0;
}

// Attention of a sort whose tensors we do not know stands where it stands; else evenly.
void spreadOther(std::vector<LayerTensors> &layers, const std::vector<const LayerGroup *> &order,
                 qint64 elements, qint64 columns)
{
    const bool isPlain
        = std::ranges::all_of(order, [](auto *g) { return hasAttentionTensors(*g); });
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (isPlain || !hasAttentionTensors(*order[i]))
            places.push_back(i);
    }
    const auto count = static_cast<qint64>(places.size());
    for (qint64 i = 0; i < count; ++i) {
        const qint64 share = elements / count + (i < elements % count ? 1 : 0);
        layers[places[static_cast<std::size_t>(i)]].push_back({Role::Other, share, columns});
    }
}

// A third of the layers' parameters is what leads out of the feed-forward part.
std::vector<LayerTensors> commonLayers(const AiModel &model, qint64 elements)
{
    const qint64 count = model.layerCount();
    std::vector<LayerTensors> layers(static_cast<std::size_t>(count));
    for (qint64 i = 0; i < count; ++i) {
        const qint64 share = elements / count + (i < elements % count ? 1 : 0);
        layers[static_cast<std::size_t>(i)]
            = {{Role::Down, share / 3, model.hiddenSize, model.experts.has_value()},
               {Role::Other, share - share / 3, model.hiddenSize, model.experts.has_value()}};
    }
    return layers;
}

std::vector<LayerTensors> knownLayers(const AiModel &model,
                                      const std::vector<const LayerGroup *> &order)
{
    std::vector<LayerTensors> layers(order.size());
    constexpr std::size_t usual = 12; // tensors: attention, two feed-forward parts, norms
    for (std::size_t i = 0; i < order.size(); ++i) {
        layers[i].reserve(usual);
        addAttention(layers[i], model, *order[i]);
        addFeedForwards(layers[i], model, static_cast<int>(i));
        const qint64 norms = i + 1 < order.size() ? 2 : 3; // the last one stands before the head
        layers[i].push_back({Role::Norm, norms * model.hiddenSize, model.hiddenSize});
    }
    return layers;
}

bool hasFeedForward(const AiModel &model)
{
    return model.experts ? model.experts->intermediateSize > 0 : model.intermediateSize > 0;
}

} // namespace

TensorClass classOf(const Tensor &tensor)
{
    if (tensor.isExpert)
        return TensorClass::Experts;
    switch (tensor.role) {
    case Role::Embedding:
        return TensorClass::Embedding;
    case Role::Head:
        return TensorClass::Head;
    case Role::Query:
    case Role::Key:
    case Role::Value:
    case Role::Output:
        return TensorClass::Attention;
    case Role::Gate:
    case Role::Up:
    case Role::Down:
        return TensorClass::FeedForward;
    case Role::Side:
        return TensorClass::Side;
    case Role::Router:
    case Role::Norm:
    case Role::Other:
        return TensorClass::Other;
    }
    Q_UNREACHABLE();
}

std::vector<const LayerGroup *> layerOrder(const AiModel &model)
{
    const qint64 count = model.layerCount();
    std::vector<const LayerGroup *> order;
    std::vector<qint64> used(model.layers.size(), 0);
    for (qint64 i = 1; i <= count; ++i) {
        std::size_t next = 0;
        qint64 largestLag = -count * count;
        for (std::size_t g = 0; g < model.layers.size(); ++g) {
            const qint64 lag = i * model.layers[g].count - used[g] * count;
            if (used[g] < model.layers[g].count && lag > largestLag) {
                next = g;
                largestLag = lag;
            }
        }
        ++used[next];
        order.push_back(&model.layers[next]);
    }
    return order;
}

int ModelTensors::valueLayers() const
{
    return static_cast<int>(std::ranges::count_if(layers, [](const LayerTensors &layer) {
        return std::ranges::any_of(layer, [](auto &t) { return t.role == Role::Value; });
    }));
}

std::optional<qint64> countedParameters(const AiModel &model)
{
    const bool isPlain = std::ranges::all_of(model.layers, hasAttentionTensors);
    if (!model.hasDimensions() || !isPlain || !hasFeedForward(model) || model.vocabulary == 0)
        return {};
    const qint64 ends = qint64 {model.hiddenSize} * model.vocabulary * (model.isTied ? 1 : 2);
    return ends + elementsOf(knownLayers(model, layerOrder(model)));
}

ModelTensors tensorsOf(const AiModel &model)
{
    ModelTensors tensors;
    tensors.traits = traitsOf(model);
    const qint64 hidden = model.hiddenSize;
    tensors.embedding = {Role::Embedding, hidden * model.vocabulary, hidden};
    if (!tensors.traits.isTied)
        tensors.head = Tensor {Role::Head, hidden * model.vocabulary, hidden};
    const qint64 ends = tensors.embedding.elements * (tensors.head ? 2 : 1);
    const auto order = layerOrder(model);
    tensors.layers = knownLayers(model, order);
    const qint64 remainder = *model.parameters - ends - elementsOf(tensors.layers);
    tensors.isAssumed = remainder < 0 || !hasFeedForward(model);
    if (tensors.isAssumed) {
        tensors.layers = commonLayers(model, std::max<qint64>(*model.parameters - ends, 0));
        return tensors;
    }
    tensors.sideElements = sideElements(model, remainder);
    spreadOther(tensors.layers, order, remainder - tensors.sideElements, hidden);
    return tensors;
}

} // namespace configurator
