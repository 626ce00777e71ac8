// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "items/builddocument.h"

namespace configurator {

// What letting go means: over row `hovered` (-1: over empty ground), with the gap before row `gap`
// nearest. Machines and fabric parts always stand on the ground; cards and bridges go into the
// machine they are held over.
Target dropTarget(const Catalogue &catalogue, const Build &build, const DragPayload &payload,
                  int hovered, int gap);

} // namespace configurator
