// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pricelists.h"
#include "workbooks.h"

#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Rows by themselves: prices that are taken, and why others are not.
class TestPricedRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pricesAreTaken_data();
    void pricesAreTaken();
    void rowsAreRejected_data();
    void rowsAreRejected();
    void decisionsShowBothReadings();
    void contradictionsShowBothSorts();
    void aDecisionCountsForTheWholeColumn();
    void duplicatesNameEachOther();
    void headingsAreNoUnits();
    void currencies_data();
    void currencies();
    void numbersShowTheirCurrency();
    void gtinsWarnOnly();
    void roundedPricesAreSaid();
    void numbersAsSkusWarnOnce();
};

void TestPricedRows::pricesAreTaken_data()
{
    QTest::addColumn<QByteArray>("price");
    QTest::addColumn<qint64>("minor");
    const auto row = [](const char *name, const QByteArray &price, qint64 minor) {
        QTest::newRow(name) << price << minor;
    };
    row("B126 9,99", "9,99", 999);
    row("B127 20,33", "20,33", 2033);
    row("B129 2,3", "2,3", 230);
    row("B132 no-break space",
        "1\xC2\xA0"
        "234,56",
        123456);
    row("B132 narrow no-break space",
        "1\xE2\x80\xAF"
        "234,56",
        123456);
    row("Q09 plain space", "1 234,56", 123456);
    row("Q09 apostrophe", "1'234.50", 123450);
    row("Q09 typographic apostrophe",
        "1\xE2\x80\x99"
        "234.50",
        123450);
    row("the shop's sign", "$1,999.00", 199900);
    row("the shop's code", "1999.5 USD", 199950);
    row("whole", "1999", 199900);
}

void TestPricedRows::pricesAreTaken()
{
    QFETCH(const QByteArray, price);
    QFETCH(const qint64, minor);
    const PriceReview review = reviewOf("sku;price\namd-48;" + price + '\n');
    QCOMPARE(noteTexts(review.rejected), QStringList());
    QCOMPARE(review.changes.at(0).newPrice, minor);
}

void TestPricedRows::rowsAreRejected_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QByteArray &text, const QString &says) {
        QTest::newRow(name) << text << u"3 "_s + says;
    };
    const QString noPrice = u"price: must be a price in digits, like 1999.00, but is “%1”."_s;
    const QString positive
        = u"price: must be more than 0, but is “%1”. Take the row out where the unit is on request."_s;
    row("Q08 nan", "amd-48;nan;USD", noPrice.arg(u"nan"_s));
    row("Q08 inf", "amd-48;inf;USD", noPrice.arg(u"inf"_s));
    row("Q08 1e3", "amd-48;1e3;USD", noPrice.arg(u"1e3"_s));
    row("B134 unreadable is never 0", "amd-48;n/a €;USD", noPrice.arg(u"n/a €"_s));
    row("words", "amd-48;on request;USD", noPrice.arg(u"on request"_s));
    row("an error of a spreadsheet", "amd-48;#REF!;USD", noPrice.arg(u"#REF!"_s));
    row("negative", "amd-48;-9.13;USD", positive.arg(u"-9.13"_s));
    row("zero", "amd-48;0.00;USD", positive.arg(u"0.00"_s));
    row("rounds to zero", "amd-48;0.001;USD", positive.arg(u"0.001"_s));
    row("empty", "amd-48;;USD",
        u"price: must be a price, but is empty. Take the row out where the unit is on request."_s);
    row("empty and alone", "amd-48",
        u"price: must be a price, but is empty. Take the row out where the unit is on request."_s);
    row("no SKU", ";5.00;USD", u"sku: must be the SKU of a unit, but is empty."_s);
    row("the other decimal mark", "amd-48;9,99;USD",
        u"price: must be a price with a decimal point, like 1999.00, but is “9,99”."_s);
    row("too much", "amd-48;100000001;USD",
        u"price: must be at most 100,000,000 USD, but is “100000001”."_s);
    row("another currency in the cell", "amd-48;5.00 EUR;",
        u"price: is in EUR, but the shop's prices are in USD. Ask the supplier for a list in USD."_s);
    row("another currency in its column", "amd-48;5.00;EUR",
        u"currency: is in EUR, but the shop's prices are in USD. Ask the supplier for a list in "
        "USD."_s);
    row("no currency at all", "amd-48;5.00;pieces",
        u"currency: must be the code of a currency, like USD, but is “pieces”."_s);
    row("a unit that the shop has not", "x-1;abc;USD", noPrice.arg(u"abc"_s));
    row("far too long to show", "amd-48;" + QByteArray(100, 'a') + ";USD",
        noPrice.arg(QString(60, u'a') + u'…'));
    row("control characters are not shown", "amd-48;a\x1B[31mb\x07;USD", noPrice.arg(u"a [31mb"_s));
}

void TestPricedRows::rowsAreRejected()
{
    QFETCH(const QByteArray, row);
    QFETCH(const QString, says);
    ColumnMapping mapping;
    mapping.decimal = DecimalStyle::Point;
    const PriceReview review
        = reviewOf("sku;price;currency\ngpu-32;1899.50;USD\n" + row + '\n', mapping);
    QCOMPARE(noteTexts(review.rejected), QStringList {says});
    QVERIFY(!review.isSound());
    QCOMPARE(changeTexts(review), QStringList {u"gpu-32 199900>189950"_s});
}

void TestPricedRows::decisionsShowBothReadings()
{
    const PriceReview review = reviewOf("sku;price\ngpu-32;5\namd-48;$3.350\ngpu-24;1,999\n");
    QVERIFY(review.decision); // B131
    QVERIFY(review.decision->about == PriceDecision::About::Decimal);
    QCOMPARE(review.decision->text,
             u"The prices of list.csv can be read in two ways. Say whether a decimal point or a "
             "decimal comma is meant."_s);
    const std::vector<PriceSample> samples {{{{}, 3}, u"$3.350"_s, 335, 335000},
                                            {{{}, 4}, u"1,999"_s, 199900, 200}};
    QVERIFY(review.decision->samples == samples);
}

void TestPricedRows::contradictionsShowBothSorts()
{
    const PriceReview review = reviewOf("sku;price\ngpu-32;5,5\namd-48;3.5\ngpu-24;1999\n");
    QVERIFY(review.decision);
    QCOMPARE(review.decision->text,
             u"Some prices of list.csv have a decimal point and some a decimal comma. Say which of "
             "the two the list means; the rows with the other are then rejected."_s);
    const std::vector<PriceSample> samples {{{{}, 2}, u"5,5"_s, {}, 550},
                                            {{{}, 3}, u"3.5"_s, 350, {}}};
    QVERIFY(review.decision->samples == samples);
}

void TestPricedRows::aDecisionCountsForTheWholeColumn()
{
    const QByteArray text = "sku;price\ngpu-32;3.350\namd-48;1.250\n";
    ColumnMapping mapping;
    mapping.decimal = DecimalStyle::Point;
    QCOMPARE(changeTexts(reviewOf(text, mapping)),
             QStringList({u"gpu-32 199900>335"_s, u"amd-48 none>125"_s}));
    mapping.decimal = DecimalStyle::Comma;
    const PriceReview review = reviewOf(text, mapping);
    QCOMPARE(changeTexts(review),
             QStringList({u"gpu-32 199900>335000"_s, u"amd-48 none>125000"_s}));
    QVERIFY(review.mapping.decimal == DecimalStyle::Comma);
}

void TestPricedRows::duplicatesNameEachOther()
{
    const PriceReview review
        = reviewOf("sku;price\ngpu-32;5.00\nx;1\nGPU-32;6.00\nx;2\namd-48;7\namd-48;7.00\n");
    const QString says
        = u"“%1” stands in several rows with different prices (row %2; row %3). Keep "
          "one of them."_s;
    const QString gpu = says.arg(u"gpu-32"_s, u"2: $5.00"_s, u"4: $6.00"_s);
    const QString other = says.arg(u"x"_s, u"3: $1.00"_s, u"5: $2.00"_s);
    QCOMPARE(noteTexts(review.rejected),
             QStringList({u"2 price: "_s + gpu, u"3 price: "_s + other, u"4 price: "_s + gpu,
                          u"5 price: "_s + other}));
    QCOMPARE(changeTexts(review), QStringList {u"amd-48 none>700"_s});
    QVERIFY(!review.missingSkus.contains(u"gpu-32"_s));
}

void TestPricedRows::headingsAreNoUnits()
{
    const PriceReview review = reviewOf("sku;price;note\nGraphics cards;;\ngpu-32;5.00;\n"
                                        ";Prices until May;\n;;Bishkek\nTotal;5.00;\n");
    QVERIFY(review.rejected.empty());
    QCOMPARE(review.unknownSkus, QStringList {u"Total"_s});
    // A lone price is a price that lost its SKU.
    QCOMPARE(noteTexts(reviewOf("sku;price\n;5.00\ngpu-32;1\n").rejected),
             QStringList {u"2 sku: must be the SKU of a unit, but is empty."_s});
}

void TestPricedRows::currencies_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("currency");
    QTest::addColumn<bool>("isTaken");
    const auto row = [](const char *name, const QByteArray &text, const QString &currency,
                        bool isTaken) { QTest::newRow(name) << text << currency << isTaken; };
    row("none named", "sku;price\namd-48;5\n", u"KGS"_s, true);
    row("som in the cell", "sku;price\namd-48;175 000 сом\n", u"KGS"_s, true);
    row("a letter that two currencies share", "sku;price\namd-48;5 с.\n", u"KGS"_s, true);
    row("roubles in a shop of soms", "sku;price\namd-48;5 ₽\n", u"KGS"_s, false);
    row("a dollar is any dollar", "sku;price\namd-48;$5\n", u"CAD"_s, true);
    row("but not a euro", "sku;price\namd-48;$5\n", u"EUR"_s, false);
    row("named above the column", "sku;price, EUR\namd-48;5\n", u"USD"_s, false);
    row("conventional units", "sku;price\namd-48;5 у.е.\n", u"USD"_s, false);
    row("conventional units above", "sku;Цена, у.е.\namd-48;5\n", u"USD"_s, false);
    row("named above, and right", "sku;price, EUR\namd-48;5\n", u"EUR"_s, true);
    row("the cell counts before the name above", "sku;price, EUR\namd-48;5 USD\n", u"USD"_s, true);
    row("a column of codes", "sku;price;currency\namd-48;5;kgs\n", u"KGS"_s, true);
    row("a column of signs", "sku;price;currency\namd-48;5;€\n", u"EUR"_s, true);
    row("cell and column disagree", "sku;price;currency\namd-48;5 USD;EUR\n", u"USD"_s, false);
    row("B134 -9,13 € is read, and then refused", "sku;price\namd-48;-9,13 €\n", u"EUR"_s, false);
}

void TestPricedRows::currencies()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, currency);
    QFETCH(const bool, isTaken);
    const PriceReview review = reviewOf(text, {}, catalogueIn(currency));
    QCOMPARE(review.changes.size() == 1, isTaken);
    QCOMPARE(review.rejected.empty(), isTaken);
}

// The number is 5; "5 €" is what people see and mean.
void TestPricedRows::numbersShowTheirCurrency()
{
    PriceFile file = csvFile("sku;price\namd-48;5\n");
    Cell &price = file.sheets[0].rows[1].cells[1];
    price = {u"5"_s, CellKind::Number, u"€"_s};
    const auto inDollars = reviewPrices(sampleCatalogue(), file);
    VERIFY_OK(inDollars);
    QVERIFY(
        inDollars->rejected.at(0).text.startsWith(u"is in €, but the shop's prices are in USD."_s));
    const auto inEuros = reviewPrices(catalogueIn(u"EUR"_s), file);
    VERIFY_OK(inEuros);
    QCOMPARE(changeTexts(*inEuros), QStringList {u"amd-48 none>500"_s});
}

void TestPricedRows::gtinsWarnOnly()
{
    const PriceReview review
        = reviewOf("sku;ean;price\ngpu-32;036000291452;5\n"
                   "gpu-24;036000291458;6\namd-48;36000291452;7\ntower-4;;8\n");
    QCOMPARE(review.changes.size(), std::size_t {4});
    QVERIFY(review.isSound());
    const QStringList warnings = noteTexts(review.warnings);
    QCOMPARE(warnings.size(), 2);
    QCOMPARE(
        warnings[0],
        u"3 gtin: “036000291458” has a wrong check digit: the last digit would have to be 2."_s);
    QVERIFY(warnings[1].startsWith(u"4 gtin: must have 8, 12, 13 or 14 digits"_s));
}

void TestPricedRows::roundedPricesAreSaid()
{
    ColumnMapping mapping;
    mapping.decimal = DecimalStyle::Point;
    const PriceReview review = reviewOf("sku;price\ngpu-32;4.625\ngpu-24;4.6200\n", mapping);
    QCOMPARE(changeTexts(review), QStringList({u"gpu-32 199900>463"_s, u"gpu-24 149900>462"_s}));
    QCOMPARE(noteTexts(review.warnings),
             QStringList {
                 u"2 price: “4.625” has more decimals than USD has; it was rounded to $4.63."_s});
    QVERIFY(review.isSound());
}

void TestPricedRows::numbersAsSkusWarnOnce()
{
    QByteArray rows = sheetRow(1, {textCell("SKU"), textCell("Price")});
    for (int row = 2; row < 9; ++row)
        rows += sheetRow(row, {numberCell("1234" + QByteArray::number(row)), numberCell("5")});
    const auto file = readPriceFile(workbook({{"S", rows}}), u"list.xlsx"_s);
    VERIFY_OK(file);
    const auto review = reviewPrices(sampleCatalogue(), *file);
    VERIFY_OK(review);
    QCOMPARE(
        noteTexts(review->warnings),
        QStringList {u"2 sku: “12342” is kept as a number, which has no zeros before it. Format "
                     "the column as text where SKUs begin with zeros."_s});
    QCOMPARE(review->unknownSkus.size(), 7);
}

CONFIGURATOR_TEST_MAIN(TestPricedRows)
#include "tst_pricedrows.moc"
