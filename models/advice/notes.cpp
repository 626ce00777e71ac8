// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/notesources.h"
#include "advice/advicetext.h"

#include <algorithm>
#include <limits>

namespace configurator {

namespace {

constexpr qint64 equalShown = 3;
constexpr std::size_t unequalShown = 8;
constexpr qsizetype namesShown = 4;

QString moreMachines(qint64 machines)
{
    return machines == 1
        ? AdviceText::tr("The same goes for 1 more machine.")
        : AdviceText::tr("The same goes for %Ln more machines.", nullptr, plural(machines));
}

} // namespace

int plural(qint64 count)
{
    return static_cast<int>(std::clamp<qint64>(count, 0, std::numeric_limits<int>::max()));
}

QString nameList(const QStringList &names)
{
    if (names.size() <= namesShown)
        return QLocale().createSeparatedList(names);
    QStringList shown = names.first(namesShown - 1);
    shown.append(AdviceText::tr("%Ln others", nullptr, plural(names.size() - shown.size())));
    return QLocale().createSeparatedList(shown);
}

void NoteCollector::addForRow(Note note, qint64 machines)
{
    const auto key = std::pair(note.code, note.severity);
    const auto [found, isNew] = m_kindIndex.try_emplace(key, m_kinds.size());
    if (isNew)
        m_kinds.emplace_back().sample = note;
    addEntry(m_kinds[found->second], std::move(note), machines);
}

void NoteCollector::addEntry(Kind &kind, Note note, qint64 machines)
{
    const auto same = kind.byText.constFind(note.text);
    if (same == kind.byText.cend()) {
        if (kind.entries.size() >= unequalShown) {
            kind.machinesLeftOut += machines;
            return;
        }
        kind.byText.insert(note.text, kind.entries.size());
        kind.entries.push_back({{std::move(note)}, 1, machines, machines});
        return;
    }
    Entry &entry = kind.entries[*same];
    ++entry.rows;
    entry.machines += machines;
    if (entry.rows <= equalShown)
        entry.notes.push_back(std::move(note));
}

void NoteCollector::appendEntry(std::vector<Note> &notes, const Entry &entry)
{
    if (entry.rows <= equalShown) {
        notes.insert(notes.end(), entry.notes.begin(), entry.notes.end());
        return;
    }
    Note merged = entry.notes.front();
    merged.text += u' ' + moreMachines(entry.machines - entry.firstMachines);
    notes.push_back(std::move(merged));
}

void NoteCollector::appendKind(std::vector<Note> &notes, const Kind &kind)
{
    for (const Entry &entry : kind.entries)
        appendEntry(notes, entry);
    if (kind.machinesLeftOut == 0)
        return;
    Note rest;
    rest.code = kind.sample.code;
    rest.severity = kind.sample.severity;
    rest.title = kind.sample.title;
    rest.text = moreMachines(kind.machinesLeftOut);
    notes.push_back(std::move(rest));
}

std::vector<Note> NoteCollector::notes() const
{
    std::vector<Note> notes;
    for (const Kind &kind : m_kinds)
        appendKind(notes, kind);
    std::ranges::stable_sort(notes, std::ranges::greater(), &Note::severity);
    return notes;
}

std::vector<Note> notesFor(const Catalogue &catalogue, const Build &build, const Totals &totals,
                           Region region)
{
    const NoteInput input {catalogue, build, totals, region};
    NoteCollector notes;
    addUnitNotes(input, notes);
    addPlaceNotes(input, notes);
    addBridgeNotes(input, notes);
    addFabricNotes(input, notes);
    addSupplyNotes(input, notes);
    addSlotNotes(input, notes);
    addCircuitNote(input, notes);
    return notes.notes();
}

} // namespace configurator
