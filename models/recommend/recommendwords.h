// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "recommend/search/recipe.h"

namespace configurator {

// "2 × RTX 3090 + NVLink bridge", "1 × DGX Spark"
QString recipeTitle(const Recipe &recipe);
// "in 1 × 4-slot tower", "in a computer that the customer has"; empty for complete machines.
QString recipeHost(const Recipe &recipe);
// Why a build is in the list, in one sentence.
QString whyListed(BuildKind kind, Aim aim, bool isPriceOpen);
// Over which builds the list is proven to be the best.
QString spaceText(const Wish &wish, bool isProven);
// Why there is none.
QString nothingText(const Wish &wish);

} // namespace configurator
