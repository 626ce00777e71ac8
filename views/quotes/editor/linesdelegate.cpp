// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/editor/linesdelegate.h"

#include "items/quotes/quotelinesmodel.h"
#include "views/common/tableheader.h"
#include "views/common/theme.h"

#include <QLineEdit>
#include <QPainter>

namespace configurator {

namespace {

constexpr int pad = TableHeader::pad;
constexpr int fieldHeight = 34;
constexpr int rowPad = 11;

bool isItem(const QModelIndex &index)
{
    return index.column() == static_cast<int>(LineColumn::Item);
}

bool isField(const QModelIndex &index)
{
    return !isItem(index) && index.flags().testFlag(Qt::ItemIsEditable);
}

QFont nameFont(const QStyleOptionViewItem &option)
{
    return fontSized(option.font, 1.0, QFont::DemiBold);
}

QFont smallFont(const QStyleOptionViewItem &option)
{
    return fontSized(option.font, 0.88);
}

// Where a figure of the row stands: in line with the name and its details.
QRect figureBox(const QRect &cell)
{
    return {cell.x() + 4, cell.y() + rowPad, cell.width() - 8, fieldHeight};
}

void paintGround(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const Theme &theme = Theme::of(option.palette);
    const QRect &box = option.rect;
    painter->fillRect(box, theme.surface); // over the style's own mark of a selected row
    painter->fillRect(QRect(box.x(), box.bottom(), box.width(), 1), theme.border);
    if (option.state.testFlag(QStyle::State_Selected) && !isField(index)) {
        const bool isFocused = option.state.testFlag(QStyle::State_HasFocus);
        painter->fillRect(QRect(box.x(), box.y(), 3, box.height() - 1),
                          isFocused ? theme.accent : theme.border);
    }
}

void paintField(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const Theme &theme = Theme::of(option.palette);
    const bool isWrong = !index.data(QuoteLinesModel::FaultRole).toString().isEmpty();
    const bool isCurrent = option.state.testFlag(QStyle::State_HasFocus);
    const QRectF box = QRectF(figureBox(option.rect)).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->setPen(QPen(isWrong         ? theme.red
                             : isCurrent ? theme.accent
                                         : theme.border,
                         isCurrent ? 2 : 1));
    painter->setBrush(theme.surface);
    painter->drawRoundedRect(box, 6, 6);
    painter->setPen(isWrong ? theme.red : theme.text);
    painter->setFont(option.font);
    painter->drawText(
        figureBox(option.rect).adjusted(8, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter,
        QFontMetrics(option.font)
            .elidedText(index.data().toString(), Qt::ElideLeft, option.rect.width() - 24));
}

void paintFigure(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const Theme &theme = Theme::of(option.palette);
    const bool isAmount = index.column() == static_cast<int>(LineColumn::Amount);
    const bool isNumber = index.column() == static_cast<int>(LineColumn::Number);
    const bool isBeside = index.data(QuoteLinesModel::OptionalRole).toBool();
    painter->setFont(isAmount ? nameFont(option) : option.font);
    painter->setPen(isNumber || isBeside ? theme.muted : theme.text);
    const auto side = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt());
    painter->drawText(figureBox(option.rect).adjusted(8, 0, -8, 0), static_cast<int>(side),
                      index.data().toString());
}

// The lines of the item's cell, from its top; returns the height.
class ItemLines
{
public:
    ItemLines(QPainter *painter, const QRect &box)
        : m_painter(painter)
        , m_box(box)
        , m_y(box.y())
    {
    }
    void add(const QString &text, const QFont &font, const QColor &ink)
    {
        if (text.isEmpty())
            return;
        const QRect room(m_box.x(), m_y, m_box.width(), 10'000);
        const int wrap = wrapOf(text, font);
        const QRect taken = QFontMetrics(font).boundingRect(room, wrap, text);
        if (m_painter) {
            m_painter->setFont(font);
            m_painter->setPen(ink);
            m_painter->drawText(room, wrap, text);
        }
        m_y += taken.height() + 2;
    }
    [[nodiscard]] int bottom() const { return m_y; }

private:
    // A word that is wider than the column is broken; no other is.
    [[nodiscard]] int wrapOf(const QString &text, const QFont &font) const
    {
        const QFontMetrics sizes(font);
        for (const QString &word : text.split(u' ')) {
            if (sizes.horizontalAdvance(word) > m_box.width())
                return Qt::TextWrapAnywhere;
        }
        return Qt::TextWordWrap;
    }

    QPainter *m_painter;
    QRect m_box;
    int m_y;
};

int layOutItem(QPainter *painter, const QRect &box, const QStyleOptionViewItem &option,
               const QModelIndex &index)
{
    const Theme &theme = Theme::of(option.palette);
    const QString name = index.data().toString();
    ItemLines lines(painter, box);
    lines.add(name.isEmpty() ? LinesDelegate::tr("Without a name") : name, nameFont(option),
              name.isEmpty() ? theme.muted : theme.text);
    if (index.data(QuoteLinesModel::OptionalRole).toBool())
        lines.add(LinesDelegate::tr("optional, not in the total"), smallFont(option), theme.accent);
    lines.add(index.data(QuoteLinesModel::DetailsRole).toString(), smallFont(option), theme.muted);
    lines.add(index.data(QuoteLinesModel::DriftRole).toString(), smallFont(option), theme.amber);
    lines.add(index.data(QuoteLinesModel::FaultRole).toString(), smallFont(option), theme.red);
    return lines.bottom() - box.y();
}

QRect itemBox(const QRect &cell)
{
    return cell.adjusted(pad, rowPad, -pad, -rowPad);
}

} // namespace

void LinesDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(option.rect);
    paintGround(painter, option, index);
    if (isItem(index))
        layOutItem(painter, itemBox(option.rect), option, index);
    else if (isField(index))
        paintField(painter, option, index);
    else
        paintFigure(painter, option, index);
    painter->restore();
}

QSize LinesDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int least = fieldHeight + 2 * rowPad;
    if (!isItem(index))
        return {60, least};
    const int width = option.rect.width() > 0 ? option.rect.width() : 300;
    const QRect box = itemBox(QRect(0, 0, width, 10'000));
    return {120, qMax(least, layOutItem(nullptr, box, option, index) + 2 * rowPad)};
}

QWidget *LinesDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem & /*option*/,
                                     const QModelIndex &index) const
{
    auto *field = new QLineEdit(parent);
    field->setAlignment(isItem(index) ? Qt::AlignLeft : Qt::AlignRight);
    const QString column = index.model()->headerData(index.column(), Qt::Horizontal).toString();
    field->setAccessibleName(tr("%1 of line %2").arg(column).arg(index.row() + 1));
    return field;
}

void LinesDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *field = qobject_cast<QLineEdit *>(editor);
    field->setText(index.data(Qt::EditRole).toString());
    field->selectAll();
}

void LinesDelegate::setModelData(QWidget *editor, QAbstractItemModel *model,
                                 const QModelIndex &index) const
{
    model->setData(index, qobject_cast<QLineEdit *>(editor)->text(), Qt::EditRole);
}

void LinesDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                         const QModelIndex & /*index*/) const
{
    editor->setGeometry(figureBox(option.rect));
}

} // namespace configurator
