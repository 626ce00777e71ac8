// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <algorithm>
#include <cstring>
#include <type_traits>
#include <vector>

namespace configurator::test {

using namespace Qt::StringLiterals;

// Numbers of the format.
enum ValueType : quint32 { U8, I8, U16, I16, U32, I32, F32, Bool, Text, List, U64, I64, F64 };
enum TensorId : quint32 {
    TensorF32 = 0,
    TensorF16 = 1,
    TensorQ4K = 12,
    TensorQ6K = 14,
    TensorMxfp4 = 39
};

// Writes a GGUF file from its start to its tensor table, piece by piece.
class GgufBytes
{
public:
    explicit GgufBytes(quint32 version = 3, bool isBig = false)
        : m_version(version)
        , m_isBig(isBig)
    {
    }

    template <typename T>
    GgufBytes &raw(T number)
    {
        append(m_metadata, number);
        return *this;
    }
    GgufBytes &key(const QByteArray &name, quint32 type)
    {
        ++m_keys;
        text(m_metadata, name);
        append(m_metadata, type);
        return *this;
    }
    GgufBytes &set(const QByteArray &name, quint32 number) { return key(name, U32).raw(number); }
    GgufBytes &set(const QByteArray &name, const QByteArray &value)
    {
        key(name, Text);
        text(m_metadata, value);
        return *this;
    }
    GgufBytes &list(const QByteArray &name, const std::vector<qint32> &items, quint32 type = I32)
    {
        key(name, List).raw(type).raw(quint64 {items.size()});
        for (const qint32 item : items) {
            if (type == Bool)
                raw(static_cast<quint8>(item));
            else
                raw(static_cast<quint32>(item));
        }
        return *this;
    }
    // As a tokenizer's: `count` short texts.
    GgufBytes &texts(const QByteArray &name, int count)
    {
        key(name, List).raw(quint32 {Text}).raw(static_cast<quint64>(count));
        for (int i = 0; i < count; ++i)
            text(m_metadata, "token" + QByteArray::number(i));
        return *this;
    }
    // Placed after the tensors before it.
    GgufBytes &tensor(const QByteArray &name, const std::vector<quint64> &shape,
                      quint32 type = TensorF16)
    {
        const quint64 start = (m_data + 31) / 32 * 32;
        m_data = start + sizeOf(shape, type);
        return tensorAt(name, shape, type, start);
    }
    GgufBytes &tensorAt(const QByteArray &name, const std::vector<quint64> &shape, quint32 type,
                        quint64 offset)
    {
        ++m_tensors;
        text(m_table, name);
        append(m_table, static_cast<quint32>(shape.size()));
        for (const quint64 size : shape)
            append(m_table, size);
        append(m_table, type);
        append(m_table, offset);
        return *this;
    }
    GgufBytes &counts(quint64 tensors, quint64 keys)
    {
        m_tensors = tensors;
        m_keys = keys;
        return *this;
    }

    // Everything before the tensor data, with the padding.
    [[nodiscard]] QByteArray head() const
    {
        QByteArray bytes("GGUF");
        append(bytes, m_version);
        append(bytes, m_tensors);
        append(bytes, m_keys);
        bytes += m_metadata + m_table;
        bytes.append((32 - bytes.size() % 32) % 32, '\0');
        return bytes;
    }
    [[nodiscard]] qint64 dataSize() const { return static_cast<qint64>(m_data); }

private:
    template <typename T>
    void append(QByteArray &bytes, T number) const
    {
        char raw[sizeof(T)];
        std::memcpy(raw, &number, sizeof(T));
        if (m_isBig)
            std::reverse(raw, raw + sizeof(T));
        bytes.append(raw, sizeof(T));
    }
    void text(QByteArray &bytes, const QByteArray &text) const
    {
        append(bytes, static_cast<quint64>(text.size()));
        bytes += text;
    }
    static quint64 sizeOf(const std::vector<quint64> &shape, quint32 type)
    {
        quint64 elements = 1;
        for (const quint64 size : shape)
            elements *= size;
        switch (type) {
        case TensorF32:
            return elements * 4;
        case TensorQ4K:
            return elements / 256 * 144;
        case TensorQ6K:
            return elements / 256 * 210;
        case TensorMxfp4:
            return elements / 32 * 17;
        default:
            return elements * 2;
        }
    }

    quint32 m_version;
    bool m_isBig;
    QByteArray m_metadata;
    QByteArray m_table;
    quint64 m_keys = 0;
    quint64 m_tensors = 0;
    quint64 m_data = 0;
};

// A file that is larger than the computer: a head, then zeros. Counts what is read of it.
class SparseFile : public QIODevice
{
public:
    SparseFile(const QByteArray &head, qint64 size)
        : m_head(head)
        , m_size(size)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }
    explicit SparseFile(const GgufBytes &bytes)
        : SparseFile(bytes.head(), bytes.head().size() + bytes.dataSize())
    {
    }
    [[nodiscard]] qint64 size() const override { return m_size; }
    [[nodiscard]] qint64 bytesRead() const { return m_read; }

protected:
    qint64 readData(char *data, qint64 length) override
    {
        const qint64 count = std::min(length, m_size - pos());
        for (qint64 i = 0; i < count; ++i)
            data[i] = pos() + i < m_head.size() ? m_head[pos() + i] : '\0';
        m_read += count;
        return count;
    }
    qint64 writeData(const char * /*data*/, qint64 /*length*/) override { return -1; }

private:
    QByteArray m_head;
    qint64 m_size;
    qint64 m_read = 0;
};

} // namespace configurator::test
