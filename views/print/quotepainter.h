// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/blocks/quotehead.h"
#include "views/print/blocks/quotetable.h"

class QPagedPaintDevice;

namespace configurator {

// Lays a quote out on A4 pages and paints them.
class QuotePainter
{
public:
    // `device` has its page size, margins and resolution already.
    QuotePainter(const QuoteSheet &sheet, const QPagedPaintDevice &device);

    [[nodiscard]] int pageCount() const { return static_cast<int>(m_pages.size()); }
    // False when the device refuses a page.
    [[nodiscard]] bool paint(QPainter &painter, QPagedPaintDevice &device) const;

private:
    void addBlocks(const QuoteSheet &sheet);
    [[nodiscard]] std::vector<Page> layOut() const;
    void paintPiece(QPainter &painter, const Piece &piece) const;
    void paintFooter(QPainter &painter, int page) const;

    Paper m_paper;
    int m_height;
    QString m_footer;
    QuoteHead m_head;
    QuoteTable m_table;
    PrintBlocks m_blocks;
    std::vector<Page> m_pages;
};

} // namespace configurator
