// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/blocks/summaryblocks.h"

#include "views/print/paper/printstyle.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace configurator {

namespace {

constexpr int underTitleGap = dots(2.2);
constexpr int totalsWidth = dots(72);
constexpr int barsGutter = dots(7);
constexpr int rowGap = dots(1.4);
constexpr int totalGap = dots(3.2);
constexpr int figureGap = dots(3);
constexpr double totalSize = 14;
constexpr int numberGap = dots(5);
// Memory carries two figures in its remark, so it gets the most room; parts of the width.
constexpr std::array numberParts {43, 32, 25};
constexpr int numberTop = dots(3.6);
constexpr int codeGap = dots(2.4);

TextStyle style(double points, QFont::Weight weight, const QColor &colour,
                Qt::Alignment alignment = Qt::AlignLeft)
{
    return {printFont(points, weight), colour, alignment, 0, {}};
}

int barsWidth(const Paper &paper)
{
    return paper.width - totalsWidth - barsGutter;
}

} // namespace

TotalsBlock::TotalsBlock(const SheetAlternative &alternative, const Paper &paper)
    : m_paper(paper)
{
    for (const SheetSum &sum : alternative.sums)
        addRow(sum, printBodySize, QFont::Normal, m_rows.empty() ? 0 : rowGap);
    addRow(alternative.total, totalSize, QFont::Bold, totalGap);
    for (const QString &remark : alternative.remarks)
        addRemark(remark);
    if (!alternative.facts)
        return;
    const SheetChart &chart = alternative.facts->chart;
    m_title.emplace(chart.title, style(printBodySize, QFont::Bold, paper::text), barsWidth(paper),
                    paper.device);
    m_bars.emplace(chart, barsWidth(paper), paper.device);
}

// A figure never breaks over two lines: it gets smaller, and stands below a name that is too long.
void TotalsBlock::addRow(const SheetSum &sum, double size, QFont::Weight weight, int gap)
{
    const double points = sizeThatFits(sum.figure, {size, printBodySize, 8, 7}, weight, totalsWidth,
                                       m_paper.device);
    const int figureWidth = widthOf(sum.figure, printFont(points, weight), m_paper.device);
    const int nameWidth = totalsWidth - figureWidth - figureGap;
    const bool isBeside = nameWidth >= totalsWidth / 3;
    const int room = isBeside ? nameWidth : totalsWidth;
    const double nameSize = sizeThatFits(sum.name, {size, std::min(size, 12.0), printBodySize},
                                         weight, room, m_paper.device);
    Row row {TextBlock(sum.name, style(nameSize, weight, paper::text), room, m_paper.device),
             TextBlock(sum.figure, style(points, weight, paper::text, Qt::AlignRight), totalsWidth,
                       m_paper.device)};
    row.top = m_bottom + gap;
    row.figureTop = isBeside ? row.top : row.top + row.name.height();
    row.bottom = std::max(row.top + row.name.height(), row.figureTop + row.figure.height());
    m_bottom = row.bottom;
    m_rows.push_back(std::move(row));
}

void TotalsBlock::addRemark(const QString &remark)
{
    const TextStyle right = style(printSmallSize, QFont::Normal, paper::muted, Qt::AlignRight);
    Row row {TextBlock({}, right, totalsWidth, m_paper.device),
             TextBlock(remark, right, totalsWidth, m_paper.device)};
    row.top = row.figureTop = m_bottom;
    row.bottom = m_bottom + row.figure.height();
    m_bottom = row.bottom;
    m_rows.push_back(std::move(row));
}

int TotalsBlock::pictureHeight() const
{
    return m_bars ? m_title->height() + underTitleGap + m_bars->height() : 0;
}

Cuts TotalsBlock::cuts() const
{
    const int height = std::max(pictureHeight(), m_bottom);
    Cuts cuts;
    for (const Row &row : m_rows) {
        if (row.bottom >= pictureHeight() && row.bottom < height)
            cuts.push_back(row.bottom);
    }
    cuts.push_back(height);
    return cuts;
}

void TotalsBlock::draw(QPainter &painter, int from, int height) const
{
    const int x = m_paper.width - totalsWidth;
    for (const Row &row : m_rows) {
        if (row.bottom <= from || row.bottom > from + height)
            continue;
        row.name.draw(painter, x, row.top - from);
        row.figure.draw(painter, x, row.figureTop - from);
    }
    if (!m_bars || from > 0)
        return;
    m_title->draw(painter, 0, 0);
    painter.save();
    painter.translate(0, m_title->height() + underTitleGap);
    m_bars->draw(painter);
    painter.restore();
}

CombinedBlock::CombinedBlock(const SheetFacts &facts, const Paper &paper)
    : m_width(paper.width)
    , m_qr(PrintedQr::of(facts.buildCode.figure))
{
    const int room
        = paper.width - (m_qr ? m_qr->side() + std::max(m_qr->quietZone(), numberGap) : 0);
    int x = 0;
    for (std::size_t index = 0; index < facts.numbers.size(); ++index) {
        const int part = room * numberParts[index % numberParts.size()] / 100;
        addNumber(facts.numbers[index], x, part - numberGap, paper);
        x += part;
    }
    if (facts.buildCode.figure.isEmpty())
        return;
    TextStyle codeStyle = style(printSmallSize, QFont::Normal, paper::text);
    codeStyle.boldStart = facts.buildCode.name;
    m_code.emplace(facts.buildCode.figure, codeStyle, room - numberGap, paper.device);
}

void CombinedBlock::addNumber(const SheetNumber &number, int x, int width, const Paper &paper)
{
    const double size
        = sizeThatFits(number.figure, {15, 13, 11, 9}, QFont::Bold, width, paper.device);
    m_numbers.push_back(
        {TextBlock(number.name, style(printSmallSize, QFont::Normal, paper::muted), width,
                   paper.device),
         TextBlock(number.figure, style(size, QFont::Bold, paper::text), width, paper.device),
         TextBlock(number.remark, style(printSmallSize, QFont::Normal, paper::text), width,
                   paper.device),
         x});
    m_nameHeight = std::max(m_nameHeight, m_numbers.back().name.height());
    m_figureHeight = std::max(m_figureHeight, m_numbers.back().figure.height());
    m_remarkHeight = std::max(m_remarkHeight, m_numbers.back().remark.height());
}

int CombinedBlock::numbersHeight() const
{
    return numberTop + m_nameHeight + m_figureHeight + m_remarkHeight;
}

// The line above is not white.
int CombinedBlock::qrTop() const
{
    return printHairline + std::max(m_qr->quietZone(), numberTop);
}

Cuts CombinedBlock::cuts() const
{
    const int code = m_code ? codeGap + m_code->height() : 0;
    return {std::max(numbersHeight() + code, m_qr ? qrTop() + m_qr->side() : 0)};
}

void CombinedBlock::draw(QPainter &painter, int /*from*/, int /*height*/) const
{
    painter.fillRect(0, 0, m_width, printHairline, paper::line);
    for (const Number &number : m_numbers) {
        const int figures = numberTop + m_nameHeight;
        number.name.draw(painter, number.x, numberTop);
        number.figure.draw(painter, number.x, figures + m_figureHeight - number.figure.height());
        number.remark.draw(painter, number.x, figures + m_figureHeight);
    }
    if (m_code)
        m_code->draw(painter, 0, numbersHeight() + codeGap);
    if (m_qr)
        m_qr->draw(painter, m_width - m_qr->side(), qrTop());
}

} // namespace configurator
