// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/quotepreview.h"

#include "views/print/paper/printstyle.h"
#include "views/print/quotepdf.h"

#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>

namespace configurator {

namespace {

void preparePrinter(QPrinter &printer, const QuoteSheet &sheet)
{
    const auto size = sheet.paper == PaperSize::A4 ? QPageSize::A4 : QPageSize::Letter;
    printer.setResolution(printResolution);
    printer.setPageSize(QPageSize(size));
    printer.setPageMargins({pageMarginMm, pageMarginMm, pageMarginMm, pageMarginMm},
                           QPageLayout::Millimeter);
    printer.setDocName(sheet.number);
}

} // namespace

void previewQuote(const QuoteSheet &sheet, QWidget *parent)
{
    QPrinter printer(QPrinter::HighResolution);
    preparePrinter(printer, sheet);
    QPrintPreviewDialog dialog(&printer, parent);
    dialog.setWindowTitle(QPrintPreviewDialog::tr("Preview of %1").arg(sheet.number));
    dialog.resize(900, 800);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog,
                     [&sheet](QPrinter *device) {
                         QPainter painter(device);
                         paintQuote(sheet, painter, *device);
                     });
    dialog.exec();
}

} // namespace configurator
