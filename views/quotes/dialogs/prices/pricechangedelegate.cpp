// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/prices/pricechangedelegate.h"

#include "items/prices/pricechangesmodel.h"
#include "views/common/badge.h"
#include "views/common/theme.h"

#include <QPainter>

namespace configurator {

namespace {

constexpr int pad = 12;
constexpr int gap = 10;
constexpr int leastWidth = 300;

QFont nameFont(const QFont &base)
{
    return fontSized(base, 1.0, QFont::DemiBold);
}

QFont skuFont(const QFont &base)
{
    return fontSized(base, 0.86);
}

void paintGround(QPainter *painter, const QStyleOptionViewItem &option)
{
    const Theme &theme = Theme::of(option.palette);
    const QRect &box = option.rect;
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(box, theme.accentSoft);
    painter->fillRect(QRect(box.x(), box.bottom(), box.width(), 1), theme.border);
    if (option.state.testFlag(QStyle::State_Selected)
        && option.state.testFlag(QStyle::State_HasFocus))
        painter->fillRect(QRect(box.topLeft(), QSize(3, box.height())), theme.accent);
}

// The width of the widest figure of nine digits; larger ones push the name aside.
int figureWidth(const QFontMetrics &sizes, const QString &text)
{
    return qMax(sizes.horizontalAdvance(text),
                sizes.horizontalAdvance(QStringLiteral("000,000.00")));
}

// From the right edge inwards; returns what is left of the box.
QRect paintFigure(QPainter *painter, QRect box, const QFont &font, const QColor &ink,
                  const QString &text)
{
    const int width = figureWidth(QFontMetrics(font), text);
    painter->setFont(font);
    painter->setPen(ink);
    painter->drawText(box, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text);
    box.setWidth(qMax(0, box.width() - width - gap));
    return box;
}

QRect paintJump(QPainter *painter, QRect box, const QStyleOptionViewItem &option)
{
    const QString word = PriceChangeDelegate::tr("jump");
    const QSize size = badgeSize(word, option.font);
    paintBadge(painter,
               QPoint(box.right() - size.width() + 1, box.center().y() - size.height() / 2), word,
               option.font, false, option.palette, size.width());
    box.setWidth(qMax(0, box.width() - size.width() - gap));
    return box;
}

void paintUnit(QPainter *painter, const QRect &box, const QStyleOptionViewItem &option,
               const QModelIndex &index)
{
    const Theme &theme = Theme::of(option.palette);
    const QFont name = nameFont(option.font);
    const QFont sku = skuFont(option.font);
    const int nameHeight = QFontMetrics(name).height();
    const int top = box.y() + (box.height() - nameHeight - QFontMetrics(sku).height()) / 2;
    const auto paint = [&](int y, const QFont &font, const QColor &ink, const QString &text) {
        painter->setFont(font);
        painter->setPen(ink);
        painter->drawText(QRect(box.x(), y, box.width(), QFontMetrics(font).height()),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, box.width()));
    };
    paint(top, name, theme.text, index.data().toString());
    paint(top + nameHeight, sku, theme.muted, index.data(PriceChangesModel::SkuRole).toString());
}

} // namespace

void PriceChangeDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    painter->save();
    paintGround(painter, option);
    const Theme &theme = Theme::of(option.palette);
    const bool isJump = index.data(PriceChangesModel::JumpRole).toBool();
    QRect box = option.rect.adjusted(pad, 0, -pad, 0);
    box = paintFigure(painter, box, option.font, isJump ? theme.amber : theme.muted,
                      index.data(PriceChangesModel::PercentRole).toString());
    box = paintFigure(painter, box, nameFont(option.font), theme.text,
                      index.data(PriceChangesModel::NewRole).toString());
    box = paintFigure(painter, box, option.font, theme.muted,
                      index.data(PriceChangesModel::OldRole).toString());
    if (isJump)
        box = paintJump(painter, box, option);
    paintUnit(painter, box, option, index);
    painter->restore();
}

QSize PriceChangeDelegate::sizeHint(const QStyleOptionViewItem &option,
                                    const QModelIndex & /*index*/) const
{
    const int lines = QFontMetrics(nameFont(option.font)).height()
        + QFontMetrics(skuFont(option.font)).height();
    return {leastWidth, lines + 14};
}

} // namespace configurator
