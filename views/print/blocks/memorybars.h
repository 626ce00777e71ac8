// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/print/quotesheet.h"
#include "views/print/blocks/printblock.h"

#include <QRectF>

namespace configurator {

// The memory picture on paper, as vectors: what the model needs above what the build offers.
class MemoryBars
{
public:
    MemoryBars(const SheetChart &chart, int width, const QPaintDevice *device);

    [[nodiscard]] int height() const;
    void draw(QPainter &painter) const;

private:
    [[nodiscard]] const std::vector<BarSegment> &segments(int bar) const;
    [[nodiscard]] qreal lengthOf(Bytes bytes) const;
    [[nodiscard]] QColor colourOf(int bar, std::size_t segment) const;
    [[nodiscard]] QRectF barRect(int bar, Bytes bytes) const;
    void drawSegments(QPainter &painter, int bar) const;
    void drawName(QPainter &painter, int bar) const;
    void drawFigure(QPainter &painter, int bar) const;
    void drawNeedLine(QPainter &painter) const;
    void drawLegend(QPainter &painter) const;
    [[nodiscard]] TextBlock text(const QString &words, int width, Qt::Alignment alignment,
                                 bool isBold = false) const;

    SheetChart m_chart;
    int m_width;
    const QPaintDevice *m_device;
    int m_nameWidth = 0; // of the longest name before a bar
    int m_figureWidth = 0; // of the widest figure behind a bar
};

} // namespace configurator
