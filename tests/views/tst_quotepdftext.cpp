// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/paper/printstyle.h"
#include "views/print/quotepdf.h"
#include "support/pdftext.h"
#include "support/printedquotes.h"
#include "support/printmain.h"
#include "support/testmain.h"

#include <QGlyphRun>
#include <QRawFont>
#include <QTextLayout>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray pdfOf(const Quote &quote)
{
    const Result<QByteArray> pdf = quotePdf(printedSheet(quote));
    return pdf ? *pdf : pdf.error().toUtf8();
}

// Customer, line and details are all called so.
Quote quoteNaming(const QString &name)
{
    Quote quote = printedQuote(1);
    quote.customer.company = name;
    quote.alternatives.front().lines.front().name = name;
    quote.alternatives.front().lines.front().details = name;
    return quote;
}

QList<quint32> glyphsOf(const QString &text)
{
    QTextLayout layout(text, printFont(printBodySize));
    layout.beginLayout();
    layout.createLine().setLineWidth(10'000);
    layout.endLayout();
    QList<quint32> glyphs;
    for (const QGlyphRun &run : layout.glyphRuns())
        glyphs += run.glyphIndexes();
    return glyphs;
}

} // namespace

class TestQuotePdfText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textIsExact_data();
    void textIsExact();
    void currenciesHaveTheirSigns_data();
    void currenciesHaveTheirSigns();
    void arabicIsJoined_data();
    void arabicIsJoined();
    void whatNeedsNoShaping_data();
    void whatNeedsNoShaping();
    void bodyTextHasItsSize_data();
    void bodyTextHasItsSize();
    void oddNamesArePaintedToo_data();
    void oddNamesArePaintedToo();
    void identifiersOfAnyQuoteCanBeFound_data();
    void identifiersOfAnyQuoteCanBeFound();
};

void TestQuotePdfText::textIsExact_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("Q02 fi") << u"InfiniBand office fluff Wi-Fi"_s;
    QTest::newRow("B111 an ampersand") << u"R&D Labs"_s;
    QTest::newRow("B112 markup") << u"A & B <C>"_s;
    QTest::newRow("B114 a plus") << u"GPU + NVLink"_s;
    QTest::newRow("B116 inches") << u"42U 19″ rack"_s;
    QTest::newRow("B117 curly quotes") << u"“quoted” ’s"_s;
    QTest::newRow("B104 rupee") << u"₹ 12"_s;
    QTest::newRow("B107 currency signs") << u"€ ¥ ₽ ₸ с £ $"_s;
    QTest::newRow("signs beside figures") << u"8×80 GB (2-slot) 4x4: A-1 + B @ 9"_s;
    QTest::newRow("entities are text") << u"<b>bold</b> &amp; \"quoted\" &#43; 'single'"_s;
    QTest::newRow("a picture is not loaded") << u"<img src=\"/etc/passwd\">"_s;
    QTest::newRow("Cyrillic") << u"Видеокарта Ɵң, ү"_s;
    QTest::newRow("a pattern") << u"%1 and %n of %2"_s;
    QTest::newRow("accents") << u"Médiris Straße Ångström"_s;
}

void TestQuotePdfText::textIsExact()
{
    QFETCH(const QString, name);
    TEXT_OR_SKIP(text, pdfOf(quoteNaming(name)));
    QVERIFY2(squeezed(text).count(squeezed(name)) == 3, qPrintable(text));
    QVERIFY(!text.contains(u'\ufffd'));
}

// B104, B106: a glyph, or the code beside it; never a question mark.
void TestQuotePdfText::currenciesHaveTheirSigns_data()
{
    QTest::addColumn<QString>("code");
    for (const char *code : {"USD", "EUR", "INR", "RUB", "KZT", "KGS", "JPY", "KWD", "UAH", "GEL"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

void TestQuotePdfText::currenciesHaveTheirSigns()
{
    QFETCH(const QString, code);
    Quote quote = printedQuote(1);
    quote.currency = *Currency::fromCode(code);
    QCOMPARE(printWarnings(printedSheet(quote)), QStringList());
    TEXT_OR_SKIP(text, pdfOf(quote));
    QVERIFY(text.contains(u"Total "_s + code));
    QVERIFY2(plainSpaces(text).contains(
                 plainSpaces(moneyText(wholeAmount(3'998, quote.currency), quote.currency, true))),
             qPrintable(text));
    QVERIFY(!text.contains(u'?'));
}

void TestQuotePdfText::arabicIsJoined_data()
{
    QTest::addColumn<QString>("word");
    QTest::newRow("B109 an offer") << u"عرض"_s;
    QTest::newRow("B109 a price") << u"سعر"_s;
}

// Letters that stand alone have other shapes than letters in a word.
void TestQuotePdfText::arabicIsJoined()
{
    QFETCH(const QString, word);
    if (glyphsOf(word).contains(0U))
        QSKIP("no installed font has Arabic letters");
    QList<quint32> alone;
    for (const QChar letter : word)
        alone += glyphsOf(letter);
    std::reverse(alone.begin(), alone.end());
    QVERIFY(glyphsOf(word) != alone);
    QVERIFY(unshapedParts(word).empty());
    TEXT_OR_SKIP(text, pdfOf(quoteNaming(u"عرض سعر"_s)));
    // Readers of the file see the joined shapes; their compatibility form is the word.
    QVERIFY(text.normalized(QString::NormalizationForm_KC).contains(word));
}

void TestQuotePdfText::whatNeedsNoShaping_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("parts");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("all") << u"GPU-32 × 4 Видео 显卡 Ω"_s << u"0+21"_s;
    QTest::newRow("none") << u"عرض"_s << QString();
    QTest::newRow("an identifier beside Arabic") << u"عرض AB-12 سعر"_s << u"3+7"_s;
    QTest::newRow("a join is part of its word") << u"عـر"_s << QString();
    QTest::newRow("a letter with a mark") << u"cafe\u0301s"_s << u"0+3 5+1"_s;
    QTest::newRow("a picture between letters") << u"a \U0001F680 b"_s << u"0+6"_s;
}

void TestQuotePdfText::whatNeedsNoShaping()
{
    QFETCH(const QString, text);
    QFETCH(const QString, parts);
    QStringList found;
    for (const auto &[from, count] : unshapedParts(text))
        found.append(u"%1+%2"_s.arg(from).arg(count));
    QCOMPARE(found.join(u' '), parts);
}

void TestQuotePdfText::bodyTextHasItsSize_data()
{
    QTest::addColumn<int>("points");
    QTest::newRow("B119 10 point body text") << 10;
}

void TestQuotePdfText::bodyTextHasItsSize()
{
    QFETCH(const int, points);
    const std::vector<PdfWord> words = wordsOf(pdfOf(quoteNaming(u"Measured"_s)));
    if (words.empty())
        QSKIP("pdftotext is not there to read the file");
    QFont font = printFont(points, QFont::Bold);
    font.setPixelSize(points);
    const QRawFont raw = QRawFont::fromFont(font);
    const double height = raw.ascent() + raw.descent();
    double width = 0;
    for (const QPointF &advance :
         raw.advancesForGlyphIndexes(raw.glyphIndexesForString(u"Measured"_s)))
        width += advance.x();
    int bold = 0;
    for (const PdfWord &word : words) {
        if (word.text != "Measured"_L1 || std::abs(word.place.width() - width) > 1)
            continue;
        QVERIFY2(std::abs(word.place.height() - height) < 0.2,
                 qPrintable(QString::number(word.place.height())));
        ++bold;
    }
    QCOMPARE(bold, 2); // the customer's name and the line's
}

void TestQuotePdfText::oddNamesArePaintedToo_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("no name") << QString();
    QTest::newRow("right to left") << u"بطاقة رسومات 48 GB"_s;
    QTest::newRow("Chinese and Japanese") << u"显卡 東京"_s;
    QTest::newRow("line ends and controls") << u"a\nb\tc\x01\u2028d"_s;
    QTest::newRow("no place to break") << QString(400, u'W');
    QTest::newRow("outside the basic plane") << u"GPU \U0001F680"_s;
    QTest::newRow("a lone surrogate") << QString(QChar(0xd83d));
    QTest::newRow("longer than a page") << u"many words "_s.repeated(2000);
}

void TestQuotePdfText::oddNamesArePaintedToo()
{
    QFETCH(const QString, name);
    Quote quote = quoteNaming(name);
    quote.seller = {name, {name}, name, {}};
    quote.customer.address = QStringList(30, name);
    quote.reference = name;
    quote.note = name;
    quote.terms = name;
    quote.leadTime = name;
    quote.alternatives.front().name = name;
    BuildFacts &facts = *quote.alternatives.front().facts;
    facts.modelLine = name;
    facts.clusterSentence = name;
    facts.combinedPower = name.left(40);
    facts.verdictText = name;
    facts.warnings = {name, name};
    facts.picture = {};
    quote.alternatives.push_back(quote.alternatives.front());
    const Result<QByteArray> pdf = quotePdf(printedSheet(quote));
    VERIFY_OK(pdf);
    QVERIFY(pageCount(*pdf) >= 1);
}

void TestQuotePdfText::identifiersOfAnyQuoteCanBeFound_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("Q05 Chinese") << u"日本 显卡"_s;
    QTest::newRow("Q05 a picture") << u"GPU \U0001F680"_s;
    QTest::newRow("Q05 right to left") << u"عرض سعر"_s;
}

// Whatever the names, what a person searches for is in Latin letters.
void TestQuotePdfText::identifiersOfAnyQuoteCanBeFound()
{
    QFETCH(const QString, name);
    Quote quote = quoteNaming(name);
    quote.alternatives.front().lines.front().sku = u"012345-AB"_s;
    TEXT_OR_SKIP(text, pdfOf(quote));
    for (const QString &words : {u"Q-2026-000123"_s, u"SKU 012345-AB"_s, u"3,998.00"_s})
        QVERIFY2(text.contains(words), qPrintable(text));
}

CONFIGURATOR_PRINT_TEST_MAIN(TestQuotePdfText)
#include "tst_quotepdftext.moc"
