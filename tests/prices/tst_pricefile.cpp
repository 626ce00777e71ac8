// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "workbooks.h"

#include "prices/table/pricefile.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// What sort of file a price list is, told by its bytes.
class TestPriceFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTextIsRead();
    void aChoiceCounts();
    void aWorkbookIsRead();
    void theDelimiterIsNamedAbove_data();
    void theDelimiterIsNamedAbove();
    void isRefused_data();
    void isRefused();
    void filesAreRefused();
};

void TestPriceFile::aTextIsRead()
{
    const auto file = readPriceFile("\xD6\xE5\xED\xE0;b\n1;2\n", u"list.csv"_s);
    VERIFY_OK(file);
    QCOMPARE(file->name, u"list.csv"_s);
    QVERIFY(file->kind == PriceFileKind::Csv);
    QVERIFY(file->encoding == TextEncoding::Windows1251);
    QVERIFY(file->isEncodingGuessed);
    QCOMPARE(file->delimiter, std::optional<QChar>(u';'));
    QCOMPARE(file->sheets.at(0).rows.at(0).cells.at(0).text, u"Цена"_s);
}

// B137: a chosen delimiter is never argued with.
void TestPriceFile::aChoiceCounts()
{
    CsvChoice choice;
    choice.delimiter = u'|';
    choice.encoding = TextEncoding::Windows1252;
    const auto file = readPriceFile("\xD6;b|c\n1;2\n", u"list.csv"_s, choice);
    VERIFY_OK(file);
    QCOMPARE(file->delimiter, std::optional<QChar>(u'|'));
    QCOMPARE(file->sheets.at(0).rows.at(0).cells.at(0).text, u"Ö;b"_s);
    QVERIFY(!file->isEncodingGuessed);
}

void TestPriceFile::aWorkbookIsRead()
{
    const QTemporaryDir folder;
    QFile written(folder.filePath(u"list.csv"_s)); // its name says otherwise
    QVERIFY(written.open(QIODevice::WriteOnly));
    written.write(workbook({{"S", sheetRow(1, {textCell("a")})}}));
    written.close();
    const auto file = loadPriceFile(written.fileName());
    VERIFY_OK(file);
    QVERIFY(file->kind == PriceFileKind::Xlsx);
    QCOMPARE(file->name, u"list.csv"_s);
    QCOMPARE(file->encoding, std::nullopt);
    QCOMPARE(file->sheets.at(0).sheet, u"S"_s);
}

void TestPriceFile::theDelimiterIsNamedAbove_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("delimiter");
    QTest::addColumn<int>("rows");
    QTest::newRow("named") << "sep=|\r\na;b|c\n"_ba << u"|"_s << 1;
    QTest::newRow("capitals") << "SEP=,\na;b,c\n"_ba << u","_s << 1;
    QTest::newRow("tab") << "sep=\t\na\tb\n"_ba << u"\t"_s << 1;
    QTest::newRow("no delimiter") << "sep=a\na;b\nc;d\n"_ba << u";"_s << 3;
    QTest::newRow("a text that begins so") << "sep=;x\na;b\n"_ba << u";"_s << 2;
}

void TestPriceFile::theDelimiterIsNamedAbove()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, delimiter);
    QFETCH(const int, rows);
    const auto file = readPriceFile(text, u"list.csv"_s);
    VERIFY_OK(file);
    QCOMPARE(QString(file->delimiter.value_or(u' ')), delimiter);
    QCOMPARE(file->sheets.at(0).rows.size(), static_cast<std::size_t>(rows));
    QCOMPARE(file->sheets.at(0).rows.back().number, rows + (rows == 1 ? 1 : 0));
}

void TestPriceFile::isRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << QByteArray() << u"list is empty."_s;
    QTest::newRow("only line ends") << "\n\r\n;;\n"_ba << u"list is empty."_s;
    QTest::newRow("an old workbook")
        << "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 and more"_ba
        << u"list is protected by a password, or is a workbook of before 2007."_s;
    QTest::newRow("a PDF") << "%PDF-1.4\n"_ba << u"list is a PDF."_s;
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR", 16)
                               << u"list is not a text file."_s;
    QTest::newRow("half a workbook")
        << "PK\x03\x04 and no more"_ba << u"list is damaged: it begins like a workbook"_s;
    QTest::newRow("another archive")
        << zipped({{u"a.txt"_s, "x"}})
        << u"list, _rels/.rels: this part of the workbook is missing."_s;
}

void TestPriceFile::isRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, says);
    const auto file = readPriceFile(bytes, u"list"_s);
    QVERIFY(!file);
    QVERIFY2(file.error().startsWith(says), qPrintable(file.error()));
}

void TestPriceFile::filesAreRefused()
{
    QVERIFY(loadPriceFile(u"/nowhere/list.csv"_s).error().contains(u"does not exist"_s));
    QVERIFY(loadPriceFile(u"/"_s).error().contains(u"is a folder"_s));
}

CONFIGURATOR_TEST_MAIN(TestPriceFile)
#include "tst_pricefile.moc"
