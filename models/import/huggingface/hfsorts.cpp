// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/huggingface/hflayers.h"

#include "import/importtext.h"
#include "import/layergroups.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString lettersIn(HfFields &fields)
{
    return fields.reader().string(u"hybrid_override_pattern", QString());
}

} // namespace

std::vector<HfLayers::Sort> HfLayers::sorts(qint64 layers)
{
    std::vector<Sort> sorts(static_cast<std::size_t>(layers), Sort::Full);
    if (m_family && m_family->isAllState) {
        std::ranges::fill(sorts, Sort::Linear);
        return sorts;
    }
    if (m_family && m_family->isEncoder) {
        std::ranges::fill(sorts, Sort::None);
        return sorts;
    }
    const bool isSaid = sortsByLetters(sorts) || sortsByWords(sorts) || sortsByNumbers(sorts)
        || sortsByDelta(sorts) || sortsByInterval(sorts) || sortsByChunks(sorts)
        || sortsByWindows(sorts);
    if (!isSaid && (!m_family || m_family->windows == HfWindows::None)) {
        const qint64 window = m_fields.number({u"sliding_window"}, 0, mostTokens, 0);
        if (window > 0 && m_fields.reader().boolean(u"use_sliding_window", true))
            noteWindow(window);
    }
    return sorts;
}

// One letter a layer: M keeps a state, * attends, E has experts, - is a feed-forward part.
bool HfLayers::sortsByLetters(std::vector<Sort> &sorts)
{
    if (!m_fields.has(u"hybrid_override_pattern"))
        return false;
    const QString letters = lettersIn(m_fields);
    if (letters.size() != static_cast<qsizetype>(sorts.size())) {
        m_fields.reader().fault(
            u"hybrid_override_pattern",
            ImportText::tr("must have %1 letters, one a layer, but has %2.")
                .arg(QString::number(sorts.size()), QString::number(letters.size())));
        return true;
    }
    for (std::size_t i = 0; i < sorts.size(); ++i) {
        const QChar letter = letters.at(static_cast<qsizetype>(i));
        sorts[i] = letter == u'M' ? Sort::Linear : letter == u'*' ? Sort::Full : Sort::None;
    }
    return true;
}

qint64 HfLayers::expertLayersIn(HfFields &fields)
{
    return fields.has(u"hybrid_override_pattern") ? lettersIn(fields).count(u'E') : -1;
}

HfLayers::Sort HfLayers::sortOf(const QString &word)
{
    if (word.contains("sliding"_L1) || word == u"local"_s)
        return Sort::Windowed;
    if (word.contains("chunked"_L1))
        return Sort::Chunked;
    if (word.contains("linear"_L1) || word.contains("mamba"_L1) || word == u"conv"_s
        || word == u"recurrent"_s)
        return Sort::Linear;
    if (word == u"mlp"_s || word == u"moe"_s || word == u"none"_s)
        return Sort::None;
    const QStringList full {u"full_attention"_s, u"attention"_s, u"full"_s, u"global"_s};
    const QString sentence
        = ImportText::tr("Layers of the sort %1 are not known here; they were taken to "
                         "keep keys and values for every token.")
              .arg(word.left(60));
    if (!full.contains(word) && !m_notes.assumed.contains(sentence))
        m_notes.assumed.append(sentence);
    return Sort::Full;
}

bool HfLayers::sortsByWords(std::vector<Sort> &sorts)
{
    const QStringList words
        = m_fields.words({u"layer_types", u"layers_block_type"}, static_cast<qint64>(sorts.size()));
    for (std::size_t i = 0; i < sorts.size() && !words.isEmpty(); ++i)
        sorts[i] = sortOf(words.at(static_cast<qsizetype>(i)));
    return !words.isEmpty();
}

// 1 in hybrid_layer_pattern has a window; 0 in attn_type_list keeps a state.
bool HfLayers::sortsByNumbers(std::vector<Sort> &sorts)
{
    const auto layers = static_cast<qint64>(sorts.size());
    const std::vector<qint64> windows = m_fields.perLayer({u"hybrid_layer_pattern"}, layers, 0, 1);
    const std::vector<qint64> full = m_fields.perLayer({u"attn_type_list"}, layers, 0, 1);
    for (std::size_t i = 0; i < sorts.size(); ++i) {
        if (!windows.empty())
            sorts[i] = windows[i] == 1 ? Sort::Windowed : Sort::Full;
        else if (!full.empty())
            sorts[i] = full[i] == 1 ? Sort::Full : Sort::Linear;
    }
    return !windows.empty() || !full.empty();
}

// The layers are counted from one.
bool HfLayers::sortsByDelta(std::vector<Sort> &sorts)
{
    if (!m_fields.has(u"linear_attn_config"))
        return false;
    const QJsonArray layers = m_fields.nested(u"linear_attn_config").reader().array(u"kda_layers");
    for (const QJsonValue &value : layers) {
        const qint64 layer = value.toInteger(0);
        if (layer >= 1 && layer <= static_cast<qint64>(sorts.size()))
            sorts[static_cast<std::size_t>(layer - 1)] = Sort::Linear;
    }
    return true;
}

bool HfLayers::sortsByInterval(std::vector<Sort> &sorts)
{
    const qint64 interval = m_fields.number({u"full_attention_interval"}, 1, mostLayers, 0);
    const qint64 period = m_fields.number({u"attn_layer_period"}, 1, mostLayers, 0);
    const qint64 offset = m_fields.number({u"attn_layer_offset"}, 0, mostLayers, 0);
    const bool isQwen = m_fields.has(u"linear_num_value_heads");
    const qint64 every = interval > 0 ? interval : period > 0 ? period : isQwen ? 4 : 0;
    if (every == 0)
        return false;
    const qint64 full = period > 0 && interval == 0 ? offset % every : every - 1;
    for (std::size_t i = 0; i < sorts.size(); ++i) {
        if (static_cast<qint64>(i) % every != full)
            sorts[i] = Sort::Linear;
    }
    return true;
}

// A layer without rotary positions sees all tokens.
bool HfLayers::sortsByChunks(std::vector<Sort> &sorts)
{
    if (!m_family || m_family->windows != HfWindows::Chunked)
        return false;
    const auto layers = static_cast<qint64>(sorts.size());
    const bool isListed = !m_fields.reader().optionalArray(u"no_rope_layers").isEmpty();
    const std::vector<qint64> rotary
        = isListed ? m_fields.perLayer({u"no_rope_layers"}, layers, 0, 1) : std::vector<qint64>();
    const qint64 every
        = m_fields.number({u"no_rope_layer_interval"}, 1, mostLayers, m_family->period);
    for (std::size_t i = 0; i < sorts.size(); ++i) {
        const bool isFull
            = rotary.empty() ? (static_cast<qint64>(i) + 1) % every == 0 : rotary[i] == 0;
        sorts[i] = isFull ? Sort::Full : Sort::Chunked;
    }
    return true;
}

bool HfLayers::sortsByWindows(std::vector<Sort> &sorts)
{
    if (!m_family)
        return false;
    const bool isNamed = m_fields.has(u"sliding_window") || m_family->window > 0;
    const auto layers = static_cast<qint64>(sorts.size());
    qint64 from = layers;
    qint64 period = 0;
    if (m_family->windows == HfWindows::AllIfNamed && isNamed)
        from = 0;
    if (m_family->windows == HfWindows::FromLayer && isNamed
        && m_fields.reader().boolean(u"use_sliding_window", false))
        from = m_fields.number({u"max_window_layers"}, 0, mostLayers, 28);
    if (m_family->windows == HfWindows::Pattern && isNamed) {
        from = 0;
        const bool isText = m_name == u"exaone4"_s; // "LLLG"
        period = isText ? m_family->period
                        : m_fields.number({u"sliding_window_pattern", u"_sliding_window_pattern"},
                                          1, mostLayers, m_family->period);
    }
    for (qint64 i = from; i < layers; ++i) {
        if (period == 0 || (i + 1) % period != 0)
            sorts[static_cast<std::size_t>(i)] = Sort::Windowed;
    }
    return from < layers;
}

} // namespace configurator
