// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "cli/clitext.h"
#include "cli/inputs.h"

namespace configurator {

using namespace Qt::StringLiterals;

Result<Answer> runModelsRename(const Arguments &arguments)
{
    const QString id = arguments.words.at(0);
    const QString name = arguments.words.at(1);
    const Result<Catalogue> shop = shopCatalogue();
    if (!shop)
        return Error {shop.error()};
    if (const Done renamed = ownModels(*shop).rename(id, name); !renamed)
        return Error {renamed.error()};
    return Answer {{{u"id"_s, id}, {u"name"_s, name}},
                   Cli::tr("The model %1 has the name “%2” now.").arg(id, name),
                   true};
}

Result<Answer> runModelsRemove(const Arguments &arguments)
{
    const QString id = arguments.words.at(0);
    const Result<Catalogue> shop = shopCatalogue();
    if (!shop)
        return Error {shop.error()};
    if (const Done removed = ownModels(*shop).remove(id); !removed)
        return Error {removed.error()};
    return Answer {{{u"id"_s, id}}, Cli::tr("The model %1 is removed.").arg(id), true};
}

} // namespace configurator
