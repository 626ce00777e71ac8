// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pricelists.h"
#include "workbooks.h"

#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Which rows a price list has: names of columns found on every sheet, titles and headings left out.
class TestPriceList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void skusAreFound_data();
    void skusAreFound();
    void severalColumnsAreAsked_data();
    void severalColumnsAreAsked();
    void theShopsCurrencyIsTaken();
    void aMappingDecides();
    void aMovedHeaderIsFoundByItsNames();
    void everySheetHasItsOwnHeader();
    void sheetsThatAreNoListAreSaid();
    void oneSheetIsTaken();
    void isRefused_data();
    void isRefused();
    void whatWasFoundIsRemembered();
    void aColumnThatIsGoneIsSaid();
};

namespace {

QStringList skusOf(const PriceFile &file, const ColumnMapping &mapping = {})
{
    const Result<PriceList> list = priceListOf(file, mapping, Currency {});
    if (!list)
        return {list.error()};
    QStringList skus;
    for (const ListRow &row : list->rows)
        skus.append(row.sku);
    return skus;
}

ColumnMapping mappingOf(const QString &sku, const QString &price)
{
    ColumnMapping mapping;
    mapping.column(PriceField::Sku).header = sku;
    mapping.column(PriceField::Price).header = price;
    return mapping;
}

PriceFile xlsxFile(const QList<TestSheet> &sheets)
{
    const Result<PriceFile> file = readPriceFile(workbook(sheets), u"list.xlsx"_s);
    if (!file)
        qWarning("%s", qPrintable(file.error()));
    return file ? *file : PriceFile {};
}

QByteArray header(int number = 1)
{
    return sheetRow(number, {textCell("SKU"), textCell("Price")});
}

} // namespace

void TestPriceList::skusAreFound_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("skus");
    const auto row = [](const char *name, const QByteArray &text, const QStringList &skus) {
        QTest::newRow(name) << text << skus;
    };
    const QStringList both {u"a"_s, u"b"_s};
    row("plain", "sku;price\na;1\nb;2\n", both);
    row("B136 three rows with ;", "sku;price\na;1\nb;2\nc;3\n", {u"a"_s, u"b"_s, u"c"_s});
    row("B137 quoted fields, commas in numbers",
        "\"sku\";\"price\"\n\"a\";\"20,00\"\n\"b\";\"1,00\"\n", both);
    row("B139 a byte order mark before the first header", "\xEF\xBB\xBFsku;price\na;1\nb;2\n",
        both);
    row("B141 none, and the first header is whole", "Barcode,sku,price\n1,a,1\n2,b,2\n", both);
    row("B147 an empty column at the end", "sku;price;\na;1;\nb;2;\n", both);
    row("B157 two titles and an empty row above", "Acme\nPrices 2026\n\nsku;price\na;1\nb;2\n",
        both);
    row("B159 the header again on the next page", "sku;price\na;1\nsku;price\nb;2\n", both);
    row("B146 a line break in a name makes no row", "sku;name;price\na;\"line1\nline2\";5\nb;x;2\n",
        both);
    row("B149 zeros before an SKU stay", "sku;price\n012345678901;1\n", {u"012345678901"_s});
    row("columns in another order", "price,stock,sku\n1,5,a\n2,6,b\n", both);
    row("Russian", "Артикул;Наименование;Цена\na;x;1\nb;y;2\n", both);
    row("German", "Artikel-Nr.;Bezeichnung;Preis (netto)\na;x;1\nb;y;2\n", both);
    row("Kyrgyz", "Коду;Аталышы;Баасы\na;x;1\nb;y;2\n", both);
    row("Windows-1251", "\xC0\xF0\xF2\xE8\xEA\xF3\xEB;\xD6\xE5\xED\xE0\na;1\nb;2\n", both);
    row("the delimiter is named above", "sep=;\nsku;price\na;1\nb;2\n", both);
    row("empty rows in between", "sku;price\n\na;1\n;;\nb;2\n\n", both);
    row("rows of other columns alone", "sku;price;note\na;1\n;;see below\nb;2\n", both);
    row("spaces and invisible characters", "sku;price\n\xE2\x80\x8B a ;1\nb\xC2\xA0;2\n", both);
}

void TestPriceList::skusAreFound()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, skus);
    QCOMPARE(skusOf(csvFile(text)), skus);
}

void TestPriceList::severalColumnsAreAsked_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<PriceField>("field");
    QTest::addColumn<QStringList>("headers"); // empty: nothing is asked
    const QStringList none;
    QTest::newRow("two prices") << "sku;Price;Dealer price\n"_ba << PriceField::Price
                                << QStringList {u"Price"_s, u"Dealer price"_s};
    QTest::newRow("two less sure ones")
        << "sku;Price from 10;Price from 100\n"_ba << PriceField::Price
        << QStringList {u"Price from 10"_s, u"Price from 100"_s};
    QTest::newRow("two SKUs") << "sku;Part number;price\n"_ba << PriceField::Sku
                              << QStringList {u"sku"_s, u"Part number"_s};
    QTest::newRow("an exact word is surer")
        << "sku;id;Price;Price from 10\n"_ba << PriceField::Price << none;
    QTest::newRow("one in the shop's currency")
        << "sku;Price EUR;Price USD\n"_ba << PriceField::Price << none;
    QTest::newRow("with tax and without")
        << "sku;Price incl. VAT;Price excl. VAT\n"_ba << PriceField::Price
        << QStringList {u"Price incl. VAT"_s, u"Price excl. VAT"_s};
}

void TestPriceList::severalColumnsAreAsked()
{
    QFETCH(const QByteArray, header);
    QFETCH(const PriceField, field);
    QFETCH(const QStringList, headers);
    const auto list = priceListOf(csvFile(header + "a;1;2;3\n"), {}, Currency {});
    VERIFY_OK(list);
    QCOMPARE(list->choice.has_value(), !headers.isEmpty());
    if (list->choice) {
        QVERIFY(*list->choice == (ColumnChoice {field, headers}));
        QVERIFY(list->rows.empty());
    }
}

void TestPriceList::theShopsCurrencyIsTaken()
{
    const PriceFile file = csvFile("sku;Price EUR;Price USD;Price KGS\na;1;2;3\n");
    for (const auto &[code, price] : {std::pair {u"EUR"_s, u"1"_s}, std::pair {u"USD"_s, u"2"_s},
                                      std::pair {u"KGS"_s, u"3"_s}}) {
        const auto list = priceListOf(file, {}, *Currency::fromCode(code));
        VERIFY_OK(list);
        QCOMPARE(list->rows.at(0).price.text, price);
        QCOMPARE(list->rows.at(0).headerCurrencies, QStringList {code});
    }
}

void TestPriceList::aMappingDecides()
{
    const PriceFile file = csvFile("sku;Part number;Price;Dealer  price\na;b;1;2\n");
    const auto list = priceListOf(file, mappingOf(u"PART NUMBER"_s, u"dealer price"_s), {});
    VERIFY_OK(list);
    QCOMPARE(list->rows.at(0).sku, u"b"_s);
    QCOMPARE(list->rows.at(0).price.text, u"2"_s);
    ColumnMapping numbers;
    numbers.headerRow = 0;
    numbers.column(PriceField::Sku).number = 2;
    numbers.column(PriceField::Price).number = 1;
    QCOMPARE(skusOf(csvFile("1;a\n2;b\n", numbers), numbers), QStringList({u"a"_s, u"b"_s}));
    numbers.headerRow = 3;
    QCOMPARE(skusOf(csvFile("x;y\n1;a\n2;b\n3;c\n", numbers), numbers), QStringList {u"c"_s});
}

void TestPriceList::aMovedHeaderIsFoundByItsNames()
{
    ColumnMapping mapping = mappingOf(u"Nr"_s, u"EK"_s);
    mapping.headerRow = 2;
    QCOMPARE(skusOf(csvFile("Title\nNr;EK\na;1\n", mapping), mapping), QStringList {u"a"_s});
    QCOMPARE(skusOf(csvFile("Title\nMore\nNr;EK\na;1\n", mapping), mapping), QStringList {u"a"_s});
}

void TestPriceList::everySheetHasItsOwnHeader()
{
    const PriceFile file = xlsxFile(
        {{"GPUs", header() + sheetRow(2, {textCell("a"), numberCell("1")})},
         {"Machines",
          sheetRow(3, {textCell("Machines")}) + sheetRow(4, {textCell("Price"), textCell("SKU")})
              + sheetRow(5, {numberCell("2"), textCell("b")})}});
    const auto list = priceListOf(file, {}, Currency {});
    VERIFY_OK(list);
    QCOMPARE(skusOf(file), QStringList({u"a"_s, u"b"_s})); // B159
    QVERIFY(list->rows[1].place == (PricePlace {u"Machines"_s, 5}));
    QCOMPARE(list->rows[1].price.text, u"2"_s);
    QVERIFY(list->notes.isEmpty());
}

void TestPriceList::sheetsThatAreNoListAreSaid()
{
    const PriceFile file = xlsxFile(
        {{"Contacts", sheetRow(1, {textCell("Bishkek"), textCell("Chui 1")})},
         {"Empty", {}},
         {"Old", header() + sheetRow(2, {textCell("b"), numberCell("1")}), "state=\"hidden\""},
         {"Now", header() + sheetRow(2, {textCell("a"), numberCell("1")})}});
    const auto list = priceListOf(file, {}, Currency {});
    VERIFY_OK(list);
    QCOMPARE(skusOf(file), QStringList {u"a"_s});
    QCOMPARE(list->notes,
             QStringList({u"The sheet “Old” is hidden and was left out."_s,
                          u"The sheet “Contacts” has no columns for SKU and price, and was left "
                          "out."_s}));
}

void TestPriceList::oneSheetIsTaken()
{
    const PriceFile file = xlsxFile(
        {{"A", header() + sheetRow(2, {textCell("a"), numberCell("1")})},
         {"B", header() + sheetRow(2, {textCell("b"), numberCell("1")}), "state=\"hidden\""}});
    ColumnMapping mapping;
    mapping.sheet = u"B"_s;
    QCOMPARE(skusOf(file, mapping), QStringList {u"b"_s});
    mapping.sheet = u"C"_s;
    QCOMPARE(skusOf(file, mapping),
             QStringList {u"list.xlsx has no sheet “C”. Its sheets are: “A”, “B”."_s});
    QCOMPARE(skusOf(csvFile("sku;price\na;1\n"), mapping),
             QStringList {u"list.csv has no sheets, since it is no workbook. Name no sheet."_s});
}

void TestPriceList::isRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("B136 one column is said, not read as nothing")
        << "sku\na\nb\n"_ba << u"list.csv has one column only: none of ; , tab and | divides"_s;
    QTest::newRow("no names") << "a;1\nb;2\n"_ba
                              << u"list.csv has no row with the names of the columns"_s;
    QTest::newRow("no price") << "sku;name\na;x\n"_ba
                              << u"list.csv has no row with the names of the columns"_s;
    QTest::newRow("both in one cell")
        << "sku price;x\na;1\n"_ba << u"list.csv has no row with the names of the columns"_s;
}

void TestPriceList::isRefused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, says);
    const auto list = priceListOf(csvFile(text), {}, Currency {});
    QVERIFY(!list);
    QVERIFY2(list.error().startsWith(says), qPrintable(list.error()));
}

void TestPriceList::whatWasFoundIsRemembered()
{
    const QByteArray text = "Title\nAcme no;EAN;VK  netto;Währung\na;;1;USD\n";
    ColumnMapping mapping = mappingOf(u"ACME NO"_s, {});
    const auto list = priceListOf(csvFile(text, mapping), mapping, Currency {});
    VERIFY_OK(list);
    ColumnMapping expected = mappingOf(u"ACME NO"_s, u"VK netto"_s);
    expected.column(PriceField::Gtin).header = u"EAN"_s;
    expected.column(PriceField::Currency).header = u"Währung"_s;
    QCOMPARE(mappingJson(list->mapping), mappingJson(expected));
    // Delimiter and encoding are found anew in each file, unless a person has said them.
    // The next list of that supplier has its columns elsewhere.
    const auto next = priceListOf(csvFile("VK netto;Währung;Acme no;EAN\n2;USD;b;\n"),
                                  list->mapping, Currency {});
    VERIFY_OK(next);
    QCOMPARE(next->rows.at(0).sku, u"b"_s);
}

// A remembered column that is gone is said, and no other is taken for it.
void TestPriceList::aColumnThatIsGoneIsSaid()
{
    const ColumnMapping mapping = mappingOf(u"Artikel"_s, u"Preis 2025"_s);
    const auto list
        = priceListOf(csvFile("Artikel;Preis 2026\na;1\n", mapping), mapping, Currency {});
    QCOMPARE(
        list.error(),
        u"list.csv has no row with the columns that the mapping names: “Artikel”, “Preis 2025”. "
        "Name them in the mapping as the list does now."_s);
}

CONFIGURATOR_TEST_MAIN(TestPriceList)
#include "tst_pricelist.moc"
