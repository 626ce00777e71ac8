// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/print/quotesheet.h"

#include <QByteArray>

class QPagedPaintDevice;
class QPainter;

namespace configurator {

// The quote as a PDF file in memory, on its own paper size, with a bookmark for each of several
// alternatives. Refuses a quote without lines. Needs a QGuiApplication for its fonts.
Result<QByteArray> quotePdf(const QuoteSheet &sheet);

// The same on disk, written whole or not at all: an older file stays when anything fails.
Done writeQuotePdf(const QuoteSheet &sheet, const QString &path);

// Paints all pages on a printer or a preview whose page size, margins and resolution (see
// printstyle.h) are set. False when the device refuses a page.
bool paintQuote(const QuoteSheet &sheet, QPainter &painter, QPagedPaintDevice &device);

// What the paper will lack, as sentences to be shown before export: letters that no installed font
// has, a logo that can't be read.
QStringList printWarnings(const QuoteSheet &sheet);

} // namespace configurator
