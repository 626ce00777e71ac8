// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/placement/fit.h"

namespace configurator {

enum class Severity { Good, Info, Warning };
QString severityId(Severity severity); // "good", "info", "warning"

// Something worth saying about a build, with an offer to mend it where one part does.
struct Note
{
    QString code; // stable, for JSON: "supply-headroom", "missing-link-part", ...
    Severity severity = Severity::Info;
    QString title; // "Power supply"
    QString text; // one or two sentences
    QString offerUnit; // a unit that mends it, or empty
    int offerRow = -1; // into which row it goes; -1: on empty ground
    int offerCount = 1;
    bool operator==(const Note &) const = default;
};

// "about 3 electric kettles".
struct Comparison
{
    QString appliance; // catalogue id
    int count = 1; // 1..9
    int watts = 0; // rated, of one
    QString text; // "about 3 electric kettles"
    bool operator==(const Comparison &) const = default;
};

// One bar of the memory picture, in bytes from left to right.
struct BarSegment
{
    QString label; // "weights", "GeForce RTX 5090"
    Bytes bytes = 0;
    int copies = 1; // equal units drawn as one segment once they can't be told apart
    bool operator==(const BarSegment &) const = default;
};

// What chart, PDF and screen reader all draw from.
struct MemoryPicture
{
    std::vector<BarSegment> needs; // weights, context, working space; empty when not known
    std::vector<BarSegment> combined; // a segment per unit, grouped beyond 12
    std::vector<BarSegment> fastLinked;
    Bytes need = 0;
    Bytes scale = 0; // round upper end of the axis, at least every bar
    Bytes step = 0; // between the axis's ticks; `scale` is a whole number of them
    QString sentence; // the whole chart in one sentence
    bool operator==(const MemoryPicture &) const = default;
};

// Everything that window, command line, PDF and exports say about a build.
struct Assessment
{
    Totals totals;
    std::optional<Comparison> comparison; // none for 0 W
    std::vector<Note> notes;
    Fit fit;
    MemoryPicture picture;
    bool operator==(const Assessment &) const = default;
};

// The fit alone, as the assessment has it.
Fit fitFor(const Catalogue &catalogue, const Build &build, const Totals &totals);
Fit fitFor(const Task &task, const Totals &totals);
// The same for many models or choices on one build; `pools` are those of `totals`.
Fit fitFor(const AiModel *model, const ModelChoice &choice, const FitPools &pools,
           const Totals &totals);
Assessment assess(const Catalogue &catalogue, const Build &build, Region region);

std::optional<Comparison> comparisonFor(const Catalogue &catalogue, qint64 watts, Region region);
std::vector<Note> notesFor(const Catalogue &catalogue, const Build &build, const Totals &totals,
                           Region region);
MemoryPicture pictureOf(const Totals &totals, const Fit &fit);

} // namespace configurator
