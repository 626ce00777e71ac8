// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "advice/evenneed.h"
#include "cli/clitext.h"
#include "cli/inputs.h"
#include "cli/texttable.h"
#include "common/units.h"
#include "memory/breakdown.h"

#include <QJsonArray>
#include <QJsonObject>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostGpus = 100'000;

// What is asked: a model, how it is run, and on how many GPUs of which size.
struct Question
{
    const AiModel *model = nullptr;
    ModelChoice choice;
    int gpus = 1;
    std::optional<Mib> usableMib; // of each; none: the smallest that holds its share
};

Result<std::optional<Mib>> gpuSize(const Arguments &arguments, const Catalogue &catalogue)
{
    const QString id = arguments.value(u"gpu"_s);
    if (id.isEmpty())
        return std::optional<Mib>();
    const Unit *unit = catalogue.unit(id);
    if (unit == nullptr)
        return Error {
            Cli::tr("--gpu: the catalogue has no unit “%1”. configurator list units lists "
                    "them.")
                .arg(id)};
    if (!unit->accelerator)
        return Error {Cli::tr("--gpu: %1 has no GPU. Name a GPU, or a machine with built-in ones.")
                          .arg(unit->name)};
    return std::optional<Mib>(unit->accelerator->usableMib);
}

Result<Question> questionIn(const Arguments &arguments, const Catalogue &catalogue)
{
    const Result<ModelChoice> choice = choiceFrom(arguments, catalogue, {});
    if (!choice)
        return Error {choice.error()};
    Question question {catalogue.model(choice->model), *choice, 1, {}};
    if (arguments.has(u"gpus"_s)) {
        const Result<qint64> gpus = numberOption(arguments, u"gpus"_s, 1, mostGpus);
        if (!gpus)
            return Error {gpus.error()};
        question.gpus = static_cast<int>(*gpus);
    }
    const Result<std::optional<Mib>> size = gpuSize(arguments, catalogue);
    if (!size)
        return Error {size.error()};
    question.usableMib = *size;
    return question;
}

// Everything that is answered, in both shapes.
struct Need
{
    EvenNeed even;
    Breakdown breakdown;
    QString workingExplanation;
};

Result<Need> needOf(const Question &question)
{
    Result<EvenNeed> even
        = evenNeed(*question.model, question.choice, question.gpus, question.usableMib);
    if (!even)
        return Error {even.error()};
    Result<Breakdown> breakdown
        = breakdownOf(*question.model, question.choice, even->spread, even->usableMib);
    if (!breakdown)
        return Error {breakdown.error()};
    const QString explanation
        = WorkingSpace(*question.model, question.choice).explanation(even->spread);
    return Need {std::move(even).value(), std::move(breakdown).value(), explanation};
}

QJsonArray partsJson(const NeedParts &parts)
{
    QJsonArray array;
    for (const NeedPart &part : parts) {
        array.append(QJsonObject {{u"id"_s, part.id},
                                  {u"name"_s, part.name},
                                  {u"bytes"_s, part.bytes},
                                  {u"basis"_s, basisId(part.basis)},
                                  {u"formula"_s, part.formula}});
    }
    return array;
}

QJsonObject needJson(const Need &need)
{
    const Requirement &requirement = need.even.requirement;
    return {
        {u"weights_bytes"_s, requirement.weights.total},
        {u"context_bytes"_s, requirement.context},
        {u"state_bytes"_s, requirement.state},
        {u"working_bytes"_s, need.even.working},
        {u"total_bytes"_s, need.even.total()},
        {u"basis"_s,
         QJsonObject {{u"weights"_s, basisId(requirement.weights.basis)},
                      {u"context"_s, basisId(requirement.contextBasis)},
                      {u"working"_s, basisId(basisOf(need.breakdown.working))}}},
        {u"explanation"_s,
         QJsonObject {{u"weights"_s, requirement.weights.explanation},
                      {u"context"_s, requirement.contextExplanation},
                      {u"working"_s, need.workingExplanation}}},
        {u"parts"_s,
         QJsonObject {{u"weights"_s, partsJson(need.breakdown.weights)},
                      {u"context"_s, partsJson(need.breakdown.context)},
                      {u"working"_s, partsJson(need.breakdown.working)},
                      {u"apart"_s, partsJson(need.breakdown.apart)}}},
    };
}

QString heading(const Question &question)
{
    const QString gpus = question.gpus == 1 ? Cli::tr("on 1 GPU")
                                            : Cli::tr("on %1 GPUs").arg(countText(question.gpus));
    const ModelChoice &choice = question.choice;
    const QString users
        = choice.users == 1 ? Cli::tr("1 user") : Cli::tr("%1 users").arg(countText(choice.users));
    return Cli::tr("%1, %2, %3 tokens of context, %4, %5, %6")
        .arg(question.model->name, choice.format, countText(choice.context), users,
             engineId(choice.engine), gpus);
}

void addParts(TextTable &table, const QString &name, Basis basis, const NeedParts &parts)
{
    table.add({name, gibText(sumOf(parts)), basisId(basis)});
    for (const NeedPart &part : parts)
        table.add({u"  "_s + part.name, gibText(part.bytes), basisId(part.basis), part.formula});
}

QString needText(const Question &question, const Need &need)
{
    TextTable table;
    addParts(table, Cli::tr("Weights"), need.even.requirement.weights.basis,
             need.breakdown.weights);
    addParts(table, Cli::tr("Context memory"), need.even.requirement.contextBasis,
             need.breakdown.context);
    addParts(table, Cli::tr("Working space"), basisOf(need.breakdown.working),
             need.breakdown.working);
    table.add({Cli::tr("Total"), gibText(need.even.total())});
    for (const NeedPart &part : need.breakdown.apart)
        table.add({part.name, gibText(part.bytes), basisId(part.basis), part.formula});
    return heading(question) + "\n\n"_L1 + table.text() + "\n\n"_L1
        + need.even.requirement.weights.explanation + u'\n'
        + need.even.requirement.contextExplanation;
}

} // namespace

Result<Answer> runNeed(const Arguments &arguments)
{
    const Result<Catalogue> catalogue = soundCatalogue(arguments);
    if (!catalogue)
        return Error {catalogue.error()};
    if (arguments.has(u"all"_s))
        return needTable(arguments, *catalogue);
    const Result<Question> question = questionIn(arguments, *catalogue);
    if (!question)
        return Error {question.error()};
    const Result<Need> need = needOf(*question);
    if (!need)
        return Error {need.error()};
    return Answer {needJson(*need), needText(*question, *need), true};
}

} // namespace configurator
