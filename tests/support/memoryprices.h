// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "prices/pricestore.h"

#include <map>

namespace configurator::test {

// Imported prices and mappings in memory. `failure` makes each call fail with that sentence.
class MemoryPrices : public PriceStore
{
public:
    QString failure;
    std::vector<PriceBatch> batches;
    std::map<QString, QJsonObject> mappings; // by supplier

    Done applyPrices(const PriceBatch &batch) override
    {
        if (!failure.isEmpty())
            return Error {failure};
        batches.push_back(batch);
        return done();
    }
    Result<PriceBatch> undoLastPrices() override
    {
        const PriceBatch last = batches.back();
        batches.pop_back();
        return last;
    }
    Result<std::vector<PriceNow>> currentPrices() const override { return std::vector<PriceNow>(); }
    Result<std::vector<PriceStep>> history(const QString &) const override
    {
        return std::vector<PriceStep>();
    }
    Result<QJsonObject> mapping(const QString &supplier) const override
    {
        const auto place = mappings.find(supplier);
        return place == mappings.end() ? QJsonObject() : place->second;
    }
    Done saveMapping(const QString &supplier, const QJsonObject &mapping) override
    {
        if (!failure.isEmpty())
            return Error {failure};
        mappings[supplier] = mapping;
        return done();
    }
};

} // namespace configurator::test
