// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kiosk/kioskstatistics.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// Counting by day within bounds, without anything that a person typed.
class TestKioskStatistics : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts();
    void keys_data();
    void keys();
    void sizeClasses_data();
    void sizeClasses();
    void aNotDayIsNotCounted();
    void theOldestDayGoes();
    void keysOfADayAreBounded();
    void countsAreBounded();
    void merges();
    void largestComesFirst();
    void csv();
};

namespace {

const QDate monday(2026, 11, 30);

} // namespace

void TestKioskStatistics::counts()
{
    KioskDays days;
    countOn(days, monday, KioskEvent::ModelOpened, u"llama-3.3-70b-instruct"_s);
    countOn(days, monday, KioskEvent::ModelOpened, u"llama-3.3-70b-instruct"_s);
    countOn(days, monday, KioskEvent::BuildShown, u"2-4"_s);
    countOn(days, monday, KioskEvent::UnitMissing, u"h100-nvl"_s);
    countOn(days, monday.addDays(1), KioskEvent::UnitMissing, u"h100-nvl"_s, 3);
    const KioskDays wanted {
        {monday, {{{u"llama-3.3-70b-instruct"_s, 2}}, {{u"2-4"_s, 1}}, {{u"h100-nvl"_s, 1}}}},
        {monday.addDays(1), {{}, {}, {{u"h100-nvl"_s, 3}}}}};
    QCOMPARE(days, wanted);
}

void TestKioskStatistics::keys_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("isCounted");
    QTest::newRow("an id") << u"rtx-5090"_s << true;
    QTest::newRow("an id with a point") << u"llama-3.3-70b"_s << true;
    QTest::newRow("the longest") << QString(64, u'a') << true;
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("too long") << QString(65, u'a') << false;
    QTest::newRow("a name") << u"Aibek Asanov"_s << false;
    QTest::newRow("typed words") << u"gpu for my shop"_s << false;
    QTest::newRow("an address") << u"a@b.kg"_s << false;
    QTest::newRow("a telephone number") << u"+996"_s << false;
    QTest::newRow("capitals") << u"RTX"_s << false;
    QTest::newRow("another script") << u"карта"_s << false;
    QTest::newRow("a formula") << u"=1"_s << false;
    QTest::newRow("two lines") << u"a\nb"_s << false;
}

void TestKioskStatistics::keys()
{
    QFETCH(const QString, key);
    QFETCH(const bool, isCounted);
    KioskDays days;
    countOn(days, monday, KioskEvent::UnitMissing, key);
    QCOMPARE(isKioskKey(key), isCounted);
    QCOMPARE(days.value(monday).missing.value(key), isCounted ? 1 : 0);
    QCOMPARE(days.isEmpty(), !isCounted);
}

void TestKioskStatistics::sizeClasses_data()
{
    QTest::addColumn<qint64>("gpus");
    QTest::addColumn<QString>("sizeClass");
    QTest::addColumn<QString>("text");
    const auto row = [](qint64 gpus, const QString &sizeClass, const QString &text) {
        QTest::addRow("%lld GPUs", gpus) << gpus << sizeClass << text;
    };
    row(0, u"0"_s, u"no GPU"_s);
    row(1, u"1"_s, u"1 GPU"_s);
    row(2, u"2-4"_s, u"2 to 4 GPUs"_s);
    row(4, u"2-4"_s, u"2 to 4 GPUs"_s);
    row(5, u"5-8"_s, u"5 to 8 GPUs"_s);
    row(8, u"5-8"_s, u"5 to 8 GPUs"_s);
    row(9, u"9-more"_s, u"9 GPUs or more"_s);
    row(100'000, u"9-more"_s, u"9 GPUs or more"_s);
}

void TestKioskStatistics::sizeClasses()
{
    QFETCH(const qint64, gpus);
    QFETCH(const QString, sizeClass);
    QFETCH(const QString, text);
    QCOMPARE(buildSizeClass(gpus), sizeClass);
    QCOMPARE(sizeClassText(sizeClass), text);
    QVERIFY(isKioskKey(sizeClass));
}

void TestKioskStatistics::aNotDayIsNotCounted()
{
    KioskDays days;
    countOn(days, QDate(), KioskEvent::BuildShown, u"1"_s);
    countOn(days, monday, KioskEvent::BuildShown, u"1"_s, 0);
    countOn(days, monday, KioskEvent::BuildShown, u"1"_s, -1);
    QVERIFY(days.isEmpty());
}

void TestKioskStatistics::theOldestDayGoes()
{
    KioskDays days;
    for (int day = 0; day < 401; ++day)
        countOn(days, monday.addDays(day), KioskEvent::BuildShown, u"1"_s);
    QCOMPARE(days.size(), 400);
    QCOMPARE(days.firstKey(), monday.addDays(1));
    QCOMPARE(days.lastKey(), monday.addDays(400));
    countOn(days, monday, KioskEvent::BuildShown, u"1"_s); // older than all
    QCOMPARE(days.size(), 400);
    QCOMPARE(days.firstKey(), monday.addDays(1));
}

void TestKioskStatistics::keysOfADayAreBounded()
{
    KioskDays days;
    for (int key = 0; key < 300; ++key) {
        countOn(days, monday, KioskEvent::ModelOpened, u"m%1"_s.arg(key));
        countOn(days, monday, KioskEvent::UnitMissing, u"u%1"_s.arg(key));
    }
    const KioskDay &day = *days.cbegin();
    QCOMPARE(day.models.size(), 250);
    QCOMPARE(day.missing.size(), 250);
    countOn(days, monday, KioskEvent::BuildShown, u"1"_s); // no room
    countOn(days, monday, KioskEvent::ModelOpened, u"m0"_s); // known: goes on
    QVERIFY(days.cbegin()->builds.isEmpty());
    QCOMPARE(days.cbegin()->models.value(u"m0"_s), 2);
    countOn(days, monday.addDays(1), KioskEvent::BuildShown, u"1"_s); // a day is a new page
    QCOMPARE(days.last().builds.value(u"1"_s), 1);
}

void TestKioskStatistics::countsAreBounded()
{
    KioskDays days;
    countOn(days, monday, KioskEvent::BuildShown, u"1"_s, 999'999);
    countOn(days, monday, KioskEvent::BuildShown, u"1"_s);
    countOn(days, monday, KioskEvent::BuildShown, u"1"_s);
    QCOMPARE(days.first().builds.value(u"1"_s), 1'000'000);
    countOn(days, monday, KioskEvent::BuildShown, u"1"_s, std::numeric_limits<qint64>::max());
    QCOMPARE(days.first().builds.value(u"1"_s), 1'000'000);
}

void TestKioskStatistics::merges()
{
    KioskDays days;
    QCOMPARE(merged(days), KioskDay());
    countOn(days, monday, KioskEvent::ModelOpened, u"a"_s, 2);
    countOn(days, monday.addDays(9), KioskEvent::ModelOpened, u"a"_s, 3);
    countOn(days, monday.addDays(9), KioskEvent::ModelOpened, u"b"_s);
    countOn(days, monday, KioskEvent::BuildShown, u"1"_s);
    countOn(days, monday.addDays(9), KioskEvent::UnitMissing, u"c"_s);
    const KioskDay wanted {{{u"a"_s, 5}, {u"b"_s, 1}}, {{u"1"_s, 1}}, {{u"c"_s, 1}}};
    QCOMPARE(merged(days), wanted);
}

void TestKioskStatistics::largestComesFirst()
{
    const std::vector<KioskCount> wanted {{u"c"_s, 9}, {u"a"_s, 2}, {u"b"_s, 2}, {u"d"_s, 1}};
    QVERIFY(largestFirst({{u"a"_s, 2}, {u"b"_s, 2}, {u"c"_s, 9}, {u"d"_s, 1}}) == wanted);
    QVERIFY(largestFirst({}).empty());
}

void TestKioskStatistics::csv()
{
    KioskDays days;
    countOn(days, monday.addDays(1), KioskEvent::ModelOpened, u"b"_s);
    countOn(days, monday, KioskEvent::UnitMissing, u"0123"_s, 12);
    countOn(days, monday, KioskEvent::BuildShown, u"2-4"_s);
    countOn(days, monday, KioskEvent::ModelOpened, u"-a"_s);
    QCOMPARE(statisticsCsv(days),
             QByteArray("\xef\xbb\xbf"
                        "day,kind,key,count\r\n"
                        "2026-11-30,models,\"'-a\",1\r\n"
                        "2026-11-30,builds,\"2-4\",1\r\n"
                        "2026-11-30,missing,\"0123\",12\r\n"
                        "2026-12-01,models,\"b\",1\r\n"));
    QCOMPARE(statisticsCsv({}),
             QByteArray("\xef\xbb\xbf"
                        "day,kind,key,count\r\n"));
}

CONFIGURATOR_TEST_MAIN(TestKioskStatistics)
#include "tst_kioskstatistics.moc"
