// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "advice/words.h"
#include "cli/clitext.h"
#include "cli/inputs.h"
#include "cli/texttable.h"

#include <QJsonArray>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QJsonValue comparisonJson(const std::optional<Comparison> &comparison)
{
    if (!comparison)
        return QJsonValue::Null;
    return QJsonObject {{u"appliance"_s, comparison->appliance},
                        {u"count"_s, comparison->count},
                        {u"watts"_s, comparison->watts}};
}

QJsonObject groupJson(const LinkedGroup &group)
{
    const int devices = group.deviceCount();
    // Nothing joins a lone device.
    const QJsonValue link = devices > 1 ? QJsonValue(group.link.id) : QJsonValue(QJsonValue::Null);
    return {{u"gpus"_s, devices}, {u"usable_mib"_s, group.usableMib()}, {u"link"_s, link}};
}

QJsonArray groupsJson(const Totals &totals)
{
    QJsonArray groups;
    for (const LinkedGroup &group : totals.groups) {
        const QJsonObject json = groupJson(group);
        for (int copy = 0; copy < group.copies; ++copy)
            groups.append(json);
    }
    return groups;
}

QJsonArray notesJson(const std::vector<Note> &notes)
{
    QJsonArray array;
    for (const Note &note : notes)
        array.append(QJsonObject {{u"code"_s, note.code},
                                  {u"severity"_s, severityId(note.severity)},
                                  {u"text"_s, note.text}});
    return array;
}

QJsonObject totalsJson(const Assessment &assessment, const Currency &currency)
{
    const Totals &totals = assessment.totals;
    return {
        {u"combined_memory_gb"_s, totals.combinedMemoryGb},
        {u"usable_memory_mib"_s, totals.usableMib},
        {u"fast_linked_memory_mib"_s, totals.fastLinkedMib},
        {u"largest_single_mib"_s, totals.largestSingleMib},
        {u"power_w"_s, totals.powerW},
        {u"power_unknown"_s, totals.powerUnknown + totals.unknownUnits},
        {u"price_minor"_s, totals.price},
        {u"currency"_s, currency.code},
        {u"items_on_request"_s, unpricedUnits(totals)},
        {u"unknown_units"_s, totals.unknownUnits},
        {u"gpu_count"_s, totals.gpuCount},
        {u"machine_count"_s, totals.machineCount},
        {u"is_cluster"_s, totals.isCluster()},
        {u"cluster_kind"_s, clusterKindId(totals.cluster)},
        {u"comparison"_s, comparisonJson(assessment.comparison)},
        {u"groups"_s, groupsJson(totals)},
        {u"notes"_s, notesJson(assessment.notes)},
    };
}

QString figures(const Assessment &assessment, const Currency &currency)
{
    const Totals &totals = assessment.totals;
    TextTable table;
    table.add({Cli::tr("Combined memory"), combinedMemoryText(totals)});
    table.add({Cli::tr("Usable memory"), usableMemoryText(totals)});
    table.add({Cli::tr("Fast-linked memory"), fastLinkedText(totals)});
    table.add({Cli::tr("Largest single GPU"), gibText(totals.largestSingleMib * bytesPerMib)});
    table.add({Cli::tr("Combined power"), powerText(totals)});
    if (assessment.comparison)
        table.add({Cli::tr("Everyday comparison"), assessment.comparison->text});
    table.add({Cli::tr("Combined price"), priceText(totals, currency), priceRemark(totals)});
    table.add({Cli::tr("Cluster"), clusterKindName(totals.cluster)});
    return table.text();
}

QString groupLines(const Totals &totals)
{
    TextTable table(u"  "_s);
    for (const LinkedGroup &group : totals.groups) {
        const int devices = group.deviceCount();
        const QString joined = devices > 1 ? group.link.name : Cli::tr("not joined to another");
        table.add({Cli::tr("%1 ×").arg(countText(group.copies)),
                   devices > 1 ? Cli::tr("%1 GPUs").arg(countText(devices)) : Cli::tr("1 GPU"),
                   gibText(group.usableMib() * bytesPerMib), joined});
    }
    return table.text();
}

QString noteLines(const std::vector<Note> &notes)
{
    QStringList lines;
    for (const Note &note : notes) {
        const QString mark = note.severity == Severity::Warning ? u"!"_s : u"-"_s;
        lines.append("  %1 %2: %3"_L1.arg(mark, note.title, note.text));
    }
    return lines.join(u'\n');
}

QString totalsText(const Build &build, const Assessment &assessment, const Currency &currency)
{
    QStringList parts;
    parts.append(build.name.isEmpty() ? clusterSentence(assessment.totals)
                                      : build.name + u'\n' + clusterSentence(assessment.totals));
    parts.append(figures(assessment, currency));
    if (!assessment.totals.groups.empty())
        parts.append(Cli::tr("Groups of GPUs") + u'\n' + groupLines(assessment.totals));
    if (!assessment.notes.empty())
        parts.append(Cli::tr("Notes") + u'\n' + noteLines(assessment.notes));
    parts.append(noSpeedClaim());
    return parts.join("\n\n"_L1);
}

} // namespace

Result<Answer> runTotals(const Arguments &arguments)
{
    const Result<BuildInput> input = buildInput(arguments);
    if (!input)
        return Error {input.error()};
    const Currency &currency = input->catalogue.currency();
    const Region region = shopProfile(arguments, input->catalogue).region;
    const Assessment assessment = assess(input->catalogue, input->build, region);
    return Answer {totalsJson(assessment, currency), totalsText(input->build, assessment, currency),
                   true};
}

} // namespace configurator
