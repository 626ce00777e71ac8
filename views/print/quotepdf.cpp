// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/quotepdf.h"

#include "views/print/pdffile.h"
#include "views/print/quotepainter.h"

#include <QCoreApplication>

namespace configurator {

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
    const QByteArray pdf = paintPdf({titleOf(sheet)}, [&](QPainter &painter, auto &device) {
        return QuotePainter(sheet, device).paint(painter, device);
    });
    if (pdf.isEmpty())
        return Error {Say::tr("The quote could not be painted as a PDF.")};
    return pdf;
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

} // namespace configurator
