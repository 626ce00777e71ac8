// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/quotepainter.h"

#include "views/print/blocks/closingblocks.h"
#include "views/print/blocks/summaryblocks.h"
#include "views/print/printstyle.h"

#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>

namespace configurator {

namespace {

constexpr int footerHeight = dots(10);

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(QuotePainter)
};

} // namespace

QuotePainter::QuotePainter(const QuoteSheet &sheet, const QPagedPaintDevice &device)
    : m_paper {device.width(), &device}
    , m_height(device.height())
    , m_footer(Say::tr("Quote of %1").arg(printedDate(sheet.issued)))
    , m_head(sheet, m_paper)
    , m_table(sheet, m_paper)
{
    addBlocks(sheet);
    setPages(layOut());
}

void QuotePainter::addBlocks(const QuoteSheet &sheet)
{
    m_blocks.push_back(std::make_unique<TotalsBlock>(sheet, m_paper));
    m_blocks.push_back(std::make_unique<CombinedBlock>(sheet, m_paper));
    m_blocks.push_back(std::make_unique<VerdictBlock>(sheet, m_paper));
    bool isFirst = true;
    for (const QString &warning : sheet.warnings) {
        m_blocks.push_back(std::make_unique<WarningBlock>(warning, isFirst, m_paper));
        isFirst = false;
    }
    m_blocks.push_back(std::make_unique<TermsBlock>(sheet, m_paper));
}

std::vector<Page> QuotePainter::layOut() const
{
    PageContent content;
    content.pageHeight = m_height - footerHeight;
    content.headHeight = m_head.cuts().back();
    content.tableHeadHeight = m_table.headHeight();
    content.rows = m_table.rowCuts();
    for (const auto &block : m_blocks)
        content.blocks.push_back(block->cuts());
    return layOutPages(content);
}

void QuotePainter::paintPiece(QPainter &painter, const Piece &piece) const
{
    switch (piece.kind) {
    case Piece::Kind::Head:
        m_head.draw(painter);
        break;
    case Piece::Kind::TableHead:
        m_table.drawHead(painter);
        break;
    case Piece::Kind::Row:
        m_table.drawRow(painter, piece.index, piece.from, piece.height);
        break;
    case Piece::Kind::Block:
        painter.setClipRect(0, 0, m_paper.width, piece.height);
        painter.translate(0, -piece.from);
        m_blocks[static_cast<std::size_t>(piece.index)]->draw(painter);
        break;
    }
}

void QuotePainter::paintFooter(QPainter &painter, int page) const
{
    const QString number
        = Say::tr("Page %1 of %2").arg(countText(page + 1), countText(pageCount()));
    const TextStyle left {printFont(9), paper::muted, Qt::AlignLeft, 1, {}};
    const TextStyle right {printFont(9), paper::muted, Qt::AlignRight, 1, {}};
    const TextBlock footer(m_footer, left, m_paper.width, m_paper.device);
    const TextBlock pages(number, right, m_paper.width, m_paper.device);
    footer.draw(painter, 0, m_height - footer.height());
    pages.draw(painter, 0, m_height - pages.height());
}

} // namespace configurator
