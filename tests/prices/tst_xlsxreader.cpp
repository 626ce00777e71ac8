// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workbooks.h"

#include "prices/xlsx/numberformats.h"
#include "prices/xlsx/xlsxreader.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Cells, rows and sheets of a workbook become tables.
class TestXlsxReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cellsAreRead_data();
    void cellsAreRead();
    void placesAreKept();
    void emptyRowsAndCellsAreLeftOut();
    void sheetsKeepTheirOrder();
    void hiddenSheetsAreMarked();
    void chartsAreNoSheets();
    void targetsMayBeAbsolute();
    void prefixesOfNamespacesDontMatter();
    void aWorkbookWithoutSharedTexts();
    void currenciesOfFormats_data();
    void currenciesOfFormats();
    void stylesBringCurrencies();
};

namespace {

std::vector<Table> readParts(const Parts &parts)
{
    Result<std::vector<Table>> sheets = readXlsx(zipped(parts), u"list.xlsx"_s);
    if (!sheets)
        qWarning("%s", qPrintable(sheets.error()));
    return sheets ? std::move(sheets).value() : std::vector<Table> {};
}

} // namespace

void TestXlsxReader::cellsAreRead_data()
{
    QTest::addColumn<QByteArray>("cell");
    QTest::addColumn<QString>("text");
    QTest::addColumn<CellKind>("kind");
    const auto row
        = [](const char *name, const QByteArray &cell, const QString &text,
             CellKind kind = CellKind::Text) { QTest::newRow(name) << cell << text << kind; };
    row("shared text", R"(<c t="s"><v>0</v></c>)", u"first"_s);
    row("shared text of several runs", R"(<c t="s"><v>1</v></c>)", u"RTX 5090"_s);
    row("shared text with how to say it", R"(<c t="s"><v>2</v></c>)", u"課きく"_s);
    row("B149 zeros before a number stay", R"(<c t="s"><v>3</v></c>)", u"012345678901"_s);
    row("B161 a code of 14 digits in a text cell", R"(<c t="s"><v>4</v></c>)", u"06932169358293"_s);
    row("text in the cell itself", R"(<c t="inlineStr"><is><t>a</t></is></c>)", u"a"_s);
    row("and its runs",
        R"(<c t="inlineStr"><is><r><t>a</t></r><r><t xml:space="preserve"> b</t></r></is></c>)",
        u"a b"_s);
    row("characters by their code", R"(<c t="inlineStr"><is><t>a_x000D_b_x0041__x</t></is></c>)",
        u"a\rbA_x"_s);
    row("entities of XML", R"(<c t="inlineStr"><is><t>R&amp;D &lt;1&gt;&#1089;</t></is></c>)",
        u"R&D <1>с"_s);
    row("B154 15 digits", "<c><v>0.57999999999999996</v></c>", u"0.58"_s, CellKind::Number);
    row("B156 not cut off", "<c><v>3.7599999999999998</v></c>", u"3.76"_s, CellKind::Number);
    row("number with its type", R"(<c t="n"><v>1999</v></c>)", u"1999"_s, CellKind::Number);
    row("a formula's kept value", "<c><f>A1*2</f><v>12.5</v></c>", u"12.5"_s, CellKind::Number);
    row("a formula that nobody computed", "<c><f>D5/2</f><v></v></c>", u"=D5/2"_s);
    row("a formula's text", R"(<c t="str"><f>A1</f><v>x</v></c>)", u"x"_s);
    row("true", R"(<c t="b"><v>1</v></c>)", u"TRUE"_s);
    row("false", R"(<c t="b"><v>0</v></c>)", u"FALSE"_s);
    row("error", R"(<c t="e"><v>#N/A</v></c>)", u"#N/A"_s);
    row("date", R"(<c t="d"><v>2026-11-30</v></c>)", u"2026-11-30"_s);
    row("no number after all", "<c><v>1,5</v></c>", u"1,5"_s);
}

void TestXlsxReader::cellsAreRead()
{
    QFETCH(const QByteArray, cell);
    QFETCH(const QString, text);
    QFETCH(const CellKind, kind);
    const QByteArray shared
        = "<si><t>first</t></si><si><r><rPr><b/></rPr><t>RTX</t></r><r><t xml:space=\"preserve\"> "
          "5090</t></r></si><si><t>課きく</t><rPh sb=\"0\" eb=\"1\"><t>カ</t></rPh></si>"
          "<si><t>012345678901</t></si><si><t>06932169358293</t></si>";
    const auto sheets = readParts(workbookParts({{"S", "<row>" + cell + "</row>"}}, shared));
    QCOMPARE(sheets.size(), std::size_t {1});
    const Cell expected {text, kind};
    QCOMPARE(sheets[0].rows.at(0).cells.at(0).text, text);
    QVERIFY(sheets[0].rows.at(0).cells.at(0) == expected);
}

void TestXlsxReader::placesAreKept()
{
    const auto sheets = readParts(workbookParts(
        {{"S",
          R"(<row r="4"><c r="B4"><v>1</v></c><c><v>2</v></c><c r="AA4"><v>3</v></c></row>)"
          R"(<row><c><v>4</v></c></row><row r="10"><c r="A10"><v>5</v></c></row>)"}}));
    const std::vector<TableRow> &rows = sheets.at(0).rows;
    QCOMPARE(rows.size(), std::size_t {3});
    QCOMPARE(rows[0].number, 4);
    QCOMPARE(rows[0].cells.size(), std::size_t {27});
    QCOMPARE(cellAt(rows[0], 1).text, u"1"_s);
    QCOMPARE(cellAt(rows[0], 2).text, u"2"_s);
    QCOMPARE(cellAt(rows[0], 26).text, u"3"_s);
    QVERIFY(cellAt(rows[0], 0).text.isEmpty());
    QCOMPARE(rows[1].number, 5);
    QCOMPARE(rows[2].number, 10);
}

// Formatted cells without content reach far beyond what people see.
void TestXlsxReader::emptyRowsAndCellsAreLeftOut()
{
    const auto sheets = readParts(workbookParts(
        {{"S",
          R"(<row r="1"><c r="A1" s="1"/></row><row r="2"><c r="A2"><v>1</v></c>)"
          R"(<c r="B2" t="inlineStr"><is><t> </t></is></c><c r="XFD2" s="3"/></row>)"}}));
    QCOMPARE(sheets.at(0).rows.size(), std::size_t {1});
    QCOMPARE(sheets[0].rows[0].number, 2);
    QCOMPARE(sheets[0].rows[0].cells.size(), std::size_t {1});
}

void TestXlsxReader::sheetsKeepTheirOrder()
{
    const auto sheets
        = readParts(workbookParts({{"Prices &amp; more", sheetRow(1, {textCell("a")})},
                                   {"Empty", {}},
                                   {"Цены", sheetRow(1, {textCell("b")})}}));
    QCOMPARE(sheets.size(), std::size_t {3});
    QCOMPARE(sheets[0].sheet, u"Prices & more"_s);
    QVERIFY(sheets[1].rows.empty());
    QCOMPARE(sheets[2].sheet, u"Цены"_s);
    QCOMPARE(sheets[2].rows[0].cells[0].text, u"b"_s);
}

void TestXlsxReader::hiddenSheetsAreMarked()
{
    const auto sheets = readParts(workbookParts({{"A", {}, "state=\"visible\""},
                                                 {"B", {}, "state=\"hidden\""},
                                                 {"C", {}, "state=\"veryHidden\""},
                                                 {"D", {}}}));
    QCOMPARE(sheets.size(), std::size_t {4});
    QCOMPARE(sheets[0].isHidden, false);
    QCOMPARE(sheets[1].isHidden, true);
    QCOMPARE(sheets[2].isHidden, true);
    QCOMPARE(sheets[3].isHidden, false);
}

void TestXlsxReader::chartsAreNoSheets()
{
    Parts parts = workbookParts({{"Chart", {}}, {"Prices", sheetRow(1, {textCell("a")})}});
    parts[u"xl/_rels/workbook.xml.rels"_s].replace("/worksheet\" Target=\"worksheets/sheet1.xml\"",
                                                   "/chartsheet\" Target=\"charts/c.xml\"");
    const auto sheets = readParts(parts);
    QCOMPARE(sheets.size(), std::size_t {1});
    QCOMPARE(sheets[0].sheet, u"Prices"_s);
}

void TestXlsxReader::targetsMayBeAbsolute()
{
    Parts parts = workbookParts({{"S", sheetRow(1, {textCell("a")})}});
    parts[u"_rels/.rels"_s].replace("\"xl/workbook.xml\"", "\"/xl/workbook.xml\"");
    parts[u"xl/_rels/workbook.xml.rels"_s].replace("\"worksheets/", "\"/xl/./worksheets/");
    QCOMPARE(readParts(parts).at(0).rows.at(0).cells.at(0).text, u"a"_s);
}

void TestXlsxReader::prefixesOfNamespacesDontMatter()
{
    Parts parts = workbookParts({{"S", {}}});
    parts[u"xl/worksheets/sheet1.xml"_s]
        = R"(<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData>)"
          R"(<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c></x:row>)"
          R"(</x:sheetData></x:worksheet>)";
    QCOMPARE(readParts(parts).at(0).rows.at(0).cells.at(0).text, u"a"_s);
}

void TestXlsxReader::aWorkbookWithoutSharedTexts()
{
    Parts parts = workbookParts({{"S", sheetRow(1, {numberCell("1")})}});
    parts.remove(u"xl/sharedStrings.xml"_s);
    parts[u"xl/_rels/workbook.xml.rels"_s].replace("/sharedStrings\"", "/theme\"");
    QCOMPARE(readParts(parts).at(0).rows.at(0).cells.at(0).text, u"1"_s);
}

void TestXlsxReader::currenciesOfFormats_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("sign");
    const auto row = [](const QString &format, const QString &sign) {
        QTest::newRow(qPrintable(format)) << format << sign;
    };
    row(u"#,##0.00\\ [$€-407]"_s, u"€"_s);
    row(u"_-[$£-809]* #,##0.00_-;-[$£-809]* #,##0.00_-"_s, u"£"_s);
    row(u"[$USD] #,##0.00"_s, u"USD"_s);
    row(u"#,##0.00 \"сом\""_s, u"сом"_s);
    row(u"#,##0.00\" ₽\""_s, u"₽"_s);
    row(u"\"$\"#,##0.00"_s, u"$"_s);
    row(u"$#,##0.00;[Red]€0"_s, u"$"_s);
    row(u"#,##0.00"_s, {});
    row(u"0 \"pcs\""_s, {});
    row(u"[$-409]d mmm yyyy"_s, {});
    row(u"[$€-407"_s, {});
    row(u"General"_s, {});
    row({}, {});
}

void TestXlsxReader::currenciesOfFormats()
{
    QFETCH(const QString, format);
    QFETCH(const QString, sign);
    QCOMPARE(currencySign(format), sign);
}

void TestXlsxReader::stylesBringCurrencies()
{
    Parts parts = workbookParts(
        {{"S", R"(<row><c s="1"><v>5</v></c><c s="0"><v>6</v></c><c s="9"><v>7</v></c></row>)"}});
    parts[u"xl/_rels/workbook.xml.rels"_s].replace(
        "</Relationships>", relation("y", "styles", "styles.xml") + "</Relationships>");
    parts.insert(
        u"xl/styles.xml"_s,
        R"(<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.00\ [$€-407]"/>)"
        R"(</numFmts><fonts/><cellStyleXfs><xf numFmtId="164"/></cellStyleXfs>)"
        R"(<cellXfs><xf numFmtId="0"/><xf numFmtId="164"><x/></xf></cellXfs></styleSheet>)");
    const std::vector<Cell> cells = readParts(parts).at(0).rows.at(0).cells;
    QVERIFY(cells.at(0) == (Cell {u"5"_s, CellKind::Number, u"€"_s}));
    QVERIFY(cells.at(1) == (Cell {u"6"_s, CellKind::Number}));
    QVERIFY(cells.at(2) == (Cell {u"7"_s, CellKind::Number}));
}

CONFIGURATOR_TEST_MAIN(TestXlsxReader)
#include "tst_xlsxreader.moc"
