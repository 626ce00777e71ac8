// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"

#include <variant>

namespace configurator {

// The only ways in which a build changes. Each knows its exact opposite, so undo needs no copies.
struct InsertItem
{
    ItemPath at;
    BuildItem item;
    bool operator==(const InsertItem &) const = default;
};
struct RemoveItem
{
    ItemPath at;
    bool operator==(const RemoveItem &) const = default;
};
struct SetCount
{
    ItemPath at;
    int count = 1;
    bool operator==(const SetCount &) const = default;
};
struct MoveItem // top level, or inside one machine when both are held in the same row
{
    ItemPath from;
    ItemPath to; // index it has afterwards
    bool operator==(const MoveItem &) const = default;
};
struct SetChoice
{
    ModelChoice choice;
    bool operator==(const SetChoice &) const = default;
};
using Change = std::variant<InsertItem, RemoveItem, SetCount, MoveItem, SetChoice>;

// Preconditions are asserted: changes come from plan.h, which checks.
Change inverse(const Build &before, const Change &change);
void apply(Build &build, const Change &change);

} // namespace configurator
