// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/table/csvreader.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// Rows and fields of CSV: quotes, line breaks in fields, every sort of line end, and what bounds
// it.
class TestCsvReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isRead_data();
    void isRead();
    void rowsAreCountedAsPeopleCount_data();
    void rowsAreCountedAsPeopleCount();
    void stopsAfterSoManyRows();
    void isRefused_data();
    void isRefused();
    void limitsAreExact();
};

namespace {

QList<QStringList> textsOf(const Table &table)
{
    QList<QStringList> rows;
    for (const TableRow &row : table.rows) {
        QStringList cells;
        for (const Cell &cell : row.cells)
            cells.append(cell.text);
        rows.append(cells);
    }
    return rows;
}

} // namespace

void TestCsvReader::isRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<QStringList>>("rows");
    const auto row = [](const char *name, const QString &text, const QList<QStringList> &rows) {
        QTest::newRow(name) << text << rows;
    };
    row("plain", u"a;b\nc;d\n"_s, {{u"a"_s, u"b"_s}, {u"c"_s, u"d"_s}});
    row("no line end at the end", u"a;b"_s, {{u"a"_s, u"b"_s}});
    row("carriage return and line feed", u"a;b\r\nc\r\n"_s, {{u"a"_s, u"b"_s}, {u"c"_s}});
    row("carriage returns alone", u"a;b\rc\r"_s, {{u"a"_s, u"b"_s}, {u"c"_s}});
    row("B146 a line break in quotes makes no row", u"name;\"line1\nline2\";5\n"_s,
        {{u"name"_s, u"line1\nline2"_s, u"5"_s}});
    row("B146 nor two of them", u"\"a\r\n\r\nb\";5"_s, {{u"a\r\n\r\nb"_s, u"5"_s}});
    row("the delimiter in quotes", u"\"a;b\";c"_s, {{u"a;b"_s, u"c"_s}});
    row("doubled quotes", u"\"12\"\" rail\";c"_s, {{u"12\" rail"_s, u"c"_s}});
    row("a quote inside a field", u"12\" rail;c"_s, {{u"12\" rail"_s, u"c"_s}});
    row("B147 empty columns at the end are left out", u"sku;price;\na;1;;\n"_s,
        {{u"sku"_s, u"price"_s}, {u"a"_s, u"1"_s}});
    row("empty columns in between stay", u";;c"_s, {{QString(), QString(), u"c"_s}});
    row("an empty field in quotes", u"\"\";c"_s, {{QString(), u"c"_s}});
    row("B149 zeros before a number stay", u"012345678901;007"_s, {{u"012345678901"_s, u"007"_s}});
    row("spaces around a field go", u" a ;\" b \"\n"_s, {{u"a"_s, u" b "_s}});
    row("letters of all alphabets", u"цена;ө;₸;中"_s, {{u"цена"_s, u"ө"_s, u"₸"_s, u"中"_s}});
    row("nothing", QString(), {});
    row("only line ends and delimiters", u"\n;;\r\n\r"_s, {});
}

void TestCsvReader::isRead()
{
    QFETCH(const QString, text);
    QFETCH(const QList<QStringList>, rows);
    const Result<Table> table = readCsv(text, u';', u"list.csv"_s);
    VERIFY_OK(table);
    QCOMPARE(textsOf(*table), rows);
    QVERIFY(table->sheet.isEmpty());
    QVERIFY(!table->isHidden);
}

void TestCsvReader::rowsAreCountedAsPeopleCount_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("line feeds") << u"title\n\n;;\nsku;price\n"_s;
    QTest::newRow("both") << u"title\r\n\r\n;;\r\nsku;price\r\n"_s;
    QTest::newRow("carriage returns") << u"title\r\r;;\rsku;price"_s;
    QTest::newRow("a line break in quotes counts no row") << u"\"tit\nle\"\n\n;\nsku;price"_s;
}

void TestCsvReader::rowsAreCountedAsPeopleCount()
{
    QFETCH(const QString, text);
    const Result<Table> table = readCsv(text, u';', u"list.csv"_s);
    VERIFY_OK(table);
    QCOMPARE(table->rows.size(), std::size_t {2});
    QCOMPARE(table->rows[0].number, 1);
    QCOMPARE(table->rows[1].number, 4);
}

void TestCsvReader::stopsAfterSoManyRows()
{
    const Result<Table> table = readCsv(u"a\nb\n\nc\nd\n"_s, u';', u"list.csv"_s, 3);
    VERIFY_OK(table);
    QCOMPARE(textsOf(*table), QList<QStringList>({{u"a"_s}, {u"b"_s}, {u"c"_s}}));
    // What comes long after them isn't even looked at.
    const QString open = u"a\n"_s.repeated(5000) + u'"';
    VERIFY_OK(readCsv(open, u';', u"list.csv"_s, 3));
    QVERIFY(!readCsv(open, u';', u"list.csv"_s));
}

void TestCsvReader::isRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("a quote that is never closed")
        << u"sku;price\na;\"5\nb;6\n"_s
        << u"list.csv, row 2: a quote (\") is opened here and never closed. Close or remove it."_s;
    QTest::newRow("a cell that is too long")
        << u"a\nb;"_s + QString(32'768, u'x')
        << u"list.csv, row 2: a cell has more than 32767 characters. Is a quote missing?"_s;
    QTest::newRow("too many columns")
        << QString(256, u';') + u'x' << u"list.csv, row 1: there are more than 256 columns."_s;
}

void TestCsvReader::isRefused()
{
    QFETCH(const QString, text);
    QFETCH(const QString, says);
    QCOMPARE(readCsv(text, u';', u"list.csv"_s).error(), says);
}

void TestCsvReader::limitsAreExact()
{
    const QString longest(32'767, u'x');
    QCOMPARE(textsOf(*readCsv(longest, u';', {})), QList<QStringList> {{longest}});
    const auto widest = readCsv(QString(255, u';') + u'x', u';', {});
    VERIFY_OK(widest);
    QCOMPARE(widest->rows[0].cells.size(), std::size_t {256});
    VERIFY_OK(readCsv(QString(100'000, u';'), u';', {}));
}

CONFIGURATOR_TEST_MAIN(TestCsvReader)
#include "tst_csvreader.moc"
