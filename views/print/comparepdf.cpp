// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/comparepdf.h"

#include "common/wholefile.h"
#include "views/common/viewtext.h"
#include "views/print/comparepainter.h"
#include "views/print/pdf/pdffile.h"

namespace configurator {

Result<QByteArray> comparisonPdf(const SideBySide &table, QDate made)
{
    if (!table.isComparison())
        return Error {ViewText::tr("A comparison needs two builds. Add another build first.")};
    const PdfSetup setup {comparisonTitle(made), QPageLayout::Landscape};
    const QByteArray pdf = paintPdf(setup, [&](QPainter &painter, auto &device) {
        return ComparePainter(table, made, device).paint(painter, device);
    });
    if (pdf.isEmpty())
        return Error {ViewText::tr("The comparison could not be painted as a PDF.")};
    return pdf;
}

Done writeComparisonPdf(const SideBySide &table, QDate made, const QString &path)
{
    const Result<QByteArray> pdf = comparisonPdf(table, made);
    if (!pdf)
        return Error {pdf.error()};
    if (const auto reason = writeWhole(*pdf, path))
        return Error {
            ViewText::tr("The comparison could not be written to %1: %2.").arg(path, *reason)};
    return done();
}

} // namespace configurator
