// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <vector>

namespace configurator {

// Where something may be cut, as distances from its top, ascending; the last one is its height.
using Cuts = std::vector<int>;

// Heights of all that a table with a head before it and blocks after it is made of, in any unit.
struct PageContent
{
    int pageHeight = 0; // room for content on every page
    int headHeight = 0; // above the table, on the first page only
    int tableHeadHeight = 0; // repeated on every page that has rows
    std::vector<Cuts> rows;
    std::vector<Cuts> blocks;
};

struct Piece
{
    enum class Kind { Head, TableHead, Row, Block };
    Kind kind = Kind::Row;
    int index = 0; // of the row or block
    int top = 0; // on the page
    int from = 0; // first part of the row or block that is shown here
    int height = 0;
    bool operator==(const Piece &) const = default;
};

using Page = std::vector<Piece>;

// Rows and blocks stay whole where a page can hold them; what is taller than a page is cut where
// it may be. The table's head never stands without a row beneath it. There is at least one page.
[[nodiscard]] std::vector<Page> layOutPages(const PageContent &content);

} // namespace configurator
