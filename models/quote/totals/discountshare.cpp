// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/totals/discountshare.h"

#include <algorithm>
#include <numeric>

namespace configurator {

namespace {

struct Share
{
    std::size_t part = 0;
    Int128 whole = 0; // rounded down
    Int128 rest = 0; // of the denominator
};

std::vector<Share> flooredShares(const std::vector<Minor> &parts, int sign, Int128 numerator,
                                 Int128 denominator)
{
    std::vector<Share> shares;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const Int128 exact = Int128 {parts[part]} * sign * numerator;
        const Int128 whole = flooredQuotient(exact, denominator);
        shares.push_back({part, whole, exact - whole * denominator});
    }
    return shares;
}

} // namespace

std::vector<Minor> sharesOf(const std::vector<Minor> &parts, Int128 numerator, Int128 denominator)
{
    const Int128 sum = std::accumulate(parts.begin(), parts.end(), Int128 {0});
    const int sign = sum < 0 ? -1 : 1;
    std::vector<Share> shares = flooredShares(parts, sign, numerator, denominator);
    Int128 left = roundedQuotient(sum * sign * numerator, denominator);
    for (const Share &share : shares)
        left -= share.whole;
    std::stable_sort(shares.begin(), shares.end(),
                     [](const Share &a, const Share &b) { return a.rest > b.rest; });
    std::vector<Minor> result(parts.size());
    for (const Share &share : shares) {
        const Int128 extra = left > 0 ? 1 : 0;
        left -= extra;
        result[share.part] = static_cast<Minor>((share.whole + extra) * sign);
    }
    return result;
}

} // namespace configurator
