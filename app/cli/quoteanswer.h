// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

#include <QJsonObject>

namespace configurator {

// A quote added up, with the fields that the README names; the first fault refuses all of it.
Result<QJsonObject> totalsJson(const Quote &quote);

} // namespace configurator
