// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/decimal.h"
#include "common/result.h"

#include <QLocale>

#include <vector>

namespace configurator {

// Texts of the shop's settings as people type them, each read or refused with a sentence.

// From 1 to 20 percentages from 0 to 100, parted by commas; where the decimal mark is a comma too,
// by semicolons or by a comma with a space behind it. One that is there twice counts once.
Result<std::vector<Decimal>> typedRates(const QString &text, const QLocale &locale = QLocale());
// Typed in again it means the same.
QString ratesText(const std::vector<Decimal> &rates, const QLocale &locale = QLocale());

// A percentage from 0 to 100: "12", "12 %".
Result<Decimal> typedShare(const QString &text, const QLocale &locale = QLocale());

// What a kWh costs, in units of the currency; nothing typed: not known.
Result<std::optional<Decimal>> typedTariff(const QString &text, const QLocale &locale = QLocale());

} // namespace configurator
