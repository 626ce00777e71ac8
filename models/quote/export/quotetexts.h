// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/print/quotesheet.h"

namespace configurator {

// A quote for the clipboard, with the very texts that are printed.
QString quotePlainText(const QuoteSheet &sheet);
// As a Markdown document with tables (GitHub's dialect). Text from outside is escaped, so that it
// shows as it was written.
QString quoteMarkdown(const QuoteSheet &sheet);

// Text that Markdown shows as it stands, on one line.
QString markdownText(const QString &text);

} // namespace configurator
