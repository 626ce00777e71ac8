// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/amount/pricetext.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// One price as people type it, in both readings, and as minor units.
class TestPriceText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRead_data();
    void isRead();
    void isAmbiguous_data();
    void isAmbiguous();
    void signsAndCurrencies_data();
    void signsAndCurrencies();
    void isRefused_data();
    void isRefused();
    void becomesMinorUnits_data();
    void becomesMinorUnits();
    void tooMuchIsRefused();
};

namespace {

PriceText readOrNone(const QString &typed)
{
    return readPriceText(typed).value_or(PriceText {u"none"_s, u"none"_s, false, {}, {}});
}

} // namespace

void TestPriceText::isRead_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("asPoint");
    QTest::addColumn<QString>("asComma");
    const auto row
        = [](const char *name, const QString &typed, const QString &asPoint,
             const QString &asComma) { QTest::newRow(name) << typed << asPoint << asComma; };
    const QString none;
    row("plain", u"1999"_s, u"1999"_s, u"1999"_s);
    row("decimal point", u"1999.5"_s, u"1999.5"_s, none);
    row("B126 9,99", u"9,99"_s, none, u"9.99"_s);
    row("B127 20,33", u"20,33"_s, none, u"20.33"_s);
    row("B127 32,56", u"32,56"_s, none, u"32.56"_s);
    row("B129 2,3", u"2,3"_s, none, u"2.3"_s);
    row("B131 3.350 reads both ways", u"3.350"_s, u"3.350"_s, u"3350"_s);
    row("B131 3.3500 does not", u"3.3500"_s, u"3.3500"_s, none);
    row("B132 no-break space", u"1\u00A0234,56"_s, none, u"1234.56"_s);
    row("B132 narrow no-break space", u"1\u202F234,56"_s, none, u"1234.56"_s);
    row("Q09 plain space", u"1 234,56"_s, none, u"1234.56"_s);
    row("Q09 thin space", u"1\u2009234,56"_s, none, u"1234.56"_s);
    row("Q09 plain apostrophe", u"1'234.50"_s, u"1234.50"_s, none);
    row("Q09 typographic apostrophe", u"1\u2019234.50"_s, u"1234.50"_s, none);
    row("Q07 1.234 is not 1234 for certain", u"1.234"_s, u"1.234"_s, u"1234"_s);
    row("Q07 0.999 is not 999", u"0.999"_s, u"0.999"_s, none);
    row("Q07 1,234 is not 1234 for certain", u"1,234"_s, u"1234"_s, u"1.234"_s);
    row("both marks, English", u"1,999.00"_s, u"1999.00"_s, none);
    row("both marks, German", u"1.999,00"_s, none, u"1999.00"_s);
    row("several groups", u"1.234.567"_s, none, u"1234567"_s);
    row("several groups and decimals", u"12,345,678.9"_s, u"12345678.9"_s, none);
    row("spaces alone", u"1 999"_s, u"1999"_s, u"1999"_s);
    row("no digit before the mark", u".99"_s, u"0.99"_s, none);
    row("a dash for no decimals, German", u"1.999,-"_s, none, u"1999.0"_s);
    row("a dash for no decimals, Swiss", u"1'999.–"_s, u"1999.0"_s, none);
    row("two dashes", u"1999,--"_s, none, u"1999.0"_s);
    row("zero", u"0.00"_s, u"0.00"_s, none);
    row("spaces around", u"\t 5 "_s, u"5"_s, u"5"_s);
    row("invisible characters", u"\uFEFF1\u200B999.50"_s, u"1999.50"_s, none);
}

void TestPriceText::isRead()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, asPoint);
    QFETCH(const QString, asComma);
    const PriceText price = readOrNone(typed);
    QCOMPARE(price.asPoint, asPoint);
    QCOMPARE(price.asComma, asComma);
    QCOMPARE(price.as(DecimalStyle::Point), asPoint);
    QCOMPARE(price.as(DecimalStyle::Comma), asComma);
    QCOMPARE(price.isNegative, false);
}

void TestPriceText::isAmbiguous_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isAmbiguous");
    QTest::newRow("B131 3.350") << u"3.350"_s << true;
    QTest::newRow("1,999") << u"1,999"_s << true;
    QTest::newRow("1999") << u"1999"_s << false;
    QTest::newRow("1 999") << u"1 999"_s << false;
    QTest::newRow("1,999.00") << u"1,999.00"_s << false;
    QTest::newRow("0,999") << u"0,999"_s << false;
    QTest::newRow("1999.000, a group has three digits") << u"1999.000"_s << false;
}

void TestPriceText::isAmbiguous()
{
    QFETCH(const QString, typed);
    QFETCH(const bool, isAmbiguous);
    QCOMPARE(readOrNone(typed).isAmbiguous(), isAmbiguous);
}

void TestPriceText::signsAndCurrencies_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<bool>("isNegative");
    QTest::addColumn<QString>("currencies"); // a few of them
    const auto row = [](const char *name, const QString &typed, const QString &plain,
                        bool isNegative, const QString &currencies) {
        QTest::newRow(name) << typed << plain << isNegative << currencies;
    };
    row("B134 -9,13 € with a no-break space", u"-9,13\u00A0€"_s, u"9.13"_s, true, u"EUR"_s);
    row("B134 with a narrow one", u"-9,13\u202F€"_s, u"9.13"_s, true, u"EUR"_s);
    row("code before", u"USD 1,999.00"_s, u"1999.00"_s, false, u"USD"_s);
    row("code behind, small", u"1999.50 usd"_s, u"1999.50"_s, false, u"USD"_s);
    row("rouble sign", u"1 234,56 ₽"_s, u"1234.56"_s, false, u"RUB"_s);
    row("rouble word with a dot", u"1234,56 руб."_s, u"1234.56"_s, false, u"RUB"_s);
    row("rouble before its mark", u"руб.1999"_s, u"1999"_s, false, u"RUB"_s);
    row("som", u"175 000 сом"_s, u"175000"_s, false, u"KGS"_s);
    row("som's sign", u"⃀175000"_s, u"175000"_s, false, u"KGS"_s);
    row("tenge", u"₸ 900 000"_s, u"900000"_s, false, u"KZT"_s);
    row("dollar sign", u"$1,999.00"_s, u"1999.00"_s, false, u"USD CAD MXN"_s);
    row("dollar sign and code", u"$1,999.00 CAD"_s, u"1999.00"_s, false, u"CAD"_s);
    row("US$", u"US$ 5.5"_s, u"5.5"_s, false, u"USD"_s);
    row("no digit between sign and mark", u"$.99"_s, u"0.99"_s, false, u"USD"_s);
    row("minus between sign and digits", u"$ -5.5"_s, u"5.5"_s, true, u"USD"_s);
    row("minus before the sign", u"-$5.5"_s, u"5.5"_s, true, u"USD"_s);
    row("true minus", u"\u22125.5"_s, u"5.5"_s, true, {});
    row("minus behind", u"5.5-"_s, u"5.5"_s, true, {});
    row("in brackets", u"(12.50)"_s, u"12.50"_s, true, {});
    row("in brackets with a sign", u"($12.50)"_s, u"12.50"_s, true, u"USD"_s);
    row("a dash and a currency", u"1.999,- €"_s, u"1999.0"_s, false, u"EUR"_s);
    row("yen or yuan", u"¥1999"_s, u"1999"_s, false, u"JPY CNY"_s);
}

void TestPriceText::signsAndCurrencies()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, plain);
    QFETCH(const bool, isNegative);
    QFETCH(const QString, currencies);
    const PriceText price = readOrNone(typed);
    QCOMPARE(price.asPoint.isEmpty() ? price.asComma : price.asPoint, plain);
    QCOMPARE(price.isNegative, isNegative);
    QCOMPARE(price.currencies.isEmpty(), currencies.isEmpty());
    for (const QString &code : currencies.split(u' ', Qt::SkipEmptyParts))
        QVERIFY2(price.currencies.contains(code), qPrintable(code));
    if (!currencies.isEmpty() && !currencies.contains(u' ') && !typed.contains(u'$'))
        QCOMPARE(price.currencies, QStringList {currencies});
}

void TestPriceText::isRefused_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed : {"nan", "NaN", "inf", "-inf", "1e3", "1E3", "1.5e2"})
        QTest::newRow(qPrintable(u"Q08 %1"_s.arg(QLatin1String(typed))))
            << QString::fromUtf8(typed);
    for (const char *typed : {"",
                              " ",
                              "abc",
                              "-",
                              ".",
                              "1.",
                              "1,",
                              "€",
                              "1.2.3,4.5",
                              "1,23,456.00",

                              "1,2,3",
                              "1 23",
                              "1  234",
                              "1,234'567.00",
                              "1.999,00.5",
                              "0x12",
                              "12 x 5",
                              "5 %",
                              "5 pcs",
                              "12 шт",
                              "1/2",
                              "--5",
                              "-5-",
                              "-(5)",
                              "(5",
                              "5)",
                              "+5",
                              "00123",
                              "0,123,456.5",
                              "1999 - 2099",
                              "from 1999",
                              "от 1999",
                              "EUR 5 USD",
                              "$5 €",
                              "#N/A",
                              "TRUE",
                              "١٩٩٩",
                              "1999 xyz",
                              "1234567890123456789",
                              "1.2345678901234567"})
        QTest::newRow(typed) << QString::fromUtf8(typed);
    QTest::newRow("far too long") << QString(61, u'1');
}

void TestPriceText::isRefused()
{
    QFETCH(const QString, typed);
    const std::optional<PriceText> price = readPriceText(typed);
    QVERIFY2(!price,
             qPrintable(u"%1 | %2"_s.arg(readOrNone(typed).asPoint, readOrNone(typed).asComma)));
}

void TestPriceText::becomesMinorUnits_data()
{
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<qint64>("amount");
    QTest::addColumn<bool>("isRounded");
    const auto row
        = [](const char *name, const QString &plain, const QString &currency, qint64 amount,
             bool isRounded) { QTest::newRow(name) << plain << currency << amount << isRounded; };
    row("whole", u"1999"_s, u"USD"_s, 199'900, false);
    row("cents", u"1999.05"_s, u"USD"_s, 199'905, false);
    row("one decimal", u"2.3"_s, u"EUR"_s, 230, false);
    row("half a cent goes up", u"4.625"_s, u"USD"_s, 463, true);
    row("under half a cent goes down", u"4.6249"_s, u"USD"_s, 462, true);
    row("zeros behind are nothing", u"4.6200"_s, u"USD"_s, 462, false);
    row("no decimals in yen", u"1999"_s, u"JPY"_s, 1999, false);
    row("half a yen", u"1999.5"_s, u"JPY"_s, 2000, true);
    row("three decimals in dinars", u"4.625"_s, u"KWD"_s, 4625, false);
    row("B154 then the money's rounding", u"0.58"_s, u"USD"_s, 58, false);
    row("zero", u"0.00"_s, u"USD"_s, 0, false);
    row("almost nothing", u"0.004"_s, u"USD"_s, 0, true);
    row("the highest", u"100000000"_s, u"USD"_s, 10'000'000'000, false);
    row("rounded down to the highest", u"100000000.004"_s, u"USD"_s, 10'000'000'000, true);
}

void TestPriceText::becomesMinorUnits()
{
    QFETCH(const QString, plain);
    QFETCH(const QString, currency);
    QFETCH(const qint64, amount);
    QFETCH(const bool, isRounded);
    const auto price = priceAmount(plain, *Currency::fromCode(currency));
    QVERIFY(price);
    QCOMPARE(price->amount, amount);
    QCOMPARE(price->isRounded, isRounded);
}

void TestPriceText::tooMuchIsRefused()
{
    const Currency dinar = *Currency::fromCode(u"KWD"_s);
    QVERIFY(!priceAmount(u"100000000.005"_s, Currency {}));
    QVERIFY(!priceAmount(u"999999999999999999"_s, dinar));
    QVERIFY(!priceAmount(u"999999999999999999.999999999999999"_s, dinar));
    QVERIFY(priceAmount(u"99999999.999999999999999"_s, dinar));
}

CONFIGURATOR_TEST_MAIN(TestPriceText)
#include "tst_pricetext.moc"
