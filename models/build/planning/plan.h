// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/planning/change.h"

namespace configurator {

// Where a person drops something.
struct Target
{
    enum class Kind {
        Anywhere, // "+", Enter, double-click: the first place that fits
        Ground, // empty ground: a row of its own, before `row` (or at the end when row < 0)
        Into, // onto the machine (or loose card) in `row`
    };
    Kind kind = Kind::Anywhere;
    int row = -1;
};

// What a person wants is turned into changes, or refused with the reason in one sentence.
// An empty list of changes means that nothing would change.
using Plan = Result<std::vector<Change>>;

// Anywhere prefers, for a card, the machine in `preferredRow`, then the last machine with a free
// place, else loose; for a bridge the machine that has cards it fits and no bridge yet, else loose
// cards. Equal rows grow in count instead of repeating.
Plan planAdd(const Catalogue &catalogue, const Build &build, const QString &unit, int count,
             Target target, int preferredRow = -1);
Plan planRemove(const Catalogue &catalogue, const Build &build, ItemPath path);
// A count of 0 removes. A held card's count is per machine and bounded by its slots.
Plan planSetCount(const Catalogue &catalogue, const Build &build, ItemPath path, qint64 count);
// Moves a whole row: reorders on Ground, moves between machines on Into. Bridges that lose their
// cards go along with nothing: they stay, and totals say that they join nothing.
Plan planMove(const Catalogue &catalogue, const Build &build, ItemPath from, Target target);
Plan planClear(const Build &build);

// Places of a machine, for drawing: how many of its slots are covered.
struct SlotUse
{
    int total = 0;
    int used = 0;
    [[nodiscard]] int available() const { return total - used; }
    bool operator==(const SlotUse &) const = default;
};
SlotUse slotUse(const Catalogue &catalogue, const BuildItem &machine);
// Places of this host that one such card covers (at least 1).
int placesOf(const Card &card, const Host &host);

// Why `unit` cannot go into the machine in general ("An H100 SXM5 module has no slot ..."), or
// empty. Free places are not looked at.
QString whyNotInto(const Unit &unit, const Unit &machine);

} // namespace configurator
