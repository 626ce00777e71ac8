// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/notesources.h"
#include "advice/advicetext.h"
#include "build/sums/groups.h"

#include <algorithm>
#include <tuple>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// The catalogue's bridges, looked for only once some cards stand unbridged.
class BridgeParts
{
public:
    explicit BridgeParts(const Catalogue &catalogue)
        : m_catalogue(catalogue)
    {
    }
    // The widest bridge for so many of this card; then the cheaper one, then by id.
    const Unit *bestFor(const Unit &card, qint64 unbridged);

private:
    const Catalogue &m_catalogue;
    std::optional<std::vector<const Unit *>> m_parts;
};

auto preference(const Unit &part)
{
    return std::tuple(-part.bridge->ways, !part.price, part.price.value_or(0),
                      QStringView(part.id));
}

const Unit *BridgeParts::bestFor(const Unit &card, qint64 unbridged)
{
    if (!m_parts) {
        m_parts.emplace();
        for (const Unit &unit : m_catalogue.units()) {
            if (unit.bridge && unit.bridge->link.isFast && unit.bridge->ways >= 2)
                m_parts->push_back(&unit);
        }
    }
    const Unit *best = nullptr;
    for (const Unit *part : *m_parts) {
        const bool fits = part->bridge->ways <= unbridged && part->bridge->gpus.contains(card.id);
        if (fits && (!best || preference(*part) < preference(*best)))
            best = part;
    }
    return best;
}

// Where cards and bridges meet: one machine of a row, or everything that lies loose.
struct BridgePlace
{
    int row = -1;
    QString machine; // empty: loose
    qint64 machines = 0;
    CardPool pool;
    std::map<const Unit *, qint64> bridges;
    std::vector<const Unit *> cards; // each sort once
};

void addPart(BridgePlace &place, const Unit *unit, qint64 count)
{
    if (!unit)
        return;
    if (unit->bridge)
        place.bridges[unit] += count;
    const bool isNew = std::ranges::find(place.cards, unit) == place.cards.end();
    if (unit->card && unit->accelerator && isNew)
        place.cards.push_back(unit);
}

BridgePlace machinePlace(const NoteInput &input, const BuildItem &item, int row)
{
    const Unit *machine = input.catalogue.unit(item.unit);
    BridgePlace place {row, machine ? machine->name : item.unit, item.count, {}, {}, {}};
    place.pool = poolOf(input.catalogue, item);
    for (const BuildItem &held : item.holds)
        addPart(place, input.catalogue.unit(held.unit), held.count);
    return place;
}

void addLooseRow(const NoteInput &input, const BuildItem &item, BridgePlace &place)
{
    addPart(place, input.catalogue.unit(item.unit), item.count);
    for (const BuildItem &held : item.holds)
        addPart(place, input.catalogue.unit(held.unit), qint64 {item.count} * held.count);
}

QString idleText(const BridgePlace &place, const Unit &part, qint64 idle)
{
    const QString ways = countText(part.bridge->ways);
    if (place.machine.isEmpty()) {
        const QString pattern = idle == 1
            ? AdviceText::tr("1 × %1 joins nothing. It takes %2 equal cards that it fits.")
            : AdviceText::tr("%Ln × %1 join nothing. Each takes %2 equal cards that it fits.",
                             nullptr, plural(idle));
        return pattern.arg(part.name, ways);
    }
    const QString pattern = idle == 1
        ? AdviceText::tr("1 × %1 in %3 joins nothing. It takes %2 equal cards that it fits.")
        : AdviceText::tr("%Ln × %1 in %3 join nothing. Each takes %2 equal cards that it fits.",
                         nullptr, plural(idle));
    return pattern.arg(part.name, ways, place.machine);
}

void addIdleNotes(const BridgePlace &place, const GroupCounts &joined, NoteCollector &notes)
{
    for (const auto &[part, count] : place.bridges) {
        qint64 idle = count;
        for (const CountedGroup &group : joined.groups())
            idle -= group.group.link == &part->bridge->link ? group.copies : 0;
        if (idle <= 0)
            continue;
        Note note;
        note.code = u"idle-bridge"_s;
        note.severity = Severity::Warning;
        note.title = AdviceText::tr("Bridge without cards");
        note.text = idleText(place, *part, idle);
        notes.addForRow(std::move(note), place.machines);
    }
}

QString missingText(const BridgePlace &place, const Unit &card)
{
    if (place.machine.isEmpty())
        return AdviceText::tr("No bridge joins the loose %1 cards yet.").arg(card.name);
    return AdviceText::tr("No bridge joins the %1 cards in %2 yet.").arg(card.name, place.machine);
}

QString offerText(const Unit &card, const Unit &part, qint64 offered)
{
    const Accelerator &accelerator = *card.accelerator;
    const Mib usable = accelerator.usableMib * accelerator.count * part.bridge->ways;
    const QString pattern = offered == 1
        ? AdviceText::tr("1 × %1 makes %2 of them one fast-linked group of %3.")
        : AdviceText::tr("%Ln × %1 make fast-linked groups of %2 cards, each of %3.", nullptr,
                         plural(offered));
    return pattern.arg(part.name, countText(part.bridge->ways), gibText(usable * bytesPerMib));
}

void addOfferNotes(const BridgePlace &place, BridgeParts &parts, NoteCollector &notes)
{
    for (const Unit *card : place.cards) {
        const qint64 unbridged = place.pool.unbridgedFor({{card->id}, 2, {}});
        const Unit *part = unbridged >= 2 ? parts.bestFor(*card, unbridged) : nullptr;
        if (!part)
            continue;
        const qint64 offered = unbridged / part->bridge->ways;
        Note note;
        note.code = u"missing-link-part"_s;
        note.severity = Severity::Info;
        note.title = AdviceText::tr("Fast link");
        note.text = missingText(place, *card) + u' ' + offerText(*card, *part, offered);
        note.offerUnit = part->id;
        note.offerRow = place.row;
        note.offerCount = plural(offered);
        notes.addForRow(std::move(note), place.machines);
    }
}

void addPlaceNotes(BridgePlace place, BridgeParts &parts, NoteCollector &notes)
{
    GroupCounts joined;
    place.pool.joinBridges(joined);
    addIdleNotes(place, joined, notes);
    addOfferNotes(place, parts, notes);
}

} // namespace

void addBridgeNotes(const NoteInput &input, NoteCollector &notes)
{
    BridgeParts parts(input.catalogue);
    BridgePlace loose;
    loose.pool = loosePool(input.catalogue, input.build);
    int row = 0;
    for (const BuildItem &item : input.build.items) {
        if (isMachineRow(input.catalogue.unit(item.unit), item))
            addPlaceNotes(machinePlace(input, item, row), parts, notes);
        else
            addLooseRow(input, item, loose);
        ++row;
    }
    addPlaceNotes(std::move(loose), parts, notes);
}

} // namespace configurator
