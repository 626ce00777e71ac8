// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "kiosk/idleclock.h"
#include "support/fingers.h"
#include "support/kiosk.h"
#include "support/kioskchance.h"
#include "support/stilltime.h"
#include "views/kiosk/kioskguard.h"
#include "views/kiosk/kioskshop.h"
#include "views/kiosk/screens/pinscreen.h"
#include "views/kiosk/touch/holddrag.h"

#include <QScroller>
#include <QWheelEvent>

namespace configurator::test {

// Taps, swipes, palms, keys, pages and idle resets without sense; the seed alone decides which.
class KioskWalk
{
    StillTime m_time; // before there is anything to repeat

public:
    explicit KioskWalk(quint32 seed)
        : m_random(seed)
    {
        follow();
        QCoreApplication::processEvents();
        kiosk.window.setUpdatesEnabled(false); // painting is asked for
    }

    Kiosk kiosk;

    void act()
    {
        m_now += below(3000);
        const int roll = below(1000);
        if (roll < 580)
            touch(roll);
        else if (roll < 660)
            point(roll);
        else if (roll < 930)
            typeAnything(kiosk.window, m_random);
        else
            change(roll);
        const QList<QScroller *> scrollers = QScroller::activeScrollers();
        for (QScroller *scroller : scrollers)
            scroller->stop(); // a list that glides on is the clock's
    }
    void settle()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
    void paint()
    {
        kiosk.window.setUpdatesEnabled(true);
        (void)kiosk.window.grab();
        kiosk.window.setUpdatesEnabled(false);
    }
    // What a person left half-done; empty: nothing.
    [[nodiscard]] QString halfDone() const
    {
        for (const HoldDrag *drag : kiosk.window.findChildren<HoldDrag *>()) {
            if (drag->isDragging())
                return QStringLiteral("a card is still up");
        }
        for (const QAbstractButton *button : kiosk.seen<QAbstractButton>()) {
            if (button->isDown())
                return QStringLiteral("%1 is still pressed").arg(button->accessibleName());
        }
        const bool isAttracting = m_idle.phase() == IdleClock::Phase::Attract;
        return isAttracting == kiosk.window.isAwake() ? QStringLiteral("awake, or not, by mistake")
                                                      : QString();
    }
    // Equal after equal walks.
    [[nodiscard]] size_t trace()
    {
        const QWidget *focus = QApplication::focusWidget();
        BuildDocument &document = kiosk.window.document();
        const QUndoStack *stack = document.undoStack();
        return qHashMulti(0, stack->index(), stack->count(), m_now, kiosk.window.isAwake(),
                          document.build().items.size(),
                          focus ? focus->accessibleName() : QString());
    }

private:
    int below(int end) { return m_random.bounded(end); }
    QPoint anywhere() { return {below(kiosk.window.width()), below(kiosk.window.height())}; }
    QPoint onButton();
    QPoint somewhere() { return below(2) == 0 ? onButton() : anywhere(); }

    void follow();
    bool activity();
    void tick();
    void finish();
    void touch(int roll);
    void hold();
    void twoFingers();
    void palm();
    void point(int roll);
    void change(int roll);
    void go();
    void wait();

    QRandomGenerator m_random;
    Fingers m_fingers {kiosk.window};
    IdleClock m_idle;
    qint64 m_now = 0; // milliseconds
    // Never swallows: for how long it does so is the clock's.
    KioskGuard m_guard {kiosk.window, [this] { return activity(); }};
};

// What begins anew is met seldom, so that walks between come far.
inline QPoint KioskWalk::onButton()
{
    const QList<QAbstractButton *> buttons = kiosk.seen<QAbstractButton>();
    if (buttons.isEmpty())
        return anywhere();
    const QAbstractButton *button = buttons[below(static_cast<int>(buttons.size()))];
    const QString name = button->accessibleName();
    const auto *looks = kiosk.window.findChild<QWidget *>(QStringLiteral("lookSheet"));
    const bool isAnew = name.startsWith(u"Start over") || name.startsWith(u"I'm done")
        || (looks && looks->isAncestorOf(button));
    if (isAnew && below(10) > 0)
        return anywhere();
    return button->mapTo(&kiosk.window, button->rect().center());
}

// The kiosk's session does the same, by the clock of the machine.
inline void KioskWalk::follow()
{
    KioskWindow &window = kiosk.window;
    QObject::connect(
        &window, &KioskWindow::doneAsked, &m_guard, [this] { finish(); }, Qt::QueuedConnection);
    QObject::connect(&window, &KioskWindow::stayAsked, &m_guard, [this] { activity(); });
    QObject::connect(&m_guard, &KioskGuard::exitAsked, &window, [&window] { window.showPin(0); });
    QObject::connect(window.pinScreen(), &PinScreen::entered, &window,
                     [&window] { window.pinScreen()->sayWrong(0); });
}

inline bool KioskWalk::activity()
{
    if (m_idle.activity(m_now).isReset)
        kiosk.window.reset();
    kiosk.window.wake();
    kiosk.window.hideCountdown();
    return false;
}

inline void KioskWalk::tick()
{
    if (m_idle.tick(m_now).isReset)
        kiosk.window.reset();
    if (m_idle.phase() == IdleClock::Phase::Counting)
        kiosk.window.showCountdown(m_idle.secondsLeft(m_now));
    else
        kiosk.window.hideCountdown();
}

inline void KioskWalk::finish()
{
    if (m_idle.finish().isReset)
        kiosk.window.reset();
}

inline void KioskWalk::touch(int roll)
{
    if (roll < 260) {
        m_fingers.tap(onButton());
    } else if (roll < 340) {
        m_fingers.tap(anywhere());
    } else if (roll < 360) {
        QApplication::setDoubleClickInterval(1'000'000);
        const QPoint at = somewhere();
        m_fingers.tap(at);
        m_fingers.tap(at);
        QApplication::setDoubleClickInterval(0);
    } else if (roll < 440) {
        m_fingers.swipe(somewhere(), anywhere());
    } else if (roll < 480) {
        hold();
        m_fingers.liftAll();
    } else if (roll < 520) {
        twoFingers();
    } else if (roll < 540) {
        palm();
    } else if (roll < 565) {
        hold();
        m_fingers.cancel();
    } else { // what is under the finger goes while it rests
        m_fingers.press(0, somewhere());
        change(below(20) == 0 ? 930 + below(70) : 930);
        m_fingers.move(0, somewhere());
        m_fingers.lift(0);
    }
}

inline void KioskWalk::hold()
{
    m_fingers.press(0, somewhere());
    if (below(3) > 0)
        wait();
    if (below(3) > 0)
        m_fingers.slide(0, somewhere(), 3);
}

inline void KioskWalk::twoFingers()
{
    hold();
    m_fingers.press(1, somewhere());
    m_fingers.slide(below(2), anywhere(), 3);
    m_fingers.lift(below(2));
    m_fingers.liftAll();
}

inline void KioskWalk::palm()
{
    const QPoint at = somewhere();
    QMap<int, QPoint> points;
    for (int finger = 0; finger < 6; ++finger)
        points.insert(finger, at + QPoint(below(160) - 80, below(160) - 80));
    m_fingers.press(points);
    m_fingers.move(below(6), anywhere());
    m_fingers.liftAll();
}

// With a mouse.
inline void KioskWalk::point(int roll)
{
    QWindow *window = kiosk.window.windowHandle();
    const QPoint at = somewhere();
    if (roll < 610) {
        QTest::mousePress(window, Qt::LeftButton, {}, at);
        QTest::mouseMove(window, anywhere());
        QTest::mouseRelease(window, Qt::LeftButton, {}, below(2) == 0 ? at : anywhere());
    } else if (roll < 620) {
        static constexpr Qt::MouseButton others[]
            = {Qt::RightButton, Qt::MiddleButton, Qt::BackButton};
        QTest::mouseClick(window, others[below(3)], {}, at);
    } else {
        const QPoint turn(0, (below(9) - 4) * 120);
        QWheelEvent wheel(at, kiosk.window.mapToGlobal(at), {}, turn, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(window, &wheel);
    }
}

inline void KioskWalk::change(int roll)
{
    static constexpr QSize sizes[] = {{1080, 1920}, {1920, 1080}, {1280, 800}};
    if (roll < 968) {
        wait();
        tick();
    } else if (roll < 975) {
        m_now += below(120'000); // nobody touches it
        tick();
    } else if (roll < 976) {
        kiosk.window.wear(anyLook(m_random));
    } else if (roll < 977) {
        kiosk.window.resize(sizes[below(3)]);
    } else if (roll < 979) {
        Q_EMIT m_guard.exitAsked();
    } else if (roll < 980) {
        finish();
    } else {
        go();
    }
}

// To another page, or back to it.
inline void KioskWalk::go()
{
    if (auto *shop = kiosk.window.findChild<KioskShop *>())
        shop->go(below(3));
}

// A moment passes: what a resting finger or a change set going comes now.
inline void KioskWalk::wait()
{
    m_time.ringPress();
    for (const HoldDrag *drag : kiosk.window.findChildren<HoldDrag *>()) {
        for (QTimer *timer : drag->findChildren<QTimer *>())
            m_time.ring(timer);
    }
    Q_EMIT kiosk.window.document().outlookChanged();
    settle();
}

} // namespace configurator::test
