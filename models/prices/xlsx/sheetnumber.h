// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace configurator {

// A number of a spreadsheet file as people typed it. Spreadsheets keep binary numbers, whose 17
// digits differ from what was typed behind the 15th: 0.57999999999999996 was 0.58. Rounded on the
// digits themselves, half away from zero, to 15 significant ones; then plain, without exponent and
// needless zeros. None for what is no number.
std::optional<QString> sheetNumber(QStringView text);

} // namespace configurator
