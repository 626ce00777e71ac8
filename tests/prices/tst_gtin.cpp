// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/list/gtin.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

class TestGtin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void checkDigit_data();
    void checkDigit();
    void faults_data();
    void faults();
    void everyWrongDigitIsNoticed();
};

void TestGtin::checkDigit_data()
{
    QTest::addColumn<QString>("digits");
    QTest::addColumn<int>("check");
    QTest::newRow("B164 UPC 036000291452") << u"03600029145"_s << 2;
    QTest::newRow("B164 GTIN-8 12345670") << u"1234567"_s << 0;
    QTest::newRow("B164 EAN 4006381333931") << u"400638133393"_s << 1;
    QTest::newRow("GTIN-14 of the EAN") << u"0400638133393"_s << 1;
    QTest::newRow("nothing") << QString() << 0;
}

void TestGtin::checkDigit()
{
    QFETCH(const QString, digits);
    QFETCH(const int, check);
    QCOMPARE(gtinCheckDigit(digits), check);
}

void TestGtin::faults_data()
{
    QTest::addColumn<QString>("gtin");
    QTest::addColumn<QString>("says"); // empty: sound
    QTest::newRow("UPC") << u"036000291452"_s << QString();
    QTest::newRow("EAN") << u"4006381333931"_s << QString();
    QTest::newRow("GTIN-8") << u"12345670"_s << QString();
    QTest::newRow("B161 GTIN-14 with its zero") << u"06932169358293"_s << QString();
    QTest::newRow("B164 weights from the left would take it")
        << u"036000291458"_s
        << u"“036000291458” has a wrong check digit: the last digit would have to be 2."_s;
    QTest::newRow("a zero was lost")
        << u"36000291452"_s
        << u"must have 8, 12, 13 or 14 digits and nothing else, but is “36000291452”."_s;
    QTest::newRow("letters") << u"40063813339E1"_s << u"must have 8, 12, 13 or 14 digits"_s;
    QTest::newRow("damaged by a spreadsheet") << u"4.00638E+12"_s << u"must have 8, 12"_s;
    QTest::newRow("nothing") << QString() << u"must have 8, 12"_s;
    QTest::newRow("foreign digits") << QString(12, QChar(0x661)) << u"must have 8, 12"_s;
}

void TestGtin::faults()
{
    QFETCH(const QString, gtin);
    QFETCH(const QString, says);
    const QString fault = gtinFault(gtin);
    QCOMPARE(fault.isEmpty(), says.isEmpty());
    QVERIFY2(fault.startsWith(says), qPrintable(fault));
}

void TestGtin::everyWrongDigitIsNoticed()
{
    const QString sound = u"4006381333931"_s;
    for (qsizetype place = 0; place < sound.size(); ++place) {
        for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
            QString changed = sound;
            changed[place] = digit;
            QCOMPARE(gtinFault(changed).isEmpty(), changed == sound);
        }
    }
}

CONFIGURATOR_TEST_MAIN(TestGtin)
#include "tst_gtin.moc"
