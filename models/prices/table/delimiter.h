// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/table/table.h"

#include <functional>
#include <optional>

namespace configurator {

const QString &delimiters(); // ; tab | and comma: the last is also a decimal mark

// Whether the rows hold what is looked for, the names of the columns say.
using LooksRight = std::function<bool(const Table &table)>;

// Each delimiter is tried on the first rows, outside quotes. One alone whose rows look right is
// taken, else the one that gives the steadiest count of columns, at least two; none when no
// delimiter does.
std::optional<QChar> likelyDelimiter(const QString &text, const LooksRight &looksRight);

} // namespace configurator
