// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/gguf/bytereader.h"

#include <algorithm>
#include <cstring>

namespace configurator {

namespace {

constexpr qint64 bufferSize = 64 * 1024;

} // namespace

ByteReader::ByteReader(QIODevice &device)
    : m_device(device)
    , m_size(device.size())
{
}

bool ByteReader::skip(quint64 count)
{
    if (count > static_cast<quint64>(remaining()))
        return false;
    m_position += static_cast<qint64>(count);
    return true;
}

bool ByteReader::read(QByteArray &bytes, qint64 count)
{
    if (count < 0 || count > remaining())
        return false;
    bytes.resize(count);
    return fill(bytes.data(), count);
}

bool ByteReader::fill(char *target, qint64 count)
{
    if (count > remaining())
        return false;
    while (count > 0) {
        const qint64 inside = m_position - m_bufferStart;
        if ((inside < 0 || inside >= m_buffer.size()) && !refill())
            return false;
        const qint64 start = m_position - m_bufferStart;
        const qint64 piece = std::min(count, m_buffer.size() - start);
        std::memcpy(target, m_buffer.constData() + start, static_cast<std::size_t>(piece));
        target += piece;
        count -= piece;
        m_position += piece;
    }
    return true;
}

bool ByteReader::refill()
{
    if (!m_device.seek(m_position))
        return false;
    m_buffer = m_device.read(bufferSize);
    m_bufferStart = m_position;
    return !m_buffer.isEmpty();
}

} // namespace configurator
