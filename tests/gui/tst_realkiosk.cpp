// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/kiosksettings.h"
#include "support/realwindow.h"
#include "support/testmain.h"

#include <QTemporaryDir>

#include <csignal>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// The kiosk as a program of its own on a real screen, with the real pointer and keyboard; nothing
// here sees its inside but a screen reader's names would. The PIN is 4711.
class TestRealKiosk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void refusesToStartWithoutAPin();
    void keysOfTheSystemLeadNowhere_data();
    void keysOfTheSystemLeadNowhere();
    void theWindowManagerClosesNothing();
    void aTerminalThatClosesChangesNothing();
    void theSystemEndsItCleanly();
    void aSecondOneIsRefused();
    void theHoldAndTheRightPinLead();
    void theHoldAndAWrongPinDoNot();
    void aRestartComesUpForCustomers();

private:
    [[nodiscard]] QStringList words() const
    {
        return {u"--kiosk"_s, u"--data"_s, m_folder->path()};
    }
    [[nodiscard]] bool isRunning() const { return m_kiosk->state() == QProcess::Running; }
    [[nodiscard]] static QString windowId();
    static void hold();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_kiosk;
};

QString TestRealKiosk::windowId()
{
    QProcess search;
    search.start(u"xdotool"_s, {u"search"_s, u"--onlyvisible"_s, u"--name"_s, u"Bektursun"_s});
    search.waitForFinished();
    return QString::fromUtf8(search.readAllStandardOutput()).section(u'\n', 0, 0).trimmed();
}

void TestRealKiosk::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    VERIFY_OK(setStaffPin(u"4711"_s, m_folder->path()));
    m_kiosk = std::make_unique<QProcess>();
    m_kiosk->start(QStringLiteral(PROGRAM), words());
    QVERIFY(m_kiosk->waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(!windowId().isEmpty(), 20'000);
    QVERIFY(click({700, 450})); // wakes
    QTest::qWait(600);
}

void TestRealKiosk::cleanup()
{
    m_kiosk->kill();
    m_kiosk->waitForFinished();
}

// The corner, long enough.
void TestRealKiosk::hold()
{
    QVERIFY(xdotool(at({30, 30}) << u"mousedown"_s << u"1"_s << u"sleep"_s << u"3.4"_s
                                 << u"mouseup"_s << u"1"_s));
    QTest::qWait(300);
}

void TestRealKiosk::refusesToStartWithoutAPin()
{
    const QTemporaryDir empty;
    QProcess other;
    other.start(QStringLiteral(PROGRAM), {u"--kiosk"_s, u"--data"_s, empty.path()});
    QVERIFY(other.waitForFinished());
    QCOMPARE(other.exitCode(), 2);
    QVERIFY(other.readAllStandardError().contains("kiosk set-pin"));
}

void TestRealKiosk::keysOfTheSystemLeadNowhere_data()
{
    QTest::addColumn<QStringList>("keys");
    QTest::newRow("closing") << QStringList {u"alt+F4"_s, u"ctrl+q"_s, u"ctrl+w"_s};
    QTest::newRow("files and print")
        << QStringList {u"ctrl+n"_s, u"ctrl+o"_s, u"ctrl+p"_s, u"ctrl+s"_s, u"Print"_s};
    QTest::newRow("help and menus")
        << QStringList {u"F1"_s, u"shift+F1"_s, u"shift+F10"_s, u"Menu"_s};
    QTest::newRow("screen") << QStringList {u"F11"_s, u"Escape"_s, u"alt+Tab"_s};
    QTest::newRow("media") << QStringList {u"XF86AudioRaiseVolume"_s, u"XF86AudioPlay"_s};
}

void TestRealKiosk::keysOfTheSystemLeadNowhere()
{
    QFETCH(QStringList, keys);
    const QString before = windowId();
    for (const QString &each : keys)
        QVERIFY(key(each));
    QTest::qWait(400);
    QVERIFY(isRunning());
    QCOMPARE(windowId(), before); // the one window, and it alone
}

void TestRealKiosk::theWindowManagerClosesNothing()
{
    // openbox asks a window to close by this key.
    QVERIFY(key(u"alt+F4"_s));
    QTest::qWait(400);
    QVERIFY(isRunning());
    QVERIFY(xdotool({u"windowminimize"_s, windowId()}));
    QTRY_VERIFY_WITH_TIMEOUT(!windowId().isEmpty(), 5000);
    QVERIFY(isRunning());
}

void TestRealKiosk::aTerminalThatClosesChangesNothing()
{
    QCOMPARE(::kill(static_cast<pid_t>(m_kiosk->processId()), SIGHUP), 0);
    QTest::qWait(400);
    QVERIFY(isRunning());
}

void TestRealKiosk::theSystemEndsItCleanly()
{
    QCOMPARE(::kill(static_cast<pid_t>(m_kiosk->processId()), SIGTERM), 0);
    QVERIFY(m_kiosk->waitForFinished(5000));
    QCOMPARE(m_kiosk->exitStatus(), QProcess::NormalExit);
    QCOMPARE(m_kiosk->exitCode(), 0);
}

void TestRealKiosk::aSecondOneIsRefused()
{
    QProcess other;
    other.start(QStringLiteral(PROGRAM), words());
    QVERIFY(other.waitForFinished());
    QCOMPARE(other.exitCode(), 2);
    other.start(QStringLiteral(PROGRAM), words() << u"--theme"_s << u"dark"_s);
    QVERIFY(other.waitForFinished());
    QCOMPARE(other.exitCode(), 2);
    QVERIFY(isRunning());
}

void TestRealKiosk::theHoldAndTheRightPinLead()
{
    hold();
    QVERIFY(type(u"4711"_s));
    QVERIFY(key(u"Return"_s));
    QVERIFY(m_kiosk->waitForFinished(8000));
    QCOMPARE(m_kiosk->exitCode(), 0);
}

void TestRealKiosk::theHoldAndAWrongPinDoNot()
{
    hold();
    QVERIFY(type(u"4712"_s));
    QVERIFY(key(u"Return"_s));
    QTest::qWait(1500);
    QVERIFY(isRunning());
    // Without the hold digits mean nothing.
    QVERIFY(key(u"Escape"_s));
    QVERIFY(type(u"4711"_s));
    QVERIFY(key(u"Return"_s));
    QTest::qWait(800);
    QVERIFY(isRunning());
}

// B191: killed while staff typed their PIN, it knows nothing of them when the supervisor starts it
// again: the PIN's last digits mean nothing.
void TestRealKiosk::aRestartComesUpForCustomers()
{
    hold();
    QVERIFY(type(u"471"_s));
    m_kiosk->kill();
    QVERIFY(m_kiosk->waitForFinished(5000));
    m_kiosk->start(QStringLiteral(PROGRAM), words());
    QVERIFY(m_kiosk->waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(!windowId().isEmpty(), 20'000);
    QVERIFY(type(u"1"_s));
    QVERIFY(key(u"Return"_s));
    QTest::qWait(600);
    QVERIFY(isRunning());
}

CONFIGURATOR_WINDOW_TEST_MAIN(TestRealKiosk)
#include "tst_realkiosk.moc"
