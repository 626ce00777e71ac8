// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workbooks.h"

#include "prices/xlsx/package.h"
#include "prices/xlsx/xlsxreader.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Workbooks that are damaged, or made to do damage, are refused with a sentence.
class TestXlsxFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsAreRefused_data();
    void partsAreRefused();
    void rowsAreRefused_data();
    void rowsAreRefused();
    void everyCutIsRefused();
    void aChangedByteIsNoticed();
    void aPartThatGrowsTooMuchIsRefused();
    void partsTogetherGrowNoMore();
    void aProtectedPartIsSaid();
    void tooManyCells();
};

namespace {

QString faultOf(const Parts &parts)
{
    return readXlsx(zipped(parts), u"list.xlsx"_s).error();
}

Parts soundParts()
{
    return workbookParts({{"S", sheetRow(1, {textCell("a")})}});
}

} // namespace

void TestXlsxFaults::partsAreRefused_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QByteArray>("content"); // null: the part is taken out
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QString &part, const QByteArray &content,
                        const QString &says) { QTest::newRow(name) << part << content << says; };
    const QString sheet = u"xl/worksheets/sheet1.xml"_s;
    row("no relations", u"_rels/.rels"_s, {},
        u"list.xlsx, _rels/.rels: this part of the workbook is missing."_s);
    row("an archive of something else", u"_rels/.rels"_s, "<Relationships/>",
        u"list.xlsx is an archive, but no workbook."_s);
    row("no workbook", u"xl/workbook.xml"_s, {},
        u"list.xlsx, xl/workbook.xml: this part of the workbook is missing."_s);
    row("another root", u"xl/workbook.xml"_s, "<book/>",
        u"list.xlsx, xl/workbook.xml: this part begins otherwise than it has to."_s);
    row("no sheets", u"xl/workbook.xml"_s, "<workbook/>", u"list.xlsx has no sheet with rows."_s);
    row("no shared texts", u"xl/sharedStrings.xml"_s, {},
        u"list.xlsx, xl/sharedStrings.xml: this part of the workbook is missing."_s);
    row("a sheet is missing", sheet, {}, u"list.xlsx, xl/worksheets/sheet1.xml: this part"_s);
    row("a sheet is empty", sheet, "", u"list.xlsx, sheet “S”, line 1: this is not valid XML"_s);
    row("half a sheet", sheet, "<worksheet><sheetData><row>",
        u"list.xlsx, sheet “S”, line 1: this is not valid XML"_s);
    row("a sheet of other bytes", sheet, "\xFF\xFE\x00\x01", u"list.xlsx, sheet “S”, line"_s);
    row("entities that grow", sheet,
        R"(<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>)"
        "<worksheet>&b;</worksheet>",
        u"list.xlsx, sheet “S”: a document type has no place in a workbook"_s);
    row("an entity that reads a file", sheet,
        R"(<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>)",
        u"list.xlsx, sheet “S”: a document type has no place in a workbook"_s);
    row("an entity that nobody declared", sheet, "<worksheet>&b;</worksheet>",
        u"list.xlsx, sheet “S”, line 1: this is not valid XML"_s);
    row("a part outside", u"xl/_rels/workbook.xml.rels"_s,
        relationsHead + relation("r1", "worksheet", "../../../etc/passwd") + "</Relationships>",
        u"list.xlsx, ../../etc/passwd: this part of the workbook is missing."_s);
}

void TestXlsxFaults::partsAreRefused()
{
    QFETCH(const QString, part);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, says);
    Parts parts = soundParts();
    QVERIFY(faultOf(parts).isEmpty());
    if (content.isNull())
        parts.remove(part);
    else
        parts[part] = content;
    const QString fault = faultOf(parts);
    QVERIFY2(fault.startsWith(says), qPrintable(fault));
}

void TestXlsxFaults::rowsAreRefused_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QByteArray &rows, const QString &says) {
        QTest::newRow(name) << rows << says;
    };
    row("a row of number 0", R"(<row r="0"/>)", u"“0” is no number of a row."_s);
    row("a row beyond the last", R"(<row r="1048577"/>)", u"“1048577” is no number of a row."_s);
    row("a row without a number", R"(<row r="x"/>)", u"“x” is no number of a row."_s);
    row("a cell without a column", R"(<row><c r="12"><v>1</v></c></row>)",
        u"“12” is no name of a cell."_s);
    row("a cell with too many letters", R"(<row><c r="ABCD1"><v>1</v></c></row>)",
        u"“ABCD1” is no name of a cell."_s);
    row("a shared text that isn't there", R"(<row r="3"><c r="B3" t="s"><v>7</v></c></row>)",
        u"cell B3: there is no shared text “7”."_s);
    row("a shared text below zero", R"(<row r="3"><c r="AB3" t="s"><v>-1</v></c></row>)",
        u"cell AB3: there is no shared text “-1”."_s);
    row("a column too far", R"(<row><c r="IW1"><v>1</v></c></row>)",
        u"cell IW1: there are more than 256 columns."_s);
    row("a text that is too long", sheetRow(1, {textCell(QByteArray(32'768, 'x'))}),
        u"line 1: a text has more than 32767 characters, which no cell may have."_s);
    row("runs that are too long together",
        R"(<row><c t="inlineStr"><is><r><t>)" + QByteArray(20'000, 'x') + "</t></r><r><t>"
            + QByteArray(20'000, 'x') + "</t></r></is></c></row>",
        u"a text has more than 32767 characters, which no cell may have."_s);
}

void TestXlsxFaults::rowsAreRefused()
{
    QFETCH(const QByteArray, rows);
    QFETCH(const QString, says);
    const QString fault = faultOf(workbookParts({{"S", rows}}));
    QVERIFY2(fault.startsWith(u"list.xlsx, sheet “S”: "_s + says), qPrintable(fault));
}

void TestXlsxFaults::everyCutIsRefused()
{
    const QByteArray whole = zipped(soundParts());
    QVERIFY(readXlsx(whole, u"list.xlsx"_s).isOk());
    for (qsizetype size = 0; size < whole.size(); size += 7) {
        const auto read = readXlsx(whole.left(size), u"list.xlsx"_s);
        QVERIFY2(!read, QByteArray::number(size));
        QVERIFY(read.error().startsWith(u"list.xlsx"_s));
    }
}

void TestXlsxFaults::aChangedByteIsNoticed()
{
    Parts parts = soundParts();
    parts[u"xl/worksheets/sheet1.xml"_s].replace("<t>a</t>", "<t>marker</t>");
    for (QByteArray &part : parts)
        part += "<!-- a comment that compresses well, well, well, well, well -->";
    const QByteArray whole = zipped(parts);
    int refused = 0;
    for (qsizetype place = 40; place < 240; ++place) {
        QByteArray changed = whole;
        changed[place] = static_cast<char>(changed[place] ^ 0x55);
        const auto read = readXlsx(changed, u"list.xlsx"_s);
        refused += read ? 0 : 1;
        if (read)
            QCOMPARE(read->at(0).rows.at(0).cells.at(0).text, u"marker"_s);
    }
    QVERIFY2(refused > 100, QByteArray::number(refused));
}

void TestXlsxFaults::aPartThatGrowsTooMuchIsRefused()
{
    Parts parts = soundParts();
    parts[u"xl/worksheets/sheet1.xml"_s] += QByteArray(8 << 20, ' ');
    const QString fault = faultOf(parts);
    QCOMPARE(fault, u"list.xlsx, xl/worksheets/sheet1.xml: this part is too large to be read."_s);
    // Ten to twenty times is usual.
    QByteArray rows;
    for (int row = 1; row <= 20'000; ++row)
        rows += sheetRow(row, {textCell("rtx-" + QByteArray::number(row)), numberCell("1999")});
    QVERIFY(faultOf(workbookParts({{"S", rows}})).isEmpty());
}

void TestXlsxFaults::partsTogetherGrowNoMore()
{
    QList<TestSheet> sheets;
    for (int i = 0; i < 30; ++i)
        sheets.append({"S" + QByteArray::number(i), QByteArray(400'000, ' ')});
    const QString fault = faultOf(workbookParts(sheets));
    QVERIFY2(fault.endsWith(u".xml: this part is too large to be read."_s), qPrintable(fault));
}

void TestXlsxFaults::aProtectedPartIsSaid()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"list.xlsx"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(zipped(soundParts()));
    file.close();
    zip_t *archive = zip_open(path.toUtf8().constData(), 0, nullptr);
    QVERIFY(archive);
    QCOMPARE(zip_file_set_encryption(archive, 0, ZIP_EM_AES_256, "secret"), 0);
    QCOMPARE(zip_close(archive), 0);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto read = readXlsx(file.readAll(), u"list.xlsx"_s);
    QCOMPARE(read.error(),
             u"list.xlsx, _rels/.rels: this part is protected by a password. Save the workbook "
             "without one and try again."_s);
}

// Each row is as wide as its last cell: few bytes could fill much memory.
void TestXlsxFaults::tooManyCells()
{
    QByteArray rows;
    for (int row = 1; row <= 15'700; ++row)
        rows += "<row r=\"" + QByteArray::number(row) + "\"><c r=\"IV" + QByteArray::number(row)
            + "\"><v>1</v></c></row>";
    const QString fault = faultOf(workbookParts({{"S", rows}}));
    QCOMPARE(fault,
             u"list.xlsx, sheet “S”: the workbook has too many cells to be read. Split it and try "
             "again."_s);
}

CONFIGURATOR_TEST_MAIN(TestXlsxFaults)
#include "tst_xlsxfaults.moc"
