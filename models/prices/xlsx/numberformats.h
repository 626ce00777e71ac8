// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"

#include <QByteArray>

#include <vector>

namespace configurator {

// The sign that a number format shows beside a number: "€" for "0.00 [$€-407]", "USD" for a quoted
// USD. Empty where it shows none that is known.
QString currencySign(const QString &format);

// For each style of a cell (cellXfs of xl/styles.xml) the sign of its number format. The formats
// that a spreadsheet brings along show the sign of whoever looks, so they say nothing.
Result<std::vector<QString>> currencySignsOf(const QByteArray &xml, const QString &where);

} // namespace configurator
