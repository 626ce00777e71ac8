// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/readers.h"
#include "catalogue/cataloguetext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostSlots = 64;
constexpr int mostHalfSlots = 16;
constexpr int mostLanes = 32;
constexpr int newestPcie = 9;
constexpr int longestCardMm = 2'000;
constexpr int mostHostWatts = 500'000;
constexpr int mostGbitS = 100'000;
constexpr int mostPorts = 1'024;
constexpr int mostWays = 16;
constexpr int mostMachines = 100'000;
constexpr qint64 mostMbS = 1'000'000'000;

QStringList portKinds()
{
    return {u"infiniband"_s, u"ethernet"_s, u"thunderbolt"_s};
}

std::optional<int> optionalInt(JsonReader &reader, QStringView key, int high)
{
    const int number = readCount(reader, key, high);
    return number > 0 ? std::optional(number) : std::nullopt;
}

// 2 or 2.5 slots as 4 or 5 halves.
int readSlotWidth(JsonReader &reader)
{
    const qint64 tenths = reader.decimal(u"slot_width", 1, 5, 5 * mostHalfSlots);
    if (tenths % 5 != 0)
        reader.fault(u"slot_width",
                     CatalogueText::tr("must be a number of whole or half slots, like 2 or 2.5."));
    return static_cast<int>(tenths / 5);
}

QString readPortKind(JsonReader &reader, QStringView key)
{
    const int index = reader.choice(key, portKinds());
    return index < 0 ? QString() : portKinds().at(index);
}

// A part without its link would join nothing.
Link requiredLink(JsonReader &reader)
{
    if (const std::optional<Link> link = readLink(reader))
        return *link;
    reader.fault(u"link", CatalogueText::tr("must say what kind of link this is, but is missing."));
    return {};
}

Port readPort(JsonReader reader)
{
    Port port;
    port.kind = readPortKind(reader, u"kind");
    port.gbitS = static_cast<int>(reader.integer(u"gbit_s", 1, mostGbitS));
    port.count = static_cast<int>(reader.integer(u"count", 1, mostPorts));
    reader.refuseUnknownKeys();
    return port;
}

} // namespace

std::optional<Link> readLink(JsonReader &entry)
{
    if (!entry.has(u"link"))
        return {};
    JsonReader reader = entry.nested(u"link");
    Link link;
    link.id = readId(reader);
    link.name = readLine(reader, u"name");
    if (!reader.has(u"fast"))
        reader.fault(u"fast", CatalogueText::tr("must be true or false, but is missing."));
    link.isFast = reader.boolean(u"fast", false);
    if (reader.has(u"bandwidth_gb_s"))
        link.bandwidthMbS = reader.decimal(u"bandwidth_gb_s", 3, 1, mostMbS);
    reader.refuseUnknownKeys();
    return link;
}

std::optional<Card> readCard(JsonReader &entry)
{
    if (!entry.has(u"card"))
        return {};
    JsonReader reader = entry.nested(u"card");
    Card card;
    const int form = reader.choice(u"form", {u"pcie"_s, u"sxm"_s, u"oam"_s, u"superchip"_s});
    card.form = form < 0 ? FormFactor::Pcie : static_cast<FormFactor>(form);
    if (card.form == FormFactor::Pcie)
        card.halfSlots = readSlotWidth(reader);
    else if (reader.has(u"slot_width"))
        reader.fault(u"slot_width",
                     CatalogueText::tr("belongs to PCIe cards alone; this module has no slot."));
    const int cooling
        = reader.choice(u"cooling", {u"active"_s, u"passive"_s, u"server"_s, u"liquid"_s});
    card.cooling = cooling < 0 ? Cooling::Active : static_cast<Cooling>(cooling);
    card.lengthMm = optionalInt(reader, u"length_mm", longestCardMm);
    card.pcieGeneration = readCount(reader, u"pcie_generation", newestPcie);
    card.lanes = readCount(reader, u"lanes", mostLanes);
    reader.refuseUnknownKeys();
    return card;
}

std::optional<Host> readHost(JsonReader &entry)
{
    if (!entry.has(u"host"))
        return {};
    JsonReader reader = entry.nested(u"host");
    Host host;
    host.slotCount = static_cast<int>(reader.integer(u"slots", 1, mostSlots));
    host.slotHalves = readSlotWidth(reader);
    host.lanes = optionalInt(reader, u"lanes", mostLanes).value_or(Host {}.lanes);
    host.pcieGeneration = readCount(reader, u"pcie_generation", newestPcie);
    host.supplyW = optionalInt(reader, u"supply_w", mostHostWatts);
    host.maxCardW = optionalInt(reader, u"max_card_w", mostHostWatts);
    host.maxLengthMm = optionalInt(reader, u"max_length_mm", longestCardMm);
    host.coolsPassiveCards = reader.boolean(u"cools_passive", false);
    reader.refuseUnknownKeys();
    return host;
}

std::vector<Port> readPorts(JsonReader &entry)
{
    std::vector<Port> ports;
    const QJsonArray values = entry.optionalArray(u"ports");
    for (const QJsonValue &value : values) {
        const QString label = CatalogueText::tr("port %1").arg(ports.size() + 1);
        if (value.isObject())
            ports.push_back(readPort(entry.inside(label, value.toObject())));
        else
            entry.fault(u"ports", CatalogueText::tr("must be a list of objects in braces."));
    }
    return ports;
}

std::optional<Bridge> readBridge(JsonReader &entry)
{
    if (!entry.has(u"bridge"))
        return {};
    JsonReader reader = entry.nested(u"bridge");
    Bridge bridge;
    bridge.gpus = reader.strings(u"gpus");
    if (bridge.gpus.isEmpty())
        reader.fault(u"gpus", CatalogueText::tr("must name at least one GPU of gpus.json."));
    bridge.ways = static_cast<int>(reader.integer(u"ways", 2, mostWays));
    bridge.link = requiredLink(reader);
    reader.refuseUnknownKeys();
    return bridge;
}

std::optional<Fabric> readFabric(JsonReader &entry)
{
    if (!entry.has(u"fabric"))
        return {};
    JsonReader reader = entry.nested(u"fabric");
    Fabric fabric;
    if (!reader.has(u"switch"))
        reader.fault(u"switch", CatalogueText::tr("must be true or false, but is missing."));
    fabric.isSwitch = reader.boolean(u"switch", true);
    fabric.portKind = readPortKind(reader, u"port");
    fabric.gbitS = static_cast<int>(reader.integer(u"gbit_s", 1, mostGbitS));
    fabric.maxMachines = static_cast<int>(reader.integer(u"max_machines", 2, mostMachines));
    fabric.onlyMachines = reader.strings(u"only");
    fabric.link = requiredLink(reader);
    reader.refuseUnknownKeys();
    return fabric;
}

} // namespace configurator
