// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/blocks/printblock.h"
#include "quote/quotesheet.h"

#include <array>

namespace configurator {

// The lines of a quote. Columns of figures are as wide as their widest figure; the item gets the
// rest and wraps.
class QuoteTable
{
public:
    QuoteTable(const QuoteSheet &sheet, const Paper &paper);

    [[nodiscard]] int headHeight() const { return m_headHeight; }
    [[nodiscard]] std::vector<Cuts> rowCuts() const;
    void drawHead(QPainter &painter) const;
    // The part of a row between two cuts, from the upper left corner of that part.
    void drawRow(QPainter &painter, int row, int from, int height) const;

private:
    enum Column { NumberColumn, ItemColumn, QuantityColumn, UnitPriceColumn, AmountColumn };
    static constexpr int columnCount = 5;
    struct Cell
    {
        int x = 0;
        int width = 0;
    };
    struct Row
    {
        TextBlock number;
        TextBlock name;
        TextBlock details;
        TextBlock quantity;
        TextBlock unitPrice;
        TextBlock amount;
    };
    static QString figure(const std::optional<Minor> &amount, const Currency &currency);
    static QStringList headTexts();
    [[nodiscard]] int widestOf(const QuoteSheet &sheet, Column column) const;
    void placeColumns(const QuoteSheet &sheet);
    [[nodiscard]] TextBlock cellText(const QString &text, Column column, const QFont &font,
                                     const QColor &colour) const;
    void addHead();
    void addRow(const QuoteSheet &sheet, const QuoteLine &line);
    [[nodiscard]] Cuts cutsOf(const Row &row) const;

    Paper m_paper;
    std::array<Cell, columnCount> m_cells;
    std::vector<TextBlock> m_head;
    std::vector<Row> m_rows;
    int m_headHeight = 0;
};

} // namespace configurator
