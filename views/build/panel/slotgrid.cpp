// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/panel/slotgrid.h"

#include "views/common/theme.h"
#include "views/common/unitart.h"

#include <QPainter>

#include <algorithm>

namespace configurator {

namespace {

constexpr int columns = 4;
constexpr int cellHeight = 88;
constexpr int slotGap = 8;

int placesIn(const HostPicture &picture)
{
    int places = picture.freePlaces;
    for (const SlotTile &tile : picture.tiles)
        places += tile.places;
    return places;
}

} // namespace

SlotGrid::SlotGrid(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SlotGrid::setPicture(const HostPicture &picture)
{
    m_picture = picture;
    setFixedHeight(heightFor(picture));
    update();
}

int SlotGrid::heightFor(const HostPicture &picture)
{
    const int lines = (placesIn(picture) + columns - 1) / columns;
    return lines == 0 ? 0 : lines * cellHeight + (lines - 1) * slotGap;
}

int SlotGrid::heldAt(QPoint position) const
{
    for (const Cell &cell : cells()) {
        if (cell.tile && cell.box.contains(position))
            return cell.tile->heldRow;
    }
    return -1;
}

// A card that covers several places is one box; at the end of a line it is cut to what is left.
std::vector<SlotGrid::Cell> SlotGrid::cells() const
{
    const int across = std::min(columns, std::max(1, placesIn(m_picture)));
    const int cellWidth = (width() - (across - 1) * slotGap) / across;
    std::vector<Cell> cells;
    int place = 0;
    const auto add = [&](int places, const SlotTile *tile) {
        const int column = place % across;
        const int span = std::min(places, across - column);
        cells.push_back(
            {QRect(column * (cellWidth + slotGap), (place / across) * (cellHeight + slotGap),
                   span * cellWidth + (span - 1) * slotGap, cellHeight),
             tile});
        place += places;
    };
    for (const SlotTile &tile : m_picture.tiles)
        add(tile.places, &tile);
    for (int i = 0; i < m_picture.freePlaces; ++i)
        add(1, nullptr);
    return cells;
}

void SlotGrid::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(this);
    for (const Cell &cell : cells()) {
        if (cell.tile) {
            paintTile(painter, cell);
            continue;
        }
        painter.setPen(QPen(theme.border, 1.2, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(cell.box).adjusted(0.5, 0.5, -0.5, -0.5),
                                metrics::smallRadius, metrics::smallRadius);
        painter.setPen(theme.muted);
        painter.setFont(fontSized(font(), 0.92));
        painter.drawText(cell.box, Qt::AlignCenter, tr("free slot"));
    }
}

void SlotGrid::paintTile(QPainter &painter, const Cell &cell) const
{
    const Theme &theme = Theme::of(this);
    painter.setPen(theme.border);
    painter.setBrush(theme.sunken);
    painter.drawRoundedRect(QRectF(cell.box).adjusted(0.5, 0.5, -0.5, -0.5), metrics::smallRadius,
                            metrics::smallRadius);
    const QRect inner = cell.box.adjusted(10, 8, -10, -8);
    paintUnit(&painter, QRectF(inner.x(), inner.y(), 50, 32), cell.tile->picture, palette());
    const QFont strong = fontSized(font(), 0.95, QFont::DemiBold);
    const QFont small = fontSized(font(), 0.86);
    const int smallHeight = QFontMetrics(small).height();
    const int strongHeight = QFontMetrics(strong).height();
    painter.setFont(strong);
    painter.setPen(theme.text);
    painter.drawText(
        QRect(inner.x(), inner.bottom() + 1 - smallHeight - strongHeight, inner.width(),
              strongHeight),
        Qt::AlignVCenter,
        QFontMetrics(strong).elidedText(cell.tile->name, Qt::ElideRight, inner.width()));
    painter.setFont(small);
    painter.setPen(theme.muted);
    painter.drawText(
        QRect(inner.x(), inner.bottom() + 1 - smallHeight, inner.width(), smallHeight),
        Qt::AlignVCenter,
        QFontMetrics(small).elidedText(cell.tile->details, Qt::ElideRight, inner.width()));
}

} // namespace configurator
