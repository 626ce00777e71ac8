// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/kiosksession.h"
#include "kiosk/staffpin.h"
#include "support/kiosk.h"
#include "support/testmain.h"
#include "views/kiosk/kioskguard.h"
#include "views/kiosk/screens/pinscreen.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

// A kiosk whose time the test moves; the PIN is 4711.
struct Session
{
    Session() { settings.pinHash = *hashedPin(u"4711"_s); }

    QTemporaryDir folder;
    Kiosk kiosk;
    KioskSettings settings;
    qint64 now = 1'000'000; // milliseconds
    std::unique_ptr<KioskSession> session;

    void begin()
    {
        session = std::make_unique<KioskSession>(kiosk.window, kiosk.loaded.catalogue, settings,
                                                 folder.path(), [this] { return now; });
    }
    void pass(int seconds)
    {
        now += qint64 {1000} * seconds;
        session->tick();
    }
    void enter(const QString &pin) { Q_EMIT kiosk.window.pinScreen()->entered(pin); }
    [[nodiscard]] bool isCounting() const { return kiosk.named(u"I am still here"_s) != nullptr; }
};

} // namespace

class TestKioskSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_f = std::make_unique<Session>();
        m_f->begin();
    }
    void cleanup()
    {
        m_f->session.reset();
        m_f.reset();
        wearLook({});
    }
    void theFirstTouchOnlyWakes();
    void idleCountsDownAndClears();
    void stayingKeepsEverything_data();
    void stayingKeepsEverything();
    void doneClearsAtOnce();
    void theRightPinLeaves();
    void wrongPinsStayAndWait();
    void whatIsCountedHasNoPersonInIt();
    void staffGetInAfterManyCustomers();

private:
    std::unique_ptr<Session> m_f;
};

void TestKioskSession::theFirstTouchOnlyWakes()
{
    QVERIFY(m_f->session->activity());
    QVERIFY(m_f->kiosk.window.isAwake());
    m_f->pass(1);
    QVERIFY(!m_f->session->activity());
}

void TestKioskSession::idleCountsDownAndClears()
{
    (void)m_f->session->activity();
    VERIFY_OK(m_f->kiosk.window.document().add(u"rtx-5090"_s));
    m_f->pass(89);
    QVERIFY(!m_f->isCounting());
    m_f->pass(1);
    QVERIFY(m_f->isCounting());
    m_f->pass(14);
    QVERIFY(m_f->isCounting());
    QVERIFY(!m_f->kiosk.window.document().build().items.empty());
    m_f->pass(1);
    QVERIFY(m_f->kiosk.isAttracting());
    QVERIFY(m_f->kiosk.window.document().build().items.empty());
}

void TestKioskSession::stayingKeepsEverything_data()
{
    QTest::addColumn<QString>("means");
    QTest::newRow("the button") << u"button"_s;
    QTest::newRow("B181 any touch") << u"touch"_s;
    QTest::newRow("a screen reader's press") << u"press"_s;
    QTest::newRow("a change of the build") << u"change"_s;
}

void TestKioskSession::stayingKeepsEverything()
{
    QFETCH(QString, means);
    (void)m_f->session->activity();
    VERIFY_OK(m_f->kiosk.window.document().add(u"rtx-5090"_s));
    m_f->pass(95);
    QVERIFY(m_f->isCounting());
    if (means == "button"_L1)
        QVERIFY(m_f->kiosk.press(u"I am still here"_s));
    else if (means == "press"_L1)
        QVERIFY(m_f->kiosk.press(u"Models"_s));
    else if (means == "change"_L1)
        VERIFY_OK(m_f->kiosk.window.document().add(u"rtx-5090"_s));
    else
        QVERIFY(!m_f->session->activity());
    QVERIFY(!m_f->isCounting());
    m_f->pass(80);
    QVERIFY(!m_f->isCounting());
    QVERIFY(!m_f->kiosk.window.document().build().items.empty());
}

void TestKioskSession::doneClearsAtOnce()
{
    (void)m_f->session->activity();
    VERIFY_OK(m_f->kiosk.window.document().add(u"rtx-5090"_s));
    QVERIFY(m_f->kiosk.press(u"Show this at the counter"_s));
    QVERIFY(m_f->kiosk.press(u"I'm done, clear the screen"_s));
    QTRY_VERIFY(m_f->kiosk.isAttracting());
    QVERIFY(m_f->kiosk.window.document().build().items.empty());
}

void TestKioskSession::theRightPinLeaves()
{
    QSignalSpy left(m_f->session.get(), &KioskSession::left);
    m_f->session->askPin();
    QVERIFY(m_f->kiosk.named(u"Staff PIN"_s));
    m_f->enter(u"4711"_s);
    QCOMPARE(left.count(), 1);
    QVERIFY(!m_f->kiosk.window.isVisible());
}

void TestKioskSession::wrongPinsStayAndWait()
{
    QSignalSpy left(m_f->session.get(), &KioskSession::left);
    m_f->session->askPin();
    for (int i = 0; i < 4; ++i)
        m_f->enter(u"0000"_s);
    m_f->enter(u"4711"_s); // right, but the wait counts
    QCOMPARE(left.count(), 0);
    QVERIFY(m_f->kiosk.window.isVisible());
    // The wait survives a restart.
    m_f->session.reset();
    m_f->begin();
    QSignalSpy leftAgain(m_f->session.get(), &KioskSession::left);
    m_f->enter(u"4711"_s);
    QCOMPARE(leftAgain.count(), 0);
}

void TestKioskSession::whatIsCountedHasNoPersonInIt()
{
    (void)m_f->session->activity();
    VERIFY_OK(m_f->kiosk.window.document().add(u"rtx-5090"_s, {}, 2));
    QVERIFY(m_f->kiosk.press(u"Show this at the counter"_s));
    const KioskDay day = merged(m_f->session->counted());
    QCOMPARE(day.builds.size(), 1);
    QCOMPARE(day.builds.first(), 1);
    QCOMPARE(day.builds.firstKey(), buildSizeClass(2));
    QVERIFY(day.missing.isEmpty());
    m_f->session.reset(); // ending writes it
    QVERIFY(QFile::exists(statisticsFile(m_f->folder.path())));
    m_f->begin();
}

// B187: by the gesture, and by keys where the screen takes no touch any more.
void TestKioskSession::staffGetInAfterManyCustomers()
{
    KioskWindow &window = m_f->kiosk.window;
    KioskGuard guard(window, [this] { return m_f->session->activity(); });
    connect(&guard, &KioskGuard::exitAsked, m_f->session.get(), &KioskSession::askPin);
    for (int customer = 0; customer < 100; ++customer) {
        (void)m_f->session->activity();
        VERIFY_OK(window.document().add(u"rtx-5090"_s));
        if (customer % 10 == 0)
            m_f->session->askPin(); // and nobody types one
        m_f->pass(90);
        m_f->pass(15);
        QVERIFY(m_f->kiosk.isAttracting());
    }
    QTest::keyClick(&window, Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(m_f->kiosk.named(u"Staff PIN"_s));
    window.reset();
    QTest::mousePress(&window, Qt::LeftButton, {}, QPoint(20, 20));
    QTRY_VERIFY_WITH_TIMEOUT(m_f->kiosk.named(u"Staff PIN"_s), KioskGuard::exitHold + 2'000);
    QTest::mouseRelease(&window, Qt::LeftButton, {}, QPoint(20, 20));
    QSignalSpy left(m_f->session.get(), &KioskSession::left);
    m_f->enter(u"4711"_s);
    QCOMPARE(left.count(), 1);
}

CONFIGURATOR_OFFSCREEN_TEST_MAIN(TestKioskSession)
#include "tst_kiosksession.moc"
