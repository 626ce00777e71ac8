// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/aimodels/usualchoice.h"

#include "items/choices.h"

#include <algorithm>

namespace configurator {

ModelChoice usualChoice(const AiModel &model, const ModelChoice &base)
{
    ModelChoice choice = base;
    choice.format = ModelChoice().format;
    choice = withModel(choice, model);
    if (weightsOf(model, choice.format))
        return choice;
    const std::vector<WeightFormat> formats = formatsFor(model, choice.engine);
    const auto known = std::ranges::find_if(
        formats, [&](const WeightFormat &format) { return weightsOf(model, format.id).isOk(); });
    if (known != formats.end())
        choice.format = known->id;
    return choice;
}

} // namespace configurator
