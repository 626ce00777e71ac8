// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinfolder.h"

#include "support/testmain.h"

#include <future>

using namespace configurator;
using namespace configurator::test;

// Who guesses waits, and neither a restart nor the clock helps.
class TestPinGate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void growingWaits_data();
    void growingWaits();
    void waitsOneAfterTheOther();
    void aTryWhileWaitingIsNotLookedAt();
    void whatIsNoPinCountsForNothing();
    void theRightPinStartsAfresh();
    void survivesARestart();
    void isWrittenBeforeTheVerdict();
    void theClockIsSetBack();
    void theClockIsSetBackBeforeAStart();
    void withoutAWaitTheClockChangesNothing();
    void anotherPin();
};

void TestPinGate::growingWaits_data()
{
    QTest::addColumn<int>("tries");
    QTest::addColumn<int>("seconds");
    const QList<int> waits {0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 1800, 3600, 3600};
    for (int tries = 0; tries < waits.size(); ++tries)
        QTest::addRow("%d wrong", tries) << tries << waits.at(tries);
    QTest::newRow("a thousand wrong") << 1000 << 3600;
    QTest::newRow("below nothing") << -1 << 0;
}

void TestPinGate::growingWaits()
{
    QFETCH(const int, tries);
    QFETCH(const int, seconds);
    QCOMPARE(pinWaitAfter(tries), seconds);
}

void TestPinGate::waitsOneAfterTheOther()
{
    PinFolder folder;
    PinGate gate = folder.gate();
    for (const int seconds : {0, 0, 0, 30, 60, 120, 240, 480, 900, 1800, 3600, 3600, 3600}) {
        QCOMPARE(gate.secondsToWait(), 0);
        QCOMPARE(gate.enter(u"0000"), wrong(seconds));
        QCOMPARE(gate.secondsToWait(), seconds);
        if (seconds > 0) {
            folder.pass(seconds - 1);
            QCOMPARE(gate.secondsToWait(), 1);
            folder.pass(1);
        }
    }
    QCOMPARE(gate.enter(u"1234"), allowed);
}

void TestPinGate::aTryWhileWaitingIsNotLookedAt()
{
    PinFolder folder;
    PinGate gate = folder.gate();
    QVERIFY(folder.writeCount(4));
    QCOMPARE(gate.enter(u"1234"), waiting(30));
    folder.passMs(29'001);
    QCOMPARE(gate.enter(u"0000"), waiting(1)); // neither longer nor counted
    folder.passMs(999);
    QCOMPARE(gate.enter(u"1234"), allowed);
}

void TestPinGate::whatIsNoPinCountsForNothing()
{
    PinFolder folder;
    PinGate gate = folder.gate();
    for (int count = 0; count < 10; ++count)
        for (const QString &typed : {QString(), u"123"_s, u"12345678901234"_s, u"12 34"_s})
            QCOMPARE(gate.enter(typed), wrong(0));
    QVERIFY(!QFile::exists(folder.file()));
    QVERIFY(folder.writeCount(5));
    QCOMPARE(gate.enter(u"1"), waiting(60));
}

void TestPinGate::theRightPinStartsAfresh()
{
    PinFolder folder;
    PinGate gate = folder.gate();
    for (int count = 0; count < 3; ++count)
        QCOMPARE(gate.enter(u"0000"), wrong(0));
    QCOMPARE(gate.enter(u"1234"), allowed);
    QVERIFY(!QFile::exists(folder.file()));
    for (const int seconds : {0, 0, 0, 30})
        QCOMPARE(gate.enter(u"0000"), wrong(seconds));
}

void TestPinGate::survivesARestart()
{
    PinFolder folder;
    for (const int seconds : {0, 0, 0, 30})
        QCOMPARE(folder.gate().enter(u"0000"), wrong(seconds));
    folder.pass(10);
    QCOMPARE(folder.gate().secondsToWait(), 20);
    QCOMPARE(folder.gate().enter(u"1234"), waiting(20));
    folder.pass(20);
    QCOMPARE(folder.gate().enter(u"0000"), wrong(60));
    folder.pass(60);
    QCOMPARE(folder.gate().enter(u"1234"), allowed);
}

// While it hashes, the try is in the file already: ending the program then wins nothing.
void TestPinGate::isWrittenBeforeTheVerdict()
{
    bool isSeen = false;
    for (int attempt = 0; attempt < 5 && !isSeen; ++attempt) { // the machine may be busy
        const PinFolder folder;
        PinGate gate = folder.gate();
        auto entry = std::async(std::launch::async, [&gate] { return gate.enter(u"0000"); });
        while (entry.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
            const bool isWritten = folder.bytes().contains("\"wrong\": 1");
            const auto state = entry.wait_for(std::chrono::milliseconds(5));
            isSeen = isSeen || (isWritten && state != std::future_status::ready);
        }
        QCOMPARE(entry.get(), wrong(0));
    }
    QVERIFY(isSeen);
}

void TestPinGate::theClockIsSetBack()
{
    PinFolder folder;
    QVERIFY(folder.writeCount(6));
    PinGate gate = folder.gate();
    folder.pass(100);
    QCOMPARE(gate.secondsToWait(), 20);
    folder.pass(-86'400);
    QCOMPARE(gate.secondsToWait(), 120); // no sooner, and not for a day
    QCOMPARE(gate.enter(u"1234"), waiting(120));
    folder.pass(119);
    QCOMPARE(gate.secondsToWait(), 1);
    folder.pass(1);
    QCOMPARE(gate.enter(u"1234"), allowed);
}

void TestPinGate::theClockIsSetBackBeforeAStart()
{
    PinFolder folder;
    QVERIFY(folder.writeCount(5));
    folder.pass(-1);
    QCOMPARE(folder.gate().secondsToWait(), 60);
    folder.pass(59);
    QCOMPARE(folder.gate().secondsToWait(), 1);
    folder.pass(1);
    QCOMPARE(folder.gate().enter(u"1234"), allowed);
}

void TestPinGate::withoutAWaitTheClockChangesNothing()
{
    PinFolder folder;
    QVERIFY(folder.writeCount(2));
    folder.pass(-86'400);
    QCOMPARE(folder.gate().secondsToWait(), 0);
    QCOMPARE(folder.gate().enter(u"0000"), wrong(0));
    QCOMPARE(folder.gate().enter(u"0000"), wrong(30));
}

void TestPinGate::anotherPin()
{
    PinFolder folder;
    PinGate gate = folder.gate();
    const Result<QByteArray> other = hashedPin(u"55555");
    VERIFY_OK(other);
    gate.setPinHash(*other);
    QCOMPARE(gate.enter(u"1234"), wrong(0));
    QCOMPARE(gate.enter(u"55555"), allowed);
}

CONFIGURATOR_TEST_MAIN(TestPinGate)
#include "tst_pingate.moc"
