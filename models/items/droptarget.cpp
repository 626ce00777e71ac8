// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/droptarget.h"

namespace configurator {

Target dropTarget(const Catalogue &catalogue, const Build &build, const DragPayload &payload,
                  int hovered, int gap)
{
    const Target ground {Target::Kind::Ground, gap};
    const Unit *unit = catalogue.unit(payload.unit);
    const BuildItem *row = itemAt(build, {hovered, -1});
    const Unit *under = row ? catalogue.unit(row->unit) : nullptr;
    if (!unit || !under || (!unit->card && !unit->bridge))
        return ground;
    // A card on a loose card stays a loose card; a bridge may join what it is held over.
    if (unit->card && under->kind != UnitKind::Machine)
        return ground;
    if (payload.isFromBuild() && !payload.from.isHeld() && payload.from.row == hovered)
        return ground;
    return {Target::Kind::Into, hovered};
}

} // namespace configurator
