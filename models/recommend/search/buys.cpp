// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/search/buys.h"

#include <algorithm>

namespace configurator {

namespace {

// Money times memory leaves 64 bits.
__extension__ using Wide = __int128;

// Whether the way from a over b to c bends downwards, so that b lies above the hull.
bool isAbove(const Buy &a, const Buy &b, const Buy &c)
{
    return Wide {b.figure - a.figure} * (c.room - b.room)
        >= Wide {c.figure - b.figure} * (b.room - a.room);
}

} // namespace

bool isBetterBuy(const Buy &a, const Buy &b)
{
    return Wide {a.figure} * b.room < Wide {b.figure} * a.room;
}

BestBuys::BestBuys(std::vector<Buy> buys)
    : m_hull(1)
{
    std::ranges::sort(buys, [](const Buy &a, const Buy &b) {
        return std::pair(a.room, a.figure) < std::pair(b.room, b.figure);
    });
    for (const Buy &buy : buys) {
        if (buy.room == m_hull.back().room)
            continue;
        while (m_hull.size() > 1 && isAbove(m_hull[m_hull.size() - 2], m_hull.back(), buy))
            m_hull.pop_back();
        m_hull.push_back(buy);
    }
}

// Each of the cards is the same mix of two neighbours on the hull.
std::optional<qint64> BestBuys::least(Bytes wanted, qint64 cards) const
{
    if (wanted <= 0)
        return 0;
    if (Wide {m_hull.back().room} * cards < wanted)
        return {};
    const auto upper = std::ranges::find_if(
        m_hull, [&](const Buy &buy) { return Wide {buy.room} * cards >= wanted; });
    const Buy &lower = *std::prev(upper);
    const Wide beyond = Wide {wanted} - Wide {lower.room} * cards;
    return lower.figure * cards
        + static_cast<qint64>(Wide {upper->figure - lower.figure} * beyond
                              / (upper->room - lower.room));
}

} // namespace configurator
