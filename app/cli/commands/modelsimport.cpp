// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "cli/catalogueanswer.h"
#include "cli/clitext.h"
#include "cli/inputs.h"
#include "cli/texttable.h"
#include "common/units.h"
#include "import/modelimport.h"
#include "memory/weights/weightformat.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QStringList offeredFormats(const AiModel &model)
{
    QStringList ids;
    for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm})
        for (const WeightFormat &format : formatsFor(model, engine))
            ids.append(format.id);
    ids.removeDuplicates();
    return ids;
}

QJsonObject importJson(const ImportedModel &imported, bool isApplied)
{
    const AiModel &model = imported.model;
    QJsonObject json = modelJson(model);
    json.insert(u"formats"_s, QJsonArray::fromStringList(offeredFormats(model)));
    return {{u"model"_s, json},
            {u"weights_bytes"_s,
             model.weights.empty() ? QJsonValue(QJsonValue::Null)
                                   : QJsonValue(model.weights.front().bytes)},
            {u"read"_s, QJsonArray::fromStringList(imported.read)},
            {u"missing"_s, QJsonArray::fromStringList(imported.missing)},
            {u"assumed"_s, QJsonArray::fromStringList(imported.assumed)},
            {u"applied"_s, isApplied}};
}

QString knownText(const std::optional<qint64> &number)
{
    return number ? countText(*number) : Cli::tr("not knownText");
}

QString modelTable(const AiModel &model)
{
    TextTable table(u"  "_s);
    table.add({Cli::tr("id"), model.id});
    table.add({Cli::tr("name"), model.name});
    table.add({Cli::tr("parameters"), knownText(model.parameters)});
    const int layers = model.layerCount();
    table.add({Cli::tr("layers"), layers > 0 ? countText(layers) : Cli::tr("not knownText")});
    for (const PublishedWeights &file : model.weights)
        table.add({Cli::tr("weights"), Cli::tr("%1 as %2").arg(gibText(file.bytes), file.format)});
    const QStringList formats = offeredFormats(model);
    table.add(
        {Cli::tr("formats"), formats.isEmpty() ? Cli::tr("not knownText") : formats.join(u' ')});
    return table.text();
}

void addList(QStringList &parts, const QString &title, const QStringList &sentences)
{
    TextTable table(u"  "_s);
    for (const QString &sentence : sentences)
        table.add({sentence});
    if (!sentences.isEmpty())
        parts.append(title + u'\n' + table.text());
}

QString importText(const ImportedModel &imported, bool isApplied)
{
    QStringList parts;
    addList(parts, Cli::tr("Read"), imported.read);
    addList(parts, Cli::tr("Missing"), imported.missing);
    addList(parts, Cli::tr("Assumed"), imported.assumed);
    parts.append(
        (isApplied ? Cli::tr("The model that was added") : Cli::tr("The model that would be added"))
        + u'\n' + modelTable(imported.model));
    parts.append(isApplied ? Cli::tr("It stands beside the models of the shop now: --model %1")
                                 .arg(imported.model.id)
                           : Cli::tr("Nothing is written yet. With --apply the model is kept."));
    return parts.join("\n\n"_L1);
}

} // namespace

Result<Answer> runModelsImport(const Arguments &arguments)
{
    const Result<Catalogue> shop = shopCatalogue();
    if (!shop)
        return Error {shop.error()};
    Result<ImportedModel> read = importModel(arguments.words);
    if (!read)
        return Error {read.error()};
    ImportedModel imported = std::move(read).value();
    const bool isApplied = arguments.has(u"apply"_s);
    const OwnModels own = ownModels(*shop);
    Result<AiModel> kept = isApplied ? own.add(imported.model) : own.preview(imported.model);
    if (!kept)
        return Error {kept.error()};
    imported.model = std::move(kept).value();
    return Answer {importJson(imported, isApplied), importText(imported, isApplied), true};
}

} // namespace configurator
