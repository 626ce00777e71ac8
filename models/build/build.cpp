// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/build.h"

namespace configurator {

qint64 unitCount(const Build &build)
{
    qint64 units = 0;
    for (const BuildItem &item : build.items) {
        qint64 each = 1;
        for (const BuildItem &held : item.holds)
            each += held.count;
        units += item.count * each;
    }
    return units;
}

const BuildItem *itemAt(const Build &build, ItemPath path)
{
    if (path.row < 0 || static_cast<std::size_t>(path.row) >= build.items.size())
        return nullptr;
    const BuildItem &item = build.items[static_cast<std::size_t>(path.row)];
    if (!path.isHeld())
        return &item;
    const auto held = static_cast<std::size_t>(path.held);
    return held < item.holds.size() ? &item.holds[held] : nullptr;
}

} // namespace configurator
