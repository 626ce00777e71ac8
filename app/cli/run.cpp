// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/run.h"

#include "cli/clitext.h"
#include "cli/console.h"

#include <QJsonDocument>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

int bad(const QString &sentence)
{
    printError(sentence);
    return exitBad;
}

bool printAnswer(const Answer &answer, bool asJson)
{
    if (!asJson)
        return printOut(answer.text);
    return printOut(QJsonDocument(answer.json).toJson(QJsonDocument::Indented).trimmed());
}

} // namespace

Done checkLanguage(const Arguments &arguments)
{
    const QString language = arguments.value(u"language"_s);
    if (language.isEmpty() || language == "en"_L1)
        return done();
    if (language == "ru"_L1 || language == "ky"_L1)
        return Error {Cli::tr("--language: the texts are not translated into “%1” yet. Write en.")
                          .arg(language)};
    return Error {
        Cli::tr("--language: “%1” is not a language of this program. Write en.").arg(language)};
}

Done checkUse(const Command &command, const Arguments &arguments)
{
    for (const QString &name : arguments.options.keys()) {
        if (!command.options.contains(name))
            return Error {
                Cli::tr("configurator %1 takes no --%2. configurator %1 --help lists what it "
                        "takes.")
                    .arg(command.name, name)};
    }
    const qsizetype operands = arguments.words.size();
    if (operands < command.fewest || operands > command.most)
        return Error {Cli::tr("Write it so: %1").arg(usageLine(command))};
    return checkLanguage(arguments);
}

int runCommand(const Command &command, Arguments arguments)
{
    arguments.words = arguments.words.mid(command.name.count(u' ') + 1);
    if (arguments.has(u"help"_s))
        return printOut(commandHelp(command)) ? exitDone : exitBad;
    if (const Done use = checkUse(command, arguments); !use)
        return bad(use.error());
    const Result<Answer> answer = command.run(arguments);
    if (!answer)
        return bad(answer.error());
    if (!printAnswer(*answer, arguments.has(u"json"_s)))
        return bad(
            Cli::tr("The answer could not be written to standard output. Is the disk full?"));
    return answer->isYes ? exitDone : exitNo;
}

} // namespace configurator
