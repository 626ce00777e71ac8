// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"

#include <QHash>

namespace configurator {

// What a customer can choose between; the short list has at most one build of each.
enum class BuildKind {
    SingleGpu, // one card holds the model by itself
    FastLinked, // several GPUs, all in one fast-linked group
    Pcie, // several cards with nothing but PCIe between them
    SharedMemory, // machines whose GPU shares the processor's memory
    Server, // machines that are sold with their GPUs built in
};
QString buildKindId(BuildKind kind); // "single-gpu", "fast-linked", "pcie", ...
QString buildKindName(BuildKind kind); // "single GPU", "fast-linked cluster", ...

// What is to be least; the other two and then the ids decide between equal builds.
enum class Aim { Price, Power, Units };
QString aimId(Aim aim); // "price", "power", "units"
std::optional<Aim> aimFromId(QStringView id);

// What a build has to do, and within which bounds.
struct Wish
{
    ModelChoice choice;
    Verdict atLeast = Verdict::Paper; // Paper ("any"), Linked or Single
    Aim aim = Aim::Price;
    std::optional<Minor> budget; // minor units
    std::optional<qint64> watts;
    QHash<QString, int> stock; // by unit id; one that is not named is there in any number
    int mostGpus = 128; // devices
    int mostMachines = 16;
    bool hasComputer = false; // cards go into one that the customer has
    bool operator==(const Wish &) const = default;

    static constexpr int mostLooseCards = 4; // that a computer nobody here knows is trusted with
};

struct Recommendation
{
    BuildKind kind = BuildKind::SingleGpu;
    Build build; // carries the wish's choice
    Totals totals;
    Fit fit;
    QString title; // "2 × GeForce RTX 3090 + NVLink bridge"; the host is named by `host`
    QString host; // "in a 4-slot workstation tower", or empty
    QString why; // one sentence: why it is in the list
    bool operator==(const Recommendation &) const = default;
};

struct Recommendations
{
    std::vector<Recommendation> builds; // every unit has a price; the best by the aim first
    std::vector<Recommendation> onRequest; // at least one unit has none, so the total stays open
    bool isProven = true; // false: a huge catalogue has too many mixes of cards to look at them all
    QString space; // over which builds this is proven, in words
    QString nothing; // why both lists are empty, else empty
    bool operator==(const Recommendations &) const = default;
};

} // namespace configurator
