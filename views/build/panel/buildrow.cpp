// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/panel/buildrow.h"

#include "items/buildmodel.h"
#include "views/build/panel/linkstrip.h"
#include "views/build/panel/slotgrid.h"
#include "views/common/theme.h"

#include <QApplication>
#include <QDrag>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace configurator {

namespace {

constexpr int pad = 10;
constexpr int gap = 8;

HostPicture pictureOf(const QModelIndex &index)
{
    return index.data(BuildModel::HostPictureRole).value<HostPicture>();
}

} // namespace

BuildRow::BuildRow(const QModelIndex &index, QWidget *parent)
    : QWidget(parent)
    , m_index(index)
    , m_head(nullptr)
    , m_places(new SlotGrid(this))
    , m_links(new LinkStrip(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(pad, pad, pad, pad);
    column->setSpacing(gap);
    m_head = addLine(index, UnitLine::Size::Row);
    column->addWidget(m_head);
    column->addWidget(m_places);
    column->addWidget(m_links);
    column->addStretch();
    refresh();
}

void BuildRow::refresh()
{
    if (!m_index.isValid())
        return;
    const HostPicture picture = pictureOf(m_index);
    m_head->refresh();
    m_places->setPicture(picture);
    m_places->setVisible(m_places->height() > 0);
    m_links->setPicture(picture.links);
    refreshHeld();
}

// Lines are kept while they show the same rows, so that a pressed "+" stays under the finger.
void BuildRow::refreshHeld()
{
    const int rows = m_index.model()->rowCount(m_index);
    bool isSame = static_cast<int>(m_held.size()) == rows;
    for (int row = 0; isSame && row < rows; ++row)
        isSame = m_held[static_cast<std::size_t>(row)]->index()
            == m_index.model()->index(row, 0, m_index);
    if (!isSame) {
        for (UnitLine *line : m_held)
            line->deleteLater();
        m_held.clear();
        auto *column = static_cast<QVBoxLayout *>(layout());
        for (int row = 0; row < rows; ++row) {
            m_held.push_back(
                addLine(m_index.model()->index(row, 0, m_index), UnitLine::Size::Held));
            column->insertWidget(2 + row, m_held.back());
            m_held.back()->show();
        }
    }
    for (UnitLine *line : m_held)
        line->refresh();
}

UnitLine *BuildRow::addLine(const QModelIndex &index, UnitLine::Size size)
{
    auto *line = new UnitLine(index, size, this);
    connect(line, &UnitLine::countAsked, this, &BuildRow::countAsked);
    connect(line, &UnitLine::removeAsked, this, &BuildRow::removeAsked);
    connect(line, &UnitLine::moveAsked, this, &BuildRow::moveAsked);
    connect(line, &UnitLine::menuAsked, this, &BuildRow::menuAsked);
    return line;
}

int BuildRow::heightFor(const QModelIndex &index)
{
    const HostPicture picture = pictureOf(index);
    int height = 2 * pad + UnitLine::heightFor(UnitLine::Size::Row);
    const int places = SlotGrid::heightFor(picture);
    const int links = LinkStrip::heightFor(picture.links);
    height += places > 0 ? places + gap : 0;
    height += links > 0 ? links + gap : 0;
    const int held = index.model()->rowCount(index);
    return height + held * (UnitLine::heightFor(UnitLine::Size::Held) + gap);
}

void BuildRow::setDrop(Drop drop)
{
    if (m_drop == drop)
        return;
    m_drop = drop;
    update();
}

QWidgetList BuildRow::focusChain() const
{
    QWidgetList chain = m_head->focusChain();
    for (const UnitLine *line : m_held)
        chain << line->focusChain();
    return chain;
}

void BuildRow::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(this);
    const bool isWelcome = m_drop == Drop::Welcome;
    painter.setPen(isWelcome ? QPen(theme.accent, 2, Qt::DashLine)
                             : QPen(m_drop == Drop::Refused ? theme.red : theme.border,
                                    m_drop == Drop::Refused ? 2 : 1));
    painter.setBrush(isWelcome ? theme.accentSoft : theme.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), metrics::radius - 2,
                            metrics::radius - 2);
}

void BuildRow::mousePressEvent(QMouseEvent *event)
{
    m_mayDrag = event->button() == Qt::LeftButton;
    m_pressed = event->pos();
    m_head->setFocus(Qt::MouseFocusReason);
}

void BuildRow::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_mayDrag || !event->buttons().testFlag(Qt::LeftButton)
        || (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    m_mayDrag = false;
    const DragPayload payload = payloadAt(m_pressed);
    auto *drag = new QDrag(this);
    drag->setMimeData(payload.toMimeData().release());
    const QPixmap shadow = payload.from.isHeld()
        ? m_places->grab(QRect(m_places->mapFrom(this, m_pressed) - QPoint(60, 40), QSize(120, 80)))
        : m_head->grab();
    drag->setPixmap(shadow);
    drag->setHotSpot({20, 20});
    drag->exec(Qt::CopyAction | Qt::MoveAction, Qt::MoveAction);
}

DragPayload BuildRow::payloadAt(QPoint position) const
{
    const auto *model = static_cast<const BuildModel *>(m_index.model());
    QModelIndex dragged = m_index;
    const int held = m_places->geometry().contains(position)
        ? m_places->heldAt(m_places->mapFrom(this, position))
        : -1;
    if (held >= 0)
        dragged = model->index(held, 0, m_index);
    for (const UnitLine *line : m_held) {
        if (line->geometry().contains(position))
            dragged = line->index();
    }
    return {dragged.data(BuildModel::UnitIdRole).toString(), model->pathOf(dragged)};
}

} // namespace configurator
