// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/aimodels/words/layerwords.h"

#include "items/itemstext.h"
#include "memory/contextmemory.h"

#include <QStringList>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString groupText(const LayerGroup &group)
{
    const QString count = countText(group.count);
    switch (group.kind) {
    case LayerKind::Full:
        return ItemsText::tr("%1 with full attention").arg(count);
    case LayerKind::Latent:
        return ItemsText::tr("%1 with latent attention").arg(count);
    case LayerKind::Windowed:
        return ItemsText::tr("%1 look back %2 tokens").arg(count, countText(group.window));
    case LayerKind::Chunked:
        return ItemsText::tr("%1 in chunks of %2 tokens").arg(count, countText(group.window));
    case LayerKind::Linear:
        return ItemsText::tr("%1 with a recurrent state").arg(count);
    case LayerKind::Shared:
        return ItemsText::tr("%1 read another layer's cache").arg(count);
    case LayerKind::None:
        return ItemsText::tr("%1 without attention").arg(count);
    }
    Q_UNREACHABLE();
}

// Groups that differ in sizes alone are one sort of layer to a reader.
std::vector<LayerGroup> sortsOf(const AiModel &model)
{
    std::vector<LayerGroup> sorts;
    for (const LayerGroup &group : model.layers) {
        const auto same = std::ranges::find_if(sorts, [&](const LayerGroup &sort) {
            return sort.kind == group.kind && sort.window == group.window;
        });
        if (same == sorts.end())
            sorts.push_back(group);
        else
            same->count += group.count;
    }
    return sorts;
}

bool isPlain(const std::vector<LayerGroup> &sorts)
{
    return sorts.size() == 1 && sorts.front().window == 0
        && sorts.front().kind != LayerKind::Linear;
}

QString headsOf(const LayerGroup &group)
{
    const QString heads = group.kvHeads == 1
        ? ItemsText::tr("1 KV head")
        : ItemsText::tr("%1 KV heads").arg(countText(group.kvHeads));
    const bool isEven = group.keyDim == group.valueDim || group.valueDim == 0;
    return isEven ? ItemsText::tr("%1 of %2").arg(heads, countText(group.keyDim))
                  : ItemsText::tr("%1 of %2 + %3")
                        .arg(heads, countText(group.keyDim), countText(group.valueDim));
}

// What each sort of layer keeps for a token, named once.
QStringList keptOf(const AiModel &model)
{
    QStringList kept;
    for (const LayerGroup &group : model.layers) {
        QString text;
        if (group.kind == LayerKind::Latent)
            text = ItemsText::tr("latent (MLA): one vector of %1 a token")
                       .arg(countText(group.keyDim));
        else if (group.kvHeads > 0)
            text = headsOf(group);
        if (!text.isEmpty() && !kept.contains(text))
            kept << text;
    }
    return kept;
}

QString kibText(Bytes bytes)
{
    constexpr Bytes kib = 1024;
    const QLocale locale;
    if (bytes % kib == 0)
        return ItemsText::tr("%1 KiB").arg(locale.toString(bytes / kib));
    const Bytes tenths = (bytes * 10 + kib / 2) / kib;
    return ItemsText::tr("%1 KiB").arg(locale.toString(tenths / 10) + locale.decimalPoint()
                                       + locale.toString(tenths % 10));
}

QString mibText(Bytes bytes)
{
    return ItemsText::tr("%1 MiB").arg(countText((bytes + bytesPerMib / 2) / bytesPerMib));
}

// Context memory of one user: what each further token adds, and what stays the same.
struct Growth
{
    Bytes perToken = 0;
    Bytes windows = 0;
    Bytes state = 0;
};

// Read off the one calculation, far beyond every window.
Growth growthOf(const AiModel &model)
{
    constexpr qint64 far = qint64 {1} << 24;
    constexpr qint64 step = 256; // what llama.cpp rounds up to
    ModelChoice choice;
    choice.context = far + step;
    const Bytes more = contextBytes(model, choice);
    choice.context = far;
    const Bytes bytes = contextBytes(model, choice);
    const Bytes perToken = (more - bytes) / step;
    return {perToken, bytes - perToken * far, stateBytes(model, choice)};
}

QString fixedText(const Growth &growth)
{
    if (growth.windows > 0 && growth.state > 0)
        return ItemsText::tr("%1 for the windows and %2 of state for each user")
            .arg(mibText(growth.windows), mibText(growth.state));
    if (growth.windows > 0)
        return ItemsText::tr("%1 for the windows of each user").arg(mibText(growth.windows));
    return growth.state > 0 ? ItemsText::tr("%1 of state for each user").arg(mibText(growth.state))
                            : QString();
}

} // namespace

QString layersText(const AiModel &model)
{
    if (!model.hasDimensions())
        return {};
    const QString size = ItemsText::tr("%1, hidden size %2")
                             .arg(countText(model.layerCount()), countText(model.hiddenSize));
    const std::vector<LayerGroup> sorts = sortsOf(model);
    if (isPlain(sorts))
        return size;
    QStringList texts;
    for (const LayerGroup &sort : sorts)
        texts << groupText(sort);
    return ItemsText::tr("%1: %2").arg(size, texts.join(u", "_s));
}

QString attentionText(const AiModel &model)
{
    if (!model.hasDimensions() || model.attentionHeads == 0)
        return {};
    const QString heads = ItemsText::tr("%1 heads").arg(countText(model.attentionHeads));
    const QStringList kept = keptOf(model);
    return kept.isEmpty() ? heads
                          : ItemsText::tr("%1, %2").arg(heads, kept.join(ItemsText::tr(" and ")));
}

QString contextMemoryText(const AiModel &model)
{
    if (!model.hasDimensions())
        return {};
    const Growth growth = growthOf(model);
    const QString fixed = fixedText(growth);
    if (growth.perToken == 0)
        return fixed.isEmpty() ? ItemsText::tr("none: it keeps no cache")
                               : ItemsText::tr("%1, whatever the context").arg(fixed);
    const QString text = ItemsText::tr("%1 a token (FP16)").arg(kibText(growth.perToken));
    return fixed.isEmpty() ? text : ItemsText::tr("%1, and %2").arg(text, fixed);
}

} // namespace configurator
