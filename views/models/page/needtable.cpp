// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/page/needtable.h"

#include "views/models/page/needdelegate.h"
#include "views/common/tableheader.h"

namespace configurator {

NeedTable::NeedTable(NeedTableModel *model, QWidget *parent)
    : QTableView(parent)
{
    setObjectName(QStringLiteral("needTable"));
    setAccessibleName(tr("Memory it needs"));
    setHorizontalHeader(new TableHeader(this));
    setItemDelegate(new NeedDelegate(this));
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setFrameShape(NoFrame);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setVerticalScrollMode(ScrollPerItem);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(NeedDelegate::rowHeight);
    setModel(model);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void NeedTable::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    horizontalHeader()->setSectionResizeMode(NeedTableModel::FormatColumn,
                                             QHeaderView::ResizeToContents);
    setCurrentIndex(index);
    scrollTo(index, PositionAtCenter);
}

QSize NeedTable::sizeHint() const
{
    const int rows = model()->rowCount() * NeedDelegate::rowHeight;
    return {400, horizontalHeader()->sizeHint().height() + rows + 2};
}

QSize NeedTable::minimumSizeHint() const
{
    return {300, horizontalHeader()->sizeHint().height() + 3 * NeedDelegate::rowHeight};
}

// A click on a format or on its weights chooses that format at the context chosen before.
void NeedTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    viewport()->update();
    if (current.flags().testFlag(Qt::ItemIsSelectable))
        Q_EMIT chosen(current);
    else if (current.isValid())
        setCurrentIndex(current.siblingAtColumn(
            qMax(previous.column(), int {NeedTableModel::firstContextColumn})));
}

// Whole rows fill the table, and the chosen one stands in sight with its neighbours.
void NeedTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    const int inSight = qMax(1, viewport()->height() / NeedDelegate::rowHeight);
    const bool isCut = inSight < model()->rowCount();
    verticalHeader()->setDefaultSectionSize(isCut ? viewport()->height() / inSight
                                                  : int {NeedDelegate::rowHeight});
    scrollTo(currentIndex(), PositionAtCenter);
}

QModelIndex NeedTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex index = QTableView::moveCursor(action, modifiers);
    return index.column() < NeedTableModel::firstContextColumn
        ? index.siblingAtColumn(NeedTableModel::firstContextColumn)
        : index;
}

void NeedTable::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    viewport()->update();
}

void NeedTable::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

} // namespace configurator
