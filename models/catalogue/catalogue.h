// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/aimodel.h"
#include "common/result.h"

#include <QHash>

namespace configurator {

enum class Region { Eu, Us };
const QStringList &regionIds(); // in the order of Region: "EU", "US"
inline QString regionId(Region region)
{
    return regionIds().at(static_cast<int>(region));
}

// A household load for the everyday comparison; rated watts only, never averages.
struct Appliance
{
    QString id;
    QString one; // "microwave oven"
    QString many; // "microwave ovens"
    int watts = 0;
    QStringList regions; // "EU", "US"
    QString source;
    Confidence confidence = Confidence::Medium;
    bool operator==(const Appliance &) const = default;
};

// What a wall circuit may carry for hours, by region.
struct Circuit
{
    QString id;
    QString name; // "16 A / 230 V circuit"
    int continuousW = 0;
    QString region;
    QString source;
    bool operator==(const Circuit &) const = default;
};

// Everything the shop knows, read once, and the models that the person adds.
class Catalogue
{
public:
    Catalogue() = default;
    Catalogue(std::vector<Unit> units, std::vector<AiModel> models,
              std::vector<Appliance> appliances, std::vector<Circuit> circuits, Currency currency);

    [[nodiscard]] const std::vector<Unit> &units() const { return m_units; }
    [[nodiscard]] const std::vector<AiModel> &models() const { return m_models; }
    [[nodiscard]] const std::vector<Appliance> &appliances() const { return m_appliances; }
    [[nodiscard]] const std::vector<Circuit> &circuits() const { return m_circuits; }
    [[nodiscard]] const Currency &currency() const { return m_currency; }
    // nullptr when the catalogue has no such id.
    [[nodiscard]] const Unit *unit(const QString &id) const;
    [[nodiscard]] const AiModel *model(const QString &id) const;
    // The models that the person added, after the shop's own. One whose id is taken is left out:
    // what the shop says about a model stands.
    void setOwnModels(const std::vector<AiModel> &models);
    // Prices, their dates and sources as `priced` has them for the same ids. Units stay where they
    // are in memory.
    void takePrices(const Catalogue &priced);
    // How many cards the largest bridge for this GPU joins; 0 when there is none.
    [[nodiscard]] int bridgeWays(const QString &gpu) const { return m_bridgeWays.value(gpu); }

private:
    std::vector<Unit> m_units;
    std::vector<AiModel> m_models;
    std::vector<Appliance> m_appliances;
    std::vector<Circuit> m_circuits;
    Currency m_currency;
    QHash<QString, std::size_t> m_unitIndex;
    QHash<QString, std::size_t> m_modelIndex;
    QHash<QString, int> m_bridgeWays;
};

} // namespace configurator
