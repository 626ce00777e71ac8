// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/list/quoterowdelegate.h"

#include "items/quotes/quotelistmodel.h"
#include "views/common/theme.h"

#include <QPainter>

namespace configurator {

namespace {

constexpr int pad = 14;
constexpr int gap = 8;

struct Tones
{
    QColor ink;
    QColor ground;
};

Tones tonesOf(QuoteStanding standing, const Theme &theme)
{
    switch (standing) {
    case QuoteStanding::Issued:
        return {theme.accent, theme.accentSoft};
    case QuoteStanding::Accepted:
        return {theme.green, theme.greenSoft};
    case QuoteStanding::Expiring:
        return {theme.amber, theme.amberSoft};
    case QuoteStanding::Expired:
    case QuoteStanding::Declined:
    case QuoteStanding::Void:
        return {theme.red, theme.redSoft};
    case QuoteStanding::Draft:
        break;
    }
    return {theme.muted, theme.sunken};
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

// Returns the width that the word takes.
int paintStanding(QPainter *painter, const QRect &box, const QStyleOptionViewItem &option,
                  const QModelIndex &index)
{
    const Theme &theme = Theme::of(option.palette);
    const auto standing
        = static_cast<QuoteStanding>(index.data(QuoteListModel::StandingRole).toInt());
    const Tones tones = tonesOf(standing, theme);
    const QString text = index.data(QuoteListModel::StandingTextRole).toString();
    painter->setFont(fontSized(option.font, 0.82, QFont::DemiBold));
    const QFontMetrics sizes(painter->font());
    const QSize size(sizes.horizontalAdvance(text) + 14, sizes.height() + 6);
    const QRect badge(QPoint(box.right() - size.width() + 1, box.y()), size);
    painter->setPen(Qt::NoPen);
    painter->setBrush(tones.ground);
    painter->drawRoundedRect(badge, 5, 5);
    painter->setPen(tones.ink);
    painter->drawText(badge, Qt::AlignCenter, text);
    return size.width();
}

void paintLine(QPainter *painter, const QRect &box, const QFont &font, const QColor &ink,
               const QString &text)
{
    painter->setFont(font);
    painter->setPen(ink);
    painter->drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(font).elidedText(text, Qt::ElideRight, box.width()));
}

QString numberText(const QModelIndex &index)
{
    const QString number = index.data(QuoteListModel::NumberRole).toString();
    const QString revision = index.data(QuoteListModel::RevisionRole).toString();
    return revision.isEmpty() ? number : QStringLiteral("%1 %2").arg(number, revision);
}

} // namespace

void QuoteRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(painter, option);
    const Theme &theme = Theme::of(option.palette);
    QRect box = option.rect.adjusted(pad, 10, -pad, -10);
    const QFont strong = fontSized(option.font, 1.0, QFont::DemiBold);
    const QFont small = fontSized(option.font, 0.88);
    const int line = QFontMetrics(strong).height();
    const int badge = paintStanding(painter, box, option, index);
    const QRect first(box.x(), box.y(), box.width() - badge - gap, line);
    paintLine(painter, first, strong, theme.text, numberText(index));
    box.setTop(box.y() + line + 3);
    const QString customer = index.data(QuoteListModel::CustomerRole).toString();
    const QString total = index.data(QuoteListModel::TotalRole).toString();
    const int width = QFontMetrics(small).horizontalAdvance(total);
    paintLine(painter, QRect(box.x(), box.y(), box.width() - width - gap, line), option.font,
              customer.isEmpty() ? theme.muted : theme.text,
              customer.isEmpty() ? tr("No customer yet") : customer);
    paintLine(painter, QRect(box.right() - width, box.y(), width + 1, line), small, theme.text,
              total);
    box.setTop(box.y() + line + 2);
    paintLine(painter, QRect(box.x(), box.y(), box.width(), QFontMetrics(small).height()), small,
              theme.muted, index.data(QuoteListModel::ContentRole).toString());
    painter->restore();
}

QSize QuoteRowDelegate::sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex & /*index*/) const
{
    const int line = QFontMetrics(fontSized(option.font, 1.0, QFont::DemiBold)).height();
    const int small = QFontMetrics(fontSized(option.font, 0.88)).height();
    return {200, 2 * line + small + 26};
}

} // namespace configurator
