// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/huggingface/hflayers.h"

#include "import/importtext.h"
#include "import/layergroups.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostHeads = 10'000;
constexpr qint64 widestHead = 10'000;
constexpr qint64 mostHfKernel = 1'000;

// Gated delta networks of Qwen's sort.
qint64 gatedState(HfFields &fields)
{
    const qint64 keys = fields.required({u"linear_num_key_heads"}, 1, mostHeads)
        * fields.required({u"linear_key_head_dim"}, 1, widestHead);
    const qint64 valueDim = fields.required({u"linear_value_head_dim"}, 1, widestHead);
    const qint64 valueHeads = fields.required({u"linear_num_value_heads"}, 1, mostHeads);
    const qint64 kernel = fields.number({u"linear_conv_kernel_dim"}, 1, mostHfKernel, 4);
    const qint64 keyDim = fields.number({u"linear_key_head_dim"}, 1, widestHead, 1);
    return (kernel - 1) * (2 * keys + valueHeads * valueDim) + valueHeads * keyDim * valueDim;
}

// Delta networks of Kimi's sort: three convolutions, and a square a head.
qint64 deltaState(HfFields fields)
{
    const qint64 heads = fields.required({u"num_heads"}, 1, mostHeads);
    const qint64 headDim = fields.required({u"head_dim"}, 1, widestHead);
    const qint64 kernel = fields.number({u"short_conv_kernel_size"}, 1, mostHfKernel, 4);
    return 3 * (kernel - 1) * heads * headDim + heads * headDim * headDim;
}

// How wide a state space layer is inside.
qint64 innerSize(HfFields &fields)
{
    const qint64 heads = fields.number({u"mamba_num_heads", u"mamba_n_heads"}, 1, mostHeads, 0);
    const qint64 dim = fields.number({u"mamba_head_dim", u"mamba_d_head"}, 1, widestHead, 0);
    if (heads > 0 && dim > 0)
        return heads * dim;
    const qint64 hidden = fields.number({u"hidden_size", u"d_model"}, 1, widestLayer, 0);
    const qint64 wide = fields.number({u"mamba_expand", u"expand"}, 1, 100, 2) * hidden;
    const qint64 said = fields.number({u"mamba_intermediate", u"d_inner"}, 1, widestLayer, 0);
    return said > 0 ? said : wide;
}

qint64 spaceState(HfFields &fields)
{
    const qint64 state
        = fields.number({u"mamba_d_state", u"ssm_state_size", u"state_size"}, 1, widestHead, 0);
    const qint64 kernel
        = fields.number({u"mamba_d_conv", u"conv_kernel", u"conv_kernel_size"}, 1, mostHfKernel, 4);
    const qint64 groups = fields.number({u"mamba_n_groups", u"n_groups"}, 1, mostHeads, 0);
    if (state == 0)
        return 0;
    const qint64 inner = innerSize(fields);
    return (kernel - 1) * (inner + 2 * groups * state) + inner * state;
}

qint64 stateOf(HfFields &fields)
{
    if (fields.has(u"linear_num_value_heads"))
        return gatedState(fields);
    if (fields.has(u"linear_attn_config"))
        return deltaState(fields.nested(u"linear_attn_config"));
    if (const auto cells = fields.number({u"conv_L_cache"}, 1, mostHfKernel))
        return (*cells - 1) * fields.number({u"hidden_size"}, 1, widestLayer, 0);
    return spaceState(fields);
}

} // namespace

qint64 hfStateElements(HfFields &fields)
{
    const qint64 state = stateOf(fields);
    if (state > mostStateElements)
        fields.reader().fault(
            u"hidden_size",
            ImportText::tr(
                "and the sizes of the recurrent state give %1 numbers a layer, but at most %2 "
                "are known.")
                .arg(QString::number(state), QString::number(mostStateElements)));
    return std::min(state, mostStateElements);
}

} // namespace configurator
