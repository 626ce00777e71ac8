// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "money/money.h"

namespace configurator {

__extension__ using Int128 = __int128; // products of three exact decimals need it

// Half away from zero, the same for credits: 2.5 is 3, -2.5 is -3. `divisor` is positive.
Int128 roundedQuotient(Int128 dividend, Int128 divisor);
// Towards minus infinity.
Int128 flooredQuotient(Int128 dividend, Int128 divisor);
Int128 powerOfTen(int exponent);
// None beyond 64 bits.
std::optional<Minor> minorFrom(Int128 amount);

} // namespace configurator
