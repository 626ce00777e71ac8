// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogue.h"

#include <algorithm>

namespace configurator {

const QStringList &regionIds()
{
    static const QStringList ids {QStringLiteral("EU"), QStringLiteral("US")};
    return ids;
}

namespace {

// The first of two equal ids counts.
template <typename T>
QHash<QString, std::size_t> indexOf(const std::vector<T> &things)
{
    QHash<QString, std::size_t> index;
    index.reserve(static_cast<qsizetype>(things.size()));
    for (std::size_t i = 0; i < things.size(); ++i)
        if (!index.contains(things[i].id))
            index.insert(things[i].id, i);
    return index;
}

template <typename T>
const T *find(const std::vector<T> &things, const QHash<QString, std::size_t> &index,
              const QString &id)
{
    const auto found = index.constFind(id);
    return found == index.constEnd() ? nullptr : &things[*found];
}

QHash<QString, int> bridgeWaysOf(const std::vector<Unit> &units)
{
    QHash<QString, int> ways;
    for (const Unit &unit : units) {
        if (!unit.bridge)
            continue;
        for (const QString &gpu : unit.bridge->gpus)
            ways[gpu] = std::max(ways.value(gpu), unit.bridge->ways);
    }
    return ways;
}

} // namespace

Catalogue::Catalogue(std::vector<Unit> units, std::vector<AiModel> models,
                     std::vector<Appliance> appliances, std::vector<Circuit> circuits,
                     Currency currency)
    : m_units(std::move(units))
    , m_models(std::move(models))
    , m_appliances(std::move(appliances))
    , m_circuits(std::move(circuits))
    , m_currency(std::move(currency))
    , m_unitIndex(indexOf(m_units))
    , m_modelIndex(indexOf(m_models))
    , m_bridgeWays(bridgeWaysOf(m_units))
{
}

const Unit *Catalogue::unit(const QString &id) const
{
    return find(m_units, m_unitIndex, id);
}

const AiModel *Catalogue::model(const QString &id) const
{
    return find(m_models, m_modelIndex, id);
}

void Catalogue::setOwnModels(const std::vector<AiModel> &models)
{
    std::erase_if(m_models, [](const AiModel &model) { return model.isOwn; });
    m_modelIndex = indexOf(m_models);
    for (const AiModel &model : models) {
        if (m_modelIndex.contains(model.id))
            continue;
        m_modelIndex.insert(model.id, m_models.size());
        m_models.push_back(model);
        m_models.back().isOwn = true;
        m_models.back().code = 0; // the shop alone gives out numbers
    }
}

void Catalogue::takePrices(const Catalogue &priced)
{
    const QString key = QStringLiteral("price");
    for (Unit &unit : m_units) {
        const Unit *now = priced.unit(unit.id);
        if (!now)
            continue;
        unit.price = now->price;
        unit.priceDate = now->priceDate;
        unit.isExamplePrice = now->isExamplePrice;
        unit.origins.remove(key);
        if (now->origins.contains(key))
            unit.origins.insert(key, now->origins.value(key));
    }
}

} // namespace configurator
