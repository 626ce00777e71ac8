// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/blocks/memorybars.h"
#include "views/print/paper/printedqr.h"

namespace configurator {

// The memory picture on the left where there is one; subtotal, discount, taxes and total on the
// right.
class TotalsBlock : public PrintBlock
{
public:
    TotalsBlock(const SheetAlternative &alternative, const Paper &paper);
    // One piece, unless there are more taxes than a page holds.
    [[nodiscard]] Cuts cuts() const override;
    void draw(QPainter &painter, int from, int height) const override;

private:
    struct Row
    {
        TextBlock name;
        TextBlock figure;
        int figureTop = 0; // below the name where both together are too wide
        int top = 0;
        int bottom = 0;
    };
    void addRow(const SheetSum &sum, double size, QFont::Weight weight, int gap);
    void addRemark(const QString &remark);
    [[nodiscard]] int pictureHeight() const;

    Paper m_paper;
    std::optional<TextBlock> m_title;
    std::optional<MemoryBars> m_bars;
    std::vector<Row> m_rows;
    int m_bottom = 0; // of the rows
};

// The three combined numbers, always in the same order; below them the build code, on the right its
// QR code.
class CombinedBlock : public PrintBlock
{
public:
    CombinedBlock(const SheetFacts &facts, const Paper &paper);
    [[nodiscard]] Cuts cuts() const override;
    void draw(QPainter &painter, int from, int height) const override;

private:
    struct Number
    {
        TextBlock name;
        TextBlock figure;
        TextBlock remark;
        int x = 0;
    };
    void addNumber(const SheetNumber &number, int x, int width, const Paper &paper);
    [[nodiscard]] int numbersHeight() const;
    [[nodiscard]] int qrTop() const;

    int m_width;
    std::optional<PrintedQr> m_qr;
    std::optional<TextBlock> m_code;
    int m_nameHeight = 0;
    int m_figureHeight = 0;
    int m_remarkHeight = 0;
    std::vector<Number> m_numbers;
};

} // namespace configurator
