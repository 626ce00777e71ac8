// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

namespace configurator {

// Where something may be cut, as distances from its top, ascending; the last one is its height.
using Cuts = std::vector<int>;

// One thing that stands on paper, in any unit of length.
struct FlowItem
{
    Cuts cuts; // empty: takes no place
    int gap = 0; // above it; none at the top of a page
    int table = -1; // a row of this table, whose head stands above it on every page
    bool mayFlow = false; // cut where a page ends, even if the next one could hold it whole
    bool staysWithNext = false; // as long as one page can hold both
};

struct PageContent
{
    int pageHeight = 0; // room for content on every page
    std::vector<int> tableHeads; // heights
    std::vector<FlowItem> items; // in the order of reading
};

struct Piece
{
    enum class Kind { Item, TableHead };
    Kind kind = Kind::Item;
    int index = 0; // of the item or table
    int top = 0; // on the page
    int from = 0; // first part of the item that is shown here
    int height = 0;
    bool operator==(const Piece &) const = default;
};

using Page = std::vector<Piece>;

// Items stay whole where a page can hold them; what is taller than a page is cut where it may be. A
// table's head never stands without a row beneath it. There is at least one page, and none is empty
// unless all are.
[[nodiscard]] std::vector<Page> layOutPages(const PageContent &content);

} // namespace configurator
