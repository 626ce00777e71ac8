// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"

namespace configurator {

// The rows of a build with those that say the same added up, in the order in which they came: how a
// build was put together does not make it another one.
std::vector<BuildItem> gathered(const std::vector<BuildItem> &items);

// Whether both are made of the same, whatever the order of their rows.
bool isMadeOfTheSame(const Build &a, const Build &b);

// What a build is made of, one a line; parts follow the machine or card that holds them.
struct ListedUnit
{
    QString text; // "1 × 4-slot workstation tower", "each with 2 × GeForce RTX 5090"
    bool isHeld = false;
    bool operator==(const ListedUnit &) const = default;

    static constexpr int most = 120; // in one list; the last then says how many more there are
};
std::vector<ListedUnit> unitLines(const Catalogue &catalogue, const Build &build);

} // namespace configurator
