// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/modelchoice.h"
#include "catalogue/catalogue.h"

namespace configurator {

// One row of a build; `holds` are the cards in a machine's slots and the bridges on them.
// A row with count n is n equal machines, each holding the same.
struct BuildItem
{
    QString unit;
    int count = 1;
    std::vector<BuildItem> holds;
    bool operator==(const BuildItem &) const = default;
};

// What the person has put together. Loose cards (top level) are taken to go into one computer that
// the customer has already; a loose bridge joins loose cards.
struct Build
{
    QString name;
    std::vector<BuildItem> items;
    ModelChoice choice;
    bool operator==(const Build &) const = default;

    static constexpr int maxCount = 100'000; // of one row
    static constexpr qint64 maxUnits = 100'000; // in the whole build, so that no sum overflows
    static constexpr int maxRows = 10'000; // top level
    static constexpr int maxHolds = 64; // in one machine
};

// Units in the whole build, held ones times their machine's count.
qint64 unitCount(const Build &build);

// Where a row is: top-level `row`, or row `held` inside it.
struct ItemPath
{
    int row = -1;
    int held = -1;
    [[nodiscard]] bool isHeld() const { return held >= 0; }
    bool operator==(const ItemPath &) const = default;
};
const BuildItem *itemAt(const Build &build, ItemPath path); // nullptr when there is none

} // namespace configurator
