// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

namespace configurator {

// A line and its counterpart in another version; -1: there is none.
struct LinePair
{
    int mine = -1;
    int theirs = -1;
    bool operator==(const LinePair &) const = default;
};

// Every line of both once, in order. Lines are of one kind when their SKU is the same, or their
// name where they have none; the longest run of them that both have in the same order is matched,
// and what stands between is matched in its order: a line that was renamed is one line still.
std::vector<LinePair> matchedLines(const std::vector<QuoteLine> &mine,
                                   const std::vector<QuoteLine> &theirs);

} // namespace configurator
