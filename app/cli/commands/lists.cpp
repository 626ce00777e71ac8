// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "cli/catalogueanswer.h"
#include "cli/clitext.h"
#include "cli/inputs.h"
#include "cli/texttable.h"
#include "common/units.h"
#include "memory/weights/weightformat.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString unitMemory(const Unit &unit)
{
    return unit.accelerator ? gbText(unit.accelerator->memoryGb) : QString();
}

QString unitPrice(const Unit &unit, const Currency &currency)
{
    return unit.price ? moneyText(*unit.price, currency) : Cli::tr("on request");
}

Answer unitsAnswer(const Catalogue &catalogue)
{
    TextTable table;
    QJsonArray array;
    for (const Unit &unit : catalogue.units()) {
        array.append(unitJson(unit));
        table.add({unit.id, unit.name, unitMemory(unit),
                   unit.powerW ? wattsText(*unit.powerW) : Cli::tr("power not known"),
                   unitPrice(unit, catalogue.currency())});
    }
    return {{{u"units"_s, array}, {u"currency"_s, catalogue.currency().code}}, table.text(), true};
}

Answer modelsAnswer(const Catalogue &catalogue)
{
    TextTable table;
    QJsonArray array;
    for (const AiModel &model : catalogue.models()) {
        array.append(modelJson(model));
        table.add({model.id, model.name, model.publisher, model.license,
                   model.maxContext ? Cli::tr("up to %1 tokens").arg(countText(*model.maxContext))
                                    : QString(),
                   model.isOwn ? Cli::tr("your own") : QString()});
    }
    return {{{u"models"_s, array}}, table.text(), true};
}

QStringList formatsOf(const AiModel &model, Engine engine)
{
    QStringList ids;
    for (const WeightFormat &format : formatsFor(model, engine))
        ids.append(format.id);
    return ids;
}

// What at least one model is offered in, least reduced first; of one model where it is given.
QStringList formatsOf(const Catalogue &catalogue, const AiModel *only, Engine engine)
{
    if (only != nullptr)
        return formatsOf(*only, engine);
    QStringList ids;
    for (const AiModel &model : catalogue.models())
        ids += formatsOf(model, engine);
    ids.removeDuplicates();
    return ids;
}

QJsonValue weightsJson(const AiModel *model, const QString &format)
{
    const Result<WeightsSize> size = model == nullptr ? Error {} : weightsOf(*model, format);
    if (!size)
        return QJsonValue::Null;
    return QJsonObject {{u"bytes"_s, size->total},
                        {u"basis"_s, basisId(size->basis)},
                        {u"explanation"_s, size->explanation}};
}

QString weightsText(const AiModel *model, const QString &format)
{
    const Result<WeightsSize> size = model == nullptr ? Error {} : weightsOf(*model, format);
    return size ? gibText(size->total) : QString();
}

// `model` is nullptr when the whole catalogue is asked.
Answer formatsAnswer(const Catalogue &catalogue, const AiModel *model)
{
    const QStringList llama = formatsOf(catalogue, model, Engine::LlamaCpp);
    const QStringList vllm = formatsOf(catalogue, model, Engine::Vllm);
    QStringList ids = llama + vllm;
    ids.removeDuplicates();
    TextTable table;
    QJsonArray array;
    for (const QString &id : ids) {
        QStringList engines;
        if (llama.contains(id))
            engines.append(engineId(Engine::LlamaCpp));
        if (vllm.contains(id))
            engines.append(engineId(Engine::Vllm));
        array.append(QJsonObject {{u"id"_s, id},
                                  {u"engines"_s, QJsonArray::fromStringList(engines)},
                                  {u"weights"_s, weightsJson(model, id)}});
        table.add({id, engines.join(", "_L1), weightsText(model, id)});
    }
    return {{{u"formats"_s, array}}, table.text(), true};
}

} // namespace

Result<Answer> runListUnits(const Arguments &arguments)
{
    const Result<Catalogue> catalogue = soundCatalogue(arguments);
    if (!catalogue)
        return Error {catalogue.error()};
    return unitsAnswer(*catalogue);
}

Result<Answer> runListModels(const Arguments &arguments)
{
    const Result<Catalogue> catalogue = soundCatalogue(arguments);
    if (!catalogue)
        return Error {catalogue.error()};
    return modelsAnswer(*catalogue);
}

Result<Answer> runListFormats(const Arguments &arguments)
{
    const Result<Catalogue> catalogue = soundCatalogue(arguments);
    if (!catalogue)
        return Error {catalogue.error()};
    const QString id = arguments.value(u"model"_s);
    const AiModel *model = catalogue->model(id);
    if (!id.isEmpty() && model == nullptr)
        return Error {unknownModel(id)};
    return formatsAnswer(*catalogue, model);
}

} // namespace configurator
