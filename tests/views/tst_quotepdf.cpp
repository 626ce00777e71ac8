// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/fonts.h"
#include "views/print/printstyle.h"
#include "views/print/quotepdf.h"
#include "views/print/quotepainter.h"
#include "support/samples.h"
#include "support/pdftext.h"
#include "support/testmain.h"

#include <QBuffer>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPdfWriter>
#include <QTemporaryDir>

using namespace configurator;
using namespace Qt::StringLiterals;
using configurator::test::pageCount;
using configurator::test::textOf;

namespace {

QuoteSheet sheetOf(const std::vector<BuildItem> &items)
{
    const Catalogue catalogue = test::sampleCatalogue();
    Build build;
    build.name = u"70B box"_s;
    build.items = items;
    Assessment assessment;
    assessment.totals = totalsOf(catalogue, build);
    assessment.comparison = comparisonFor(catalogue, assessment.totals.powerW, Region::Eu);
    assessment.notes = notesFor(catalogue, build, assessment.totals, Region::Eu);
    assessment.fit.verdict = Verdict::Paper;
    assessment.fit.weights = 40 * bytesPerGib;
    assessment.fit.context = 4 * bytesPerGib;
    assessment.fit.working = bytesPerGib;
    assessment.picture = pictureOf(assessment.totals, assessment.fit);
    QuoteSheet sheet = quoteSheet(catalogue, build, assessment, QDate(2026, 11, 30));
    sheet.modelLine = u"Llama 3.3 70B Instruct, Q4_K_M"_s;
    sheet.usageLine = u"8,192 tokens of context, 1 user, llama.cpp"_s;
    return sheet;
}

QuoteSheet usualSheet()
{
    return sheetOf({{u"tower-4"_s, 1, {{u"gpu-32"_s, 2, {}}}}});
}

QuoteSheet sheetWithRows(int rows)
{
    QuoteSheet sheet = usualSheet();
    sheet.lines.assign(static_cast<std::size_t>(rows), sheet.lines.back());
    return sheet;
}

} // namespace

class TestQuotePdf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pages_data();
    void pages();
    void isAFinishedA4File();
    void fontsAreEmbedded();
    void saysEverything();
    void everyPageIsNumbered();
    void missingPricesAreOnRequest();
    void lettersStayLetters_data();
    void lettersStayLetters();
    void longNamesWrap();
    void odditiesArePaintedToo_data();
    void odditiesArePaintedToo();
    void emptyBuildIsRefused();
    void writesAFile();
    void aFailureLeavesNothing();
    void figuresStandInTheirColumns();
};

void TestQuotePdf::pages_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("pages");
    QTest::newRow("one row") << 1 << 1;
    QTest::newRow("two rows") << 2 << 1;
    QTest::newRow("a page and its totals") << 14 << 2;
    QTest::newRow("three pages") << 40 << 3;
    QTest::newRow("three hundred rows") << 300 << 18;
}

void TestQuotePdf::pages()
{
    QFETCH(int, rows);
    QFETCH(int, pages);
    const Result<QByteArray> pdf = quotePdf(sheetWithRows(rows));
    VERIFY_OK(pdf);
    QCOMPARE(pageCount(*pdf), pages);
}

void TestQuotePdf::isAFinishedA4File()
{
    const Result<QByteArray> pdf = quotePdf(usualSheet());
    VERIFY_OK(pdf);
    QVERIFY(pdf->startsWith("%PDF-1."));
    QVERIFY(pdf->endsWith("%%EOF\n"));
    QVERIFY(pdf->contains("/MediaBox [0 0 595.000000 842.000000]"));
    const QString title = u"Quote of 30 November 2026: 70B box"_s;
    QByteArray utf16("\xfe\xff");
    for (const QChar letter : title) {
        utf16.append(char(letter.cell() == letter.unicode() ? 0 : letter.row()));
        utf16.append(char(letter.cell()));
    }
    QVERIFY(pdf->contains(utf16));
}

void TestQuotePdf::fontsAreEmbedded()
{
    QCOMPARE(shopFontFamily(), u"Inter"_s);
    const Result<QByteArray> pdf = quotePdf(usualSheet());
    VERIFY_OK(pdf);
    // Regular, semi-bold and bold, each with its outlines and its way back to letters.
    QCOMPARE(pdf->count("/FontFile2"), 3);
    QCOMPARE(pdf->count("/ToUnicode"), 3);
}

void TestQuotePdf::saysEverything()
{
    const Result<QByteArray> pdf = quotePdf(usualSheet());
    VERIFY_OK(pdf);
    TEXT_OR_SKIP(text, *pdf);
    for (const QString &words : {u"Bektursun's AI Hardware Store"_s,
                                 u"Quote"_s,
                                 u"30 November 2026, valid until 14 December 2026"_s,
                                 u"70B box"_s,
                                 u"1 machine, 2 GPUs"_s,
                                 u"Llama 3.3 70B Instruct, Q4_K_M"_s,
                                 u"8,192 tokens of context, 1 user, llama.cpp"_s,
                                 u"TOWER-4"_s,
                                 u"SKU gpu-32 · 32 GB, 575 W · in slots 1 and 2 of line 1"_s,
                                 u"1,999.00"_s,
                                 u"3,998.00"_s,
                                 u"How this build adds up"_s,
                                 u"45.0 GiB needed"_s,
                                 u"weights 40.0"_s,
                                 u"Subtotal"_s,
                                 u"Total USD"_s,
                                 u"6,888.00"_s,
                                 u"before tax"_s,
                                 u"64 GB"_s,
                                 u"usable 63.7 GiB, fast-linked 31.8 GiB"_s,
                                 u"1,400 W"_s,
                                 u"about one microwave oven"_s,
                                 u"$6,888"_s,
                                 u"Fits on paper, not in one fast-linked group."_s,
                                 u"Terms: the prices hold until 14 December 2026."_s,
                                 u"Page 1 of 1"_s}) {
        QVERIFY2(text.contains(words), qPrintable(words + u" is not in:\n"_s + text));
    }
    QVERIFY(text.simplified().contains(noSpeedClaim()));
}

void TestQuotePdf::everyPageIsNumbered()
{
    const Result<QByteArray> pdf = quotePdf(sheetWithRows(40));
    VERIFY_OK(pdf);
    TEXT_OR_SKIP(text, *pdf);
    const QStringList pages = text.split(u'\f', Qt::SkipEmptyParts);
    QCOMPARE(pages.size(), 3);
    for (int page = 0; page < 3; ++page) {
        QVERIFY(pages[page].contains(u"Page %1 of 3"_s.arg(page + 1)));
        const bool hasRows = pages[page].contains(u"SKU gpu-32"_s);
        QCOMPARE(pages[page].contains(u"Unit price"_s), hasRows);
    }
    QCOMPARE(text.count(u"SKU gpu-32"_s), 40);
    QCOMPARE(text.count(u"Total USD"_s), 1);
}

void TestQuotePdf::missingPricesAreOnRequest()
{
    const Result<QByteArray> some = quotePdf(sheetOf({{u"gpu-32"_s, 1, {}}, {u"amd-48"_s, 2, {}}}));
    VERIFY_OK(some);
    TEXT_OR_SKIP(text, *some);
    QCOMPARE(text.count(u"on request"_s), 4); // unit price, amount, and the remark twice
    QCOMPARE(text.count(u"plus 2 items on request"_s), 2);
    QVERIFY(text.contains(u"before tax"_s));
    const Result<QByteArray> none = quotePdf(sheetOf({{u"amd-48"_s, 2, {}}}));
    VERIFY_OK(none);
    QVERIFY(!textOf(*none).contains(u"0.00"_s));
}

void TestQuotePdf::lettersStayLetters_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("fi") << u"InfiniBand office fluff Wi-Fi"_s;
    QTest::newRow("signs beside figures") << u"8×80 GB (2-slot) 4x4: A-1 + B @ 9"_s;
    QTest::newRow("markup is text") << u"<b>bold</b> &amp; \"quoted\" & 'single'"_s;
    QTest::newRow("an image is not loaded") << u"<img src=\"/etc/passwd\">"_s;
    QTest::newRow("Cyrillic") << u"Видеокарта Ɵң, ү"_s;
    QTest::newRow("a percent pattern") << u"%1 and %n of %2"_s;
}

void TestQuotePdf::lettersStayLetters()
{
    QFETCH(QString, name);
    QuoteSheet sheet = usualSheet();
    sheet.lines.front().name = name;
    sheet.buildName = name;
    const Result<QByteArray> pdf = quotePdf(sheet);
    VERIFY_OK(pdf);
    TEXT_OR_SKIP(text, *pdf);
    QCOMPARE(text.count(name), 2);
}

void TestQuotePdf::longNamesWrap()
{
    QuoteSheet sheet = usualSheet();
    QStringList words;
    for (int word = 0; word < 120; ++word)
        words.append(u"word%1"_s.arg(word));
    sheet.lines.front().name = words.join(u' ');
    const Result<QByteArray> pdf = quotePdf(sheet);
    VERIFY_OK(pdf);
    TEXT_OR_SKIP(text, *pdf);
    const QStringList found = text.simplified().split(u' ');
    for (const QString &word : words)
        QVERIFY2(found.contains(word), qPrintable(word));
}

void TestQuotePdf::odditiesArePaintedToo_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("no name") << QString();
    QTest::newRow("right to left") << u"بطاقة رسومات 48 GB"_s;
    QTest::newRow("line ends and controls") << u"a\nb\tc\x01\u2028d"_s;
    QTest::newRow("no place to break") << QString(400, u'W');
    QTest::newRow("outside the basic plane") << u"GPU \U0001F680"_s;
    QTest::newRow("a lone surrogate") << QString(QChar(0xd83d));
    QTest::newRow("longer than a page") << u"many words "_s.repeated(2000);
}

void TestQuotePdf::odditiesArePaintedToo()
{
    QFETCH(QString, name);
    QuoteSheet sheet = usualSheet();
    sheet.buildName = name;
    sheet.modelLine = name;
    sheet.shop.name = name;
    sheet.shop.lines = {name};
    sheet.lines.front().name = name;
    sheet.lines.back().details = name;
    sheet.clusterSentence = name;
    sheet.combinedMemory = name.left(40);
    sheet.picture = {};
    const Result<QByteArray> pdf = quotePdf(sheet);
    VERIFY_OK(pdf);
    QVERIFY(pageCount(*pdf) >= 1);
}

void TestQuotePdf::emptyBuildIsRefused()
{
    const Result<QByteArray> pdf = quotePdf(sheetOf({}));
    QVERIFY(!pdf);
    QCOMPARE(pdf.error(),
             u"The build is empty, so there is nothing to quote. Add a GPU or a machine first."_s);
}

void TestQuotePdf::writesAFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"quote <1> & \"more\".pdf"_s);
    QFile older(path);
    QVERIFY(older.open(QIODevice::WriteOnly));
    older.write("older");
    older.close();
    VERIFY_OK(writeQuotePdf(usualSheet(), path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY(written.startsWith("%PDF-1."));
    QVERIFY(written.endsWith("%%EOF\n"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void TestQuotePdf::aFailureLeavesNothing()
{
    const QTemporaryDir folder;
    const QString missing = folder.filePath(u"none/quote.pdf"_s);
    const Done toMissing = writeQuotePdf(usualSheet(), missing);
    QVERIFY(!toMissing);
    QVERIFY2(toMissing.error().startsWith(u"The quote could not be written to %1: "_s.arg(missing)),
             qPrintable(toMissing.error()));
    QVERIFY(!writeQuotePdf(usualSheet(), folder.path()));
    QVERIFY(!writeQuotePdf(sheetOf({}), folder.filePath(u"empty.pdf"_s)));
    QVERIFY(QDir(folder.path()).isEmpty());
}

// The widest figure sets its column; the item keeps a readable width beside it.
void TestQuotePdf::figuresStandInTheirColumns()
{
    QuoteSheet sheet = usualSheet();
    sheet.lines.front().quantity = 100'000;
    sheet.lines.front().unitPrice = 9'000'000'000'000'000'000LL;
    sheet.lines.front().amount = 9'000'000'000'000'000'000LL;
    const Result<QByteArray> pdf = quotePdf(sheet);
    VERIFY_OK(pdf);
    TEXT_OR_SKIP(text, *pdf);
    QCOMPARE(text.count(u"90,000,000,000,000,000.00"_s), 2);
    QVERIFY(text.contains(u"100,000"_s));
    QVERIFY(text.contains(u"TOWER-4"_s));
}

int main(int argc, char **argv)
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QStandardPaths::setTestModeEnabled(true);
    QGuiApplication app(argc, argv);
    for (const QString &style : {u"Regular"_s, u"SemiBold"_s, u"Bold"_s}) {
        QFontDatabase::addApplicationFont(
            QStringLiteral(SOURCE_DIR "/resources/fonts/Inter-%1.otf").arg(style));
    }
    TestQuotePdf test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_quotepdf.moc"
