// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace configurator {

// A decimal figure as a whole number of its last places: "19.90" with two decimals is 1990. None
// for anything but plain digits with a point, for more decimals, and beyond 64 bits.
std::optional<qint64> decimalFrom(QStringView text, int decimals);
// The other way round, always with all decimals.
QString decimalText(qint64 scaled, int decimals);

} // namespace configurator
