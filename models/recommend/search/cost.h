// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "recommend/recommendation.h"

#include <array>

namespace configurator {

// What units cost, in the three ways that can be made least. Unknown figures are counted apart.
struct Cost
{
    Minor price = 0;
    qint64 watts = 0;
    int units = 0;
    int unpriced = 0; // units without a price
    int unpricedGpus = 0; // those of them that bring memory
    int unknownWatts = 0; // units whose draw is not known

    Cost &operator+=(const Cost &other);
    Cost &operator-=(const Cost &other);
    bool operator==(const Cost &) const = default;
};
Cost operator+(Cost left, const Cost &right);
Cost operator*(const Cost &each, qint64 count);
Cost costOf(const Unit &unit);

using CostKey = std::array<qint64, 6>;

// In which order the three figures decide: a smaller key is better. Between open prices the one
// that knows what its memory costs comes first, then the lower known part; and what is known of a
// draw comes before what is not. Every part of a key adds up, so that an order between two builds
// stays the same when both get one more part.
class CostOrder
{
public:
    explicit CostOrder(Aim aim)
        : m_aim(aim)
    {
    }
    [[nodiscard]] CostKey key(const Cost &cost) const;

private:
    Aim m_aim;
};

} // namespace configurator
