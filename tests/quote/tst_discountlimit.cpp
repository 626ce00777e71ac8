// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/life/lifecycle.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;
using test::alternativeFrom;

namespace {

StaffRole counter()
{
    return {u"Counter"_s, Decimal::whole(5), Decimal::whole(10)};
}

} // namespace

class TestDiscountLimit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesTheShare_data();
    void givesTheShare();
    void isUnknownWithAFault();
    void limits_data();
    void limits();
    void looksAtEveryAlternative();
    void stopsTheIssue();
};

void TestDiscountLimit::givesTheShare_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("discount");
    QTest::addColumn<QString>("share"); // percent
    QTest::newRow("nothing given") << u"2 x 100 @12"_s << u""_s << u"0"_s;
    QTest::newRow("on a line") << u"2 x 100 -10% @12"_s << u""_s << u"10"_s;
    QTest::newRow("on one of two lines") << u"1 x 100 -10% @12; 3 x 100 @12"_s << u""_s << u"2.5"_s;
    QTest::newRow("on the document") << u"2 x 100 @12"_s << u"8%"_s << u"8"_s;
    QTest::newRow("an amount") << u"2 x 100 @12"_s << u"8"_s << u"4"_s;
    QTest::newRow("both: 10 % of 200, then 10 % of 180")
        << u"2 x 100 -10% @12"_s << u"10%"_s << u"19"_s;
    QTest::newRow("all of it") << u"2 x 100 @12"_s << u"100%"_s << u"100"_s;
    QTest::newRow("a third is rounded up") << u"1 x 3 -1 @0"_s << u""_s << u"33.34"_s;
    QTest::newRow("a trace is rounded up") << u"1 x 1000000 -0.01 @0"_s << u""_s << u"0.01"_s;
    QTest::newRow("optional lines don't count")
        << u"1 x 100 -10% @12; opt 9 x 100 -90% @12"_s << u""_s << u"10"_s;
    QTest::newRow("credits don't count")
        << u"1 x 1000 -10% @12; -1 x 900 @12"_s << u""_s << u"10"_s;
    QTest::newRow("on request does not count")
        << u"1 x 100 -10% @12; 1 x ? @12"_s << u""_s << u"10"_s;
    QTest::newRow("nothing to give on") << u"1 x ? @12"_s << u""_s << u"0"_s;
    QTest::newRow("no lines") << u""_s << u""_s << u"0"_s;
}

void TestDiscountLimit::givesTheShare()
{
    QFETCH(const QString, lines);
    QFETCH(const QString, discount);
    QFETCH(const QString, share);
    for (const PriceMode mode : {PriceMode::Net, PriceMode::Gross}) {
        const Result<Decimal> given
            = discountShare(alternativeFrom(lines, discount), Currency {}, mode);
        VERIFY_OK(given);
        QCOMPARE(given->text(), share);
    }
}

void TestDiscountLimit::isUnknownWithAFault()
{
    QVERIFY(!discountShare(alternativeFrom(u"1 x 10 -120% @12"_s), Currency {}, PriceMode::Net));
}

void TestDiscountLimit::limits_data()
{
    QTest::addColumn<QString>("discount");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("as much as is free") << u"5%"_s << u""_s << u""_s;
    QTest::newRow("more needs a reason")
        << u"5.01%"_s << u" "_s
        << u"A discount of 5.01 % needs a reason: Counter gives up to 5 %"_s;
    QTest::newRow("more with a reason") << u"5.01%"_s << u"a regular"_s << u""_s;
    QTest::newRow("as much as is allowed") << u"10%"_s << u"a regular"_s << u""_s;
    QTest::newRow("beyond, whatever the reason")
        << u"10.01%"_s << u"a regular"_s
        << u"The discount is 10.01 % of the list prices, but Counter gives at most 10 %."_s;
}

void TestDiscountLimit::limits()
{
    QFETCH(const QString, discount);
    QFETCH(const QString, reason);
    QFETCH(const QString, refusal);
    Quote quote;
    quote.alternatives = {alternativeFrom(u"1 x 1000 @12"_s, discount)};
    quote.discountReason = reason;
    const Done checked = checkDiscount(quote, counter());
    QCOMPARE(checked.isOk(), refusal.isEmpty());
    QCOMPARE(checked.error().left(refusal.size()), refusal);
}

void TestDiscountLimit::looksAtEveryAlternative()
{
    Quote quote;
    quote.alternatives
        = {alternativeFrom(u"1 x 1000 @12"_s), alternativeFrom(u"1 x 1000 -20% @12"_s)};
    const Done checked = checkDiscount(quote, counter());
    QVERIFY(checked.error().startsWith(u"The discount of alternative B is 20 %"_s));
}

void TestDiscountLimit::stopsTheIssue()
{
    Quote quote;
    quote.alternatives = {alternativeFrom(u"1 x 1000 @12"_s, u"6%"_s)};
    const StaffRole role = counter();
    QVERIFY(!issuedQuote(quote, QDate(2026, 11, 30), &role));
    VERIFY_OK(issuedQuote(quote, QDate(2026, 11, 30)));
    quote.discountReason = u"a regular"_s;
    VERIFY_OK(issuedQuote(quote, QDate(2026, 11, 30), &role));
}

CONFIGURATOR_TEST_MAIN(TestDiscountLimit)
#include "tst_discountlimit.moc"
