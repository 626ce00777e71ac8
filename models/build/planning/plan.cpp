// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/planning/plan.h"

#include "build/planning/placement.h"
#include "build/planning/room.h"

namespace configurator {

namespace {

qint64 unitsPerMachine(const BuildItem &machine)
{
    qint64 units = 1;
    for (const BuildItem &held : machine.holds)
        units += held.count;
    return units;
}

// What the whole build holds once this row counts so many.
qint64 unitsAfter(const Build &build, ItemPath path, qint64 count)
{
    const BuildItem &item = *itemAt(build, path);
    const qint64 each
        = path.isHeld() ? itemAt(build, {path.row, -1})->count : unitsPerMachine(item);
    return unitCount(build) + (count - item.count) * each;
}

// A held part may grow only as far as its machine has room; shrinking is always allowed.
QString whyNoMore(const Catalogue &catalogue, const Build &build, ItemPath path, qint64 count)
{
    const BuildItem &item = *itemAt(build, path);
    if (!path.isHeld() || count <= item.count)
        return {};
    const BuildItem &machine = *itemAt(build, {path.row, -1});
    const Unit *part = catalogue.unit(item.unit);
    const Unit *host = catalogue.unit(machine.unit);
    if (!part || !host)
        return {};
    const QString reason = whyNotInto(*part, *host);
    return reason.isEmpty() ? whyNoRoom(catalogue, machine, *part, count - item.count) : reason;
}

} // namespace

Plan planAdd(const Catalogue &catalogue, const Build &build, const QString &unit, int count,
             Target target, int preferredRow)
{
    const Unit *known = catalogue.unit(unit);
    if (!known)
        return Error {PlanText::tr("The catalogue has no unit %1.").arg(unit)};
    if (count < 1 || count > Build::maxCount)
        return Error {PlanText::tr("The count must be from 1 to %1, but is %2.")
                          .arg(countText(Build::maxCount), countText(count))};
    const Result<Place> place = placeFor(catalogue, build, *known, count, target, preferredRow);
    if (!place)
        return Error {place.error()};
    const QString tooMany
        = whyTooManyUnits(unitCount(build) + qint64 {count} * machinesAt(build, *place));
    if (!tooMany.isEmpty())
        return Error {tooMany};
    return planPut(build, unit, count, *place);
}

Plan planRemove(const Catalogue & /*catalogue*/, const Build &build, ItemPath path)
{
    if (!itemAt(build, path))
        return Error {noSuchRow()};
    return std::vector<Change> {RemoveItem {path}};
}

Plan planSetCount(const Catalogue &catalogue, const Build &build, ItemPath path, qint64 count)
{
    const BuildItem *item = itemAt(build, path);
    if (!item)
        return Error {noSuchRow()};
    if (count < 0 || count > Build::maxCount)
        return Error {PlanText::tr("The count must be from 0 to %1, but is %2.")
                          .arg(countText(Build::maxCount), countText(count))};
    if (count == 0)
        return planRemove(catalogue, build, path);
    if (count == item->count)
        return std::vector<Change> {};
    const QString tooMany
        = count > item->count ? whyTooManyUnits(unitsAfter(build, path, count)) : QString();
    if (!tooMany.isEmpty())
        return Error {tooMany};
    const QString noMore = whyNoMore(catalogue, build, path, count);
    if (!noMore.isEmpty())
        return Error {noMore};
    return std::vector<Change> {SetCount {path, static_cast<int>(count)}};
}

Plan planClear(const Build &build)
{
    std::vector<Change> changes;
    changes.reserve(build.items.size());
    for (int row = static_cast<int>(build.items.size()) - 1; row >= 0; --row)
        changes.emplace_back(RemoveItem {{row, -1}});
    return changes;
}

} // namespace configurator
