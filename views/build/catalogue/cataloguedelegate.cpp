// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/catalogue/cataloguedelegate.h"

#include "items/cataloguemodel.h"
#include "views/common/badge.h"
#include "views/common/itemfocus.h"
#include "views/common/theme.h"
#include "views/common/unitart.h"

#include <QPainter>
#include <QTextLayout>

namespace configurator {

namespace {

constexpr int artWidth = 54;
constexpr int pad = 12;

// The name in at most two lines; whatever is longer ends in an ellipsis.
QStringList nameLines(const QString &name, const QFont &font, int width)
{
    QTextLayout layout(name, font);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(width);
    layout.endLayout();
    const int length = first.textLength();
    if (length >= name.size())
        return {name};
    const QString rest = name.mid(length).trimmed();
    return {name.left(length).trimmed(),
            QFontMetrics(font).elidedText(rest, Qt::ElideRight, width)};
}

void paintBackground(QPainter *painter, const QStyleOptionViewItem &option)
{
    const Theme &theme = Theme::of(option.palette);
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, theme.accentSoft);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, theme.sunken);
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())),
                          theme.accent);
    painter->setPen(theme.border);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    drawItemFocus(painter, option);
}

} // namespace

CatalogueDelegate::CatalogueDelegate(int addSize, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_addSize(addSize)
{
}

void CatalogueDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintBackground(painter, option);
    const QRect art(option.rect.x() + pad, option.rect.center().y() - 18, artWidth, 36);
    paintUnit(painter, art, index.data(CatalogueModel::PictureRole).toString(), option.palette);
    paintTexts(painter, option, index);
    // The current card carries the real button there.
    if (!option.state.testFlag(QStyle::State_Selected))
        paintAdd(painter, option);
    painter->restore();
}

QSize CatalogueDelegate::sizeHint(const QStyleOptionViewItem &option,
                                  const QModelIndex & /*index*/) const
{
    const int line = QFontMetrics(fontSized(option.font, 1.0, QFont::DemiBold)).height();
    return {100, qMax(line * 4 + 26, m_addSize + 16)};
}

void CatalogueDelegate::paintTexts(QPainter *painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.palette);
    const QFont strong = fontSized(option.font, 1.0, QFont::DemiBold);
    const QFont small = fontSized(option.font, 0.88);
    const QRect box = option.rect.adjusted(pad + artWidth + 12, 8, -(m_addSize + 2 * pad), -8);
    const QStringList lines
        = nameLines(index.data(CatalogueModel::NameRole).toString(), strong, box.width());
    const QString badge = index.data(CatalogueModel::LinkBadgeRole).toString();
    const int nameHeight = QFontMetrics(strong).height();
    const int smallHeight = QFontMetrics(small).height();
    const int badgeHeight = badge.isEmpty() ? 0 : badgeSize(badge, option.font).height() + 3;
    int y = box.center().y()
        - (nameHeight * static_cast<int>(lines.size()) + smallHeight + badgeHeight) / 2;
    painter->setFont(strong);
    painter->setPen(theme.text);
    for (const QString &line : lines) {
        painter->drawText(QRect(box.x(), y, box.width(), nameHeight), Qt::AlignVCenter, line);
        y += nameHeight;
    }
    painter->setFont(small);
    painter->setPen(theme.muted);
    const QString details = index.data(CatalogueModel::DetailsRole).toString();
    painter->drawText(QRect(box.x(), y, box.width(), smallHeight), Qt::AlignVCenter,
                      QFontMetrics(small).elidedText(details, Qt::ElideRight, box.width()));
    if (!badge.isEmpty())
        paintBadge(painter, {box.x(), y + smallHeight + 3}, badge, option.font,
                   index.data(CatalogueModel::IsFastLinkRole).toBool(), option.palette,
                   box.width());
}

void CatalogueDelegate::paintAdd(QPainter *painter, const QStyleOptionViewItem &option) const
{
    const Theme &theme = Theme::of(option.palette);
    const QRect box = addBox(option.rect);
    painter->setPen(theme.border);
    painter->setBrush(theme.surface);
    painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), metrics::smallRadius + 1,
                             metrics::smallRadius + 1);
    painter->setPen(QPen(theme.accent, 2));
    const QPointF middle = QRectF(box).center();
    painter->drawLine(middle - QPointF(5, 0), middle + QPointF(5, 0));
    painter->drawLine(middle - QPointF(0, 5), middle + QPointF(0, 5));
}

QRect CatalogueDelegate::addBox(const QRect &card) const
{
    return {card.right() - m_addSize - pad + 1, card.center().y() - m_addSize / 2, m_addSize,
            m_addSize};
}

} // namespace configurator
