// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/ggufmodel/ggufmodel.h"

#include "import/ggufmodel/ggufweights.h"
#include "import/importtext.h"
#include "import/layergroups.h"
#include "import/modelnames.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString textOf(const GgufFile &file, const QString &key)
{
    return lineOf(file.metadata.value(key).text);
}

TensorIndex indexOf(const GgufFile &file)
{
    TensorIndex index;
    index.reserve(static_cast<qsizetype>(file.tensors.size()));
    for (const GgufTensor &tensor : file.tensors)
        index.insert(tensor.name, &tensor);
    return index;
}

// "model-q4_k_m-00001-of-00003.gguf" without its ending.
QString nameOfFile(const QString &name)
{
    static const QRegularExpression part(u"-\\d{5}-of-\\d{5}$"_s);
    return lineOf(QFileInfo(name).completeBaseName().remove(part));
}

// What no file of weights is taken for.
Done checkKind(const GgufFile &file)
{
    const QString type = textOf(file, u"general.type"_s);
    if (type == u"adapter"_s || type == u"imatrix"_s)
        return Error {
            ImportText::tr("%1, metadata key general.type: must be model, but is %2, which is no "
                           "model by itself.")
                .arg(file.names.first(), type)};
    if (textOf(file, u"general.architecture"_s).isEmpty())
        return Error {
            ImportText::tr("%1, metadata key general.architecture: must name the architecture, "
                           "but is missing.")
                .arg(file.names.first())};
    if (file.tensors.empty())
        return Error {
            ImportText::tr("%1 has no tensors, so it holds no model.").arg(file.names.first())};
    return done();
}

// Reads one file; what it finds out is put into the model it was given.
class ModelReader
{
public:
    ModelReader(const GgufFile &file, ImportedModel &import)
        : m_file(file)
        , m_tensors(indexOf(file))
        , m_import(import)
        , m_model(import.model)
        , m_fields(file, &m_faults)
    {
    }

    Done read()
    {
        readNames();
        readSizes();
        readVocabulary();
        m_model.layers = GgufLayers(m_fields, m_tensors, m_import).read(m_layers, m_blocks);
        m_model.experts = expertsIn(m_fields, m_tensors, m_layers);
        readModality();
        readWeights();
        QStringList faults = m_faults.sentences();
        faults.removeDuplicates();
        return faults.isEmpty() ? done() : Done(Error {faults.join(u'\n')});
    }

private:
    void readNames()
    {
        m_model.name = textOf(m_file, u"general.name"_s);
        if (m_model.name.isEmpty())
            m_model.name = textOf(m_file, u"general.basename"_s);
        if (m_model.name.isEmpty())
            m_model.name = nameOfFile(m_file.names.first());
        m_model.id = idOf(m_model.name);
        m_model.publisher = textOf(m_file, u"general.organization"_s);
        if (m_model.publisher.isEmpty())
            m_model.publisher = textOf(m_file, u"general.author"_s);
        m_model.license = textOf(m_file, u"general.license"_s);
        if (!m_model.license.isEmpty())
            m_model.origins.insert(u"license"_s, originIn(m_file.names));
    }

    int largest(const QString &key)
    {
        const std::vector<qint64> values = m_fields.perLayer(key, m_blocks, 0, widestLayer);
        return values.empty() ? 0 : static_cast<int>(*std::ranges::max_element(values));
    }

    void readSizes()
    {
        m_blocks = m_fields.required(u"block_count"_s, 1, mostLayers);
        const qint64 drafts = m_fields.number(u"nextn_predict_layers"_s, 0, m_blocks - 1, 0);
        m_layers = m_blocks - drafts;
        m_model.hiddenSize
            = static_cast<int>(m_fields.required(u"embedding_length"_s, 1, widestLayer));
        m_model.intermediateSize = largest(u"feed_forward_length"_s);
        m_model.attentionHeads = largest(u"attention.head_count"_s);
        m_model.kvHeads = largest(u"attention.head_count_kv"_s);
        if (!m_fields.has(u"attention.head_count_kv"_s))
            m_model.kvHeads = m_model.attentionHeads;
        const int share
            = m_model.attentionHeads > 0 ? m_model.hiddenSize / m_model.attentionHeads : 0;
        const qint64 key = m_fields.number(u"attention.key_length"_s, 1, widestLayer, share);
        m_model.headDim
            = static_cast<int>(m_fields.number(u"attention.key_length_mla"_s, 1, widestLayer, key));
        m_model.maxContext = m_fields.number(u"context_length"_s, 1, mostTokens);
        if (!m_model.maxContext)
            m_import.missing.append(
                ImportText::tr("The file does not say how long its context may be."));
    }

    // The embedding's rows are the vocabulary; a head of its own is what makes it untied.
    void readVocabulary()
    {
        const GgufTensor *embedding = m_tensors.value(u"token_embd.weight"_s);
        const quint64 tokens = m_fields.listCount(u"tokenizer.ggml.tokens"_s);
        const qint64 listed
            = static_cast<qint64>(std::min<quint64>(tokens, static_cast<quint64>(widestLayer)));
        const qint64 rows = embedding ? std::min(embedding->shape[1], widestLayer)
                                      : m_fields.number(u"vocab_size"_s, 1, widestLayer, listed);
        m_model.vocabulary = static_cast<int>(rows);
        m_model.isTied = embedding && !m_tensors.contains(u"output.weight"_s);
    }

    void readModality()
    {
        const GgufArch *arch = ggufArch(m_fields.architecture());
        const bool isEncoder = arch && arch->isEncoder;
        const bool isPooled = m_fields.number(u"pooling_type"_s, 0, 100, 0) > 0;
        m_model.modality = isEncoder || isPooled ? u"embedding"_s : u"text"_s;
    }

    void readWeights()
    {
        const GgufWeights weights = weightsIn(m_file, m_fields, m_layers, m_import);
        m_model.weights = {{weights.format, weights.bytes, true, filesText(m_file.names)}};
        m_model.parameters = weights.elements;
        if (weights.textElements > 0)
            m_model.activeParameters = weights.textElements;
        if (m_model.experts && m_model.activeParameters)
            *m_model.activeParameters -= weights.expertElements / m_model.experts->count
                * (m_model.experts->count - m_model.experts->active);
        if (weights.elements > mostParameters)
            m_faults.add(m_file.names.first(),
                         ImportText::tr("its tensors must not have more than %1 numbers together.")
                             .arg(mostParameters));
        m_model.hasJoinedAttention = m_fields.architecture() == "phi3"_L1;
        setNative(weights);
        for (const QString &key : {u"config"_s, u"parameters"_s, u"weights"_s})
            m_model.origins.insert(key, originIn(m_file.names));
        describe(weights);
    }

    void setNative(const GgufWeights &weights)
    {
        const QStringList wide {u"BF16"_s, u"F16"_s, u"F32"_s};
        if (weights.hasMxfp4)
            m_model.nativeFormat = u"MXFP4"_s;
        else if (wide.contains(weights.format))
            m_model.nativeFormat = weights.format;
        else
            m_import.missing.append(ImportText::tr(
                "A reduced file does not say in which format the model was published, so "
                "its size in other formats is worked out from 16 bits."));
    }

    void describe(const GgufWeights &weights)
    {
        m_import.read.append(
            ImportText::tr("%1: GGUF version %2 with the architecture %3; %4 tensors hold "
                           "%5 bytes.")
                .arg(filesText(m_file.names))
                .arg(m_file.version)
                .arg(m_fields.architecture())
                .arg(m_file.tensors.size())
                .arg(weights.bytes));
        if (weights.draftBytes > 0)
            m_import.read.append(
                ImportText::tr("%1 of these bytes belong to draft layers: they count with "
                               "the weights, not with the %2 layers.")
                    .arg(weights.draftBytes)
                    .arg(m_layers));
        if (weights.visionBytes > 0)
            m_import.read.append(
                ImportText::tr("%1 of these bytes belong to a vision or audio part.")
                    .arg(weights.visionBytes));
        if (m_model.isTied && m_model.modality == u"text"_s)
            m_import.read.append(
                ImportText::tr("There is no tensor output.weight, so the output head "
                               "shares the token embedding."));
    }

    const GgufFile &m_file;
    TensorIndex m_tensors;
    ImportedModel &m_import;
    AiModel &m_model;
    FaultList m_faults;
    GgufFields m_fields;
    qint64 m_blocks = 1;
    qint64 m_layers = 1;
};

} // namespace

bool isSidePart(const GgufFile &file)
{
    return textOf(file, u"general.type"_s) == u"mmproj"_s
        || textOf(file, u"general.architecture"_s) == u"clip"_s;
}

Result<ImportedModel> modelOfGguf(const GgufFile &file)
{
    if (const Done kind = checkKind(file); !kind)
        return Error {kind.error()};
    ImportedModel import;
    if (const Done read = ModelReader(file, import).read(); !read)
        return Error {read.error()};
    return import;
}

Done addGguf(ImportedModel &import, const GgufFile &file)
{
    const Result<ImportedModel> other = modelOfGguf(file);
    if (!other)
        return Error {other.error()};
    const PublishedWeights &weights = other->model.weights.front();
    if (other->model.layers != import.model.layers
        || other->model.hiddenSize != import.model.hiddenSize)
        return Error {ImportText::tr("%1 and %2 hold different models: add them one at a time.")
                          .arg(import.model.weights.front().source, weights.source)};
    if (import.model.published(weights.format))
        return Error {ImportText::tr("%1 and %2 both hold the format %3: add one of them.")
                          .arg(import.model.published(weights.format)->source, weights.source,
                               weights.format)};
    import.model.weights.push_back(weights);
    import.read += other->read;
    return done();
}

void addSidePart(ImportedModel &import, const GgufFile &file)
{
    const bool hasVision = file.metadata.value(u"clip.has_vision_encoder"_s).number != 0;
    const bool hasAudio = file.metadata.value(u"clip.has_audio_encoder"_s).number != 0;
    if (hasVision || !hasAudio)
        import.model.modality += u"+image"_s;
    if (hasAudio)
        import.model.modality += u"+audio"_s;
    for (PublishedWeights &weights : import.model.weights)
        weights.bytes += file.tensorBytes();
    if (import.model.parameters)
        *import.model.parameters += file.elements();
    import.read.append(ImportText::tr("%1: the vision or audio part; its %2 bytes are added to the "
                                      "weights.")
                           .arg(filesText(file.names))
                           .arg(file.tensorBytes()));
}

} // namespace configurator
