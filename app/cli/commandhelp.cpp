// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/clitext.h"
#include "cli/commandlist.h"
#include "cli/texttable.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

void addOptions(TextTable &table, const QStringList &names)
{
    for (const Option &option : allOptions()) {
        if (names.contains(option.name))
            table.add({"--%1 %2"_L1.arg(option.name, option.value).trimmed(), option.help});
    }
}

QString commandTable()
{
    TextTable table(u"  "_s);
    for (const Command &command : allCommands())
        table.add({"%1 %2"_L1.arg(command.name, command.operands).trimmed(), command.summary});
    return table.text();
}

} // namespace

QString programHelp()
{
    TextTable options(u"  "_s);
    addOptions(options,
               {u"catalogue"_s, u"store"_s, u"language"_s, u"picture"_s, u"theme"_s, u"kiosk"_s,
                u"data"_s, u"help"_s, u"version"_s});
    return Cli::tr(
               "configurator [BUILD] [options]       opens the window, with that build file\n"
               "configurator COMMAND ... [options]   answers without a window\n\n"
               "Commands:\n%1\n\nOptions:\n%2\n\n"
               "configurator COMMAND --help tells more. With --json a command prints one JSON "
               "object.\nExit codes: 0 done; 1 the answer is no; 2 bad use or bad input, nothing "
               "written.")
        .arg(commandTable(), options.text());
}

QString usageLine(const Command &command)
{
    const QString operands = command.operands.isEmpty() ? QString() : u' ' + command.operands;
    return "configurator %1%2 [options]"_L1.arg(command.name, operands);
}

QString commandHelp(const Command &command)
{
    TextTable options(u"  "_s);
    addOptions(options, command.options);
    return "%1\n\n%2\n\n%3\n%4"_L1.arg(usageLine(command), command.details, Cli::tr("Options:"),
                                       options.text());
}

QString notACommand(const QStringList &words)
{
    QStringList names;
    for (const Command &command : allCommands())
        names.append(command.name);
    return Cli::tr("“%1” is not a command, and not a build file. The commands are: %2.")
        .arg(words.join(u' '), names.join(", "_L1));
}

} // namespace configurator
