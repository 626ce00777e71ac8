// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/panel/buildview.h"

#include "items/droptarget.h"
#include "views/common/localfiles.h"
#include "views/common/theme.h"

#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>

#include <algorithm>

namespace configurator {

void BuildView::dragEnterEvent(QDragEnterEvent *event)
{
    if (const auto payload = DragPayload::fromMimeData(event->mimeData())) {
        lightTargets(*payload);
        event->accept();
    } else if (!localFiles(event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void BuildView::dragMoveEvent(QDragMoveEvent *event)
{
    const auto payload = DragPayload::fromMimeData(event->mimeData());
    if (!payload) {
        event->acceptProposedAction();
        return;
    }
    const QPoint position = event->position().toPoint();
    constexpr int edge = 28;
    if (position.y() < edge || position.y() > viewport()->height() - edge) {
        QScrollBar *bar = verticalScrollBar();
        bar->setValue(bar->value() + (position.y() < edge ? -16 : 16));
    }
    const Done verdict = m_document.dropVerdict(*payload, targetAt(*payload, position));
    showReason(verdict.error());
    event->setDropAction(payload->isFromBuild() ? Qt::MoveAction : Qt::CopyAction);
    verdict ? event->accept() : event->ignore();
}

void BuildView::dragLeaveEvent(QDragLeaveEvent * /*event*/)
{
    endDrag();
}

void BuildView::dropEvent(QDropEvent *event)
{
    endDrag();
    const auto payload = DragPayload::fromMimeData(event->mimeData());
    if (!payload) {
        const QStringList paths = localFiles(event->mimeData());
        event->setAccepted(!paths.isEmpty());
        if (!paths.isEmpty())
            Q_EMIT filesDropped(paths);
        return;
    }
    const Done dropped = m_document.drop(*payload, targetAt(*payload, event->position().toPoint()));
    event->setDropAction(payload->isFromBuild() ? Qt::MoveAction : Qt::CopyAction);
    dropped ? event->accept() : event->ignore();
    tell(dropped);
}

Target BuildView::targetAt(const DragPayload &payload, QPoint position) const
{
    const int y = position.y() + verticalScrollBar()->value();
    return dropTarget(m_document.catalogue(), m_document.build(), payload, rowAtY(y), gapAtY(y));
}

// Every row in sight says beforehand whether the unit may go there.
void BuildView::lightTargets(const DragPayload &payload)
{
    for (const auto &[row, widget] : m_rows) {
        const Target target
            = dropTarget(m_document.catalogue(), m_document.build(), payload, row, row);
        if (target.kind != Target::Kind::Into)
            widget->setDrop(BuildRow::Drop::None);
        else
            widget->setDrop(m_document.dropVerdict(payload, target) ? BuildRow::Drop::Welcome
                                                                    : BuildRow::Drop::Refused);
    }
}

void BuildView::showReason(const QString &reason)
{
    m_reason->setVisible(!reason.isEmpty());
    if (reason.isEmpty())
        return;
    m_reasonText->setText(reason);
    m_reason->setFixedWidth(viewport()->width() - 40);
    m_reason->adjustSize();
    m_reason->move(20, viewport()->height() - m_reason->height() - 12);
    m_reason->raise();
}

void BuildView::endDrag()
{
    showReason({});
    for (const auto &[row, widget] : m_rows)
        widget->setDrop(BuildRow::Drop::None);
}

int BuildView::rowAtY(int y) const
{
    const auto after = std::upper_bound(m_tops.begin(), m_tops.end(), y);
    const int row = static_cast<int>(after - m_tops.begin()) - 1;
    const bool isOn = row >= 0 && row < static_cast<int>(m_heights.size())
        && y < m_tops[static_cast<std::size_t>(row)] + m_heights[static_cast<std::size_t>(row)];
    return isOn ? row : -1;
}

int BuildView::gapAtY(int y) const
{
    for (std::size_t row = 0; row < m_heights.size(); ++row) {
        if (y < m_tops[row] + m_heights[row] / 2)
            return static_cast<int>(row);
    }
    return -1;
}

void BuildView::tell(const Done &result)
{
    if (!result)
        Q_EMIT refused(result.error());
}

// Keyboard: a whole row changes places with its neighbour; a held one goes to the next machine.
void BuildView::move(const QModelIndex &index, int by)
{
    const ItemPath path = m_model.pathOf(index);
    if (path.isHeld()) {
        const int next = path.row + by;
        const bool isMachine = m_model.index(next, 0).data(BuildModel::KindRole).toInt()
            == static_cast<int>(UnitKind::Machine);
        tell(m_document.move(path,
                             isMachine ? Target {Target::Kind::Into, next}
                                       : Target {Target::Kind::Ground, -1}));
        return;
    }
    const int rows = m_model.rowCount();
    const int gapRow = by < 0 ? path.row - 1 : path.row + 2;
    if (gapRow < 0 || gapRow > rows)
        return;
    tell(m_document.move(path, {Target::Kind::Ground, gapRow == rows ? -1 : gapRow}));
}

void BuildView::showMenu(const QModelIndex &index, const QPoint &at)
{
    const ItemPath path = m_model.pathOf(index);
    const QString unit = index.data(BuildModel::UnitIdRole).toString();
    const int count = index.data(BuildModel::CountRole).toInt();
    QMenu menu(this);
    const QAction *more = menu.addAction(tr("One more"));
    const QAction *fewer = menu.addAction(tr("One fewer"));
    const QAction *up = menu.addAction(path.isHeld() ? tr("To the machine above") : tr("Move up"));
    const QAction *down
        = menu.addAction(path.isHeld() ? tr("To the machine below") : tr("Move down"));
    const QAction *remove = menu.addAction(tr("Remove"));
    menu.addSeparator();
    QAction *sources = menu.addAction(tr("Where do these figures come from?"));
    sources->setEnabled(index.data(BuildModel::IsKnownRole).toBool());
    const QAction *chosen = menu.exec(at);
    if (chosen == more || chosen == fewer)
        tell(m_document.setCount(path, chosen == more ? count + 1 : count - 1));
    else if (chosen == up || chosen == down)
        move(index, chosen == up ? -1 : 1);
    else if (chosen == remove)
        tell(m_document.remove(path));
    else if (chosen == sources)
        Q_EMIT sourcesAsked(unit);
}

} // namespace configurator
