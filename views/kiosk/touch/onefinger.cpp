// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/kiosk/touch/onefinger.h"

#include <QApplication>
#include <QMouseEvent>
#include <QScroller>
#include <QTouchEvent>
#include <QWidget>
#include <QWindow>

#include <algorithm>

namespace configurator {

namespace {

constexpr QPointF elsewhere(-10'000, -10'000); // on no widget

// What was scrolled stays where it is.
void stopAllSwipes()
{
    const QList<QScroller *> scrollers = QScroller::activeScrollers();
    for (QScroller *scroller : scrollers)
        scroller->stop();
}

} // namespace

OneFinger::OneFinger(QWidget &window)
    : QObject(&window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool OneFinger::eventFilter(QObject *watched, QEvent *event)
{
    if (!watched->isWindowType() || watched != m_window.windowHandle())
        return false;
    switch (event->type()) {
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
        count(*static_cast<QTouchEvent *>(event));
        return false;
    case QEvent::TouchCancel:
        letGoElsewhere(static_cast<QTouchEvent *>(event)->pointingDevice());
        m_fingers = 0;
        return false;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        return filterMouse(*static_cast<QMouseEvent *>(event));
    default:
        return false;
    }
}

// True: this mouse event stands for a finger that counts no more.
bool OneFinger::filterMouse(const QMouseEvent &event)
{
    if (event.deviceType() != QInputDevice::DeviceType::TouchScreen)
        return false;
    const bool wasDown = m_isDown;
    if (event.type() == QEvent::MouseButtonRelease)
        m_isDown = false;
    else if (event.type() != QEvent::MouseMove)
        m_isDown = m_fingers <= 1;
    return !wasDown && !m_isDown;
}

void OneFinger::count(const QTouchEvent &event)
{
    const auto isOn
        = [](const QEventPoint &point) { return point.state() != QEventPoint::Released; };
    const QList<QEventPoint> &points = event.points();
    m_fingers = std::count_if(points.begin(), points.end(), isOn);
    if (m_fingers > 1)
        letGoElsewhere(event.pointingDevice());
}

void OneFinger::letGoElsewhere(const QPointingDevice *device)
{
    if (!m_isDown)
        return;
    stopAllSwipes();
    QMouseEvent release(QEvent::MouseButtonRelease, elsewhere, elsewhere, Qt::LeftButton,
                        Qt::NoButton, Qt::NoModifier, device);
    QCoreApplication::sendEvent(m_window.windowHandle(), &release);
    stopAllSwipes(); // the far release is no flick
}

} // namespace configurator
