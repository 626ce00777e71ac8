// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QIODevice>

#include <type_traits>

namespace configurator {

// Numbers and texts of a file in their order, through one small buffer: skipping reads nothing, so
// that a file may be larger than memory. A call that would pass the end of the file gives false.
class ByteReader
{
public:
    explicit ByteReader(QIODevice &device);

    void setBigEndian(bool isBigEndian) { m_isBigEndian = isBigEndian; }
    [[nodiscard]] bool isBigEndian() const { return m_isBigEndian; }
    [[nodiscard]] qint64 position() const { return m_position; }
    [[nodiscard]] qint64 size() const { return m_size; }
    [[nodiscard]] qint64 remaining() const { return m_size - m_position; }

    bool skip(quint64 count);
    bool read(QByteArray &bytes, qint64 count);
    template <typename T>
    bool read(T &value);

private:
    bool fill(char *target, qint64 count);
    bool refill();

    QIODevice &m_device;
    qint64 m_size = 0;
    qint64 m_position = 0;
    QByteArray m_buffer;
    qint64 m_bufferStart = 0; // where in the file the buffer begins
    bool m_isBigEndian = false;
};

template <typename T>
bool ByteReader::read(T &value)
{
    static_assert(std::is_unsigned_v<T>);
    char bytes[sizeof(T)] = {};
    if (!fill(bytes, sizeof(T)))
        return false;
    quint64 sum = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) {
        const std::size_t place = m_isBigEndian ? i : sizeof(T) - 1 - i;
        sum = sum << 8 | static_cast<unsigned char>(bytes[place]);
    }
    value = static_cast<T>(sum);
    return true;
}

} // namespace configurator
