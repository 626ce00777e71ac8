// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/sums/fabric.h"

namespace configurator {

// Equal machines, as the fabric sees them.
struct SiteMachines
{
    const Unit *unit = nullptr;
    UnitGroup largest;
    qint64 count = 0;
};

struct SitePart
{
    const Unit *unit = nullptr;
    qint64 count = 0;
};

// All the machines with ports and accelerators, and all the parts that could join them.
struct Site
{
    std::vector<SiteMachines> machines;
    std::vector<SitePart> parts;
};

Site siteOf(const Catalogue &catalogue, const Build &build);
// Asks the sums themselves, so that a note never contradicts the groups that are drawn.
std::vector<LinkedGroup> joinedBy(const std::vector<SiteMachines> &machines,
                                  const std::vector<SitePart> &parts);
// Whether the part joins two such machines.
bool takes(const Unit &part, const SiteMachines &machines);

} // namespace configurator
