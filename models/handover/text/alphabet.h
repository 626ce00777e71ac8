// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace configurator {

// The 32 characters of build codes, after Crockford's base 32: digits and capital letters without
// I, L, O and U. All of them are in the alphanumeric mode of QR codes.
inline constexpr int alphabetSize = 32;

QChar codeCharacter(int value); // 0 to 31
// -1 for what no build code has. Case does not matter; O is read as 0, I and L as 1, and the
// Cyrillic capitals that look like Latin ones as those.
int codeValue(QChar character);
// Dashes and blanks, which are left out when a code is read.
bool isCodeSeparator(QChar character);
QString codeText(const std::vector<int> &values);

} // namespace configurator
