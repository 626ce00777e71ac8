// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinfolder.h"

#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

// A count that somebody spoilt and a disk that takes nothing: nobody gains a try, and staff get in.
class TestPinTries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spoiltFiles_data();
    void spoiltFiles();
    void aSpoiltFileCostsAnHour();
    void whatCannotBeWrittenCostsAnHour();
    void aRestartBeginsThatHourAnew();
    void theClockIsSetBackInThatHour();
    void writableAgain();
    void forgets();
};

void TestPinTries::spoiltFiles_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray(R"({"version": 1, "wro)");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("nothing in it") << QByteArray("{}");
    QTest::newRow("another version")
        << QByteArray(R"({"version": 2, "wrong": 0, "last": "2026-11-30T09:00:00.000Z"})");
    QTest::newRow("below nothing")
        << QByteArray(R"({"version": 1, "wrong": -9, "last": "2026-11-30T09:00:00.000Z"})");
    QTest::newRow("beyond all steps")
        << QByteArray(R"({"version": 1, "wrong": 12, "last": "2026-11-30T09:00:00.000Z"})");
    QTest::newRow("no time") << QByteArray(R"({"version": 1, "wrong": 0})");
    QTest::newRow("no such time") << QByteArray(
        R"({"version": 1, "wrong": 0, "last": "2026-13-30T09:00:00.000Z"})");
    QTest::newRow("far too long") << QByteArray(R"({"version": 1, "wrong": 0, "last": ")")
            + QByteArray(100'000, ' ');
}

void TestPinTries::spoiltFiles()
{
    QFETCH(const QByteArray, json);
    PinFolder folder;
    QVERIFY(folder.write(json));
    QCOMPARE(folder.gate().enter(u"1234"), waiting(3600));
    folder.pass(3599);
    QCOMPARE(folder.gate().enter(u"1234"), waiting(1)); // a restart does not begin it anew
}

void TestPinTries::aSpoiltFileCostsAnHour()
{
    PinFolder folder;
    QVERIFY(folder.write("spoilt"));
    PinGate gate = folder.gate();
    QCOMPARE(gate.secondsToWait(), 3600);
    folder.pass(3600);
    QCOMPARE(gate.enter(u"0000"), wrong(3600));
    folder.pass(3600);
    QCOMPARE(gate.enter(u"1234"), allowed);
}

void TestPinTries::whatCannotBeWrittenCostsAnHour()
{
    PinFolder folder;
    folder.lock();
    PinGate gate = folder.gate();
    QCOMPARE(gate.enter(u"1234"), waiting(3600));
    folder.pass(3599);
    QCOMPARE(gate.enter(u"1234"), waiting(1));
    folder.pass(1);
    QCOMPARE(gate.enter(u"0000"), wrong(3600));
    folder.pass(3600);
    QCOMPARE(gate.enter(u"1234"), allowed);
}

void TestPinTries::theClockIsSetBackInThatHour()
{
    PinFolder folder;
    folder.lock();
    PinGate gate = folder.gate();
    QCOMPARE(gate.enter(u"1234"), waiting(3600));
    folder.pass(-86'400);
    QCOMPARE(gate.enter(u"1234"), waiting(3600));
    folder.pass(3600);
    QCOMPARE(gate.enter(u"1234"), allowed);
}

void TestPinTries::aRestartBeginsThatHourAnew()
{
    PinFolder folder;
    folder.lock();
    for (int count = 0; count < 5; ++count) {
        QCOMPARE(folder.gate().enter(u"1234"), waiting(3600));
        folder.pass(3600);
    }
}

void TestPinTries::writableAgain()
{
    PinFolder folder;
    folder.lock();
    PinGate gate = folder.gate();
    QCOMPARE(gate.enter(u"0000"), waiting(3600));
    folder.unlock();
    QCOMPARE(gate.enter(u"0000"), waiting(3600));
    folder.pass(3600);
    QCOMPARE(gate.enter(u"0000"), wrong(3600));
    QCOMPARE(folder.gate().secondsToWait(), 3600); // written
    folder.pass(3600);
    QCOMPARE(gate.enter(u"1234"), allowed);
    QCOMPARE(gate.enter(u"0000"), wrong(0));
}

void TestPinTries::forgets()
{
    PinFolder folder;
    VERIFY_OK(forgetPinTries(folder.path()));
    QVERIFY(folder.writeCount(11));
    PinGate gate = folder.gate();
    QCOMPARE(gate.secondsToWait(), 3600);
    VERIFY_OK(forgetPinTries(folder.path()));
    QCOMPARE(gate.enter(u"1234"), allowed);
    folder.lock();
    QVERIFY(forgetPinTries(folder.path())
                .error()
                .startsWith(u"The count of wrong PINs can't be cleared: %1"_s.arg(folder.file())));
}

CONFIGURATOR_TEST_MAIN(TestPinTries)
#include "tst_pintries.moc"
