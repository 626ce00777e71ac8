// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/planning/room.h"

#include "build/planning/hostrules.h"
#include "build/sums/groups.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// "A", "A or B", "A, B or C".
QString anyOf(const Catalogue &catalogue, const QStringList &units)
{
    QStringList names;
    for (const QString &unit : units)
        names.append(nameOf(catalogue, unit));
    if (names.size() < 2)
        return names.join(QString());
    const QString last = names.takeLast();
    return PlanText::tr("%1 or %2").arg(names.join(u", "_s), last);
}

struct Places
{
    qint64 needed = 0;
    qint64 available = 0;
};

Places placesIn(const Catalogue &catalogue, const BuildItem &machine, const Unit &part, qint64 more)
{
    const Unit *host = catalogue.unit(machine.unit);
    if (!host || !host->host || !part.card)
        return {};
    const int available = std::max(slotUse(catalogue, machine).available(), 0);
    return {placesOf(*part.card, *host->host) * more, available};
}

QString whyNoPlace(const Catalogue &catalogue, const BuildItem &machine, const Unit &part,
                   qint64 more)
{
    const Places places = placesIn(catalogue, machine, part, more);
    const QString host = nameOf(catalogue, machine.unit);
    const QString name = countedName(part.name, more);
    if (places.available == 0)
        return PlanText::tr("%1 is full: it has no free place for %2.").arg(host, name);
    return PlanText::tr("%1 has too little room for %2: places needed %3, free %4.")
        .arg(host, name, countText(places.needed), countText(places.available));
}

CardPool unbridgedIn(const Catalogue &catalogue, const BuildItem &machine)
{
    CardPool pool = poolOf(catalogue, machine);
    GroupCounts joined;
    pool.joinBridges(joined);
    return pool;
}

bool hasKindFree(const BuildItem &machine, const Unit &part)
{
    return machine.holds.size() < static_cast<std::size_t>(Build::maxHolds)
        || std::any_of(machine.holds.begin(), machine.holds.end(),
                       [&](const BuildItem &held) { return held.unit == part.id; });
}

QString tooFewCards(const Catalogue &catalogue, const Unit &bridge, qint64 more,
                    const QString &holder, qint64 unbridged)
{
    const QString name = countedName(bridge.name, more);
    const QString cards = anyOf(catalogue, bridge.bridge->gpus);
    const QString needed = countText(bridge.bridge->ways * more);
    if (unbridged == 0)
        return PlanText::tr("%1 needs %2 equal cards (%3), but %4 has none that is free.")
            .arg(name, needed, cards, holder);
    return PlanText::tr("%1 needs %2 equal cards (%3), but %4 has only %5 free.")
        .arg(name, needed, cards, holder, countText(unbridged));
}

QString whyNotPlugged(const Unit &unit, const Unit &machine)
{
    const Host &host = *machine.host;
    switch (misfitOf(unit, machine)) {
    case Misfit::TooWide:
        return PlanText::tr("%1 is wider than all the places of %2 together.")
            .arg(unit.name, machine.name);
    case Misfit::TooMuchPower:
        return PlanText::tr("%1 draws up to %2, but %3 takes cards of at most %4.")
            .arg(unit.name, wattsText(*unit.powerW), machine.name, wattsText(*host.maxCardW));
    case Misfit::TooLong:
        return PlanText::tr("%1 is %2 mm long, but %3 takes cards of at most %4 mm.")
            .arg(unit.name, countText(*unit.card->lengthMm), machine.name,
                 countText(*host.maxLengthMm));
    case Misfit::None:
        break;
    }
    return {};
}

QString whyNotOnCard(const Unit &unit, const Unit &other)
{
    if (unit.id == other.id)
        return {};
    if (!unit.bridge)
        return PlanText::tr("%1 is no machine, so %2 cannot go into it.")
            .arg(other.name, unit.name);
    if (unit.bridge->gpus.contains(other.id))
        return {};
    return PlanText::tr("%1 does not fit %2.").arg(unit.name, other.name);
}

} // namespace

QString nameOf(const Catalogue &catalogue, const QString &unit)
{
    const Unit *known = catalogue.unit(unit);
    return known ? known->name : unit;
}

QString countedName(const QString &name, qint64 count)
{
    return count == 1 ? name : PlanText::tr("%1 × %2").arg(countText(count), name);
}

QString noSuchRow()
{
    return PlanText::tr("This row is no longer in the build.");
}

int placesOf(const Card &card, const Host &host)
{
    const int halves = std::max(host.slotHalves, 1);
    return std::max((card.halfSlots + halves - 1) / halves, 1);
}

SlotUse slotUse(const Catalogue &catalogue, const BuildItem &machine)
{
    const Unit *unit = catalogue.unit(machine.unit);
    if (!unit || !unit->host)
        return {};
    qint64 used = 0;
    for (const BuildItem &held : machine.holds) {
        const Unit *part = catalogue.unit(held.unit);
        if (part && part->card && part->card->form == FormFactor::Pcie)
            used += qint64 {placesOf(*part->card, *unit->host)} * held.count;
    }
    return {unit->host->slotCount, clampedCount(used)};
}

QString whyNotInto(const Unit &unit, const Unit &machine)
{
    if (unit.kind == UnitKind::Machine)
        return PlanText::tr("%1 is a whole machine and does not go into %2.")
            .arg(unit.name, machine.name);
    if (machine.kind != UnitKind::Machine)
        return whyNotOnCard(unit, machine);
    if (unit.kind == UnitKind::LinkPart && !unit.bridge)
        return PlanText::tr("%1 joins whole machines, so it stands beside %2, not in it.")
            .arg(unit.name, machine.name);
    if (unit.card && unit.card->form != FormFactor::Pcie)
        return PlanText::tr("%1 is a module for its own board and fits no slot of %2.")
            .arg(unit.name, machine.name);
    if (!machine.host || machine.host->slotCount <= 0)
        return PlanText::tr("%1 has no places for cards, so %2 does not go into it.")
            .arg(machine.name, unit.name);
    if (unit.bridge)
        return {};
    if (!unit.card)
        return PlanText::tr("What slot %1 needs is not known, so it does not go into %2.")
            .arg(unit.name, machine.name);
    return whyNotPlugged(unit, machine);
}

bool hasRoom(const Catalogue &catalogue, const BuildItem &machine, const Unit &part, qint64 more)
{
    if (!hasKindFree(machine, part))
        return false;
    if (part.bridge)
        return unbridgedIn(catalogue, machine).joinsLeft(*part.bridge) >= more;
    const Places places = placesIn(catalogue, machine, part, more);
    return places.needed <= places.available;
}

QString whyNoRoom(const Catalogue &catalogue, const BuildItem &machine, const Unit &part,
                  qint64 more)
{
    if (hasRoom(catalogue, machine, part, more))
        return {};
    const QString name = nameOf(catalogue, machine.unit);
    if (!hasKindFree(machine, part))
        return PlanText::tr("%1 holds %2 different parts already, and more are not possible.")
            .arg(name, countText(Build::maxHolds));
    if (!part.bridge)
        return whyNoPlace(catalogue, machine, part, more);
    const qint64 unbridged = unbridgedIn(catalogue, machine).unbridgedFor(*part.bridge);
    return tooFewCards(catalogue, part, more, name, unbridged);
}

QString whyNotOnLoose(const Catalogue &catalogue, const Build &build, const Unit &bridge,
                      const Unit &card, qint64 more)
{
    CardPool pool = loosePool(catalogue, build);
    GroupCounts joined;
    pool.joinBridges(joined);
    Bridge forCard = *bridge.bridge;
    forCard.gpus = QStringList {card.id};
    if (pool.joinsLeft(forCard) >= more)
        return {};
    return PlanText::tr("%1 needs %2 equal cards (%3). Loose and free: %4.")
        .arg(countedName(bridge.name, more), countText(forCard.ways * more), card.name,
             countText(pool.unbridgedFor(forCard)));
}

qint64 bridgesIn(const Catalogue &catalogue, const BuildItem &machine)
{
    qint64 bridges = 0;
    for (const BuildItem &held : machine.holds) {
        const Unit *part = catalogue.unit(held.unit);
        if (part && part->bridge)
            bridges += held.count;
    }
    return bridges;
}

QString whyTooManyUnits(qint64 units)
{
    if (units <= Build::maxUnits)
        return {};
    return PlanText::tr("A build holds at most %1 units, but this would make %2.")
        .arg(countText(Build::maxUnits), countText(units));
}

QString whyTooManyRows(std::size_t rows)
{
    if (rows <= static_cast<std::size_t>(Build::maxRows))
        return {};
    return PlanText::tr("A build has at most %1 rows.").arg(countText(Build::maxRows));
}

} // namespace configurator
