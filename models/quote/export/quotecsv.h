// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

namespace configurator {

// A quote as CSV for spreadsheets and other programs: UTF-8 with a byte order mark, CRLF, the
// delimiter "," (RFC 4180) or ";" for spreadsheets whose decimal mark is the comma. One head row,
// then for each alternative its lines ("line"), its sums ("subtotal", "discount", "tax", "total")
// and the code of its build ("build_code", as the name). Figures are machine-readable whatever the
// language: a point, no grouping, as many places as the currency has. Texts stand in quotes, so
// that a SKU of digits stays text; one that a spreadsheet would run as a formula begins with an
// apostrophe. What the shop pays is not in it. Refuses a quote with figures that no total can be
// made of.
Result<QByteArray> quoteCsv(const Quote &quote, QChar delimiter = QLatin1Char(','));

// The names of the columns, in order.
QStringList csvColumns();

} // namespace configurator
