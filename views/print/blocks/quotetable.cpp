// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/blocks/quotetable.h"

#include "views/print/printstyle.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int padding = dots(2.4);
constexpr int columnGap = dots(4);
constexpr int leastNumber = dots(7.4);
constexpr int leastFigure = dots(16);
constexpr int hairline = dots(0.2);

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(QuoteTable)
};

QFont bodyFont()
{
    return printFont(9);
}
QFont figureFont()
{
    return fontForText(bodyFont(), u"0"_s);
}
QFont nameFont()
{
    return printFont(9, QFont::Bold);
}

} // namespace

QuoteTable::QuoteTable(const QuoteSheet &sheet, const Paper &paper)
    : m_paper(paper)
{
    placeColumns(sheet);
    addHead();
    m_rows.reserve(sheet.lines.size());
    for (const QuoteLine &line : sheet.lines)
        addRow(sheet, line);
}

QString QuoteTable::figure(const std::optional<Minor> &amount, const Currency &currency)
{
    return amount ? moneyFigure(*amount, currency) : Say::tr("on request");
}

QStringList QuoteTable::headTexts()
{
    return {Say::tr("#"), Say::tr("Item"), Say::tr("Qty"), Say::tr("Unit price"),
            Say::tr("Amount")};
}

int QuoteTable::widestOf(const QuoteSheet &sheet, Column column) const
{
    const QFontMetricsF metrics(figureFont(), m_paper.device);
    qreal widest = metrics.horizontalAdvance(headTexts().at(column));
    for (const QuoteLine &line : sheet.lines) {
        const QString text = column == QuantityColumn ? countText(line.quantity)
            : column == UnitPriceColumn               ? figure(line.unitPrice, sheet.currency)
                                                      : figure(line.amount, sheet.currency);
        widest = std::max(widest, metrics.horizontalAdvance(text));
    }
    return static_cast<int>(std::ceil(widest)) + 1;
}

void QuoteTable::placeColumns(const QuoteSheet &sheet)
{
    int right = m_paper.width;
    for (const Column column : {AmountColumn, UnitPriceColumn, QuantityColumn}) {
        const int least = column == QuantityColumn ? 0 : leastFigure;
        const int width = std::max(widestOf(sheet, column), least);
        m_cells[column] = {right - width, width};
        right -= width + columnGap;
    }
    const QFontMetricsF metrics(figureFont(), m_paper.device);
    const QString last = countText(static_cast<qint64>(sheet.lines.size()));
    const int number = static_cast<int>(std::ceil(metrics.horizontalAdvance(last))) + columnGap / 2;
    m_cells[NumberColumn] = {0, std::max(number, leastNumber)};
    m_cells[ItemColumn] = {m_cells[NumberColumn].width, right - m_cells[NumberColumn].width};
}

TextBlock QuoteTable::cellText(const QString &text, Column column, const QFont &font,
                               const QColor &colour) const
{
    const Qt::Alignment alignment = column <= ItemColumn ? Qt::AlignLeft : Qt::AlignRight;
    return {text, {font, colour, alignment, 0, {}}, m_cells[column].width, m_paper.device};
}

void QuoteTable::addHead()
{
    const QStringList texts = headTexts();
    for (int column = 0; column < columnCount; ++column)
        m_head.push_back(
            cellText(texts.at(column), static_cast<Column>(column), bodyFont(), paper::muted));
    m_headHeight = m_head.front().height() + padding;
}

void QuoteTable::addRow(const QuoteSheet &sheet, const QuoteLine &line)
{
    const qint64 number = static_cast<qint64>(m_rows.size()) + 1;
    const QFont font = bodyFont();
    m_rows.push_back(
        {cellText(countText(number), NumberColumn, font, paper::muted),
         cellText(line.name, ItemColumn, nameFont(), paper::text),
         cellText(line.details, ItemColumn, font, paper::muted),
         cellText(countText(line.quantity), QuantityColumn, font, paper::text),
         cellText(figure(line.unitPrice, sheet.currency), UnitPriceColumn, font, paper::text),
         cellText(figure(line.amount, sheet.currency), AmountColumn, font, paper::text)});
}

// A row may be cut below each line of the item; the last cut includes the line under the row.
Cuts QuoteTable::cutsOf(const Row &row) const
{
    Cuts cuts;
    for (const int cut : row.name.cuts())
        cuts.push_back(padding + cut);
    for (const int cut : row.details.cuts())
        cuts.push_back(padding + row.name.height() + cut);
    if (cuts.empty())
        cuts.push_back(padding + row.number.height());
    cuts.back() += padding;
    return cuts;
}

std::vector<Cuts> QuoteTable::rowCuts() const
{
    std::vector<Cuts> cuts;
    cuts.reserve(m_rows.size());
    for (const Row &row : m_rows)
        cuts.push_back(cutsOf(row));
    return cuts;
}

void QuoteTable::drawHead(QPainter &painter) const
{
    for (int column = 0; column < columnCount; ++column)
        m_head[static_cast<std::size_t>(column)].draw(
            painter, m_cells[static_cast<std::size_t>(column)].x, 0);
    painter.fillRect(0, m_headHeight - hairline, m_paper.width, hairline, paper::text);
}

void QuoteTable::drawRow(QPainter &painter, int row, int from, int height) const
{
    const Row &texts = m_rows[static_cast<std::size_t>(row)];
    const int top = padding - from;
    painter.save();
    painter.setClipRect(0, 0, m_paper.width, height);
    texts.number.draw(painter, m_cells[NumberColumn].x, top);
    texts.name.draw(painter, m_cells[ItemColumn].x, top);
    texts.details.draw(painter, m_cells[ItemColumn].x, top + texts.name.height());
    texts.quantity.draw(painter, m_cells[QuantityColumn].x, top);
    texts.unitPrice.draw(painter, m_cells[UnitPriceColumn].x, top);
    texts.amount.draw(painter, m_cells[AmountColumn].x, top);
    painter.fillRect(0, height - hairline, m_paper.width, hairline, paper::line);
    painter.restore();
}

} // namespace configurator
