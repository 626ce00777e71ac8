// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/life/numberpattern.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

class TestNumberPattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesSoundPatterns_data();
    void takesSoundPatterns();
    void refusesOthers_data();
    void refusesOthers();
    void fillsInTheDay_data();
    void fillsInTheDay();
    void writesNumbers_data();
    void writesNumbers();
};

void TestNumberPattern::takesSoundPatterns_data()
{
    QTest::addColumn<QString>("pattern");
    for (const char *pattern : {"Q-{year}-{seq:6}", "{seq}", "{seq:1}", "{seq:12}",
                                "{day}.{month}.{year} No. {seq:3}", "КП-{year}/{seq}"})
        QTest::newRow(pattern) << QString::fromUtf8(pattern);
}

void TestNumberPattern::takesSoundPatterns()
{
    QFETCH(const QString, pattern);
    VERIFY_OK(checkNumberPattern(pattern));
}

void TestNumberPattern::refusesOthers_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("says");
    QTest::newRow("no sequence") << u"Q-{year}"_s << u"has no {seq}"_s;
    QTest::newRow("empty") << u""_s << u"has no {seq}"_s;
    QTest::newRow("two sequences") << u"{seq}-{seq:4}"_s << u"more than once"_s;
    QTest::newRow("an unknown part") << u"Q-{month}-{shop}-{seq}"_s << u"has {shop}, which"_s;
    QTest::newRow("an empty part") << u"Q-{}-{seq}"_s << u"has {}, which"_s;
    QTest::newRow("capitals") << u"{Year}{seq}"_s << u"has {Year}, which"_s;
    QTest::newRow("no width") << u"Q-{seq:}"_s << u"asks for “” digits"_s;
    QTest::newRow("width 0") << u"Q-{seq:0}"_s << u"asks for “0” digits"_s;
    QTest::newRow("width 13") << u"Q-{seq:13}"_s << u"asks for “13” digits"_s;
    QTest::newRow("a negative width") << u"Q-{seq:-3}"_s << u"asks for “-3” digits"_s;
    QTest::newRow("no width at all") << u"Q-{seq:six}"_s << u"asks for “six” digits"_s;
    QTest::newRow("an open brace") << u"Q-{seq}-{year"_s << u"brace without its partner"_s;
    QTest::newRow("a closing brace") << u"Q-}{seq}"_s << u"brace without its partner"_s;
    QTest::newRow("nested braces") << u"{{seq}}"_s << u"brace without its partner"_s;
    QTest::newRow("a line break") << u"Q-\n{seq}"_s << u"can't be printed"_s;
    QTest::newRow("too long") << u"{seq}"_s + QString(56, u'x') << u"61 characters"_s;
}

void TestNumberPattern::refusesOthers()
{
    QFETCH(const QString, pattern);
    QFETCH(const QString, says);
    const Done checked = checkNumberPattern(pattern);
    QVERIFY(!checked);
    QVERIFY2(checked.error().contains(says), qPrintable(checked.error()));
}

void TestNumberPattern::fillsInTheDay_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("series");
    QTest::newRow("year") << u"Q-{year}-{seq:6}"_s << u"Q-2026-{seq:6}"_s;
    QTest::newRow("all parts") << u"{day}.{month}.{year}/{seq}"_s << u"05.03.2026/{seq}"_s;
    QTest::newRow("a part twice") << u"{year}{year}{seq}"_s << u"20262026{seq}"_s;
    QTest::newRow("none") << u"Q{seq}"_s << u"Q{seq}"_s;
    QTest::newRow("B074 another prefix is another series")
        << u"O-{year}-{seq:6}"_s << u"O-2026-{seq:6}"_s;
}

void TestNumberPattern::fillsInTheDay()
{
    QFETCH(const QString, pattern);
    QFETCH(const QString, series);
    QCOMPARE(numberSeries(pattern, QDate(2026, 3, 5)), series);
}

void TestNumberPattern::writesNumbers_data()
{
    QTest::addColumn<QString>("series");
    QTest::addColumn<qint64>("sequence");
    QTest::addColumn<QString>("number");
    QTest::newRow("with zeros in front")
        << u"Q-2026-{seq:6}"_s << qint64 {123} << u"Q-2026-000123"_s;
    QTest::newRow("the largest of its width") << u"{seq:3}"_s << qint64 {999} << u"999"_s;
    QTest::newRow("beyond its width nothing is cut") << u"{seq:3}"_s << qint64 {1000} << u"1000"_s;
    QTest::newRow("plain") << u"Q{seq}/A"_s << qint64 {7} << u"Q7/A"_s;
    QTest::newRow("twelve digits") << u"{seq:12}"_s << qint64 {1} << u"000000000001"_s;
}

void TestNumberPattern::writesNumbers()
{
    QFETCH(const QString, series);
    QFETCH(const qint64, sequence);
    QFETCH(const QString, number);
    QCOMPARE(numberOf(series, sequence), number);
}

CONFIGURATOR_TEST_MAIN(TestNumberPattern)
#include "tst_numberpattern.moc"
