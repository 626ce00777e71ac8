// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pricelists.h"
#include "workbooks.h"

#include "prices/withprices.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// What a price list would change, and what comes of it.
class TestPriceReview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingHasItsPlace();
    void jumps_data();
    void jumps();
    void percent_data();
    void percent();
    void numbersOfAWorkbookStandBesideTexts();
    void theSecondImportChangesNothing();
    void theBatchIsWhatWasShown();
    void aRejectedRowStopsEverything_data();
    void aRejectedRowStopsEverything();
    void anOpenDecisionStopsEverything();
    void otherUnitsKeepWhatTheyHave_data();
    void otherUnitsKeepWhatTheyHave();
    void theOrderOfRowsDoesNotMatter();
    void theMappingIsRemembered();
    void notesNameTheirPlace();
};

namespace {

std::vector<PriceNow> pricesOf(const PriceBatch &batch)
{
    std::vector<PriceNow> prices;
    for (const PricedUnit &unit : batch.units)
        prices.push_back(
            {unit.sku, unit.newPrice, batch.currency.code, batch.date, priceSource(batch)});
    return prices;
}

Result<PriceBatch> batchFor(const PriceReview &review)
{
    return batchOf(review, u"Acme"_s, QDate(2026, 11, 30));
}

} // namespace

void TestPriceReview::everythingHasItsPlace()
{
    const PriceReview review = reviewOf("sku;name;price\n"
                                        "gpu-32;x;1899.00\n"
                                        "Towers;;\n"
                                        "TOWER-4;x;2890\n"
                                        "amd-48;x;3499.5\n"
                                        "rtx-9999;x;1\n"
                                        ";;\n"
                                        "gpu-32;x;1899\n"
                                        ";Prices without delivery;\n");
    QCOMPARE(changeTexts(review),
             QStringList({u"gpu-32 199900>189900"_s, u"amd-48 none>349950"_s}));
    QCOMPARE(review.changes[0].name, u"GPU-32"_s);
    QVERIFY(review.changes[1].place == (PricePlace {{}, 5}));
    QCOMPARE(review.changes[1].percentTenths, std::nullopt);
    QCOMPARE(review.unchanged, QStringList {u"tower-4"_s});
    QCOMPARE(review.unknownSkus, QStringList {u"rtx-9999"_s});
    QCOMPARE(review.missingSkus,
             QStringList({u"gpu-24"_s, u"server-8"_s, u"bridge-24"_s, u"ib-switch"_s}));
    QVERIFY(review.rejected.empty() && review.warnings.empty() && review.notes.isEmpty());
    QVERIFY(review.isSound());
    QCOMPARE(review.fileName, u"list.csv"_s);
    QVERIFY(review.currency == Currency {});
}

void TestPriceReview::jumps_data()
{
    QTest::addColumn<QByteArray>("price"); // was 1999.00
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("isJump");
    QTest::newRow("exactly 30 % more is none") << "2598.70"_ba << 30 << false;
    QTest::newRow("a cent beyond is one") << "2598.71"_ba << 30 << true;
    QTest::newRow("exactly 30 % less is none") << "1399.30"_ba << 30 << false;
    QTest::newRow("a cent below is one") << "1399.29"_ba << 30 << true;
    QTest::newRow("another limit") << "2598.70"_ba << 10 << true;
    QTest::newRow("the decimal mark slipped") << "199900"_ba << 30 << true;
    QTest::newRow("any change with a limit of 0") << "1999.01"_ba << 0 << true;
}

void TestPriceReview::jumps()
{
    QFETCH(const QByteArray, price);
    QFETCH(const int, percent);
    QFETCH(const bool, isJump);
    const auto review = reviewPrices(sampleCatalogue(), csvFile("sku;price\ngpu-32;" + price), {},
                                     ReviewRules {percent});
    VERIFY_OK(review);
    QCOMPARE(review->changes.at(0).isJump, isJump);
    QVERIFY(review->isSound());
}

void TestPriceReview::percent_data()
{
    QTest::addColumn<QByteArray>("price"); // was 1999.00
    QTest::addColumn<qint64>("tenths");
    QTest::newRow("half more") << "2998.50"_ba << qint64 {500};
    QTest::newRow("half less") << "999.50"_ba << qint64 {-500};
    QTest::newRow("twice") << "3998"_ba << qint64 {1000};
    QTest::newRow("a cent") << "1999.01"_ba << qint64 {0};
    QTest::newRow("0.05 % more") << "2000.00"_ba << qint64 {1};
    QTest::newRow("0.05 % less") << "1998.00"_ba << qint64 {-1};
}

void TestPriceReview::percent()
{
    QFETCH(const QByteArray, price);
    QFETCH(const qint64, tenths);
    const PriceReview review = reviewOf("sku;price\ngpu-32;" + price);
    QCOMPARE(review.changes.at(0).percentTenths, std::optional(tenths));
}

// The spreadsheet keeps numbers with a point, whatever mark people type beside them.
void TestPriceReview::numbersOfAWorkbookStandBesideTexts()
{
    const QByteArray rows = sheetRow(1, {textCell("Title")})
        + sheetRow(4, {textCell("SKU"), textCell("Preis")})
        + sheetRow(5, {textCell("gpu-32"), numberCell("1899.5799999999999")})
        + sheetRow(6, {textCell("gpu-24"), textCell("1.399,76")})
        + sheetRow(7, {textCell("amd-48"), numberCell("3.35")});
    const auto file = readPriceFile(workbook({{"S", rows}}), u"list.xlsx"_s);
    VERIFY_OK(file);
    const auto review = reviewPrices(sampleCatalogue(), *file);
    VERIFY_OK(review);
    QCOMPARE(changeTexts(*review),
             QStringList({u"gpu-32 199900>189958"_s, u"gpu-24 149900>139976"_s,
                          u"amd-48 none>335"_s})); // B154, B157
    QVERIFY(review->changes[0].place == (PricePlace {u"S"_s, 5}));
    QVERIFY(review->mapping.decimal == DecimalStyle::Comma);
}

void TestPriceReview::theSecondImportChangesNothing()
{
    const QByteArray text = "sku;price\ngpu-32;1.899,50\namd-48;3499,00\nTower-4;1\n";
    const Catalogue before = sampleCatalogue();
    const PriceReview review = reviewOf(text, {}, before);
    QCOMPARE(review.changes.size(), std::size_t {3});
    const Result<PriceBatch> batch = batchFor(review);
    VERIFY_OK(batch);
    const Catalogue after = withPrices(before, pricesOf(*batch));
    const PriceReview again = reviewOf(text, {}, after);
    QVERIFY(again.changes.empty());
    QCOMPARE(again.unchanged.size(), 3);
    VERIFY_OK(batchFor(again));
    QVERIFY(batchFor(again)->units.empty());
}

void TestPriceReview::theBatchIsWhatWasShown()
{
    const PriceReview review = reviewOf("sku;price\ngpu-32;2,3\namd-48;10,05\n");
    const Result<PriceBatch> batch = batchFor(review);
    VERIFY_OK(batch);
    const PriceBatch expected {u"Acme"_s,
                               u"list.csv"_s,
                               QDate(2026, 11, 30),
                               Currency {},
                               {{u"gpu-32"_s, 199900, 230}, {u"amd-48"_s, {}, 1005}}};
    QVERIFY(*batch == expected); // B129
    QCOMPARE(withPrices(sampleCatalogue(), pricesOf(*batch)).unit(u"gpu-32"_s)->price,
             std::optional<Minor>(230));
}

void TestPriceReview::aRejectedRowStopsEverything_data()
{
    QTest::addColumn<int>("badRow");
    QTest::newRow("B152 row 50 of 100") << 50;
    QTest::newRow("B152 the first") << 2;
    QTest::newRow("B152 the last") << 101;
}

void TestPriceReview::aRejectedRowStopsEverything()
{
    QFETCH(const int, badRow);
    QByteArray text = "sku;price\n";
    for (int row = 2; row <= 101; ++row)
        text += row == badRow ? "gpu-24;12.x\n" : "x" + QByteArray::number(row) + ";12.50\n";
    const PriceReview review = reviewOf(text + "gpu-32;1.50\n");
    QCOMPARE(review.changes.size(), std::size_t {1});
    QCOMPARE(review.unknownSkus.size(), 99);
    const Result<PriceBatch> batch = batchFor(review);
    QVERIFY(!batch);
    QCOMPARE(
        batch.error(),
        u"list.csv has rows that can't be taken, so nothing is changed. The first is: "
        "list.csv, row %1, price: must be a price in digits, like 1999.00, but is “12.x”."_s.arg(
            badRow));
}

void TestPriceReview::anOpenDecisionStopsEverything()
{
    const PriceReview review = reviewOf("sku;price\ngpu-32;3.350\n");
    QVERIFY(review.decision);
    QVERIFY(review.changes.empty() && review.missingSkus.isEmpty());
    QCOMPARE(batchFor(review).error(), review.decision->text);
}

void TestPriceReview::otherUnitsKeepWhatTheyHave_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("missing");
    const QStringList most {u"amd-48"_s, u"tower-4"_s, u"server-8"_s, u"bridge-24"_s,
                            u"ib-switch"_s};
    QTest::newRow("B151 what the file lacks is said, and nothing is done to it")
        << "sku;price\ngpu-32;1\n"_ba << QStringList {u"gpu-24"_s} + most;
    QTest::newRow("B151 also what it has with the price of before")
        << "sku;price\ngpu-32;1\ngpu-24;1499\n"_ba << most;
}

void TestPriceReview::otherUnitsKeepWhatTheyHave()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, missing);
    const Catalogue before = sampleCatalogue();
    const PriceReview review = reviewOf(text);
    QCOMPARE(review.missingSkus, missing);
    const Catalogue after = withPrices(before, pricesOf(*batchFor(review)));
    for (const Unit &unit : before.units())
        QVERIFY2((*after.unit(unit.id) == unit) == (unit.id != u"gpu-32"_s), qPrintable(unit.id));
    // A row that is rejected is in the file all the same.
    QVERIFY(!reviewOf(text + "tower-4;on request\n").missingSkus.contains(u"tower-4"_s));
}

void TestPriceReview::theOrderOfRowsDoesNotMatter()
{
    const QByteArrayList rows {"gpu-32;1,5\n", "gpu-24;1.000\n", "x;2\n", "tower-4;7,25\n"};
    const PriceReview review = reviewOf("sku;price\n" + rows.join());
    QByteArrayList turned = rows;
    std::reverse(turned.begin(), turned.end());
    const PriceReview other = reviewOf("sku;price\n" + turned.join());
    QStringList changes = changeTexts(review);
    QStringList otherChanges = changeTexts(other);
    changes.sort();
    otherChanges.sort();
    QCOMPARE(changes, otherChanges);
    QVERIFY(changes.contains(u"gpu-24 149900>100000"_s));
    QCOMPARE(review.missingSkus, other.missingSkus);
}

void TestPriceReview::theMappingIsRemembered()
{
    const PriceReview proven = reviewOf("Artikel|VK\ngpu-32|1,5\n");
    const QJsonObject json {{u"version"_s, 1},
                            {u"sku"_s, u"Artikel"_s},
                            {u"price"_s, u"VK"_s},
                            {u"decimal"_s, u"comma"_s}};
    QCOMPARE(mappingJson(proven.mapping), json);
    // With it the next list needs no decision.
    QCOMPARE(changeTexts(reviewOf("Artikel|VK\ngpu-32|3.350\n", proven.mapping)),
             QStringList {u"gpu-32 199900>335000"_s});
    // Whole numbers prove nothing that could be remembered.
    QCOMPARE(reviewOf("Artikel|VK\ngpu-32|5\n").mapping.decimal, std::nullopt);
}

void TestPriceReview::notesNameTheirPlace()
{
    PriceReview review;
    review.fileName = u"list.xlsx"_s;
    QCOMPARE(noteText(review, {{u"S"_s, 7}, PriceField::Sku, u"must be."_s}),
             u"list.xlsx, sheet “S”, row 7, sku: must be."_s);
    QCOMPARE(noteText(review, {{{}, 7}, PriceField::Currency, u"is."_s}),
             u"list.xlsx, row 7, currency: is."_s);
}

CONFIGURATOR_TEST_MAIN(TestPriceReview)
#include "tst_pricereview.moc"
