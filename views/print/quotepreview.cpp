// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/print/quotepreview.h"

#include "views/common/spoken.h"
#include "views/print/paper/printstyle.h"
#include "views/print/quotepdf.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
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

// Qt's own dialog names neither its fields nor its pages.
void nameParts(QPrintPreviewDialog &dialog)
{
    for (auto *pages : dialog.findChildren<QPrintPreviewWidget *>()) {
        for (auto *view : pages->findChildren<QAbstractScrollArea *>()) {
            speakAs(view, QAccessible::Document);
            view->setAccessibleName(QPrintPreviewDialog::tr("Pages"));
            view->viewport()->setFocusPolicy(Qt::NoFocus);
        }
    }
    for (auto *line : dialog.findChildren<QLineEdit *>()) {
        auto *zoom = qobject_cast<QComboBox *>(line->parentWidget());
        if (zoom)
            nameUnseen(zoom, QPrintPreviewDialog::tr("Zoom"));
        line->setAccessibleName(zoom ? QPrintPreviewDialog::tr("Zoom")
                                     : QPrintPreviewDialog::tr("Page"));
    }
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
    nameParts(dialog);
    dialog.exec();
}

} // namespace configurator
