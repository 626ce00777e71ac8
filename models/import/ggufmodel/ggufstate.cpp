// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/ggufmodel/gguflayers.h"
#include "import/importtext.h"
#include "import/layergroups.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostKernel = 1'000;
constexpr qint64 mostGroups = 10'000;

// A delta network of Kimi's sort: three convolutions, and a square a head.
qint64 deltaState(GgufFields &fields, qint64 headDim)
{
    const qint64 heads = fields.number(u"attention.head_count"_s, 1, widestLayer, 1);
    const qint64 kernel = fields.number(u"ssm.conv_kernel"_s, 1, mostKernel, 1);
    return 3 * (kernel - 1) * heads * headDim + heads * headDim * headDim;
}

qint64 tokenShiftState(GgufFields &fields, qint64 headSize)
{
    const qint64 hidden = fields.number(u"embedding_length"_s, 1, widestLayer, 1);
    const qint64 shifts = fields.number(u"token_shift_count"_s, 1, mostKernel, 2);
    return hidden * (shifts + headSize);
}

qint64 spaceState(GgufFields &fields)
{
    const qint64 kernel = fields.number(u"ssm.conv_kernel"_s, 1, mostKernel, 1);
    const qint64 inner = fields.number(u"ssm.inner_size"_s, 1, widestLayer, 0);
    const qint64 state = fields.number(u"ssm.state_size"_s, 1, mostGroups, 0);
    const qint64 groups = fields.number(u"ssm.group_count"_s, 0, mostGroups, 0);
    return (kernel - 1) * (inner + 2 * groups * state) + inner * state;
}

qint64 stateOf(GgufFields &fields)
{
    if (const auto headDim = fields.number(u"kda.head_dim"_s, 1, mostGroups))
        return deltaState(fields, *headDim);
    if (const auto headSize = fields.number(u"wkv.head_size"_s, 1, mostGroups))
        return tokenShiftState(fields, *headSize);
    if (const auto cells = fields.number(u"shortconv.l_cache"_s, 1, mostKernel))
        return (*cells - 1) * fields.number(u"embedding_length"_s, 1, widestLayer, 1);
    return spaceState(fields);
}

} // namespace

qint64 ggufStateElements(GgufFields &fields)
{
    const qint64 state = stateOf(fields);
    if (state > mostStateElements)
        fields.fault(
            fields.fullKey(u"ssm.state_size"_s),
            ImportText::tr("gives a state of %1 numbers a layer, but at most %2 are known.")
                .arg(QString::number(state), QString::number(mostStateElements)));
    return std::min(state, mostStateElements);
}

} // namespace configurator
