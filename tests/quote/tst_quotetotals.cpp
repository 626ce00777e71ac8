// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/totals/quotetotals.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Rows that begin with B and a number are faults that users of other programs reported; the figures
// are the right ones.
class TestQuoteTotals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addUpExactly_data();
    void addUpExactly();
    void aLineIsRoundedOnce_data();
    void aLineIsRoundedOnce();
    void aDiscountIsRefused_data();
    void aDiscountIsRefused();
    void unknownPricesKeepTheTotalOpen();
    void optionalLinesStandBeside();
    void aCreditIsTheMirrorImage();
    void largeFiguresAreRefusedAndNeverWrong_data();
    void largeFiguresAreRefusedAndNeverWrong();
    void eachFaultNamesItsField();
};

namespace {

Currency currencyOf(const QString &code)
{
    return Currency::fromCode(code).value();
}

// "subtotal discount | rate base tax | ... | total"
QString written(const QuoteTotals &totals)
{
    QStringList parts {u"%1 %2"_s.arg(totals.subtotal).arg(totals.discount)};
    for (const TaxGroup &tax : totals.taxes)
        parts.append(u"%1 %2 %3"_s.arg(tax.rate.text()).arg(tax.base).arg(tax.tax));
    parts.append(QString::number(totals.total));
    return parts.join(u" | "_s);
}

void row(const char *name, const char *lines, const char *expected, const char *discount = "",
         const char *currency = "EUR", PriceMode mode = PriceMode::Net)
{
    QTest::newRow(name) << QString::fromUtf8(lines) << QString::fromUtf8(discount)
                        << QString::fromUtf8(currency) << mode << QString::fromUtf8(expected);
}

void gross(const char *name, const char *lines, const char *expected, const char *discount = "",
           const char *currency = "EUR")
{
    row(name, lines, expected, discount, currency, PriceMode::Gross);
}

QString times(int count, const char *line)
{
    return QStringList(count, QString::fromUtf8(line)).join(u';');
}

} // namespace

void TestQuoteTotals::addUpExactly_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("discount");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<PriceMode>("mode");
    QTest::addColumn<QString>("expected");
    row("no lines", "", "0 0 | 0");
    row("B001 one line", "16 x 348.35 -4% @22", "535066 0 | 22 535066 117715 | 652781");
    row("B002 tax on the sum", "1 x 55.55 @23;1 x 11.11 @23", "6666 0 | 23 6666 1533 | 8199");
    row("B004 plus and minus", "1 x 8500 @19;1 x -7500 @19", "100000 0 | 19 100000 19000 | 119000");
    row("B006 BR-CO-17", "2 x 348.11 @25;2 x 348.11 @25;2 x 348.11 @25",
        "208866 0 | 25 208866 52217 | 261083");
    row("B007 sixty lines", times(60, "1 x 1.11 @21").toUtf8().constData(),
        "6660 0 | 21 6660 1399 | 8059");
    row("B011 2.6 %", "1 x 164.02 @2.6", "16402 0 | 2.6 16402 426 | 16828");
    row("B012 with shipping", "1 x 35.80 @21;1 x 3.50 @21", "3930 0 | 21 3930 825 | 4755");
    gross("B014 gross basket", "1 x 549 @19;3 x 59.95 @19;1 x 6.49 @19",
          "73534 0 | 19 61793 11741 | 73534");
    gross("B016 gross stays", "1 x 325 @10;1 x 10 @10", "33500 0 | 10 30455 3045 | 33500");
    gross("B017 15.00 at 19 %", "1 x 15 @19", "1500 0 | 19 1261 239 | 1500");
    gross("B019 two rates", "2 x 1.96 @13;2 x 0.04 @24", "400 0 | 24 6 2 | 13 347 45 | 400");
    row("B029 rounded lines are summed", "1 x 1.144;1 x 2.144", "328 0 | 0 328 0 | 328");
    row("B031 100 % of a line", "2.25 x 64.22 -100%", "0 0 | 0 0 0 | 0");
    row("B032 100 % of all", "1 x 19.99 @19.99;1 x 19.99 @19.99", "3998 3998 | 19.99 0 0 | 0",
        "100%");
    row("B034 no phantom discount", "3 x 3.460;1 x 25.000;6 x 4.713;6 x 4.501",
        "9067 0 | 0 9067 0 | 9067", "0%");
    row("B036 one number everywhere", "3 x 99.99 @20;1 x 649 @20",
        "94897 11577 | 20 83320 16664 | 99984", "12.2%");
    row("B041 discount before tax", "1 x 100 @21", "10000 1000 | 21 9000 1890 | 10890", "10%");
    row("B042 line discount lowers the base", "1 x 100 -10 @21", "9000 0 | 21 9000 1890 | 10890");
    row("B044 tax once", "1 x 100 -10% @10", "9000 0 | 10 9000 900 | 9900");
    row("B051 price below the minor unit", "10000 x 4.5", "45000 0 | 0 45000 0 | 45000", "", "JPY");
    gross("B052 no-cent currency", "2 x 10 @16", "20 0 | 16 17 3 | 20", "", "XPF");
    row("B054 no minus on zero", "1 x 100;1 x -100", "0 0 | 0 0 0 | 0");
    row("B057 a total of 0 is fine", "0 x 10 @20", "0 0 | 20 0 0 | 0");
    row("three places", "1 x 0.0005;1 x 1.2345", "1236 0 | 0 1236 0 | 1236", "", "KWD");
    row("document amount over rates", "1 x 10 @20;1 x 20 @10;1 x 0.01 @5",
        "3001 1000 | 20 667 133 | 10 1333 133 | 5 1 0 | 2267", "10");
    row("leftover cent to the largest remainder", "1 x 0.03 @20;1 x 0.03 @10;1 x 0.03 @5",
        "9 1 | 20 2 0 | 10 3 0 | 5 3 0 | 8", "0.01");
    row("discount on plus and minus", "1 x 100 @20;1 x -100 @10",
        "0 0 | 20 9000 1800 | 10 -9000 -900 | 900", "10%");
    row("a credit with its own discount", "-1 x 100 -10 @20", "-9000 0 | 20 -9000 -1800 | -10800");
}

void TestQuoteTotals::addUpExactly()
{
    QFETCH(QString, lines);
    QFETCH(QString, discount);
    QFETCH(QString, currency);
    QFETCH(PriceMode, mode);
    const auto totals = totalsOf(alternativeFrom(lines, discount), currencyOf(currency), mode);
    QVERIFY2(totals, qPrintable(totals.error()));
    QTEST(written(*totals), "expected");
    QCOMPARE(totals->net + totals->tax, totals->total);
}

void TestQuoteTotals::aLineIsRoundedOnce_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<qint64>("amount");
    QTest::newRow("B009 412.335 up") << u"8.33 x 49.50"_s << qint64 {41'234};
    QTest::newRow("B022 3 x 3.333") << u"3 x 3.333"_s << qint64 {1'000};
    QTest::newRow("B021 4.625 x 3") << u"3 x 4.625"_s << qint64 {1'388};
    QTest::newRow("B024 discount on the exact product")
        << u"9950 x 0.139 -15%"_s << qint64 {117'559};
    QTest::newRow("B026 1.65 x 29.90") << u"1.65 x 29.90"_s << qint64 {4'934};
    QTest::newRow("B037 2 x 4.99, 2 %") << u"2 x 4.99 -2%"_s << qint64 {978};
    QTest::newRow("B049 a dearer price leaves the rest") << u"1 x 30"_s << qint64 {3'000};
    QTest::newRow("Q10 2.675") << u"1 x 2.675"_s << qint64 {268};
    QTest::newRow("Q10 1.005") << u"1 x 1.005"_s << qint64 {101};
    QTest::newRow("Q10 -0.001 is 0") << u"1 x -0.001"_s << qint64 {0};
    QTest::newRow("half away from zero") << u"1 x -2.675"_s << qint64 {-268};
    QTest::newRow("six places") << u"1000000 x 0.000001"_s << qint64 {100};
}

void TestQuoteTotals::aLineIsRoundedOnce()
{
    QFETCH(QString, line);
    const auto amount = amountOf(quoteLineFrom(line), currencyOf(u"USD"_s));
    QVERIFY(amount);
    QTEST(amount->amount, "amount");
}

void TestQuoteTotals::aDiscountIsRefused_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("discount");
    QTest::addColumn<QString>("text");
    QTest::newRow("over 100 %") << u"1 x 180 -120%"_s << QString()
                                << u"A discount is at most 100 %, not 120 %."_s;
    QTest::newRow("B039 more than the price")
        << u"1 x 10 -20"_s << QString()
        << u"The discount of 20.00 is more than what it is taken from, 10.00."_s;
    QTest::newRow("B039 the same of a credit")
        << u"-1 x 10 -20"_s << QString()
        << u"The discount of 20.00 is more than what it is taken from, 10.00."_s;
    QTest::newRow("document over 100 %")
        << u"1 x 10"_s << u"100.01%"_s << u"A discount is at most 100 %, not 100.01 %."_s;
    QTest::newRow("document more than all")
        << u"1 x 10"_s << u"10.01"_s
        << u"The discount of 10.01 is more than what it is taken from, 10.00."_s;
    QTest::newRow("half a cent") << u"1 x 10"_s << u"0.005"_s
                                 << u"EUR has no more than 2 decimal places."_s;
    QTest::newRow("tax over 100 %")
        << u"1 x 10 @100.5"_s << QString() << u"A tax rate is between 0 and 100 %, not 100.5 %."_s;
}

void TestQuoteTotals::aDiscountIsRefused()
{
    QFETCH(QString, lines);
    QFETCH(QString, discount);
    const auto totals
        = totalsOf(alternativeFrom(lines, discount), currencyOf(u"EUR"_s), PriceMode::Net);
    QVERIFY(!totals);
    QTEST(totals.error(), "text");
}

void TestQuoteTotals::unknownPricesKeepTheTotalOpen()
{
    const Alternative alternative = alternativeFrom(u"2 x ? @20;1 x 50 @20;1.5 x ?;opt 9 x ?"_s);
    const auto totals = totalsOf(alternative, currencyOf(u"EUR"_s), PriceMode::Net);
    QVERIFY(totals);
    QCOMPARE(totals->onRequest, qint64 {4});
    QCOMPARE(totals->total, Minor {6'000});
    QCOMPARE(totals->lines.front(), std::nullopt);
}

void TestQuoteTotals::optionalLinesStandBeside()
{
    const Alternative alternative = alternativeFrom(u"1 x 50 @20;opt 1 x 30 @20"_s);
    const auto totals = totalsOf(alternative, currencyOf(u"EUR"_s), PriceMode::Net);
    QVERIFY(totals);
    QCOMPARE(totals->total, Minor {6'000});
    QCOMPARE(totals->lines.back()->amount, Minor {3'000});
}

void TestQuoteTotals::aCreditIsTheMirrorImage()
{
    const QString lines = u"%13 x 1.115 -3.3% @19;%12.5 x 99.99 @7;%11 x 0.05 @0"_s;
    for (const QString &discount : {QString(), u"12.2%"_s, u"0.07"_s}) {
        const auto plus
            = totalsOf(alternativeFrom(QString(lines).replace(u"%1"_s, QString()), discount),
                       currencyOf(u"EUR"_s), PriceMode::Net);
        const auto minus
            = totalsOf(alternativeFrom(QString(lines).replace(u"%1"_s, u"-"_s), discount),
                       currencyOf(u"EUR"_s), PriceMode::Net);
        QVERIFY(plus && minus);
        QCOMPARE(minus->total, -plus->total);
        for (std::size_t i = 0; i < plus->taxes.size(); ++i) {
            QCOMPARE(minus->taxes[i].base, -plus->taxes[i].base);
            QCOMPARE(minus->taxes[i].tax, -plus->taxes[i].tax);
        }
    }
}

void TestQuoteTotals::largeFiguresAreRefusedAndNeverWrong_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<bool>("isCounted");
    QTest::newRow("largest price") << u"1 x 10000000000"_s << true;
    QTest::newRow("beyond it") << u"1 x 10000000000.01"_s << false;
    QTest::newRow("largest quantity") << u"10000000 x 1"_s << true;
    QTest::newRow("beyond it too") << u"-10000000.5 x 1"_s << false;
    QTest::newRow("product") << u"10000000 x 10000000000"_s << false;
    QTest::newRow("sum") << times(1'000, "1000 x 9000000000") << false;
}

void TestQuoteTotals::largeFiguresAreRefusedAndNeverWrong()
{
    QFETCH(QString, lines);
    const auto totals = totalsOf(alternativeFrom(lines), currencyOf(u"EUR"_s), PriceMode::Net);
    QTEST(totals.isOk(), "isCounted");
}

void TestQuoteTotals::eachFaultNamesItsField()
{
    using Field = QuoteFault::Field;
    const auto faults
        = faultsOf(alternativeFrom(u"1 x 10;20000000 x 1;1 x 5 -6;1 x 1 @101"_s, u"101%"_s),
                   currencyOf(u"EUR"_s));
    QCOMPARE(faults.size(), std::size_t {4});
    QCOMPARE(faults[0].line, 1);
    QCOMPARE(faults[0].field, Field::Quantity);
    QCOMPARE(faults[1].line, 2);
    QCOMPARE(faults[1].field, Field::Discount);
    QCOMPARE(faults[2].line, 3);
    QCOMPARE(faults[2].field, Field::TaxRate);
    QCOMPARE(faults[3].line, -1);
    QCOMPARE(faults[3].field, Field::DocumentDiscount);
}

CONFIGURATOR_TEST_MAIN(TestQuoteTotals)
#include "tst_quotetotals.moc"
