// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "money/rounding.h"

#include <limits>

namespace configurator {

Int128 roundedQuotient(Int128 dividend, Int128 divisor)
{
    const Int128 quotient = dividend / divisor;
    const Int128 rest = dividend % divisor;
    const Int128 distance = rest < 0 ? -rest : rest;
    if (distance < divisor - distance)
        return quotient;
    return dividend < 0 ? quotient - 1 : quotient + 1;
}

Int128 flooredQuotient(Int128 dividend, Int128 divisor)
{
    const Int128 quotient = dividend / divisor;
    return dividend % divisor < 0 ? quotient - 1 : quotient;
}

Int128 powerOfTen(int exponent)
{
    Int128 power = 1;
    for (int place = 0; place < exponent; ++place)
        power *= 10;
    return power;
}

std::optional<Minor> minorFrom(Int128 amount)
{
    if (amount > std::numeric_limits<Minor>::max() || amount < std::numeric_limits<Minor>::min())
        return {};
    return static_cast<Minor>(amount);
}

} // namespace configurator
