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
    void isTakenAsTyped_data();
    void isTakenAsTyped();
    void isShownExactly_data();
    void isShownExactly();
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

void TestDecimal::isTakenAsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("text"); // empty: refused
    const auto row = [](const char *name, const QString &typed, const char *locale,
                        const char *text) {
        QTest::newRow(name) << typed << QString::fromLatin1(locale) << QString::fromLatin1(text);
    };
    row("B046 80", u"80"_s, "en_US", "80");
    row("B046 80,5", u"80,5"_s, "en_US", "80.5");
    row("B047 12,5", u"12,5"_s, "en_US", "12.5");
    row("as the field shows it", u"1,999.00"_s, "en_US", "1999");
    row("a mark of thousands alone", u"1,999"_s, "en_US", "1999");
    row("the other mark is the decimal one", u"1.999"_s, "en_US", "1.999");
    row("Q07 the same in German", u"1.999"_s, "de_DE", "1999");
    row("German decimals", u"1.999,5"_s, "de_DE", "1999.5");
    row("Q09 no-break space", u"1\u00A0234,56"_s, "ru_RU", "1234.56");
    row("Q09 narrow no-break space", u"1\u202F234,56"_s, "fr_FR", "1234.56");
    row("Q09 apostrophes", u"1'234.50"_s, "de_CH", "1234.5");
    row("Q09 curly apostrophes", u"1\u2019234.50"_s, "de_CH", "1234.5");
    row("millions", u"12,345,678.90"_s, "en_US", "12345678.9");
    row("millions without decimals", u"12,345,678"_s, "de_DE", "12345678");
    row("negative", u"-12.5"_s, "en_US", "-12.5");
    row("a proper minus",
        u"\u2212"
        "12.5"_s,
        "en_US", "-12.5");
    row("two decimal marks", u"1.2.3"_s, "en_US", "");
    row("crooked thousands", u"1,99.00"_s, "en_US", "");
    row("Q08 nan", u"nan"_s, "en_US", "");
    row("Q08 inf", u"inf"_s, "en_US", "");
    row("Q08 1e3", u"1e3"_s, "en_US", "");
    row("seven places", u"0.1234567"_s, "en_US", "");
    row("nothing", u""_s, "en_US", "");
    row("Q12 Arabic digits", u"١٢"_s, "en_US", "");
}

void TestDecimal::isTakenAsTyped()
{
    QFETCH(QString, typed);
    QFETCH(QString, locale);
    const std::optional<Decimal> figure = Decimal::typed(typed, QLocale(locale));
    QTEST(figure ? figure->text() : QString(), "text");
}

void TestDecimal::isShownExactly_data()
{
    QTest::addColumn<QString>("figure");
    QTest::addColumn<int>("places");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("B027 quantity") << u"1.25"_s << 0 << u"1.25"_s << u"1.25"_s;
    QTest::newRow("B021 more places than cents") << u"4.625"_s << 2 << u"4.625"_s << u"4.625"_s;
    QTest::newRow("cents") << u"1999"_s << 2 << u"1999.00"_s << u"1,999.00"_s;
    QTest::newRow("needless zeros") << u"2.500000"_s << 0 << u"2.5"_s << u"2.5"_s;
    QTest::newRow("whole") << u"-2000.0"_s << 0 << u"-2000"_s << u"-2,000"_s;
    QTest::newRow("B054 no minus zero") << u"-0.0"_s << 2 << u"0.00"_s << u"0.00"_s;
    QTest::newRow("B056 zero has no sign") << u"-0"_s << 0 << u"0"_s << u"0"_s;
    QTest::newRow("below one") << u"-0.05"_s << 0 << u"-0.05"_s << u"-0.05"_s;
}

void TestDecimal::isShownExactly()
{
    QFETCH(QString, figure);
    QFETCH(int, places);
    const Decimal decimal = Decimal::from(figure).value();
    QTEST(decimal.text(places), "text");
    QTEST(decimal.shown(places), "shown");
    QCOMPARE(Decimal::from(decimal.text(places)), std::optional(decimal));
}

CONFIGURATOR_TEST_MAIN(TestDecimal)
#include "tst_decimal.moc"
