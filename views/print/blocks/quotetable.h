// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/print/quotesheet.h"
#include "views/print/blocks/printblock.h"

#include <array>

namespace configurator {

// The lines of an alternative. Columns of figures are as wide as their widest figure, so that none
// is ever clipped or wrapped; the item gets the rest and wraps.
class QuoteTable
{
public:
    QuoteTable(const SheetAlternative &alternative, const QuoteWords &words, const Paper &paper);

    [[nodiscard]] int headHeight() const { return m_headHeight; }
    [[nodiscard]] std::size_t rowCount() const { return m_rows.size(); }
    // Below each line of the item; the last cut includes the line under the row.
    [[nodiscard]] Cuts rowCuts(std::size_t row) const;
    void drawHead(QPainter &painter) const;
    // The part of a row between two cuts, from the upper left corner of that part.
    void drawRow(QPainter &painter, std::size_t row, int from, int height) const;

private:
    enum Column {
        NumberColumn,
        ItemColumn,
        QuantityColumn,
        UnitPriceColumn,
        DiscountColumn,
        TaxColumn,
        AmountColumn
    };
    static constexpr std::size_t columnCount = 7;
    using Texts = std::array<QString, columnCount>;
    struct Cell
    {
        int x = 0;
        int width = 0; // 0: the column is left out
    };
    struct Row
    {
        std::vector<std::pair<Column, TextBlock>> figures; // beside the first line of the item
        TextBlock name;
        TextBlock details;
    };
    static Texts headTexts(const QuoteWords &words);
    static Texts textsOf(const SheetLine &line);
    [[nodiscard]] std::array<int, columnCount> widths(const SheetAlternative &alternative,
                                                      const QuoteWords &words) const;
    [[nodiscard]] int placeColumns(const std::array<int, columnCount> &widths, int gap);
    void placeColumns(const SheetAlternative &alternative, const QuoteWords &words);
    [[nodiscard]] TextBlock cellText(const QString &text, Column column, QFont::Weight weight,
                                     const QColor &colour) const;
    void addHead(const QuoteWords &words);
    void addRow(const SheetLine &line);

    Paper m_paper;
    double m_size; // of the letters, in points
    std::array<Cell, columnCount> m_cells;
    std::vector<std::pair<Column, TextBlock>> m_head;
    std::vector<Row> m_rows;
    int m_headHeight = 0;
};

} // namespace configurator
