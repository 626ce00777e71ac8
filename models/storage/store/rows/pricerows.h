// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/pricestore.h"
#include "storage/store/database/database.h"

namespace configurator {

// See PriceStore. A batch that changes nothing leaves no step to undo.
Done applyBatch(Database &database, const PriceBatch &batch);
Result<PriceBatch> undoLastBatch(Database &database);
Result<std::vector<PriceNow>> pricesNow(const Database &database);
Result<std::vector<PriceStep>> priceHistory(const Database &database, const QString &sku);
Result<QJsonObject> storedMapping(const Database &database, const QString &supplier);
Done saveMapping(Database &database, const QString &supplier, const QJsonObject &mapping);

} // namespace configurator
