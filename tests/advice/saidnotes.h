// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"
#include "support/samples.h"

using Items = std::vector<configurator::BuildItem>;
Q_DECLARE_METATYPE(Items)

namespace configurator::test {

using namespace Qt::StringLiterals;

inline std::vector<Note> notesOf(const Catalogue &catalogue, const Items &items,
                                 Region region = Region::Eu)
{
    Build build;
    build.items = items;
    return notesFor(catalogue, build, totalsOf(catalogue, build), region);
}

inline std::vector<Note> notesOf(const Items &items)
{
    return notesOf(sampleCatalogue(), items);
}

// "warning: text" of every note with that code.
inline QStringList said(const std::vector<Note> &notes, const QString &code)
{
    QStringList texts;
    for (const Note &note : notes) {
        if (note.code == code)
            texts.append(severityId(note.severity) + u": "_s + note.text);
    }
    return texts;
}

template <typename Change>
Catalogue changed(const QString &id, Change change)
{
    const Catalogue sample = sampleCatalogue();
    std::vector<Unit> units = sample.units();
    for (Unit &unit : units) {
        if (unit.id == id)
            change(unit);
    }
    return Catalogue(units, {}, sample.appliances(), sample.circuits(), Currency {});
}

inline BuildItem towerWith(const Items &held, int count = 1)
{
    return {u"tower-4"_s, count, held};
}

} // namespace configurator::test
