// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QMap>
#include <QTest>
#include <QWidget>
#include <QWindow>

// Fingers on a touch screen: events go the way that those of a real one go, through the window
// system's interface, so that Qt makes its mouse of them.
namespace configurator::test {

// To be called before the program is made: Qt looks for what is below a finger on the screen alone,
// and a kiosk's is larger than the offscreen platform's own.
inline void useLargeScreen()
{
    qputenv("QT_QPA_PLATFORM",
            "offscreen:configfile=" SOURCE_DIR "/tests/support/largescreen.json");
}

inline QPointingDevice *touchScreen()
{
    static QPointingDevice *device = QTest::createTouchDevice();
    return device;
}

// Qt's own sequence sleeps for a millisecond after each frame: in a long walk most of the time.
class TouchFrames : public QTest::QTouchEventSequence
{
public:
    TouchFrames(QWindow *window, QPointingDevice *screen)
        : QTouchEventSequence(window, screen, false)
    {
    }
    bool commit(bool /*processEvents*/) override
    {
        const bool isTaken
            = !points.isEmpty() && qt_handleTouchEventv2(targetWindow, device, points.values());
        previousPoints = points;
        points.clear();
        return isTaken;
    }
};

class Fingers
{
public:
    // Points are those of the window.
    explicit Fingers(QWidget &window)
        : m_window(window)
        , m_touch(window.windowHandle(), touchScreen())
    {
    }

    void press(QMap<int, QPoint> fingers)
    {
        for (auto finger = fingers.cbegin(); finger != fingers.cend(); ++finger)
            m_touch.press(finger.key(), *finger);
        commit(fingers.keys());
        m_down.insert(fingers);
    }
    void press(int finger, QPoint at) { press({{finger, at}}); }
    void move(int finger, QPoint at)
    {
        m_touch.move(finger, at);
        m_down[finger] = at;
        commit({finger});
    }
    void lift(int finger)
    {
        m_touch.release(finger, m_down.take(finger));
        commit({finger});
    }
    void liftAll()
    {
        for (auto finger = m_down.cbegin(); finger != m_down.cend(); ++finger)
            m_touch.release(finger.key(), *finger);
        commit(m_down.keys());
        m_down.clear();
    }
    // The system takes the touch away. Qt lets its mouse go where the finger was, as in a lift.
    void cancel()
    {
        QTouchEvent away(QEvent::TouchCancel, touchScreen());
        QCoreApplication::sendEvent(m_window.windowHandle(), &away);
        liftAll();
    }
    // As slow as a finger: what waits whether it becomes a swipe knows by then.
    void rest() const { QTest::qWait(80); }
    void tap(QPoint at)
    {
        press(0, at);
        lift(0);
    }
    void slide(int finger, QPoint to, int steps = 8)
    {
        const QPoint from = m_down.value(finger);
        for (int step = 1; step <= steps; ++step)
            move(finger, from + (to - from) * step / steps);
    }
    void swipe(QPoint from, QPoint to)
    {
        press(0, from);
        slide(0, to);
        lift(0);
    }
    [[nodiscard]] bool areDown() const { return !m_down.isEmpty(); }
    [[nodiscard]] QList<int> down() const { return m_down.keys(); }

private:
    // One frame of the screen tells of every finger.
    void commit(const QList<int> &told)
    {
        for (auto finger = m_down.cbegin(); finger != m_down.cend(); ++finger) {
            if (!told.contains(finger.key()))
                m_touch.move(finger.key(), *finger);
        }
        m_touch.commit(false);
    }

    QWidget &m_window;
    TouchFrames m_touch;
    QMap<int, QPoint> m_down;
};

} // namespace configurator::test
