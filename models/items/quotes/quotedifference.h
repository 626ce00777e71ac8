// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

namespace configurator {

// One thing that is looked at in two versions. Texts from outside: to be shown as plain text.
struct Difference
{
    QString what; // "Line 2: GeForce RTX 5090"
    QString mine;
    QString theirs;
    bool isSame = false;
    bool operator==(const Difference &) const = default;
};

// Two versions of one quote beside each other: customer, number of lines and total of each
// alternative always; lines, discounts and texts where they differ. Lines are matched by SKU, or by
// name, in their order, so that one that was put in between does not make all below it differ.
std::vector<Difference> differencesOf(const Quote &mine, const Quote &theirs);
// The fields of a customer; the name always, the rest where it differs.
std::vector<Difference> differencesOf(const Customer &mine, const Customer &theirs);

// So many lines are listed of one alternative; a last row says how many more there are.
inline constexpr int mostDifferentLines = 60;

} // namespace configurator
