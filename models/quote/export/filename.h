// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

namespace configurator {

// A text as the name of a file that Linux, Windows and macOS all take: no separators, no "..", no
// name that Windows keeps for devices, no dot or space at the ends, at most 120 bytes of UTF-8.
// Letters of any script stay. "quote" when nothing is left. `suffix` ("pdf") comes behind.
QString safeFileName(const QString &text, const QString &suffix);

// The name to suggest: "Q-2026-000123 r2 Example Robotics LLC.pdf", "Draft Example Robotics
// LLC.pdf".
QString quoteFileName(const Quote &quote, const QString &suffix);

} // namespace configurator
