// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/quotepdf.h"

#include "views/common/fonts.h"
#include "views/print/printstyle.h"
#include "views/print/quotepainter.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(QuotePdf)
};

QString titleOf(const QuoteSheet &sheet)
{
    const QString date = printedDate(sheet.issued);
    if (sheet.buildName.isEmpty())
        return Say::tr("Quote of %1").arg(date);
    return Say::tr("Quote of %1: %2").arg(date, printable(sheet.buildName));
}

bool setUp(QPdfWriter &writer, const QuoteSheet &sheet)
{
    const QMarginsF margins(pageMarginMm, pageMarginMm, pageMarginMm, pageMarginMm);
    writer.setResolution(printResolution);
    writer.setTitle(titleOf(sheet));
    writer.setCreator(u"configurator"_s);
    return writer.setPageSize(QPageSize(QPageSize::A4))
        && writer.setPageMargins(margins, QPageLayout::Millimeter);
}

bool paintInto(QBuffer &buffer, const QuoteSheet &sheet)
{
    QPdfWriter writer(&buffer);
    if (!setUp(writer, sheet))
        return false;
    QPainter painter;
    if (!painter.begin(&writer))
        return false;
    const QuotePainter pages(sheet, writer);
    const bool isPainted = pages.paint(painter, writer);
    return painter.end() && isPainted;
}

Error notWritten(const QString &path, const QString &reason)
{
    return Error {Say::tr("The quote could not be written to %1: %2.").arg(path, reason)};
}

} // namespace

Result<QByteArray> quotePdf(const QuoteSheet &sheet)
{
    if (sheet.lines.empty())
        return Error {Say::tr("The build is empty, so there is nothing to quote. Add a GPU or a "
                              "machine first.")};
    loadPrintFonts();
    QByteArray pdf;
    QBuffer buffer(&pdf);
    if (!buffer.open(QIODevice::WriteOnly) || !paintInto(buffer, sheet) || pdf.isEmpty())
        return Error {Say::tr("The quote could not be painted as a PDF.")};
    return pdf;
}

// The PDF writer reports success on a full disk, so the finished bytes are what is written.
Done writeQuotePdf(const QuoteSheet &sheet, const QString &path)
{
    const Result<QByteArray> pdf = quotePdf(sheet);
    if (!pdf)
        return Error {pdf.error()};
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return notWritten(path, file.errorString());
    if (file.write(*pdf) != pdf->size() || !file.flush() || !file.commit())
        return notWritten(path, file.errorString());
    return done();
}

} // namespace configurator
