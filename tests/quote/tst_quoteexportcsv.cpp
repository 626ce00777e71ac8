// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/export/quotecsv.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

Quote quoteWith(const QString &lines, const QString &discount = {})
{
    Quote quote;
    quote.alternatives = {alternativeFrom(lines, discount)};
    for (QuoteLine &line : quote.alternatives.front().lines)
        line.name = u"part"_s;
    return quote;
}

// The rows without mark, head and line ends.
QStringList rowsOf(const Quote &quote, QChar delimiter = u',')
{
    const Result<QByteArray> csv = quoteCsv(quote, delimiter);
    if (!csv)
        return {csv.error()};
    QStringList rows = QString::fromUtf8(*csv).split(u"\r\n"_s);
    rows.removeFirst();
    rows.removeLast();
    return rows;
}

QString nameCell(const QString &name)
{
    Quote quote = quoteWith(u"1 x 1"_s);
    quote.alternatives.front().lines.front().name = name;
    const QString row = rowsOf(quote).first();
    return row.mid(10).chopped(row.size() - row.lastIndexOf(u",,1,1.00,"_s));
}

} // namespace

class TestQuoteExportCsv : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isUtf8WithAMark();
    void rows_data();
    void rows();
    void delimiters();
    void textCells_data();
    void textCells();
    void aSkuStaysText_data();
    void aSkuStaysText();
    void whatTheShopPaysIsNotInIt();
    void aFaultIsRefused();
};

void TestQuoteExportCsv::isUtf8WithAMark()
{
    const Result<QByteArray> csv = quoteCsv(quoteWith(u"1 x 1"_s));
    VERIFY_OK(csv);
    QVERIFY(csv->startsWith("\xef\xbb\xbfkind,alternative,line,sku,name,"));
    QVERIFY(csv->endsWith("\r\n"));
    QCOMPARE(csv->count('\n'), csv->count("\r\n"));
}

void TestQuoteExportCsv::rows_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("discount");
    QTest::addColumn<QStringList>("rows");
    const QString tax0 = u"tax,A,,,,,,,,,0,"_s;
    QTest::newRow("figures have a point and no groups")
        << u"1250 x 1999.5 -5% @12"_s << QString()
        << QStringList {u"line,A,1,,\"part\",,1250,1999.50,5,,12,,2374406.25,USD,no"_s,
                        u"subtotal,A,,,,,,,,,,,2374406.25,USD,"_s,
                        u"tax,A,,,,,,,,,12,2374406.25,284928.75,USD,"_s,
                        u"total,A,,,,,,,,,,,2659335.00,USD,"_s};
    QTest::newRow("B162 plain negative numbers stay numbers")
        << u"-2 x 12.5 -0.5 @0"_s << u"1"_s
        << QStringList {u"line,A,1,,\"part\",,-2,12.50,,0.5,0,,-24.50,USD,no"_s,
                        u"subtotal,A,,,,,,,,,,,-24.50,USD,"_s, u"discount,A,,,,,,,,1,,,1.00,USD,"_s,
                        tax0 + u"-23.50,0.00,USD,"_s, u"total,A,,,,,,,,,,,-23.50,USD,"_s};
    QTest::newRow("on request and optional")
        << u"1.25 x ? @8.125; opt 1 x 4.625 @0"_s << QString()
        << QStringList {u"line,A,1,,\"part\",,1.25,,,,8.125,,,USD,no"_s,
                        u"line,A,2,,\"part\",,1,4.625,,,0,,4.63,USD,yes"_s,
                        u"subtotal,A,,,,,,,,,,,0.00,USD,"_s, u"total,A,,,,,,,,,,,0.00,USD,"_s};
}

void TestQuoteExportCsv::rows()
{
    QFETCH(const QString, lines);
    QFETCH(const QString, discount);
    QFETCH(const QStringList, rows);
    QCOMPARE(rowsOf(quoteWith(lines, discount)), rows);
}

void TestQuoteExportCsv::delimiters()
{
    const QString row = rowsOf(quoteWith(u"1 x 1 @12"_s), u';').first();
    QCOMPARE(row, u"line;A;1;;\"part\";;1;1.00;;;12;;1.00;USD;no"_s);
}

void TestQuoteExportCsv::textCells_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char *tag, const QString &name, const QString &cell) {
        QTest::newRow(tag) << name << cell;
    };
    row("plain", u"GPU"_s, u"\"GPU\""_s);
    row("quotes are doubled", u"19\" rack"_s, u"\"19\"\" rack\""_s);
    row("delimiters stand inside quotes", u"a,b;c"_s, u"\"a,b;c\""_s);
    row("a line end too", u"a\nb"_s, u"\"a\nb\""_s);
    row("nothing", QString(), QString());
    row("B162 =", u"=cmd|' /C calc'!A0"_s, u"\"'=cmd|' /C calc'!A0\""_s);
    row("B162 +", u"+1"_s, u"\"'+1\""_s);
    row("B162 -", u"-1"_s, u"\"'-1\""_s);
    row("B162 @", u"@SUM(A1)"_s, u"\"'@SUM(A1)\""_s);
    row("B162 a tab", u"\t=1"_s, u"\"'\t=1\""_s);
    row("B162 a carriage return", u"\r=1"_s, u"\"'\r=1\""_s);
    row("B162 behind a space", u" =1"_s, u"\"' =1\""_s);
    row("B162 a wide sign", u"\uff1d1"_s, u"\"'\uff1d1\""_s);
    row("a sign inside is no formula", u"GPU + NVLink = pair"_s, u"\"GPU + NVLink = pair\""_s);
    row("other scripts", u"Видеокарта 显卡"_s, u"\"Видеокарта 显卡\""_s);
}

void TestQuoteExportCsv::textCells()
{
    QFETCH(const QString, name);
    QFETCH(const QString, cell);
    QCOMPARE(nameCell(name), cell);
}

void TestQuoteExportCsv::aSkuStaysText_data()
{
    QTest::addColumn<QString>("sku");
    QTest::newRow("B149 a leading zero") << u"012345678901"_s;
    QTest::newRow("B161 14 digits") << u"06932169358293"_s;
    QTest::newRow("an exponent") << u"1E5"_s;
}

void TestQuoteExportCsv::aSkuStaysText()
{
    QFETCH(const QString, sku);
    Quote quote = quoteWith(u"1 x 1"_s);
    quote.alternatives.front().lines.front().sku = sku;
    QVERIFY(rowsOf(quote).first().startsWith(u"line,A,1,\"%1\",\"part\","_s.arg(sku)));
}

void TestQuoteExportCsv::whatTheShopPaysIsNotInIt()
{
    Quote quote = quoteWith(u"1 x 100 @12"_s);
    quote.alternatives.front().lines.front().cost = Decimal::from(u"77.77"_s);
    const Result<QByteArray> csv = quoteCsv(quote);
    VERIFY_OK(csv);
    QVERIFY(!csv->contains("77.77") && !csv->contains("cost"));
}

void TestQuoteExportCsv::aFaultIsRefused()
{
    const Result<QByteArray> csv = quoteCsv(quoteWith(u"1 x 1 -120%"_s));
    QVERIFY(!csv);
    QCOMPARE(csv.error(), u"Line 1: A discount is at most 100 %, not 120 %."_s);
}

CONFIGURATOR_TEST_MAIN(TestQuoteExportCsv)
#include "tst_quoteexportcsv.moc"
