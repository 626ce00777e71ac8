// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/models/modelcarddelegate.h"

#include "items/aimodels/modelrow.h"
#include "views/common/itemfocus.h"
#include "views/common/theme.h"
#include "views/kiosk/kiosklook.h"
#include "views/kiosk/touch/touch.h"

#include <QPainter>

namespace configurator {

namespace {

QString cell(const QModelIndex &index, ModelColumn column, int role = Qt::DisplayRole)
{
    return index.siblingAtColumn(static_cast<int>(column)).data(role).toString();
}

void paintText(QPainter *painter, const QRect &box, int flags, const QFont &font,
               const QColor &colour, const QString &text)
{
    painter->setFont(font);
    painter->setPen(colour);
    painter->drawText(box, flags, QFontMetrics(font).elidedText(text, Qt::ElideRight, box.width()));
}

} // namespace

void ModelCardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.palette);
    painter->save();
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    if (isCurrent)
        painter->fillRect(option.rect, theme.accentSoft);
    painter->setPen(theme.border);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    drawItemFocus(painter, option);
    const QFont strong = fontSized(option.font, 1.0, QFont::DemiBold);
    const QFont small = fontSized(option.font, 0.86);
    const QRect box = option.rect.adjusted(kioskCardPad, 10, -kioskCardPad, -10);
    const int needWidth = box.width() / 3;
    const QRect left = box.adjusted(0, 0, -needWidth - 12, 0);
    const QRect right = box.adjusted(box.width() - needWidth, 0, 0, 0);
    const QString byline = cell(index, ModelColumn::Publisher) + QStringLiteral(" \u00b7 ")
        + cell(index, ModelColumn::Size);
    paintText(painter, left, Qt::AlignLeft | Qt::AlignTop, strong, theme.text,
              cell(index, ModelColumn::Name));
    paintText(painter, left, Qt::AlignLeft | Qt::AlignBottom, small, theme.muted, byline);
    paintText(painter, right, Qt::AlignRight | Qt::AlignTop, strong, theme.text,
              cell(index, ModelColumn::Need));
    paintText(painter, right, Qt::AlignRight | Qt::AlignBottom, small, theme.muted, tr("needed"));
    painter->restore();
}

QSize ModelCardDelegate::sizeHint(const QStyleOptionViewItem &option,
                                  const QModelIndex & /*index*/) const
{
    const int lines = QFontMetrics(fontSized(option.font, 1.0, QFont::DemiBold)).height()
        + QFontMetrics(fontSized(option.font, 0.86)).height();
    return {100, qMax(lines + 28, touch::target)};
}

} // namespace configurator
