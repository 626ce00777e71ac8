// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/weights/tensortypes.h"

#include <array>

namespace configurator {

// The group of every layer from first to last: kinds that alternate are spread evenly.
std::vector<const LayerGroup *> layerOrder(const AiModel &model);

// The tensors of a model as far as its dimensions tell; what they do not tell is Role::Other.
struct ModelTensors
{
    Tensor embedding;
    std::optional<Tensor> head; // none when it shares the embedding
    std::vector<std::vector<Tensor>> layers;
    qint64 sideElements = 0; // vision tower and draft layers, in no GGUF file of the text model
    Traits traits;
    bool isAssumed = false; // the dimensions do not add up: parts of a common model are taken

    [[nodiscard]] int valueLayers() const;
};

// Parameters as the dimensions give them: embedding, head, attention, feed-forward and norms. None
// where a layer is of a sort whose tensors they do not tell.
std::optional<qint64> countedParameters(const AiModel &model);

// For models with dimensions and a known number of parameters.
ModelTensors tensorsOf(const AiModel &model);

// Tensors that a person would name together.
enum class TensorClass { Embedding, Head, Attention, Experts, FeedForward, Other, Side };
TensorClass classOf(const Tensor &tensor);

// Bytes of a model in a format, part by part.
struct WeightLayout
{
    WeightsSize size;
    std::vector<Bytes> layers; // in order; with embedding and head they make up the total
    std::array<Bytes, 7> byClass {}; // of TensorClass, where they are computed
};
Result<WeightLayout> weightLayout(const AiModel &model, const QString &format);

// total * part / whole without leaving 64 bits; exact where `whole` is below 2^30.
constexpr qint64 shareOf(qint64 total, qint64 part, qint64 whole)
{
    for (; whole > (qint64 {1} << 30); whole >>= 1)
        part >>= 1;
    return whole == 0 ? 0 : total / whole * part + total % whole * part / whole;
}

} // namespace configurator
