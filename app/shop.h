// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"

namespace configurator {

// Where the shop stands: it decides the household loads and wall circuits that a build is compared
// with. Window, command line and PDF all take it from here.
inline constexpr Region shopRegion = Region::Eu;

} // namespace configurator
