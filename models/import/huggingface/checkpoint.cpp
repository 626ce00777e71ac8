// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/huggingface/checkpoint.h"

#include "common/jsonreader.h"
#include "import/importtext.h"
#include "import/modelnames.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr Bytes longestIndex = 64 * bytesPerMib;
constexpr qsizetype mostFilesNamed = 5;

// Tensors that say how others are packed; they hold no parameters.
bool isHelper(const QString &name)
{
    static const QRegularExpression helper(
        u"(\\.|_)(scales?|scale_inv|scale_2|qzeros|zero_point|g_idx|shape|absmax|quant_map"
        "|global_scale|nested_absmax|nested_quant_map)$|\\.quant_state"_s);
    return helper.match(name).hasMatch();
}

// How many numbers one stored number stands for.
qint64 packing(const SafeTensor &tensor, int bits)
{
    if (bits <= 0 || bits >= 8)
        return tensor.type == u"I32"_s && bits == 8 ? 4 : 1;
    const bool isPacked = tensor.name.endsWith("qweight"_L1) || tensor.name.endsWith("_packed"_L1)
        || tensor.name.endsWith("_blocks"_L1) || tensor.name.endsWith(".weight"_L1);
    if (isPacked && (tensor.type == u"I32"_s || tensor.type == u"U32"_s))
        return 32 / bits;
    return isPacked && (tensor.type == u"U8"_s || tensor.type == u"I8"_s) ? 8 / bits : 1;
}

bool isHfVision(const QString &name)
{
    static const QRegularExpression vision(
        u"(^|\\.)(visual|vision_tower|vision_model|vision_encoder|multi_modal_projector"
        "|mm_projector|audio_tower|embed_vision|embed_audio|patch_merger|vision_language_adapter)"
        "\\."_s);
    return vision.match(name).hasMatch();
}

// Layers beyond the model's own, and those under a name for drafts.
bool isDraft(const QString &name, qint64 layers)
{
    static const QRegularExpression layer(u"(^|\\.)layers\\.(\\d{1,6})\\."_s);
    if (name.startsWith("mtp."_L1) || name.contains(".mtp."_L1))
        return true;
    const QRegularExpressionMatch match = layer.match(name);
    return layers > 0 && match.hasMatch() && match.captured(2).toLongLong() >= layers;
}

void addTensor(Checkpoint &checkpoint, const SafeTensor &tensor, const CheckpointShape &shape)
{
    const Bytes bytes = tensor.end - tensor.begin;
    const qint64 elements
        = isHelper(tensor.name) ? 0 : tensor.elements * packing(tensor, shape.bits);
    checkpoint.bytes += bytes;
    *checkpoint.elements += elements;
    if (isHfVision(tensor.name)) {
        checkpoint.visionBytes += bytes;
    } else if (isDraft(tensor.name, shape.layers)) {
        checkpoint.draftBytes += bytes;
    } else {
        checkpoint.textElements += elements;
        if (tensor.name.contains(".experts."_L1))
            checkpoint.expertElements += elements;
    }
}

Result<SafetensorsFile> openSafetensors(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error {ImportText::tr("The file %1 can't be opened: %2.")
                          .arg(QDir::toNativeSeparators(path), file.errorString())};
    return readSafetensors(file, QFileInfo(path).fileName());
}

// Sums over files, each tensor once.
class Summing
{
public:
    explicit Summing(const CheckpointShape &shape)
        : m_shape(shape)
    {
        m_checkpoint.elements = 0;
    }

    // `wanted`: the tensors that an index places in this file; empty means all.
    Done add(const QString &path, const QStringList &wanted)
    {
        const Result<SafetensorsFile> file = openSafetensors(path);
        if (!file)
            return Error {file.error()};
        m_checkpoint.names.append(file->name);
        QSet<QString> left(wanted.begin(), wanted.end());
        for (const SafeTensor &tensor : file->tensors) {
            if (!wanted.isEmpty() && !left.remove(tensor.name))
                continue;
            if (const Done taken = take(tensor, file->name); !taken)
                return taken;
        }
        if (left.isEmpty())
            return done();
        return Error {
            ImportText::tr("%1, tensor %2: the index says that it is in this file, but it is "
                           "not.")
                .arg(file->name, *left.begin())};
    }

    Checkpoint finished()
    {
        for (auto it = m_types.begin(); it != m_types.end(); ++it) {
            if (m_checkpoint.type.isEmpty() || it.value() > m_types.value(m_checkpoint.type))
                m_checkpoint.type = it.key();
        }
        m_checkpoint.read.append(
            ImportText::tr("%1: the headers of the safetensors hold %2 tensors with "
                           "%3 bytes.")
                .arg(filesText(m_checkpoint.names))
                .arg(m_names.size())
                .arg(m_checkpoint.bytes));
        return std::move(m_checkpoint);
    }

private:
    Done take(const SafeTensor &tensor, const QString &file)
    {
        if (m_names.contains(tensor.name))
            return Error {
                ImportText::tr("%1, tensor %2: must stand in one file only, but is in an earlier "
                               "file too.")
                    .arg(file, tensor.name)};
        m_names.insert(tensor.name);
        m_types[tensor.type] += tensor.end - tensor.begin;
        addTensor(m_checkpoint, tensor, m_shape);
        return done();
    }

    CheckpointShape m_shape;
    Checkpoint m_checkpoint;
    QSet<QString> m_names;
    QMap<QString, Bytes> m_types;
};

QString missingText(const QStringList &missing, qsizetype all)
{
    const QString shown = missing.mid(0, mostFilesNamed).join(u", "_s);
    if (missing.size() == 1)
        return ImportText::tr("Of the %1 files of the model this one is missing: %2.")
            .arg(QString::number(all), shown);
    if (missing.size() <= mostFilesNamed)
        return ImportText::tr("Of the %1 files of the model these are missing: %2.")
            .arg(QString::number(all), shown);
    return ImportText::tr("Of the %1 files of the model %2 are missing, the first ones being %3.")
        .arg(QString::number(all), QString::number(missing.size()), shown);
}

QStringList missingBeside(const QDir &folder, const QStringList &names)
{
    QStringList missing;
    for (const QString &name : names) {
        if (!QFileInfo::exists(folder.filePath(name)))
            missing.append(QFileInfo(name).fileName());
    }
    return missing;
}

// The index alone.
Result<Checkpoint> checkpointByTotal(const SafetensorsIndex &index, const QStringList &missing)
{
    const QString sentence = missingText(missing, index.tensors.size());
    if (!index.totalSize)
        return Error {
            ImportText::tr("%1, metadata, field total_size: must say how large the model is, "
                           "but is missing. %2")
                .arg(index.name, sentence)};
    Checkpoint checkpoint;
    checkpoint.names = QStringList {index.name};
    checkpoint.bytes = *index.totalSize;
    checkpoint.elements = index.totalParameters;
    checkpoint.read.append(ImportText::tr("%1: total_size says %2 bytes.")
                               .arg(index.name, QString::number(checkpoint.bytes)));
    checkpoint.missing.append(sentence);
    checkpoint.assumed.append(
        ImportText::tr("The size is the total that the index states; it was not "
                       "added up from the files."));
    return checkpoint;
}

} // namespace

Result<Checkpoint> checkpointOfIndex(const QString &path, const CheckpointShape &shape)
{
    const Result<QByteArray> text = readFile(path, longestIndex);
    if (!text)
        return Error {text.error()};
    const Result<SafetensorsIndex> index = readSafetensorsIndex(*text, QFileInfo(path).fileName());
    if (!index)
        return Error {index.error()};
    const QDir folder = QFileInfo(path).dir();
    const QStringList missing = missingBeside(folder, index->tensors.keys());
    if (!missing.isEmpty() || index->tensors.isEmpty())
        return checkpointByTotal(*index, missing);
    Summing sum(shape);
    for (auto it = index->tensors.begin(); it != index->tensors.end(); ++it) {
        if (const Done added = sum.add(folder.filePath(it.key()), it.value()); !added)
            return Error {added.error()};
    }
    Checkpoint checkpoint = sum.finished();
    if (index->totalSize && *index->totalSize != checkpoint.bytes)
        checkpoint.assumed.append(
            ImportText::tr("The index states %1 bytes; the files' headers add up to "
                           "%2, which was taken.")
                .arg(QString::number(*index->totalSize), QString::number(checkpoint.bytes)));
    return checkpoint;
}

Result<Checkpoint> checkpointOfFiles(const QStringList &paths, const CheckpointShape &shape)
{
    static const QRegularExpression part(u"^(.*)-(\\d{5})-of-(\\d{5})\\.safetensors$"_s);
    QStringList all = paths;
    for (const QString &path : paths) {
        const QRegularExpressionMatch match = part.match(path);
        const int count = match.hasMatch() ? match.captured(3).toInt() : 0;
        for (int i = 1; i <= count; ++i)
            all.append(u"%1-%2-of-%3.safetensors"_s.arg(match.captured(1))
                           .arg(i, 5, 10, QChar(u'0'))
                           .arg(match.captured(3)));
    }
    all.removeDuplicates();
    const QStringList missing = missingBeside(QDir(), all);
    if (!missing.isEmpty())
        return Error {missingText(missing, all.size())};
    all.sort();
    Summing sum(shape);
    for (const QString &path : std::as_const(all)) {
        if (const Done added = sum.add(path, {}); !added)
            return Error {added.error()};
    }
    return sum.finished();
}

} // namespace configurator
