// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"

#include <QHash>

#include <map>

namespace configurator {

// What every source of notes looks at.
struct NoteInput
{
    const Catalogue &catalogue;
    const Build &build;
    const Totals &totals;
    Region region;
};

// Gathers notes and keeps their number bounded, however many rows a build has: equal notes of more
// than three rows become one that counts the others, and so does a long run of unequal ones.
class NoteCollector
{
public:
    void add(Note note) { addForRow(std::move(note), 0); }
    // `machines` is what the note counts for when it is merged with others.
    void addForRow(Note note, qint64 machines);
    // Warnings first, then info, then good; inside a severity in the order of coming.
    [[nodiscard]] std::vector<Note> notes() const;

private:
    struct Entry
    {
        std::vector<Note> notes; // at most three
        qint64 rows = 0;
        qint64 machines = 0;
        qint64 firstMachines = 0;
    };
    struct Kind
    {
        std::vector<Entry> entries;
        QHash<QString, std::size_t> byText;
        Note sample;
        qint64 machinesLeftOut = 0;
    };
    void addEntry(Kind &kind, Note note, qint64 machines);
    static void appendEntry(std::vector<Note> &notes, const Entry &entry);
    static void appendKind(std::vector<Note> &notes, const Kind &kind);

    std::vector<Kind> m_kinds;
    std::map<std::pair<QString, Severity>, std::size_t> m_kindIndex;
};

// A count as a translation's plural argument, which is an int.
int plural(qint64 count);
// "A, B and C" in the language of the locale; beyond four names the rest is counted.
QString nameList(const QStringList &names);

void addSupplyNotes(const NoteInput &input, NoteCollector &notes);
void addSlotNotes(const NoteInput &input, NoteCollector &notes);
void addCircuitNote(const NoteInput &input, NoteCollector &notes);
void addBridgeNotes(const NoteInput &input, NoteCollector &notes);
void addFabricNotes(const NoteInput &input, NoteCollector &notes);
void addPlaceNotes(const NoteInput &input, NoteCollector &notes);
void addUnitNotes(const NoteInput &input, NoteCollector &notes);

} // namespace configurator
