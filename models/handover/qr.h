// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <vector>

namespace configurator {

// A QR code: dark modules are true. Draw it black on white, with four light modules around it.
struct QrCode
{
    int size = 0; // modules a side
    std::vector<bool> modules; // row by row
    bool operator==(const QrCode &) const = default;

    static constexpr int quietZone = 4; // light modules on every side, by ISO/IEC 18004
    [[nodiscard]] bool at(int x, int y) const
    {
        return modules[static_cast<std::size_t>(y) * static_cast<std::size_t>(size)
                       + static_cast<std::size_t>(x)];
    }
};

// Of a text in the alphanumeric mode of QR codes (digits, capital letters, space, $%*+-./:), with
// medium error correction, or low where the text is too long for that.
Result<QrCode> qrCode(const QString &text);

} // namespace configurator
