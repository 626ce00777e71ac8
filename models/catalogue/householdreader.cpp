// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/readers.h"
#include "catalogue/cataloguetext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostHouseholdWatts = 100'000;

QStringList readRegions(JsonReader &entry)
{
    const QStringList regions = entry.strings(u"regions");
    if (regions.isEmpty())
        entry.fault(u"regions", CatalogueText::tr("must name EU, US or both, but is empty."));
    for (const QString &region : regions)
        if (!regionIds().contains(region))
            entry.fault(u"regions",
                        CatalogueText::tr("must name EU, US or both, but has \"%1\".")
                            .arg(region.left(20)));
    return regions;
}

} // namespace

Appliance readAppliance(JsonReader &entry)
{
    Appliance appliance;
    appliance.id = readId(entry);
    appliance.one = readLine(entry, u"one");
    appliance.many = readLine(entry, u"many");
    appliance.watts = static_cast<int>(entry.integer(u"watts", 1, mostHouseholdWatts));
    appliance.regions = readRegions(entry);
    appliance.source = readLine(entry, u"source");
    readLine(entry, u"date", QString());
    appliance.confidence = readConfidence(entry);
    entry.refuseUnknownKeys();
    return appliance;
}

Circuit readCircuit(JsonReader &entry)
{
    Circuit circuit;
    circuit.id = readId(entry);
    circuit.name = readLine(entry, u"name");
    circuit.continuousW = static_cast<int>(entry.integer(u"continuous_w", 1, mostHouseholdWatts));
    const int region = entry.choice(u"region", regionIds());
    circuit.region = region < 0 ? QString() : regionIds().at(region);
    circuit.source = readLine(entry, u"source");
    entry.refuseUnknownKeys();
    return circuit;
}

} // namespace configurator
