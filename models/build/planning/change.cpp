// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/planning/change.h"

#include <algorithm>

namespace configurator {

namespace {

using Items = std::vector<BuildItem>;

Items &itemsAround(Build &build, ItemPath path)
{
    Q_ASSERT(!path.isHeld() || itemAt(build, {path.row, -1}));
    return path.isHeld() ? build.items[static_cast<std::size_t>(path.row)].holds : build.items;
}

Items::difference_type indexOf(ItemPath path)
{
    return path.isHeld() ? path.held : path.row;
}

void move(Items &items, Items::difference_type from, Items::difference_type to)
{
    const auto begin = items.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
}

struct Applier
{
    Build &build;

    void operator()(const InsertItem &change) const
    {
        Items &items = itemsAround(build, change.at);
        Q_ASSERT(indexOf(change.at) >= 0 && indexOf(change.at) <= std::ssize(items));
        items.insert(items.begin() + indexOf(change.at), change.item);
    }
    void operator()(const RemoveItem &change) const
    {
        Q_ASSERT(itemAt(build, change.at));
        Items &items = itemsAround(build, change.at);
        items.erase(items.begin() + indexOf(change.at));
    }
    void operator()(const SetCount &change) const
    {
        Q_ASSERT(itemAt(build, change.at) && change.count >= 1 && change.count <= Build::maxCount);
        Items &items = itemsAround(build, change.at);
        items[static_cast<std::size_t>(indexOf(change.at))].count = change.count;
    }
    void operator()(const MoveItem &change) const
    {
        Q_ASSERT(itemAt(build, change.from) && itemAt(build, change.to));
        Q_ASSERT(change.from.isHeld() == change.to.isHeld());
        Q_ASSERT(!change.from.isHeld() || change.from.row == change.to.row);
        move(itemsAround(build, change.from), indexOf(change.from), indexOf(change.to));
    }
    void operator()(const SetChoice &change) const { build.choice = change.choice; }
};

struct Inverter
{
    const Build &before;

    Change operator()(const InsertItem &change) const { return RemoveItem {change.at}; }
    Change operator()(const RemoveItem &change) const
    {
        return InsertItem {change.at, itemBefore(change.at)};
    }
    Change operator()(const SetCount &change) const
    {
        return SetCount {change.at, itemBefore(change.at).count};
    }
    Change operator()(const MoveItem &change) const { return MoveItem {change.to, change.from}; }
    Change operator()(const SetChoice & /*change*/) const { return SetChoice {before.choice}; }

    [[nodiscard]] const BuildItem &itemBefore(ItemPath path) const
    {
        const BuildItem *item = itemAt(before, path);
        Q_ASSERT(item);
        return *item;
    }
};

} // namespace

Change inverse(const Build &before, const Change &change)
{
    return std::visit(Inverter {before}, change);
}

void apply(Build &build, const Change &change)
{
    std::visit(Applier {build}, change);
}

} // namespace configurator
