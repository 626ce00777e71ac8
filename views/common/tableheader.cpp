// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/tableheader.h"

#include "views/common/theme.h"

#include <QPainter>

namespace configurator {

namespace {

constexpr int arrowWidth = 14;

void paintArrow(QPainter *painter, const QRect &box, bool isUp, const QColor &colour)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF middle = QRectF(box).center();
    const qreal rise = isUp ? -2.2 : 2.2;
    painter->drawPolyline(QPolygonF {middle + QPointF(-4, -rise), middle + QPointF(0, rise),
                                     middle + QPointF(4, -rise)});
}

} // namespace

TableHeader::TableHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setHighlightSections(false);
    setMinimumSectionSize(90);
}

QFont TableHeader::titleFont() const
{
    return fontSized(font(), 0.9);
}

QSize TableHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), 34};
}

QSize TableHeader::sectionSizeFromContents(int section) const
{
    const QString title = model()->headerData(section, Qt::Horizontal).toString();
    const int width = QFontMetrics(titleFont()).horizontalAdvance(title) + 2 * pad;
    return {width + (isSortIndicatorShown() ? arrowWidth : 0), 34};
}

void TableHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Theme &theme = Theme::of(this);
    painter->save();
    painter->fillRect(rect, theme.surface);
    painter->fillRect(QRect(rect.x(), rect.bottom(), rect.width(), 1), theme.border);
    const bool isSorted = isSortIndicatorShown() && sortIndicatorSection() == section;
    const auto alignment = Qt::Alignment(
        model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
    const QString title = model()->headerData(section, Qt::Horizontal).toString();
    const QFontMetrics sizes(titleFont());
    QRect box = rect.adjusted(pad, 0, -pad, 0);
    const int arrow = isSorted ? arrowWidth : 0;
    const int width = qMin(sizes.horizontalAdvance(title) + 1, box.width() - arrow);
    const int x = alignment.testFlag(Qt::AlignRight) ? box.right() - width - arrow + 1 : box.x();
    painter->setFont(titleFont());
    painter->setPen(isSorted ? theme.text : theme.muted);
    painter->drawText(QRect(x, rect.y(), width, rect.height()), Qt::AlignVCenter,
                      sizes.elidedText(title, Qt::ElideRight, width));
    if (isSorted)
        paintArrow(painter, QRect(x + width, rect.y(), arrowWidth, rect.height()),
                   sortIndicatorOrder() == Qt::AscendingOrder, theme.accent);
    painter->restore();
}

} // namespace configurator
