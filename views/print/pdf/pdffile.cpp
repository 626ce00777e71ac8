// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/pdf/pdffile.h"

#include "views/common/fonts.h"
#include "views/print/paper/printstyle.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

bool setUp(QPdfWriter &writer, const PdfSetup &setup)
{
    const QMarginsF margins(pageMarginMm, pageMarginMm, pageMarginMm, pageMarginMm);
    writer.setResolution(printResolution);
    writer.setTitle(setup.title);
    writer.setCreator(u"configurator"_s);
    return writer.setPageSize(QPageSize(setup.paper))
        && writer.setPageOrientation(setup.orientation)
        && writer.setPageMargins(margins, QPageLayout::Millimeter);
}

bool paintInto(QBuffer &buffer, const PdfSetup &setup, const PdfPainting &painting)
{
    QPdfWriter writer(&buffer);
    if (!setUp(writer, setup))
        return false;
    QPainter painter;
    if (!painter.begin(&writer))
        return false;
    const bool isPainted = painting(painter, writer);
    return painter.end() && isPainted;
}

} // namespace

QByteArray paintPdf(const PdfSetup &setup, const PdfPainting &painting)
{
    loadPrintFonts();
    QByteArray pdf;
    QBuffer buffer(&pdf);
    if (!buffer.open(QIODevice::WriteOnly) || !paintInto(buffer, setup, painting))
        return {};
    return pdf;
}

} // namespace configurator
