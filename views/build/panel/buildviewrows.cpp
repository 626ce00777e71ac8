// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

// The other half of BuildView: which cards exist and where they stand.
#include "views/build/panel/buildview.h"

#include "views/common/theme.h"

#include <QHBoxLayout>
#include <QDragEnterEvent>
#include <QScrollBar>

#include <algorithm>

namespace configurator {

namespace {
constexpr int viewGap = 12;
} // namespace

BuildView::BuildView(BuildDocument &document, BuildModel &model, QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_document(document)
    , m_model(model)
    , m_tops {0}
    , m_reason(new Surface(viewport()))
    , m_reasonText(new PlainLabel(PlainLabel::Look::Strong, {}, m_reason))
{
    setObjectName(QStringLiteral("buildView"));
    setAccessibleName(tr("Build"));
    setFrameShape(NoFrame);
    setAcceptDrops(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalScrollBar()->setSingleStep(24);
    viewport()->setAutoFillBackground(false);
    m_reason->setTone(Surface::Tone::Bad);
    m_reasonText->setWordWrap(true);
    auto *row = new QHBoxLayout(m_reason);
    row->addWidget(m_reasonText);
    m_reason->hide();
    followModel();
    resetRows();
}

void BuildView::followModel()
{
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &BuildView::rowsInserted);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &BuildView::rowsRemoved);
    connect(&m_model, &QAbstractItemModel::rowsMoved, this, &BuildView::resetRows);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &BuildView::resetRows);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &changed) {
        const ItemPath path = m_model.pathOf(changed);
        remeasure(path.row);
    });
}

void BuildView::setFocusBefore(QWidget *widget)
{
    m_focusBefore = widget;
    orderFocus();
}

void BuildView::setFooter(QWidget *footer)
{
    m_footer = footer;
    footer->setParent(viewport());
    footer->show();
    relayout();
}

BuildRow *BuildView::rowWidget(int row) const
{
    const auto found = m_rows.find(row);
    return found == m_rows.end() ? nullptr : found->second;
}

void BuildView::rowsInserted(const QModelIndex &parent, int first, int last)
{
    if (parent.isValid()) {
        remeasure(m_model.pathOf(parent).row);
        return;
    }
    std::map<int, BuildRow *> shifted;
    for (const auto &[row, widget] : m_rows)
        shifted[row < first ? row : row + last - first + 1] = widget;
    m_rows = std::move(shifted);
    for (int row = first; row <= last; ++row)
        m_heights.insert(m_heights.begin() + row, BuildRow::heightFor(m_model.index(row, 0)));
    relayout();
    const std::size_t added = static_cast<std::size_t>(last);
    verticalScrollBar()->setValue(
        std::clamp(verticalScrollBar()->value(),
                   m_tops[added] + m_heights[added] - viewport()->height(), m_tops[added]));
}

void BuildView::rowsRemoved(const QModelIndex &parent, int first, int last)
{
    if (parent.isValid()) {
        remeasure(m_model.pathOf(parent).row);
        return;
    }
    std::map<int, BuildRow *> shifted;
    for (const auto &[row, widget] : m_rows) {
        if (row >= first && row <= last)
            widget->deleteLater();
        else
            shifted[row < first ? row : row - (last - first + 1)] = widget;
        if (row >= first && row <= last)
            widget->hide();
    }
    m_rows = std::move(shifted);
    m_heights.erase(m_heights.begin() + first, m_heights.begin() + last + 1);
    relayout();
}

void BuildView::remeasure(int row)
{
    if (row < 0 || row >= static_cast<int>(m_heights.size()))
        return;
    m_heights[static_cast<std::size_t>(row)] = BuildRow::heightFor(m_model.index(row, 0));
    if (BuildRow *widget = rowWidget(row))
        widget->refresh();
    relayout();
}

void BuildView::resetRows()
{
    for (const auto &[row, widget] : m_rows) {
        widget->hide();
        widget->deleteLater();
    }
    m_rows.clear();
    m_heights.clear();
    for (int row = 0; row < m_model.rowCount(); ++row)
        m_heights.push_back(BuildRow::heightFor(m_model.index(row, 0)));
    relayout();
}

void BuildView::relayout()
{
    m_tops.assign(1, 0);
    for (const int height : m_heights)
        m_tops.push_back(m_tops.back() + height + viewGap);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, contentHeight() - viewport()->height()));
    placeRows();
}

int BuildView::contentHeight() const
{
    if (!m_footer)
        return m_tops.back();
    const int width = viewport()->width();
    const int footer = m_footer->hasHeightForWidth() ? m_footer->heightForWidth(width)
                                                     : m_footer->sizeHint().height();
    return m_tops.back() + footer;
}

void BuildView::placeRows()
{
    const int top = verticalScrollBar()->value();
    const int bottom = top + viewport()->height();
    const auto below = std::upper_bound(m_tops.begin(), m_tops.end(), top);
    const int first = std::max(0, static_cast<int>(below - m_tops.begin()) - 1);
    int last = first;
    while (last < static_cast<int>(m_heights.size())
           && m_tops[static_cast<std::size_t>(last)] < bottom)
        ++last;
    dropUnseen(first, last);
    bool isNew = false;
    for (int row = first; row < last; ++row) {
        BuildRow *widget = rowWidget(row);
        isNew = isNew || !widget;
        if (!widget)
            widget = makeRow(row);
        const std::size_t at = static_cast<std::size_t>(row);
        widget->setGeometry(1, m_tops[at] - top, viewport()->width() - 2, m_heights[at]);
        widget->show();
    }
    if (m_footer)
        m_footer->setGeometry(0, m_tops.back() - top, viewport()->width(),
                              std::max(contentHeight() - m_tops.back(),
                                       viewport()->height() - (m_tops.back() - top)));
    if (isNew)
        orderFocus();
}

// A card that holds the focus stays alive out of sight: keys must not go astray.
void BuildView::dropUnseen(int first, int last)
{
    for (auto it = m_rows.begin(); it != m_rows.end();) {
        BuildRow *widget = it->second;
        const bool isSeen = it->first >= first && it->first < last;
        const bool hasFocus = widget->focusWidget() && widget->focusWidget()->hasFocus();
        if (isSeen || hasFocus) {
            if (!isSeen)
                widget->move(1, -widget->height() - 10);
            ++it;
            continue;
        }
        widget->hide();
        widget->deleteLater();
        it = m_rows.erase(it);
    }
}

BuildRow *BuildView::makeRow(int row)
{
    auto *widget = new BuildRow(m_model.index(row, 0), viewport());
    m_rows[row] = widget;
    connect(widget, &BuildRow::countAsked, this, [this](const QModelIndex &index, int count) {
        m_document.setCurrentRow(m_model.pathOf(index).row);
        tell(m_document.setCount(m_model.pathOf(index), count));
    });
    connect(widget, &BuildRow::removeAsked, this,
            [this](const QModelIndex &index) { tell(m_document.remove(m_model.pathOf(index))); });
    connect(widget, &BuildRow::moveAsked, this, &BuildView::move);
    connect(widget, &BuildRow::menuAsked, this, &BuildView::showMenu);
    return widget;
}

void BuildView::orderFocus()
{
    // Rows are made last, and stand in the middle of the page.
    QWidget *before = m_focusBefore;
    for (const auto &[row, widget] : m_rows) {
        for (QWidget *next : widget->focusChain()) {
            if (before)
                setTabOrder(before, next);
            before = next;
        }
    }
}

void BuildView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    relayout();
}

void BuildView::scrollContentsBy(int /*dx*/, int /*dy*/)
{
    placeRows();
}

bool BuildView::viewportEvent(QEvent *event)
{
    // Drags reach the viewport first; everything else is the scroll area's business.
    switch (event->type()) {
    case QEvent::DragEnter:
        dragEnterEvent(static_cast<QDragEnterEvent *>(event));
        return true;
    case QEvent::DragMove:
        dragMoveEvent(static_cast<QDragMoveEvent *>(event));
        return true;
    case QEvent::DragLeave:
        dragLeaveEvent(static_cast<QDragLeaveEvent *>(event));
        return true;
    case QEvent::Drop:
        dropEvent(static_cast<QDropEvent *>(event));
        return true;
    case QEvent::LayoutRequest:
        relayout();
        return true;
    default:
        return QAbstractScrollArea::viewportEvent(event);
    }
}

} // namespace configurator
