// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/profile.h"

#include <QJsonObject>

namespace configurator {

// The shop's settings where no store holds any: its name and the catalogue's currency.
ShopProfile usualProfile(const Catalogue &catalogue);

// Every alternative of a quote, added up; the first fault refuses all of it.
Result<std::vector<QJsonObject>> totalsJson(const Quote &quote);
Result<QString> totalsText(const Quote &quote);

} // namespace configurator
