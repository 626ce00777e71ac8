// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/quotepainter.h"

#include "views/print/blocks/closingblocks.h"
#include "views/print/blocks/quotehead.h"
#include "views/print/blocks/summaryblocks.h"
#include "views/print/blocks/textblocks.h"
#include "views/print/paper/printstyle.h"

#include <QPagedPaintDevice>
#include <QPainter>

namespace configurator {

namespace {

constexpr int footerHeight = dots(9);
constexpr int gapBelowHead = dots(6.5);
constexpr int alternativeGap = dots(9);
constexpr int totalsGap = dots(4.5);
constexpr int blockGap = dots(5);
constexpr int warningGap = dots(0.9);

TextStyle footerStyle(Qt::Alignment alignment)
{
    return {printFont(printSmallSize), paper::muted, alignment, 1, {}};
}

} // namespace

QuotePainter::QuotePainter(const QuoteSheet &sheet, const QPagedPaintDevice &device)
    : m_sheet(sheet)
    , m_paper {device.width(), &device}
    , m_height(device.height())
{
    add(std::make_unique<QuoteHead>(sheet, m_paper), 0);
    addNote(sheet.note);
    for (const SheetAlternative &alternative : sheet.alternatives)
        addAlternative(alternative);
    addTerms();
    setPages(layOut());
}

void QuotePainter::add(std::unique_ptr<PrintBlock> block, int gap)
{
    Entry entry;
    entry.flow.cuts = block->cuts();
    entry.flow.gap = gap;
    entry.block = std::move(block);
    m_entries.push_back(std::move(entry));
}

void QuotePainter::addNote(const QString &note)
{
    const TextStyle style {printFont(printBodySize), paper::text, Qt::AlignLeft, 0, {}};
    add(std::make_unique<ParagraphsBlock>(note.trimmed().split(u'\n'), style, m_paper),
        gapBelowHead);
    m_entries.back().flow.mayFlow = true;
}

void QuotePainter::addTable(const SheetAlternative &alternative)
{
    const bool isBelowHeading = !alternative.heading.isEmpty();
    m_tables.push_back(std::make_unique<QuoteTable>(alternative, m_sheet.language.words, m_paper));
    const QuoteTable &table = *m_tables.back();
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        Entry entry;
        entry.row = row;
        entry.flow.cuts = table.rowCuts(row);
        entry.flow.table = static_cast<int>(m_tables.size()) - 1;
        entry.flow.gap = row == 0 && !isBelowHeading ? gapBelowHead : 0;
        // A total on a page without any line would say too little.
        entry.flow.staysWithNext = row + 1 == table.rowCount();
        m_entries.push_back(std::move(entry));
    }
}

void QuotePainter::addAlternative(const SheetAlternative &alternative)
{
    if (!alternative.heading.isEmpty()) {
        add(std::make_unique<AlternativeHead>(alternative, m_paper), alternativeGap);
        m_entries.back().flow.staysWithNext = true;
        m_entries.back().mark = alternative.heading;
    }
    addTable(alternative);
    add(std::make_unique<TotalsBlock>(alternative, m_paper), totalsGap);
    if (alternative.facts)
        addFacts(*alternative.facts);
}

void QuotePainter::addFacts(const SheetFacts &facts)
{
    add(std::make_unique<CombinedBlock>(facts, m_paper), blockGap);
    add(std::make_unique<VerdictBlock>(facts, m_paper), blockGap);
    QString title = m_sheet.language.words.pleaseNote;
    for (const QString &warning : facts.warnings) {
        add(std::make_unique<WarningBlock>(title, warning, m_paper),
            title.isEmpty() ? warningGap : blockGap);
        title.clear();
    }
}

void QuotePainter::addTerms()
{
    const TextStyle style {printFont(printSmallSize), paper::muted, Qt::AlignLeft, 0, {}};
    add(std::make_unique<ParagraphsBlock>(m_sheet.terms, style, m_paper), blockGap);
    m_entries.back().flow.mayFlow = true;
    m_entries.back().flow.staysWithNext = true;
    add(std::make_unique<SignatureBlock>(m_sheet.language.words, m_paper), 0);
}

std::vector<Page> QuotePainter::layOut() const
{
    PageContent content;
    content.pageHeight = m_height - footerHeight;
    for (const auto &table : m_tables)
        content.tableHeads.push_back(table->headHeight());
    for (const Entry &entry : m_entries)
        content.items.push_back(entry.flow);
    return layOutPages(content);
}

std::vector<QuotePainter::Mark> QuotePainter::marks() const
{
    std::vector<Mark> marks;
    for (int page = 0; page < pageCount(); ++page) {
        for (const Piece &piece : pages()[static_cast<std::size_t>(page)]) {
            const bool isItem = piece.kind == Piece::Kind::Item;
            const std::size_t index = static_cast<std::size_t>(piece.index);
            if (isItem && !m_entries[index].mark.isEmpty())
                marks.push_back({m_entries[index].mark, page, piece.top});
        }
    }
    return marks;
}

void QuotePainter::paintPiece(QPainter &painter, const Piece &piece) const
{
    const auto index = static_cast<std::size_t>(piece.index);
    if (piece.kind == Piece::Kind::TableHead) {
        m_tables[index]->drawHead(painter);
        return;
    }
    const Entry &entry = m_entries[index];
    if (entry.block)
        entry.block->draw(painter, piece.from, piece.height);
    else
        m_tables[static_cast<std::size_t>(entry.flow.table)]->drawRow(painter, entry.row,
                                                                      piece.from, piece.height);
}

void QuotePainter::paintFooter(QPainter &painter, int page) const
{
    const TextBlock number(m_sheet.number, footerStyle(Qt::AlignLeft), m_paper.width * 3 / 4,
                           m_paper.device);
    const TextBlock pages(m_sheet.pageText(page + 1, pageCount()), footerStyle(Qt::AlignRight),
                          m_paper.width, m_paper.device);
    number.draw(painter, 0, m_height - number.height());
    pages.draw(painter, 0, m_height - pages.height());
}

} // namespace configurator
