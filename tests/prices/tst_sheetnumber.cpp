// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/xlsx/sheetnumber.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// Numbers of spreadsheets as people typed them: 15 significant digits, no exponent, no double.
class TestSheetNumber : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRead_data();
    void isRead();
    void isNoNumber_data();
    void isNoNumber();
    void everyCentSurvivesADouble();
};

void TestSheetNumber::isRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    const auto row = [](const char *name, const QString &text, const QString &plain) {
        QTest::newRow(name) << text << plain;
    };
    row("B154 0.58", u"0.57999999999999996"_s, u"0.58"_s);
    row("B156 3.76", u"3.7599999999999998"_s, u"3.76"_s);
    row("short enough as it is", u"0.58"_s, u"0.58"_s);
    row("whole", u"1999"_s, u"1999"_s);
    row("zeros at the end", u"1999.50"_s, u"1999.5"_s);
    row("only zeros behind", u"1999.00"_s, u"1999"_s);
    row("zeros before", u"00012"_s, u"12"_s);
    row("zero", u"0"_s, u"0"_s);
    row("negative zero", u"-0.0"_s, u"0"_s);
    row("negative", u"-9.1300000000000008"_s, u"-9.13"_s);
    row("rounds up through nines", u"0.99999999999999989"_s, u"1"_s);
    row("through all nines", u"9999999999999999"_s, u"10000000000000000"_s);
    row("half away from zero", u"1.000000000000005"_s, u"1.00000000000001"_s);
    row("just under a half", u"1.0000000000000049"_s, u"1"_s);
    row("15 digits stay", u"123456789012345"_s, u"123456789012345"_s);
    row("of 16 the last is rounded", u"1234567890123456"_s, u"1234567890123460"_s);
    row("exponent", u"1.9990000000000001E3"_s, u"1999"_s);
    row("exponent with a sign", u"6.9321693582930003e+12"_s, u"6932169358293"_s);
    row("negative exponent", u"5.7999999999999996E-1"_s, u"0.58"_s);
    row("small", u"1E-5"_s, u"0.00001"_s);
    row("a GTIN of 13 digits", u"4006381333931"_s, u"4006381333931"_s);
    row("largest exponent", u"1E20"_s, u"100000000000000000000"_s);
}

void TestSheetNumber::isRead()
{
    QFETCH(const QString, text);
    QFETCH(const QString, plain);
    QCOMPARE(sheetNumber(text).value_or(u"none"_s), plain);
}

void TestSheetNumber::isNoNumber_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"",    "-",  ".",       "1.",    ".5",  "+1", "1,5",  "nan",   "inf", "1e",
          "1e+", "e5", "1e99999", "1e401", "1 2", " 1", "0x10", "1.2.3", "--1", "١"})
        QTest::newRow(text) << QString::fromUtf8(text);
    QTest::newRow("far too long") << QString(401, u'1');
}

void TestSheetNumber::isNoNumber()
{
    QFETCH(const QString, text);
    QCOMPARE(sheetNumber(text), std::nullopt);
}

// What a spreadsheet writes for a price is the double of it with 17 digits.
void TestSheetNumber::everyCentSurvivesADouble()
{
    for (qint64 cents = 1; cents < 100'000'000; cents = cents * 101 / 100 + 1) {
        const double typed = static_cast<double>(cents) / 100;
        const QString written = QString::number(typed, 'g', 17);
        QString plain = QString::number(cents / 100);
        if (cents % 100 != 0)
            plain += u'.' + QString::number(cents % 100).rightJustified(2, u'0');
        if (cents % 100 != 0 && cents % 10 == 0)
            plain.chop(1);
        QCOMPARE(sheetNumber(written).value_or(u"none"_s), plain);
    }
}

CONFIGURATOR_TEST_MAIN(TestSheetNumber)
#include "tst_sheetnumber.moc"
