// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/touch/holddrag.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QGraphicsDropShadowEffect>
#include <QLabel>
#include <QMouseEvent>
#include <QScroller>

namespace configurator {

namespace {

constexpr int slack = 14; // pixels that a resting finger may tremble

// From here on a move is not a swipe, neither of the list nor of what the list stands in.
void stopSwipes(QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        if (QScroller::hasScroller(widget))
            QScroller::scroller(widget)->stop();
    }
}

QWidget *shadowOf(QAbstractItemView *view, const QModelIndex &index)
{
    auto *shadow = new QLabel(view->window());
    shadow->setObjectName(QStringLiteral("liftedCard"));
    shadow->setAttribute(Qt::WA_TransparentForMouseEvents);
    shadow->setPixmap(view->viewport()->grab(view->visualRect(index)));
    auto *effect = new QGraphicsDropShadowEffect(shadow);
    effect->setBlurRadius(24);
    effect->setOffset(0, 8);
    shadow->setGraphicsEffect(effect);
    shadow->adjustSize();
    return shadow;
}

} // namespace

HoldDrag::HoldDrag(QAbstractItemView *view, QWidget *target, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_target(target)
    , m_hold(this)
{
    m_hold.setSingleShot(true);
    m_hold.setInterval(holdMilliseconds);
    connect(&m_hold, &QTimer::timeout, this, &HoldDrag::pickUp);
    view->viewport()->installEventFilter(this);
    view->installEventFilter(this);
}

bool HoldDrag::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        press(static_cast<QMouseEvent *>(event)->globalPosition().toPoint());
        break;
    case QEvent::MouseMove: {
        const QPoint at = static_cast<QMouseEvent *>(event)->globalPosition().toPoint();
        if (isDragging()) {
            follow(at);
            return true;
        }
        if ((at - m_pressed).manhattanLength() > slack)
            m_hold.stop();
        break;
    }
    case QEvent::MouseButtonRelease:
        m_hold.stop();
        if (isDragging()) {
            letGo(static_cast<QMouseEvent *>(event)->globalPosition().toPoint());
            return true;
        }
        break;
    case QEvent::TouchCancel:
    case QEvent::Hide:
    case QEvent::WindowDeactivate:
        cancel();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void HoldDrag::press(QPoint globalPosition)
{
    cancel();
    m_pressed = globalPosition;
    m_index = m_view->indexAt(m_view->viewport()->mapFromGlobal(globalPosition));
    if (m_index.isValid())
        m_hold.start();
}

void HoldDrag::pickUp()
{
    if (!m_index.isValid() || !m_view->isVisible())
        return;
    stopSwipes(m_view->viewport());
    m_shadow = shadowOf(m_view, m_index);
    m_shadow->show();
    follow(m_pressed);
}

void HoldDrag::follow(QPoint globalPosition)
{
    const QPoint at = m_shadow->parentWidget()->mapFromGlobal(globalPosition);
    m_shadow->move(at - QPoint(m_shadow->width() / 3, m_shadow->height() / 2 + 8));
    Q_EMIT movedOver(isOverTarget(globalPosition));
}

void HoldDrag::letGo(QPoint globalPosition)
{
    const QPersistentModelIndex index = m_index;
    const bool isWanted = isOverTarget(globalPosition) && index.isValid();
    cancel();
    if (isWanted)
        Q_EMIT dropped(index);
}

void HoldDrag::cancel()
{
    m_hold.stop();
    m_index = QPersistentModelIndex();
    if (!m_shadow)
        return;
    m_shadow->deleteLater();
    m_shadow->hide();
    m_shadow = nullptr;
    Q_EMIT ended();
}

bool HoldDrag::isOverTarget(QPoint globalPosition) const
{
    return m_target->isVisible()
        && m_target->rect().contains(m_target->mapFromGlobal(globalPosition));
}

} // namespace configurator
