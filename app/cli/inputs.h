// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/file/buildfile.h"
#include "catalogue/catalogueloader.h"
#include "cli/arguments.h"
#include "quote/profile.h"
#include "storage/ownmodels.h"

namespace configurator {

// Every figure depends on the catalogue, so a catalogue with faults is refused whole. Beside the
// shop's own catalogue stand the person's own models; what is wrong with them is said, and no more,
// since no other figure depends on them.
Result<Catalogue> soundCatalogue(const Arguments &arguments);
// The shop's own catalogue alone, and the own models beside it.
Result<Catalogue> shopCatalogue();
OwnModels ownModels(const Catalogue &shop);
// The folder that --catalogue names, or the one inside the program; it exists and can be listed.
Result<QString> catalogueFolder(const Arguments &arguments);

// The shop's settings, where a store has them: its name and taxes, and the region that decides the
// household loads and wall circuits which a build is compared with.
ShopProfile shopProfile(const Arguments &arguments, const Catalogue &catalogue);

// The whole number of an option, from `low` to `high`.
Result<qint64> numberOption(const Arguments &arguments, const QString &name, qint64 low,
                            qint64 high);

// The sentence for a model id that the catalogue lacks.
QString unknownModel(const QString &id);

// `base` with everything that the options say otherwise. Without a model in `base` all of model,
// format, context, users and engine have to be given.
Result<ModelChoice> choiceFrom(const Arguments &arguments, const Catalogue &catalogue,
                               const ModelChoice &base);

// A catalogue and a build file, which three commands begin with.
struct BuildInput
{
    Catalogue catalogue;
    Build build;
};
Result<BuildInput> buildInput(const Arguments &arguments);

} // namespace configurator
