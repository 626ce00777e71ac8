// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/idleclock.h"
#include "support/fingers.h"
#include "support/kiosk.h"
#include "support/testmain.h"
#include "views/build/catalogue/cataloguedelegate.h"
#include "views/build/catalogue/catalogueview.h"
#include "views/kiosk/keyboard/keybutton.h"
#include "views/kiosk/kioskguard.h"
#include "views/kiosk/touch/holddrag.h"

#include <QLineEdit>
#include <QScrollBar>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Touches of a touch screen, not of a mouse: a swipe scrolls, a tap on + adds, a hold lifts, and
// what a second finger, a palm or the system ends leaves nothing half-done.
class TestKioskTouch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aTapOnPlusAdds();
    void aTapOnThePlusOfAnyCardAdds();
    void aSwipeScrollsAndLiftsNothing();
    void aSwipeThatEndsOnPlusAddsNothing_data();
    void aSwipeThatEndsOnPlusAddsNothing();
    void aHeldCardThatIsDroppedAddsExactlyOne();
    void nothingStaysHalfDone_data();
    void nothingStaysHalfDone();
    void twoThumbsTypeOnTheKeyboard();
    void theFirstTouchOnlyWakes();

private:
    [[nodiscard]] QPoint inWindow(const QWidget *widget, QPoint at) const
    {
        return widget->mapTo(&m_kiosk->window, at);
    }
    [[nodiscard]] QPoint centreOf(const QWidget *widget) const
    {
        return inWindow(widget, widget->rect().center());
    }
    [[nodiscard]] QRect rowBox(int row) const
    {
        return m_view->visualRect(m_view->model()->index(row, 0));
    }
    [[nodiscard]] QPoint card(int row) const
    {
        return inWindow(m_view->viewport(), rowBox(row).center());
    }
    [[nodiscard]] QPoint plus(int row) const
    {
        const auto *cards = qobject_cast<const CatalogueDelegate *>(m_view->itemDelegate());
        return inWindow(m_view->viewport(), cards->addBox(rowBox(row)).center());
    }
    [[nodiscard]] QPoint overBuild() const
    {
        return centreOf(m_kiosk->window.findChild<QWidget *>(u"rowsCard"_s));
    }
    [[nodiscard]] const std::vector<BuildItem> &items() const
    {
        return m_kiosk->window.document().build().items;
    }
    [[nodiscard]] bool isLifted() const
    {
        return m_kiosk->window.findChild<QWidget *>(u"liftedCard"_s) != nullptr;
    }
    [[nodiscard]] QStringList pressed() const
    {
        QStringList names;
        for (const QAbstractButton *button : m_kiosk->seen<QAbstractButton>()) {
            if (button->isDown())
                names.append(button->accessibleName());
        }
        return names;
    }
    void hold(QPoint at)
    {
        m_fingers->press(0, at);
        QTRY_VERIFY_WITH_TIMEOUT(isLifted(), 5000);
    }
    void disturb(const QString &what);

    std::unique_ptr<Kiosk> m_kiosk;
    std::unique_ptr<Fingers> m_fingers;
    CatalogueView *m_view = nullptr;
};

// The next customer.
void TestKioskTouch::init()
{
    m_kiosk = std::make_unique<Kiosk>();
    m_kiosk->window.wake();
    QVERIFY(QTest::qWaitForWindowExposed(&m_kiosk->window));
    m_fingers = std::make_unique<Fingers>(m_kiosk->window);
    m_view = m_kiosk->window.findChild<CatalogueView *>();
    QVERIFY(m_view);
    QTest::qWait(50); // laid out
}

void TestKioskTouch::cleanup()
{
    m_fingers->liftAll();
    m_fingers.reset();
    m_kiosk.reset();
}

void TestKioskTouch::aTapOnPlusAdds()
{
    m_fingers->tap(centreOf(m_kiosk->named(u"Add to build"_s)));
    QCOMPARE(items().size(), 1U);
    QCOMPARE(items().front().count, 1);
}

void TestKioskTouch::aTapOnThePlusOfAnyCardAdds()
{
    m_fingers->tap(plus(3));
    QCOMPARE(items().size(), 1U);
}

void TestKioskTouch::aSwipeScrollsAndLiftsNothing()
{
    m_kiosk->window.resize(1400, 860); // not all cards are seen
    QTest::qWait(50);
    m_fingers->press(0, card(2));
    m_fingers->slide(0, card(2) - QPoint(0, 180));
    QTRY_VERIFY(m_view->verticalScrollBar()->value() > 0);
    QTest::qWait(HoldDrag::holdMilliseconds + 300); // the finger rests
    QVERIFY(!isLifted());
    m_fingers->lift(0);
    QTest::qWait(100);
    QVERIFY(items().empty());
}

void TestKioskTouch::aSwipeThatEndsOnPlusAddsNothing_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::newRow("up") << 4 << 1;
    QTest::newRow("along the card") << 1 << 1;
    QTest::newRow("along the current card") << 0 << 0;
}

void TestKioskTouch::aSwipeThatEndsOnPlusAddsNothing()
{
    QFETCH(int, from);
    QFETCH(int, to);
    m_fingers->press(0, card(from));
    m_fingers->rest();
    m_fingers->slide(0, plus(to));
    m_fingers->lift(0);
    QTest::qWait(100);
    QVERIFY(items().empty());
}

void TestKioskTouch::aHeldCardThatIsDroppedAddsExactlyOne()
{
    hold(card(1));
    const int before = m_view->verticalScrollBar()->value();
    m_fingers->slide(0, overBuild());
    m_fingers->lift(0);
    QCOMPARE(items().size(), 1U);
    QCOMPARE(items().front().count, 1);
    QTRY_VERIFY(!isLifted());
    QCOMPARE(m_view->verticalScrollBar()->value(), before); // it was no swipe
    m_kiosk->window.document().undoStack()->undo();
    QVERIFY(items().empty());
}

void TestKioskTouch::nothingStaysHalfDone_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what :
         {"a second finger while one is on +", "a palm on +", "a palm on a card",
          "a touch on + that the system ends", "a touch on a card's + that the system ends",
          "a touch on a page's name that the system ends", "a second finger while a card is up",
          "a second finger before a card is up", "a card over the build that the system ends",
          "a swipe that the system ends", "a second finger in a swipe"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void TestKioskTouch::disturb(const QString &what)
{
    const bool isEnded = what.endsWith(u"that the system ends");
    if (what.startsWith(u"a palm"))
        return m_fingers->press({{0, what.endsWith('+'_L1) ? plus(0) : card(1)},
                                 {1, card(2)},
                                 {2, plus(2)},
                                 {3, card(3)}});
    if (what.contains(u"swipe")) {
        m_fingers->press(0, card(4));
        m_fingers->slide(0, card(4) - QPoint(0, 120));
    } else if (what.contains(u"while a card is up") || what.contains(u"over the build")) {
        hold(card(1));
        m_fingers->slide(0, overBuild());
    } else if (what.contains(u"name")) {
        m_fingers->press(0, centreOf(m_kiosk->named(u"Models"_s)));
    } else if (what.contains(u"before")) {
        m_fingers->press(0, card(1));
    } else {
        m_fingers->press(0, what.contains(u"card's") ? plus(3) : plus(0));
    }
    if (isEnded)
        m_fingers->cancel();
    else
        m_fingers->press(1, card(3));
}

void TestKioskTouch::nothingStaysHalfDone()
{
    QFETCH(QString, what);
    disturb(what);
    QCOMPARE(pressed(), QStringList());
    QTRY_VERIFY(!isLifted());
    QTest::qWait(HoldDrag::holdMilliseconds + 400); // nor is anything lifted late
    QVERIFY(!isLifted());
    m_fingers->liftAll();
    QTest::qWait(50);
    QVERIFY(items().empty());
    QCOMPARE(m_kiosk->window.document().undoStack()->count(), 0);
    QVERIFY(m_view->isVisible()); // the same page
    m_fingers->tap(plus(0)); // and the screen is not dead
    QCOMPARE(items().size(), 1U);
}

// Keys take touches themselves.
void TestKioskTouch::twoThumbsTypeOnTheKeyboard()
{
    auto *search = m_kiosk->window.findChild<QLineEdit *>(u"searchCatalogue"_s);
    m_fingers->tap(centreOf(search));
    QTRY_VERIFY(m_kiosk->window.findChild<KeyButton *>()->isVisible());
    const auto key = [this](const QString &text) {
        for (const KeyButton *button : m_kiosk->seen<KeyButton>()) {
            if (button->text().compare(text, Qt::CaseInsensitive) == 0)
                return centreOf(button);
        }
        return QPoint();
    };
    m_fingers->press(0, key(u"r"_s));
    m_fingers->press(1, key(u"t"_s));
    m_fingers->lift(0);
    m_fingers->lift(1);
    QCOMPARE(search->text().toLower(), u"rt"_s);
    QCOMPARE(pressed(), QStringList());
}

void TestKioskTouch::theFirstTouchOnlyWakes()
{
    const QPoint at = centreOf(m_kiosk->named(u"Add to build"_s));
    m_kiosk->window.reset();
    IdleClock idle;
    KioskGuard guard(m_kiosk->window, [&] {
        const IdleStep step = idle.activity(QDateTime::currentMSecsSinceEpoch());
        m_kiosk->window.wake();
        return step.isSwallowed;
    });
    m_fingers->tap(at);
    QVERIFY(m_kiosk->window.isAwake());
    QVERIFY(items().empty());
    QCOMPARE(pressed(), QStringList());
    QTest::qWait(500);
    QVERIFY(items().empty());
    m_fingers->tap(centreOf(m_kiosk->named(u"Add to build"_s)));
    QCOMPARE(items().size(), 1U);
}

CONFIGURATOR_PREPARED_TEST_MAIN(TestKioskTouch, useLargeScreen())
#include "tst_kiosktouch.moc"
