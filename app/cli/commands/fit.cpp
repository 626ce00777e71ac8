// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "advice/outlook.h"
#include "advice/words.h"
#include "cli/clitext.h"
#include "cli/inputs.h"
#include "cli/texttable.h"

#include <QJsonArray>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

bool isYes(Verdict verdict)
{
    return verdict == Verdict::Single || verdict == Verdict::Linked || verdict == Verdict::Paper;
}

// What is not knownBytes is null, never 0.
QJsonValue knownBytes(const Fit &fit, Bytes bytes)
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

// Everything that is answered, in both shapes.
struct FitAnswer
{
    Assessment assessment;
    Outlook outlook;
};

QJsonObject limitsJson(const Limits &limits)
{
    const auto orNull = [](const auto &value) {
        return value ? QJsonValue(*value) : QJsonValue(QJsonValue::Null);
    };
    return {{u"context"_s, orNull(limits.longestContext)},
            {u"users"_s, orNull(limits.mostUsers)},
            {u"format"_s,
             limits.leastReducedFormat.isEmpty() ? QJsonValue(QJsonValue::Null)
                                                 : QJsonValue(limits.leastReducedFormat)}};
}

QJsonArray remediesJson(const std::vector<Remedy> &remedies)
{
    QJsonArray array;
    for (const Remedy &remedy : remedies) {
        array.append(QJsonObject {{u"code"_s, remedy.code},
                                  {u"text"_s, remedy.title},
                                  {u"outcome"_s, remedy.outcome},
                                  {u"verdict"_s, verdictId(remedy.verdict)}});
    }
    return array;
}

QJsonObject fitJson(const FitAnswer &answer)
{
    const Assessment &assessment = answer.assessment;
    const Fit &fit = assessment.fit;
    return {
        {u"verdict"_s, verdictId(fit.verdict)},
        {u"tight"_s, fit.isTight},
        {u"need_bytes"_s, knownBytes(fit, fit.need())},
        {u"short_bytes"_s, knownBytes(fit, fit.shortBy)},
        {u"combined"_s, fit.combinedUsable},
        {u"fast_linked"_s, fit.fastLinkedUsable},
        {u"single"_s, fit.singleUsable},
        {u"per_gpu"_s, sharesJson(fit)},
        {u"basis"_s, basisJson(fit)},
        {u"limits"_s, limitsJson(answer.outlook.limits)},
        {u"fast_linked_limits"_s, limitsJson(answer.outlook.fastLimits)},
        {u"remedies"_s, remediesJson(answer.outlook.remedies)},
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
                   Cli::tr("needs %1").arg(gibText(share.need)),
                   Cli::tr("of %1 usable").arg(gibText(share.usable)),
                   Cli::tr("%1 free").arg(gibText(share.usable - share.need))});
    return table.text();
}

QString limitText(const Limits &limits)
{
    TextTable table(u"  "_s);
    if (limits.longestContext)
        table.add({Cli::tr("longest context"),
                   Cli::tr("%1 tokens").arg(countText(*limits.longestContext))});
    if (limits.mostUsers)
        table.add({Cli::tr("most users"), countText(*limits.mostUsers)});
    if (!limits.leastReducedFormat.isEmpty())
        table.add({Cli::tr("least reduced format"), limits.leastReducedFormat});
    return table.text();
}

QString remedyLines(const std::vector<Remedy> &remedies)
{
    TextTable table(u"  "_s);
    for (const Remedy &remedy : remedies)
        table.add({remedy.title, remedy.outcome});
    return table.text();
}

QString fitText(const FitAnswer &answer)
{
    const Assessment &assessment = answer.assessment;
    const Fit &fit = assessment.fit;
    QStringList parts {verdictTitle(fit) + u'\n' + verdictText(fit, assessment.totals)};
    if (fit.verdict != Verdict::Unknown)
        parts.append(needLines(fit));
    if (!fit.shares.empty())
        parts.append(Cli::tr("On each GPU") + u'\n' + shareLines(fit));
    if (const QString most = limitText(answer.outlook.limits); !most.isEmpty())
        parts.append(Cli::tr("The most that this build carries") + u'\n' + most);
    if (const QString most = limitText(answer.outlook.fastLimits);
        !most.isEmpty() && answer.outlook.fastLimits != answer.outlook.limits)
        parts.append(Cli::tr("The most inside one fast-linked group") + u'\n' + most);
    if (!answer.outlook.remedies.empty())
        parts.append((fit.verdict == Verdict::Paper
                          ? Cli::tr("What would bring it inside one fast-linked group")
                          : Cli::tr("What would make it fit"))
                     + u'\n' + remedyLines(answer.outlook.remedies));
    return parts.join("\n\n"_L1);
}

FitAnswer answerFor(const Catalogue &catalogue, const Build &build, Region region)
{
    Assessment assessment = assess(catalogue, build, region);
    Outlook outlook = outlookOf(catalogue, build, assessment);
    return {std::move(assessment), std::move(outlook)};
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
    const Region region = shopProfile(arguments, input->catalogue).region;
    const FitAnswer answer = answerFor(input->catalogue, build, region);
    return Answer {fitJson(answer), fitText(answer), isYes(answer.assessment.fit.verdict)};
}

} // namespace configurator
