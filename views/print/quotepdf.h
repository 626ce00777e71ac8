// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotesheet.h"

#include <QByteArray>

namespace configurator {

// The quote as a PDF file in memory. Needs a QGuiApplication for its fonts.
Result<QByteArray> quotePdf(const QuoteSheet &sheet);

// The same on disk, written whole or not at all: an older file stays when anything fails.
Done writeQuotePdf(const QuoteSheet &sheet, const QString &path);

} // namespace configurator
