// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/planning/placement.h"
#include "build/planning/room.h"

#include <algorithm>

namespace configurator {

namespace {

// A row on its way: all its units together, so that none is lost between machines of other counts.
struct Parcel
{
    const Catalogue &catalogue;
    const Build &build;
    ItemPath from;
    const BuildItem &item;

    [[nodiscard]] qint64 units() const
    {
        const int machines = from.isHeld() ? itemAt(build, {from.row, -1})->count : 1;
        return qint64 {item.count} * machines;
    }
};

Plan planReorder(const Build &build, int from, int before)
{
    const int end = static_cast<int>(build.items.size());
    const int target = before < 0 || before > end ? end : before;
    const int to = target > from ? target - 1 : target;
    if (to == from)
        return std::vector<Change> {};
    return std::vector<Change> {MoveItem {{from, -1}, {to, -1}}};
}

// The build once the parcel has left, and where the target row is then.
Build without(const Parcel &parcel)
{
    Build rest = parcel.build;
    apply(rest, RemoveItem {parcel.from});
    return rest;
}

int rowAfterwards(const Parcel &parcel, int row)
{
    return !parcel.from.isHeld() && row > parcel.from.row ? row - 1 : row;
}

Plan planDeliver(const Parcel &parcel, const Build &rest, qint64 count, const Place &place)
{
    const Plan put = planPut(rest, parcel.item.unit, count, place);
    if (!put)
        return put;
    std::vector<Change> changes {RemoveItem {parcel.from}};
    changes.insert(changes.end(), put->begin(), put->end());
    return changes;
}

Plan planToGround(const Parcel &parcel, int before)
{
    return planDeliver(parcel, without(parcel), parcel.units(), {-1, before});
}

Plan planShare(const Parcel &parcel, const Unit &unit, int row)
{
    const BuildItem &machine = *itemAt(parcel.build, {row, -1});
    const Unit *host = parcel.catalogue.unit(machine.unit);
    const bool isMachine = host && host->kind == UnitKind::Machine;
    const qint64 machines = isMachine ? machine.count : 1;
    if (parcel.units() % machines != 0)
        return Error {
            PlanText::tr("%1 can't be shared out equally among %2.")
                .arg(countedName(unit.name, parcel.units()), countedName(host->name, machines))};
    const Build rest = without(parcel);
    const qint64 each = parcel.units() / machines;
    const Target into {Target::Kind::Into, rowAfterwards(parcel, row)};
    const Result<Place> place = placeFor(parcel.catalogue, rest, unit, each, into, -1);
    if (!place)
        return Error {place.error()};
    return planDeliver(parcel, rest, each, *place);
}

Plan planInto(const Parcel &parcel, int row)
{
    const BuildItem *target = itemAt(parcel.build, {row, -1});
    if (!target)
        return Error {noSuchRow()};
    if (row == parcel.from.row)
        return std::vector<Change> {};
    const Unit *unit = parcel.catalogue.unit(parcel.item.unit);
    if (!unit)
        return Error {PlanText::tr("Whether %1 fits is not known: the catalogue lacks it.")
                          .arg(parcel.item.unit)};
    if (!parcel.item.holds.empty())
        return Error {
            PlanText::tr("%1 holds other parts and stays a row of its own.").arg(unit->name)};
    const Unit *host = parcel.catalogue.unit(target->unit);
    const bool isLooseBridge = unit->bridge && !parcel.from.isHeld() && unit->id != target->unit;
    // It lies loose already: only its place in the list changes.
    if (isLooseBridge && host && host->kind == UnitKind::Gpu && whyNotInto(*unit, *host).isEmpty())
        return planReorder(parcel.build, parcel.from.row, row + 1);
    return planShare(parcel, *unit, row);
}

} // namespace

Plan planMove(const Catalogue &catalogue, const Build &build, ItemPath from, Target target)
{
    const BuildItem *item = itemAt(build, from);
    if (!item)
        return Error {noSuchRow()};
    const Parcel parcel {catalogue, build, from, *item};
    if (target.kind == Target::Kind::Into)
        return planInto(parcel, target.row);
    const int before = target.kind == Target::Kind::Ground ? target.row : -1;
    return from.isHeld() ? planToGround(parcel, before) : planReorder(build, from.row, before);
}

} // namespace configurator
