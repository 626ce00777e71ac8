// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/blocks/memorybars.h"
#include "quote/quotesheet.h"

namespace configurator {

// The memory picture on the left, subtotal and total on the right.
class TotalsBlock : public PrintBlock
{
public:
    TotalsBlock(const QuoteSheet &sheet, const Paper &paper);
    [[nodiscard]] Cuts cuts() const override;
    void draw(QPainter &painter) const override;

private:
    [[nodiscard]] int totalsHeight() const;
    void drawTotals(QPainter &painter) const;

    int m_width;
    TextBlock m_title;
    MemoryBars m_bars;
    TextBlock m_subtotalName;
    TextBlock m_subtotal;
    TextBlock m_totalName;
    TextBlock m_total;
    std::vector<TextBlock> m_remarks;
};

// The three combined numbers, always in the same order.
class CombinedBlock : public PrintBlock
{
public:
    CombinedBlock(const QuoteSheet &sheet, const Paper &paper);
    [[nodiscard]] Cuts cuts() const override;
    void draw(QPainter &painter) const override;

private:
    struct Number
    {
        TextBlock name;
        TextBlock figure;
        TextBlock remark;
    };
    int m_width;
    int m_figuresHeight = 0;
    std::vector<Number> m_numbers;
};

} // namespace configurator
