// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/customers/customerrowdelegate.h"

#include "items/quotes/customersmodel.h"
#include "views/common/theme.h"

#include <QPainter>

namespace configurator {

namespace {

constexpr int pad = 12;
constexpr int space = 8; // above and below the lines
constexpr int leastWidth = 160;

QFont nameFont(const QFont &base)
{
    return fontSized(base, 1.0, QFont::DemiBold);
}

QFont detailsFont(const QFont &base)
{
    return fontSized(base, 0.88);
}

void paintGround(QPainter *painter, const QStyleOptionViewItem &option)
{
    const Theme &theme = Theme::of(option.palette);
    const QRect &box = option.rect;
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    if (isSelected)
        painter->fillRect(box, theme.accentSoft);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(box, theme.sunken);
    painter->fillRect(QRect(box.x(), box.bottom(), box.width(), 1), theme.border);
    if (isSelected)
        painter->fillRect(QRect(box.topLeft(), QSize(3, box.height())), theme.accent);
    if (isSelected && option.state.testFlag(QStyle::State_HasFocus)) {
        painter->fillRect(QRect(box.x(), box.y(), box.width(), 2), theme.accent);
        painter->fillRect(QRect(box.x(), box.bottom() - 1, box.width(), 2), theme.accent);
    }
}

void paintLine(QPainter *painter, const QRect &box, const QFont &font, const QColor &ink,
               const QString &text)
{
    painter->setFont(font);
    painter->setPen(ink);
    painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                      QFontMetrics(font).elidedText(text, Qt::ElideRight, box.width()));
}

} // namespace

void CustomerRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    painter->save();
    paintGround(painter, option);
    const Theme &theme = Theme::of(option.palette);
    const QFont name = nameFont(option.font);
    const QFont details = detailsFont(option.font);
    const int nameHeight = QFontMetrics(name).height();
    const int detailsHeight = QFontMetrics(details).height();
    const QString remark = index.data(CustomersModel::DetailsRole).toString();
    const int height = nameHeight + (remark.isEmpty() ? 0 : detailsHeight);
    QRect box = option.rect.adjusted(pad, 0, -pad, 0);
    box.setTop(box.y() + (box.height() - height) / 2);
    box.setHeight(nameHeight);
    paintLine(painter, box, name, theme.text, index.data(CustomersModel::NameRole).toString());
    box.translate(0, nameHeight);
    box.setHeight(detailsHeight);
    paintLine(painter, box, details, theme.muted, remark);
    painter->restore();
}

QSize CustomerRowDelegate::sizeHint(const QStyleOptionViewItem &option,
                                    const QModelIndex & /*index*/) const
{
    return {leastWidth,
            QFontMetrics(nameFont(option.font)).height()
                + QFontMetrics(detailsFont(option.font)).height() + 2 * space};
}

} // namespace configurator
