// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"
#include "prices/table/table.h"

#include <limits>

namespace configurator {

// Fields in quotes may hold the delimiter, line breaks and doubled quotes (RFC 4180); a quote
// inside a field that does not begin with one is itself. `delimiter` is one of ; , tab |. Reads at
// most `mostRows` rows that are not empty. Errors name `file` and the row.
Result<Table> readCsv(const QString &text, QChar delimiter, const QString &file,
                      int mostRows = std::numeric_limits<int>::max());

} // namespace configurator
