// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/result.h"
#include "prices/pricebatch.h"

#include <QJsonObject>

namespace configurator {

// A change of one unit's price, as history keeps it.
struct PriceStep
{
    PricedUnit unit;
    QDate date;
    QString supplier;
    QString fileName;
    bool isUndone = false;
    bool operator==(const PriceStep &) const = default;
};

// Where imported prices and the mappings of suppliers are kept. Each call is one transaction: done,
// or refused with a sentence and nothing changed. Implementations stand in storage/.
class PriceStore
{
public:
    PriceStore() = default;
    virtual ~PriceStore() = default;
    Q_DISABLE_COPY_MOVE(PriceStore)

    // Refused whole when a unit's kept price is no longer its `oldPrice`: somebody else imported
    // meanwhile, and what the person saw before agreeing is no longer so.
    [[nodiscard]] virtual Done applyPrices(const PriceBatch &batch) = 0;
    // Takes the last batch back that counts; gives what it was.
    [[nodiscard]] virtual Result<PriceBatch> undoLastPrices() = 0;
    // For every unit that ever got a price by an import which was not undone.
    [[nodiscard]] virtual Result<std::vector<PriceNow>> currentPrices() const = 0;
    // The newest step first.
    [[nodiscard]] virtual Result<std::vector<PriceStep>> history(const QString &sku) const = 0;

    // A ColumnMapping as JSON (prices/list/columnmapping.h); empty: none is remembered.
    [[nodiscard]] virtual Result<QJsonObject> mapping(const QString &supplier) const = 0;
    [[nodiscard]] virtual Done saveMapping(const QString &supplier, const QJsonObject &mapping) = 0;
};

} // namespace configurator
