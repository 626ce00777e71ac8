// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/kioskwalk.h"
#include "support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>

#include <unistd.h>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Whatever fingers, keys and time do: totals and history stay true, nothing stays half-done, and
// memory does not grow. A million of them, by hand:
//
//   QT_QPA_PLATFORM=offscreen ACTIONS=1000000 QTEST_FUNCTION_TIMEOUT=7200000
//   build/release/tests/tst_kioskrandom
//
// A failure says the seed and the action. The same SEED walks the same way; with ACTIONS at that
// number it stops there.
class TestKioskRandom : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameSeedWalksTheSameWay();
    void randomFingersKeepEveryInvariant();

private:
    static void checkOften(KioskWalk &walk);
    static void checkHistory(KioskWalk &walk);
};

namespace {

constexpr int usualActions = 1500;
constexpr int longWalk = 20'000; // actions from which on memory is looked at
constexpr qint64 mostGrowth = qint64 {24} << 20; // bytes, after a fifth of the walk

qint64 residentBytes()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * sysconf(_SC_PAGESIZE);
}

quint32 seedAsked()
{
    const int asked = qEnvironmentVariableIntValue("SEED");
    return asked == 0 ? 20261130 : static_cast<quint32>(asked);
}

} // namespace

// As somebody replays it: in a program of its own. The last line that it says is where it got to.
void TestKioskRandom::theSameSeedWalksTheSameWay()
{
    const auto walked = [] {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"ACTIONS"_s, u"300"_s);
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(),
                      {u"randomFingersKeepEveryInvariant"_s});
        process.waitForFinished(100'000);
        const QString said = QString::fromUtf8(process.readAllStandardOutput());
        return QRegularExpression(u"trace [0-9a-f]+"_s).match(said).captured();
    };
    const QString first = walked();
    QVERIFY(!first.isEmpty());
    QCOMPARE(walked(), first);
}

void TestKioskRandom::checkOften(KioskWalk &walk)
{
    BuildDocument &document = walk.kiosk.window.document();
    const Assessment fresh
        = assess(walk.kiosk.loaded.catalogue, document.build(), document.region());
    QCOMPARE(fresh.totals, document.assessment().totals);
    QCOMPARE(walk.halfDone(), QString());
}

void TestKioskRandom::checkHistory(KioskWalk &walk)
{
    BuildDocument &document = walk.kiosk.window.document();
    QUndoStack *stack = document.undoStack();
    const int at = stack->index();
    const Build now = document.build();
    stack->setIndex(0);
    QVERIFY(document.build().items.empty());
    stack->setIndex(at);
    QCOMPARE(document.build(), now);
}

void TestKioskRandom::randomFingersKeepEveryInvariant()
{
    const int asked = qEnvironmentVariableIntValue("ACTIONS");
    const int actions = asked > 0 ? asked : usualActions;
    QElapsedTimer clock;
    clock.start();
    KioskWalk walk(seedAsked());
    qint64 warm = 0;
    size_t trace = 0;
    for (int i = 1; i <= actions; ++i) {
        walk.act();
        if (i % 4 == 0 || i == actions)
            walk.settle();
        trace = qHashMulti(trace, walk.trace());
        if (i % 100 == 0 || i == actions)
            checkOften(walk);
        if (i % 500 == 0 || i == actions)
            checkHistory(walk);
        if (i % 1000 == 0)
            walk.paint();
        if (i == actions / 5)
            warm = residentBytes();
        if (actions >= longWalk && i % (actions / 10) == 0)
            qInfo("%d actions, %lld KiB", i, residentBytes() / 1024);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(u"SEED=%1 ACTIONS=%2"_s.arg(seedAsked()).arg(i)));
    }
    const qint64 grown = residentBytes() - warm;
    qInfo("%d actions in %lld ms; %lld KiB after a fifth, %lld KiB more at the end; trace %zx",
          actions, clock.elapsed(), warm / 1024, grown / 1024, trace);
    if (actions >= longWalk)
        QVERIFY2(grown <= mostGrowth, qPrintable(u"grown by %1 bytes"_s.arg(grown)));
}

CONFIGURATOR_PREPARED_TEST_MAIN(TestKioskRandom, useLargeScreen())
#include "tst_kioskrandom.moc"
