// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/words.h"
#include "advice/advicetext.h"

namespace configurator {

namespace {

// A figure that lacks some units says so; one that lacks all of them is not known.
QString withUnknown(const QString &figure, bool isNothingKnown, int unknown)
{
    if (unknown <= 0)
        return figure;
    if (isNothingKnown)
        return AdviceText::tr("not known");
    return unknown == 1
        ? AdviceText::tr("%1 plus 1 unit not known").arg(figure)
        : AdviceText::tr("%1 plus %Ln units not known", nullptr, unknown).arg(figure);
}

// The combined figure beside it already says how many units are missing.
QString knownGib(const Totals &totals, Mib mib)
{
    const bool isNothingKnown = totals.gpuCount == 0 && totals.unknownUnits > 0;
    return isNothingKnown ? AdviceText::tr("not known") : gibText(mib * bytesPerMib);
}

// A unit that the catalogue lacks has no price and no draw either.
int powerUnknown(const Totals &totals)
{
    return totals.powerUnknown + totals.unknownUnits;
}

bool isAllOnRequest(const Totals &totals)
{
    return totals.price == 0 && unpricedUnits(totals) > 0;
}

QString gpus(const Totals &totals)
{
    return countText(totals.gpuCount);
}

QString singleSentence(const Totals &totals)
{
    if (totals.rowCount == 0)
        return AdviceText::tr("The build is empty");
    if (totals.gpuCount == 0)
        return AdviceText::tr("No GPU in the build yet");
    if (totals.gpuCount == 1)
        return AdviceText::tr("1 GPU: a single unit, not a cluster");
    return AdviceText::tr("%1 GPUs in a single unit, not a cluster").arg(gpus(totals));
}

} // namespace

QString clusterSentence(const Totals &totals)
{
    if (!totals.isCluster())
        return singleSentence(totals);
    const QString kind = clusterKindName(totals.cluster);
    if (totals.machineCount == 0)
        return AdviceText::tr("%1 GPUs: a multi-unit build, so we call it a %2")
            .arg(gpus(totals), kind);
    if (totals.machineCount == 1) {
        return totals.gpuCount == 1
            ? AdviceText::tr("1 machine, 1 GPU: a multi-unit build, so we call it a %1").arg(kind)
            : AdviceText::tr("1 machine, %1 GPUs: a multi-unit build, so we call it a %2")
                  .arg(gpus(totals), kind);
    }
    return AdviceText::tr("%1 machines, %2 GPUs: a multi-unit build, so we call it a %3")
        .arg(countText(totals.machineCount), gpus(totals), kind);
}

QString clusterKindName(ClusterKind kind)
{
    switch (kind) {
    case ClusterKind::None:
        return AdviceText::tr("single unit");
    case ClusterKind::FastLinked:
        return AdviceText::tr("fast-linked cluster");
    case ClusterKind::PartlyFastLinked:
        return AdviceText::tr("partly fast-linked cluster");
    case ClusterKind::StandardPcie:
        return AdviceText::tr("cluster over standard PCIe");
    case ClusterKind::SeparateMachines:
        return AdviceText::tr("cluster of separate machines");
    }
    Q_UNREACHABLE();
}

QString combinedMemoryText(const Totals &totals)
{
    return withUnknown(gbText(totals.combinedMemoryGb), totals.combinedMemoryGb == 0,
                       totals.unknownUnits);
}

QString usableMemoryText(const Totals &totals)
{
    return knownGib(totals, totals.usableMib);
}

QString fastLinkedText(const Totals &totals)
{
    return knownGib(totals, totals.fastLinkedMib);
}

QString powerText(const Totals &totals)
{
    return withUnknown(wattsText(totals.powerW), totals.powerW == 0, powerUnknown(totals));
}

QString priceText(const Totals &totals, const Currency &currency)
{
    return isAllOnRequest(totals) ? AdviceText::tr("on request")
                                  : moneyText(totals.price, currency);
}

int unpricedUnits(const Totals &totals)
{
    return totals.onRequest + totals.unknownUnits;
}

QString priceRemark(const Totals &totals)
{
    const int unpriced = unpricedUnits(totals);
    if (unpriced <= 0)
        return AdviceText::tr("before tax");
    if (isAllOnRequest(totals)) {
        return unpriced == 1 ? AdviceText::tr("1 item on request")
                             : AdviceText::tr("%Ln items on request", nullptr, unpriced);
    }
    return unpriced == 1 ? AdviceText::tr("plus 1 item on request")
                         : AdviceText::tr("plus %Ln items on request", nullptr, unpriced);
}

QString modelLine(const Catalogue &catalogue, const ModelChoice &choice)
{
    if (choice.model.isEmpty())
        return {};
    const AiModel *model = catalogue.model(choice.model);
    return AdviceText::tr("%1, %2", "model, format")
        .arg(model ? model->name : choice.model, choice.format);
}

QString usageLine(const ModelChoice &choice)
{
    if (choice.model.isEmpty())
        return {};
    const QString pattern = choice.users == 1
        ? AdviceText::tr("%1 tokens of context, 1 user, %2")
        : AdviceText::tr("%1 tokens of context for each of %Ln users, %2", nullptr, choice.users);
    const QString usage = pattern.arg(countText(choice.context), engineId(choice.engine));
    if (choice.kv == KvFormats())
        return usage;
    return AdviceText::tr("%1, context kept as %2").arg(usage, kvFormatsId(choice.kv));
}

QString noSpeedClaim()
{
    return AdviceText::tr("Memory, power and price are plain sums. Speed is not: it depends on the "
                          "interconnect and the software, so we state none.");
}

} // namespace configurator
