// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"
#include "cli/command.h"

namespace configurator {

Result<Answer> runTotals(const Arguments &arguments);
Result<Answer> runNeed(const Arguments &arguments);
// Every model of the catalogue, in each of its formats, at every usual length.
Result<Answer> needTable(const Arguments &arguments, const Catalogue &catalogue);
Result<Answer> runFit(const Arguments &arguments);
Result<Answer> runRecommend(const Arguments &arguments);
Result<Answer> runListModels(const Arguments &arguments);
Result<Answer> runListUnits(const Arguments &arguments);
Result<Answer> runListFormats(const Arguments &arguments);
Result<Answer> runCatalogueCheck(const Arguments &arguments);
Result<Answer> runModelsImport(const Arguments &arguments);
Result<Answer> runModelsRename(const Arguments &arguments);
Result<Answer> runModelsRemove(const Arguments &arguments);
Result<Answer> runPricesImport(const Arguments &arguments);
Result<Answer> runPricesUndo(const Arguments &arguments);
Result<Answer> runQuoteFromBuild(const Arguments &arguments);
Result<Answer> runQuoteTotals(const Arguments &arguments);
Result<Answer> runQuotePdf(const Arguments &arguments);
std::vector<Command> buildCodeCommands(); // build-code encode, build-code decode

} // namespace configurator
