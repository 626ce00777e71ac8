// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/gguf/ggufreader.h"
#include "import/importtext.h"

#include <bit>
#include <limits>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr quint64 longestKey = 65'535; // the format's own limit
constexpr quint64 longestText = quint64 {1} << 30;
constexpr quint64 longestKeptText = 4096; // chat templates are longer, names are not
constexpr quint64 longestList = quint64 {1} << 30;
constexpr quint64 mostKeptItems = 4096; // one a layer
constexpr int deepestList = 4;

// The format's numbers for the types of values.
enum Type : quint32 {
    Uint8,
    Int8,
    Uint16,
    Int16,
    Uint32,
    Int32,
    Float32,
    Bool,
    Text,
    List,
    Uint64,
    Int64,
    Float64,
};

// Bytes of one item; of a text and a list the least that it can have. 0: no such type.
quint64 sizeOf(quint32 type)
{
    constexpr quint64 sizes[] = {1, 1, 2, 2, 4, 4, 4, 1, 8, 12, 8, 8, 8};
    return type < std::size(sizes) ? sizes[type] : 0;
}

bool isWhole(quint32 type)
{
    return type <= Int32 || type == Bool || type == Uint64 || type == Int64;
}

// An unsigned number that a signed one can't hold is of no use as a count of anything.
void setUnsigned(GgufValue &value, quint64 number)
{
    if (number <= quint64 {std::numeric_limits<qint64>::max()}) {
        value.number = static_cast<qint64>(number);
        return;
    }
    value.kind = GgufValue::Kind::Real;
    value.real = static_cast<double>(number);
}

template <typename Raw, typename Signed>
bool readSigned(ByteReader &bytes, GgufValue &value)
{
    Raw raw = 0;
    const bool isRead = bytes.read(raw);
    value.number = static_cast<Signed>(raw);
    return isRead;
}

template <typename Raw>
bool readUnsigned(ByteReader &bytes, GgufValue &value)
{
    Raw raw = 0;
    const bool isRead = bytes.read(raw);
    setUnsigned(value, raw);
    return isRead;
}

template <typename Raw, typename Real>
bool readReal(ByteReader &bytes, GgufValue &value)
{
    Raw raw = 0;
    const bool isRead = bytes.read(raw);
    value.kind = GgufValue::Kind::Real;
    value.real = static_cast<double>(std::bit_cast<Real>(raw));
    return isRead;
}

bool readByType(ByteReader &bytes, GgufValue &value, quint32 type)
{
    switch (type) {
    case Uint8:
    case Bool:
        return readUnsigned<quint8>(bytes, value);
    case Int8:
        return readSigned<quint8, qint8>(bytes, value);
    case Uint16:
        return readUnsigned<quint16>(bytes, value);
    case Int16:
        return readSigned<quint16, qint16>(bytes, value);
    case Uint32:
        return readUnsigned<quint32>(bytes, value);
    case Int32:
        return readSigned<quint32, qint32>(bytes, value);
    case Float32:
        return readReal<quint32, float>(bytes, value);
    case Uint64:
        return readUnsigned<quint64>(bytes, value);
    case Int64:
        return readSigned<quint64, qint64>(bytes, value);
    default:
        return readReal<quint64, double>(bytes, value);
    }
}

} // namespace

bool GgufReader::readMetadata()
{
    for (quint64 i = 1; i <= m_entryCount; ++i) {
        if (!readEntry(i))
            return false;
    }
    return true;
}

bool GgufReader::readEntry(quint64 number)
{
    QString key;
    if (!readKey(key, number))
        return false;
    quint32 type = 0;
    if (!m_bytes.read(type))
        return failAtEnd();
    GgufValue value;
    if (!readValue(value, type) || isHeaderTooLong())
        return false;
    m_file.metadata.insert(key, std::move(value));
    return true;
}

bool GgufReader::readKey(QString &key, quint64 number)
{
    m_field = ImportText::tr("metadata key %1").arg(number);
    quint64 length = 0;
    if (!m_bytes.read(length))
        return failAtEnd();
    if (length == 0 || length > longestKey)
        return fail(ImportText::tr("its name must have 1 to %1 bytes, but has %2.")
                        .arg(longestKey)
                        .arg(length));
    QByteArray bytes;
    if (!m_bytes.read(bytes, static_cast<qint64>(length)))
        return failAtEnd();
    key = QString::fromUtf8(bytes);
    m_field = ImportText::tr("metadata key %1 (%2)").arg(number).arg(key.left(100));
    if (m_file.metadata.contains(key))
        return fail(ImportText::tr("must stand in the file once, but is there twice."));
    return true;
}

bool GgufReader::readValue(GgufValue &value, quint32 type)
{
    if (sizeOf(type) == 0)
        return fail(ImportText::tr("the type of its value must be 0 to 12, but is %1.").arg(type));
    if (type == Text)
        return readText(value);
    if (type == List)
        return readList(value);
    return readNumber(value, type);
}

bool GgufReader::readNumber(GgufValue &value, quint32 type)
{
    if (!readByType(m_bytes, value, type))
        return failAtEnd();
    if (type != Bool)
        return true;
    value.kind = GgufValue::Kind::Bool;
    if (value.number > 1)
        return fail(ImportText::tr("must be 0 for no or 1 for yes, but is %1.").arg(value.number));
    return true;
}

bool GgufReader::readText(GgufValue &value)
{
    value.kind = GgufValue::Kind::Text;
    quint64 length = 0;
    if (!m_bytes.read(length))
        return failAtEnd();
    if (length > longestText)
        return fail(ImportText::tr("its text must have at most %1 bytes, but has %2.")
                        .arg(longestText)
                        .arg(length));
    if (length > longestKeptText)
        return m_bytes.skip(length) || failAtEnd();
    QByteArray bytes;
    if (!m_bytes.read(bytes, static_cast<qint64>(length)))
        return failAtEnd();
    value.text = QString::fromUtf8(bytes);
    return true;
}

bool GgufReader::readListHead(quint32 &type, quint64 &count)
{
    if (!m_bytes.read(type) || !m_bytes.read(count))
        return failAtEnd();
    const quint64 size = sizeOf(type);
    if (size == 0)
        return fail(ImportText::tr("the type of its items must be 0 to 12, but is %1.").arg(type));
    const quint64 room = static_cast<quint64>(m_bytes.remaining()) / size;
    if (count > longestList || count > room)
        return fail(
            ImportText::tr("its list must have at most %1 items and fit into the file, but has "
                           "%2.")
                .arg(longestList)
                .arg(count));
    return true;
}

bool GgufReader::readList(GgufValue &value)
{
    value.kind = GgufValue::Kind::List;
    quint32 type = 0;
    if (!readListHead(type, value.count))
        return false;
    if (isWhole(type) && value.count <= mostKeptItems)
        return keepItems(value, type);
    return skipItems(type, value.count, 1);
}

bool GgufReader::keepItems(GgufValue &value, quint32 type)
{
    value.hasItems = true;
    value.items.reserve(static_cast<std::size_t>(value.count));
    for (quint64 i = 0; i < value.count; ++i) {
        GgufValue item;
        if (!readNumber(item, type))
            return false;
        value.hasItems = value.hasItems && item.kind != GgufValue::Kind::Real;
        value.items.push_back(item.number);
    }
    return true;
}

bool GgufReader::skipItems(quint32 type, quint64 count, int depth)
{
    if (type != Text && type != List)
        return m_bytes.skip(count * sizeOf(type)) || failAtEnd();
    if (type == List && depth >= deepestList)
        return fail(ImportText::tr("lists in lists must be at most %1 deep.").arg(deepestList));
    for (quint64 i = 0; i < count; ++i) {
        quint32 innerType = 0;
        quint64 innerCount = 0;
        const bool isSkipped = type == Text
            ? skipText()
            : readListHead(innerType, innerCount) && skipItems(innerType, innerCount, depth + 1);
        if (!isSkipped || isHeaderTooLong())
            return false;
    }
    return true;
}

bool GgufReader::skipText()
{
    quint64 length = 0;
    if (!m_bytes.read(length))
        return failAtEnd();
    if (length > longestText)
        return fail(ImportText::tr("a text in its list must have at most %1 bytes, but has %2.")
                        .arg(longestText)
                        .arg(length));
    return m_bytes.skip(length) || failAtEnd();
}

} // namespace configurator
