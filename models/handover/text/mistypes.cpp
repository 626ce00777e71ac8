// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/text/mistypes.h"

#include "handover/text/alphabet.h"
#include "handover/text/checksum.h"

#include <algorithm>
#include <array>
#include <utility>

namespace configurator {

namespace {

// Characters that are taken for one another in print or in handwriting.
bool isLookAlike(int one, int other)
{
    static constexpr std::array pairs {u"8B", u"5S", u"2Z", u"0D", u"0Q", u"6G", u"VY", u"MN",
                                       u"17", u"4A", u"38", u"CG", u"EF", u"PR", u"KX", u"VW",
                                       u"DQ", u"9G", u"3B", u"69", u"HN", u"49", u"27", u"56"};
    const QChar a = codeCharacter(one);
    const QChar b = codeCharacter(other);
    return std::any_of(pairs.begin(), pairs.end(), [a, b](const char16_t *pair) {
        return (pair[0] == a && pair[1] == b) || (pair[0] == b && pair[1] == a);
    });
}

std::vector<int> swapped(std::vector<int> values, std::size_t first, std::size_t second)
{
    std::swap(values[first], values[second]);
    return values;
}

std::vector<int> replaced(std::vector<int> values, std::size_t at, int value)
{
    values[at] = value;
    return values;
}

} // namespace

void eachMistype(const std::vector<int> &values, const std::function<void(const Mistype &)> &take)
{
    const std::vector<int> weights = checkWeights(values.size());
    const int sum = checkSum(values);
    for (std::size_t i = 0; i < values.size(); ++i) {
        for (int value = 0; value < alphabetSize; ++value)
            if (value != values[i] && (sum + (value - values[i]) * weights[i]) % checkPrime == 0)
                take({i, {}, replaced(values, i, value), isLookAlike(value, values[i]) ? 0 : 1});
        for (std::size_t j = i + 1; j < values.size(); ++j) {
            const int change = (values[j] - values[i]) * (weights[i] - weights[j]);
            if (values[i] != values[j] && (sum + change) % checkPrime == 0)
                take({i, j, swapped(values, i, j), j == i + 1 ? 0 : 2});
        }
    }
}

} // namespace configurator
