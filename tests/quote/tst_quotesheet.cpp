// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/print/quotesheet.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

Quote quoteWith(const QString &lines, const QString &discount = {},
                const QString &currency = u"USD"_s, PriceMode mode = PriceMode::Net)
{
    Quote quote;
    quote.number = u"Q-2026-000123"_s;
    quote.status = QuoteStatus::Issued;
    quote.issued = QDate(2026, 11, 30);
    quote.currency = *Currency::fromCode(currency);
    quote.mode = mode;
    quote.alternatives = {alternativeFrom(lines, discount)};
    return quote;
}

QuoteSheet sheetOf(const Quote &quote)
{
    const Result<QuoteSheet> sheet = quoteSheet(quote);
    return sheet ? *sheet : QuoteSheet {};
}

// No-break spaces as plain ones.
QString plain(QString text)
{
    return text.replace(QChar::Nbsp, u' ').replace(QChar(0x202f), u' ');
}

// "1.25 | 4.625 | 5 % | 12 % | 5.49"
QString written(const SheetLine &line)
{
    return plain(
        QStringList {line.quantity, line.unitPrice, line.discount, line.taxRate, line.amount}.join(
            u" | "_s));
}

// "Subtotal 10.00; Tax 12 % on 10.00 1.20; Total USD 11.20"
QString sums(const SheetAlternative &alternative)
{
    QStringList rows;
    for (const SheetSum &sum : alternative.sums)
        rows.append(sum.name + u' ' + sum.figure);
    rows.append(alternative.total.name + u' ' + alternative.total.figure);
    return plain((rows + alternative.remarks).join(u"; "_s));
}

BuildFacts someFacts()
{
    BuildFacts facts;
    facts.combinedMemory = u"64 GB"_s;
    facts.usableMemory = u"63.7 GiB"_s;
    facts.fastLinkedMemory = u"31.8 GiB"_s;
    facts.combinedPower = u"1,400 W"_s;
    facts.comparison = u"about one microwave oven"_s;
    facts.verdict = Verdict::Paper;
    facts.verdictTitle = u"Fits on paper"_s;
    facts.verdictText = u"It fits."_s;
    facts.warnings = {u"A warning."_s};
    facts.picture.needs = {{u"weights"_s, 40 * bytesPerGib, 1}};
    facts.picture.need = 40 * bytesPerGib;
    return facts;
}

} // namespace

class TestQuoteSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lines_data();
    void lines();
    void totals_data();
    void totals();
    void combinedBlock_data();
    void combinedBlock();
    void factsStayAsFrozen();
    void whatTheShopPaysIsNeverPrinted();
    void aFaultIsRefused();
};

void TestQuoteSheet::lines_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("printed");
    QTest::newRow("plain") << u"2 x 1999 @12"_s << u"USD"_s
                           << u"2 | 1,999.00 |  | 12 % | 3,998.00"_s;
    QTest::newRow("a discount in percent")
        << u"2 x 1999 -5% @12"_s << u"USD"_s << u"2 | 1,999.00 | 5 % | 12 % | 3,798.10"_s;
    QTest::newRow("a discount as an amount")
        << u"2 x 1999 -10 @12"_s << u"USD"_s << u"2 | 1,999.00 | 10.00 | 12 % | 3,988.00"_s;
    QTest::newRow("a discount of nothing is no discount")
        << u"1 x 5 -0% @12"_s << u"USD"_s << u"1 | 5.00 |  | 12 % | 5.00"_s;
    QTest::newRow("quantity and unit price are exact")
        << u"1.25 x 4.625 @8.125"_s << u"USD"_s << u"1.25 | 4.625 |  | 8.125 % | 5.78"_s;
    QTest::newRow("a unit price of three places")
        << u"3 x 3.333 @0"_s << u"EUR"_s << u"3 | 3.333 |  | 0 % | 10.00"_s;
    QTest::newRow("a credit") << u"-1 x 12.50 @12"_s << u"USD"_s
                              << u"-1 | 12.50 |  | 12 % | -12.50"_s;
    QTest::newRow("no minus before a zero")
        << u"-1 x 0.001 @12"_s << u"USD"_s << u"-1 | 0.001 |  | 12 % | 0.00"_s;
    QTest::newRow("on request") << u"2 x ? @12"_s << u"USD"_s
                                << u"2 | on request |  | 12 % | on request"_s;
    QTest::newRow("B102 millions")
        << u"1 x 12345678.90 @0"_s << u"USD"_s << u"1 | 12,345,678.90 |  | 0 % | 12,345,678.90"_s;
    QTest::newRow("B102 yen have no minor unit")
        << u"2 x 1500 @10"_s << u"JPY"_s << u"2 | 1,500 |  | 10 % | 3,000"_s;
    QTest::newRow("B102 dinars have three places")
        << u"2 x 1.5 @0"_s << u"KWD"_s << u"2 | 1.500 |  | 0 % | 3.000"_s;
}

void TestQuoteSheet::lines()
{
    QFETCH(const QString, line);
    QFETCH(const QString, currency);
    QFETCH(const QString, printed);
    QCOMPARE(written(sheetOf(quoteWith(line, {}, currency)).alternatives[0].lines[0]), printed);
}

void TestQuoteSheet::totals_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("discount");
    QTest::addColumn<PriceMode>("mode");
    QTest::addColumn<QString>("printed");
    QTest::newRow("net") << u"1 x 6868.10 @12"_s << QString() << PriceMode::Net
                         << u"Subtotal 6,868.10; Tax 12 % on 6,868.10 824.17; Total USD 7,692.27"_s;
    QTest::newRow("a discount of the document")
        << u"1 x 100 @12; 1 x 100 @0"_s << u"5%"_s << PriceMode::Net
        << u"Subtotal 200.00; Discount 5 % -10.00; Tax 12 % on 95.00 11.40; Tax 0 % on 95.00 0.00; "
           u"Total USD 201.40"_s;
    QTest::newRow("an amount off") << u"1 x 100 @0"_s << u"10"_s << PriceMode::Net
                                   << u"Subtotal 100.00; Discount -10.00; Tax 0 % on 90.00 0.00; "
                                      u"Total USD 90.00"_s;
    QTest::newRow("no row for a discount of nothing")
        << u"1 x 0.01 @0"_s << u"5%"_s << PriceMode::Net
        << u"Subtotal 0.01; Tax 0 % on 0.01 0.00; Total USD 0.01"_s;
    QTest::newRow("gross: the tax is inside")
        << u"1 x 112 @12"_s << QString() << PriceMode::Gross
        << u"Subtotal including tax 112.00; Tax 12 % included, on 100.00 12.00; Total USD 112.00"_s;
    QTest::newRow("the total stays open")
        << u"1 x 100 @0; 2 x ? @0"_s << QString() << PriceMode::Net
        << u"Subtotal 100.00; Tax 0 % on 100.00 0.00; Total USD 100.00; plus 2 items on request"_s;
    QTest::newRow("nothing has a price")
        << u"1 x ? @12"_s << QString() << PriceMode::Net
        << u"Subtotal on request; Total USD on request; plus 1 item on request"_s;
    QTest::newRow("an optional line is not in it")
        << u"1 x 100 @0; opt 1 x 50 @0"_s << QString() << PriceMode::Net
        << u"Subtotal 100.00; Tax 0 % on 100.00 0.00; Total USD 100.00"_s;
    QTest::newRow("a credit") << u"-1 x 100 @12"_s << u"5%"_s << PriceMode::Net
                              << u"Subtotal -100.00; Discount 5 % 5.00; Tax 12 % on -95.00 -11.40; "
                                 u"Total USD -106.40"_s;
}

void TestQuoteSheet::totals()
{
    QFETCH(const QString, lines);
    QFETCH(const QString, discount);
    QFETCH(const PriceMode, mode);
    QFETCH(const QString, printed);
    const Quote quote = quoteWith(lines, discount, u"USD"_s, mode);
    QCOMPARE(sums(sheetOf(quote).alternatives[0]), printed);
}

void TestQuoteSheet::combinedBlock_data()
{
    QTest::addColumn<PriceMode>("mode");
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("price");
    QTest::addColumn<QString>("remark");
    QTest::newRow("net: before tax")
        << PriceMode::Net << u"1 x 6868.10 @12"_s << u"$6,868.10"_s << u"before tax"_s;
    QTest::newRow("gross: including tax")
        << PriceMode::Gross << u"1 x 112 @12"_s << u"$112.00"_s << u"including tax"_s;
    QTest::newRow("open") << PriceMode::Net << u"1 x 5 @12; 1 x ? @0"_s << u"$5.00"_s
                          << u"before tax, plus 1 item on request"_s;
    QTest::newRow("on request") << PriceMode::Net << u"3 x ? @0"_s << u"on request"_s
                                << u"before tax, plus 3 items on request"_s;
}

void TestQuoteSheet::combinedBlock()
{
    QFETCH(const PriceMode, mode);
    QFETCH(const QString, lines);
    QFETCH(const QString, price);
    QFETCH(const QString, remark);
    Quote quote = quoteWith(lines, {}, u"USD"_s, mode);
    quote.alternatives.front().facts = someFacts();
    const std::vector<SheetNumber> numbers = sheetOf(quote).alternatives[0].facts->numbers;
    QCOMPARE(numbers.size(), std::size_t {3});
    QCOMPARE(numbers[0],
             (SheetNumber {u"Combined GPU memory"_s, u"64 GB"_s,
                           u"usable 63.7 GiB, fast-linked 31.8 GiB"_s}));
    QCOMPARE(numbers[1],
             (SheetNumber {u"Combined power"_s, u"1,400 W"_s, u"about one microwave oven"_s}));
    QCOMPARE(numbers[2], (SheetNumber {u"Combined price"_s, price, remark}));
}

void TestQuoteSheet::factsStayAsFrozen()
{
    Quote quote = quoteWith(u"1 x 1"_s);
    quote.alternatives.front().facts = someFacts();
    const SheetFacts facts = *sheetOf(quote).alternatives[0].facts;
    QCOMPARE(facts.verdict, Verdict::Paper);
    QCOMPARE(facts.verdictTitle, u"Fits on paper"_s);
    QVERIFY(facts.verdictText.startsWith(u"It fits. Memory, power and price are plain sums."_s));
    QCOMPARE(facts.warnings, QStringList {u"A warning."_s});
    QCOMPARE(facts.chart.needed, u"40.0 GiB needed"_s);
    QCOMPARE(facts.chart.legend, QStringList {u"weights 40.0"_s});
    QCOMPARE(facts.chart.figures, (QStringList {QString(), u"63.7 GiB"_s, u"31.8 GiB"_s}));
    // A build that was never assessed has nothing to say.
    quote.alternatives.front().facts = BuildFacts {};
    QVERIFY(!sheetOf(quote).alternatives[0].facts);
}

void TestQuoteSheet::whatTheShopPaysIsNeverPrinted()
{
    Quote quote = quoteWith(u"1 x 100 @12"_s);
    quote.alternatives.front().lines.front().cost = Decimal::from(u"77.77"_s);
    quote.discountReason = u"regular customer"_s;
    const QString text = textsOf(sheetOf(quote)).join(u'\n');
    QVERIFY(text.contains(u"100.00"_s));
    for (const QString &secret : {u"77.77"_s, u"22.23"_s, u"regular customer"_s, u"margin"_s})
        QVERIFY2(!text.contains(secret, Qt::CaseInsensitive), qPrintable(secret));
}

void TestQuoteSheet::aFaultIsRefused()
{
    const Result<QuoteSheet> one = quoteSheet(quoteWith(u"1 x 1 -120%"_s));
    QVERIFY(!one);
    QCOMPARE(one.error(), u"Line 1: A discount is at most 100 %, not 120 %."_s);
    Quote two = quoteWith(u"1 x 1"_s);
    two.alternatives.push_back(alternativeFrom(u"1 x 1 @101"_s));
    const Result<QuoteSheet> second = quoteSheet(two);
    QCOMPARE(second.error(),
             u"Alternative B, line 1: A tax rate is between 0 and 100 %, not 101 %."_s);
}

CONFIGURATOR_TEST_MAIN(TestQuoteSheet)
#include "tst_quotesheet.moc"
