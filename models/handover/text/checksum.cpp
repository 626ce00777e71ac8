// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/text/checksum.h"

#include "handover/text/alphabet.h"

namespace configurator {

namespace {

constexpr int firstWeight = alphabetSize * checkRoot % checkPrime; // root^16; root^15 is 32

int sumOf(const std::vector<int> &values, std::size_t count)
{
    int sum = 0;
    int weight = firstWeight;
    for (std::size_t i = 0; i < count; ++i) {
        sum = (sum + values[i] * weight) % checkPrime;
        weight = weight * checkRoot % checkPrime;
    }
    return sum;
}

} // namespace

std::array<int, checkSize> checkOf(const std::vector<int> &values)
{
    const int missing = (checkPrime - sumOf(values, values.size())) % checkPrime;
    return {missing / alphabetSize, missing % alphabetSize};
}

std::vector<int> checkWeights(std::size_t size)
{
    std::vector<int> weights(size, 1);
    int weight = firstWeight;
    for (std::size_t i = 0; i + checkSize < size; ++i) {
        weights[i] = weight;
        weight = weight * checkRoot % checkPrime;
    }
    if (size >= checkSize)
        weights[size - checkSize] = alphabetSize;
    return weights;
}

int checkSum(const std::vector<int> &values)
{
    const std::vector<int> weights = checkWeights(values.size());
    int sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
        sum = (sum + values[i] * weights[i]) % checkPrime;
    return sum;
}

bool isChecked(const std::vector<int> &values)
{
    if (values.size() < checkSize)
        return false;
    const std::size_t last = values.size() - 1;
    const int check = values[last - 1] * alphabetSize + values[last];
    return check < checkPrime && checkSum(values) == 0;
}

} // namespace configurator
