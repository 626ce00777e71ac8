// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/recommendwords.h"
#include "recommend/recommendtext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString counted(const Unit &unit, int count)
{
    return RecommendText::tr("%1 × %2").arg(countText(count), unit.shortName);
}

QString leastPrice(BuildKind kind)
{
    switch (kind) {
    case BuildKind::SingleGpu:
        return RecommendText::tr(
            "The lowest price for a single card that holds the model by itself.");
    case BuildKind::FastLinked:
        return RecommendText::tr(
            "The lowest price for GPUs that hold the model inside one fast-linked "
            "group.");
    case BuildKind::Pcie:
        return RecommendText::tr(
            "The lowest price for several cards with nothing but standard PCIe between "
            "them.");
    case BuildKind::SharedMemory:
        return RecommendText::tr(
            "The lowest price where the GPU shares its memory with the processor.");
    case BuildKind::Server:
        return RecommendText::tr(
            "The lowest price for machines that are sold with their GPUs built in.");
    }
    Q_UNREACHABLE();
}

QString leastKnownPrice(BuildKind kind)
{
    switch (kind) {
    case BuildKind::SingleGpu:
        return RecommendText::tr(
            "The lowest known part of a price for a single card that holds the model by "
            "itself.");
    case BuildKind::FastLinked:
        return RecommendText::tr(
            "The lowest known part of a price for GPUs that hold the model inside one "
            "fast-linked group.");
    case BuildKind::Pcie:
        return RecommendText::tr(
            "The lowest known part of a price for several cards with nothing but "
            "standard PCIe between them.");
    case BuildKind::SharedMemory:
        return RecommendText::tr(
            "The lowest known part of a price where the GPU shares its memory with the "
            "processor.");
    case BuildKind::Server:
        return RecommendText::tr(
            "The lowest known part of a price for machines that are sold with their "
            "GPUs built in.");
    }
    Q_UNREACHABLE();
}

QString leastPower(BuildKind kind)
{
    switch (kind) {
    case BuildKind::SingleGpu:
        return RecommendText::tr(
            "The least power for a single card that holds the model by itself.");
    case BuildKind::FastLinked:
        return RecommendText::tr(
            "The least power for GPUs that hold the model inside one fast-linked "
            "group.");
    case BuildKind::Pcie:
        return RecommendText::tr(
            "The least power for several cards with nothing but standard PCIe between "
            "them.");
    case BuildKind::SharedMemory:
        return RecommendText::tr(
            "The least power where the GPU shares its memory with the processor.");
    case BuildKind::Server:
        return RecommendText::tr(
            "The least power for machines that are sold with their GPUs built in.");
    }
    Q_UNREACHABLE();
}

QString fewestUnits(BuildKind kind)
{
    switch (kind) {
    case BuildKind::SingleGpu:
        return RecommendText::tr(
            "The fewest units for a single card that holds the model by itself.");
    case BuildKind::FastLinked:
        return RecommendText::tr(
            "The fewest units for GPUs that hold the model inside one fast-linked "
            "group.");
    case BuildKind::Pcie:
        return RecommendText::tr(
            "The fewest units for several cards with nothing but standard PCIe between "
            "them.");
    case BuildKind::SharedMemory:
        return RecommendText::tr(
            "The fewest units where the GPU shares its memory with the processor.");
    case BuildKind::Server:
        return RecommendText::tr(
            "The fewest units for machines that are sold with their GPUs built in.");
    }
    Q_UNREACHABLE();
}

QString boundsText(const Wish &wish)
{
    return RecommendText::tr("At most %1 GPUs and %2 machines.")
        .arg(countText(wish.mostGpus), countText(wish.mostMachines));
}

} // namespace

QString recipeTitle(const Recipe &recipe)
{
    QStringList parts;
    for (const CountedUnit &part : recipe.parts()) {
        const bool isLoneBridge = part.unit->bridge && part.count == 1;
        parts.append(isLoneBridge ? part.unit->bridge->link.name : counted(*part.unit, part.count));
    }
    if (parts.isEmpty() && recipe.machine)
        parts.append(counted(*recipe.machine, recipe.machines));
    if (recipe.fabric.unit)
        parts.append(counted(*recipe.fabric.unit, recipe.fabric.count));
    return parts.join(" + "_L1);
}

QString recipeHost(const Recipe &recipe)
{
    if (!recipe.machine)
        return RecommendText::tr("in a computer that the customer has");
    if (recipe.contents.empty())
        return {};
    return RecommendText::tr("in %1 × %2")
        .arg(countText(recipe.machineCount()), recipe.machine->shortName);
}

QString whyListed(BuildKind kind, Aim aim, bool isPriceOpen)
{
    if (aim == Aim::Price)
        return isPriceOpen ? leastKnownPrice(kind) : leastPrice(kind);
    return aim == Aim::Units ? fewestUnits(kind) : leastPower(kind);
}

QString spaceText(const Wish &wish, bool isProven)
{
    const QString cards = wish.hasComputer
        ? RecommendText::tr("up to %1 cards in the customer's own computer, also on one bridge")
              .arg(countText(Wish::mostLooseCards))
        : RecommendText::tr(
            "cards in computers of this catalogue that take them by places, length, air "
            "flow and nine tenths of their supply, also on one bridge, and also in several "
            "equal computers");
    const QString mixed = wish.choice.engine == Engine::LlamaCpp
        ? RecommendText::tr(
            "priced cards of several sorts of one vendor in one computer, where none of them "
            "holds the model by itself")
        : RecommendText::tr("cards of one sort, because vLLM gives every GPU an equal share");
    const QString space
        = RecommendText::tr(
              "Each is the best of its kind, proven over all builds of these sorts: %1; %2; "
              "machines with built-in GPUs, alone, several equal ones, or joined by one sort "
              "of network. %3")
              .arg(cards, mixed, boundsText(wish));
    return isProven
        ? space
        : RecommendText::tr(
              "%1 Only among mixes of several sorts of cards, of which there are too many to "
              "look at them all, something better may be left.")
              .arg(space);
}

QString nothingText(const Wish &wish)
{
    switch (wish.atLeast) {
    case Verdict::Single:
        return RecommendText::tr(
                   "No GPU of this catalogue that is within these limits holds the model by "
                   "itself. %1")
            .arg(boundsText(wish));
    case Verdict::Linked:
        return RecommendText::tr(
                   "No fast-linked build of this catalogue that is within these limits holds "
                   "the model. %1")
            .arg(boundsText(wish));
    default:
        return RecommendText::tr(
                   "No build of this catalogue that is within these limits holds the model. "
                   "%1")
            .arg(boundsText(wish));
    }
}

} // namespace configurator
