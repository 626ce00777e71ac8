// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/buildcode.h"

#include "cli/clitext.h"
#include "cli/commands/commands.h"
#include "cli/console.h"
#include "cli/inputs.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostWords = 1'000; // a code may be typed with blanks

Result<Answer> encode(const Arguments &arguments)
{
    const Result<BuildInput> input = buildInput(arguments);
    if (!input)
        return Error {input.error()};
    const Result<QString> code = encodeBuild(input->build, input->catalogue);
    if (!code)
        return Error {code.error()};
    const qsizetype characters = code->size() - code->count(u'-');
    return Answer {{{u"code"_s, *code}, {u"characters"_s, characters}}, *code, true};
}

Result<Answer> decode(const Arguments &arguments)
{
    const Result<Catalogue> catalogue = soundCatalogue(arguments);
    if (!catalogue)
        return Error {catalogue.error()};
    const Result<DecodedBuild> decoded = decodeBuild(arguments.words.join(u' '), *catalogue);
    if (!decoded)
        return Error {decoded.error()};
    for (const QString &name : decoded->missing)
        printError(Cli::tr("The catalogue lacks %1; it counts as not known.").arg(name));
    const QByteArray file = writeBuild(decoded->build);
    return Answer {{{u"build"_s, QJsonDocument::fromJson(file).object()},
                    {u"missing"_s, QJsonArray::fromStringList(decoded->missing)}},
                   QString::fromUtf8(file).trimmed(),
                   true};
}

} // namespace

std::vector<Command> buildCodeCommands()
{
    return {
        {u"build-code encode"_s,
         u"BUILD"_s,
         1,
         1,
         {},
         Cli::tr("a build file as a short code"),
         Cli::tr("Prints a code that carries the whole build and the model choice, without prices "
                 "and without the build's name, to be typed or scanned elsewhere."),
         false,
         encode},
        {u"build-code decode"_s,
         u"CODE"_s,
         1,
         mostWords,
         {},
         Cli::tr("a code as a build file"),
         Cli::tr("Prints the build file. Case, dashes and blanks of the code don't matter. What "
                 "the catalogue lacks is said, and counts as not known. A code with a mistake is "
                 "refused, and the group of four that is most probably wrong is named."),
         false,
         decode},
    };
}

} // namespace configurator
