// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/blocks/sidebysidetable.h"

#include "views/common/viewtext.h"
#include "views/print/paper/printstyle.h"

#include <QPainter>

#include <algorithm>

namespace configurator {

namespace {

constexpr int cellPadding = dots(1.3);
constexpr int signWidth = dots(4.6);
constexpr int titleWidth = dots(34);
constexpr int factGap = dots(4);
constexpr int partIndent = dots(3);
constexpr int hairline = dots(0.2);
constexpr int groupLine = dots(0.4);
constexpr int sameLine
    = dots(0.4); // lines of columns that end this near to each other end together
constexpr double bodySize = 8;
constexpr double remarkSize = 7;
constexpr int nameLines = 3;
constexpr int mostCellLines = 12; // of one text; the rest gives way to an ellipsis
constexpr std::size_t longList
    = 12; // lines; what is longer may begin on one page and end on another

TextStyle styleOf(bool isBold, const QColor &colour = paper::text)
{
    return {printFont(bodySize, isBold ? QFont::Bold : QFont::Normal),
            colour,
            Qt::AlignLeft,
            mostCellLines,
            {}};
}

TextStyle remarkStyle()
{
    return {printFont(remarkSize), paper::muted, Qt::AlignLeft, mostCellLines, {}};
}

QString shownText(const CompareCell &cell, const CellLine &line)
{
    const bool isBest = !cell.best.isEmpty() && &line == &cell.lines.front();
    return isBest ? ViewText::tr("%1 (%2)", "figure, most or lowest").arg(line.text, cell.best)
                  : line.text;
}

bool endsLine(const Cuts &cuts, int y)
{
    return cuts.empty() || y >= cuts.back()
        || std::ranges::any_of(cuts, [&](int cut) { return std::abs(cut - y) <= sameLine; });
}

// Where no column would be cut through one of its lines; the whole height comes last.
Cuts commonCuts(const std::vector<Cuts> &columns)
{
    Cuts all;
    for (const Cuts &cuts : columns)
        all.insert(all.end(), cuts.begin(), cuts.end());
    std::ranges::sort(all);
    Cuts common;
    for (const int y : all) {
        const bool isFree
            = std::ranges::all_of(columns, [&](const Cuts &cuts) { return endsLine(cuts, y); });
        if (!isFree)
            continue;
        if (!common.empty() && y - common.back() <= sameLine)
            common.back() = y;
        else
            common.push_back(y);
    }
    return common;
}

} // namespace

SideBySideTable::SideBySideTable(const SideBySide &table, const Paper &paper)
    : m_paper(paper)
    , m_columnWidth((paper.width - signWidth - titleWidth)
                        / std::max(1, static_cast<int>(table.names.size()))
                    - factGap)
{
    addHead(table.names);
    const CompareRow *previous = nullptr;
    for (const CompareRow &row : table.rows) {
        addRow(row, previous && previous->group != row.group);
        previous = &row;
    }
}

int SideBySideTable::columnX(std::size_t column) const
{
    return signWidth + titleWidth + factGap + static_cast<int>(column) * (m_columnWidth + factGap);
}

void SideBySideTable::addHead(const QStringList &names)
{
    const TextStyle style {printFont(9, QFont::Bold), paper::text, Qt::AlignLeft, nameLines, {}};
    for (qsizetype i = 0; i < names.size(); ++i) {
        m_head.push_back({TextBlock(names[i], style, m_columnWidth, m_paper.device),
                          columnX(static_cast<std::size_t>(i)), 0});
        m_headHeight = std::max(m_headHeight, m_head.back().text.height());
    }
    m_headHeight += cellPadding;
}

Cuts SideBySideTable::addCell(Row &made, const CompareCell &cell, bool differs, int x)
{
    Cuts cuts;
    int y = cellPadding;
    for (const CellLine &line : cell.lines) {
        const int indent = line.kind == CellLine::Kind::Part ? partIndent : 0;
        const TextStyle style
            = line.kind == CellLine::Kind::Remark ? remarkStyle() : styleOf(differs);
        TextBlock text(shownText(cell, line), style, m_columnWidth - indent, m_paper.device);
        for (const int cut : text.cuts())
            cuts.push_back(y + cut);
        const int height = text.height();
        made.texts.push_back({std::move(text), x + indent, y});
        y += height;
    }
    return cuts;
}

void SideBySideTable::addRow(const CompareRow &row, bool startsGroup)
{
    Row made;
    made.startsGroup = startsGroup;
    TextBlock title(row.title, styleOf(row.differs, row.differs ? paper::text : paper::muted),
                    titleWidth, m_paper.device);
    std::vector<Cuts> columns {title.cuts()};
    for (int &cut : columns.front())
        cut += cellPadding;
    made.texts.push_back({std::move(title), signWidth, cellPadding});
    if (row.differs)
        made.texts.push_back(
            {TextBlock(sign(), styleOf(true), signWidth, m_paper.device), 0, cellPadding});
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        columns.push_back(addCell(made, row.cells[i], row.differs, columnX(i)));
    made.cuts = commonCuts(columns);
    made.cuts.back() += cellPadding;
    m_rows.push_back(std::move(made));
    addStrips(m_rows.size() - 1);
}

// A list that a page could hold is not put off to the next one for that.
void SideBySideTable::addStrips(std::size_t row)
{
    const Cuts &cuts = m_rows[row].cuts;
    if (cuts.size() <= longList) {
        m_strips.push_back({row, 0, cuts});
        return;
    }
    int from = 0;
    for (const int cut : cuts) {
        m_strips.push_back({row, from, {cut - from}});
        from = cut;
    }
}

std::vector<Cuts> SideBySideTable::stripCuts() const
{
    std::vector<Cuts> cuts;
    for (const Strip &strip : m_strips)
        cuts.push_back(strip.cuts);
    return cuts;
}

void SideBySideTable::drawHead(QPainter &painter) const
{
    for (const Placed &name : m_head)
        name.text.draw(painter, name.x, name.y);
    painter.fillRect(0, m_headHeight - groupLine, m_paper.width, groupLine, paper::text);
}

void SideBySideTable::drawStrip(QPainter &painter, int strip, int from, int height) const
{
    const Strip &shown = m_strips[static_cast<std::size_t>(strip)];
    const Row &row = m_rows[shown.row];
    const int top = shown.from + from;
    painter.save();
    painter.setClipRect(0, 0, m_paper.width, height);
    for (const Placed &placed : row.texts) {
        if (placed.y + placed.text.height() > top + sameLine && placed.y < top + height - sameLine)
            placed.text.draw(painter, placed.x, placed.y - top);
    }
    if (shown.row > 0 && top == 0)
        painter.fillRect(0, 0, m_paper.width, row.startsGroup ? groupLine : hairline,
                         row.startsGroup ? paper::muted : paper::line);
    painter.restore();
}

} // namespace configurator
