// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/quotepdf.h"

#include "common/wholefile.h"
#include "quote/print/oneline.h"
#include "views/common/viewtext.h"
#include "views/print/paper/logo.h"
#include "views/print/paper/missingglyphs.h"
#include "views/print/paper/printstyle.h"
#include "views/print/pdf/pdffile.h"
#include "views/print/pdf/pdfoutline.h"
#include "views/print/quotepainter.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString titleOf(const QuoteSheet &sheet)
{
    const QString title = sheet.language.words.quote + u' ' + sheet.number;
    return sheet.customer.isEmpty() ? title : title + u" – "_s + onOneLine(sheet.customer);
}

QPageSize::PageSizeId pageSizeOf(PaperSize size)
{
    return size == PaperSize::Letter ? QPageSize::Letter : QPageSize::A4;
}

// From dots below the upper margin to points above the lower edge.
PdfMark markOf(const QuotePainter::Mark &mark, QPageSize::PageSizeId paper)
{
    constexpr double pointsAnInch = 72;
    constexpr double millimetresAnInch = 25.4;
    const double margin = pageMarginMm / millimetresAnInch * pointsAnInch;
    const double top = mark.top * pointsAnInch / printResolution;
    const double height = QPageSize(paper).size(QPageSize::Point).height();
    return {mark.title, mark.page, height - margin - top};
}

PdfDetails detailsOf(const QuoteSheet &sheet)
{
    PdfDetails details;
    details.author = onOneLine(sheet.seller);
    details.subject = sheet.dates;
    details.language = sheet.language.code;
    return details;
}

Error notWritten(const QString &path, const QString &reason)
{
    return Error {ViewText::tr("The quote could not be written to %1: %2.").arg(path, reason)};
}

QStringList logoFaults(const QByteArray &bytes)
{
    if (bytes.isEmpty())
        return {};
    const Result<Logo> logo = Logo::from(bytes);
    return logo ? QStringList() : QStringList {logo.error()};
}

} // namespace

Result<QByteArray> quotePdf(const QuoteSheet &sheet)
{
    if (!sheet.hasLines())
        return Error {
            ViewText::tr("The quote has no lines, so there is nothing to print. Add a GPU, a "
                         "machine or a line first.")};
    const PdfSetup setup {titleOf(sheet), QPageLayout::Portrait, pageSizeOf(sheet.paper)};
    PdfDetails details = detailsOf(sheet);
    const QByteArray pdf = paintPdf(setup, [&](QPainter &painter, auto &device) {
        const QuotePainter pages(sheet, device);
        for (const QuotePainter::Mark &mark : pages.marks())
            details.marks.push_back(markOf(mark, setup.paper));
        return pages.paint(painter, device);
    });
    if (pdf.isEmpty())
        return Error {ViewText::tr("The quote could not be painted as a PDF.")};
    return withDetails(pdf, details);
}

Done writeQuotePdf(const QuoteSheet &sheet, const QString &path)
{
    const Result<QByteArray> pdf = quotePdf(sheet);
    if (!pdf)
        return Error {pdf.error()};
    if (const auto reason = writeWhole(*pdf, path))
        return notWritten(path, *reason);
    return done();
}

bool paintQuote(const QuoteSheet &sheet, QPainter &painter, QPagedPaintDevice &device)
{
    return QuotePainter(sheet, device).paint(painter, device);
}

QStringList printWarnings(const QuoteSheet &sheet)
{
    return logoFaults(sheet.logo) + missingGlyphs(textsOf(sheet));
}

} // namespace configurator
