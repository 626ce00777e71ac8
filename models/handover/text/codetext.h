// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <vector>

namespace configurator {

// How a code looks: BK1-7Q4X-9M2D-K8: the version, then groups of four. The first character after
// the version says how many there are, modulo 32; the last two are the check.
inline constexpr qsizetype codePrefixSize = 3;
inline constexpr qsizetype longestCode = 1'000; // characters, dashes not counted
inline constexpr qsizetype codeGroupSize = 4;
// What stands around the payload: the version, the character of the length, the check.
inline constexpr qsizetype codeFrameSize = 6;

QString codePrefix(); // "BK1"
// The values after the version, as a person typed, pasted or scanned them.
Result<std::vector<int>> readCodeText(const QString &typed);
// The other way round, in groups.
QString groupedCode(const std::vector<int> &values);
// The group in which the value at this place stands, counted from 1, which is the version.
qsizetype codeGroupOf(std::size_t place);
QString codeGroupText(const std::vector<int> &values, qsizetype group);
// What the code says about its length, which is right when nothing is missing or too much.
int codeLengthValue(std::size_t values);
// How many characters it says to have, the version counted: the number nearest to those it has.
qsizetype statedCodeLength(const std::vector<int> &values);

} // namespace configurator
