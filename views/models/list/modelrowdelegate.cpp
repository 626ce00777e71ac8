// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/list/modelrowdelegate.h"

#include "items/aimodels/aimodellistmodel.h"
#include "views/common/theme.h"
#include "views/models/list/modeltable.h"
#include "views/common/verdictsign.h"
#include "views/common/tableheader.h"

#include <QPainter>

namespace configurator {

namespace {

constexpr int pad = TableHeader::pad;
constexpr int signWidth = 24;

bool isName(const QModelIndex &index)
{
    return index.column() == static_cast<int>(ModelColumn::Name);
}

bool isVerdict(const QModelIndex &index)
{
    return index.column() == static_cast<int>(ModelColumn::Verdict)
        && index.data(AiModelListModel::VerdictRole).isValid();
}

QFont lineFont(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    return isName(index) ? fontSized(option.font, 1.0, QFont::DemiBold) : option.font;
}

QFont remarkFont(const QStyleOptionViewItem &option)
{
    return fontSized(option.font, 0.85);
}

QColor lineColour(const QModelIndex &index, const Theme &theme)
{
    const bool isAnswer = index.column() == static_cast<int>(ModelColumn::Verdict)
        || index.column() == static_cast<int>(ModelColumn::Spare);
    const QVariant verdict = index.data(AiModelListModel::VerdictRole);
    if (isAnswer && verdict.isValid())
        return verdictColour(static_cast<Verdict>(verdict.toInt()), theme);
    return theme.text;
}

void paintGround(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const Theme &theme = Theme::of(option.palette);
    const auto *table = qobject_cast<const ModelTable *>(option.widget);
    const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
    const QRect &box = option.rect;
    if (isCurrent)
        painter->fillRect(box, theme.accentSoft);
    else if (table && table->hoveredRow() == index.row())
        painter->fillRect(box, theme.sunken);
    painter->fillRect(QRect(box.x(), box.bottom(), box.width(), 1), theme.border);
    if (!isCurrent)
        return;
    if (isName(index))
        painter->fillRect(QRect(box.topLeft(), QSize(3, box.height())), theme.accent);
    if (table && table->hasFocus()) {
        painter->fillRect(QRect(box.x(), box.y(), box.width(), 2), theme.accent);
        painter->fillRect(QRect(box.x(), box.bottom() - 1, box.width(), 2), theme.accent);
    }
}

// A verdict may take two lines; everything else ends in an ellipsis where the column ends.
void paintVerdict(QPainter *painter, QRect box, const QStyleOptionViewItem &option,
                  const QModelIndex &index)
{
    const Theme &theme = Theme::of(option.palette);
    const auto verdict = static_cast<Verdict>(index.data(AiModelListModel::VerdictRole).toInt());
    paintVerdictSign(painter, QPointF(box.x() + 8, box.center().y() + 0.5), 7, toneOf(verdict),
                     theme);
    box.adjust(signWidth, 0, 0, 0);
    const QString text = index.data().toString();
    const QFont font = fontSized(option.font, 0.95);
    painter->setFont(font);
    painter->setPen(lineColour(index, theme));
    painter->drawText(box, static_cast<int>(Qt::AlignVCenter | Qt::TextWordWrap), text);
}

void paintLines(QPainter *painter, const QRect &box, const QStyleOptionViewItem &option,
                const QModelIndex &index)
{
    const Theme &theme = Theme::of(option.palette);
    const auto side = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    const QString remark = index.data(AiModelListModel::RemarkRole).toString();
    const QFontMetrics sizes(lineFont(option, index));
    const QFontMetrics small(remarkFont(option));
    const int height = sizes.height() + (remark.isEmpty() ? 0 : small.height());
    const int top = box.y() + (box.height() - height) / 2;
    painter->setFont(lineFont(option, index));
    painter->setPen(lineColour(index, theme));
    painter->drawText(QRect(box.x(), top, box.width(), sizes.height()), static_cast<int>(side),
                      sizes.elidedText(index.data().toString(), Qt::ElideRight, box.width()));
    if (remark.isEmpty())
        return;
    painter->setFont(remarkFont(option));
    painter->setPen(isName(index) ? theme.accent : theme.muted);
    painter->drawText(QRect(box.x(), top + sizes.height(), box.width(), small.height()),
                      static_cast<int>(side),
                      small.elidedText(remark, Qt::ElideRight, box.width()));
}

} // namespace

void ModelRowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    painter->save();
    paintGround(painter, option, index);
    const QRect box = option.rect.adjusted(pad, 2, -pad, -3);
    if (isVerdict(index))
        paintVerdict(painter, box, option, index);
    else
        paintLines(painter, box, option, index);
    painter->restore();
}

QSize ModelRowDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem own = option;
    initStyleOption(&own, index);
    const int line = QFontMetrics(lineFont(own, index)).horizontalAdvance(index.data().toString());
    const int remark = QFontMetrics(remarkFont(own))
                           .horizontalAdvance(index.data(AiModelListModel::RemarkRole).toString());
    // A name that somebody gave may be of any length: it ends in an ellipsis.
    constexpr int mostWidth = 330;
    return {qMin(qMax(line, remark), mostWidth) + 2 * pad + 2, rowHeight};
}

} // namespace configurator
