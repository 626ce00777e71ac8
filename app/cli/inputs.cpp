// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/inputs.h"

#include "cli/clitext.h"
#include "memory/weightformat.h"

#include <QDir>
#include <QLocale>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shownFaults = 5;
// Of no model is more known; far below what could overflow a sum of bytes.
constexpr qint64 mostContext = 100'000'000;

QString faultSummary(const QString &folder, const QStringList &faults)
{
    const QString shown = faults.mid(0, shownFaults).join(u'\n');
    if (faults.size() <= shownFaults)
        return Cli::tr("The catalogue has faults, so nothing was computed:\n%1").arg(shown);
    return Cli::tr("The catalogue has %1 faults, so nothing was computed. The first are:\n%2\n"
                   "configurator catalogue check %3 lists them all.")
        .arg(QLocale().toString(faults.size()), shown, folder);
}

bool allDigits(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar character) {
        return character >= u'0' && character <= u'9';
    });
}

// Ids may be typed in either case; the catalogue's spelling counts.
QString spelledAs(const QStringList &names, const QString &typed)
{
    for (const QString &name : names) {
        if (name.compare(typed, Qt::CaseInsensitive) == 0)
            return name;
    }
    return {};
}

// Publishers may give a format a name of their own, beside those that every model can have.
QStringList formatIds(const AiModel *model)
{
    QStringList ids = allFormatIds();
    for (const PublishedWeights &weights :
         model == nullptr ? std::vector<PublishedWeights>() : model->weights)
        ids.append(weights.format);
    ids.removeDuplicates();
    return ids;
}

// Takes one option after the other into the choice; the first that is wrong stays in the result.
class ChoiceReader
{
public:
    ChoiceReader(const Arguments &arguments, ModelChoice base)
        : m_arguments(arguments)
        , m_choice(std::move(base))
    {
    }

    Result<ModelChoice> read(const Catalogue &catalogue)
    {
        for (const Done &step :
             {model(catalogue), format(catalogue), context(), users(), engine(), kv()}) {
            if (!step)
                return Error {step.error()};
        }
        return m_choice;
    }

private:
    Done model(const Catalogue &catalogue)
    {
        const QString id = m_arguments.value(u"model"_s);
        if (id.isEmpty())
            return done();
        if (catalogue.model(id) == nullptr)
            return Error {unknownModel(id)};
        m_choice.model = id;
        return done();
    }

    Done format(const Catalogue &catalogue)
    {
        const QString typed = m_arguments.value(u"format"_s);
        if (typed.isEmpty())
            return done();
        const QStringList known = formatIds(catalogue.model(m_choice.model));
        const QString id = spelledAs(known, typed);
        if (id.isEmpty())
            return Error {Cli::tr("--format: “%1” is not a weight format. The formats are: %2.")
                              .arg(typed, known.join(", "_L1))};
        m_choice.format = id;
        return done();
    }

    Done context()
    {
        if (!m_arguments.has(u"context"_s))
            return done();
        const Result<qint64> tokens = numberOption(m_arguments, u"context"_s, 1, mostContext);
        if (!tokens)
            return Error {tokens.error()};
        m_choice.context = *tokens;
        return done();
    }

    Done users()
    {
        if (!m_arguments.has(u"users"_s))
            return done();
        const Result<qint64> users = numberOption(m_arguments, u"users"_s, 1, 100'000);
        if (!users)
            return Error {users.error()};
        m_choice.users = static_cast<int>(*users);
        return done();
    }

    Done engine()
    {
        const QString typed = m_arguments.value(u"engine"_s);
        if (typed.isEmpty())
            return done();
        const std::optional<Engine> engine = engineFromId(typed);
        if (!engine)
            return Error {
                Cli::tr("--engine: “%1” is not an engine. Write llama.cpp or vllm.").arg(typed)};
        m_choice.engine = *engine;
        return done();
    }

    Done kv()
    {
        const QString typed = m_arguments.value(u"kv-format"_s);
        if (typed.isEmpty())
            return done();
        const std::optional<KvFormat> format = kvFormatFromId(typed);
        if (!format)
            return Error {
                Cli::tr("--kv-format: “%1” is not a format of the context memory. Write f16, "
                        "fp8, q8_0, q5_0 or q4_0.")
                    .arg(typed)};
        m_choice.kv = *format;
        return done();
    }

    const Arguments &m_arguments;
    ModelChoice m_choice;
};

Done requireWholeChoice(const Arguments &arguments)
{
    QStringList missing;
    for (const QString &name : {u"model"_s, u"format"_s, u"context"_s, u"users"_s, u"engine"_s}) {
        if (!arguments.has(name))
            missing.append("--"_L1 + name);
    }
    if (missing.isEmpty())
        return done();
    return Error {
        Cli::tr("Which model, and how will it be run? Add %1.").arg(missing.join(", "_L1))};
}

} // namespace

QString unknownModel(const QString &id)
{
    return Cli::tr("--model: the catalogue has no AI model “%1”. configurator list models lists "
                   "them.")
        .arg(id);
}

Result<QString> catalogueFolder(const Arguments &arguments)
{
    if (!arguments.has(u"catalogue"_s))
        return shippedCatalogueFolder();
    const QString folder = arguments.value(u"catalogue"_s);
    const QFileInfo info(folder);
    if (!info.isDir())
        return Error {
            Cli::tr("%1: there is no such folder. A catalogue is a folder with shop.json, "
                    "gpus.json, machines.json, links.json, models.json and appliances.json.")
                .arg(folder)};
    if (!info.isReadable() || !info.isExecutable())
        return Error {
            Cli::tr("%1: this folder may not be read. Ask its owner for the permission to "
                    "read it.")
                .arg(folder)};
    return folder;
}

Result<Catalogue> soundCatalogue(const Arguments &arguments)
{
    const Result<QString> folder = catalogueFolder(arguments);
    if (!folder)
        return Error {folder.error()};
    LoadedCatalogue loaded = loadCatalogue(*folder);
    if (!loaded.faults.isEmpty())
        return Error {faultSummary(*folder, loaded.faults)};
    return std::move(loaded.catalogue);
}

Result<qint64> numberOption(const Arguments &arguments, const QString &name, qint64 low,
                            qint64 high)
{
    constexpr qsizetype mostDigits = 18; // more would not fit into 64 bits
    const QString typed = arguments.value(name);
    const bool isNumber = allDigits(typed) && typed.size() <= mostDigits;
    const qint64 number = isNumber ? typed.toLongLong() : low - 1;
    if (number < low || number > high)
        return Error {Cli::tr("--%1: “%2” is not a whole number from %3 to %4.")
                          .arg(name, typed, QLocale().toString(low), QLocale().toString(high))};
    return number;
}

Result<ModelChoice> choiceFrom(const Arguments &arguments, const Catalogue &catalogue,
                               const ModelChoice &base)
{
    if (base.model.isEmpty()) {
        if (const Done whole = requireWholeChoice(arguments); !whole)
            return Error {whole.error()};
    }
    return ChoiceReader(arguments, base).read(catalogue);
}

Result<BuildInput> buildInput(const Arguments &arguments)
{
    Result<Catalogue> catalogue = soundCatalogue(arguments);
    if (!catalogue)
        return Error {catalogue.error()};
    Result<Build> build = loadBuild(arguments.words.first());
    if (!build)
        return Error {build.error()};
    return BuildInput {std::move(catalogue).value(), std::move(build).value()};
}

} // namespace configurator
