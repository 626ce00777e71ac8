// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/pdf/pdffile.h"
#include "common/wholefile.h"
#include "views/print/pdf/pdfoutline.h"
#include "support/pdftext.h"
#include "support/printmain.h"
#include "support/testmain.h"

#include <QPagedPaintDevice>
#include <QPainter>
#include <QTemporaryDir>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

QByteArray pages(int count)
{
    return paintPdf({u"title"_s}, [count](QPainter &painter, QPagedPaintDevice &device) {
        for (int page = 1; page <= count; ++page) {
            painter.drawText(100, 200, u"page%1"_s.arg(page));
            if (page < count && !device.newPage())
                return false;
        }
        return true;
    });
}

// What qpdf says about a file's bookmarks: "title, page, top".
QStringList marksOf(const QByteArray &pdf)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.pdf"_s);
    if (writeWhole(pdf, path))
        return {};
    const QString told = toldBy(u"qpdf"_s, {}, {u"--json"_s, u"--json-key=outlines"_s, path});
    static const QRegularExpression item(
        uR"~(null,\s*([\d.]+),\s*null\s*\],\s*"destpageposfrom1": (\d+).*?"title": "(.*?)")~"_s,
        QRegularExpression::DotMatchesEverythingOption);
    QStringList marks;
    for (auto match = item.globalMatch(told); match.hasNext();) {
        const QRegularExpressionMatch mark = match.next();
        marks.append(
            QStringList {mark.captured(3), mark.captured(2), mark.captured(1)}.join(u", "_s));
    }
    return marks;
}

} // namespace

class TestPdfOutline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marks_data();
    void marks();
    void pagesStayAsTheyAre();
    void detailsAreText();
    void whatIsNoPdfIsRefused_data();
    void whatIsNoPdfIsRefused();
};

void TestPdfOutline::marks_data()
{
    QTest::addColumn<std::vector<PdfMark>>("marks");
    QTest::addColumn<QStringList>("found");
    QTest::newRow("none") << std::vector<PdfMark> {} << QStringList {};
    QTest::newRow("one") << std::vector<PdfMark> {{u"A"_s, 0, 700}} << QStringList {u"A, 1, 700"_s};
    QTest::newRow("several, in order")
        << std::vector<PdfMark> {{u"A · tower"_s, 0, 612.25},
                                 {u"Б <&> ө"_s, 1, 799.5},
                                 {u"C"_s, 2, 1}}
        << QStringList {u"A · tower, 1, 612.25"_s, u"Б <&> ө, 2, 799.5"_s, u"C, 3, 1"_s};
}

void TestPdfOutline::marks()
{
    QFETCH(const std::vector<PdfMark>, marks);
    QFETCH(const QStringList, found);
    if (toldBy(u"qpdf"_s, {}, {u"--version"_s}).isEmpty())
        QSKIP("qpdf is not there to read the file");
    const Result<QByteArray> pdf = withDetails(pages(3), {{}, {}, u"en"_s, marks});
    VERIFY_OK(pdf);
    QCOMPARE(marksOf(*pdf), found);
}

void TestPdfOutline::pagesStayAsTheyAre()
{
    const QByteArray plain = pages(3);
    const Result<QByteArray> pdf = withDetails(plain, {{}, {}, u"en"_s, {{u"A"_s, 2, 500}}});
    VERIFY_OK(pdf);
    QCOMPARE(pageCount(*pdf), 3);
    TEXT_OR_SKIP(text, plain);
    QCOMPARE(textOf(*pdf), text);
}

void TestPdfOutline::detailsAreText()
{
    const Result<QByteArray> pdf
        = withDetails(pages(1), {u"A & B <C> (1)"_s, u"\\ Өмүр"_s, u"ky"_s, {}});
    VERIFY_OK(pdf);
    QVERIFY(pdf->contains("/Lang (ky)"));
    const QString told = toldBy(u"pdfinfo"_s, *pdf, {u"-"_s});
    if (told.isEmpty())
        QSKIP("pdfinfo is not there to read the file");
    for (const QString &words : {u"title"_s, u"A & B <C> (1)"_s, u"\\ Өмүр"_s, u"configurator"_s})
        QVERIFY2(told.contains(words), qPrintable(told));
}

void TestPdfOutline::whatIsNoPdfIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("text") << QByteArray("hello");
}

void TestPdfOutline::whatIsNoPdfIsRefused()
{
    QFETCH(const QByteArray, bytes);
    const Result<QByteArray> pdf = withDetails(bytes, {});
    QVERIFY(!pdf);
    QVERIFY2(pdf.error().startsWith(u"The PDF could not be finished: "_s), qPrintable(pdf.error()));
}

CONFIGURATOR_PRINT_TEST_MAIN(TestPdfOutline)
#include "tst_pdfoutline.moc"
