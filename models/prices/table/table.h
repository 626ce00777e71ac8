// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace configurator {

// Number: a cell that the spreadsheet keeps as a number; its text is plain digits with a point
// ("1999.5", "-0.58"), whatever decimal mark people see. Everything else is Text, as it was typed.
enum class CellKind { Text, Number };

struct Cell
{
    QString text;
    CellKind kind = CellKind::Text;
    QString currency = {}; // of a Number: the sign that people see beside it
    bool operator==(const Cell &) const = default;
};

struct TableRow
{
    int number = 0; // as a spreadsheet counts: from 1, empty rows too
    std::vector<Cell> cells; // the last one is not empty
    bool operator==(const TableRow &) const = default;
};

// One sheet; empty rows and empty cells at the end of a row are left out.
struct Table
{
    QString sheet; // empty for CSV
    bool isHidden = false;
    std::vector<TableRow> rows;
    bool operator==(const Table &) const = default;
};

// What bounds every reader. A cell longer than a spreadsheet's, or a table that would not fit into
// memory, is refused with a sentence.
namespace tablelimit {
inline constexpr qsizetype cellLength = 32'767; // characters; Excel's own limit
inline constexpr int columns = 256;
inline constexpr int rows = 1'048'576; // Excel's own limit
inline constexpr qint64 cells = 4'000'000; // of the whole file
} // namespace tablelimit

// The cell at `column` (from 0); empty where the row is shorter.
const Cell &cellAt(const TableRow &row, int column);

// One line without control and invisible characters, spaces at its ends or doubled spaces: what is
// compared, and shown to people. A stray byte order mark goes too.
QString cleanText(const QString &text);

} // namespace configurator
