// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/payload/packednumber.h"

#include <bit>

namespace configurator {

namespace {

constexpr int digitBits = 5;
constexpr quint32 packBase = 32;
constexpr quint32 highestStart = quint32 {1} << 30;

} // namespace

void PackWriter::put(quint32 value, quint32 choices)
{
    if (isTooLong() || choices == 1)
        return;
    m_fields.push_back({value, choices});
    m_wholeBits += static_cast<int>(std::bit_width(choices)) - 1;
}

void PackWriter::putOpen(quint32 value, int order)
{
    quint32 size = quint32 {1} << order;
    while (value >= size) {
        put(1, 2);
        value -= size;
        size *= 2;
    }
    put(0, 2);
    put(value, size);
}

bool PackWriter::isTooLong() const
{
    return m_wholeBits > m_mostDigits * digitBits;
}

std::vector<int> PackWriter::digits() const
{
    BigNumber number;
    BigNumber room(1);
    for (std::size_t i = m_fields.size(); i-- > 0;) {
        number.multiplyAndAdd(m_fields[i].choices, m_fields[i].value);
        room.multiplyAndAdd(m_fields[i].choices, 0);
    }
    room.takeOne();
    std::vector<int> digits = number.digits();
    digits.resize(room.digits().size(), 0);
    return digits;
}

PackReader::PackReader(const std::vector<int> &digits)
    : m_rest(BigNumber::from(digits))
    , m_room(1)
{
    for (std::size_t i = 0; i < digits.size(); ++i)
        m_room.multiplyAndAdd(packBase, 0);
}

quint32 PackReader::take(quint32 choices)
{
    if (m_isBroken || choices <= 1)
        return 0;
    const quint32 value = m_rest.divide(choices);
    m_room.divide(choices);
    m_isBroken = m_room.isZero();
    return m_isBroken ? 0 : value;
}

quint32 PackReader::takeOpen(int order)
{
    quint32 start = 0;
    quint32 size = quint32 {1} << order;
    while (take(2) == 1) {
        start += size;
        size *= 2;
        if (start >= highestStart) {
            breakOff();
            return 0;
        }
    }
    return start + take(size);
}

bool PackReader::isAtEnd() const
{
    return !m_isBroken && m_rest.isZero() && m_room.isBelow(packBase);
}

} // namespace configurator
