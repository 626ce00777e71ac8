// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "handover/payload/bignumber.h"

#include <vector>

namespace configurator {

// Many small numbers as one large number, so that no part of a bit is lost: with the choices
// r1, r2, r3 ... of each, the numbers v1, v2, v3 ... are v1 + r1 (v2 + r2 (v3 + ...)). It is
// written with the fewest digits to the base 32 that hold every number of these choices.
class PackWriter
{
public:
    // More digits than `mostDigits` are not collected: see isTooLong().
    explicit PackWriter(int mostDigits)
        : m_mostDigits(mostDigits)
    {
    }
    void put(quint32 value, quint32 choices); // value < choices, choices at least 1
    // Without a bound: 0 to 2^order - 1 take order + 1 bits, and each doubling two more (as
    // exponential Golomb codes do). Values under 2^30.
    void putOpen(quint32 value, int order);
    [[nodiscard]] bool isTooLong() const;
    [[nodiscard]] std::vector<int> digits() const; // to the base 32

private:
    struct Field
    {
        quint32 value = 0;
        quint32 choices = 1;
    };
    int m_mostDigits;
    std::vector<Field> m_fields;
    int m_wholeBits = 0; // no more than what the fields need
};

// Takes the numbers out again in the same order. What is not there is read as 0, and the reader is
// broken from then on, so that no loop goes on for longer than the digits last.
class PackReader
{
public:
    explicit PackReader(const std::vector<int> &digits);
    quint32 take(quint32 choices); // below choices
    quint32 takeOpen(int order); // below 2^31
    void breakOff() { m_isBroken = true; }
    [[nodiscard]] bool isBroken() const { return m_isBroken; }
    // Nothing is left, and fewer digits would not have been enough.
    [[nodiscard]] bool isAtEnd() const;

private:
    BigNumber m_rest;
    BigNumber m_room; // how many numbers the digits that are left could say
    bool m_isBroken = false;
};

} // namespace configurator
