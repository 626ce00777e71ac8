// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"

#include <QJsonObject>

namespace configurator {

// The entry of models.json that reads as this model; what is not known is left out.
QJsonObject modelEntry(const AiModel &model);

} // namespace configurator
