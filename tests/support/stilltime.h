// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QHashSeed>
#include <QTimerEvent>

namespace configurator::test {

// While one lives no timer runs by itself, no two clicks are a double one by chance, and hashes are
// the same in every run: what a test does decides alone what happens, so that it can be repeated.
class StillTime : public QObject
{
public:
    StillTime()
    {
        QHashSeed::setDeterministicGlobalSeed();
        QApplication::setDoubleClickInterval(0);
        QApplication::setKeyboardInputInterval(1'000'000);
        QApplication::setCursorFlashTime(0);
        qApp->installEventFilter(this);
    }

    // What waits is done now.
    void ring(QTimer *timer)
    {
        if (!timer->isActive())
            return;
        ring(timer, timer->timerId());
    }
    // A press that waited whether it becomes a swipe is told.
    void ringPress()
    {
        const auto *clock = QAbstractEventDispatcher::instance();
        const QObjectList children = qApp->children();
        for (QObject *child : children) {
            if (!isPressDelay(child))
                continue;
            const auto timers = clock->registeredTimers(child);
            for (const auto &timer : timers)
                ring(child, timer.timerId);
        }
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Timer || m_isRinging)
            return false;
        if (const auto *timer = qobject_cast<QTimer *>(watched))
            return timer->interval() > 0;
        return isPressDelay(watched);
    }

private:
    // What waits in Qt whether a press becomes a swipe has no class of its own.
    static bool isPressDelay(const QObject *object)
    {
        return object->metaObject() == &QObject::staticMetaObject;
    }
    void ring(QObject *receiver, int timer)
    {
        m_isRinging = true;
        QTimerEvent event(timer);
        QCoreApplication::sendEvent(receiver, &event);
        m_isRinging = false;
    }

    bool m_isRinging = false;
};

} // namespace configurator::test
