// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/common/fonts.h"
#include "views/print/quotepdf.h"
#include "support/pdftext.h"
#include "support/printedquotes.h"
#include "support/printmain.h"
#include "support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <csignal>
#include <sys/resource.h>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray pdfOf(const Quote &quote)
{
    const Result<QByteArray> pdf = quotePdf(printedSheet(quote));
    return pdf ? *pdf : pdf.error().toUtf8();
}

QString pointsAt(const QByteArray &pdf, const QString &pattern)
{
    return QRegularExpression(pattern).match(QString::fromLatin1(pdf)).captured(1);
}

// No file may grow: what a full disk does, without filling one.
class FullDisk
{
public:
    FullDisk()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit none {0, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before {};
};

} // namespace

class TestQuotePdf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isAFinishedFileOnItsPaper_data();
    void isAFinishedFileOnItsPaper();
    void tellsWhoseItIs();
    void fontsAreEmbedded();
    void saysEverything();
    void saysItInRussian();
    void missingPricesAreOnRequest();
    void whatTheShopPaysIsNotInIt();
    void alternativesHaveBookmarks();
    void oneAlternativeNeedsNone();
    void twoExportsDifferByTheirDateAlone_data();
    void twoExportsDifferByTheirDateAlone();
    void aQuoteWithoutLinesIsRefused();
    void writesAFile();
    void aFailureLeavesNothing();
    void aFullDiskIsSaid_data();
    void aFullDiskIsSaid();
};

void TestQuotePdf::isAFinishedFileOnItsPaper_data()
{
    QTest::addColumn<PaperSize>("paper");
    QTest::addColumn<QByteArray>("box");
    QTest::newRow("A4") << PaperSize::A4 << QByteArray("/MediaBox [ 0 0 595.000000 842.000000 ]");
    QTest::newRow("Letter") << PaperSize::Letter
                            << QByteArray("/MediaBox [ 0 0 612.000000 792.000000 ]");
}

void TestQuotePdf::isAFinishedFileOnItsPaper()
{
    QFETCH(const PaperSize, paper);
    QFETCH(const QByteArray, box);
    Quote quote = printedQuote();
    quote.paper = paper;
    const QByteArray pdf = pdfOf(quote);
    QVERIFY(pdf.startsWith("%PDF-1."));
    QVERIFY(pdf.endsWith("%%EOF\n"));
    QVERIFY(pdf.contains(box));
    QCOMPARE(pageCount(pdf), 1);
}

void TestQuotePdf::tellsWhoseItIs()
{
    Quote quote = printedQuote();
    quote.customer.company = u"A & B <C> Өмүр"_s;
    const QString told = toldBy(u"pdfinfo"_s, pdfOf(quote), {u"-"_s});
    if (told.isEmpty())
        QSKIP("pdfinfo is not there to read the file");
    QVERIFY2(told.contains(u"Quote Q-2026-000123, revision 2 – A & B <C> Өмүр"_s),
             qPrintable(told));
    QVERIFY2(told.contains(u"Bektursun's AI Hardware Store"_s), qPrintable(told));
    QVERIFY2(told.contains(u"configurator"_s), qPrintable(told));
}

void TestQuotePdf::fontsAreEmbedded()
{
    QCOMPARE(shopFontFamily(), u"Inter"_s);
    const QByteArray pdf = pdfOf(printedQuote());
    // Regular, semi-bold and bold, each with its outlines and its way back to letters.
    QCOMPARE(pdf.count("/FontFile2"), 3);
    QCOMPARE(pdf.count("/ToUnicode"), 3);
}

void TestQuotePdf::saysEverything()
{
    Quote quote = printedQuote();
    quote.alternatives.front().lines.front().discount.percent = Decimal::whole(5);
    quote.alternatives.front().discount.percent = Decimal::whole(10);
    quote.reference = u"PO 4711"_s;
    quote.leadTime = u"10 working days"_s;
    quote.note = u"Thank you."_s;
    const QuoteSheet sheet = printedSheet(quote);
    TEXT_OR_SKIP(text, pdfOf(quote));
    const QString said = plainSpaces(text);
    for (const QString &words : textsOf(sheet))
        QVERIFY2(squeezed(text).contains(squeezed(words)),
                 qPrintable(words + u" is not in:\n"_s + text));
    for (const QString &words :
         {u"Unit price"_s, u"Disc."_s, u"3,798.10"_s, u"Discount 10 %"_s, u"Total USD"_s,
          u"45.0 GiB needed"_s, u"usable 63.7 GiB, fast-linked 31.8 GiB"_s,
          u"Fits on paper, not in one fast-linked group."_s, u"Page 1 of 1"_s})
        QVERIFY2(said.contains(words), qPrintable(words + u" is not in:\n"_s + text));
}

void TestQuotePdf::saysItInRussian()
{
    Quote quote = printedQuote();
    quote.customer.language = u"ru"_s;
    quote.customer.company = u"ООО «Пример»"_s;
    TEXT_OR_SKIP(text, pdfOf(quote));
    const QString said = plainSpaces(text);
    for (const QString &words :
         {u"Коммерческое предложение"_s, u"ООО «Пример»"_s, u"Наименование"_s, u"3 998,00"_s,
          u"Налог 12 % с 7 996,00"_s, u"Итого USD"_s, u"Страница 1 из 1"_s,
          u"30 ноября 2026 г., действительно до 14 декабря 2026 г."_s})
        QVERIFY2(said.contains(words), qPrintable(words + u" is not in:\n"_s + text));
}

void TestQuotePdf::missingPricesAreOnRequest()
{
    Quote quote = printedQuote(1);
    quote.alternatives.front().lines.front().unitPrice.reset();
    TEXT_OR_SKIP(printed, pdfOf(quote));
    const QString text = plainSpaces(printed);
    QVERIFY(!text.contains(u"0.00"_s));
    // Unit price, amount, subtotal, total, combined price, and the remark twice.
    QCOMPARE(text.count(u"on request"_s), 7);
    QCOMPARE(text.count(u"plus 2 items on request"_s), 2);
}

void TestQuotePdf::whatTheShopPaysIsNotInIt()
{
    Quote quote = printedQuote();
    quote.discountReason = u"regular customer"_s;
    for (QuoteLine &line : quote.alternatives.front().lines)
        line.cost = Decimal::from(u"1777.77"_s);
    TEXT_OR_SKIP(text, pdfOf(quote));
    for (const QString &secret : {u"1777.77"_s, u"1,777.77"_s, u"221.23"_s, u"regular customer"_s})
        QVERIFY2(!text.contains(secret), qPrintable(secret));
}

void TestQuotePdf::alternativesHaveBookmarks()
{
    Quote quote = printedQuote(8);
    quote.alternatives.push_back(printedQuote(20).alternatives.front());
    quote.alternatives.back().name = u"& <Б>"_s;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"quote.pdf"_s);
    VERIFY_OK(writeQuotePdf(printedSheet(quote), path));
    const QString told = toldBy(u"qpdf"_s, {}, {u"--json"_s, u"--json-key=outlines"_s, path});
    if (told.isEmpty())
        QSKIP("qpdf is not there to read the file");
    static const QRegularExpression item(uR"~("destpageposfrom1": (\d+).*?"title": "(.*?)")~"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    QStringList found;
    for (auto match = item.globalMatch(told); match.hasNext();) {
        const QRegularExpressionMatch mark = match.next();
        found.append(mark.captured(2) + u" on page "_s + mark.captured(1));
    }
    QVERIFY2(!found.isEmpty(), qPrintable(told));
    QCOMPARE(found, (QStringList {u"A · 70B box on page 1"_s, u"B · & <Б> on page 2"_s}));
}

void TestQuotePdf::oneAlternativeNeedsNone()
{
    const QByteArray pdf = pdfOf(printedQuote());
    QVERIFY(!pdf.contains("/Outlines"));
    QCOMPARE(pointsAt(pdf, uR"(/Lang \((\w+)\))"_s), u"en"_s);
}

void TestQuotePdf::twoExportsDifferByTheirDateAlone_data()
{
    QTest::addColumn<int>("rows");
    QTest::newRow("Q20 one page") << 2;
    QTest::newRow("Q20 several") << 30;
}

void TestQuotePdf::twoExportsDifferByTheirDateAlone()
{
    QFETCH(const int, rows);
    const auto masked = [](QByteArray pdf) {
        QString text = QString::fromLatin1(pdf);
        static const QRegularExpression changing(
            uR"((/CreationDate \(.*?\)|/ID \[.*?\]|startxref\n\d+))"_s,
            QRegularExpression::DotMatchesEverythingOption);
        return text.remove(changing);
    };
    const QByteArray one = pdfOf(printedQuote(rows));
    QTest::qWait(1'100);
    QCOMPARE(masked(pdfOf(printedQuote(rows))), masked(one));
}

void TestQuotePdf::aQuoteWithoutLinesIsRefused()
{
    const Result<QByteArray> pdf = quotePdf(printedSheet(printedQuote(0)));
    QVERIFY(!pdf);
    QCOMPARE(pdf.error(),
             u"The quote has no lines, so there is nothing to print. Add a GPU, a "
             u"machine or a line first."_s);
}

void TestQuotePdf::writesAFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"quote <1> & \"more\".pdf"_s);
    QFile older(path);
    QVERIFY(older.open(QIODevice::WriteOnly));
    older.write("older");
    older.close();
    VERIFY_OK(writeQuotePdf(printedSheet(printedQuote()), path));
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
    const QuoteSheet sheet = printedSheet(printedQuote());
    const QString missing = folder.filePath(u"none/quote.pdf"_s);
    const Done toMissing = writeQuotePdf(sheet, missing);
    QVERIFY(!toMissing);
    QVERIFY2(toMissing.error().startsWith(u"The quote could not be written to %1: "_s.arg(missing)),
             qPrintable(toMissing.error()));
    QVERIFY(!writeQuotePdf(sheet, folder.path()));
    QVERIFY(!writeQuotePdf(printedSheet(printedQuote(0)), folder.filePath(u"empty.pdf"_s)));
    QVERIFY(QDir(folder.path()).isEmpty());
}

void TestQuotePdf::aFullDiskIsSaid_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::newRow("Q01 the older file stays") << QByteArray("older");
    QTest::newRow("Q01 an empty one too") << QByteArray();
}

void TestQuotePdf::aFullDiskIsSaid()
{
    QFETCH(const QByteArray, before);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"kept.pdf"_s);
    QFile older(path);
    QVERIFY(older.open(QIODevice::WriteOnly) && older.write(before) == before.size());
    older.close();
    QString error;
    {
        const FullDisk disk;
        error = writeQuotePdf(printedSheet(printedQuote()), path).error();
    }
    QVERIFY2(error.startsWith(u"The quote could not be written to "_s + path), qPrintable(error));
    QVERIFY(older.open(QIODevice::ReadOnly));
    QCOMPARE(older.readAll(), before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

CONFIGURATOR_PRINT_TEST_MAIN(TestQuotePdf)
#include "tst_quotepdf.moc"
