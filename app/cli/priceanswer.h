// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/list/pricereview.h"

#include <QJsonObject>

namespace configurator {

// What a price list changes, for programs and for people.
QJsonObject reviewJson(const PriceReview &review, bool isApplied);
QString reviewText(const PriceReview &review, bool isApplied);

} // namespace configurator
