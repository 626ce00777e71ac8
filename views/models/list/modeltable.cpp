// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/models/list/modeltable.h"

#include "views/models/list/modelrowdelegate.h"
#include "views/common/tableheader.h"

#include <QKeyEvent>

namespace configurator {

namespace {

constexpr int nameColumn = static_cast<int>(ModelColumn::Name);

bool isShown(ModelColumn column, bool isAboutBuild)
{
    switch (column) {
    case ModelColumn::Name:
    case ModelColumn::Size:
        return true;
    case ModelColumn::Publisher:
    case ModelColumn::Kind:
    case ModelColumn::Licence:
    case ModelColumn::Released:
    case ModelColumn::Need:
        return !isAboutBuild;
    case ModelColumn::Verdict:
    case ModelColumn::Format:
    case ModelColumn::LongestContext:
    case ModelColumn::Spare:
        return isAboutBuild;
    }
    return true;
}

bool isStretched(ModelColumn column)
{
    return column == ModelColumn::Licence || column == ModelColumn::Verdict;
}

} // namespace

ModelTable::ModelTable(AiModelListModel *model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("modelTable"));
    setAccessibleName(tr("Models"));
    setHorizontalHeader(new TableHeader(this));
    setItemDelegate(new ModelRowDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setWordWrap(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(ModelRowDelegate::rowHeight);
    setModel(model);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setSortIndicator(nameColumn, Qt::AscendingOrder);
    setSortingEnabled(true);
    setColumns();
    connect(model, &QAbstractItemModel::modelReset, this, &ModelTable::keepCurrent);
    connect(model, &AiModelListModel::contentsChanged, this, &ModelTable::widenColumns);
    connect(this, &QTableView::clicked, this, &ModelTable::ask);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ModelTable::rememberCurrent);
    keepCurrent();
}

void ModelTable::showAnswers(bool isAboutBuild)
{
    Order &left = m_isAboutBuild ? m_answerOrder : m_modelOrder;
    left = {m_model->sortColumn(), m_model->sortOrder()};
    m_isAboutBuild = isAboutBuild;
    m_isTouched = false;
    setColumns();
    const Order &order = isAboutBuild ? m_answerOrder : m_modelOrder;
    sortByColumn(static_cast<int>(order.column), order.direction);
    keepCurrent();
}

void ModelTable::setColumns()
{
    for (int section = 0; section < modelColumnCount; ++section) {
        const auto column = static_cast<ModelColumn>(section);
        setColumnHidden(section, !isShown(column, m_isAboutBuild));
        horizontalHeader()->setSectionResizeMode(
            section, isStretched(column) ? QHeaderView::Stretch : QHeaderView::Fixed);
    }
    widenColumns();
}

// As wide as the widest row so far: a filter that narrows the list does not move its columns.
void ModelTable::widenColumns()
{
    for (int section = 0; section < modelColumnCount; ++section) {
        if (isColumnHidden(section) || isStretched(static_cast<ModelColumn>(section)))
            continue;
        const int wanted
            = qMax(sizeHintForColumn(section), horizontalHeader()->sectionSizeHint(section));
        int &width = m_widths[static_cast<std::size_t>(section)];
        width = qMax(width, wanted);
        setColumnWidth(section, width);
    }
}

// A table that a screen reader walks keeps a current cell.
void ModelTable::keepCurrent()
{
    setHoveredRow(-1);
    if (m_model->rowCount() == 0)
        return;
    const int row = m_isTouched ? qMax(0, m_model->rowOf(m_current)) : 0;
    setCurrentIndex(m_model->index(row, nameColumn));
}

void ModelTable::rememberCurrent(const QModelIndex &current)
{
    if (current.isValid())
        m_current = current.data(AiModelListModel::ModelIdRole).toString();
}

void ModelTable::setHoveredRow(int row)
{
    if (row == m_hoveredRow)
        return;
    m_hoveredRow = row;
    viewport()->setCursor(row >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
}

void ModelTable::ask(const QModelIndex &index)
{
    if (index.isValid())
        Q_EMIT modelAsked(index.data(AiModelListModel::ModelIdRole).toString());
}

void ModelTable::keyPressEvent(QKeyEvent *event)
{
    m_isTouched = true;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        ask(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void ModelTable::mousePressEvent(QMouseEvent *event)
{
    m_isTouched = true;
    QTableView::mousePressEvent(event);
}

void ModelTable::mouseMoveEvent(QMouseEvent *event)
{
    QTableView::mouseMoveEvent(event);
    setHoveredRow(indexAt(event->position().toPoint()).row());
}

void ModelTable::leaveEvent(QEvent *event)
{
    QTableView::leaveEvent(event);
    setHoveredRow(-1);
}

// Rows are what a person moves between: the first and the last are at Home and End.
QModelIndex ModelTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (action == MoveHome)
        return m_model->index(0, nameColumn);
    if (action == MoveEnd)
        return m_model->index(m_model->rowCount() - 1, nameColumn);
    return QTableView::moveCursor(action, modifiers).siblingAtColumn(nameColumn);
}

void ModelTable::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    viewport()->update();
}

void ModelTable::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

} // namespace configurator
