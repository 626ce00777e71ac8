// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commandlist.h"

#include "cli/commands/commands.h"
#include "cli/clitext.h"
#include "cli/kiosk/kioskcommands.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostFiles = 10'000;

const QStringList &commonOptions()
{
    static const QStringList names {u"catalogue"_s, u"store"_s, u"language"_s, u"json"_s,
                                    u"help"_s};
    return names;
}

const QStringList &choiceOptions()
{
    static const QStringList names {u"model"_s,
                                    u"format"_s,
                                    u"context"_s,
                                    u"users"_s,
                                    u"engine"_s,
                                    u"kv-format"_s,
                                    u"ubatch"_s,
                                    u"unified-kv"_s,
                                    u"no-flash-attention"_s,
                                    u"embedding-in-ram"_s,
                                    u"utilisation"_s,
                                    u"batch-tokens"_s,
                                    u"no-graphs"_s};
    return names;
}

std::vector<Command> buildCommands()
{
    return {
        {u"totals"_s,
         u"BUILD"_s,
         1,
         1,
         {},
         Cli::tr("memory, power and price of a build file"),
         Cli::tr("Adds up the build: combined, usable and fast-linked memory, maximum power draw, "
                 "price, what sort of cluster it is, and what is worth knowing about it."),
         false,
         runTotals},
        {u"need"_s,
         {},
         0,
         0,
         choiceOptions() + QStringList {u"gpus"_s, u"gpu"_s, u"all"_s},
         Cli::tr("what an AI model needs"),
         Cli::tr(
             "Weights, context memory and working space. --model, --format, --context, --users and "
             "--engine are needed. Working space is paid on every GPU, so --gpus raises it; vllm "
             "also leaves a share of each GPU free, so there it depends on the GPU's size. With "
             "--all "
             "the table of all models for one engine, without working space."),
         false,
         runNeed},
        {u"fit"_s, u"BUILD"_s, 1, 1, choiceOptions(), Cli::tr("whether a build holds an AI model"),
         Cli::tr("The verdict for the model that the build file names; each option says otherwise. "
                 "Exits with 0 when it fits (single, linked or paper), and with 1 when it does not "
                 "(short, unsplittable) or when that is not known."),
         false, runFit},
        {u"recommend"_s,
         {},
         0,
         0,
         choiceOptions()
             + QStringList {u"by"_s, u"link"_s, u"budget"_s, u"watts"_s, u"max-gpus"_s,
                            u"max-machines"_s, u"stock"_s, u"own-computer"_s, u"limit"_s},
         Cli::tr("the best build of each kind for an AI model"),
         Cli::tr("At most one build of each kind: a single GPU, fast-linked GPUs, GPUs over "
                 "standard PCIe, a shared-memory machine, a machine with built-in GPUs. The first "
                 "is the best of all, and what is proven is said. Builds with items on request "
                 "are listed apart when the price decides. Exits with 1 when there is none."),
         false,
         runRecommend},
    };
}

std::vector<Command> quoteCommands()
{
    return {
        {u"quote from-build"_s,
         u"BUILD"_s,
         1,
         1,
         {u"customer"_s},
         Cli::tr("a build file as a quote file"),
         Cli::tr("Prints a draft of today with the build's lines, prices, both memory numbers, "
                 "comparison and verdict as they are now. --customer names a file with the "
                 "customer's company, person, address, tax_id, email and language."),
         false,
         runQuoteFromBuild},
        {u"quote totals"_s,
         u"QUOTE"_s,
         1,
         1,
         {},
         Cli::tr("a quote file added up"),
         Cli::tr("Lines, subtotal, discount, tax of each rate and total, in whole minor units. "
                 "The figures are those of the accepted alternative, else of the first."),
         false,
         runQuoteTotals},
        {u"quote pdf"_s,
         u"QUOTE|BUILD"_s,
         1,
         1,
         {u"pdf"_s},
         Cli::tr("a quote or build file as a printable quote"),
         Cli::tr("Writes the quote to the file that --pdf names, whole or not at all."),
         true,
         runQuotePdf},
    };
}

std::vector<Command> catalogueCommands()
{
    return {
        {u"list models"_s,
         {},
         0,
         0,
         {},
         Cli::tr("the AI models of the catalogue"),
         Cli::tr("Every AI model with its facts and, with --json, where they come from."),
         false,
         runListModels},
        {u"list units"_s,
         {},
         0,
         0,
         {},
         Cli::tr("the GPUs, machines and link parts"),
         Cli::tr("Everything sold, with its figures and, with --json, where they come from."),
         false,
         runListUnits},
        {u"list formats"_s,
         {},
         0,
         0,
         {u"model"_s},
         Cli::tr("how weights are stored, and by which engine they are taken"),
         Cli::tr("With --model only the formats of that model, with the size of its weights."),
         false,
         runListFormats},
        {u"catalogue check"_s,
         u"[DIR]"_s,
         0,
         1,
         {},
         Cli::tr("every fault of a catalogue folder"),
         Cli::tr(
             "Names each fault with file, entry and field. Without DIR the catalogue inside the "
             "program is checked. Exits with 1 when there are faults."),
         false,
         runCatalogueCheck},
    };
}

std::vector<Command> priceCommands()
{
    return {
        {u"prices import"_s,
         u"FILE"_s,
         1,
         1,
         {u"map"_s, u"decimal"_s, u"sheet"_s, u"jump"_s, u"apply"_s},
         Cli::tr("a supplier's price list (CSV or XLSX)"),
         Cli::tr(
             "Says what the list would change: new prices, jumps, rows that can't be taken, SKUs "
             "that the catalogue or the list lacks. With --apply all of it is kept as one step, or "
             "nothing; without it nothing is written. Exits with 1 when rows can't be taken, or "
             "when a person has to decide how prices are read."),
         false,
         runPricesImport},
        {u"prices undo"_s,
         {},
         0,
         0,
         {},
         Cli::tr("takes the last list of prices back"),
         Cli::tr("Prices that a list changed are again what they were before it. History keeps "
                 "both. Exits with 2 when there is nothing to take back."),
         false,
         runPricesUndo},
    };
}

std::vector<Command> modelCommands()
{
    return {
        {u"models import"_s,
         u"FILE..."_s,
         1,
         mostFiles,
         {u"apply"_s},
         Cli::tr("an AI model from its own files"),
         Cli::tr(
             "Reads a GGUF, a config.json, a safetensors index, a .safetensors file or a folder "
             "holding them; several files describe one model. Says what was read, what was "
             "missing and what was assumed. With --apply the model is kept beside those of the "
             "shop; without it nothing is written."),
         false,
         runModelsImport},
        {u"models rename"_s,
         u"ID NAME"_s,
         2,
         2,
         {},
         Cli::tr("another name for a model of your own"),
         Cli::tr("Its id stays as it is. Models of the shop keep their names."),
         false,
         runModelsRename},
        {u"models remove"_s,
         u"ID"_s,
         1,
         1,
         {},
         Cli::tr("takes a model of your own away"),
         Cli::tr("The files that it was imported from are not touched. Models of the shop stay."),
         false,
         runModelsRemove},
    };
}

} // namespace

std::vector<Command> allCommands()
{
    std::vector<Command> commands = buildCommands();
    for (Command &command : buildCodeCommands())
        commands.push_back(std::move(command));
    for (Command &command : quoteCommands())
        commands.push_back(std::move(command));
    for (Command &command : priceCommands())
        commands.push_back(std::move(command));
    for (Command &command : catalogueCommands())
        commands.push_back(std::move(command));
    for (Command &command : commands)
        command.options += commonOptions();
    // Own models stand beside the shop's own catalogue, so these take no other.
    for (Command &command : modelCommands()) {
        command.options += QStringList {u"language"_s, u"json"_s, u"help"_s};
        commands.push_back(std::move(command));
    }
    for (Command &command : kioskCommands())
        commands.push_back(std::move(command));
    return commands;
}

std::optional<Command> commandIn(const QStringList &words)
{
    const QString line = words.join(u' ') + u' ';
    for (const Command &command : allCommands()) {
        if (line.startsWith(command.name + u' '))
            return command;
    }
    return std::nullopt;
}

} // namespace configurator
