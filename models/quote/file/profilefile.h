// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/profile.h"

namespace configurator {

// A shop's profile as JSON of version 1, see README; decimals are strings. Fields that are missing
// keep their usual values; everything that is wrong is refused, every fault named by file and
// field. `file` is how they name it.
Result<ShopProfile> readProfile(const QByteArray &json, const QString &file);
Result<ShopProfile> loadProfile(const QString &path);
QByteArray writeProfile(const ShopProfile &profile);
// Written whole or not at all.
Done saveProfile(const ShopProfile &profile, const QString &path);

} // namespace configurator
