// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/page/needdelegate.h"

#include "items/aimodels/needtablemodel.h"
#include "views/common/theme.h"
#include "views/common/tableheader.h"

#include <QAbstractItemView>
#include <QPainter>

namespace configurator {

namespace {

constexpr int pad = TableHeader::pad;

QModelIndex chosenIn(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view ? view->currentIndex() : QModelIndex();
}

void paintFrame(QPainter *painter, const QStyleOptionViewItem &option, const Theme &theme)
{
    const bool hasFocus = option.widget && option.widget->hasFocus();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(theme.accent, hasFocus ? 2 : 1));
    painter->setBrush(theme.surface);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(2, 4, -2, -4), metrics::smallRadius,
                             metrics::smallRadius);
}

} // namespace

void NeedDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.palette);
    const QModelIndex chosen = chosenIn(option);
    const bool isRow = chosen.isValid() && chosen.row() == index.row();
    const bool isCell = chosen == index;
    const bool isFormat = index.column() == NeedTableModel::FormatColumn;
    painter->save();
    if (isRow)
        painter->fillRect(option.rect, theme.accentSoft);
    if (isCell)
        paintFrame(painter, option, theme);
    const bool isStrong = isCell || (isRow && isFormat);
    const QFont font = isStrong ? fontSized(option.font, 1.0, QFont::DemiBold) : option.font;
    const bool isMuted = !isFormat && !index.flags().testFlag(Qt::ItemIsSelectable);
    painter->setFont(font);
    painter->setPen(isCell ? theme.accent : isMuted ? theme.muted : theme.text);
    const QRect box = option.rect.adjusted(pad, 0, -pad, 0);
    painter->drawText(
        box, index.data(Qt::TextAlignmentRole).toInt(),
        QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, box.width()));
    painter->restore();
}

QSize NeedDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFont font = fontSized(option.font, 1.0, QFont::DemiBold);
    const int text = QFontMetrics(font).horizontalAdvance(index.data().toString());
    return {text + 2 * pad + 2, rowHeight};
}

} // namespace configurator
