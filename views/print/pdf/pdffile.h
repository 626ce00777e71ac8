// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPageLayout>
#include <QString>

#include <functional>
#include <optional>

class QPagedPaintDevice;
class QPainter;

namespace configurator {

struct PdfSetup
{
    QString title; // of the document
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
    QPageSize::PageSizeId paper = QPageSize::A4;
};

// Paints all pages; false when the device refuses one.
using PdfPainting = std::function<bool(QPainter &, QPagedPaintDevice &)>;

// A document in memory; empty when it could not be painted. Needs a QGuiApplication for its fonts.
QByteArray paintPdf(const PdfSetup &setup, const PdfPainting &painting);

} // namespace configurator
