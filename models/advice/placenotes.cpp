// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/notesources.h"
#include "advice/advicetext.h"
#include "build/planning/hostrules.h"
#include "build/planning/plan.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString slotPattern(int halves)
{
    switch (halves) {
    case 2:
        return AdviceText::tr("%1 of %2 single-width slots used.");
    case 4:
        return AdviceText::tr("%1 of %2 double-width slots used.");
    case 6:
        return AdviceText::tr("%1 of %2 triple-width slots used.");
    default:
        return AdviceText::tr("%1 of %2 slots used.");
    }
}

Note slotNote(const SlotUse &use, const Unit &machine, bool isOnlyHost)
{
    Note note;
    note.code = u"slots"_s;
    note.title = AdviceText::tr("Slots");
    if (use.used > use.total) {
        note.severity = Severity::Warning;
        note.text = AdviceText::tr("The cards in %1 need %2 slots, and it has %3.")
                        .arg(machine.name, countText(use.used), countText(use.total));
        return note;
    }
    note.severity = use.used > 0 ? Severity::Good : Severity::Info;
    note.text
        = slotPattern(machine.host->slotHalves).arg(countText(use.used), countText(use.total));
    if (!isOnlyHost)
        note.text
            = AdviceText::tr("%1: %2", "machine: a sentence about it").arg(machine.name, note.text);
    return note;
}

const Unit *hostOf(const NoteInput &input, const BuildItem &item)
{
    const Unit *unit = input.catalogue.unit(item.unit);
    return unit && unit->host && unit->host->slotCount > 0 ? unit : nullptr;
}

void addCoolingNotes(const NoteInput &input, const BuildItem &item, const Unit &machine,
                     NoteCollector &notes)
{
    if (machine.host->coolsPassiveCards)
        return;
    for (const BuildItem &held : item.holds) {
        const Unit *unit = input.catalogue.unit(held.unit);
        if (!unit || !unit->card || !needsAirFlow(*unit->card))
            continue;
        Note note;
        note.code = u"passive-in-tower"_s;
        note.severity = Severity::Warning;
        note.title = AdviceText::tr("Cooling");
        note.text
            = AdviceText::tr("%1 has no fan of its own and needs a server's air flow, which %2 "
                             "does not give.")
                  .arg(unit->name, machine.name);
        notes.addForRow(std::move(note), item.count);
    }
}

void addBaseboardNote(const Unit &unit, NoteCollector &notes)
{
    Note note;
    note.code = u"needs-baseboard"_s;
    note.severity = Severity::Warning;
    note.title = AdviceText::tr("Module");
    note.text
        = AdviceText::tr("%1 is a module for a maker's baseboard. It goes into no slot, so it "
                         "has to come in a complete machine.")
              .arg(unit.name);
    notes.add(std::move(note));
}

struct LooseCards
{
    qint64 cards = 0;
    qint64 places = 0; // of the usual single width
};

void addNoHostNote(const LooseCards &loose, NoteCollector &notes)
{
    if (loose.cards == 0)
        return;
    Note note;
    note.code = u"no-host"_s;
    note.severity = Severity::Info;
    note.title = AdviceText::tr("Loose cards");
    const QString pattern = loose.cards == 1
        ? AdviceText::tr(
            "1 card goes into a computer that the customer has; it needs %1 places there.")
        : AdviceText::tr("%Ln cards go into a computer that the customer has; they need %1 places "
                         "there.",
                         nullptr, plural(loose.cards));
    note.text = loose.places == 1 ? AdviceText::tr(
                    "1 card goes into a computer that the customer has; it needs 1 place there.")
                                  : pattern.arg(countText(loose.places));
    notes.add(std::move(note));
}

} // namespace

void addSlotNotes(const NoteInput &input, NoteCollector &notes)
{
    const auto hosts = std::ranges::count_if(
        input.build.items, [&](const BuildItem &item) { return hostOf(input, item) != nullptr; });
    for (const BuildItem &item : input.build.items) {
        if (const Unit *machine = hostOf(input, item)) {
            notes.addForRow(slotNote(slotUse(input.catalogue, item), *machine, hosts == 1),
                            item.count);
        }
    }
}

void addPlaceNotes(const NoteInput &input, NoteCollector &notes)
{
    LooseCards loose;
    for (const BuildItem &item : input.build.items) {
        const Unit *unit = input.catalogue.unit(item.unit);
        if (!unit)
            continue;
        if (unit->host)
            addCoolingNotes(input, item, *unit, notes);
        if (unit->card && unit->card->form != FormFactor::Pcie)
            addBaseboardNote(*unit, notes);
        if (unit->card && unit->card->form == FormFactor::Pcie) {
            loose.cards += item.count;
            loose.places += qint64 {(unit->card->halfSlots + 1) / 2} * item.count;
        }
    }
    addNoHostNote(loose, notes);
}

} // namespace configurator
