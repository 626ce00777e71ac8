// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "views/print/blocks/quotehead.h"
#include "views/print/blocks/quotetable.h"
#include "views/print/pagedpainter.h"

namespace configurator {

// Lays a quote out on A4 pages and paints them.
class QuotePainter : public PagedPainter
{
public:
    // `device` has its page size, margins and resolution already.
    QuotePainter(const QuoteSheet &sheet, const QPagedPaintDevice &device);

private:
    void addBlocks(const QuoteSheet &sheet);
    [[nodiscard]] std::vector<Page> layOut() const;
    void paintPiece(QPainter &painter, const Piece &piece) const override;
    void paintFooter(QPainter &painter, int page) const override;

    Paper m_paper;
    int m_height;
    QString m_footer;
    QuoteHead m_head;
    QuoteTable m_table;
    PrintBlocks m_blocks;
};

} // namespace configurator
