// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/ggufmodel/gguflayers.h"

#include "import/importtext.h"
#include "import/layergroups.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

qint64 at(const std::vector<qint64> &values, qint64 layer)
{
    return values.at(static_cast<std::size_t>(layer));
}

} // namespace

GgufLayers::GgufLayers(GgufFields &fields, const TensorIndex &tensors, ImportedModel &notes)
    : m_fields(fields)
    , m_tensors(tensors)
    , m_notes(notes)
    , m_arch(ggufArch(fields.architecture()))
{
}

std::vector<LayerGroup> GgufLayers::read(qint64 layers, qint64 blocks)
{
    noteArchitecture();
    if (m_arch && m_arch->isEncoder) {
        LayerGroup group = layerWithout(LayerKind::None);
        group.count = static_cast<int>(layers);
        return {group};
    }
    readRecurrence(blocks);
    const bool isAllState = m_recurrence == Recurrence::All && m_recurrent.empty();
    if (!isAllState && !readHeads(blocks))
        return {};
    readWindows(layers);
    noteUnsplit(layers);
    const qint64 cached = layersWithCache(layers);
    std::vector<LayerGroup> all;
    for (qint64 i = 0; i < layers; ++i)
        all.push_back(i < cached ? layerAt(i) : layerWithout(LayerKind::Shared));
    return groupedLayers(all);
}

void GgufLayers::noteArchitecture()
{
    if (m_arch)
        return;
    m_notes.assumed.append(
        ImportText::tr(
            "The architecture %1 is not known here. It was read by its fields, as a model whose "
            "layers keep keys and values for every token unless a field says otherwise.")
            .arg(m_fields.architecture()));
}

bool GgufLayers::readHeads(qint64 blocks)
{
    m_heads = m_fields.perLayer(u"attention.head_count"_s, blocks, 0, widestLayer);
    if (m_heads.empty()) {
        m_notes.missing.append(
            ImportText::tr("The file does not say how many attention heads a layer has, "
                           "so the memory for the context is not known."));
        return false;
    }
    m_kvHeads = m_fields.perLayer(u"attention.head_count_kv"_s, blocks, 0, widestLayer);
    if (m_kvHeads.empty())
        m_kvHeads = m_heads;
    m_feedForward = m_fields.perLayer(u"feed_forward_length"_s, blocks, 0, widestLayer);
    return true;
}

void GgufLayers::readRecurrence(qint64 layers)
{
    const bool hasState = m_fields.has(u"ssm.state_size"_s);
    if (m_arch)
        m_recurrence = m_arch->recurrence;
    else if (hasState)
        m_recurrence = Recurrence::WithoutKv;
    m_recurrent = m_fields.perLayer(u"attention.recurrent_layers"_s, layers, 0, 1);
    if (const auto interval = m_fields.number(u"full_attention_interval"_s, 1, mostLayers)) {
        m_interval = *interval;
        m_recurrence = Recurrence::Interval;
    } else if (m_recurrence == Recurrence::Interval) {
        m_interval = 4;
        m_notes.assumed.append(
            ImportText::tr("The file does not say which layers see all tokens; each "
                           "fourth does in this architecture."));
    }
    if (m_recurrence != Recurrence::None)
        m_state = ggufStateElements(m_fields);
    if (m_recurrence == Recurrence::Beside)
        m_notes.missing.append(ImportText::tr(
            "Each layer keeps a recurrent state beside its keys and values, which is not "
            "counted: the memory for the context is a little more than shown."));
}

void GgufLayers::readWindows(qint64 layers)
{
    m_windowed.assign(static_cast<std::size_t>(layers), false);
    const auto said = m_fields.number(u"attention.sliding_window"_s, 0, mostTokens);
    const qint64 window = said.value_or(m_arch ? m_arch->window : 0);
    if (window == 0)
        return;
    const bool isChunked = m_arch && m_arch->windowKind == LayerKind::Chunked;
    m_window = isChunked ? m_arch->window : window;
    if (m_fields.has(u"attention.sliding_window_pattern"_s))
        return readWindowList(layers);
    const qint64 period = m_arch ? m_arch->period : 0;
    if (period == 0)
        return noteWindow(window);
    const qint64 full = m_arch->isFullFirst ? 0 : period - 1;
    for (qint64 i = 0; i < layers; ++i)
        m_windowed[static_cast<std::size_t>(i)] = i % period != full;
}

// A list tells of each layer, and is repeated where it is shorter; a number n of all but each n-th.
void GgufLayers::readWindowList(qint64 layers)
{
    const QString key = u"attention.sliding_window_pattern"_s;
    if (!m_fields.isList(key)) {
        const qint64 period = m_fields.number(key, 0, mostLayers, 1);
        for (qint64 i = 0; i < layers; ++i)
            m_windowed[static_cast<std::size_t>(i)] = period == 0 || i % period != period - 1;
        return;
    }
    const auto count
        = static_cast<qint64>(std::min<quint64>(m_fields.listCount(m_fields.fullKey(key)), 4096));
    const qint64 length = std::clamp<qint64>(count, 1, layers);
    const std::vector<qint64> pattern = m_fields.perLayer(key, length, 0, 1);
    for (qint64 i = 0; i < layers && !pattern.empty(); ++i)
        m_windowed[static_cast<std::size_t>(i)] = at(pattern, i % length) != 0;
}

void GgufLayers::noteWindow(qint64 window)
{
    if (m_arch)
        m_notes.read.append(
            ImportText::tr("The file names a window of %1 tokens, which llama.cpp does not "
                           "use for the architecture %2: every layer keeps all tokens.")
                .arg(QString::number(window), m_fields.architecture()));
    else
        m_notes.assumed.append(
            ImportText::tr("The file names a window of %1 tokens but not the layers "
                           "that have it, so every layer is taken to keep all tokens.")
                .arg(QString::number(window)));
}

qint64 GgufLayers::layersWithCache(qint64 layers)
{
    constexpr qint64 ownInGemma3n = 20;
    const auto shared = m_fields.number(u"attention.shared_kv_layers"_s, 0, layers);
    if (shared)
        return layers - *shared;
    return m_fields.architecture() == u"gemma3n"_s ? std::min(layers, ownInGemma3n) : layers;
}

bool GgufLayers::isRecurrent(qint64 layer)
{
    if (!m_recurrent.empty())
        return at(m_recurrent, layer) != 0;
    switch (m_recurrence) {
    case Recurrence::None:
    case Recurrence::Beside:
        return false;
    case Recurrence::All:
        return true;
    case Recurrence::WithoutKv:
        return at(m_kvHeads, layer) == 0;
    case Recurrence::WithoutKvAndFeedForward:
        return at(m_kvHeads, layer) == 0
            && (m_feedForward.empty() || at(m_feedForward, layer) == 0);
    case Recurrence::Interval:
        return (layer + 1) % m_interval != 0;
    }
    Q_UNREACHABLE();
}

LayerGroup GgufLayers::layerAt(qint64 layer)
{
    if (isRecurrent(layer))
        return recurrentLayer();
    const bool hasCache = at(m_kvHeads, layer) > 0 && at(m_heads, layer) > 0;
    if (!hasCache)
        return layerWithout(LayerKind::None);
    return isLatent(layer) ? latent() : attentionAt(layer);
}

LayerGroup GgufLayers::recurrentLayer()
{
    if (m_state > 0)
        return linearLayer(m_state);
    const QString sentence
        = ImportText::tr("The file does not say how large the recurrent state of its "
                         "layers is, so it is not counted.");
    if (!m_notes.missing.contains(sentence))
        m_notes.missing.append(sentence);
    return layerWithout(LayerKind::None);
}

const GgufTensor *GgufLayers::tensor(qint64 layer, const QString &name) const
{
    return m_tensors.value(u"blk.%1.%2.weight"_s.arg(layer).arg(name));
}

// Files made before the split of kv_b keep keys and values for each head.
bool GgufLayers::isLatent(qint64 layer) const
{
    return m_fields.has(u"attention.kv_lora_rank"_s)
        && (m_fields.has(u"attention.key_length_mla"_s) || tensor(layer, u"attn_k_b"_s) != nullptr);
}

void GgufLayers::noteUnsplit(qint64 layers)
{
    if (layers > 0 && m_fields.has(u"attention.kv_lora_rank"_s) && !isLatent(layers - 1))
        m_notes.read.append(ImportText::tr(
            "The file has no tensors for a shared vector a token (MLA), so llama.cpp keeps "
            "keys and values for each head, which takes many times the memory of a newer "
            "file of this model."));
}

LayerGroup GgufLayers::latent()
{
    const qint64 rank = m_fields.number(u"attention.kv_lora_rank"_s, 1, widestLayer / 2, 1);
    const qint64 rope = m_fields.number(u"rope.dimension_count"_s, 0, widestLayer / 2, 0);
    LayerGroup layer = latentLayer(rank + rope);
    layer.indexerDim
        = static_cast<int>(m_fields.number(u"attention.indexer.key_length"_s, 1, widestLayer, 0));
    return layer;
}

LayerGroup GgufLayers::attentionAt(qint64 layer)
{
    const qint64 hidden = m_fields.number(u"embedding_length"_s, 1, widestLayer, 1);
    const qint64 share = std::max<qint64>(hidden / at(m_heads, layer), 1);
    qint64 key = m_fields.number(u"attention.key_length"_s, 1, widestLayer, share);
    qint64 value = m_fields.number(u"attention.value_length"_s, 1, widestLayer, share);
    const bool isWindowed = m_windowed.at(static_cast<std::size_t>(layer));
    if (isWindowed) {
        key = m_fields.number(u"attention.key_length_swa"_s, 1, widestLayer, key);
        value = m_fields.number(u"attention.value_length_swa"_s, 1, widestLayer, value);
    }
    LayerGroup group = fullLayer(kvHeadsAt(layer, key), key, value);
    if (isWindowed) {
        group.kind = m_arch ? m_arch->windowKind : LayerKind::Windowed;
        group.window = static_cast<int>(std::min(m_window, widestLayer));
    }
    return group;
}

// The width of the key tensor is what the layer really has.
qint64 GgufLayers::kvHeadsAt(qint64 layer, qint64 keyDim)
{
    const qint64 said = at(m_kvHeads, layer);
    const GgufTensor *keys = tensor(layer, u"attn_k"_s);
    if (!keys || keys->shape[1] == said * keyDim || keys->shape[1] % keyDim != 0
        || keys->shape[1] / keyDim > widestLayer)
        return said;
    if (!m_hasOtherWidths)
        m_notes.assumed.append(
            ImportText::tr(
                "The metadata says %1 KV heads, but the key tensor of layer %2 has %3: the "
                "tensors were taken.")
                .arg(QString::number(said), QString::number(layer),
                     QString::number(keys->shape[1] / keyDim)));
    m_hasOtherWidths = true;
    return keys->shape[1] / keyDim;
}

} // namespace configurator
