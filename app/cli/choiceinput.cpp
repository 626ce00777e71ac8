// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/inputs.h"

#include "cli/clitext.h"
#include "memory/weights/weightformat.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// Of no model is more known; far below what could overflow a sum of bytes.
constexpr qint64 mostContext = 100'000'000;

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
        for (const Done &step : {model(catalogue), format(catalogue), context(), users(), engine(),
                                 kv(), settings()}) {
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
        const std::optional<KvFormats> formats = kvFormatsFromId(typed);
        if (!formats)
            return Error {
                Cli::tr("--kv-format: “%1” is not a format of the context memory. Write f16, "
                        "fp8, q8_0, q5_0 or q4_0, or keys and values apart, like q8_0/q4_0.")
                    .arg(typed)};
        m_choice.kv = *formats;
        return done();
    }

    Done number(const QString &option, qint64 high, int &setting)
    {
        if (!m_arguments.has(option))
            return done();
        const Result<qint64> typed = numberOption(m_arguments, option, 1, high);
        if (!typed)
            return Error {typed.error()};
        setting = static_cast<int>(*typed);
        return done();
    }

    Done settings()
    {
        EngineSettings &settings = m_choice.settings;
        settings.isCacheUnified = settings.isCacheUnified || m_arguments.has(u"unified-kv"_s);
        settings.hasFlashAttention
            = settings.hasFlashAttention && !m_arguments.has(u"no-flash-attention"_s);
        settings.isEmbeddingInRam
            = settings.isEmbeddingInRam || m_arguments.has(u"embedding-in-ram"_s);
        settings.hasGraphs = settings.hasGraphs && !m_arguments.has(u"no-graphs"_s);
        for (const Done &step :
             {number(u"ubatch"_s, EngineSettings::mostBatchTokens, settings.microBatch),
              number(u"batch-tokens"_s, EngineSettings::mostBatchTokens, settings.batchTokens),
              number(u"utilisation"_s, 100, settings.utilisationPercent)}) {
            if (!step)
                return Error {step.error()};
        }
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

Result<ModelChoice> choiceFrom(const Arguments &arguments, const Catalogue &catalogue,
                               const ModelChoice &base)
{
    if (base.model.isEmpty()) {
        if (const Done whole = requireWholeChoice(arguments); !whole)
            return Error {whole.error()};
    }
    return ChoiceReader(arguments, base).read(catalogue);
}

} // namespace configurator
