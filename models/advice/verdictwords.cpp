// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/words.h"
#include "advice/advicetext.h"

#include <algorithm>

namespace configurator {

namespace {

bool isShared(const Fit &fit)
{
    return !fit.shares.empty()
        && std::ranges::all_of(fit.shares, [](const auto &share) { return share.isUnified; });
}

QString emptyText(const Fit &fit, const Totals &totals)
{
    const QString text = totals.rowCount == 0
        ? AdviceText::tr("The build is empty: add a GPU or a machine.")
        : AdviceText::tr("The build has no GPU yet: add a GPU or a machine with GPUs.");
    if (fit.need() <= 0)
        return text;
    return text + u' ' + AdviceText::tr("On one GPU the model needs %1.").arg(gibText(fit.need()));
}

QString shortText(const Fit &fit)
{
    return AdviceText::tr("The model needs %1 on this build, and %2 is there: %3 more is needed.")
        .arg(gibText(fit.need()), gibText(fit.combinedUsable), gibText(fit.shortBy));
}

QString unsplittableText(const Fit &fit)
{
    return AdviceText::tr("%1 combined covers the %2 needed, but no allowed split puts every piece "
                          "on a GPU. The largest single GPU holds %3.")
        .arg(gibText(fit.combinedUsable), gibText(fit.need()), gibText(fit.singleUsable));
}

// What the model has to cross when one group cannot hold it.
QString paperPattern(ClusterKind kind)
{
    switch (kind) {
    case ClusterKind::StandardPcie:
        return AdviceText::tr(
            "%1 combined covers the %2 needed. But the largest group joined by a "
            "fast link holds %3, so the model must be split across standard PCIe.");
    case ClusterKind::SeparateMachines:
        return AdviceText::tr("%1 combined covers the %2 needed. But the largest group joined by a "
                              "fast link holds %3, so the model must be split across separate "
                              "machines.");
    case ClusterKind::None:
    case ClusterKind::FastLinked:
    case ClusterKind::PartlyFastLinked:
        break;
    }
    return AdviceText::tr(
        "%1 combined covers the %2 needed. But the largest group joined by a fast "
        "link holds %3, so the model must be split across groups that no fast link "
        "joins.");
}

QString paperText(const Fit &fit, const Totals &totals)
{
    const bool groupIsLargeEnough = fit.fastLinkedUsable >= fit.need();
    const QString pattern = groupIsLargeEnough
        ? AdviceText::tr(
            "%1 combined covers the %2 needed. The largest group joined by a fast link "
            "holds %3, but no allowed split keeps the model inside it.")
        : paperPattern(totals.cluster);
    return pattern.arg(gibText(fit.combinedUsable), gibText(fit.need()),
                       gibText(fit.fastLinkedUsable));
}

QString linkedText(const Fit &fit)
{
    return AdviceText::tr("The largest group joined by a fast link holds %1 and covers the %2 "
                          "needed.")
        .arg(gibText(fit.fastLinkedUsable), gibText(fit.need()));
}

QString singleText(const Fit &fit)
{
    const QString usable = gibText(fit.singleUsable);
    const QString need = gibText(fit.need());
    if (isShared(fit)) {
        return AdviceText::tr("One machine's shared memory holds %1 and covers the %2 needed.")
            .arg(usable, need);
    }
    return AdviceText::tr("One GPU holds %1 and covers the %2 needed.").arg(usable, need);
}

QString levelText(const Fit &fit, const Totals &totals)
{
    switch (fit.verdict) {
    case Verdict::Unknown:
        return fit.unknownReason;
    case Verdict::Short:
        return totals.gpuCount == 0 ? emptyText(fit, totals) : shortText(fit);
    case Verdict::Unsplittable:
        return unsplittableText(fit);
    case Verdict::Paper:
        return paperText(fit, totals);
    case Verdict::Linked:
        return linkedText(fit);
    case Verdict::Single:
        return singleText(fit);
    }
    Q_UNREACHABLE();
}

// Only the sum of one vendor stack counts, and the person must be able to see why.
QString stackSentence(const Fit &fit, const Totals &totals)
{
    if (totals.stacks.size() < 2 || !fit.stack || fit.verdict == Verdict::Unknown)
        return {};
    return u' '
        + AdviceText::tr("Only the GPUs for %1 count here, because GPUs of different vendors never "
                         "share one model.")
              .arg(stackName(*fit.stack));
}

QString tightSentence(const Fit &fit)
{
    const bool canBeTight = fit.verdict != Verdict::Unknown && fit.verdict != Verdict::Short;
    if (!fit.isTight || !canBeTight)
        return {};
    return u' ' + AdviceText::tr("Under 10 % is free on the fullest GPU.");
}

} // namespace

QString verdictTitle(const Fit &fit)
{
    switch (fit.verdict) {
    case Verdict::Unknown:
        return AdviceText::tr("Not known");
    case Verdict::Short:
        return AdviceText::tr("Short by %1").arg(gibText(fit.shortBy));
    case Verdict::Unsplittable:
        return AdviceText::tr("Does not split over these GPUs");
    case Verdict::Paper:
        return AdviceText::tr("Fits on paper, not in one fast-linked group");
    case Verdict::Linked:
        return AdviceText::tr("Fits inside one fast-linked group");
    case Verdict::Single:
        return isShared(fit) ? AdviceText::tr("Fits in one machine's shared memory")
                             : AdviceText::tr("Fits in one GPU");
    }
    Q_UNREACHABLE();
}

QString verdictText(const Fit &fit, const Totals &totals)
{
    return levelText(fit, totals) + stackSentence(fit, totals) + tightSentence(fit);
}

} // namespace configurator
