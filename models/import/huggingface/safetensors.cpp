// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/huggingface/safetensors.h"

#include "common/jsonreader.h"
#include "import/gguf/bytereader.h"
#include "import/importtext.h"
#include "import/layergroups.h"
#include "import/modeljson.h"

#include <algorithm>
#include <array>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr Bytes longestJsonHeader = 32 * bytesPerMib;
constexpr Bytes mostBytes = 1'000'000'000'000'000;
constexpr qsizetype mostShapeDimensions = 16;
constexpr qsizetype mostFaults = 20;

struct StoredType
{
    const char16_t *name;
    qint64 bits;
};
// github:huggingface/safetensors safetensors/src/tensor.rs (Dtype).
constexpr std::array storedTypes {
    StoredType {u"BOOL", 8},    StoredType {u"U8", 8},      StoredType {u"I8", 8},
    StoredType {u"F8_E4M3", 8}, StoredType {u"F8_E5M2", 8}, StoredType {u"F8_E8M0", 8},
    StoredType {u"F4", 4},      StoredType {u"F6_E2M3", 6}, StoredType {u"F6_E3M2", 6},
    StoredType {u"I16", 16},    StoredType {u"U16", 16},    StoredType {u"F16", 16},
    StoredType {u"BF16", 16},   StoredType {u"I32", 32},    StoredType {u"U32", 32},
    StoredType {u"F32", 32},    StoredType {u"F64", 64},    StoredType {u"I64", 64},
    StoredType {u"U64", 64},    StoredType {u"C64", 64},
};

QStringList typeNames()
{
    QStringList names;
    for (const StoredType &type : storedTypes)
        names.append(QString::fromUtf16(type.name));
    return names;
}

// -1: the numbers don't fit anywhere.
qint64 productOf(JsonReader &reader)
{
    qint64 product = 1;
    const QJsonArray shape = reader.array(u"shape");
    if (shape.size() > mostShapeDimensions)
        reader.fault(u"shape",
                     ImportText::tr("must have at most %1 dimensions.").arg(mostShapeDimensions));
    for (const QJsonValue &size : shape) {
        const qint64 number = size.toInteger(-1);
        const bool isCount = size.isDouble() && number >= 0;
        if (!isCount || __builtin_mul_overflow(product, number, &product))
            return -1;
    }
    return product;
}

void readOffsets(JsonReader &reader, SafeTensor &tensor, Bytes dataBytes)
{
    const QJsonArray offsets = reader.array(u"data_offsets");
    tensor.begin = offsets.at(0).toInteger(-1);
    tensor.end = offsets.at(1).toInteger(-1);
    const bool isPair = offsets.size() == 2 && tensor.begin >= 0 && tensor.end >= tensor.begin;
    if (isPair && tensor.end <= dataBytes)
        return;
    reader.fault(
        u"data_offsets",
        ImportText::tr("must be a beginning and an end from 0 to %1, which is where the file "
                       "ends.")
            .arg(dataBytes));
    tensor.begin = 0;
    tensor.end = 0;
}

SafeTensor readTensor(const QString &name, JsonReader reader, Bytes dataBytes)
{
    SafeTensor tensor;
    tensor.name = name;
    const int type = reader.choice(u"dtype", typeNames());
    tensor.elements = productOf(reader);
    readOffsets(reader, tensor, dataBytes);
    if (type < 0)
        return tensor;
    const StoredType &known = storedTypes.at(static_cast<std::size_t>(type));
    tensor.type = QString::fromUtf16(known.name);
    const bool isSmall = tensor.elements >= 0 && tensor.elements <= 8 * mostBytes / known.bits;
    const Bytes bytes = isSmall ? (tensor.elements * known.bits + 7) / 8 : -1;
    if (bytes != tensor.end - tensor.begin)
        reader.fault(
            u"shape",
            ImportText::tr("must give the %1 bytes between its offsets in %2, but does not.")
                .arg(QString::number(tensor.end - tensor.begin), tensor.type));
    return tensor;
}

void checkOverlaps(const SafetensorsFile &file, FaultList &faults)
{
    std::vector<const SafeTensor *> order;
    order.reserve(file.tensors.size());
    for (const SafeTensor &tensor : file.tensors)
        order.push_back(&tensor);
    std::ranges::sort(order, [](auto *a, auto *b) {
        return std::tie(a->begin, a->end) < std::tie(b->begin, b->end);
    });
    for (std::size_t i = 1; i < order.size(); ++i) {
        if (order[i]->begin < order[i - 1]->end)
            faults.add(ImportText::tr("%1, tensor %2").arg(file.name, order[i]->name),
                       ImportText::tr("must not overlap the tensor %1.").arg(order[i - 1]->name));
    }
}

Result<QByteArray> readHeader(ByteReader &bytes, const QString &name)
{
    quint64 length = 0;
    if (!bytes.read(length))
        return Error {
            ImportText::tr("%1 is not a safetensors file: it must begin with 8 bytes that say "
                           "how long its header is.")
                .arg(name)};
    const auto room = static_cast<quint64>(std::min(bytes.remaining(), longestJsonHeader));
    if (length < 2 || length > room)
        return Error {ImportText::tr("%1, the header: its length must be from 2 to %2, but is %3.")
                          .arg(name)
                          .arg(room)
                          .arg(length)};
    QByteArray header;
    if (!bytes.read(header, static_cast<qint64>(length)))
        return Error {
            ImportText::tr("%1, the header: the file can't be read to its end.").arg(name)};
    return header;
}

// A file name without a path, so that an index can't name files elsewhere.
bool isPlainName(const QString &name)
{
    return !name.isEmpty() && name.size() <= 255 && !name.contains(u'/') && !name.contains(u'\\')
        && name != u".."_s && name != u"."_s && !name.contains(QChar(u'\0'));
}

} // namespace

Result<SafetensorsFile> readSafetensors(QIODevice &device, const QString &name)
{
    ByteReader bytes(device);
    const Result<QByteArray> header = readHeader(bytes, name);
    if (!header)
        return Error {header.error()};
    const Result<QJsonObject> object = parseModelJson(*header, name);
    if (!object)
        return Error {object.error()};
    SafetensorsFile file;
    file.name = name;
    FaultList faults;
    const JsonReader reader(*object, name, &faults);
    for (auto it = object->begin(); it != object->end() && faults.sentences().size() < mostFaults;
         ++it) {
        if (it.key() == u"__metadata__"_s)
            continue;
        const QString label = ImportText::tr("tensor %1").arg(it.key().left(200));
        file.tensors.push_back(
            readTensor(it.key(), reader.inside(label, it.value().toObject()), bytes.remaining()));
    }
    checkOverlaps(file, faults);
    if (!faults.isEmpty())
        return Error {faults.sentences().mid(0, mostFaults).join(u'\n')};
    return file;
}

Result<SafetensorsIndex> readSafetensorsIndex(const QByteArray &text, const QString &name)
{
    const Result<QJsonObject> object = parseModelJson(text, name);
    if (!object)
        return Error {object.error()};
    SafetensorsIndex index;
    index.name = name;
    FaultList faults;
    JsonReader reader(*object, name, &faults);
    JsonReader metadata = reader.inside(u"metadata"_s, reader.optionalObject(u"metadata"));
    index.totalSize = metadata.optionalInteger(u"total_size", 1, mostBytes);
    index.totalParameters = metadata.optionalInteger(u"total_parameters", 1, mostParameters);
    const QJsonObject map = reader.object(u"weight_map");
    for (auto it = map.begin(); it != map.end() && faults.sentences().size() < mostFaults; ++it) {
        const QString file = it.value().toString();
        if (isPlainName(file))
            index.tensors[file].append(it.key());
        else
            reader.fault(u"weight_map",
                         ImportText::tr("must name a file beside the index for the tensor %1.")
                             .arg(it.key().left(200)));
    }
    if (!faults.isEmpty())
        return Error {faults.text()};
    return index;
}

} // namespace configurator
