// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"
#include "build/planning/change.h"

namespace configurator {

// The smallest change of one sort after which the model fits, or fits better.
struct Remedy
{
    QString code; // stable, for JSON: "more-units", "bridge", "lighter-format", "less-context",
                  // "fewer-users"
    QString title; // "Add 1 × GeForce RTX 5090"
    QString cost; // "$2,699", "on request"; empty when it costs nothing
    QString outcome; // "Fits in one GPU. $2,699 and 575 W more."
    std::vector<Change> changes; // one step
    Verdict verdict = Verdict::Unknown; // afterwards
    bool operator==(const Remedy &) const = default;
};

// What makes a build fit that is short or does not split; for one that fits on paper only, what
// brings the model inside one fast-linked group. None where it fits well or nothing is known.
std::vector<Remedy> remediesFor(const Catalogue &catalogue, const Build &build,
                                const Assessment &assessment);

} // namespace configurator
