// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "cli/clitext.h"
#include "cli/inputs.h"
#include "cli/texttable.h"
#include "common/units.h"
#include "memory/requirement.h"

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

Bytes modelBytes(const Requirement &requirement)
{
    return requirement.weights.total + requirement.context + requirement.state;
}

// The smallest GPU on which an equal share and its working space fit. What stays free for them
// grows with the GPU, so halving the range finds it.
Mib smallestGpu(const Question &question, const Requirement &requirement)
{
    const Bytes share = (modelBytes(requirement) + question.gpus - 1) / question.gpus;
    Mib tooSmall = 0;
    Mib enough = share / bytesPerMib * 2 + 65'536;
    while (enough - tooSmall > 1) {
        const Mib middle = tooSmall + (enough - tooSmall) / 2;
        const WorkingSpace working
            = workingSpace(*question.model, question.choice, question.gpus, middle);
        const bool fits = share + working.perDevice <= middle * bytesPerMib;
        (fits ? enough : tooSmall) = middle;
    }
    return enough;
}

WorkingSpace workingOn(const Question &question, const Requirement &requirement)
{
    const Mib size = question.usableMib ? *question.usableMib : smallestGpu(question, requirement);
    return workingSpace(*question.model, question.choice, question.gpus, size);
}

QJsonObject needJson(const Requirement &requirement, const WorkingSpace &working, int gpus)
{
    const Bytes workingBytes = working.perDevice * gpus;
    return {
        {u"weights_bytes"_s, requirement.weights.total},
        {u"context_bytes"_s, requirement.context},
        {u"state_bytes"_s, requirement.state},
        {u"working_bytes"_s, workingBytes},
        {u"total_bytes"_s, modelBytes(requirement) + workingBytes},
        {u"basis"_s,
         QJsonObject {{u"weights"_s, basisId(requirement.weights.basis)},
                      {u"context"_s, basisId(requirement.contextBasis)},
                      {u"working"_s, basisId(working.basis)}}},
        {u"explanation"_s,
         QJsonObject {{u"weights"_s, requirement.weights.explanation},
                      {u"context"_s, requirement.contextExplanation},
                      {u"working"_s, working.explanation}}},
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

QString needText(const Question &question, const Requirement &requirement,
                 const WorkingSpace &working)
{
    const Bytes workingBytes = working.perDevice * question.gpus;
    TextTable table;
    table.add({Cli::tr("Weights"), gibText(requirement.weights.total),
               basisId(requirement.weights.basis), requirement.weights.explanation});
    table.add({Cli::tr("Context memory"), gibText(requirement.context),
               basisId(requirement.contextBasis), requirement.contextExplanation});
    if (requirement.state > 0)
        table.add({Cli::tr("Recurrent state"), gibText(requirement.state),
                   basisId(requirement.contextBasis)});
    table.add({Cli::tr("Working space"), gibText(workingBytes), basisId(working.basis),
               working.explanation});
    table.add({Cli::tr("Total"), gibText(modelBytes(requirement) + workingBytes)});
    return heading(question) + "\n\n"_L1 + table.text();
}

} // namespace

Result<Answer> runNeed(const Arguments &arguments)
{
    const Result<Catalogue> catalogue = soundCatalogue(arguments);
    if (!catalogue)
        return Error {catalogue.error()};
    const Result<Question> question = questionIn(arguments, *catalogue);
    if (!question)
        return Error {question.error()};
    const Result<Requirement> requirement = requirementOf(*question->model, question->choice);
    if (!requirement)
        return Error {requirement.error()};
    const WorkingSpace working = workingOn(*question, *requirement);
    return Answer {needJson(*requirement, working, question->gpus),
                   needText(*question, *requirement, working), true};
}

} // namespace configurator
