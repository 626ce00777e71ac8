// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/idleclock.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// Every way from one phase to another. A row is a walk of steps like "a0 t90 s95": activity, tick,
// stay or finish at so many tenths of a second. After each step stands what is then: the phase
// (A attract, U in use, C counting), the seconds left, "!" for a reset, "~" for a swallowed event.
class TestIdleClock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void walks_data();
    void walks();
    void theUsualTimes();
};

namespace {

QString stateOf(const IdleClock &clock, IdleStep step, qint64 now)
{
    const QString phases = u"AUC"_s;
    QString text = phases.at(static_cast<qsizetype>(clock.phase()));
    if (clock.phase() == IdleClock::Phase::Counting)
        text += QString::number(clock.secondsLeft(now));
    else if (clock.secondsLeft(now) != 0)
        text += u"(seconds left)"_s;
    return text + (step.isReset ? u"!"_s : QString()) + (step.isSwallowed ? u"~"_s : QString());
}

IdleStep stepOn(IdleClock &clock, QChar kind, qint64 now)
{
    if (kind == u'a')
        return clock.activity(now);
    if (kind == u's')
        return clock.stay(now);
    return kind == u'f' ? clock.finish() : clock.tick(now);
}

} // namespace

void TestIdleClock::walks_data()
{
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("states");
    const auto row = [](const char *tag, const QString &steps, const QString &states) {
        QTest::newRow(tag) << steps << states;
    };
    // 20 s idle, 5 s countdown.
    row("attract stays", u"t0 t250 t99999"_s, u"A A A"_s);
    row("the first event only wakes", u"a100 a101"_s, u"U~ U"_s);
    row("in use until the idle time is over", u"a0 t100 t199 t200"_s, u"U~ U U C5"_s);
    row("the countdown", u"a0 t200 t201 t209 t210 t211 t240 t241 t249 t250"_s,
        u"U~ C5 C5 C5 C4 C4 C1 C1 C1 A!"_s);
    row("a reset is due once", u"a0 t200 t250 t251 t900"_s, u"U~ C5 A! A A"_s);
    row("after a reset the first event only wakes again", u"a0 t200 t250 a260 a261"_s,
        u"U~ C5 A! U~ U"_s);
    row("B181 any activity restarts the time", u"a0 a150 t300 a340 t500 t539 t540"_s,
        u"U~ U U U U U C5"_s);
    row("B182 slow typing restarts the time", u"a0 a190 a380 a570 a760 t940"_s, u"U~ U U U U U"_s);
    row("B181 activity during the countdown", u"a0 t240 a245 t250 t444 t445"_s,
        u"U~ C1 U U U C5"_s);
    row("the countdown began unseen", u"a0 a210"_s, u"U~ U"_s);
    row("stay during the countdown", u"a0 t200 s249 t448 t449"_s, u"U~ C5 U U C5"_s);
    row("stay while in use", u"a0 s100 t299 t300"_s, u"U~ U U C5"_s);
    row("stay wakes nothing", u"s10 t20"_s, u"A A"_s);
    row("stay that comes too late", u"a0 t240 s250 s251"_s, u"U~ C1 A! A"_s);
    row("activity that comes too late wakes anew", u"a0 t240 a250 a251"_s, u"U~ C1 U!~ U"_s);
    row("slept for hours while in use", u"a0 t10 t360000"_s, u"U~ U A!"_s);
    row("slept for hours while counting", u"a0 t200 t360000"_s, u"U~ C5 A!"_s);
    row("slept for hours, a touch wakes", u"a0 a360000 a360001"_s, u"U~ U!~ U"_s);
    row("slept into the countdown", u"a0 t230"_s, u"U~ C2"_s);
    row("done", u"a0 f10 t20 a30"_s, u"U~ A! A U~"_s);
    row("done during the countdown", u"a0 t200 f210"_s, u"U~ C5 A!"_s);
    row("done on the attract screen", u"f10"_s, u"A"_s);
    row("the clock is set back while in use", u"a1000 t1100 t0 t99 t100 t149 t150"_s,
        u"U~ U U U C5 C1 A!"_s);
    row("the clock is set back while counting", u"a1000 t1220 t0 t19 t20 t30"_s,
        u"U~ C3 C3 C2 C1 A!"_s);
    row("the clock is set back, then a touch", u"a1000 a10 t209 t210"_s, u"U~ U U C5"_s);
    row("the clock is set back on the attract screen", u"a1000 f1010 a5 t204 t205"_s,
        u"U~ A! U~ U C5"_s);
    row("a time before the zero", u"a-1000 t-801 t-800"_s, u"U~ U C5"_s);
}

void TestIdleClock::walks()
{
    QFETCH(const QString, steps);
    QFETCH(const QString, states);
    IdleClock clock({QByteArray(), 20, 5});
    QStringList seen;
    const QStringList words = steps.split(u' ');
    for (const QString &word : words) {
        const qint64 now = word.mid(1).toLongLong() * 100;
        const IdleStep step = stepOn(clock, word.front(), now);
        seen.append(stateOf(clock, step, now));
    }
    QCOMPARE(seen.join(u' '), states);
}

void TestIdleClock::theUsualTimes()
{
    IdleClock clock;
    QVERIFY(clock.activity(0).isSwallowed);
    QCOMPARE(clock.tick(89'999), IdleStep());
    QCOMPARE(clock.phase(), IdleClock::Phase::Active);
    QCOMPARE(clock.tick(90'000), IdleStep());
    QCOMPARE(clock.phase(), IdleClock::Phase::Counting);
    QCOMPARE(clock.secondsLeft(90'000), 15);
    QVERIFY(!clock.tick(104'999).isReset);
    QVERIFY(clock.tick(105'000).isReset);
}

CONFIGURATOR_TEST_MAIN(TestIdleClock)
#include "tst_idleclock.moc"
