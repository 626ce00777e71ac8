// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

#include <algorithm>

namespace configurator {

// The ten digits of ASCII alone: QChar::isDigit takes those of every script.
inline bool isAsciiDigit(QChar character)
{
    return character >= u'0' && character <= u'9';
}

inline bool allDigits(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isAsciiDigit);
}

} // namespace configurator
