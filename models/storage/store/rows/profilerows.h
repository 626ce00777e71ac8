// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/profile.h"
#include "storage/store/database/database.h"

namespace configurator {

// The usual values until somebody saves others.
Result<ShopProfile> storedProfile(const Database &database);
Done saveProfile(Database &database, const ShopProfile &profile);

} // namespace configurator
