// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/kiosk.h"
#include "support/testmain.h"
#include "views/build/catalogue/catalogueview.h"
#include "views/kiosk/touch/holddrag.h"

#include <QScrollBar>
#include <QWindow>

#include <algorithm>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Fingers on a real screen: a swipe scrolls, a hold lifts, a tap on + adds, and nothing stays
// half-done.
class TestRealKioskTouch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_kiosk->window.reset(); }
    void cleanupTestCase() { m_kiosk.reset(); }
    void aTapOnPlusAdds();
    void aSwipeScrollsAndNeverLiftsOrAdds();
    void aHeldCardIsLetGoOverTheBuild();
    void aHeldCardThatIsLetGoElsewhereIsPutBack();
    void aHoldThatTheSystemEndsLeavesNothing();

private:
    [[nodiscard]] QPoint card(int row) const
    {
        const QRect box = m_view->visualRect(m_view->model()->index(row, 0));
        return m_view->viewport()->mapToGlobal(box.center());
    }
    [[nodiscard]] QPoint overBuild() const
    {
        return centre(m_kiosk->window.findChild<QWidget *>(u"rowsCard"_s));
    }
    [[nodiscard]] bool isLifted() const
    {
        return m_kiosk->window.findChild<QWidget *>(u"liftedCard"_s) != nullptr;
    }
    [[nodiscard]] const std::vector<BuildItem> &items() const
    {
        return m_kiosk->window.document().build().items;
    }
    static bool pressAt(QPoint point)
    {
        return xdotool(at(point) << u"sleep"_s << u"0.1"_s << u"mousedown"_s << u"1"_s);
    }
    static qsizetype visibleWindows()
    {
        const QWindowList windows = QGuiApplication::allWindows();
        return std::count_if(windows.begin(), windows.end(),
                             [](const QWindow *window) { return window->isVisible(); });
    }
    static bool release() { return xdotool({u"mouseup"_s, u"1"_s}); }

    std::unique_ptr<Kiosk> m_kiosk;
    CatalogueView *m_view = nullptr;
};

void TestRealKioskTouch::initTestCase()
{
    m_kiosk = std::make_unique<Kiosk>(QSize(1400, 860));
    m_kiosk->window.move(0, 0);
    QVERIFY(QTest::qWaitForWindowActive(&m_kiosk->window));
}

// The next customer.
void TestRealKioskTouch::init()
{
    m_kiosk->window.wake();
    m_view = m_kiosk->window.findChild<CatalogueView *>();
    QVERIFY(m_view);
    QTest::qWait(200);
}

// B194: where holding does not work, a tap always does.
void TestRealKioskTouch::aTapOnPlusAdds()
{
    QVERIFY(click(centre(m_kiosk->named(u"Add to build"_s))));
    QTRY_COMPARE(items().size(), 1U);
}

void TestRealKioskTouch::aSwipeScrollsAndNeverLiftsOrAdds()
{
    QVERIFY(drag(card(2), card(2) - QPoint(0, 180)));
    QTRY_VERIFY(m_view->verticalScrollBar()->value() > 0);
    QTest::qWait(HoldDrag::holdMilliseconds + 300);
    QVERIFY(!isLifted());
    QVERIFY(items().empty());
}

void TestRealKioskTouch::aHeldCardIsLetGoOverTheBuild()
{
    QVERIFY(pressAt(card(0)));
    QTRY_VERIFY_WITH_TIMEOUT(isLifted(), 3000);
    // B196: no drag of the system, whose picture would be a window and whose drop could be nested.
    QCOMPARE(visibleWindows(), 1);
    const int before = m_view->verticalScrollBar()->value();
    QVERIFY(xdotool(at(overBuild() + QPoint(5, 5)) << u"sleep"_s << u"0.1"_s << at(overBuild())));
    QVERIFY(release());
    QTRY_COMPARE(items().size(), 1U);
    QTRY_VERIFY(!isLifted());
    QCOMPARE(m_view->verticalScrollBar()->value(), before); // it was no swipe
    m_kiosk->window.document().undoStack()->undo();
    QVERIFY(items().empty());
}

void TestRealKioskTouch::aHeldCardThatIsLetGoElsewhereIsPutBack()
{
    QVERIFY(pressAt(card(0)));
    QTRY_VERIFY_WITH_TIMEOUT(isLifted(), 3000);
    QVERIFY(xdotool(at(QPoint(200, 400))));
    QVERIFY(release());
    QTRY_VERIFY(!isLifted());
    QVERIFY(items().empty());
}

void TestRealKioskTouch::aHoldThatTheSystemEndsLeavesNothing()
{
    QVERIFY(pressAt(card(0)));
    QTRY_VERIFY_WITH_TIMEOUT(isLifted(), 3000);
    QEvent away(QEvent::WindowDeactivate);
    QApplication::sendEvent(m_view, &away);
    QTRY_VERIFY(!isLifted());
    QVERIFY(xdotool(at(overBuild())));
    QVERIFY(release());
    QTest::qWait(200);
    QVERIFY(items().empty());
}

CONFIGURATOR_WINDOW_TEST_MAIN(TestRealKioskTouch)
#include "tst_realkiosktouch.moc"
