// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/planning/plan.h"

namespace configurator {

// Where units end up: in the machine of a row, or loose on the ground.
struct Place
{
    int machine = -1; // -1: on the ground
    int before = -1; // on the ground, for a new row; -1: at the end
    bool operator==(const Place &) const = default;

    [[nodiscard]] bool isGround() const { return machine < 0; }
};

// How many machines a part that goes there is put into: the count of the row, 1 on the ground.
int machinesAt(const Build &build, const Place &place);

// The place that a person means, or the reason why `count` of this unit can't go there.
Result<Place> placeFor(const Catalogue &catalogue, const Build &build, const Unit &unit,
                       qint64 count, Target target, int preferredRow);

// Puts the units there: an equal row that holds nothing grows, else there is a new one. What the
// machine has room for has been looked at before.
Plan planPut(const Build &build, const QString &unit, qint64 count, const Place &place);

} // namespace configurator
