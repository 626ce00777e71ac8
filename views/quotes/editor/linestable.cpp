// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/editor/linestable.h"

#include "views/common/tableheader.h"
#include "views/quotes/editor/linesdelegate.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace configurator {

namespace {

int columnNumber(LineColumn column)
{
    return static_cast<int>(column);
}

} // namespace

LinesTable::LinesTable(QuoteLinesModel *model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("linesTable"));
    setAccessibleName(tr("Lines of the quote"));
    setModel(model);
    setItemDelegate(new LinesDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(true);
    setSelectionMode(SingleSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setHorizontalHeader(new TableHeader(this));
    horizontalHeader()->setSectionsClickable(false);
    setColumns();
    showCosts(false);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        const bool isFigure = index.column() != columnNumber(LineColumn::Item);
        if (isFigure && index.flags().testFlag(Qt::ItemIsEditable))
            edit(index);
    });
    connect(model, &QAbstractItemModel::modelReset, this, [this] {
        // A table without a current cell is a trap for screen readers.
        setCurrentIndex(m_model->index(0, columnNumber(LineColumn::Item)));
    });
}

void LinesTable::setColumns()
{
    QHeaderView *header = horizontalHeader();
    const auto fix = [header](LineColumn column, int width) {
        header->setSectionResizeMode(columnNumber(column), QHeaderView::Fixed);
        header->resizeSection(columnNumber(column), width);
    };
    header->setMinimumSectionSize(30);
    fix(LineColumn::Number, 40);
    header->setSectionResizeMode(columnNumber(LineColumn::Item), QHeaderView::Stretch);
    fix(LineColumn::Quantity, 74);
    fix(LineColumn::UnitPrice, 124);
    fix(LineColumn::Discount, 104);
    fix(LineColumn::Tax, 72);
    fix(LineColumn::Cost, 116);
    fix(LineColumn::Amount, 132);
}

void LinesTable::showCosts(bool areShown)
{
    setColumnHidden(columnNumber(LineColumn::Cost), !areShown);
}

void LinesTable::enter(int row, LineColumn column)
{
    const QModelIndex index = m_model->index(row, columnNumber(column));
    setFocus(Qt::OtherFocusReason);
    setCurrentIndex(index);
    scrollTo(index);
    edit(index);
}

QModelIndex LinesTable::nextField(const QModelIndex &from, int step) const
{
    int place = from.row() * lineColumnCount + from.column();
    const int end = m_model->rowCount() * lineColumnCount;
    for (place += step; place >= 0 && place < end; place += step) {
        const QModelIndex index = m_model->index(place / lineColumnCount, place % lineColumnCount);
        const bool isField = index.flags().testFlag(Qt::ItemIsEditable);
        if (isField && !isColumnHidden(index.column()))
            return index;
    }
    return {};
}

QModelIndex LinesTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (action != MoveNext && action != MovePrevious)
        return QTableView::moveCursor(action, modifiers);
    // Qt asks for the first cell in this way when the table gets the focus.
    if (!currentIndex().isValid())
        return nextField(m_model->index(0, 0), 1);
    const QModelIndex next = nextField(currentIndex(), action == MoveNext ? 1 : -1);
    if (!next.isValid() && action == MoveNext)
        QMetaObject::invokeMethod(this, &LinesTable::leftAtEnd, Qt::QueuedConnection);
    return next;
}

void LinesTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT currentLineChanged(current.row());
}

void LinesTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    // Names wrap anew in another width.
    resizeRowsToContents();
}

void LinesTable::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && currentIndex().flags().testFlag(Qt::ItemIsEditable) && state() != EditingState) {
        edit(currentIndex());
        return;
    }
    const bool isWholeLine = event->modifiers().testFlag(Qt::ControlModifier);
    if (event->key() == Qt::Key_Delete && isWholeLine && state() != EditingState) {
        m_model->removeLine(currentRow());
        return;
    }
    QTableView::keyPressEvent(event);
}

void LinesTable::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() && m_model->rowCount() > 0)
        setCurrentIndex(m_model->index(0, columnNumber(LineColumn::Item)));
}

} // namespace configurator
