// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/gguf/ggufreader.h"
#include "import/importtext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// More than any model has; they bound time and memory whatever a file says.
constexpr qint64 longestHeader = 256 * bytesPerMib;
constexpr Bytes largestFile = 1'000'000'000'000'000;
constexpr quint64 mostTensors = 200'000;
constexpr quint64 mostEntries = 100'000;
// The shortest tensor: length of its name, a letter, dimensions, one dimension, type, offset.
constexpr qint64 leastTensor = 8 + 1 + 4 + 8 + 4 + 8;
constexpr qint64 leastEntry = 8 + 1 + 4 + 1;

quint32 swapped(quint32 value)
{
    return value >> 24 | (value >> 8 & 0xff00U) | (value << 8 & 0xff0000U) | value << 24;
}

} // namespace

Bytes GgufFile::tensorBytes() const
{
    Bytes sum = 0;
    for (const GgufTensor &tensor : tensors)
        sum += tensor.bytes;
    return sum;
}

qint64 GgufFile::elements() const
{
    qint64 sum = 0;
    for (const GgufTensor &tensor : tensors)
        sum += tensor.elements;
    return sum;
}

GgufReader::GgufReader(QIODevice &device, QString name)
    : m_name(std::move(name))
    , m_field(ImportText::tr("the header"))
    , m_bytes(device)
{
    m_file.names = QStringList {m_name};
}

bool GgufReader::fail(const QString &sentence)
{
    m_error = u"%1, %2: %3"_s.arg(m_name, m_field, sentence);
    return false;
}

bool GgufReader::failAtEnd()
{
    return fail(
        ImportText::tr("the file ends here. It was cut off, or is still being copied; it has %1 "
                       "bytes.")
            .arg(m_bytes.size()));
}

bool GgufReader::isHeaderTooLong()
{
    if (m_bytes.position() <= longestHeader)
        return false;
    fail(ImportText::tr("what stands before the tensor data must be at most %1 bytes long.")
             .arg(longestHeader));
    return true;
}

bool GgufReader::readHeader()
{
    QByteArray magic;
    if (m_bytes.size() < 4 || !m_bytes.read(magic, 4) || magic != "GGUF") {
        m_error = ImportText::tr("%1 is not a GGUF file: its first four letters must be GGUF.")
                      .arg(m_name);
        return false;
    }
    return readVersion() && readCounts();
}

bool GgufReader::readVersion()
{
    quint32 version = 0;
    if (!m_bytes.read(version))
        return failAtEnd();
    // A small number whose low half is empty was written in the other byte order.
    if ((version & 0xffffU) == 0) {
        version = swapped(version);
        m_bytes.setBigEndian(true);
    }
    if (version != 2 && version != 3)
        return fail(ImportText::tr("the version must be 2 or 3, but is %1.").arg(version));
    m_file.version = static_cast<int>(version);
    m_file.isBigEndian = m_bytes.isBigEndian();
    return true;
}

bool GgufReader::readCounts()
{
    if (!m_bytes.read(m_tensorCount) || !m_bytes.read(m_entryCount))
        return failAtEnd();
    return checkCount(
               m_tensorCount, mostTensors, leastTensor,
               ImportText::tr("the number of tensors must be at most %1 and fit into the file, but "
                              "is %2."))
        && checkCount(
               m_entryCount, mostEntries, leastEntry,
               ImportText::tr("the number of metadata keys must be at most %1 and fit into the "
                              "file, but is %2."));
}

bool GgufReader::checkCount(quint64 count, quint64 most, qint64 leastBytes, const QString &sentence)
{
    const quint64 room = static_cast<quint64>(m_bytes.remaining() / leastBytes);
    if (count <= most && count <= room)
        return true;
    return fail(sentence.arg(most).arg(count));
}

Result<GgufFile> GgufReader::read()
{
    const bool isRead
        = readHeader() && readMetadata() && readAlignment() && readTensors() && checkPlaces();
    if (!isRead)
        return Error {m_error};
    return std::move(m_file);
}

Result<GgufFile> readGguf(QIODevice &device, const QString &name)
{
    if (device.isSequential())
        return Error {
            ImportText::tr("%1 can't be read from a stream: save it as a file.").arg(name)};
    if (device.size() > largestFile)
        return Error {ImportText::tr("%1 is too large: at most %2 bytes are read.")
                          .arg(name, QString::number(largestFile))};
    return GgufReader(device, name).read();
}

} // namespace configurator
