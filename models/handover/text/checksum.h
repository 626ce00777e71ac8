// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace configurator {

// The check of a build code. A character counts its value times its weight, a power of 159 modulo
// the prime 1021, of which 159 is a primitive root; in a sound code the sum is 0. The last two
// characters, the check itself, weigh 159^15 (which is 32) and 159^0, those before them 159^16,
// 159^17 and so on from the left. All weights differ and none is 0, so one wrong character (its
// difference is under 1021) and two swapped ones (difference of values times difference of weights)
// always change the sum.
inline constexpr int checkPrime = 1021;
inline constexpr int checkRoot = 159;
inline constexpr std::size_t checkSize = 2;
inline constexpr std::size_t mostChecked = 1004; // characters before the check; then weights repeat

std::array<int, checkSize> checkOf(const std::vector<int> &values);
// Of all characters, the two of the check included.
std::vector<int> checkWeights(std::size_t size);
int checkSum(const std::vector<int> &values);
// The sum is 0, and the check is written as checkOf() writes it.
bool isChecked(const std::vector<int> &values);

} // namespace configurator
