// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/buildcode.h"
#include "support/pdftext.h"
#include "support/printedquotes.h"
#include "support/printmain.h"
#include "support/testmain.h"
#include "views/print/paper/printedqr.h"
#include "views/print/paper/printstyle.h"
#include "views/print/quotepdf.h"

#include <QImage>
#include <QPainter>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray pdfOf(const Quote &quote)
{
    const Result<QByteArray> pdf = quotePdf(printedSheet(quote));
    return pdf ? *pdf : pdf.error().toUtf8();
}

// Rows with units that the catalogue has no numbers for: long codes.
Build largeBuild(int rows)
{
    Build build;
    for (int row = 0; row < rows; ++row)
        build.items.push_back({u"unit-%1"_s.arg(row), row + 1, {}});
    build.choice.model = u"my-model"_s;
    return build;
}

Quote quoteOf(const Build &build)
{
    Quote quote = printedQuote(1);
    quote.alternatives.front().facts = factsOf(sampleCatalogue(), build, Region::Eu);
    return quote;
}

// What stands behind "Build code" on paper, the line breaks left to the reader of codes.
QString printedCode(const QString &text)
{
    static const QRegularExpression pattern(u"(BK1(\\s*-\\s*[0-9A-Z]{1,4})+)"_s);
    return pattern.match(text).captured(1).simplified();
}

QImage drawn(const PrintedQr &qr)
{
    QImage image(qr.side() + 20, qr.side() + 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    qr.draw(painter, 10, 10);
    return image;
}

} // namespace

// The code on paper, as text and as QR code.
class TestPrintedBuildCode : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTextOpensAsTheSameBuild_data();
    void theTextOpensAsTheSameBuild();
    void aTypicalQuoteIsOnePage();
    void withoutACodeThereIsNone();
    void theQrIsLargeEnough_data();
    void theQrIsLargeEnough();
    void theQrIsDrawnModuleByModule();
    void whatIsNoCodeHasNoQr();
};

void TestPrintedBuildCode::theTextOpensAsTheSameBuild_data()
{
    QTest::addColumn<Build>("build");
    Build typical = printedFacts().build;
    typical.name.clear();
    QTest::newRow("two cards in a tower") << typical;
    QTest::newRow("over several lines") << largeBuild(12);
    QTest::newRow("as long as codes get") << largeBuild(80);
}

void TestPrintedBuildCode::theTextOpensAsTheSameBuild()
{
    QFETCH(Build, build);
    const QByteArray pdf = pdfOf(quoteOf(build));
    TEXT_OR_SKIP(text, pdf, {u"-raw"_s});
    const Result<DecodedBuild> decoded = decodeBuild(printedCode(text), sampleCatalogue());
    VERIFY_OK(decoded);
    QCOMPARE(decoded->build, build);
    QCOMPARE(overlapIn(wordsOf(pdf), QRectF(42, 42, 595 - 84, 842 - 84)), QString());
}

void TestPrintedBuildCode::aTypicalQuoteIsOnePage()
{
    QVERIFY(!printedQuote().alternatives.front().facts->buildCode.isEmpty());
    QCOMPARE(pageCount(pdfOf(printedQuote(3))), 1);
}

void TestPrintedBuildCode::withoutACodeThereIsNone()
{
    Quote quote = printedQuote();
    quote.alternatives.front().facts->buildCode.clear();
    TEXT_OR_SKIP(text, pdfOf(quote));
    QVERIFY(!text.contains(u"Build code"_s));
}

void TestPrintedBuildCode::theQrIsLargeEnough_data()
{
    QTest::addColumn<QString>("code");
    QTest::newRow("short") << u"BK1-703Q"_s;
    QTest::newRow("typical") << u"BK1-G9GM-SDZB-EV04-8"_s;
    QTest::newRow("long") << u"BK1"_s + QString(117, u'A');
    QTest::newRow("longest") << u"BK1"_s + QString(997, u'A');
}

void TestPrintedBuildCode::theQrIsLargeEnough()
{
    QFETCH(QString, code);
    const std::optional<PrintedQr> qr = PrintedQr::of(code);
    QVERIFY(qr);
    const QString bare = QString(code).remove(u'-');
    const int modules = qrCode(bare)->size;
    QVERIFY(qr->side() * 25.4 / printResolution >= 18.0);
    QCOMPARE(qr->side() % modules, 0);
    const int module = qr->side() / modules;
    QVERIFY(module * 25.4 / printResolution > 0.33);
    QCOMPARE(qr->quietZone(), 4 * module);
}

void TestPrintedBuildCode::theQrIsDrawnModuleByModule()
{
    const QString code = u"BK1-G9GM-SDZB-EV04-8"_s;
    const std::optional<PrintedQr> qr = PrintedQr::of(code);
    const Result<QrCode> wanted = qrCode(QString(code).remove(u'-'));
    VERIFY_OK(wanted);
    const QImage image = drawn(*qr);
    const int module = qr->side() / wanted->size;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const bool isInside = x >= 10 && y >= 10 && x < 10 + qr->side() && y < 10 + qr->side();
            const bool isDark = isInside && wanted->at((x - 10) / module, (y - 10) / module);
            QCOMPARE(image.pixel(x, y), isDark ? qRgb(0, 0, 0) : qRgb(255, 255, 255));
        }
}

void TestPrintedBuildCode::whatIsNoCodeHasNoQr()
{
    QVERIFY(!PrintedQr::of({}));
    QVERIFY(!PrintedQr::of(u"---"_s));
    QVERIFY(!PrintedQr::of(u"bk1 from a file by hand"_s));
}

CONFIGURATOR_PRINT_TEST_MAIN(TestPrintedBuildCode)
#include "tst_printedbuildcode.moc"
