// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/planning/placement.h"

#include "build/sums/groups.h"
#include "build/planning/room.h"

#include <algorithm>

namespace configurator {

namespace {

// One thing that somebody wants to put somewhere.
struct Wish
{
    const Catalogue &catalogue;
    const Build &build;
    const Unit &unit;
    qint64 count;

    [[nodiscard]] const BuildItem *row(int row) const { return itemAt(build, {row, -1}); }
};

QString whyNotIntoRow(const Wish &wish, int row)
{
    const BuildItem *item = wish.row(row);
    if (!item)
        return noSuchRow();
    const Unit *machine = wish.catalogue.unit(item->unit);
    if (!machine)
        return PlanText::tr("The catalogue does not know %1, so nothing can be put into it.")
            .arg(item->unit);
    const QString reason = whyNotInto(wish.unit, *machine);
    if (!reason.isEmpty() || machine->kind != UnitKind::Machine)
        return reason;
    return whyNoRoom(wish.catalogue, *item, wish.unit, wish.count);
}

bool isMachine(const Wish &wish, int row)
{
    const BuildItem *item = wish.row(row);
    const Unit *unit = item ? wish.catalogue.unit(item->unit) : nullptr;
    return unit && unit->kind == UnitKind::Machine;
}

// No sentence is made here: it is asked of every row.
bool takes(const Wish &wish, int row)
{
    const BuildItem *item = wish.row(row);
    const Unit *unit = item ? wish.catalogue.unit(item->unit) : nullptr;
    return unit && unit->kind == UnitKind::Machine
        && hasRoom(wish.catalogue, *item, wish.unit, wish.count)
        && whyNotInto(wish.unit, *unit).isEmpty();
}

bool takesFirstBridge(const Wish &wish, int row)
{
    return takes(wish, row) && bridgesIn(wish.catalogue, *wish.row(row)) == 0;
}

// The preferred row, else the last one for which this holds, else -1.
template <typename Claim>
int firstChoice(const Wish &wish, int preferredRow, Claim claim)
{
    if (claim(wish, preferredRow))
        return preferredRow;
    for (int row = static_cast<int>(wish.build.items.size()) - 1; row >= 0; --row)
        if (claim(wish, row))
            return row;
    return -1;
}

Place placeAnywhere(const Wish &wish, int preferredRow)
{
    if (wish.unit.kind == UnitKind::Machine)
        return {};
    const int unbridged = wish.unit.bridge ? firstChoice(wish, preferredRow, takesFirstBridge) : -1;
    return {unbridged >= 0 ? unbridged : firstChoice(wish, preferredRow, takes), -1};
}

Result<Place> placeInto(const Wish &wish, int row)
{
    const QString reason = whyNotIntoRow(wish, row);
    if (!reason.isEmpty())
        return Error {reason};
    if (isMachine(wish, row))
        return Place {row, -1};
    const Unit &card = *wish.catalogue.unit(wish.row(row)->unit);
    if (wish.unit.bridge && wish.unit.id != card.id) {
        const QString tooFew
            = whyNotOnLoose(wish.catalogue, wish.build, wish.unit, card, wish.count);
        if (!tooFew.isEmpty())
            return Error {tooFew};
    }
    return Place {-1, row + 1};
}

const std::vector<BuildItem> &itemsAt(const Build &build, const Place &place)
{
    return place.isGround() ? build.items
                            : build.items[static_cast<std::size_t>(place.machine)].holds;
}

// A row that may grow by this one: a neighbour of the place before any other.
std::ptrdiff_t equalRow(const std::vector<BuildItem> &items, const QString &unit, qint64 count,
                        int before)
{
    const auto grows = [&](const BuildItem &item) {
        return item.unit == unit && item.holds.empty() && item.count + count <= Build::maxCount;
    };
    for (const std::ptrdiff_t neighbour : {before - 1, before})
        if (neighbour >= 0 && neighbour < std::ssize(items)
            && grows(items[static_cast<std::size_t>(neighbour)]))
            return neighbour;
    const auto first = std::find_if(items.begin(), items.end(), grows);
    return first == items.end() ? -1 : first - items.begin();
}

ItemPath pathAt(const Place &place, std::ptrdiff_t index)
{
    const int position = static_cast<int>(index);
    return place.isGround() ? ItemPath {position, -1} : ItemPath {place.machine, position};
}

} // namespace

int machinesAt(const Build &build, const Place &place)
{
    return place.isGround() ? 1 : itemAt(build, {place.machine, -1})->count;
}

Result<Place> placeFor(const Catalogue &catalogue, const Build &build, const Unit &unit,
                       qint64 count, Target target, int preferredRow)
{
    const Wish wish {catalogue, build, unit, count};
    switch (target.kind) {
    case Target::Kind::Anywhere:
        return placeAnywhere(wish, preferredRow);
    case Target::Kind::Ground:
        return Place {-1, target.row};
    case Target::Kind::Into:
        return placeInto(wish, target.row);
    }
    Q_UNREACHABLE();
}

Plan planPut(const Build &build, const QString &unit, qint64 count, const Place &place)
{
    const std::vector<BuildItem> &items = itemsAt(build, place);
    const std::ptrdiff_t end = std::ssize(items);
    const std::ptrdiff_t equal = equalRow(items, unit, count, place.before);
    if (equal >= 0) {
        const int known = items[static_cast<std::size_t>(equal)].count;
        return std::vector<Change> {
            SetCount {pathAt(place, equal), static_cast<int>(known + count)}};
    }
    if (count > Build::maxCount)
        return Error {PlanText::tr("One row counts at most %1.").arg(countText(Build::maxCount))};
    const QString tooMany = place.isGround() ? whyTooManyRows(items.size() + 1) : QString();
    if (!tooMany.isEmpty())
        return Error {tooMany};
    const bool isInside = place.isGround() && place.before >= 0 && place.before <= end;
    const std::ptrdiff_t index = isInside ? place.before : end;
    return std::vector<Change> {
        InsertItem {pathAt(place, index), {unit, static_cast<int>(count), {}}}};
}

} // namespace configurator
