// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/readers.h"

#include <QCoreApplication>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostWatts = 100'000;

QString tr(const char *sentence)
{
    return QCoreApplication::translate("catalogue", sentence);
}

QStringList regionNames()
{
    return {u"EU"_s, u"US"_s};
}

QStringList readRegions(JsonReader &entry)
{
    const QStringList regions = entry.strings(u"regions");
    if (regions.isEmpty())
        entry.fault(u"regions", tr("must name EU, US or both, but is empty."));
    for (const QString &region : regions)
        if (!regionNames().contains(region))
            entry.fault(u"regions",
                        tr("must name EU, US or both, but has \"%1\".").arg(region.left(20)));
    return regions;
}

} // namespace

Appliance readAppliance(JsonReader &entry)
{
    Appliance appliance;
    appliance.id = readId(entry);
    appliance.one = readLine(entry, u"one");
    appliance.many = readLine(entry, u"many");
    appliance.watts = static_cast<int>(entry.integer(u"watts", 1, mostWatts));
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
    circuit.continuousW = static_cast<int>(entry.integer(u"continuous_w", 1, mostWatts));
    const int region = entry.choice(u"region", regionNames());
    circuit.region = region < 0 ? QString() : regionNames().at(region);
    circuit.source = readLine(entry, u"source");
    entry.refuseUnknownKeys();
    return circuit;
}

} // namespace configurator
