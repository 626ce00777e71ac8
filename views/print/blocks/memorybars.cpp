// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/blocks/memorybars.h"

#include "views/print/paper/printstyle.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <numeric>

namespace configurator {

namespace {

constexpr int barCount = 3;
constexpr int needsBar = 0;
constexpr int combinedBar = 1;
constexpr int leastNameWidth = dots(14);
constexpr int mostNameWidth = dots(30);
constexpr int leastFigureWidth = dots(17);
constexpr int gap = dots(1.6);
constexpr int barHeight = dots(4.8);
constexpr int barPitch = dots(7.6);
constexpr int needLabelHeight = dots(4.6);
constexpr int legendHeight = dots(7.2);
constexpr int legendSquare = dots(2.2);
constexpr int separator = dots(0.25);
constexpr int barsBottom = needLabelHeight + barPitch * (barCount - 1) + barHeight;

Bytes sumOf(const std::vector<BarSegment> &segments)
{
    return std::accumulate(
        segments.begin(), segments.end(), Bytes {0},
        [](Bytes sum, const BarSegment &segment) { return sum + segment.bytes; });
}

int barTop(int bar)
{
    return needLabelHeight + bar * barPitch;
}

} // namespace

MemoryBars::MemoryBars(const SheetChart &chart, int width, const QPaintDevice *device)
    : m_chart(chart)
    , m_width(width)
    , m_device(device)
    , m_nameWidth(leastNameWidth)
    , m_figureWidth(leastFigureWidth)
{
    for (const QString &name : chart.bars)
        m_nameWidth = std::max(m_nameWidth, text(name, m_width, Qt::AlignLeft).widestLine());
    m_nameWidth = std::min(m_nameWidth + 1, mostNameWidth);
    for (const QString &figure : chart.figures)
        m_figureWidth
            = std::max(m_figureWidth, text(figure, m_width, Qt::AlignLeft).widestLine() + gap);
}

int MemoryBars::height() const
{
    return m_chart.legend.isEmpty() ? barsBottom : barsBottom + legendHeight;
}

const std::vector<BarSegment> &MemoryBars::segments(int bar) const
{
    const MemoryPicture &picture = m_chart.picture;
    if (bar == needsBar)
        return picture.needs;
    return bar == combinedBar ? picture.combined : picture.fastLinked;
}

// Rounded to dots here only; the bytes stay exact.
qreal MemoryBars::lengthOf(Bytes bytes) const
{
    const int room = m_width - m_nameWidth - 2 * gap - m_figureWidth;
    if (m_chart.picture.scale <= 0)
        return 0;
    return static_cast<qreal>(bytes) / static_cast<qreal>(m_chart.picture.scale) * room;
}

QColor MemoryBars::colourOf(int bar, std::size_t segment) const
{
    constexpr std::array needs {paper::weights, paper::context, paper::working};
    if (bar == needsBar)
        return needs[segment % needs.size()];
    if (bar == combinedBar)
        return segment % 2 == 0 ? paper::combined : paper::combinedOther;
    const bool holdsNeed = sumOf(m_chart.picture.fastLinked) >= m_chart.picture.need;
    return holdsNeed ? paper::green : paper::amber;
}

QRectF MemoryBars::barRect(int bar, Bytes bytes) const
{
    return {qreal(m_nameWidth + gap), qreal(barTop(bar)), lengthOf(bytes), qreal {barHeight}};
}

TextBlock MemoryBars::text(const QString &words, int width, Qt::Alignment alignment,
                           bool isBold) const
{
    const QFont font = printFont(7.8, isBold ? QFont::DemiBold : QFont::Normal);
    return {words, {font, paper::text, alignment, 1, {}}, width, m_device};
}

void MemoryBars::drawSegments(QPainter &painter, int bar) const
{
    const std::vector<BarSegment> &parts = segments(bar);
    Bytes before = 0;
    for (std::size_t segment = 0; segment < parts.size(); ++segment) {
        const Bytes after = before + parts[segment].bytes;
        QRectF rect = barRect(bar, after);
        rect.setLeft(barRect(bar, before).right());
        const bool hasNext = bar != needsBar && segment + 1 < parts.size();
        if (hasNext && rect.width() > 4 * separator)
            rect.setRight(rect.right() - separator);
        painter.fillRect(rect, colourOf(bar, segment));
        before = after;
    }
}

void MemoryBars::drawName(QPainter &painter, int bar) const
{
    const TextBlock label = text(m_chart.bars.value(bar), m_nameWidth, Qt::AlignRight);
    label.draw(painter, 0, barTop(bar) + (barHeight - label.height()) / 2);
}

void MemoryBars::drawFigure(QPainter &painter, int bar) const
{
    if (m_chart.figures.value(bar).isEmpty())
        return;
    const TextBlock label = text(m_chart.figures.value(bar), m_figureWidth, Qt::AlignLeft);
    const int x = static_cast<int>(barRect(bar, sumOf(segments(bar))).right()) + gap;
    const int y = barTop(bar) + (barHeight - label.height()) / 2;
    // The need's line may cross the figure; paper-white keeps it readable.
    painter.fillRect(x - gap / 2, y, label.widestLine() + gap, label.height(), Qt::white);
    label.draw(painter, x, y);
}

void MemoryBars::drawNeedLine(QPainter &painter) const
{
    const qreal x = barRect(needsBar, m_chart.picture.need).right();
    const TextBlock label = text(m_chart.needed, m_width, Qt::AlignLeft, true);
    const int left = std::min(static_cast<int>(x) + gap / 2, m_width - label.widestLine());
    label.draw(painter, left, 0);
    QPen pen(paper::text, dots(0.3));
    pen.setDashPattern({3.0, 2.4});
    pen.setCapStyle(Qt::FlatCap);
    painter.setPen(pen);
    const int bottom = barsBottom + gap / 2;
    painter.drawLine(QPointF(x, 0), QPointF(x, bottom));
}

void MemoryBars::drawLegend(QPainter &painter) const
{
    int x = m_nameWidth + gap;
    std::size_t segment = 0;
    for (const QString &words : m_chart.legend) {
        const TextBlock label = text(words, m_width, Qt::AlignLeft);
        const int y = height() - label.height();
        painter.fillRect(x, y + (label.height() - legendSquare) / 2, legendSquare, legendSquare,
                         colourOf(needsBar, segment++));
        x += legendSquare + gap / 2;
        label.draw(painter, x, y);
        x += label.widestLine() + gap + gap / 2;
    }
}

void MemoryBars::draw(QPainter &painter) const
{
    for (int bar = 0; bar < barCount; ++bar)
        drawSegments(painter, bar);
    if (!m_chart.needed.isEmpty())
        drawNeedLine(painter);
    for (int bar = 0; bar < barCount; ++bar) {
        drawName(painter, bar);
        drawFigure(painter, bar);
    }
    drawLegend(painter);
}

} // namespace configurator
