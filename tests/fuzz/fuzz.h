// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

// What libFuzzer calls with one input after another.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

namespace configurator::fuzz {

inline QByteArray inputOf(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
}

// A reader either gives a sound value or says what is wrong.
inline void require(bool isSound)
{
    if (!isSound)
        std::abort();
}

} // namespace configurator::fuzz
