// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/huggingface/hfconfig.h"

#include "import/huggingface/hflayers.h"
#include "import/huggingface/hfparts.h"
#include "import/importtext.h"
#include "import/layergroups.h"
#include "import/modeljson.h"
#include "import/modelnames.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// Where a model of several senses keeps the fields of its text part.
constexpr const char16_t *nests[]
    = {u"text_config", u"llm_config", u"language_config", u"thinker_config"};

HfFields textFields(HfFields &top, int depth = 0)
{
    for (const char16_t *name : nests) {
        if (depth < 3 && top.has(name)) {
            HfFields inner = top.nested(name);
            return textFields(inner, depth + 1);
        }
    }
    return top;
}

class ConfigReader
{
public:
    ConfigReader(const QJsonObject &object, const QString &file)
        : m_file(file)
        , m_top(object, file, &m_faults)
        , m_text(textFields(m_top))
    {
    }

    Result<HfModel> read()
    {
        readNames();
        if (m_top.reader().boolean(u"is_encoder_decoder", false))
            readPair();
        else
            readText();
        readFormat();
        m_result.import.read.prepend(ImportText::tr("%1: a model of the type %2 with %3 layers.")
                                         .arg(m_file, m_family.left(60))
                                         .arg(model().layerCount()));
        QStringList faults = m_faults.sentences();
        faults.removeDuplicates();
        if (!faults.isEmpty())
            return Error {faults.join(u'\n')};
        return std::move(m_result);
    }

private:
    AiModel &model() { return m_result.import.model; }

    // "publisher/name"; a path of the publisher's own computer says nothing.
    void readNames()
    {
        m_family = m_text.reader().string(u"model_type", QString());
        if (m_family.isEmpty())
            m_family = m_top.reader().string(u"model_type", QString());
        const QString path = m_top.reader().string(u"_name_or_path", QString());
        const QStringList parts = path.split(u'/');
        if (parts.size() == 2 && !parts[0].isEmpty() && !parts[0].startsWith(u'.')) {
            model().publisher = lineOf(parts[0]);
            model().name = lineOf(parts[1]);
        }
        readModality();
    }

    void readModality()
    {
        const HfFamily *family = hfFamily(m_family);
        model().modality = family && family->isEncoder ? u"embedding"_s : u"text"_s;
        if (m_top.has(u"vision_config") || m_top.has(u"visual"))
            model().modality += u"+image"_s;
        if (m_top.has(u"audio_config"))
            model().modality += u"+audio"_s;
    }

    // Encoder and decoder, each with a cache of its own sort.
    void readPair()
    {
        m_result.import.missing.append(ImportText::tr(
            "Models of an encoder and a decoder are not worked out here, so their memory "
            "for the context is not known."));
    }

    void readText()
    {
        const qint64 layers = m_text.required({u"num_hidden_layers", u"n_layer", u"num_layers",
                                               u"n_layers", u"num_transformer_layers"},
                                              1, mostLayers);
        m_result.shape.layers = layers;
        readSizes();
        model().layers = HfLayers(m_text, m_family, m_result.import).read(layers);
        model().experts = hfExperts(m_text, layers);
        readHeads();
        model().origins.insert(u"config"_s, originIn({m_file}));
    }

    void readSizes()
    {
        model().hiddenSize = static_cast<int>(
            m_text.required({u"hidden_size", u"n_embd", u"d_model", u"model_dim"}, 1, widestLayer));
        model().intermediateSize
            = static_cast<int>(m_text.number({u"intermediate_size_mlp", u"intermediate_size",
                                              u"ffn_hidden_size", u"n_inner", u"ffn_dim"},
                                             0, widestLayer, 0));
        model().vocabulary = static_cast<int>(
            m_text.number({u"vocab_size", u"padded_vocab_size"}, 1, widestLayer, 0));
        if (model().vocabulary == 0)
            m_result.import.missing.append(
                ImportText::tr("The file does not say how large the vocabulary is."));
        // llama.cpp keeps queries, keys and values of these in one tensor.
        model().hasJoinedAttention = m_family == "phi3"_L1 || m_family == "phi4mm"_L1;
        const bool isTied = m_text.reader().boolean(u"tie_word_embeddings", defaultTie());
        model().isTied = m_top.reader().boolean(u"tie_word_embeddings", isTied);
        model().maxContext = m_text.number({u"max_position_embeddings", u"n_positions",
                                            u"max_seq_len", u"seq_length", u"model_max_length"},
                                           1, mostTokens);
        if (!model().maxContext)
            m_result.import.missing.append(
                ImportText::tr("The file does not say how long the context may be."));
    }

    // Families whose files leave out that they share the embedding with the head.
    [[nodiscard]] bool defaultTie() const
    {
        return m_family.startsWith("gemma"_L1) || m_family == u"cohere"_s
            || m_family == u"cohere2"_s;
    }

    void readHeads()
    {
        model().attentionHeads = static_cast<int>(
            m_text.number({u"num_attention_heads", u"n_head", u"num_heads"}, 1, widestLayer, 0));
        model().kvHeads = static_cast<int>(
            m_text.number({u"num_key_value_heads", u"num_attention_groups", u"num_kv_heads"}, 0,
                          widestLayer, model().attentionHeads));
        const int share
            = model().attentionHeads > 0 ? model().hiddenSize / model().attentionHeads : 0;
        model().headDim = static_cast<int>(m_text.number({u"head_dim"}, 1, widestLayer, share));
        const qint64 latent = m_text.number({u"qk_nope_head_dim"}, 1, widestLayer / 2, 0);
        if (latent > 0)
            model().headDim = static_cast<int>(
                latent + m_text.number({u"qk_rope_head_dim"}, 0, widestLayer / 2, 0));
    }

    void readFormat()
    {
        const HfFormat format = hfFormat(m_top, m_text);
        m_result.format = format.id;
        m_result.shape.bits = format.bits;
        model().nativeFormat = format.id;
        m_result.import.read += format.read;
        m_result.import.assumed += format.assumed;
        if (format.id.isEmpty())
            m_result.import.missing.append(ImportText::tr(
                "The file does not say in which format the weights are; sizes are worked "
                "out from 16 bits."));
    }

    QString m_file;
    FaultList m_faults;
    HfFields m_top;
    HfFields m_text;
    QString m_family;
    HfModel m_result;
};

} // namespace

Result<HfModel> readHfConfig(const QByteArray &text, const QString &file)
{
    const Result<QJsonObject> object = parseModelJson(text, file);
    if (!object)
        return Error {object.error()};
    return ConfigReader(*object, file).read();
}

} // namespace configurator
