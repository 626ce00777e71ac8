// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace configurator {

// Where the columns stand; the head and the rows beneath it are laid out alike.
struct CompareColumns
{
    static constexpr int title = 184; // of the rows
    static constexpr int gap = 12; // before each column
    static constexpr int inset = 14; // inside a column
    static constexpr int least = 216; // so that both buttons of a column have room
    static constexpr int most = 500; // longer lines are hard to read

    int width = least;

    CompareColumns(int total, int count)
        : width(qBound(least, count > 0 ? (total - title) / count - gap : least, most))
    {
    }
    [[nodiscard]] int x(int column) const { return title + gap + column * (width + gap); }

    static constexpr int leastTotal(int count) { return title + count * (gap + least); }
};

} // namespace configurator
