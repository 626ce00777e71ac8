// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/blocks/summaryblocks.h"

#include "views/print/printstyle.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace configurator {

namespace {

constexpr int hairline = dots(0.2);
constexpr int gapAbove = dots(4);
constexpr int gapBelow = dots(5);
constexpr int titleGap = dots(2.2);
constexpr int totalsWidth = dots(69);
constexpr int barsWidth = dots(104);
constexpr int lineGap = dots(2.2);
constexpr int totalGap = dots(5);
constexpr int numberGap = dots(5);
// Memory carries two figures in its remark, so it gets the most room.
constexpr std::array numberWidths {dots(72), dots(61), dots(47)};
constexpr int numberTop = dots(4);

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(QuoteSummary)
};

TextStyle style(double points, QFont::Weight weight, const QColor &colour,
                Qt::Alignment alignment = Qt::AlignLeft)
{
    return {printFont(points, weight), colour, alignment, 0, {}};
}

bool isAllOnRequest(const QuoteSheet &sheet)
{
    return sheet.subtotal == 0 && sheet.onRequest > 0;
}

QString totalText(const QuoteSheet &sheet)
{
    return isAllOnRequest(sheet) ? Say::tr("on request")
                                 : moneyFigure(sheet.subtotal, sheet.currency);
}

// Large, unless that would break the figure over two lines.
TextStyle totalStyle(const QString &total, const QPaintDevice *device)
{
    const TextStyle large = style(13.5, QFont::Bold, paper::text, Qt::AlignRight);
    const QFontMetricsF metrics(fontForText(large.font, total), device);
    return metrics.horizontalAdvance(total) <= totalsWidth
        ? large
        : style(9, QFont::Bold, paper::text, Qt::AlignRight);
}

// "before tax" always; what has no price besides.
QStringList remarks(const QuoteSheet &sheet)
{
    const QString beforeTax = Say::tr("before tax");
    if (sheet.onRequest == 0)
        return {beforeTax};
    return {beforeTax, sheet.priceRemark};
}

} // namespace

TotalsBlock::TotalsBlock(const QuoteSheet &sheet, const Paper &paper)
    : m_width(paper.width)
    , m_title(Say::tr("How this build adds up"), style(9, QFont::Bold, paper::text), barsWidth,
              paper.device)
    , m_bars(sheet.picture, barsWidth, paper.device)
    , m_subtotalName(Say::tr("Subtotal"), style(9, QFont::Normal, paper::text), totalsWidth,
                     paper.device)
    , m_subtotal(totalText(sheet), style(9, QFont::Normal, paper::text, Qt::AlignRight),
                 totalsWidth, paper.device)
    , m_totalName(Say::tr("Total %1").arg(sheet.currency.code),
                  style(13.5, QFont::Bold, paper::text), totalsWidth, paper.device)
    , m_total(totalText(sheet), totalStyle(totalText(sheet), paper.device), totalsWidth,
              paper.device)
{
    for (const QString &remark : remarks(sheet))
        m_remarks.emplace_back(remark, style(9, QFont::Normal, paper::muted, Qt::AlignRight),
                               totalsWidth, paper.device);
}

int TotalsBlock::totalsHeight() const
{
    int height = m_subtotal.height() + totalGap + m_total.height() + lineGap;
    // A total too long for one line stands below its name.
    if (m_totalName.widestLine() + m_total.widestLine() > totalsWidth)
        height += m_totalName.height();
    for (const TextBlock &remark : m_remarks)
        height += remark.height();
    return height;
}

Cuts TotalsBlock::cuts() const
{
    const int bars = m_title.height() + titleGap + m_bars.height();
    return {gapAbove + std::max(bars, totalsHeight()) + gapBelow};
}

void TotalsBlock::drawTotals(QPainter &painter) const
{
    const int x = m_width - totalsWidth;
    int y = gapAbove;
    m_subtotalName.draw(painter, x, y);
    m_subtotal.draw(painter, x, y);
    y += m_subtotal.height() + totalGap;
    m_totalName.draw(painter, x, y);
    if (m_totalName.widestLine() + m_total.widestLine() > totalsWidth)
        y += m_totalName.height();
    m_total.draw(painter, x, y);
    y += m_total.height() + lineGap;
    for (const TextBlock &remark : m_remarks) {
        remark.draw(painter, x, y);
        y += remark.height();
    }
}

void TotalsBlock::draw(QPainter &painter) const
{
    m_title.draw(painter, 0, gapAbove);
    painter.save();
    painter.translate(0, gapAbove + m_title.height() + titleGap);
    m_bars.draw(painter);
    painter.restore();
    drawTotals(painter);
}

CombinedBlock::CombinedBlock(const QuoteSheet &sheet, const Paper &paper)
    : m_width(paper.width)
{
    const auto add = [&](const QString &name, const QString &figure, const QString &remark) {
        const int width = numberWidths[m_numbers.size()] - numberGap;
        m_numbers.push_back(
            {TextBlock(name, style(9, QFont::Normal, paper::muted), width, paper.device),
             TextBlock(figure, style(14, QFont::Bold, paper::text), width, paper.device),
             TextBlock(remark, style(9, QFont::Normal, paper::text), width, paper.device)});
    };
    add(Say::tr("Combined GPU memory"), sheet.combinedMemory, sheet.memoryRemark);
    add(Say::tr("Combined power"), sheet.combinedPower, sheet.powerRemark);
    add(Say::tr("Combined price"), sheet.combinedPrice, sheet.priceRemark);
    for (const Number &number : m_numbers)
        m_figuresHeight = std::max(m_figuresHeight, number.figure.height());
}

Cuts CombinedBlock::cuts() const
{
    int tallest = 0;
    for (const Number &number : m_numbers)
        tallest = std::max(tallest, number.name.height() + number.remark.height());
    return {numberTop + tallest + m_figuresHeight + gapBelow};
}

void CombinedBlock::draw(QPainter &painter) const
{
    painter.fillRect(0, 0, m_width, hairline, paper::line);
    int x = 0;
    for (std::size_t index = 0; index < m_numbers.size(); ++index) {
        const Number &number = m_numbers[index];
        int y = numberTop;
        number.name.draw(painter, x, y);
        y += number.name.height();
        number.figure.draw(painter, x, y);
        number.remark.draw(painter, x, y + m_figuresHeight);
        x += numberWidths[index];
    }
}

} // namespace configurator
