// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "money/money.h"
#include "support/testmain.h"

#include <limits>

using namespace configurator;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(configurator::Currency)

// Money is a whole number of minor units; only here does it become text.
class TestMoney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeUnitsFollowTheExponent();
    void currencies_data();
    void currencies();
    void refusedCurrencies_data();
    void refusedCurrencies();
    void theDefaultIsTheDollar();
    void text_data();
    void text();
    void figure_data();
    void figure();

private:
    static Currency currency(const QString &code);
};

Currency TestMoney::currency(const QString &code)
{
    const Result<Currency> result = Currency::fromCode(code);
    return result ? *result : Currency {u"???"_s, 9, u"?"_s};
}

void TestMoney::currencies_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("exponent");
    QTest::addColumn<QString>("sign");

    QTest::newRow("USD") << u"USD"_s << 2 << u"$"_s;
    QTest::newRow("EUR") << u"EUR"_s << 2 << u"€"_s;
    QTest::newRow("JPY has no minor unit") << u"JPY"_s << 0 << u"¥"_s;
    QTest::newRow("XPF has no minor unit") << u"XPF"_s << 0 << u"XPF"_s;
    QTest::newRow("KWD has thousandths") << u"KWD"_s << 3 << u"KWD"_s;
    QTest::newRow("BHD has thousandths") << u"BHD"_s << 3 << u"BHD"_s;
    QTest::newRow("KGS") << u"KGS"_s << 2 << u"сом"_s;
    QTest::newRow("KZT") << u"KZT"_s << 2 << u"₸"_s;
    QTest::newRow("RUB") << u"RUB"_s << 2 << u"₽"_s;
    QTest::newRow("CNY is told from the yen") << u"CNY"_s << 2 << u"CN¥"_s;
    QTest::newRow("CAD is told from the dollar") << u"CAD"_s << 2 << u"CA$"_s;
    QTest::newRow("first") << u"AED"_s << 2 << u"AED"_s;
    QTest::newRow("last") << u"ZWG"_s << 2 << u"ZWG"_s;
}

void TestMoney::currencies()
{
    QFETCH(QString, code);
    const Result<Currency> result = Currency::fromCode(code);
    VERIFY_OK(result);
    QCOMPARE(result->code, code);
    QTEST(result->exponent, "exponent");
    QTEST(result->sign, "sign");
}

void TestMoney::refusedCurrencies_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("shown");

    QTest::newRow("none") << QString() << QString();
    QTest::newRow("small letters") << u"usd"_s << u"usd"_s;
    QTest::newRow("not a currency") << u"XYZ"_s << u"XYZ"_s;
    QTest::newRow("withdrawn") << u"DEM"_s << u"DEM"_s;
    QTest::newRow("a sign") << u"$"_s << u"$"_s;
    QTest::newRow("a long text is shortened") << QString(500, u'A') << QString(20, u'A');
}

void TestMoney::refusedCurrencies()
{
    QFETCH(QString, code);
    QFETCH(QString, shown);
    const Result<Currency> result = Currency::fromCode(code);
    QVERIFY(!result);
    QCOMPARE(result.error(),
             u"\"%1\" is not the code of a currency, like USD, EUR or KGS."_s.arg(shown));
}

void TestMoney::theDefaultIsTheDollar()
{
    QCOMPARE(Currency {}, currency(u"USD"_s));
}

void TestMoney::text_data()
{
    QTest::addColumn<Minor>("amount");
    QTest::addColumn<Currency>("currency");
    QTest::addColumn<bool>("alwaysDecimals");
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("text");

    const QLocale us(u"en_US"_s);
    const QLocale de(u"de_DE"_s);
    const QLocale ru(u"ru_RU"_s);
    const QLocale ky(u"ky_KG"_s);
    const Currency usd;
    const Currency eur = currency(u"EUR"_s);
    const Currency jpy = currency(u"JPY"_s);
    const Currency kwd = currency(u"KWD"_s);
    const Currency kgs = currency(u"KGS"_s);
    constexpr Minor most = std::numeric_limits<Minor>::max();
    constexpr Minor least = std::numeric_limits<Minor>::min();

    QTest::newRow("whole") << Minor {688'800} << usd << false << us << u"$6,888"_s;
    QTest::newRow("whole, with decimals") << Minor {688'800} << usd << true << us << u"$6,888.00"_s;
    QTest::newRow("cents") << Minor {688'810} << usd << false << us << u"$6,888.10"_s;
    QTest::newRow("cents, leading zero") << Minor {688'805} << usd << false << us << u"$6,888.05"_s;
    QTest::newRow("under one") << Minor {7} << usd << false << us << u"$0.07"_s;
    QTest::newRow("zero") << Minor {0} << usd << false << us << u"$0"_s;
    QTest::newRow("zero, with decimals") << Minor {0} << usd << true << us << u"$0.00"_s;
    QTest::newRow("negative, no brackets") << Minor {-1'250} << usd << false << us << u"-$12.50"_s;
    QTest::newRow("negative cent") << Minor {-1} << usd << false << us << u"-$0.01"_s;
    QTest::newRow("largest") << most << usd << false << us << u"$92,233,720,368,547,758.07"_s;
    QTest::newRow("smallest") << least << usd << false << us << u"-$92,233,720,368,547,758.08"_s;
    QTest::newRow("no minor unit") << Minor {1'234'567} << jpy << true << us << u"¥1,234,567"_s;
    QTest::newRow("no minor unit, smallest")
        << least << jpy << false << us << u"-¥9,223,372,036,854,775,808"_s;
    QTest::newRow("thousandths") << Minor {1'234'567} << kwd << false << us
                                 << u"KWD\u00a01,234.567"_s;
    QTest::newRow("thousandths, whole") << Minor {5'000} << kwd << false << us << u"KWD\u00a05"_s;
    QTest::newRow("de_DE") << Minor {123'456'789} << eur << false << de << u"€1.234.567,89"_s;
    QTest::newRow("ru_RU") << Minor {123'456'789} << eur << false << ru
                           << u"€1\u00a0234\u00a0567,89"_s;
    QTest::newRow("ky_KG") << Minor {-123'456'700} << kgs << true << ky
                           << u"-сом\u00a01\u00a0234\u00a0567,00"_s;
    QTest::newRow("C locale has no groups")
        << Minor {688'810} << usd << false << QLocale::c() << u"$6888.10"_s;
}

void TestMoney::text()
{
    QFETCH(Minor, amount);
    QFETCH(Currency, currency);
    QFETCH(bool, alwaysDecimals);
    QFETCH(QLocale, locale);
    QTEST(moneyText(amount, currency, alwaysDecimals, locale), "text");
}

void TestMoney::figure_data()
{
    QTest::addColumn<Minor>("amount");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("figure");

    QTest::newRow("always with decimals") << Minor {686'800} << u"USD"_s << u"6,868.00"_s;
    QTest::newRow("cents") << Minor {686'810} << u"USD"_s << u"6,868.10"_s;
    QTest::newRow("negative") << Minor {-5} << u"USD"_s << u"-0.05"_s;
    QTest::newRow("Q11 decimals come from ISO 4217") << Minor {686'810} << u"JPY"_s << u"686,810"_s;
    QTest::newRow("thousandths") << Minor {-686'810} << u"BHD"_s << u"-686.810"_s;
    QTest::newRow("smallest") << std::numeric_limits<Minor>::min() << u"KWD"_s
                              << u"-9,223,372,036,854,775.808"_s;
}

void TestMoney::figure()
{
    QFETCH(Minor, amount);
    QFETCH(QString, code);
    QTEST(moneyFigure(amount, currency(code)), "figure");
}

void TestMoney::wholeUnitsFollowTheExponent()
{
    QCOMPARE(wholeAmount(2000, Currency {u"USD"_s, 2, u"$"_s}), Minor {200'000});
    QCOMPARE(wholeAmount(2000, Currency {u"JPY"_s, 0, u"¥"_s}), Minor {2000});
    QCOMPARE(wholeAmount(2000, Currency {u"KWD"_s, 3, u"KD"_s}), Minor {2'000'000});
}

CONFIGURATOR_TEST_MAIN(TestMoney)
#include "tst_money.moc"
