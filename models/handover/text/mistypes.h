// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace configurator {

// One wrong character, or two that were swapped.
struct Mistype
{
    std::size_t first = 0;
    std::optional<std::size_t> second; // of a swap
    std::vector<int> meant; // the code without it
    // How unlikely people make it: 0 neighbours swapped or look-alikes, 1 another character,
    // 2 characters far apart.
    int oddness = 0;
    bool operator==(const Mistype &) const = default;
};

// Every single mistake without which the check would be right. `take` gets them one by one.
void eachMistype(const std::vector<int> &values, const std::function<void(const Mistype &)> &take);

} // namespace configurator
