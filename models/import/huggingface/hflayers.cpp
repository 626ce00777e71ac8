// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/huggingface/hflayers.h"

#include "import/importtext.h"
#include "import/layergroups.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

HfLayers::HfLayers(HfFields &fields, const QString &family, ImportedModel &notes)
    : m_fields(fields)
    , m_notes(notes)
    , m_name(family)
    , m_family(hfFamily(family))
{
}

std::vector<LayerGroup> HfLayers::read(qint64 layers)
{
    noteFamily();
    readHeads(layers);
    readNas(layers);
    const std::vector<Sort> kinds = sorts(layers);
    m_indexers = m_fields.words({u"indexer_types"}, layers);
    if (std::ranges::find(kinds, Sort::Linear) != kinds.end())
        m_state = hfStateElements(m_fields);
    const qint64 cached = layers - m_fields.number({u"num_kv_shared_layers"}, 0, layers, 0);
    std::vector<LayerGroup> all;
    for (qint64 i = 0; i < layers; ++i)
        all.push_back(i < cached ? layerAt(i, kinds[static_cast<std::size_t>(i)])
                                 : layerWithout(LayerKind::Shared));
    return groupedLayers(all);
}

void HfLayers::noteFamily()
{
    if (m_family)
        return;
    m_notes.assumed.append(
        ImportText::tr(
            "The model_type %1 is not known here. It was read by its fields, as a model whose "
            "layers keep keys and values for every token unless a field says otherwise.")
            .arg(m_name.isEmpty() ? ImportText::tr("(none)") : m_name.left(60)));
}

void HfLayers::noteWindow(qint64 window)
{
    m_notes.assumed.append(
        ImportText::tr("The file names a window of %1 tokens but not the layers that "
                       "have it, so every layer is taken to keep all tokens.")
            .arg(QString::number(window)));
}

void HfLayers::readHeads(qint64 layers)
{
    const qint64 hidden
        = m_fields.number({u"hidden_size", u"n_embd", u"d_model"}, 1, widestLayer, 1);
    const Names heads {u"num_attention_heads", u"n_head", u"num_heads", u"num_query_heads"};
    const bool hasHeads = !m_family || !m_family->isAllState;
    m_heads = hasHeads ? m_fields.required(heads, 1, widestLayer) : 1;
    const qint64 share = std::max<qint64>(hidden / std::max<qint64>(m_heads, 1), 1);
    m_headDim = m_fields.number({u"head_dim", u"attention_head_dim"}, 1, widestLayer, share);
    m_kvHeads = m_fields.perLayer({u"num_key_value_heads", u"num_attention_groups", u"num_kv_heads",
                                   u"n_head_kv", u"multi_query_group_num"},
                                  layers, 0, widestLayer);
    const bool isOne = m_fields.reader().boolean(u"multi_query", false);
    if (m_kvHeads.empty())
        m_kvHeads.assign(static_cast<std::size_t>(layers), isOne ? 1 : m_heads);
}

// Models whose blocks were chosen one by one: each says whether it attends, and with what heads.
void HfLayers::readNas(qint64 layers)
{
    const QJsonArray blocks = m_fields.reader().optionalArray(u"block_configs");
    for (qint64 i = 0; i < layers && i < blocks.size(); ++i) {
        const QJsonObject attention = blocks.at(i).toObject()[u"attention"].toObject();
        JsonReader reader
            = m_fields.reader().inside(ImportText::tr("block_configs %1").arg(i + 1), attention);
        qint64 &kvHeads = m_kvHeads.at(static_cast<std::size_t>(i));
        const bool isEmpty
            = reader.boolean(u"no_op", false) || reader.boolean(u"replace_with_linear", false);
        if (const auto share = reader.optionalInteger(u"n_heads_in_group", 1, widestLayer))
            kvHeads = std::max<qint64>(m_heads / *share, 1);
        if (const auto said = reader.optionalInteger(u"num_key_value_heads", 1, widestLayer))
            kvHeads = *said;
        if (isEmpty)
            kvHeads = 0;
    }
}

LayerGroup HfLayers::layerAt(qint64 layer, Sort sort)
{
    switch (sort) {
    case Sort::None:
        return layerWithout(LayerKind::None);
    case Sort::Linear:
        return recurrentLayer();
    case Sort::Windowed:
    case Sort::Chunked:
        return windowed(layer, sort == Sort::Chunked);
    case Sort::Full:
        return m_fields.number({u"kv_lora_rank"}, 0, widestLayer, 0) > 0 ? latent(layer)
                                                                         : attention(layer, false);
    }
    Q_UNREACHABLE();
}

LayerGroup HfLayers::recurrentLayer()
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

LayerGroup HfLayers::latent(qint64 layer)
{
    const qint64 rank = m_fields.number({u"kv_lora_rank"}, 1, widestLayer / 2, 1);
    LayerGroup group
        = latentLayer(rank + m_fields.number({u"qk_rope_head_dim"}, 0, widestLayer / 2, 0));
    const bool hasIndexer = m_indexers.isEmpty() || m_indexers.at(layer) == u"full"_s;
    if (hasIndexer)
        group.indexerDim
            = static_cast<int>(m_fields.number({u"index_head_dim"}, 1, widestLayer, 0));
    return group;
}

// Some families give windowed layers, or those that see all, heads of their own.
LayerGroup HfLayers::attention(qint64 layer, bool isWindowed)
{
    qint64 kvHeads = m_kvHeads.at(static_cast<std::size_t>(layer));
    qint64 keyDim = m_headDim;
    qint64 valueDim = m_fields.number({u"v_head_dim"}, 1, widestLayer, 0);
    if (isWindowed) {
        HfFields other = m_fields.nested(u"attention_other_setting");
        kvHeads = other.number({u"num_attention_groups"}, 1, widestLayer, kvHeads);
        kvHeads = m_fields.number({u"swa_num_key_value_heads"}, 1, widestLayer, kvHeads);
        keyDim = other.number({u"head_dim"}, 1, widestLayer, keyDim);
        keyDim = m_fields.number({u"swa_head_dim"}, 1, widestLayer, keyDim);
        valueDim = m_fields.number({u"swa_v_head_dim"}, 1, widestLayer, valueDim);
    } else {
        kvHeads = m_fields.number({u"num_global_key_value_heads"}, 1, widestLayer, kvHeads);
        keyDim = m_fields.number({u"global_head_dim"}, 1, widestLayer, keyDim);
    }
    if (kvHeads == 0)
        return layerWithout(LayerKind::None);
    return fullLayer(kvHeads, keyDim, valueDim > 0 ? valueDim : keyDim);
}

// A window that the context can't outgrow is none.
LayerGroup HfLayers::windowed(qint64 layer, bool isChunked)
{
    const qint64 fallback = m_family ? m_family->window : 0;
    const auto said = isChunked
        ? m_fields.number({u"attention_chunk_size"}, 1, mostTokens)
        : m_fields.number({u"sliding_window", u"attention_window_size"}, 1, mostTokens);
    if (!said && fallback == 0)
        m_fields.required({u"sliding_window"}, 1, mostTokens); // says that it is missing
    const qint64 window = said.value_or(fallback);
    const auto context = m_fields.number({u"max_position_embeddings"}, 1, mostTokens);
    if (context && window >= *context)
        return attention(layer, false);
    LayerGroup group = attention(layer, true);
    if (group.kind == LayerKind::None)
        return group;
    group.kind = isChunked ? LayerKind::Chunked : LayerKind::Windowed;
    group.window = static_cast<int>(std::min(window, widestLayer));
    return group;
}

} // namespace configurator
