// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "advice/words.h"
#include "cli/clitext.h"
#include "cli/inputs.h"
#include "cli/texttable.h"
#include "shop.h"

#include <QJsonArray>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

bool isYes(Verdict verdict)
{
    return verdict == Verdict::Single || verdict == Verdict::Linked || verdict == Verdict::Paper;
}

// What is not known is null, never 0.
QJsonValue known(const Fit &fit, Bytes bytes)
{
    return fit.verdict == Verdict::Unknown ? QJsonValue(QJsonValue::Null) : QJsonValue(bytes);
}

QJsonArray sharesJson(const Fit &fit)
{
    QJsonArray array;
    for (const DeviceShare &share : fit.shares) {
        const QJsonObject json {{u"unit"_s, share.unit},
                                {u"need_bytes"_s, share.need},
                                {u"usable_bytes"_s, share.usable}};
        for (int copy = 0; copy < share.copies; ++copy)
            array.append(json);
    }
    return array;
}

// The verdict's numbers, then what each part of the need comes from.
QString explanation(const Assessment &assessment)
{
    const Fit &fit = assessment.fit;
    QStringList sentences {verdictText(fit, assessment.totals)};
    for (const QString &part :
         {fit.weightsExplanation, fit.contextExplanation, fit.workingExplanation}) {
        if (!part.isEmpty())
            sentences.append(part);
    }
    return sentences.join(u'\n');
}

QJsonValue basisJson(const Fit &fit)
{
    if (fit.verdict == Verdict::Unknown)
        return QJsonValue::Null;
    return QJsonObject {{u"weights"_s, basisId(fit.weightsBasis)},
                        {u"context"_s, basisId(fit.contextBasis)},
                        {u"working"_s, basisId(fit.workingBasis)}};
}

QJsonObject fitJson(const Assessment &assessment)
{
    const Fit &fit = assessment.fit;
    return {
        {u"verdict"_s, verdictId(fit.verdict)},
        {u"tight"_s, fit.isTight},
        {u"need_bytes"_s, known(fit, fit.need())},
        {u"short_bytes"_s, known(fit, fit.shortBy)},
        {u"combined"_s, fit.combinedUsable},
        {u"fast_linked"_s, fit.fastLinkedUsable},
        {u"single"_s, fit.singleUsable},
        {u"per_gpu"_s, sharesJson(fit)},
        {u"basis"_s, basisJson(fit)},
        {u"explanation"_s, explanation(assessment)},
    };
}

QString needLines(const Fit &fit)
{
    TextTable table;
    table.add({Cli::tr("Weights"), gibText(fit.weights), basisId(fit.weightsBasis)});
    table.add({Cli::tr("Context memory"), gibText(fit.context), basisId(fit.contextBasis)});
    table.add({Cli::tr("Working space"), gibText(fit.working), basisId(fit.workingBasis)});
    table.add({Cli::tr("Needs on this build"), gibText(fit.need())});
    table.add({Cli::tr("Combined, usable"), gibText(fit.combinedUsable)});
    table.add({Cli::tr("Fast-linked"), gibText(fit.fastLinkedUsable)});
    table.add({Cli::tr("Largest single GPU"), gibText(fit.singleUsable)});
    return table.text();
}

QString shareLines(const Fit &fit)
{
    TextTable table(u"  "_s);
    for (const DeviceShare &share : fit.shares)
        table.add({Cli::tr("%1 ×").arg(countText(share.copies)), share.name,
                   Cli::tr("%1 of %2").arg(gibText(share.need), gibText(share.usable))});
    return table.text();
}

QString fitText(const Assessment &assessment)
{
    const Fit &fit = assessment.fit;
    QStringList parts {verdictTitle(fit) + u'\n' + verdictText(fit, assessment.totals)};
    if (fit.verdict != Verdict::Unknown)
        parts.append(needLines(fit));
    if (!fit.shares.empty())
        parts.append(Cli::tr("On each GPU") + u'\n' + shareLines(fit));
    return parts.join("\n\n"_L1);
}

} // namespace

Result<Answer> runFit(const Arguments &arguments)
{
    const Result<BuildInput> input = buildInput(arguments);
    if (!input)
        return Error {input.error()};
    Build build = input->build;
    const Result<ModelChoice> choice = choiceFrom(arguments, input->catalogue, build.choice);
    if (!choice)
        return Error {choice.error()};
    build.choice = *choice;
    const Assessment assessment = assess(input->catalogue, build, shopRegion);
    return Answer {fitJson(assessment), fitText(assessment), isYes(assessment.fit.verdict)};
}

} // namespace configurator
