// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/notesources.h"
#include "advice/advicetext.h"
#include "memory/enginestacks.h"

#include <QSet>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

void addUnknownUnits(const Totals &totals, NoteCollector &notes)
{
    if (totals.unknownUnits <= 0)
        return;
    Note note;
    note.code = u"unknown-units"_s;
    note.severity = Severity::Warning;
    note.title = AdviceText::tr("Not in this catalogue");
    note.text = totals.unknownUnits == 1
        ? AdviceText::tr("1 unit is not in this catalogue and counts as not known.")
        : AdviceText::tr("%Ln units are not in this catalogue and count as not known.", nullptr,
                         totals.unknownUnits);
    notes.add(std::move(note));
}

void addPowerUnknown(const Totals &totals, NoteCollector &notes)
{
    if (totals.powerUnknown <= 0)
        return;
    Note note;
    note.code = u"power-unknown"_s;
    note.severity = Severity::Info;
    note.title = AdviceText::tr("Power");
    note.text = totals.powerUnknown == 1
        ? AdviceText::tr("The draw of 1 unit is not known and is not in the sum.")
        : AdviceText::tr("The draw of %Ln units is not known and is not in the sum.", nullptr,
                         totals.powerUnknown);
    notes.add(std::move(note));
}

// Names of the units whose usable memory a family rule filled in, each once.
class AssumedUnits
{
public:
    void look(const Catalogue &catalogue, const BuildItem &item)
    {
        const Unit *unit = m_seen.contains(item.unit) ? nullptr : catalogue.unit(item.unit);
        m_seen.insert(item.unit);
        if (unit && unit->accelerator && unit->origins.value(u"usable"_s).isAssumed)
            m_names.append(unit->name);
        for (const BuildItem &held : item.holds)
            look(catalogue, held);
    }
    [[nodiscard]] const QStringList &names() const { return m_names; }

private:
    QSet<QString> m_seen;
    QStringList m_names;
};

void addUsableAssumed(const NoteInput &input, NoteCollector &notes)
{
    AssumedUnits assumed;
    for (const BuildItem &item : input.build.items)
        assumed.look(input.catalogue, item);
    if (assumed.names().isEmpty())
        return;
    Note note;
    note.code = u"usable-assumed"_s;
    note.severity = Severity::Info;
    note.title = AdviceText::tr("Usable memory");
    note.text
        = AdviceText::tr("The usable memory of %1 is assumed from similar products; no driver "
                         "or maker states it.")
              .arg(nameList(assumed.names()));
    notes.add(std::move(note));
}

// The different devices of one stack, by name, with their usable memory.
using Sorts = std::map<QString, Mib>;

Sorts sortsOf(const Totals &totals, Stack stack)
{
    Sorts sorts;
    for (const LinkedGroup &group : totals.groups) {
        if (group.stack != stack)
            continue;
        for (const GroupMember &member : group.members)
            sorts.emplace(member.name, member.usableMib);
    }
    return sorts;
}

QStringList namesOf(const Sorts &sorts)
{
    QStringList names;
    for (const auto &[name, usable] : sorts)
        names.append(name);
    return names;
}

QString mixedText(const Sorts &sorts)
{
    const auto bySize = [](const auto &a, const auto &b) { return a.second < b.second; };
    const auto [smallest, largest] = std::minmax_element(sorts.begin(), sorts.end(), bySize);
    const QString names = nameList(namesOf(sorts));
    if (smallest->second == largest->second) {
        return AdviceText::tr(
                   "This build mixes %1. They offer the same memory, so equal shares of a "
                   "model suit each of them.")
            .arg(names);
    }
    return AdviceText::tr("This build mixes %1. Where a model is split into equal shares, the "
                          "smallest, %2 with %3, sets the size of every share.")
        .arg(names, smallest->first, gibText(smallest->second * bytesPerMib));
}

void addMixedVendors(const Totals &totals, NoteCollector &notes)
{
    if (totals.stacks.size() < 2)
        return;
    QStringList names;
    for (const Stack stack : totals.stacks)
        names.append(stackName(stack));
    Note note;
    note.code = u"mixed-vendors"_s;
    note.severity = Severity::Warning;
    note.title = AdviceText::tr("Different vendors");
    note.text
        = AdviceText::tr("This build mixes GPUs for %1. They never share one model, so only the "
                         "memory of one sort counts for it.")
              .arg(nameList(names));
    notes.add(std::move(note));
}

void addMixedCards(const Totals &totals, NoteCollector &notes)
{
    for (const Stack stack : totals.stacks) {
        const Sorts sorts = sortsOf(totals, stack);
        if (sorts.size() < 2)
            continue;
        Note note;
        note.code = u"mixed-cards"_s;
        note.severity = Severity::Info;
        note.title = AdviceText::tr("Different GPUs");
        note.text = mixedText(sorts);
        notes.add(std::move(note));
    }
}

QString engineName(Engine engine)
{
    return engine == Engine::Vllm ? AdviceText::tr("vLLM") : AdviceText::tr("llama.cpp");
}

// Memory that fits is no help where the engine does not run at all.
void addEngineStack(const NoteInput &input, NoteCollector &notes)
{
    const ModelChoice &choice = input.build.choice;
    for (const Stack stack : input.totals.stacks) {
        if (choice.model.isEmpty() || runsOn(choice.engine, stack))
            continue;
        Note note;
        note.code = u"engine-stack"_s;
        note.severity = Severity::Warning;
        note.title = AdviceText::tr("Engine");
        note.text = AdviceText::tr(
                        "%1 does not run on GPUs for %2 by itself. Ask the maker which software "
                        "runs this model there.")
                        .arg(engineName(choice.engine), stackName(stack));
        notes.add(std::move(note));
    }
}

} // namespace

void addUnitNotes(const NoteInput &input, NoteCollector &notes)
{
    addUnknownUnits(input.totals, notes);
    addPowerUnknown(input.totals, notes);
    addUsableAssumed(input, notes);
    addMixedVendors(input.totals, notes);
    addMixedCards(input.totals, notes);
    addEngineStack(input, notes);
}

} // namespace configurator
