// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/unittext.h"
#include "items/itemstext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace configurator {

namespace {

QString joined(const QStringList &parts)
{
    return parts.join(u" · "_s);
}

QString priceOf(const Unit &unit, const Currency &currency)
{
    return unit.price ? moneyText(*unit.price, currency) : ItemsText::tr("on request");
}

QString memoryOf(const Accelerator &accelerator)
{
    const QString amount = gbText(accelerator.memoryGb);
    return accelerator.isUnified ? ItemsText::tr("%1 shared").arg(amount) : amount;
}

// "NVLink bridge ×2": by its largest bridge; only called where the catalogue has one.
QString bridgeBadge(const Catalogue &catalogue, const QString &gpu, int ways)
{
    for (const Unit &unit : catalogue.units()) {
        if (unit.bridge && unit.bridge->ways == ways && unit.bridge->gpus.contains(gpu))
            return ItemsText::tr("%1 ×%2").arg(unit.bridge->link.name).arg(ways);
    }
    return {};
}

const Port *fastPort(const Unit &unit)
{
    const auto isFast = [](const Port &port) {
        return port.gbitS >= 200 && (port.kind == u"infiniband" || port.kind == u"ethernet");
    };
    const auto found = std::find_if(unit.ports.begin(), unit.ports.end(), isFast);
    return found == unit.ports.end() ? nullptr : &*found;
}

QString portBadge(const Port &port)
{
    return port.kind == u"infiniband" ? ItemsText::tr("InfiniBand %1 Gb/s").arg(port.gbitS)
                                      : ItemsText::tr("Ethernet %1 Gb/s").arg(port.gbitS);
}

} // namespace

QString unitDetails(const Unit &unit, const Currency &currency)
{
    if (unit.host && !unit.accelerator)
        return hostDetails(unit, currency);
    QStringList parts;
    if (unit.accelerator)
        parts << memoryOf(*unit.accelerator);
    if (unit.bridge)
        parts << ItemsText::tr("joins %1 cards").arg(unit.bridge->ways);
    if (unit.fabric)
        parts << ItemsText::tr("joins up to %1 machines").arg(unit.fabric->maxMachines);
    if (unit.powerW && *unit.powerW > 0)
        parts << wattsText(*unit.powerW);
    parts << priceOf(unit, currency);
    return joined(parts);
}

QString hostDetails(const Unit &unit, const Currency &currency)
{
    QStringList parts;
    parts << (unit.host->pcieGeneration > 0
                  ? ItemsText::tr("%1 × PCIe %2.0 ×%3")
                        .arg(unit.host->slotCount)
                        .arg(unit.host->pcieGeneration)
                        .arg(unit.host->lanes)
                  : ItemsText::tr("%1 × PCIe ×%2").arg(unit.host->slotCount).arg(unit.host->lanes));
    if (unit.host->supplyW)
        parts << ItemsText::tr("%1 supply").arg(wattsText(*unit.host->supplyW));
    parts << priceOf(unit, currency);
    return joined(parts);
}

QString unitPicture(const Unit &unit)
{
    if (unit.kind == UnitKind::LinkPart)
        return unit.fabric && unit.fabric->isSwitch ? u"switch"_s : u"link"_s;
    if (unit.kind == UnitKind::Gpu)
        return unit.card && unit.card->form != FormFactor::Pcie ? u"module"_s : u"gpu"_s;
    if (unit.accelerator && unit.accelerator->isUnified)
        return u"mini"_s;
    return unit.host && !unit.host->coolsPassiveCards ? u"tower"_s : u"server"_s;
}

QString linkBadge(const Catalogue &catalogue, const Unit &unit)
{
    if (unit.bridge)
        return unit.bridge->link.name;
    if (unit.fabric)
        return unit.fabric->link.name;
    if (!unit.accelerator)
        return {};
    if (unit.accelerator->domainSize > 1)
        return ItemsText::tr("%1 ×%2")
            .arg(unit.accelerator->link.name)
            .arg(unit.accelerator->domainSize);
    if (const int ways = catalogue.bridgeWays(unit.id))
        return bridgeBadge(catalogue, unit.id, ways);
    if (const Port *port = fastPort(unit))
        return portBadge(*port);
    if (unit.card && unit.card->form != FormFactor::Pcie)
        return ItemsText::tr("needs a baseboard");
    return unit.kind == UnitKind::Gpu ? ItemsText::tr("PCIe only") : ItemsText::tr("no fast link");
}

bool hasFastLink(const Catalogue &catalogue, const Unit &unit)
{
    if (unit.bridge)
        return unit.bridge->link.isFast;
    if (unit.fabric)
        return unit.fabric->link.isFast;
    if (!unit.accelerator)
        return false;
    return (unit.accelerator->domainSize > 1 && unit.accelerator->link.isFast)
        || catalogue.bridgeWays(unit.id) > 0 || fastPort(unit) != nullptr;
}

QString accessibleUnit(const Catalogue &catalogue, const Unit &unit)
{
    const QString badge = linkBadge(catalogue, unit);
    const QString details = unitDetails(unit, catalogue.currency());
    return badge.isEmpty() ? ItemsText::tr("%1, %2").arg(unit.name, details)
                           : ItemsText::tr("%1, %2, %3").arg(unit.name, details, badge);
}

QString accessibleRow(const Catalogue &catalogue, const BuildItem &item)
{
    const Unit *unit = catalogue.unit(item.unit);
    const QString name = unit ? unit->name : item.unit;
    if (!unit)
        return ItemsText::tr("%1, count %2, not known here").arg(name).arg(item.count);
    const SlotUse use = slotUse(catalogue, item);
    if (use.total > 0)
        return ItemsText::tr("%1, count %2, %3 of %4 slots used")
            .arg(name)
            .arg(item.count)
            .arg(use.used)
            .arg(use.total);
    return ItemsText::tr("%1, count %2, %3")
        .arg(name)
        .arg(item.count)
        .arg(unitDetails(*unit, catalogue.currency()));
}

int maxCountAt(const Catalogue &catalogue, const Build &build, ItemPath path)
{
    const BuildItem *item = itemAt(build, path);
    if (!item)
        return 0;
    const int places = placesAt(catalogue, build, path);
    if (places == 0)
        return Build::maxCount;
    const SlotUse use = slotUse(catalogue, build.items[static_cast<std::size_t>(path.row)]);
    return item->count + use.available() / places;
}

int placesAt(const Catalogue &catalogue, const Build &build, ItemPath path)
{
    if (!path.isHeld())
        return 0;
    const BuildItem *item = itemAt(build, path);
    const BuildItem *machine = itemAt(build, {path.row, -1});
    const Unit *card = item ? catalogue.unit(item->unit) : nullptr;
    const Unit *host = machine ? catalogue.unit(machine->unit) : nullptr;
    return card && card->card && host && host->host ? placesOf(*card->card, *host->host) : 0;
}

} // namespace configurator
