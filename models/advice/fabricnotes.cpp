// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/notesources.h"
#include "build/fabric.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int maxOffers = 4;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(FabricNotes)
};

// Equal machines, as the fabric sees them.
struct Machines
{
    const Unit *unit = nullptr;
    UnitGroup largest;
    qint64 count = 0;
};

struct Part
{
    const Unit *unit = nullptr;
    qint64 count = 0;
};

struct Site
{
    std::vector<Machines> machines;
    std::vector<Part> parts;
};

std::optional<UnitGroup> largestGroup(const Catalogue &catalogue, const BuildItem &item)
{
    std::optional<UnitGroup> largest;
    const GroupCounts inside = groupsIn(catalogue, item, -1);
    for (const CountedGroup &group : inside.groups()) {
        if (!largest || isLarger(group.group, *largest))
            largest = group.group;
    }
    return largest;
}

void addMachines(const Catalogue &catalogue, const BuildItem &item, const Unit &unit,
                 QHash<std::pair<const Unit *, UnitGroup>, std::size_t> &index, Site &site)
{
    if (unit.ports.empty())
        return;
    const std::optional<UnitGroup> largest = largestGroup(catalogue, item);
    if (!largest)
        return;
    const std::pair key {&unit, *largest};
    const auto found = index.constFind(key);
    if (found != index.cend()) {
        site.machines[*found].count += item.count;
        return;
    }
    index.insert(key, site.machines.size());
    site.machines.push_back({&unit, *largest, item.count});
}

void addPart(const BuildItem &item, const Unit &unit, Site &site)
{
    const auto same = std::ranges::find(site.parts, &unit, &Part::unit);
    if (same != site.parts.end())
        same->count += item.count;
    else
        site.parts.push_back({&unit, item.count});
}

Site siteOf(const NoteInput &input)
{
    Site site;
    QHash<std::pair<const Unit *, UnitGroup>, std::size_t> index;
    for (const BuildItem &item : input.build.items) {
        const Unit *unit = input.catalogue.unit(item.unit);
        if (unit && unit->kind == UnitKind::Machine)
            addMachines(input.catalogue, item, *unit, index, site);
        else if (unit && unit->fabric)
            addPart(item, *unit, site);
    }
    return site;
}

// Asks the sums themselves, so that a note never contradicts the groups that are drawn.
std::vector<LinkedGroup> joinedBy(const std::vector<Machines> &machines,
                                  const std::vector<Part> &parts)
{
    Fabrics fabrics;
    for (const Machines &some : machines)
        fabrics.addMachine(*some.unit, some.largest, some.count, -1);
    for (const Part &part : parts) {
        if (part.count > 0)
            fabrics.addPart(*part.unit, part.count);
    }
    GroupCounts alone;
    return fabrics.join(alone);
}

bool takes(const Unit &part, const Machines &machines)
{
    return !joinedBy({{machines.unit, machines.largest, 2}}, {{&part, 1}}).empty();
}

// How few of the part give the same groups; `parts` keeps the reduced count.
qint64 reduceToNeeded(std::vector<Part> &parts, std::size_t which,
                      const std::vector<Machines> &machines)
{
    const auto joined = joinedBy(machines, parts);
    qint64 tooFew = -1;
    qint64 enough = parts[which].count;
    while (enough - tooFew > 1) {
        parts[which].count = (tooFew + enough) / 2;
        if (joinedBy(machines, parts) == joined)
            enough = parts[which].count;
        else
            tooFew = parts[which].count;
    }
    parts[which].count = enough;
    return enough;
}

void addIdleNotes(const Site &site, NoteCollector &notes)
{
    std::vector<Part> parts = site.parts;
    for (std::size_t which = parts.size(); which-- > 0;) {
        const qint64 idle = site.parts[which].count - reduceToNeeded(parts, which, site.machines);
        if (idle == 0)
            continue;
        const QString name = parts[which].unit->name;
        Note note;
        note.code = u"idle-fabric"_s;
        note.severity = Severity::Warning;
        note.title = Say::tr("Network part without use");
        note.text = idle == 1
            ? Say::tr("1 × %1 joins nothing more. It takes machines with accelerators and "
                      "its port.")
                  .arg(name)
            : Say::tr("%Ln × %1 join nothing more. They take machines with accelerators and "
                      "their port.",
                      nullptr, plural(idle))
                  .arg(name);
        notes.add(std::move(note));
    }
}

// So many parts make one group of so many machines.
struct Offer
{
    const Unit *part = nullptr;
    Stack stack = Stack::Cuda;
    qint64 machines = 0;
    qint64 count = 0;
};

Offer offerFor(const Unit &part, Stack stack, qint64 machines)
{
    const Fabric &fabric = *part.fabric;
    const qint64 most = std::max(fabric.maxMachines, 1);
    if (fabric.isSwitch)
        return {&part, stack, machines, (machines + most - 1) / most};
    const qint64 joined = std::min(machines, most);
    return {&part, stack, joined, joined * (joined - 1) / 2};
}

// For every stack, all the machines that the part takes.
std::vector<Offer> offersOf(const Unit &part, const std::vector<Machines> &machines)
{
    std::map<Stack, qint64> counts;
    for (const Machines &some : machines) {
        if (takes(part, some))
            counts[some.largest.unit->accelerator->stack] += some.count;
    }
    std::vector<Offer> offers;
    for (const auto &[stack, count] : counts) {
        if (count >= 2 && part.fabric->maxMachines >= 2)
            offers.push_back(offerFor(part, stack, count));
    }
    return offers;
}

// The most machines first; for two a direct cable; then the cheaper, then by id.
auto preference(const Offer &offer)
{
    const bool isSwitchForTwo = offer.machines == 2 && offer.part->fabric->isSwitch;
    return std::tuple(-offer.machines, isSwitchForTwo, !offer.part->price,
                      offer.part->price.value_or(0) * offer.count, offer.count,
                      QStringView(offer.part->id));
}

std::optional<Offer> bestOffer(const Catalogue &catalogue, const std::vector<Machines> &machines)
{
    std::optional<Offer> best;
    for (const Unit &unit : catalogue.units()) {
        if (!unit.fabric)
            continue;
        for (const Offer &offer : offersOf(unit, machines)) {
            if (!best || preference(offer) < preference(*best))
                best = offer;
        }
    }
    return best;
}

void addOfferNote(const Offer &offer, qint64 count, NoteCollector &notes)
{
    Note note;
    note.code = u"missing-link-part"_s;
    note.severity = Severity::Info;
    note.title = Say::tr("Fast link");
    const QString pattern = count == 1
        ? Say::tr("%1 machines have a port for a fast link that joins them. 1 × %2 makes them "
                  "one fast-linked group.")
        : Say::tr("%1 machines have a port for a fast link that joins them. %Ln × %2 make "
                  "them one fast-linked group.",
                  nullptr, plural(count));
    note.text = pattern.arg(countText(offer.machines), offer.part->name);
    note.offerUnit = offer.part->id;
    note.offerCount = plural(count);
    notes.add(std::move(note));
}

bool isServed(const Machines &machines, const std::vector<Part> &parts)
{
    return std::ranges::any_of(parts,
                               [&](const Part &part) { return takes(*part.unit, machines); });
}

// Machines whose port no part of the build takes.
void addNewOffers(const Catalogue &catalogue, const Site &site, NoteCollector &notes)
{
    std::vector<Machines> open;
    std::ranges::copy_if(site.machines, std::back_inserter(open),
                         [&](const Machines &some) { return !isServed(some, site.parts); });
    for (int offered = 0; offered < maxOffers && !open.empty(); ++offered) {
        const std::optional<Offer> offer = bestOffer(catalogue, open);
        if (!offer)
            return;
        addOfferNote(*offer, offer->count, notes);
        std::erase_if(open, [&](const Machines &some) {
            return some.largest.unit->accelerator->stack == offer->stack
                && takes(*offer->part, some);
        });
    }
}

// A part that is there, but in too small a number for all its machines.
void addMoreOffers(const Site &site, NoteCollector &notes)
{
    for (std::size_t which = 0; which < site.parts.size(); ++which) {
        const Part &part = site.parts[which];
        for (const Offer &offer : offersOf(*part.unit, site.machines)) {
            if (offer.count <= part.count)
                continue;
            std::vector<Part> more = site.parts;
            more[which].count = offer.count;
            if (joinedBy(site.machines, more) != joinedBy(site.machines, site.parts))
                addOfferNote(offer, offer.count - part.count, notes);
        }
    }
}

} // namespace

void addFabricNotes(const NoteInput &input, NoteCollector &notes)
{
    const Site site = siteOf(input);
    if (!site.parts.empty())
        addIdleNotes(site, notes);
    qint64 machines = 0;
    for (const Machines &some : site.machines)
        machines += some.count;
    if (machines < 2)
        return;
    addNewOffers(input.catalogue, site, notes);
    addMoreOffers(site, notes);
}

} // namespace configurator
