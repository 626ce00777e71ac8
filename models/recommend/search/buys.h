// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/units.h"

#include <optional>
#include <vector>

namespace configurator {

// A card that offers so much room for a model at so much of a figure (minor units, watts).
struct Buy
{
    Bytes room = 0; // positive
    qint64 figure = 0; // not negative
};

// Whether a takes less of its figure for its room than b.
bool isBetterBuy(const Buy &a, const Buy &b);

// The least that room can cost when cards could be bought in parts: the linear relaxation of a
// knapsack with a limited number of cards. Its optimum lies on the lower convex hull of the buys.
class BestBuys
{
public:
    explicit BestBuys(std::vector<Buy> buys);
    // Rounded down; none where so many cards never hold so much.
    [[nodiscard]] std::optional<qint64> least(Bytes wanted, qint64 cards) const;

private:
    std::vector<Buy> m_hull; // from nothing for nothing to the card with the most room
};

} // namespace configurator
