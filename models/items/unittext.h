// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/planning/plan.h"

namespace configurator {

// How units read on cards and rows; the only place that joins their figures into a line.
QString unitDetails(const Unit &unit, const Currency &currency); // "32 GB · 575 W · $2,699"
QString hostDetails(const Unit &unit,
                    const Currency &currency); // "1,600 W supply · 4 × PCIe 5.0 ×16 ..."
QString unitPicture(const Unit &unit); // "gpu", "machine", "tower", "mini", "link"
// "NVLink bridge ×2", "NVSwitch ×8", "InfiniBand", "PCIe only"; empty for a plain host.
QString linkBadge(const Catalogue &catalogue, const Unit &unit);
bool hasFastLink(const Catalogue &catalogue, const Unit &unit);
QString accessibleUnit(const Catalogue &catalogue, const Unit &unit); // begins with its name
QString accessibleRow(const Catalogue &catalogue, const BuildItem &item); // begins with its name

// How high the count of this row may go, by slots and by the limits of a build.
int maxCountAt(const Catalogue &catalogue, const Build &build, ItemPath path);
// Places of its machine that one card of this row covers; 0 for everything else.
int placesAt(const Catalogue &catalogue, const Build &build, ItemPath path);

} // namespace configurator
