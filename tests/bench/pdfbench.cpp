// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/bench.h"

#include "support/printedquotes.h"
#include "views/print/quotepdf.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

namespace configurator::bench {

using namespace Qt::StringLiterals;

namespace {

double pdfTime(const Quote &quote)
{
    return medianTime([&quote] {
        const Result<QuoteSheet> sheet = quoteSheet(quote);
        const Result<QByteArray> pdf = sheet ? quotePdf(*sheet) : Error {sheet.error()};
        if (!pdf)
            std::printf("no PDF: %s\n", qPrintable(pdf.error()));
    });
}

Quote onePage()
{
    return test::printedQuote(3);
}

QString cell(const QString &text, const QString &kind = u"td"_s)
{
    return u"<%1>%2</%1>"_s.arg(kind, text.toHtmlEscaped());
}

QString rows(const SheetAlternative &alternative)
{
    QString html;
    for (const SheetLine &line : alternative.lines)
        html += u"<tr>"_s + cell(line.number)
            + u"<td><b>%1</b><br>%2</td>"_s.arg(line.name.toHtmlEscaped(),
                                                line.details.toHtmlEscaped())
            + cell(line.quantity) + cell(line.unitPrice) + cell(line.taxRate) + cell(line.amount)
            + u"</tr>"_s;
    for (const SheetSum &sum : alternative.sums)
        html += u"<tr><td colspan=5>%1</td>%2</tr>"_s.arg(sum.name.toHtmlEscaped(),
                                                          cell(sum.figure));
    return html
        + u"<tr><th colspan=5>%1</th>%2</tr>"_s.arg(alternative.total.name,
                                                    cell(alternative.total.figure, u"th"_s));
}

QString bars(const MemoryPicture &picture)
{
    QString html;
    for (const std::vector<BarSegment> *bar :
         {&picture.needs, &picture.combined, &picture.fastLinked}) {
        html += u"<div style='height:5mm'>"_s;
        for (const BarSegment &segment : *bar)
            html += u"<span style='display:inline-block;height:4mm;background:#3b5bdb;width:%1mm'>"
                    u"</span>"_s.arg(segment.bytes * 90 / std::max<Bytes>(picture.scale, 1));
        html += u"</div>"_s;
    }
    return html;
}

// The same texts and figures as a web page.
QByteArray htmlOf(const QuoteSheet &sheet)
{
    const SheetAlternative &alternative = sheet.alternatives.front();
    QString html = u"<!DOCTYPE html><meta charset=utf-8><style>body{font:10pt Inter}"
                   u"table{width:100%;border-collapse:collapse}td{border-bottom:1px solid #ddd}"
                   u"</style><h1>%1</h1>"_s.arg(sheet.language.words.quote.toHtmlEscaped());
    for (const QString &text : QStringList {sheet.seller, sheet.number, sheet.dates, sheet.customer}
             + sheet.sellerLines + sheet.customerLines)
        html += cell(text, u"p"_s);
    html += u"<table>"_s + rows(alternative) + u"</table>"_s;
    if (alternative.facts) {
        html += bars(alternative.facts->chart.picture);
        for (const SheetNumber &number : alternative.facts->numbers)
            html += cell(number.name, u"p"_s) + cell(number.figure, u"h2"_s)
                + cell(number.remark, u"p"_s);
        html += cell(alternative.facts->verdictTitle + u' ' + alternative.facts->verdictText,
                     u"p"_s);
    }
    return (html + cell(sheet.terms.join(u' '), u"p"_s)).toUtf8();
}

// Start, work and end of a process.
double processTime(const QString &program, const QStringList &words)
{
    return medianTime([&] {
        QProcess process;
        process.start(program, words);
        if (!process.waitForFinished(60'000) || process.exitCode() != 0)
            std::printf("%s failed: %s\n", qPrintable(program),
                        process.readAllStandardError().constData());
    });
}

// None where the tool is not installed.
std::optional<double> otherTime(const Quote &quote)
{
    const QString tool = QStandardPaths::findExecutable(u"wkhtmltopdf"_s);
    const Result<QuoteSheet> sheet = quoteSheet(quote);
    if (tool.isEmpty() || !sheet)
        return {};
    const QTemporaryDir folder;
    QFile page(folder.filePath(u"quote.html"_s));
    const QByteArray html = htmlOf(*sheet);
    if (!page.open(QIODevice::WriteOnly) || page.write(html) != html.size())
        return {};
    page.close();
    return processTime(tool, {u"--quiet"_s, page.fileName(), folder.filePath(u"quote.pdf"_s)});
}

void compareOnePage()
{
    const double inside = pdfTime(onePage());
    const double alone = processTime(QCoreApplication::applicationFilePath(), {u"--pdf"_s});
    std::printf("PDF of one page: %.1f ms in the program, %.0f ms as a process of its own\n",
                inside, alone);
    if (const std::optional<double> other = otherTime(onePage()))
        std::printf("wkhtmltopdf with the same page: %.0f ms, ratio %.3f in the program (aim 0.1), "
                    "%.2f process against process\n",
                    *other, inside / *other, alone / *other);
    else
        std::printf("wkhtmltopdf is not installed, so there is nothing to compare it with\n");
}

} // namespace

int printOneQuote()
{
    const Result<QuoteSheet> sheet = quoteSheet(onePage());
    return sheet && quotePdf(*sheet) ? 0 : 1;
}

void timePdf()
{
    compareOnePage();
    const double hundred = pdfTime(test::printedQuote(100));
    const double thousand = pdfTime(test::printedQuote(1'000));
    std::printf("PDF of 100 lines: %.0f ms, of 1,000 lines: %.0f ms, %.2f times as much a line\n",
                hundred, thousand, thousand / hundred / 10);
}

} // namespace configurator::bench
