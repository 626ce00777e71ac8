// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "money/rounding.h"

#include <vector>

namespace configurator {

// Shares an amount in proportion to `parts` so that the shares add up to round(sum × numerator ÷
// denominator) exactly: each is the exact share rounded down, and what is left goes by one to the
// largest remainders; equal remainders in order of the parts. A negative sum is the mirror image.
// The fraction is none larger than 1; with 1 each share is its whole part.
std::vector<Minor> sharesOf(const std::vector<Minor> &parts, Int128 numerator, Int128 denominator);

} // namespace configurator
