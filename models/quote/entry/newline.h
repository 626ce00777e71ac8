// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/profile.h"

namespace configurator {

// A line out of what somebody typed: a service of the shop or a unit of the catalogue by its name
// or number, in whatever case; else free text whose price is open.
QuoteLine newLine(const QString &typed, const Catalogue &catalogue, const ShopProfile &profile);
// Everything that is known by name: services first, then units.
QStringList newLineNames(const Catalogue &catalogue, const ShopProfile &profile);

} // namespace configurator
