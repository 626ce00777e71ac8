// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/arguments.h"

#include "cli/clitext.h"

#include <algorithm>
#include <optional>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

std::optional<Option> optionNamed(const QString &name)
{
    const std::vector<Option> options = allOptions();
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&name](const Option &option) { return option.name == name; });
    return found == options.end() ? std::nullopt : std::optional<Option>(*found);
}

// Walks over the typed words once.
class Reader
{
public:
    explicit Reader(const QStringList &typed)
        : m_typed(typed)
    {
    }

    Result<Arguments> read()
    {
        while (m_next < m_typed.size()) {
            const QString word = m_typed.at(m_next++);
            if (const Done taken = take(word); !taken)
                return Error {taken.error()};
        }
        return m_arguments;
    }

private:
    Done take(const QString &word)
    {
        if (m_onlyWords || !word.startsWith(u'-') || word == "-"_L1) {
            m_arguments.words.append(word);
            return done();
        }
        if (word == "--"_L1) {
            m_onlyWords = true;
            return done();
        }
        return takeOption(word == "-h"_L1 ? u"--help"_s : word);
    }

    Done takeOption(const QString &word)
    {
        const QString typed = word.section(u'=', 0, 0);
        const std::optional<Option> option
            = typed.startsWith("--"_L1) ? optionNamed(typed.mid(2)) : std::nullopt;
        if (!option)
            return Error {
                Cli::tr("%1 is not an option. configurator --help lists them.").arg(typed)};
        if (m_arguments.has(option->name))
            return Error {Cli::tr("%1 is given twice. Give it once.").arg(typed)};
        const Result<QString> value = valueOf(*option, word);
        if (!value)
            return Error {value.error()};
        m_arguments.options.insert(option->name, *value);
        return done();
    }

    Result<QString> valueOf(const Option &option, const QString &word)
    {
        const bool isAttached = word.contains(u'=');
        if (option.value.isEmpty()) {
            if (isAttached)
                return Error {Cli::tr("--%1 takes no value. Write it alone.").arg(option.name)};
            return QString();
        }
        const bool isNext
            = !isAttached && m_next < m_typed.size() && !m_typed.at(m_next).startsWith("--"_L1);
        const QString value = isAttached ? word.section(u'=', 1)
            : isNext                     ? m_typed.at(m_next++)
                                         : QString();
        if (value.isEmpty())
            return Error {
                Cli::tr("--%1 needs a value. Write --%1 %2.").arg(option.name, option.value)};
        return value;
    }

    QStringList m_typed;
    qsizetype m_next = 0;
    bool m_onlyWords = false;
    Arguments m_arguments;
};

} // namespace

std::vector<Option> allOptions()
{
    return {
        {u"model"_s, u"ID"_s, Cli::tr("the AI model, by its id (configurator list models)")},
        {u"format"_s, u"NAME"_s, Cli::tr("how the weights are stored (configurator list formats)")},
        {u"context"_s, u"N"_s, Cli::tr("tokens of context for each user")},
        {u"users"_s, u"N"_s, Cli::tr("users at the same time")},
        {u"engine"_s, u"NAME"_s, Cli::tr("llama.cpp or vllm")},
        {u"kv-format"_s, u"NAME"_s,
         Cli::tr("how the context is stored: f16 (default), fp8, q8_0, q5_0 or q4_0, or keys and "
                 "values apart, like q8_0/q4_0")},
        {u"ubatch"_s, u"N"_s, Cli::tr("llama.cpp: tokens computed at once (default 512)")},
        {u"unified-kv"_s, {}, Cli::tr("llama.cpp: all users share one pool of context memory")},
        {u"no-flash-attention"_s, {}, Cli::tr("llama.cpp: without flash attention")},
        {u"embedding-in-ram"_s,
         {},
         Cli::tr("llama.cpp: the token embedding stays in the computer's own memory")},
        {u"utilisation"_s, u"N"_s,
         Cli::tr("vllm: percent of each GPU's memory that it takes (default 92)")},
        {u"batch-tokens"_s, u"N"_s, Cli::tr("vllm: tokens computed at once (default 8192)")},
        {u"no-graphs"_s, {}, Cli::tr("vllm: without CUDA graphs (enforce_eager)")},
        {u"all"_s,
         {},
         Cli::tr("every AI model, in each of its formats, from 4,096 tokens to its limit")},
        {u"gpus"_s, u"N"_s,
         Cli::tr("spread over N GPUs, each with its own working space (default 1)")},
        {u"gpu"_s, u"ID"_s,
         Cli::tr(
             "the GPU to run on, which decides how much memory vllm leaves free; without it, the "
             "smallest GPU that holds its share")},
        {u"by"_s, u"WHAT"_s, Cli::tr("what is to be least: price (default), power or units")},
        {u"link"_s, u"LEVEL"_s,
         Cli::tr("the least verdict: any (default), linked (one fast-linked group holds the model) "
                 "or single (one GPU does)")},
        {u"budget"_s, u"AMOUNT"_s, Cli::tr("no build that costs more, like 5000 or 4999.90")},
        {u"watts"_s, u"N"_s, Cli::tr("no build that can draw more")},
        {u"max-gpus"_s, u"N"_s, Cli::tr("no build with more GPUs (default 128)")},
        {u"max-machines"_s, u"N"_s, Cli::tr("no build with more machines (default 16)")},
        {u"stock"_s, u"LIST"_s,
         Cli::tr("how many there are, like rtx-3090=2,dgx-spark=1; others in any number")},
        {u"own-computer"_s, {}, Cli::tr("cards go into a computer that the customer has")},
        {u"limit"_s, u"N"_s, Cli::tr("no more than N builds in each list")},
        {u"map"_s, u"NAME|FILE"_s,
         Cli::tr(
             "how the list is read: as remembered for this supplier, or as a mapping file says")},
        {u"decimal"_s, u"MARK"_s, Cli::tr("what stands before the decimals: point or comma")},
        {u"sheet"_s, u"NAME"_s, Cli::tr("only this sheet of a workbook")},
        {u"jump"_s, u"N"_s, Cli::tr("percent beyond which a change is a jump (default 30)")},
        {u"apply"_s, {}, Cli::tr("keep what was read; without it nothing is written")},
        {u"pdf"_s, u"FILE"_s, Cli::tr("where the PDF goes")},
        {u"store"_s, u"FILE"_s, Cli::tr("where quotes and imported prices are kept")},
        {u"data"_s, u"DIR"_s, Cli::tr("the kiosk's data folder, not the user's own")},
        {u"csv"_s, u"FILE"_s, Cli::tr("write the figures of each day there, for a spreadsheet")},
        {u"customer"_s, u"FILE"_s, Cli::tr("who the quote is for")},
        {u"kiosk"_s, {}, Cli::tr("full screen, for customers; only staff's PIN leads out")},
        {u"picture"_s, u"FILE"_s, Cli::tr("write a picture (PNG) of the window there, and quit")},
        {u"theme"_s, u"NAME"_s, Cli::tr("colours of the window: light or dark")},
        {u"catalogue"_s, u"DIR"_s, Cli::tr("use the catalogue in this folder, not the shop's own")},
        {u"language"_s, u"CODE"_s, Cli::tr("language of the texts: en")},
        {u"json"_s, {}, Cli::tr("print one JSON object")},
        {u"help"_s, {}, Cli::tr("print this help (-h)")},
        {u"version"_s, {}, Cli::tr("print the version")},
    };
}

Result<Arguments> parseArguments(const QStringList &typed)
{
    return Reader(typed).read();
}

} // namespace configurator
