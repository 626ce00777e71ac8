// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/blocks/quotetable.h"

#include "views/print/paper/printstyle.h"

#include <QPainter>

#include <algorithm>

namespace configurator {

namespace {

constexpr int padding = dots(2.2);
constexpr int headPadding = dots(1.6);
constexpr int columnGap = dots(4);
constexpr int narrowGap = dots(2.2);
constexpr int leastItem = dots(42); // narrower a name is not readable any more

} // namespace

QuoteTable::QuoteTable(const SheetAlternative &alternative, const QuoteWords &words,
                       const Paper &paper)
    : m_paper(paper)
    , m_size(printBodySize)
{
    placeColumns(alternative, words);
    addHead(words);
    m_rows.reserve(alternative.lines.size());
    for (const SheetLine &line : alternative.lines)
        addRow(line);
}

QuoteTable::Texts QuoteTable::headTexts(const QuoteWords &words)
{
    return {words.number,       words.item,    words.quantity, words.unitPrice,
            words.lineDiscount, words.taxRate, words.amount};
}

QuoteTable::Texts QuoteTable::textsOf(const SheetLine &line)
{
    return {line.number,   line.name,    line.quantity, line.unitPrice,
            line.discount, line.taxRate, line.amount};
}

// Of the widest figure in each column; the discounts' column is 0 when there are none.
std::array<int, QuoteTable::columnCount> QuoteTable::widths(const SheetAlternative &alternative,
                                                            const QuoteWords &words) const
{
    const QFont font = printFont(m_size);
    const Texts heads = headTexts(words);
    std::array<int, columnCount> widest {};
    for (std::size_t column = 0; column < columnCount; ++column)
        widest[column] = column == ItemColumn ? 0 : widthOf(heads[column], font, m_paper.device);
    bool hasDiscounts = false;
    for (const SheetLine &line : alternative.lines) {
        const Texts texts = textsOf(line);
        for (std::size_t column = 0; column < columnCount; ++column) {
            if (column != ItemColumn && !texts[column].isEmpty())
                widest[column]
                    = std::max(widest[column], widthOf(texts[column], font, m_paper.device));
        }
        hasDiscounts = hasDiscounts || !line.discount.isEmpty();
    }
    if (!hasDiscounts)
        widest[DiscountColumn] = 0;
    return widest;
}

// Returns what is left for the item.
int QuoteTable::placeColumns(const std::array<int, columnCount> &widths, int gap)
{
    int right = m_paper.width;
    for (std::size_t column = columnCount - 1; column > ItemColumn; --column) {
        m_cells[column] = {right - widths[column], widths[column]};
        if (widths[column] > 0)
            right -= widths[column] + gap;
    }
    const int left = widths[NumberColumn] + gap;
    m_cells[NumberColumn] = {0, widths[NumberColumn]};
    m_cells[ItemColumn] = {left, std::max(right - left, 1)};
    return right - left;
}

// Figures of many digits make the columns stand closer, then the letters smaller.
void QuoteTable::placeColumns(const SheetAlternative &alternative, const QuoteWords &words)
{
    for (const double size : {printBodySize, printSmallSize, 8.0, 7.0, 6.0}) {
        m_size = size;
        const std::array<int, columnCount> figures = widths(alternative, words);
        for (const int gap : {columnGap, narrowGap}) {
            if (placeColumns(figures, gap) >= leastItem)
                return;
        }
    }
}

TextBlock QuoteTable::cellText(const QString &text, Column column, QFont::Weight weight,
                               const QColor &colour) const
{
    const Qt::Alignment alignment = column <= ItemColumn ? Qt::AlignLeft : Qt::AlignRight;
    return {text,
            {printFont(m_size, weight), colour, alignment, 0, {}},
            m_cells[column].width,
            m_paper.device};
}

void QuoteTable::addHead(const QuoteWords &words)
{
    const Texts texts = headTexts(words);
    for (std::size_t index = 0; index < columnCount; ++index) {
        const auto column = static_cast<Column>(index);
        if (m_cells[column].width > 0)
            m_head.emplace_back(column,
                                cellText(texts[index], column, QFont::Normal, paper::muted));
    }
    m_headHeight = m_head.front().second.height() + headPadding + printHairline;
}

void QuoteTable::addRow(const SheetLine &line)
{
    const QColor &colour = line.isOptional ? paper::muted : paper::text;
    const TextStyle details {
        printFont(m_size * printSmallSize / printBodySize), paper::muted, Qt::AlignLeft, 0, {}};
    Row row {{},
             cellText(line.name, ItemColumn, QFont::Bold, colour),
             TextBlock(line.details, details, m_cells[ItemColumn].width, m_paper.device)};
    const Texts texts = textsOf(line);
    for (std::size_t index = 0; index < columnCount; ++index) {
        const auto column = static_cast<Column>(index);
        if (column == ItemColumn || texts[index].isEmpty() || m_cells[column].width == 0)
            continue;
        row.figures.emplace_back(column,
                                 cellText(texts[index], column, QFont::Normal,
                                          column == NumberColumn ? paper::muted : colour));
    }
    m_rows.push_back(std::move(row));
}

Cuts QuoteTable::rowCuts(std::size_t row) const
{
    const Row &texts = m_rows[row];
    Cuts cuts;
    for (const int cut : texts.name.cuts())
        cuts.push_back(padding + cut);
    for (const int cut : texts.details.cuts())
        cuts.push_back(padding + texts.name.height() + cut);
    const int figures = texts.figures.empty() ? 0 : texts.figures.front().second.height();
    if (cuts.empty() || cuts.back() < padding + figures)
        cuts = {padding + figures};
    cuts.back() += padding + printHairline;
    return cuts;
}

void QuoteTable::drawHead(QPainter &painter) const
{
    for (const auto &[column, text] : m_head)
        text.draw(painter, m_cells[column].x, 0);
    painter.fillRect(0, m_headHeight - printHairline, m_paper.width, printHairline, paper::text);
}

void QuoteTable::drawRow(QPainter &painter, std::size_t row, int from, int height) const
{
    const Row &texts = m_rows[row];
    const int top = padding - from;
    const int item = m_cells[ItemColumn].x;
    const int end = from + height - padding;
    texts.name.drawPart(painter, item, top, from - padding, end);
    const int name = texts.name.height();
    texts.details.drawPart(painter, item, top + name, from - padding - name, end - name);
    // Figures stand beside the first line alone, wherever the rest of the row goes.
    if (from == 0) {
        for (const auto &[column, text] : texts.figures)
            text.draw(painter, m_cells[column].x, top);
    }
    if (from + height == rowCuts(row).back())
        painter.fillRect(0, height - printHairline, m_paper.width, printHairline, paper::line);
}

} // namespace configurator
