// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/blocks/quotetable.h"
#include "views/print/paper/pagedpainter.h"

namespace configurator {

// Lays a quote out on pages and paints them.
class QuotePainter : public PagedPainter
{
public:
    // `device` has its page size, margins and resolution already.
    QuotePainter(const QuoteSheet &sheet, const QPagedPaintDevice &device);

    // Where each of several alternatives begins.
    struct Mark
    {
        QString title;
        int page = 0;
        int top = 0; // dots below the margin
    };
    [[nodiscard]] std::vector<Mark> marks() const;

private:
    // A block, or a row of a table.
    struct Entry
    {
        std::unique_ptr<PrintBlock> block;
        std::size_t row = 0;
        FlowItem flow;
        QString mark;
    };
    void add(std::unique_ptr<PrintBlock> block, int gap);
    void addNote(const QString &note);
    void addAlternative(const SheetAlternative &alternative);
    void addTable(const SheetAlternative &alternative);
    void addFacts(const SheetFacts &facts);
    void addTerms();
    [[nodiscard]] std::vector<Page> layOut() const;
    void paintPiece(QPainter &painter, const Piece &piece) const override;
    void paintFooter(QPainter &painter, int page) const override;

    const QuoteSheet &m_sheet;
    Paper m_paper;
    int m_height;
    std::vector<std::unique_ptr<QuoteTable>> m_tables;
    std::vector<Entry> m_entries;
};

} // namespace configurator
