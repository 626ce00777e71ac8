// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/quotepdf.h"
#include "support/pdftext.h"
#include "support/printedquotes.h"
#include "support/printmain.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

constexpr QRectF printed(42, 42, 595 - 84, 842 - 84); // A4 within its margins, in points

QByteArray pdfOf(const Quote &quote)
{
    const Result<QByteArray> pdf = quotePdf(printedSheet(quote));
    return pdf ? *pdf : pdf.error().toUtf8();
}

QString numbered(const QString &word, int count)
{
    QStringList words;
    for (int i = 1; i <= count; ++i)
        words.append(word + QString::number(i));
    return words.join(u' ');
}

} // namespace

class TestQuotePdfLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void anyCountOfRows_data();
    void anyCountOfRows();
    void theFooterHasItsRoom_data();
    void theFooterHasItsRoom();
    void aTallRowShowsItsPriceOnce_data();
    void aTallRowShowsItsPriceOnce();
    void aLongNoteComesFirst_data();
    void aLongNoteComesFirst();
    void theTotalStandsOnceAtTheEnd_data();
    void theTotalStandsOnceAtTheEnd();
    void longTextsStayInTheirColumns_data();
    void longTextsStayInTheirColumns();
    void figuresAreNeverBroken_data();
    void figuresAreNeverBroken();
    void alternativesStandBelowEachOther();
};

void TestQuotePdfLayout::initTestCase()
{
    if (textOf(pdfOf(printedQuote())).isEmpty())
        QSKIP("pdftotext is not there to read the files");
}

void TestQuotePdfLayout::anyCountOfRows_data()
{
    QTest::addColumn<int>("rows");
    QTest::newRow("B091 two rows and their totals are one page") << 2;
    QTest::newRow("B092 no empty page behind the totals") << 11;
    QTest::newRow("B086 the head has room on each page") << 40;
    QTest::newRow("B087 and stands once above its rows") << 41;
    QTest::newRow("B089 no row is cut") << 42;
    QTest::newRow("Q03 nor any other") << 60;
    QTest::newRow("Q04 one number on each page") << 5;
    for (const int rows : {1, 3, 4, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 200})
        QTest::addRow("%d rows", rows) << rows;
}

void TestQuotePdfLayout::anyCountOfRows()
{
    QFETCH(const int, rows);
    const QByteArray pdf = pdfOf(printedQuote(rows));
    const QStringList pages = pagesOf(pdf);
    QCOMPARE(pages.size(), pageCount(pdf));
    if (rows <= 3)
        QCOMPARE(pages.size(), 1);
    int row = 0;
    for (int page = 0; page < pages.size(); ++page) {
        const QString &text = pages[page];
        QCOMPARE(text.count(u"Page "_s), 1);
        QVERIFY(text.contains(u"Page %1 of %2"_s.arg(page + 1).arg(pages.size())));
        QVERIFY(text.contains(u"Q-2026-000123, revision 2"_s));
        QVERIFY2(plainSpaces(text).size() > 80, "a page with its footer alone");
        const qsizetype onPage = text.count(u"\nrow"_s);
        QCOMPARE(text.count(u"detail"_s), onPage); // a row is whole
        QCOMPARE(text.count(u"Unit price"_s), onPage > 0 ? 1 : 0);
        row += static_cast<int>(onPage);
    }
    QCOMPARE(row, rows);
    QCOMPARE(overlapIn(wordsOf(pdf), printed), QString());
}

void TestQuotePdfLayout::theFooterHasItsRoom_data()
{
    QTest::addColumn<int>("rows");
    QTest::newRow("B081 three pages") << 40;
    QTest::newRow("B081 rows end where a page does") << 45;
}

void TestQuotePdfLayout::theFooterHasItsRoom()
{
    QFETCH(const int, rows);
    const QByteArray pdf = pdfOf(printedQuote(rows));
    const QStringList footers = pagesOf(pdf,
                                        {u"-r"_s, u"72"_s, u"-x"_s, u"0"_s, u"-y"_s, u"780"_s,
                                         u"-W"_s, u"595"_s, u"-H"_s, u"62"_s});
    QVERIFY(footers.size() >= 3);
    for (int page = 0; page < footers.size(); ++page)
        QCOMPARE(plainSpaces(footers[page]),
                 u"Q-2026-000123, revision 2 Page %1 of %2"_s.arg(page + 1).arg(footers.size()));
}

void TestQuotePdfLayout::aTallRowShowsItsPriceOnce_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("B082 80 lines of description") << 800;
    QTest::newRow("B082 three pages of it") << 2'000;
}

void TestQuotePdfLayout::aTallRowShowsItsPriceOnce()
{
    QFETCH(const int, count);
    Quote quote = printedQuote(3);
    quote.alternatives.front().lines[1].details = numbered(u"word"_s, count);
    quote.alternatives.front().lines[1].unitPrice = Decimal::from(u"1234.5"_s);
    const QByteArray pdf = pdfOf(quote);
    const QString text = textOf(pdf);
    QStringList found = plainSpaces(text).split(u' ').filter(QRegularExpression(u"^word\\d+$"_s));
    QCOMPARE(found.size(), count);
    QCOMPARE(found.removeDuplicates(), 0);
    QCOMPARE(text.count(u"2,469.00"_s), 1);
    double nameAt = 0;
    int nameOn = -1;
    const std::vector<PdfWord> words = wordsOf(pdf);
    for (const PdfWord &word : words) {
        if (word.text == "row2"_L1) {
            nameAt = word.place.center().y();
            nameOn = word.page;
        }
    }
    for (const PdfWord &word : words) {
        if (word.text != "2,469.00"_L1)
            continue;
        QCOMPARE(word.page, nameOn);
        QVERIFY(std::abs(word.place.center().y() - nameAt) < 2);
    }
    QVERIFY(pageCount(pdf) >= 2);
    QCOMPARE(overlapIn(words, printed), QString());
}

void TestQuotePdfLayout::aLongNoteComesFirst_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("B084 a note of 120 lines") << 120;
    QTest::newRow("B084 one that ends where a page does") << 40;
}

void TestQuotePdfLayout::aLongNoteComesFirst()
{
    QFETCH(const int, count);
    Quote quote = printedQuote(2);
    QStringList lines;
    for (int line = 1; line <= count; ++line)
        lines.append(u"note%1"_s.arg(line));
    quote.note = lines.join(u'\n');
    const QByteArray pdf = pdfOf(quote);
    const QString text = textOf(pdf);
    qsizetype at = 0;
    for (const QString &line : lines) {
        const qsizetype next = text.indexOf(line + u'\n', at);
        QVERIFY2(next >= at, qPrintable(line));
        at = next;
    }
    QVERIFY(text.indexOf(u"Unit price"_s) > at);
    QCOMPARE(overlapIn(wordsOf(pdf), printed), QString());
}

void TestQuotePdfLayout::theTotalStandsOnceAtTheEnd_data()
{
    QTest::addColumn<int>("rows");
    QTest::newRow("B094 two pages") << 16;
    QTest::newRow("B094 three pages") << 40;
}

void TestQuotePdfLayout::theTotalStandsOnceAtTheEnd()
{
    QFETCH(const int, rows);
    const QStringList pages = pagesOf(pdfOf(printedQuote(rows)));
    QVERIFY(pages.size() >= 2);
    QCOMPARE(pages.join(u' ').count(u"Total USD"_s), 1);
    QVERIFY(pages.last().contains(u"Total USD"_s));
    QVERIFY(pages.last().contains(u"row%1"_s.arg(rows))); // not without any line
    QCOMPARE(pages.join(u' ').count(u"Subtotal"_s), 1);
}

void TestQuotePdfLayout::longTextsStayInTheirColumns_data()
{
    QTest::addColumn<Quote>("quote");
    QTest::addColumn<QString>("text");
    Quote sku = printedQuote();
    sku.alternatives.front().lines[0].sku = u"12345-6789-Irgend Was (Noch irgendwas)-33-34"_s;
    QTest::newRow("B096 a long SKU") << sku << u"12345-6789-Irgend"_s;
    Quote name = printedQuote();
    name.alternatives.front().lines[0].name = QString(90, u'W');
    QTest::newRow("B097 a long name without spaces") << name << QString(15, u'W');
    Quote company = printedQuote();
    company.customer.company = numbered(u"Company"_s, 13);
    QTest::newRow("B099 a long company") << company << u"Company13"_s;
    Quote unbroken = printedQuote();
    unbroken.customer.company = QString(120, u'M');
    QTest::newRow("B099 a long company without spaces") << unbroken << QString(10, u'M');
    Quote number = printedQuote();
    number.number = u"Q"_s + QString(60, u'9');
    number.reference = QString(90, u'8');
    QTest::newRow("a long number and reference") << number << u"Quote"_s;
    Quote russian = printedQuote();
    russian.customer.language = u"ru"_s;
    russian.alternatives.front().lines[0].discount.percent = Decimal::whole(5);
    QTest::newRow("longer words") << russian << u"Наименование"_s;
}

void TestQuotePdfLayout::longTextsStayInTheirColumns()
{
    QFETCH(const Quote, quote);
    QFETCH(const QString, text);
    const QByteArray pdf = pdfOf(quote);
    QVERIFY2(textOf(pdf).contains(text), qPrintable(textOf(pdf)));
    QCOMPARE(overlapIn(wordsOf(pdf), printed), QString());
}

void TestQuotePdfLayout::figuresAreNeverBroken_data()
{
    QTest::addColumn<QString>("currency");
    QTest::addColumn<QString>("price");
    QTest::addColumn<QString>("amount");
    QTest::newRow("B102 millions") << u"USD"_s << u"6172839.45"_s << u"12,345,678.90"_s;
    QTest::newRow("B102 yen") << u"JPY"_s << u"6172839450"_s << u"12,345,678,900"_s;
    QTest::newRow("B102 dinars") << u"KWD"_s << u"6172839.455"_s << u"12,345,678.910"_s;
    QTest::newRow("B102 the largest")
        << u"USD"_s << u"3999999999.123456"_s << u"7,999,999,998.25"_s;
}

void TestQuotePdfLayout::figuresAreNeverBroken()
{
    QFETCH(const QString, currency);
    QFETCH(const QString, price);
    QFETCH(const QString, amount);
    Quote quote = printedQuote(2);
    quote.currency = *Currency::fromCode(currency);
    quote.alternatives.front().lines[0].unitPrice = Decimal::from(price);
    quote.alternatives.front().lines[0].discount.percent = Decimal::whole(0);
    const QByteArray pdf = pdfOf(quote);
    QVERIFY2(textOf(pdf).contains(amount + u'\n'), qPrintable(textOf(pdf)));
    QCOMPARE(overlapIn(wordsOf(pdf), printed), QString());
}

void TestQuotePdfLayout::alternativesStandBelowEachOther()
{
    Quote quote = printedQuote(3);
    for (const QString &name : {u"second"_s, u"third"_s}) {
        quote.alternatives.push_back(quote.alternatives.front());
        quote.alternatives.back().name = name;
    }
    quote.accepted = 1;
    const QByteArray pdf = pdfOf(quote);
    const QString text = textOf(pdf);
    const qsizetype second = text.indexOf(u"B · second"_s);
    QVERIFY(text.indexOf(u"A · 70B box"_s) < second);
    QVERIFY(second < text.indexOf(u"C · third"_s));
    QCOMPARE(text.count(u"Total USD"_s), 3);
    QCOMPARE(text.count(u"Accepted\n"_s), 1);
    QCOMPARE(text.count(u"Combined GPU memory"_s), 3);
    QCOMPARE(overlapIn(wordsOf(pdf), printed), QString());
}

CONFIGURATOR_PRINT_TEST_MAIN(TestQuotePdfLayout)
#include "tst_quotepdflayout.moc"
