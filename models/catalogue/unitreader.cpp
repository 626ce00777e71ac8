// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/unitreader.h"

#include "catalogue/cataloguetext.h"
#include "catalogue/readers.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostUnitWatts = 500'000;
constexpr int mostMemoryGb = 1'000'000;
constexpr int mostDevices = 1'024;
constexpr qint64 highestPrice = 100'000'000;
// Labels in decimal gigabytes stay under their GiB figure; a driver never offers much more.
constexpr int mostUsablePercent = 105;
constexpr Mib mibPerGib = 1'024;

QString kindName(UnitKind kind)
{
    switch (kind) {
    case UnitKind::Gpu:
        return u"gpu"_s;
    case UnitKind::Machine:
        return u"machine"_s;
    case UnitKind::LinkPart:
        return u"link"_s;
    }
    return {};
}

QStringList originKeys()
{
    return {u"memory"_s, u"usable"_s, u"power"_s, u"price"_s, u"link"_s, u"slots"_s, u"network"_s};
}

void refuse(JsonReader &entry, const QStringList &keys)
{
    for (const QString &key : keys)
        if (entry.has(key))
            entry.fault(key, CatalogueText::tr("does not belong to an entry of this kind."));
}

void readNames(JsonReader &entry, Unit &unit)
{
    unit.id = readId(entry);
    unit.code = readCode(entry);
    unit.name = readLine(entry, u"name");
    unit.shortName = readLine(entry, u"short_name", unit.name);
    unit.vendor = readLine(entry, u"vendor");
    unit.family = readLine(entry, u"family");
    unit.note = readLine(entry, u"note", QString());
}

void checkHasParts(JsonReader &entry, const Unit &unit)
{
    if (unit.kind == UnitKind::Gpu && !unit.accelerator)
        entry.fault(u"accelerator", CatalogueText::tr("is missing; every GPU has one."));
    if (unit.kind == UnitKind::Gpu && !unit.card)
        entry.fault(u"card", CatalogueText::tr("is missing; every GPU has one."));
    if (unit.kind == UnitKind::Machine && !unit.accelerator && !unit.host)
        entry.fault(u"host",
                    CatalogueText::tr("is missing; a machine has an accelerator, a host or both."));
    if (unit.kind == UnitKind::LinkPart && unit.bridge.has_value() == unit.fabric.has_value())
        entry.fault(u"bridge",
                    CatalogueText::tr("or a fabric, and not both, is what every link part needs."));
}

void checkOrigins(JsonReader &entry, const Unit &unit)
{
    if (unit.accelerator) {
        requireOrigin(entry, unit.origins, u"memory"_s);
        requireOrigin(entry, unit.origins, u"usable"_s);
    }
    if (unit.powerW)
        requireOrigin(entry, unit.origins, u"power"_s);
    if (unit.price)
        requireOrigin(entry, unit.origins, u"price"_s);
    if (unit.host)
        requireOrigin(entry, unit.origins, u"slots"_s);
    if (!unit.ports.empty())
        requireOrigin(entry, unit.origins, u"network"_s);
    if (unit.bridge || unit.fabric || (unit.accelerator && unit.accelerator->link.isFast))
        requireOrigin(entry, unit.origins, u"link"_s);
}

Link pcieLink()
{
    return {u"pcie"_s, u"PCIe"_s, false, {}};
}

qint64 powerOfTen(int exponent)
{
    qint64 power = 1;
    for (int i = 0; i < exponent; ++i)
        power *= 10;
    return power;
}

} // namespace

UnitReader::UnitReader(Currency currency)
    : m_currency(std::move(currency))
{
}

void UnitReader::readRules(JsonReader &file)
{
    const QJsonArray values = file.optionalArray(u"usable_rules");
    int place = 0;
    for (const QJsonValue &value : values) {
        JsonReader reader
            = file.inside(CatalogueText::tr("usable rule %1").arg(++place), value.toObject());
        const QString family = readLine(reader, u"family");
        UsableRule rule;
        rule.perMille = static_cast<int>(reader.integer(u"per_mille", 1, 1'050));
        rule.source = readLine(reader, u"source");
        reader.refuseUnknownKeys();
        m_rules.insert(family, rule);
    }
}

Unit UnitReader::read(JsonReader &entry, UnitKind kind) const
{
    Unit unit;
    unit.kind = kind;
    readNames(entry, unit);
    entry.choice(u"kind", {kindName(kind)});
    unit.origins = readOrigins(entry, originKeys());
    readPower(entry, unit);
    readPrice(entry, unit);
    readParts(entry, unit);
    checkHasParts(entry, unit);
    checkOrigins(entry, unit);
    entry.refuseUnknownKeys();
    return unit;
}

void UnitReader::readPower(JsonReader &entry, Unit &unit) const
{
    if (const auto watts = entry.optionalInteger(u"power_w", 0, mostUnitWatts))
        unit.powerW = static_cast<int>(*watts);
}

void UnitReader::readPrice(JsonReader &entry, Unit &unit) const
{
    if (!entry.has(u"price"))
        return;
    JsonReader reader = entry.nested(u"price");
    unit.price = reader.decimal(u"amount", m_currency.exponent, 1,
                                highestPrice * powerOfTen(m_currency.exponent));
    unit.priceDate = readLine(reader, u"date");
    unit.isExamplePrice = reader.boolean(u"example", false);
    reader.refuseUnknownKeys();
}

void UnitReader::readParts(JsonReader &entry, Unit &unit) const
{
    const bool isLinkPart = unit.kind == UnitKind::LinkPart;
    if (isLinkPart) {
        unit.bridge = readBridge(entry);
        unit.fabric = readFabric(entry);
        refuse(entry, {u"accelerator"_s, u"card"_s, u"host"_s, u"ports"_s});
        return;
    }
    readAccelerator(entry, unit);
    refuse(entry, {u"bridge"_s, u"fabric"_s});
    if (unit.kind == UnitKind::Gpu) {
        unit.card = readCard(entry);
        refuse(entry, {u"host"_s, u"ports"_s});
        return;
    }
    unit.host = readHost(entry);
    unit.ports = readPorts(entry);
    refuse(entry, {u"card"_s});
}

void UnitReader::readAccelerator(JsonReader &entry, Unit &unit) const
{
    if (!entry.has(u"accelerator"))
        return;
    JsonReader reader = entry.nested(u"accelerator");
    Accelerator accelerator;
    if (reader.has(u"gpu"))
        readBuiltIn(reader, unit, accelerator);
    else
        readOwn(reader, unit, accelerator);
    accelerator.domainSize
        = static_cast<int>(reader.optionalInteger(u"domain", 1, mostDevices).value_or(1));
    if (accelerator.domainSize > accelerator.count)
        reader.fault(u"domain",
                     CatalogueText::tr("must not be more than the %1 devices of this entry.")
                         .arg(accelerator.count));
    accelerator.link = readLink(reader).value_or(pcieLink());
    reader.refuseUnknownKeys();
    unit.accelerator = accelerator;
}

void UnitReader::readOwn(JsonReader &reader, Unit &unit, Accelerator &accelerator) const
{
    accelerator.name = readLine(reader, u"name", unit.name);
    const int stack = reader.choice(
        u"stack", {u"cuda"_s, u"rocm"_s, u"oneapi"_s, u"gaudi"_s, u"tt-metal"_s, u"metal"_s});
    accelerator.stack = stack < 0 ? Stack::Cuda : static_cast<Stack>(stack);
    accelerator.count
        = static_cast<int>(reader.optionalInteger(u"count", 1, mostDevices).value_or(1));
    accelerator.memoryGb = static_cast<int>(reader.integer(u"memory_gb", 1, mostMemoryGb));
    accelerator.isUnified = reader.boolean(u"unified", false);
    readUsable(reader, unit, accelerator);
}

void UnitReader::readUsable(JsonReader &reader, Unit &unit, Accelerator &accelerator) const
{
    const auto stated
        = reader.optionalInteger(u"usable_mib", 1, Mib {mostMemoryGb} * 2 * mibPerGib);
    accelerator.usableMib = stated ? *stated : usableByRule(reader, unit, accelerator);
    const Mib most = Mib {accelerator.memoryGb} * mibPerGib * mostUsablePercent / 100;
    const bool isMemoryKnown = accelerator.memoryGb > 1; // 1 is what a faulty figure is read as
    if (isMemoryKnown && accelerator.usableMib * accelerator.count > most)
        reader.fault(u"usable_mib",
                     CatalogueText::tr("must not be more than %1 % of the memory as sold.")
                         .arg(QString::number(mostUsablePercent)));
}

Mib UnitReader::usableByRule(JsonReader &reader, Unit &unit, const Accelerator &accelerator) const
{
    const auto rule = m_rules.constFind(unit.family);
    Origin &origin = unit.origins[u"usable"_s];
    if (rule == m_rules.constEnd()) {
        reader.fault(
            u"usable_mib",
            CatalogueText::tr("is missing, and no usable rule is there for the family \"%1\".")
                .arg(unit.family));
        return 0;
    }
    origin = Origin {rule->source, {}, Confidence::Low, true};
    return Mib {accelerator.memoryGb} * mibPerGib * rule->perMille / 1'000 / accelerator.count;
}

void UnitReader::readBuiltIn(JsonReader &reader, Unit &unit, Accelerator &accelerator) const
{
    const QString id = readId(reader, u"gpu");
    const auto modules = static_cast<int>(reader.integer(u"count", 1, mostDevices));
    const auto gpu = m_gpus.constFind(id);
    if (gpu == m_gpus.constEnd()) {
        reader.fault(
            u"gpu",
            CatalogueText::tr("must name a sound entry of gpus.json, but is \"%1\".").arg(id));
        accelerator.count = mostDevices;
        unit.origins[u"memory"_s];
        unit.origins[u"usable"_s];
        return;
    }
    accelerator = *gpu->accelerator;
    accelerator.count *= modules;
    accelerator.memoryGb *= modules;
    if (accelerator.memoryGb > mostMemoryGb)
        reader.fault(u"count",
                     CatalogueText::tr("brings more than %1 GB together, which no machine has.")
                         .arg(QString::number(mostMemoryGb)));
    for (const QString &key : {u"memory"_s, u"usable"_s})
        if (!unit.origins.contains(key))
            unit.origins.insert(key, gpu->origins.value(key));
}

} // namespace configurator
