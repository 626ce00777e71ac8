// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/payload/bignumber.h"

namespace configurator {

namespace {

constexpr int wordBits = 32;
constexpr quint32 digitBase = 32;

} // namespace

BigNumber::BigNumber(quint32 value)
    : m_words(1, value)
{
    trim();
}

BigNumber BigNumber::from(const std::vector<int> &digits)
{
    BigNumber number;
    for (std::size_t i = digits.size(); i-- > 0;)
        number.multiplyAndAdd(digitBase, static_cast<quint32>(digits[i]));
    return number;
}

void BigNumber::multiplyAndAdd(quint32 factor, quint32 more)
{
    quint64 carry = more;
    for (quint32 &word : m_words) {
        carry += quint64 {word} * factor;
        word = static_cast<quint32>(carry);
        carry >>= wordBits;
    }
    if (carry > 0)
        m_words.push_back(static_cast<quint32>(carry));
    trim();
}

void BigNumber::takeOne()
{
    for (quint32 &word : m_words)
        if (word-- > 0)
            break;
    trim();
}

quint32 BigNumber::divide(quint32 divisor)
{
    quint64 rest = 0;
    for (std::size_t i = m_words.size(); i-- > 0;) {
        rest = (rest << wordBits) + m_words[i];
        m_words[i] = static_cast<quint32>(rest / divisor);
        rest %= divisor;
    }
    trim();
    return static_cast<quint32>(rest);
}

bool BigNumber::isBelow(quint32 limit) const
{
    return m_words.empty() ? limit > 0 : m_words.size() == 1 && m_words.front() < limit;
}

std::vector<int> BigNumber::digits() const
{
    std::vector<int> digits;
    BigNumber rest = *this;
    while (!rest.isZero())
        digits.push_back(static_cast<int>(rest.divide(digitBase)));
    return digits;
}

void BigNumber::trim()
{
    while (!m_words.empty() && m_words.back() == 0)
        m_words.pop_back();
}

} // namespace configurator
