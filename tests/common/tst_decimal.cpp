// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/decimal.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

class TestDecimal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isReadExactly_data();
    void isReadExactly();
    void isRefused_data();
    void isRefused();
    void isWrittenWithAllPlaces();
};

void TestDecimal::isReadExactly_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<qint64>("scaled");
    QTest::newRow("whole") << u"5000"_s << 2 << qint64 {500'000};
    QTest::newRow("all places") << u"19.90"_s << 2 << qint64 {1990};
    QTest::newRow("fewer places") << u"0.1"_s << 3 << qint64 {100};
    QTest::newRow("none allowed") << u"7"_s << 0 << qint64 {7};
    QTest::newRow("negative") << u"-0.05"_s << 2 << qint64 {-5};
    QTest::newRow("largest") << u"92233720368547758.07"_s << 2
                             << std::numeric_limits<qint64>::max();
}

void TestDecimal::isReadExactly()
{
    QFETCH(QString, text);
    QFETCH(int, decimals);
    QFETCH(qint64, scaled);
    QCOMPARE(decimalFrom(text, decimals), std::optional(scaled));
}

void TestDecimal::isRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "-", ".", "1.", ".5", "1.234", "1e3", "1,000", " 1", "1 ", "+1",
                             "0x1", "1.2.3", "92233720368547758.08", "١"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestDecimal::isRefused()
{
    QFETCH(QString, text);
    QCOMPARE(decimalFrom(text, 2), std::nullopt);
}

void TestDecimal::isWrittenWithAllPlaces()
{
    QCOMPARE(decimalText(1990, 2), u"19.90"_s);
    QCOMPARE(decimalText(5, 3), u"0.005"_s);
    QCOMPARE(decimalText(-5, 2), u"-0.05"_s);
    QCOMPARE(decimalText(7, 0), u"7"_s);
}

CONFIGURATOR_TEST_MAIN(TestDecimal)
#include "tst_decimal.moc"
