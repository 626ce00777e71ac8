// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/buildcode.h"
#include "kiosk/kiosksession.h"
#include "kiosk/staffpin.h"
#include "support/kiosk.h"
#include "support/testmain.h"
#include "views/kiosk/kioskguard.h"

#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// From the welcome to the counter by real pointer and keyboard: what a customer does, and what
// staff do with the code.
class TestRealKioskWalk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCustomerWalksToTheCounter();
    void staffOpenWhatTheCustomerBuilt();

private:
    // Presses the button of that name by the real pointer.
    static bool press(const Kiosk &kiosk, const QString &name)
    {
        for (const QAbstractButton *button : kiosk.seen<QAbstractButton>()) {
            if (button->accessibleName().startsWith(name))
                return click(centre(button));
        }
        return false;
    }

    // A scanner types it and Enter.
    static bool scan(const QString &code)
    {
        QStringList words {u"key"_s, u"--delay"_s, u"12"_s};
        for (const QChar letter : code)
            words << (letter == u'-' ? u"minus"_s : QString(letter));
        return xdotool(words << u"Return"_s);
    }

    QString m_code; // that the customer carries to the counter
    Build m_build;
};

void TestRealKioskWalk::aCustomerWalksToTheCounter()
{
    const QTemporaryDir folder;
    Kiosk f(QSize(1400, 860));
    f.window.move(0, 0);
    KioskSettings settings;
    settings.pinHash = *hashedPin(u"4711"_s);
    qint64 now = 1'000'000; // milliseconds; the test lets time pass
    KioskSession session(f.window, f.loaded.catalogue, settings, folder.path(),
                         [&now] { return now; });
    KioskGuard guard(f.window, [&session] { return session.activity(); });
    QVERIFY(QTest::qWaitForWindowActive(&f.window));

    QVERIFY(press(f, u"Touch to begin"_s));
    QTRY_VERIFY(f.named(u"Build page"_s));
    QTest::qWait(600);
    QVERIFY(press(f, u"Models"_s));
    QTRY_VERIFY(f.named(u"Search models"_s));
    QVERIFY(click(centre(f.named(u"Search models"_s))));
    QVERIFY(type(u"llama 3.3 70b"_s));
    auto *list = qobject_cast<QAbstractItemView *>(f.named(u"Open-Source Models"_s));
    QVERIFY(list);
    QTRY_COMPARE(list->model()->rowCount(), 1);
    const QRect card = list->visualRect(list->model()->index(0, 0));
    QVERIFY(click(list->viewport()->mapToGlobal(card.center())));
    QTRY_VERIFY(f.named(u"Back to Open-Source Models"_s));
    QVERIFY(press(f, u"Take "_s)); // the first recommended build
    QTRY_VERIFY(!f.window.document().build().items.empty());
    QTRY_VERIFY(f.named(u"Build page"_s));
    const int before = f.window.document().build().items.front().count;
    QTest::qWait(200);
    QVERIFY(press(f, u"More "_s));
    QTRY_COMPARE(f.window.document().build().items.front().count, before + 1);
    QVERIFY(press(f, u"Show this at the counter"_s));
    QTRY_VERIFY(f.described(u"Build code"_s).startsWith(u"BK1-"_s));
    m_code = f.described(u"Build code"_s);
    m_build = f.window.document().build();

    now += 91'000;
    session.tick();
    QTRY_VERIFY(f.named(u"I am still here"_s));
    now += 16'000;
    session.tick();
    QTRY_VERIFY(f.isAttracting());
    QVERIFY(f.window.document().build().items.empty());
}

void TestRealKioskWalk::staffOpenWhatTheCustomerBuilt()
{
    QVERIFY(!m_code.isEmpty());
    QApplication::setPalette(Theme::palette(false));
    RealWindow staff;
    QVERIFY(QTest::qWaitForWindowActive(&staff.window));
    staff.named(u"Catalogue"_s)->setFocus();
    QVERIFY(scan(m_code));
    QTRY_VERIFY(!staff.document.build().items.empty());
    QCOMPARE(staff.document.build().items, m_build.items);
    QCOMPARE(staff.document.build().choice, m_build.choice);
    QVERIFY(key(u"ctrl+z"_s));
    QTRY_VERIFY(staff.document.build().items.empty());
}

CONFIGURATOR_WINDOW_TEST_MAIN(TestRealKioskWalk)
#include "tst_realkioskwalk.moc"
