// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>

class QHBoxLayout;
class QWidget;

namespace configurator {

// The columns that the head and every row of the recommended builds share.
inline constexpr int buildColumnCount = 7;
using BuildCells = std::array<QWidget *, buildColumnCount>;
// Fixed widths for figures; build and kind share what is left.
void placeCells(QHBoxLayout *row, const BuildCells &cells);

} // namespace configurator
