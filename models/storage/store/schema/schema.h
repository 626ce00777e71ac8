// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <vector>

namespace configurator {

// One step of the store's layout: its statements, in standard SQL, one by one. Step n leads from
// version n to n + 1. What was released is never changed; a new layout is a new step.
using SchemaStep = QStringList;

SchemaStep quoteSchema(); // to version 1
SchemaStep priceSchema(); // to version 2
std::vector<SchemaStep> storeSchema();

} // namespace configurator
