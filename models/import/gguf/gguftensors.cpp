// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/gguf/ggufreader.h"
#include "import/importtext.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 longestName = 256;
constexpr quint32 mostGgmlDimensions = 4;
constexpr qint64 largestAlignment = qint64 {1} << 30;

bool isPowerOfTwo(qint64 number)
{
    return number > 0 && std::has_single_bit(static_cast<quint64>(number));
}

} // namespace

bool GgufReader::readAlignment()
{
    const auto found = m_file.metadata.constFind(u"general.alignment"_s);
    if (found == m_file.metadata.constEnd())
        return true;
    m_field = ImportText::tr("metadata key general.alignment");
    const bool isWhole = found->kind == GgufValue::Kind::Integer;
    if (!isWhole || !isPowerOfTwo(found->number) || found->number > largestAlignment)
        return fail(ImportText::tr("must be a power of two, like 32, and at most %1.")
                        .arg(largestAlignment));
    m_alignment = static_cast<quint64>(found->number);
    return true;
}

bool GgufReader::readTensors()
{
    m_file.tensors.reserve(static_cast<std::size_t>(m_tensorCount));
    m_tensorNames.reserve(static_cast<qsizetype>(m_tensorCount));
    for (quint64 i = 1; i <= m_tensorCount; ++i) {
        if (!readTensor(i) || isHeaderTooLong())
            return false;
    }
    const quint64 end = static_cast<quint64>(m_bytes.position());
    m_file.dataStart = static_cast<Bytes>((end + m_alignment - 1) / m_alignment * m_alignment);
    return true;
}

bool GgufReader::readTensor(quint64 number)
{
    GgufTensor tensor;
    if (!readTensorName(tensor, number) || !readShape(tensor) || !readType(tensor)
        || !readPlace(tensor))
        return false;
    m_file.tensors.push_back(std::move(tensor));
    return true;
}

bool GgufReader::readTensorName(GgufTensor &tensor, quint64 number)
{
    m_field = ImportText::tr("tensor %1").arg(number);
    quint64 length = 0;
    if (!m_bytes.read(length))
        return failAtEnd();
    if (length == 0 || length > longestName)
        return fail(ImportText::tr("its name must have 1 to %1 bytes, but has %2.")
                        .arg(longestName)
                        .arg(length));
    QByteArray bytes;
    if (!m_bytes.read(bytes, static_cast<qint64>(length)))
        return failAtEnd();
    tensor.name = QString::fromUtf8(bytes);
    m_field = ImportText::tr("tensor %1 (%2)").arg(number).arg(tensor.name);
    if (m_tensorNames.contains(tensor.name))
        return fail(ImportText::tr("must stand in the file once, but is there twice."));
    m_tensorNames.insert(tensor.name);
    return true;
}

bool GgufReader::readShape(GgufTensor &tensor)
{
    quint32 dimensions = 0;
    if (!m_bytes.read(dimensions))
        return failAtEnd();
    if (dimensions == 0 || dimensions > mostGgmlDimensions)
        return fail(ImportText::tr("must have 1 to %1 dimensions, but has %2.")
                        .arg(mostGgmlDimensions)
                        .arg(dimensions));
    tensor.elements = 1;
    for (quint32 i = 0; i < dimensions; ++i) {
        quint64 size = 0;
        if (!m_bytes.read(size))
            return failAtEnd();
        if (size == 0 || size > quint64 {std::numeric_limits<qint64>::max()})
            return fail(
                ImportText::tr("dimension %1 must be at least 1 and less than 2^63, but is %2.")
                    .arg(i + 1)
                    .arg(size));
        tensor.shape.at(i) = static_cast<qint64>(size);
        if (__builtin_mul_overflow(tensor.elements, tensor.shape.at(i), &tensor.elements))
            return fail(
                ImportText::tr("its dimensions must not have more than 2^63 numbers together."));
    }
    return true;
}

bool GgufReader::readType(GgufTensor &tensor)
{
    quint32 id = 0;
    if (!m_bytes.read(id))
        return failAtEnd();
    tensor.type = ggmlType(id);
    if (!tensor.type)
        return fail(
            ImportText::tr("its type %1 is not known here, so its size is not known either.")
                .arg(id));
    if (tensor.shape[0] % tensor.type->blockElements != 0)
        return fail(ImportText::tr("a row in %1 must have a multiple of %2 numbers, but has %3.")
                        .arg(QString::fromUtf16(tensor.type->name))
                        .arg(tensor.type->blockElements)
                        .arg(tensor.shape[0]));
    const qint64 blocks = tensor.elements / tensor.type->blockElements;
    if (__builtin_mul_overflow(blocks, tensor.type->blockBytes, &tensor.bytes))
        return fail(ImportText::tr("its dimensions must not have more than 2^63 bytes together."));
    return true;
}

bool GgufReader::readPlace(GgufTensor &tensor)
{
    quint64 offset = 0;
    if (!m_bytes.read(offset))
        return failAtEnd();
    if (offset % m_alignment != 0)
        return fail(ImportText::tr("its offset must be a multiple of %1, but is %2.")
                        .arg(m_alignment)
                        .arg(offset));
    if (offset > static_cast<quint64>(m_bytes.size()))
        return fail(ImportText::tr("its offset must lie in the file of %1 bytes, but is %2.")
                        .arg(m_bytes.size())
                        .arg(offset));
    tensor.offset = static_cast<qint64>(offset);
    return true;
}

bool GgufReader::checkPlaces()
{
    std::vector<const GgufTensor *> order;
    order.reserve(m_file.tensors.size());
    for (const GgufTensor &tensor : m_file.tensors)
        order.push_back(&tensor);
    std::ranges::stable_sort(order, {}, &GgufTensor::offset);
    const GgufTensor *before = nullptr;
    for (const GgufTensor *tensor : order) {
        if (!checkPlace(*tensor, before))
            return false;
        before = tensor;
    }
    return true;
}

bool GgufReader::checkPlace(const GgufTensor &tensor, const GgufTensor *before)
{
    m_field = ImportText::tr("tensor %1").arg(tensor.name);
    if (before && tensor.offset < before->offset + before->bytes)
        return fail(
            ImportText::tr("must not overlap the tensor %1, which ends at offset %2, but begins "
                           "at %3.")
                .arg(before->name)
                .arg(before->offset + before->bytes)
                .arg(tensor.offset));
    const Bytes room = m_bytes.size() - m_file.dataStart - tensor.offset;
    if (tensor.bytes <= room)
        return true;
    const Bytes missing = tensor.bytes - std::max<Bytes>(room, 0);
    return fail(
        ImportText::tr("lies beyond the end of the file: %1 of its %2 bytes are missing. The file "
                       "was cut off, or is still being copied.")
            .arg(missing)
            .arg(tensor.bytes));
}

} // namespace configurator
