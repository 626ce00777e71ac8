// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/fabricsite.h"
#include "advice/advicetext.h"
#include "advice/notesources.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int maxOffers = 4;

// How few of the part give the same groups; `parts` keeps the reduced count.
qint64 reduceToNeeded(std::vector<SitePart> &parts, std::size_t which,
                      const std::vector<SiteMachines> &machines)
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

void addOrdinaryNote(const Unit &part, NoteCollector &notes)
{
    Note note;
    note.code = u"ordinary-link"_s;
    note.severity = Severity::Info;
    note.title = AdviceText::tr("No fast link");
    note.text
        = AdviceText::tr("%1 joins machines, but it does not count as a fast link: their memory "
                         "stays in separate groups.")
              .arg(part.name);
    notes.add(std::move(note));
}

void addIdleNotes(const Site &site, NoteCollector &notes)
{
    std::vector<SitePart> parts = site.parts;
    for (std::size_t which = parts.size(); which-- > 0;) {
        if (!parts[which].unit->fabric->link.isFast) {
            addOrdinaryNote(*parts[which].unit, notes);
            continue;
        }
        const qint64 idle = site.parts[which].count - reduceToNeeded(parts, which, site.machines);
        if (idle == 0)
            continue;
        const QString name = parts[which].unit->name;
        Note note;
        note.code = u"idle-fabric"_s;
        note.severity = Severity::Warning;
        note.title = AdviceText::tr("Network part without use");
        note.text = idle == 1
            ? AdviceText::tr("1 × %1 has nothing to join. It takes machines with accelerators and "
                             "its port.")
                  .arg(name)
            : AdviceText::tr(
                  "%Ln × %1 have nothing to join. They take machines with accelerators and "
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
    int portGap = 0; // Gb/s between the part and the machines' ports
};

Offer offerFor(const Unit &part, Stack stack, qint64 machines)
{
    const Fabric &fabric = *part.fabric;
    const qint64 most = std::max(fabric.maxMachines, 1);
    if (fabric.isSwitch)
        return {&part, stack, machines, (machines + most - 1) / most, 0};
    const qint64 joined = std::min(machines, most);
    return {&part, stack, joined, joined * (joined - 1) / 2, 0};
}

int portGap(const Fabric &fabric, const Unit &machine)
{
    int least = std::numeric_limits<int>::max();
    for (const Port &port : machine.ports) {
        if (port.kind == fabric.portKind)
            least = std::min(least, std::abs(port.gbitS - fabric.gbitS));
    }
    return least;
}

// For every stack, all the machines that the part takes.
std::vector<Offer> offersOf(const Unit &part, const std::vector<SiteMachines> &machines)
{
    std::map<Stack, qint64> counts;
    std::map<Stack, int> gaps;
    for (const SiteMachines &some : machines) {
        if (!takes(part, some))
            continue;
        const Stack stack = some.largest.unit->accelerator->stack;
        counts[stack] += some.count;
        gaps[stack] = std::max(gaps[stack], portGap(*part.fabric, *some.unit));
    }
    std::vector<Offer> offers;
    for (const auto &[stack, count] : counts) {
        if (count < 2 || part.fabric->maxMachines < 2)
            continue;
        offers.push_back(offerFor(part, stack, count));
        offers.back().portGap = gaps[stack];
    }
    return offers;
}

// The most machines first; for two a direct cable; then what matches the ports, the cheaper one,
// and by id.
auto preference(const Offer &offer)
{
    const bool isSwitchForTwo = offer.machines == 2 && offer.part->fabric->isSwitch;
    return std::tuple(-offer.machines, isSwitchForTwo, offer.portGap, !offer.part->price,
                      offer.part->price.value_or(0) * offer.count, offer.count,
                      QStringView(offer.part->id));
}

std::optional<Offer> bestOffer(const Catalogue &catalogue,
                               const std::vector<SiteMachines> &machines)
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
    note.title = AdviceText::tr("Fast link");
    const QString pattern = count == 1
        ? AdviceText::tr(
            "%1 machines have a port for a fast link that joins them. 1 × %2 makes them "
            "one fast-linked group.")
        : AdviceText::tr("%1 machines have a port for a fast link that joins them. %Ln × %2 make "
                         "them one fast-linked group.",
                         nullptr, plural(count));
    note.text = pattern.arg(countText(offer.machines), offer.part->name);
    note.offerUnit = offer.part->id;
    note.offerCount = plural(count);
    notes.add(std::move(note));
}

bool isServed(const SiteMachines &machines, const std::vector<SitePart> &parts)
{
    return std::ranges::any_of(parts,
                               [&](const SitePart &part) { return takes(*part.unit, machines); });
}

// SiteMachines whose port no part of the build takes.
void addNewOffers(const Catalogue &catalogue, const Site &site, NoteCollector &notes)
{
    std::vector<SiteMachines> open;
    std::ranges::copy_if(site.machines, std::back_inserter(open),
                         [&](const SiteMachines &some) { return !isServed(some, site.parts); });
    for (int offered = 0; offered < maxOffers && !open.empty(); ++offered) {
        const std::optional<Offer> offer = bestOffer(catalogue, open);
        if (!offer)
            return;
        addOfferNote(*offer, offer->count, notes);
        std::erase_if(open, [&](const SiteMachines &some) {
            return some.largest.unit->accelerator->stack == offer->stack
                && takes(*offer->part, some);
        });
    }
}

// A part that is there, but in too small a number for all its machines.
void addMoreOffers(const Site &site, NoteCollector &notes)
{
    for (std::size_t which = 0; which < site.parts.size(); ++which) {
        const SitePart &part = site.parts[which];
        for (const Offer &offer : offersOf(*part.unit, site.machines)) {
            if (offer.count <= part.count)
                continue;
            std::vector<SitePart> more = site.parts;
            more[which].count = offer.count;
            if (joinedBy(site.machines, more) != joinedBy(site.machines, site.parts))
                addOfferNote(offer, offer.count - part.count, notes);
        }
    }
}

} // namespace

void addFabricNotes(const NoteInput &input, NoteCollector &notes)
{
    const Site site = siteOf(input.catalogue, input.build);
    if (!site.parts.empty())
        addIdleNotes(site, notes);
    qint64 machines = 0;
    for (const SiteMachines &some : site.machines)
        machines += some.count;
    if (machines < 2)
        return;
    addNewOffers(input.catalogue, site, notes);
    addMoreOffers(site, notes);
}

} // namespace configurator
