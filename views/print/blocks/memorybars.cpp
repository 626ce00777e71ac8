// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/blocks/memorybars.h"

#include "views/print/printstyle.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <numeric>

namespace configurator {

namespace {

constexpr int barCount = 3;
constexpr int needsBar = 0;
constexpr int combinedBar = 1;
constexpr int nameWidth = dots(18);
constexpr int leastFigureWidth = dots(17);
constexpr int gap = dots(1.6);
constexpr int barHeight = dots(4.8);
constexpr int barPitch = dots(7.6);
constexpr int needLabelHeight = dots(4.6);
constexpr int legendHeight = dots(7.2);
constexpr int legendSquare = dots(2.2);
constexpr int separator = dots(0.25);
constexpr int barsBottom = needLabelHeight + barPitch * (barCount - 1) + barHeight;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(MemoryBars)
};

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

MemoryBars::MemoryBars(const MemoryPicture &picture, int width, const QPaintDevice *device)
    : m_picture(picture)
    , m_width(width)
    , m_device(device)
    , m_figureWidth(leastFigureWidth)
{
    for (const Bar &bar : bars()) {
        const TextBlock figure = text(bar.figure, m_width, Qt::AlignLeft);
        m_figureWidth = std::max(m_figureWidth, figure.widestLine() + gap);
    }
}

int MemoryBars::height() const
{
    return m_picture.needs.empty() ? barsBottom : barsBottom + legendHeight;
}

std::vector<MemoryBars::Bar> MemoryBars::bars() const
{
    return {{Say::tr("Needs"), &m_picture.needs,
             m_picture.needs.empty() ? Say::tr("not known") : QString()},
            {Say::tr("Combined"), &m_picture.combined, gibText(sumOf(m_picture.combined))},
            {Say::tr("Fast-linked"), &m_picture.fastLinked, gibText(sumOf(m_picture.fastLinked))}};
}

// Rounded to dots here only; the bytes stay exact.
qreal MemoryBars::lengthOf(Bytes bytes) const
{
    const int room = m_width - nameWidth - 2 * gap - m_figureWidth;
    if (m_picture.scale <= 0)
        return 0;
    return static_cast<qreal>(bytes) / static_cast<qreal>(m_picture.scale) * room;
}

QColor MemoryBars::colourOf(int bar, std::size_t segment) const
{
    constexpr std::array needs {paper::weights, paper::context, paper::working};
    if (bar == needsBar)
        return needs[segment % needs.size()];
    if (bar == combinedBar)
        return segment % 2 == 0 ? paper::combined : paper::combinedOther;
    const bool holdsNeed = sumOf(m_picture.fastLinked) >= m_picture.need;
    return holdsNeed ? paper::green : paper::amber;
}

QRectF MemoryBars::barRect(int bar, Bytes bytes) const
{
    return {qreal {nameWidth + gap}, qreal(barTop(bar)), lengthOf(bytes), qreal {barHeight}};
}

TextBlock MemoryBars::text(const QString &words, int width, Qt::Alignment alignment,
                           bool isBold) const
{
    const QFont font = printFont(7.8, isBold ? QFont::DemiBold : QFont::Normal);
    return {words, {font, paper::text, alignment, 1, {}}, width, m_device};
}

void MemoryBars::drawSegments(QPainter &painter, int bar,
                              const std::vector<BarSegment> &segments) const
{
    Bytes before = 0;
    for (std::size_t segment = 0; segment < segments.size(); ++segment) {
        const Bytes after = before + segments[segment].bytes;
        QRectF rect = barRect(bar, after);
        rect.setLeft(barRect(bar, before).right());
        const bool hasNext = bar != needsBar && segment + 1 < segments.size();
        if (hasNext && rect.width() > 4 * separator)
            rect.setRight(rect.right() - separator);
        painter.fillRect(rect, colourOf(bar, segment));
        before = after;
    }
}

void MemoryBars::drawName(QPainter &painter, int bar, const QString &name) const
{
    const TextBlock label = text(name, nameWidth, Qt::AlignRight);
    label.draw(painter, 0, barTop(bar) + (barHeight - label.height()) / 2);
}

void MemoryBars::drawFigure(QPainter &painter, int bar, const Bar &shown) const
{
    const TextBlock label = text(shown.figure, m_figureWidth, Qt::AlignLeft);
    const int x = static_cast<int>(barRect(bar, sumOf(*shown.segments)).right()) + gap;
    const int y = barTop(bar) + (barHeight - label.height()) / 2;
    // The need's line may cross the figure; paper-white keeps it readable.
    painter.fillRect(x - gap / 2, y, label.widestLine() + gap, label.height(), Qt::white);
    label.draw(painter, x, y);
}

void MemoryBars::drawNeedLine(QPainter &painter) const
{
    const qreal x = barRect(needsBar, m_picture.need).right();
    const TextBlock label
        = text(Say::tr("%1 needed").arg(gibText(m_picture.need)), m_width, Qt::AlignLeft, true);
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
    int x = nameWidth + gap;
    for (std::size_t segment = 0; segment < m_picture.needs.size(); ++segment) {
        const BarSegment &part = m_picture.needs[segment];
        const QString words
            = Say::tr("%1 %2", "part of the need, GiB").arg(part.label, gibFigure(part.bytes));
        const TextBlock label = text(words, m_width, Qt::AlignLeft);
        const int y = height() - label.height();
        painter.fillRect(x, y + (label.height() - legendSquare) / 2, legendSquare, legendSquare,
                         colourOf(needsBar, segment));
        x += legendSquare + gap / 2;
        label.draw(painter, x, y);
        x += label.widestLine() + gap + gap / 2;
    }
}

void MemoryBars::draw(QPainter &painter) const
{
    const std::vector<Bar> shown = bars();
    for (int bar = 0; bar < barCount; ++bar)
        drawSegments(painter, bar, *shown[static_cast<std::size_t>(bar)].segments);
    if (!m_picture.needs.empty())
        drawNeedLine(painter);
    for (int bar = 0; bar < barCount; ++bar) {
        const Bar &named = shown[static_cast<std::size_t>(bar)];
        drawName(painter, bar, named.name);
        if (!named.figure.isEmpty())
            drawFigure(painter, bar, named);
    }
    drawLegend(painter);
}

} // namespace configurator
