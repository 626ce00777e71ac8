// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QMouseEvent;
class QPointingDevice;
class QTouchEvent;
class QWidget;

namespace configurator {

// Widgets know a finger as the mouse that Qt makes of it. Qt lets that mouse go over whatever lies
// below, which presses it, also where the system takes the touch away; and it takes the first
// finger of a palm for a tap. Here what one finger began ends as if let go elsewhere, as soon as a
// second finger comes or the touch is taken away. Widgets that take touches themselves, such as the
// keys of the on-screen keyboard, see all of them as before.
class OneFinger : public QObject
{
    Q_OBJECT

public:
    // For the fingers on this window.
    explicit OneFinger(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool filterMouse(const QMouseEvent &event);
    void count(const QTouchEvent &event);
    void letGoElsewhere(const QPointingDevice *device);

    QWidget &m_window;
    qsizetype m_fingers = 0;
    bool m_isDown = false; // the mouse that Qt makes of a finger
};

} // namespace configurator
