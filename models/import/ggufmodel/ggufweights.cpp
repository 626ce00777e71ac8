// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/ggufmodel/ggufweights.h"

#include "import/importtext.h"
#include "import/layergroups.h"

#include <QMap>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// The number in "blk.12.attn_k.weight"; -1 where there is none.
qint64 blockOf(const QString &name)
{
    if (!name.startsWith("blk."_L1))
        return -1;
    bool isNumber = false;
    const int block = name.section(u'.', 1, 1).toInt(&isNumber);
    return isNumber ? block : -1;
}

bool isGgufVision(const QString &name)
{
    return name.startsWith("v."_L1) || name.startsWith("mm."_L1) || name.startsWith("a."_L1);
}

void addTensor(GgufWeights &weights, const GgufTensor &tensor, qint64 layers)
{
    weights.bytes += tensor.bytes;
    weights.elements += tensor.elements;
    weights.hasMxfp4 = weights.hasMxfp4 || tensor.type->name == QStringView(u"MXFP4");
    if (blockOf(tensor.name) >= layers) {
        weights.draftBytes += tensor.bytes;
        return;
    }
    if (isGgufVision(tensor.name)) {
        weights.visionBytes += tensor.bytes;
        return;
    }
    weights.textElements += tensor.elements;
    if (tensor.name.contains("_exps."_L1))
        weights.expertElements += tensor.elements;
}

// Bytes by type; the types are few.
QMap<QString, Bytes> bytesByType(const GgufFile &file)
{
    QMap<QString, Bytes> bytes;
    for (const GgufTensor &tensor : file.tensors)
        bytes[QString::fromUtf16(tensor.type->name)] += tensor.bytes;
    return bytes;
}

QString formatByBytes(const GgufFile &file)
{
    const QMap<QString, Bytes> bytes = bytesByType(file);
    QString most;
    for (auto it = bytes.begin(); it != bytes.end(); ++it) {
        if (most.isEmpty() || it.value() > bytes.value(most))
            most = it.key();
    }
    const auto tensor = std::ranges::find_if(
        file.tensors, [&](const auto &t) { return most == QStringView(t.type->name); });
    return tensor == file.tensors.end() ? QString() : formatOfType(*tensor->type);
}

// The file's own word, unless no tensor is of the type that it names.
QString formatOf(const GgufFile &file, GgufFields &fields, ImportedModel &notes)
{
    const QString byBytes = formatByBytes(file);
    const auto number = fields.wholeNumber(u"general.file_type"_s, 0, 1'000'000);
    const GgufFileType *said = number ? ggufFileType(static_cast<quint64>(*number)) : nullptr;
    if (!said) {
        notes.assumed.append(
            ImportText::tr("%1 does not name its format; most of its bytes are of the type of %2.")
                .arg(file.names.first(), byBytes));
        return byBytes;
    }
    if (file.tensors.empty() || bytesByType(file).contains(QString::fromUtf16(said->base)))
        return QString::fromUtf16(said->format);
    notes.assumed.append(
        ImportText::tr(
            "%1 names the format %2, but has no tensor of that sort; most of its bytes are of "
            "the type of %3, which was taken.")
            .arg(file.names.first(), QString::fromUtf16(said->format), byBytes));
    return byBytes;
}

const GgufTensor *firstOf(const TensorIndex &tensors, const QString &name, qint64 layers)
{
    for (qint64 i = 0; i < layers; ++i) {
        if (const GgufTensor *tensor = tensors.value(u"blk.%1.%2.weight"_s.arg(i).arg(name)))
            return tensor;
    }
    return nullptr;
}

// Rows of a "down" tensor are as long as the feed-forward part is wide.
qint64 widthOf(const TensorIndex &tensors, const QString &down, qint64 layers)
{
    const GgufTensor *tensor = firstOf(tensors, down, layers);
    return tensor ? std::min(tensor->shape[0], widestLayer) : 0;
}

// Layers without a router have no experts.
qint64 denseLayers(GgufFields &fields, const TensorIndex &tensors, qint64 layers)
{
    qint64 routed = 0;
    for (qint64 i = 0; i < layers; ++i)
        routed += tensors.contains(u"blk.%1.ffn_gate_inp.weight"_s.arg(i)) ? 1 : 0;
    return routed > 0 ? layers - routed
                      : fields.number(u"leading_dense_block_count"_s, 0, layers, 0);
}

void readShared(Experts &experts, GgufFields &fields, const TensorIndex &tensors, qint64 layers)
{
    const qint64 width = widthOf(tensors, u"ffn_down_shexp"_s, layers);
    const qint64 said = fields.number(u"expert_shared_feed_forward_length"_s, 0, widestLayer, 0);
    const bool isThere = width > 0 || said > 0;
    const qint64 count = fields.number(u"expert_shared_count"_s, 0, mostExperts, isThere ? 1 : 0);
    experts.shared = static_cast<int>(count);
    if (count > 0)
        experts.sharedIntermediateSize = static_cast<int>(width > 0 ? width / count : said);
}

} // namespace

GgufWeights weightsIn(const GgufFile &file, GgufFields &fields, qint64 layers, ImportedModel &notes)
{
    GgufWeights weights;
    weights.format = formatOf(file, fields, notes);
    for (const GgufTensor &tensor : file.tensors)
        addTensor(weights, tensor, layers);
    return weights;
}

std::optional<Experts> expertsIn(GgufFields &fields, const TensorIndex &tensors, qint64 layers)
{
    const qint64 count = fields.number(u"expert_count"_s, 0, mostExperts, 0);
    if (count == 0)
        return {};
    Experts experts;
    experts.count = static_cast<int>(count);
    experts.active = static_cast<int>(fields.required(u"expert_used_count"_s, 1, count));
    const qint64 width = widthOf(tensors, u"ffn_down_exps"_s, layers);
    const qint64 dense = fields.isList(u"feed_forward_length"_s)
        ? 0
        : fields.number(u"feed_forward_length"_s, 0, widestLayer, 0);
    experts.intermediateSize = static_cast<int>(
        width > 0 ? width : fields.number(u"expert_feed_forward_length"_s, 0, widestLayer, dense));
    experts.denseLayers = static_cast<int>(denseLayers(fields, tensors, layers));
    readShared(experts, fields, tensors, layers);
    // Gemma 4 has a plain feed-forward part beside its experts, which works as a shared one.
    if (fields.architecture() == u"gemma4"_s && experts.shared == 0) {
        experts.shared = 1;
        experts.sharedIntermediateSize = static_cast<int>(dense);
    }
    return experts;
}

} // namespace configurator
