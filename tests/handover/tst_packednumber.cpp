// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/payload/packednumber.h"
#include "support/testmain.h"

#include <QRandomGenerator>

using namespace configurator;

namespace {

using Digits = std::vector<int>;

Digits packed(quint32 value, quint32 choices)
{
    PackWriter writer(100);
    writer.put(value, choices);
    return writer.digits();
}

Digits packedOpen(quint32 value, int order)
{
    PackWriter writer(100);
    writer.putOpen(value, order);
    return writer.digits();
}

} // namespace

// Numbers go in and come out, take the fewest digits, and reading ends where they end.
class TestPackedNumber : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void digits_data();
    void digits();
    void openNumbers_data();
    void openNumbers();
    void comesBack();
    void theLengthDependsOnTheChoicesAlone();
    void endsWithItsDigits();
    void noOpenNumberIsEndless();
    void stopsWhenTooLong();
};

void TestPackedNumber::digits_data()
{
    QTest::addColumn<Digits>("written");
    QTest::addColumn<Digits>("wanted");
    QTest::newRow("one choice says nothing") << packed(0, 1) << Digits {};
    QTest::newRow("one digit") << packed(31, 32) << Digits {31};
    QTest::newRow("one choice more takes two") << packed(32, 33) << Digits {0, 1};
    QTest::newRow("0 takes as much") << packed(0, 33) << Digits {0, 0};
    QTest::newRow("over a word") << packed(4'294'967'294U, 4'294'967'295U)
                                 << Digits {30, 31, 31, 31, 31, 31, 3};
    PackWriter mixed(100);
    mixed.put(2, 3);
    mixed.put(6, 7);
    QTest::newRow("2 of 3 and 6 of 7 is 20 of 21") << mixed.digits() << Digits {20};
}

void TestPackedNumber::digits()
{
    QFETCH(Digits, written);
    QFETCH(Digits, wanted);
    QCOMPARE(written, wanted);
}

void TestPackedNumber::openNumbers_data()
{
    QTest::addColumn<quint32>("value");
    QTest::addColumn<int>("order");
    QTest::addColumn<std::size_t>("bits");
    QTest::newRow("0, order 0") << 0U << 0 << std::size_t {1};
    QTest::newRow("1, order 0") << 1U << 0 << std::size_t {3};
    QTest::newRow("2, order 0") << 2U << 0 << std::size_t {3};
    QTest::newRow("3, order 0") << 3U << 0 << std::size_t {5};
    QTest::newRow("63, order 6") << 63U << 6 << std::size_t {7};
    QTest::newRow("64, order 6") << 64U << 6 << std::size_t {9};
    QTest::newRow("191, order 6") << 191U << 6 << std::size_t {9};
    QTest::newRow("192, order 6") << 192U << 6 << std::size_t {11};
    QTest::newRow("highest") << (1U << 30) - 1 << 0 << std::size_t {61};
}

void TestPackedNumber::openNumbers()
{
    QFETCH(quint32, value);
    QFETCH(int, order);
    QFETCH(std::size_t, bits);
    const Digits digits = packedOpen(value, order);
    QCOMPARE(digits.size(), (bits + 4) / 5);
    PackReader reader(digits);
    QCOMPARE(reader.takeOpen(order), value);
    QVERIFY(reader.isAtEnd());
}

void TestPackedNumber::comesBack()
{
    for (quint32 seed = 0; seed < 300; ++seed) {
        QRandomGenerator random(seed);
        PackWriter writer(1000);
        std::vector<std::pair<quint32, quint32>> fields;
        for (int i = random.bounded(60); i > 0; --i) {
            const quint32 choices = 1 + random.bounded(1U << random.bounded(1, 31));
            fields.emplace_back(random.bounded(choices), choices);
            writer.put(fields.back().first, choices);
            writer.putOpen(fields.back().first, i % 5);
        }
        const Digits digits = writer.digits();
        PackReader reader(digits);
        for (std::size_t i = 0; i < fields.size(); ++i) {
            QCOMPARE(reader.take(fields[i].second), fields[i].first);
            QCOMPARE(reader.takeOpen(static_cast<int>(fields.size() - i) % 5), fields[i].first);
        }
        QVERIFY(reader.isAtEnd());
    }
}

void TestPackedNumber::theLengthDependsOnTheChoicesAlone()
{
    for (quint32 value = 0; value < 1000; ++value)
        QCOMPARE(packed(value, 1000).size(), std::size_t {2});
}

void TestPackedNumber::endsWithItsDigits()
{
    PackReader tooMuch({1, 2, 3});
    QCOMPARE(tooMuch.take(1024), 1U + 32 * 2);
    QVERIFY(!tooMuch.isAtEnd()); // 3 is left
    PackReader oneTooMany({1, 2, 0});
    oneTooMany.take(1024);
    QVERIFY(!oneTooMany.isAtEnd()); // two digits would have been enough
    PackReader tooFew({1, 2});
    tooFew.take(1024);
    QVERIFY(tooFew.isAtEnd());
    QCOMPARE(tooFew.take(2), 0U);
    QVERIFY(tooFew.isBroken() && !tooFew.isAtEnd());
    QCOMPARE(tooFew.take(7), 0U);
    PackReader nothing({});
    QVERIFY(nothing.isAtEnd());
    QCOMPARE(nothing.take(1), 0U);
    QVERIFY(nothing.isAtEnd());
}

void TestPackedNumber::noOpenNumberIsEndless()
{
    PackReader ones(Digits(200, 31));
    QCOMPARE(ones.takeOpen(0), 0U);
    QVERIFY(ones.isBroken());
}

void TestPackedNumber::stopsWhenTooLong()
{
    PackWriter writer(2);
    for (int i = 0; i < 10; ++i)
        writer.put(1, 2);
    QVERIFY(!writer.isTooLong());
    QCOMPARE(writer.digits(), Digits({31, 31}));
    writer.put(1, 2);
    QVERIFY(writer.isTooLong());
}

CONFIGURATOR_TEST_MAIN(TestPackedNumber)
#include "tst_packednumber.moc"
