// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/sources.h"
#include "items/itemstext.h"

using namespace Qt::StringLiterals;

namespace configurator {

namespace {

QString confidenceText(Confidence confidence)
{
    switch (confidence) {
    case Confidence::Low:
        return ItemsText::tr("low confidence");
    case Confidence::Medium:
        return ItemsText::tr("medium confidence");
    case Confidence::High:
        return ItemsText::tr("high confidence");
    }
    return {};
}

void add(std::vector<SourceLine> &lines, const Unit &unit, const QString &key,
         const QString &figure, const QString &value)
{
    const auto origin = unit.origins.constFind(key);
    if (origin == unit.origins.constEnd())
        lines.push_back({figure, value, ItemsText::tr("no source stated"), {}});
    else
        lines.push_back({figure, value, origin->source, standingOf(*origin)});
}

void addAccelerator(std::vector<SourceLine> &lines, const Unit &unit)
{
    const Accelerator &accelerator = *unit.accelerator;
    add(lines, unit, u"memory"_s, ItemsText::tr("Memory as sold"), gbText(accelerator.memoryGb));
    const Mib usable = accelerator.usableMib * accelerator.count;
    add(lines, unit, u"usable"_s, ItemsText::tr("Usable memory"),
        ItemsText::tr("%1 (%2 MiB)").arg(gibText(usable * bytesPerMib), countText(usable)));
    if (accelerator.domainSize > 1)
        add(lines, unit, u"link"_s, ItemsText::tr("Link inside"), accelerator.link.name);
}

QString basisText(Basis basis)
{
    switch (basis) {
    case Basis::Published:
        return ItemsText::tr("published");
    case Basis::Computed:
        return ItemsText::tr("computed");
    case Basis::Assumed:
        return ItemsText::tr("assumed");
    }
    return {};
}

void addPart(std::vector<SourceLine> &lines, const QString &name, Bytes bytes,
             const QString &explanation, Basis basis, const NeedParts &parts)
{
    lines.push_back({name, gibText(bytes), explanation, basisText(basis)});
    for (const NeedPart &part : parts) {
        if (parts.size() > 1)
            lines.push_back({QStringLiteral("   ") + part.name, gibText(part.bytes), part.formula,
                             basisText(part.basis)});
    }
}

} // namespace

QString standingOf(const Origin &origin)
{
    QStringList parts {origin.isAssumed ? ItemsText::tr("assumed")
                                        : confidenceText(origin.confidence)};
    if (!origin.date.isEmpty())
        parts << origin.date;
    return parts.join(u", "_s);
}

std::vector<SourceLine> sourcesOf(const Unit &unit, const Currency &currency)
{
    std::vector<SourceLine> lines;
    if (unit.accelerator)
        addAccelerator(lines, unit);
    if (unit.host)
        add(lines, unit, u"slots"_s, ItemsText::tr("Slots"), countText(unit.host->slotCount));
    if (unit.bridge)
        add(lines, unit, u"link"_s, ItemsText::tr("Link"), unit.bridge->link.name);
    if (unit.fabric)
        add(lines, unit, u"link"_s, ItemsText::tr("Link"), unit.fabric->link.name);
    if (!unit.ports.empty())
        add(lines, unit, u"network"_s, ItemsText::tr("Network ports"),
            countText(static_cast<qint64>(unit.ports.size())));
    if (unit.powerW)
        add(lines, unit, u"power"_s, ItemsText::tr("Power"), wattsText(*unit.powerW));
    else
        lines.push_back({ItemsText::tr("Power"), ItemsText::tr("not known"), {}, {}});
    if (unit.price)
        add(lines, unit, u"price"_s, ItemsText::tr("Price"),
            moneyText(*unit.price, currency, true));
    else
        lines.push_back({ItemsText::tr("Price"), ItemsText::tr("on request"), {}, {}});
    return lines;
}

std::vector<SourceLine> sourcesOf(const AiModel *model, const ModelChoice &choice, const Fit &fit)
{
    if (fit.verdict == Verdict::Unknown || !model)
        return {{ItemsText::tr("Need"), ItemsText::tr("not known"), fit.unknownReason, {}}};
    const Result<Breakdown> breakdown = breakdownOf(*model, choice, fit);
    if (!breakdown)
        return {{ItemsText::tr("Need"), ItemsText::tr("not known"), breakdown.error(), {}}};
    std::vector<SourceLine> lines;
    addPart(lines, ItemsText::tr("Weights"), fit.weights, fit.weightsExplanation, fit.weightsBasis,
            breakdown->weights);
    addPart(lines, ItemsText::tr("Context"), fit.context, fit.contextExplanation, fit.contextBasis,
            breakdown->context);
    addPart(lines, ItemsText::tr("Working space"), fit.working, fit.workingExplanation,
            fit.workingBasis, breakdown->working);
    for (const NeedPart &part : breakdown->apart)
        lines.push_back({part.name, ItemsText::tr("%1, not counted").arg(gibText(part.bytes)),
                         part.formula, basisText(part.basis)});
    return lines;
}

std::vector<SourceLine> sharesOf(const Fit &fit)
{
    std::vector<SourceLine> lines;
    for (const DeviceShare &share : fit.shares) {
        const QString name = share.copies == 1
            ? share.name
            : ItemsText::tr("%1 × %2").arg(countText(share.copies), share.name);
        lines.push_back(
            {name,
             ItemsText::tr("needs %1 of %2").arg(gibText(share.need), gibText(share.usable)),
             ItemsText::tr("%1 stay free.").arg(gibText(share.usable - share.need)),
             {}});
    }
    return lines;
}

} // namespace configurator
