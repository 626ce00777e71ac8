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

QString standingOf(const Origin &origin)
{
    QStringList parts {origin.isAssumed ? tr("assumed") : confidenceText(origin.confidence)};
    if (!origin.date.isEmpty())
        parts << origin.date;
    return parts.join(u", "_s);
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

} // namespace

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

std::vector<SourceLine> sourcesOf(const Fit &fit)
{
    if (fit.verdict == Verdict::Unknown)
        return {{tr("Need"), tr("not known"), fit.unknownReason, {}}};
    return {
        {tr("Weights"), gibText(fit.weights), fit.weightsExplanation, basisText(fit.weightsBasis)},
        {tr("Context"), gibText(fit.context), fit.contextExplanation, basisText(fit.contextBasis)},
        {tr("Working space"), gibText(fit.working), fit.workingExplanation,
         basisText(fit.workingBasis)}};
}

} // namespace configurator
