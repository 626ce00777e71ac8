// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/paper/logo.h"
#include "views/print/quotepdf.h"
#include "support/pdftext.h"
#include "support/printedquotes.h"
#include "support/printmain.h"
#include "support/testmain.h"

#include <QBuffer>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray png(int width, int height)
{
    QImage image(width, height, QImage::Format_ARGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "png") ? bytes : QByteArray();
}

QByteArray svg(const QByteArray &inside)
{
    return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10">)" + inside + "</svg>";
}

// By the name that Qt reads.
QByteArray linking(const QByteArray &target)
{
    return svg(R"(<image xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9" )"
               R"(xlink:href=")"
               + target + R"("/>)");
}

double topOf(const std::vector<PdfWord> &words, const QString &start)
{
    for (const PdfWord &word : words) {
        if (word.page == 0 && word.text.startsWith(start))
            return word.place.top();
    }
    return -1;
}

} // namespace

class TestPrintedLogo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDrawn_data();
    void isDrawn();
    void isRefused_data();
    void isRefused();
    void keepsItsProportions();
    void aLargePictureIsNoFinerThanThePaper();
};

void TestPrintedLogo::isDrawn_data()
{
    QTest::addColumn<QByteArray>("logo");
    QTest::addColumn<int>("rows");
    const QByteArray square = svg(R"(<rect width="10" height="10" fill="#0f766e"/>)");
    QTest::newRow("B101 PNG") << png(60, 20) << 2;
    QTest::newRow("B101 PNG, several pages") << png(60, 20) << 40;
    QTest::newRow("SVG") << square << 2;
    QTest::newRow("SVG with a picture inside")
        << linking("data:image/png;base64," + png(9, 9).toBase64()) << 2;
}

void TestPrintedLogo::isDrawn()
{
    QFETCH(const QByteArray, logo);
    QFETCH(const int, rows);
    Quote quote = printedQuote(rows);
    const Result<QByteArray> without = quotePdf(printedSheet(quote));
    quote.seller.logo = logo;
    QCOMPARE(printWarnings(printedSheet(quote)), QStringList());
    const Result<QByteArray> with = quotePdf(printedSheet(quote));
    VERIFY_OK(without);
    VERIFY_OK(with);
    // The shop's name makes room for it, on the first page.
    const std::vector<PdfWord> before = wordsOf(*without);
    const std::vector<PdfWord> after = wordsOf(*with);
    if (before.empty())
        QSKIP("pdftotext is not there to read the file");
    QVERIFY(topOf(after, u"Bektursun"_s) > topOf(before, u"Bektursun"_s) + 20);
    QCOMPARE(topOf(after, u"Quote"_s), topOf(before, u"Quote"_s));
}

void TestPrintedLogo::isRefused_data()
{
    QTest::addColumn<QByteArray>("logo");
    QTest::addColumn<QString>("says");
    const QString unreadable = u"The shop's logo can't be read"_s;
    QTest::newRow("B101 no picture") << QByteArray("broken") << unreadable;
    QTest::newRow("half a PNG") << png(60, 20).left(40) << unreadable;
    QTest::newRow("half an SVG") << svg("<rect").chopped(8) << unreadable;
    QTest::newRow("an SVG of no size")
        << QByteArray(R"(<svg xmlns="http://www.w3.org/2000/svg"/>)") << unreadable;
    QTest::newRow("other XML") << QByteArray("<html/>") << unreadable;
    QTest::newRow("too many pixels") << png(9'000, 1) << u"9000 × 1 pixels"_s;
    QTest::newRow("too large") << QByteArray(5 << 20, 'x') << u"larger than 4 MiB"_s;
    QTest::newRow("fetches a file")
        << svg(R"(<image width="9" height="9" href="/etc/passwd"/>)") << u"refers to other files"_s;
    QTest::newRow("fetches a file by the old name")
        << linking("file:///x.png") << u"refers to other files"_s;
}

void TestPrintedLogo::isRefused()
{
    QFETCH(const QByteArray, logo);
    QFETCH(const QString, says);
    const Result<Logo> read = Logo::from(logo);
    QVERIFY(!read);
    QVERIFY2(read.error().contains(says), qPrintable(read.error()));
    // Said, and the quote is printed without it.
    Quote quote = printedQuote();
    quote.seller.logo = logo;
    QCOMPARE(printWarnings(printedSheet(quote)), QStringList {read.error()});
    VERIFY_OK(quotePdf(printedSheet(quote)));
}

void TestPrintedLogo::keepsItsProportions()
{
    const Result<Logo> wide = Logo::from(png(60, 20));
    VERIFY_OK(wide);
    QCOMPARE(wide->sizeWithin({300, 300}), QSizeF(300, 100));
    QCOMPARE(wide->sizeWithin({300, 50}), QSizeF(150, 50));
    const Result<Logo> drawing = Logo::from(svg("<rect width='1' height='1'/>"));
    VERIFY_OK(drawing);
    QCOMPARE(drawing->sizeWithin({300, 300}), QSizeF(300, 100));
}

void TestPrintedLogo::aLargePictureIsNoFinerThanThePaper()
{
    Quote quote = printedQuote();
    QImage noise(3000, 1000, QImage::Format_RGB32);
    for (int y = 0; y < noise.height(); ++y)
        for (int x = 0; x < noise.width(); ++x)
            noise.setPixel(x, y, qRgb(x * y % 251, x * 7 % 253, y * 13 % 255));
    QBuffer buffer(&quote.seller.logo);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && noise.save(&buffer, "png"));
    buffer.close();
    const Result<QByteArray> pdf = quotePdf(printedSheet(quote));
    VERIFY_OK(pdf);
    QVERIFY2(pdf->size() < 800'000, qPrintable(QString::number(pdf->size())));
}

CONFIGURATOR_PRINT_TEST_MAIN(TestPrintedLogo)
#include "tst_printedlogo.moc"
