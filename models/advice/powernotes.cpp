// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/notesources.h"
#include "advice/advicetext.h"
#include "build/planning/hostrules.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// What one machine of a row draws with all that it holds.
struct Draw
{
    qint64 watts = 0;
    qint64 cards = 0;
    qint64 unknown = 0;
};

void addUnit(Draw &draw, const Unit *unit, qint64 count)
{
    if (!unit || !unit->powerW)
        draw.unknown += count;
    else
        draw.watts += *unit->powerW * count;
}

Draw drawOf(const Catalogue &catalogue, const BuildItem &item, const Unit &machine)
{
    Draw draw;
    addUnit(draw, &machine, 1);
    for (const BuildItem &held : item.holds) {
        const Unit *unit = catalogue.unit(held.unit);
        addUnit(draw, unit, held.count);
        if (unit && unit->card)
            draw.cards += held.count;
    }
    return draw;
}

bool isOver(const Draw &draw, qint64 supply)
{
    return draw.watts > supply;
}

QString overText(const Draw &draw, const QString &name, qint64 supply)
{
    const QString watts = wattsText(draw.watts);
    if (draw.cards == 0) {
        return AdviceText::tr("%1 can draw %2, more than its supply of %3 gives.")
            .arg(name, watts, wattsText(supply));
    }
    const QString pattern = draw.cards == 1
        ? AdviceText::tr("1 card and %1 can draw %2, more than its supply of %3 gives.")
        : AdviceText::tr("%Ln cards and %1 can draw %2, more than its supply of %3 gives.", nullptr,
                         plural(draw.cards));
    return pattern.arg(name, watts, wattsText(supply));
}

QString withinText(const Draw &draw, const QString &name, qint64 supply)
{
    const QString watts = wattsText(draw.watts);
    if (draw.cards == 0)
        return AdviceText::tr("%1 can draw %2 of the %3 supply.")
            .arg(name, watts, wattsText(supply));
    const QString pattern = draw.cards == 1
        ? AdviceText::tr("1 card and %1 can draw %2 of the %3 supply.")
        : AdviceText::tr("%Ln cards and %1 can draw %2 of the %3 supply.", nullptr,
                         plural(draw.cards));
    return pattern.arg(name, watts, wattsText(supply));
}

QString unknownDraw(qint64 units)
{
    return units == 1 ? AdviceText::tr("The draw of 1 unit in it is not known and comes on top.")
                      : AdviceText::tr("The draw of %Ln units in it is not known and comes on top.",
                                       nullptr, plural(units));
}

Note supplyNote(const Draw &draw, const QString &name, qint64 supply)
{
    Note note;
    note.code = u"supply-headroom"_s;
    note.title = AdviceText::tr("Power supply");
    note.severity = Severity::Warning;
    if (isOver(draw, supply)) {
        note.text = overText(draw, name, supply);
        return note;
    }
    note.text = withinText(draw, name, supply);
    if (draw.watts > lastingWatts(supply))
        note.text += u' ' + AdviceText::tr("Less than 10 % is left.");
    else
        note.severity = draw.unknown > 0 ? Severity::Info : Severity::Good;
    if (draw.unknown > 0)
        note.text += u' ' + unknownDraw(draw.unknown);
    return note;
}

// The circuits of the region, smallest first.
std::vector<const Circuit *> circuitsOf(const Catalogue &catalogue, Region region)
{
    std::vector<const Circuit *> circuits;
    for (const Circuit &circuit : catalogue.circuits()) {
        if (circuit.region == regionId(region) && circuit.continuousW > 0)
            circuits.push_back(&circuit);
    }
    std::ranges::stable_sort(circuits, {}, &Circuit::continuousW);
    return circuits;
}

QString severalCircuits(qint64 watts, const Circuit &largest)
{
    const qint64 count = (watts + largest.continuousW - 1) / largest.continuousW;
    return AdviceText::tr("This build can draw %1, more than one circuit carries for hours. "
                          "It needs %2 of the largest sort: %3, %4 each.")
        .arg(wattsText(watts), countText(count), largest.name, wattsText(largest.continuousW));
}

QString oneCircuit(const Circuit &circuit, bool isAllKnown)
{
    return isAllKnown
        ? AdviceText::tr("One %1 carries this build.").arg(circuit.name)
        : AdviceText::tr("One %1 carries what is known of this build's draw.").arg(circuit.name);
}

} // namespace

void addSupplyNotes(const NoteInput &input, NoteCollector &notes)
{
    for (const BuildItem &item : input.build.items) {
        const Unit *machine = input.catalogue.unit(item.unit);
        if (!machine || !machine->host || !machine->host->supplyW)
            continue;
        const Draw draw = drawOf(input.catalogue, item, *machine);
        notes.addForRow(supplyNote(draw, machine->name, *machine->host->supplyW), item.count);
    }
}

void addCircuitNote(const NoteInput &input, NoteCollector &notes)
{
    const qint64 watts = input.totals.powerW;
    const auto circuits = circuitsOf(input.catalogue, input.region);
    if (watts <= 0 || circuits.empty())
        return;
    const bool isAllKnown = input.totals.powerUnknown + input.totals.unknownUnits == 0;
    const auto enough = std::ranges::find_if(
        circuits, [&](const Circuit *circuit) { return circuit->continuousW >= watts; });
    Note note;
    note.code = u"wall-circuit"_s;
    note.title = AdviceText::tr("Wall circuit");
    if (enough == circuits.end()) {
        note.severity = Severity::Warning;
        note.text = severalCircuits(watts, *circuits.back());
    } else {
        note.severity = isAllKnown ? Severity::Good : Severity::Info;
        note.text = oneCircuit(**enough, isAllKnown);
    }
    notes.add(std::move(note));
}

} // namespace configurator
