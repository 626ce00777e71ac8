// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/units.h"

#include <optional>
#include <vector>

namespace configurator {

// A row of pieces that is cut into one stretch for each device. No piece is cut itself.
class Chain
{
public:
    explicit Chain(const std::vector<Bytes> &sizes);

    [[nodiscard]] int length() const { return static_cast<int>(m_sums.size()) - 1; }
    // In which order the devices can take the whole chain, if there is one. `capacities` come with
    // the largest first. Exact up to some thousand ways of using them; beyond that, devices of
    // nearly the same capacity are taken to be equal to the smaller one.
    [[nodiscard]] std::optional<std::vector<std::size_t>>
    order(const std::vector<Bytes> &capacities) const;
    // How many devices of one capacity take the whole chain; none where a piece is too large.
    [[nodiscard]] std::optional<int> equalDevices(Bytes capacity) const;
    // The longest stretch, in bytes, that a device of this capacity could be given.
    [[nodiscard]] Bytes longestStretch(Bytes capacity) const;
    // Where each stretch ends, in proportion to the capacities as far as the pieces allow.
    [[nodiscard]] std::vector<int> levelCuts(const std::vector<Bytes> &capacities,
                                             const std::vector<std::size_t> &order) const;

private:
    [[nodiscard]] int reach(int from, Bytes capacity) const;
    [[nodiscard]] int reachBack(int to, Bytes capacity) const;
    [[nodiscard]] bool isHeldBy(const std::vector<Bytes> &capacities,
                                const std::vector<std::size_t> &order) const;
    [[nodiscard]] std::optional<std::vector<std::size_t>>
    searchedOrder(const std::vector<Bytes> &capacities) const;

    std::vector<Bytes> m_sums; // of the first n pieces
};

} // namespace configurator
