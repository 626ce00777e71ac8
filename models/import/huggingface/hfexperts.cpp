// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/huggingface/hfparts.h"

#include "import/huggingface/hflayers.h"
#include "import/layergroups.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// Of a list with a 1 for each layer that has experts, or -1 where the field is no such list.
qint64 routedInList(HfFields &fields, qint64 layers)
{
    const QString listed = fields.has(u"moe_layers_enum")
        ? fields.reader().string(u"moe_layers_enum", QString())
        : QString();
    if (!listed.isEmpty()) // "3,4,5"
        return std::min<qint64>(listed.count(u',') + 1, layers);
    const qint64 byLetters = HfLayers::expertLayersIn(fields);
    if (byLetters >= 0)
        return std::min(byLetters, layers);
    if (!fields.isList(u"moe_layer_freq"))
        return -1;
    const std::vector<qint64> routed = fields.perLayer({u"moe_layer_freq"}, layers, 0, 1);
    return std::min<qint64>(std::ranges::count(routed, 1), layers);
}

// Each so-manieth layer has experts.
qint64 routedByStep(HfFields &fields, qint64 layers)
{
    const qint64 period = fields.number({u"expert_layer_period"}, 1, mostLayers, 0);
    if (period > 0)
        return (layers - fields.number({u"expert_layer_offset"}, 0, layers, 0) + period - 1)
            / period;
    const qint64 step
        = fields.number({u"interleave_moe_layer_step", u"decoder_sparse_step"}, 1, mostLayers, 1);
    return layers / step;
}

qint64 denseLayers(HfFields &fields, qint64 layers)
{
    const qint64 listed = routedInList(fields, layers);
    if (listed >= 0)
        return layers - listed;
    const auto leading = fields.number(
        {u"first_k_dense_replace", u"num_dense_layers", u"moe_layer_start_index"}, 0, layers);
    if (leading)
        return *leading;
    const qint64 only = fields.isList(u"mlp_only_layers")
        ? fields.reader().optionalArray(u"mlp_only_layers").size()
        : 0;
    return std::min(layers - routedByStep(fields, layers) + only, layers);
}

void readShared(Experts &experts, HfFields &fields)
{
    const qint64 width
        = fields.number({u"shared_expert_intermediate_size", u"moe_shared_expert_intermediate_size",
                         u"shared_intermediate_size", u"share_expert_dim"},
                        0, widestLayer, 0);
    const Names names {u"n_shared_experts", u"num_shared_experts", u"num_shared_expert",
                       u"moe_num_shared_experts"};
    experts.shared = static_cast<int>(fields.number(names, 0, mostExperts, width > 0 ? 1 : 0));
    if (experts.shared > 0)
        experts.sharedIntermediateSize
            = width > 0 ? static_cast<int>(width) : experts.intermediateSize;
}

// Families whose shared expert no field counts.
void readUnnamedShared(Experts &experts, HfFields &fields)
{
    const QString family = fields.reader().string(u"model_type", QString());
    const bool isLlama4 = family.startsWith("llama4"_L1);
    if (experts.shared > 0 || !(isLlama4 || family.startsWith("gemma4"_L1)))
        return;
    experts.shared = 1;
    experts.sharedIntermediateSize
        = static_cast<int>(fields.number({u"intermediate_size"}, 0, widestLayer, 0));
}

} // namespace

std::optional<Experts> hfExperts(HfFields &fields, qint64 layers)
{
    const qint64 count = fields.number(
        {u"n_routed_experts", u"num_local_experts", u"num_experts", u"moe_num_experts"}, 0,
        mostExperts, 0);
    if (count <= 1)
        return {};
    Experts experts;
    experts.count = static_cast<int>(count);
    experts.active = static_cast<int>(
        fields.required({u"num_experts_per_tok", u"num_experts_per_token", u"experts_per_token",
                         u"moe_topk", u"moe_top_k", u"moe_k", u"top_k_experts"},
                        1, count));
    const qint64 wide = fields.number({u"intermediate_size"}, 0, widestLayer, 0);
    experts.intermediateSize = static_cast<int>(fields.number(
        {u"moe_intermediate_size", u"expert_intermediate_size", u"moe_ffn_hidden_size"}, 0,
        widestLayer, wide));
    experts.denseLayers = static_cast<int>(denseLayers(fields, layers));
    readShared(experts, fields);
    readUnnamedShared(experts, fields);
    return experts;
}

} // namespace configurator
