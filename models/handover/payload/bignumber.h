// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <vector>

namespace configurator {

// A whole number of any length, as far as packing needs one.
class BigNumber
{
public:
    explicit BigNumber(quint32 value = 0);
    // The number with these digits to the base 32, least first.
    static BigNumber from(const std::vector<int> &digits);

    void multiplyAndAdd(quint32 factor, quint32 more);
    void takeOne(); // of a number that is not 0
    quint32 divide(quint32 divisor); // the remainder
    [[nodiscard]] bool isZero() const { return m_words.empty(); }
    [[nodiscard]] bool isBelow(quint32 limit) const;
    [[nodiscard]] std::vector<int> digits() const; // to the base 32, least first, none for 0

private:
    void trim();

    std::vector<quint32> m_words; // least first, the last one is not 0
};

} // namespace configurator
