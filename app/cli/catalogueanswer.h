// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"

#include <QJsonArray>
#include <QJsonObject>

namespace configurator {

// Entries of the catalogue as JSON; what is not known is null.
QJsonObject unitJson(const Unit &unit);
QJsonObject modelJson(const AiModel &model);

QString unitKindId(UnitKind kind); // "gpu", "machine", "link"

} // namespace configurator
