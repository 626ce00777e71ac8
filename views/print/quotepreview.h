// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/print/quotesheet.h"

class QWidget;

namespace configurator {

// The quote's pages on screen, as they will be on paper, and from there to a printer.
void previewQuote(const QuoteSheet &sheet, QWidget *parent);

} // namespace configurator
