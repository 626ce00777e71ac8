// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/sources.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace configurator {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("sources", text);
}

QString confidenceText(Confidence confidence)
{
    switch (confidence) {
    case Confidence::Low:
        return tr("low confidence");
    case Confidence::Medium:
        return tr("medium confidence");
    case Confidence::High:
        return tr("high confidence");
    }
    return {};
}

void add(std::vector<SourceLine> &lines, const Unit &unit, const QString &key,
         const QString &figure, const QString &value)
{
    const auto origin = unit.origins.constFind(key);
    if (origin == unit.origins.constEnd())
        lines.push_back({figure, value, tr("no source stated"), {}});
    else
        lines.push_back({figure, value, origin->source, standingOf(*origin)});
}

void addAccelerator(std::vector<SourceLine> &lines, const Unit &unit)
{
    const Accelerator &accelerator = *unit.accelerator;
    add(lines, unit, u"memory"_s, tr("Memory as sold"), gbText(accelerator.memoryGb));
    const Mib usable = accelerator.usableMib * accelerator.count;
    add(lines, unit, u"usable"_s, tr("Usable memory"),
        tr("%1 (%2 MiB)").arg(gibText(usable * bytesPerMib), countText(usable)));
    if (accelerator.domainSize > 1)
        add(lines, unit, u"link"_s, tr("Link inside"), accelerator.link.name);
}

QString basisText(Basis basis)
{
    switch (basis) {
    case Basis::Published:
        return tr("published");
    case Basis::Computed:
        return tr("computed");
    case Basis::Assumed:
        return tr("assumed");
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
    QStringList parts {origin.isAssumed ? tr("assumed") : confidenceText(origin.confidence)};
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
        add(lines, unit, u"slots"_s, tr("Slots"), countText(unit.host->slotCount));
    if (unit.bridge)
        add(lines, unit, u"link"_s, tr("Link"), unit.bridge->link.name);
    if (unit.fabric)
        add(lines, unit, u"link"_s, tr("Link"), unit.fabric->link.name);
    if (!unit.ports.empty())
        add(lines, unit, u"network"_s, tr("Network ports"),
            countText(static_cast<qint64>(unit.ports.size())));
    if (unit.powerW)
        add(lines, unit, u"power"_s, tr("Power"), wattsText(*unit.powerW));
    else
        lines.push_back({tr("Power"), tr("not known"), {}, {}});
    if (unit.price)
        add(lines, unit, u"price"_s, tr("Price"), moneyText(*unit.price, currency, true));
    else
        lines.push_back({tr("Price"), tr("on request"), {}, {}});
    return lines;
}

std::vector<SourceLine> sourcesOf(const AiModel *model, const ModelChoice &choice, const Fit &fit)
{
    if (fit.verdict == Verdict::Unknown || !model)
        return {{tr("Need"), tr("not known"), fit.unknownReason, {}}};
    const Result<Breakdown> breakdown = breakdownOf(*model, choice, fit);
    if (!breakdown)
        return {{tr("Need"), tr("not known"), breakdown.error(), {}}};
    std::vector<SourceLine> lines;
    addPart(lines, tr("Weights"), fit.weights, fit.weightsExplanation, fit.weightsBasis,
            breakdown->weights);
    addPart(lines, tr("Context"), fit.context, fit.contextExplanation, fit.contextBasis,
            breakdown->context);
    addPart(lines, tr("Working space"), fit.working, fit.workingExplanation, fit.workingBasis,
            breakdown->working);
    for (const NeedPart &part : breakdown->apart)
        lines.push_back({part.name, tr("%1, not counted").arg(gibText(part.bytes)), part.formula,
                         basisText(part.basis)});
    return lines;
}

std::vector<SourceLine> sharesOf(const Fit &fit)
{
    std::vector<SourceLine> lines;
    for (const DeviceShare &share : fit.shares) {
        const QString name = share.copies == 1
            ? share.name
            : tr("%1 × %2").arg(countText(share.copies), share.name);
        lines.push_back({name,
                         tr("needs %1 of %2").arg(gibText(share.need), gibText(share.usable)),
                         tr("%1 stay free.").arg(gibText(share.usable - share.need)),
                         {}});
    }
    return lines;
}

} // namespace configurator
