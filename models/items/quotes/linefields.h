// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/totals/quotetotals.h"

namespace configurator {

enum class LineColumn { Number, Item, Quantity, UnitPrice, Discount, Tax, Cost, Amount };
inline constexpr int lineColumnCount = 8;

// In which column a fault of a line is shown.
LineColumn columnOf(QuoteFault::Field field);
// A field as people see and type it; empty for the line's number.
QString fieldText(const QuoteLine &line, LineColumn column, const Currency &currency);
// Reads a field into the line, or says what would be right and leaves the line as it is.
Done takeField(QuoteLine &line, LineColumn column, const QString &typed, const Currency &currency);

} // namespace configurator
