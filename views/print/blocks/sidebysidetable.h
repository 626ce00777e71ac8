// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/compare/sidebyside.h"
#include "views/print/blocks/printblock.h"

namespace configurator {

// A comparison as a table: titles at the left, a column a build. What differs is bold and carries a
// sign, so that it is seen without colour.
class SideBySideTable
{
public:
    SideBySideTable(const SideBySide &table, const Paper &paper);

    [[nodiscard]] int headHeight() const { return m_headHeight; }
    // Of the strips that may stand on different pages: a row, or one line of a long list.
    [[nodiscard]] std::vector<Cuts> stripCuts() const;
    void drawHead(QPainter &painter) const;
    // The part of a strip between two cuts, from the upper left corner of that part.
    void drawStrip(QPainter &painter, int strip, int from, int height) const;

    static QString sign() { return QStringLiteral("≠"); }

private:
    struct Placed
    {
        TextBlock text;
        int x = 0;
        int y = 0;
    };
    struct Row
    {
        std::vector<Placed> texts;
        Cuts cuts;
        bool startsGroup = false;
    };
    struct Strip
    {
        std::size_t row = 0;
        int from = 0; // in its row
        Cuts cuts;
    };
    [[nodiscard]] int columnX(std::size_t column) const;
    void addHead(const QStringList &names);
    void addRow(const CompareRow &row, bool startsGroup);
    void addStrips(std::size_t row);
    Cuts addCell(Row &made, const CompareCell &cell, bool differs, int x);

    Paper m_paper;
    int m_columnWidth;
    std::vector<Placed> m_head;
    std::vector<Row> m_rows;
    std::vector<Strip> m_strips;
    int m_headHeight = 0;
};

} // namespace configurator
