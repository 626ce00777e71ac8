// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/limits.h"
#include "advice/remedies.h"

namespace configurator {

// What else a build could carry, and what would make it fit: window and command line say the same.
// Costlier than the assessment, so it is worked out when it is asked for.
struct Outlook
{
    Limits limits; // while it fits at all
    Limits fastLimits; // while it stays inside one fast-linked group
    std::vector<Remedy> remedies;
};
Outlook outlookOf(const Catalogue &catalogue, const Build &build, const Assessment &assessment);

} // namespace configurator
