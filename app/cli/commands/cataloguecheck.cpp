// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "cli/clitext.h"
#include "cli/inputs.h"
#include "common/units.h"

#include <QJsonArray>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString closingSentence(const LoadedCatalogue &loaded)
{
    if (loaded.faults.size() == 1)
        return Cli::tr("1 fault.");
    if (!loaded.faults.isEmpty())
        return Cli::tr("%1 faults.").arg(countText(loaded.faults.size()));
    return Cli::tr("The catalogue is sound: %1 units and %2 AI models.")
        .arg(countText(static_cast<qint64>(loaded.catalogue.units().size())),
             countText(static_cast<qint64>(loaded.catalogue.models().size())));
}

QJsonObject checkJson(const QString &folder, const LoadedCatalogue &loaded)
{
    return {
        {u"folder"_s, folder},
        {u"sound"_s, loaded.faults.isEmpty()},
        {u"units"_s, static_cast<qint64>(loaded.catalogue.units().size())},
        {u"models"_s, static_cast<qint64>(loaded.catalogue.models().size())},
        {u"faults"_s, QJsonArray::fromStringList(loaded.faults)},
    };
}

} // namespace

Result<Answer> runCatalogueCheck(const Arguments &arguments)
{
    Arguments asked = arguments;
    if (!arguments.words.isEmpty()) {
        if (arguments.has(u"catalogue"_s))
            return Error {
                Cli::tr("Two folders are named. Write DIR or --catalogue DIR, not both.")};
        asked.options.insert(u"catalogue"_s, arguments.words.first());
    }
    const Result<QString> folder = catalogueFolder(asked);
    if (!folder)
        return Error {folder.error()};
    const LoadedCatalogue loaded = loadCatalogue(*folder);
    QStringList lines = loaded.faults;
    lines.append(closingSentence(loaded));
    return Answer {checkJson(*folder, loaded), lines.join(u'\n'), loaded.faults.isEmpty()};
}

} // namespace configurator
