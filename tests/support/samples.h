// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/catalogue.h"

// A small catalogue built in code, so that a rule's test shows every figure it depends on.
namespace configurator::test {

inline Link pcie()
{
    return {QStringLiteral("pcie"), QStringLiteral("PCIe"), false, {}};
}
inline Link nvlinkBridge()
{
    return {QStringLiteral("nvlink-bridge"), QStringLiteral("NVLink bridge"), true, 112'500};
}

inline Unit gpu(const QString &id, int memoryGb, Mib usableMib, int watts,
                std::optional<Minor> price, int halfSlots = 4, Stack stack = Stack::Cuda)
{
    Unit unit;
    unit.id = id;
    unit.name = id.toUpper();
    unit.shortName = unit.name;
    unit.vendor = QStringLiteral("Example");
    unit.kind = UnitKind::Gpu;
    unit.powerW = watts;
    unit.price = price;
    unit.accelerator = Accelerator {unit.name, stack, 1, memoryGb, usableMib, false, 1, pcie()};
    unit.card = Card {FormFactor::Pcie, halfSlots, Cooling::Active, {}, 4, 16};
    return unit;
}

inline Unit tower(const QString &id, int slotCount, int supplyW, int watts,
                  std::optional<Minor> price)
{
    Unit unit;
    unit.id = id;
    unit.name = id.toUpper();
    unit.shortName = unit.name;
    unit.vendor = QStringLiteral("Example");
    unit.kind = UnitKind::Machine;
    unit.powerW = watts;
    unit.price = price;
    unit.host = Host {slotCount, 4, 16, 5, supplyW, {}, {}, false};
    return unit;
}

inline Unit bridgeFor(const QString &id, const QStringList &gpus, int ways = 2)
{
    Unit unit;
    unit.id = id;
    unit.name = id.toUpper();
    unit.shortName = unit.name;
    unit.vendor = QStringLiteral("Example");
    unit.kind = UnitKind::LinkPart;
    unit.powerW = 0;
    unit.bridge = Bridge {gpus, ways, nvlinkBridge()};
    return unit;
}

// A complete machine of `count` joined devices with one port of `gbitS` InfiniBand each.
inline Unit server(const QString &id, int count, int memoryGbEach, Mib usableMib, int watts,
                   std::optional<Minor> price, int gbitS = 400)
{
    Unit unit;
    unit.id = id;
    unit.name = id.toUpper();
    unit.shortName = unit.name;
    unit.vendor = QStringLiteral("Example");
    unit.kind = UnitKind::Machine;
    unit.powerW = watts;
    unit.price = price;
    unit.accelerator = Accelerator {
        QStringLiteral("module"),
        Stack::Cuda,
        count,
        memoryGbEach * count,
        usableMib,
        false,
        count,
        Link {QStringLiteral("nvlink-nvswitch"), QStringLiteral("NVSwitch"), true, 900'000}};
    unit.ports = {Port {QStringLiteral("infiniband"), gbitS, count}};
    return unit;
}

inline Unit infinibandSwitch(const QString &id, int maxMachines)
{
    Unit unit;
    unit.id = id;
    unit.name = id.toUpper();
    unit.shortName = unit.name;
    unit.vendor = QStringLiteral("Example");
    unit.kind = UnitKind::LinkPart;
    unit.powerW = 700;
    unit.fabric = Fabric {
        true, QStringLiteral("infiniband"),
        400,  maxMachines,
        {},   Link {QStringLiteral("infiniband"), QStringLiteral("InfiniBand"), true, 100'000}};
    return unit;
}

// gpu-32 (32 GB, PCIe only), gpu-24 (24 GB, bridge-24 joins a pair, three slots wide), tower-4
// (four double places, 1600 W), server-8 (eight joined 80 GB modules), ib-switch, amd-48 (ROCm).
inline Catalogue sampleCatalogue()
{
    return Catalogue({gpu(QStringLiteral("gpu-32"), 32, 32607, 575, 199900),
                      gpu(QStringLiteral("gpu-24"), 24, 24576, 350, 149900, 6),
                      gpu(QStringLiteral("amd-48"), 48, 49140, 295, {}, 6, Stack::Rocm),
                      tower(QStringLiteral("tower-4"), 4, 1600, 250, 289000),
                      server(QStringLiteral("server-8"), 8, 80, 81559, 10200, {}),
                      bridgeFor(QStringLiteral("bridge-24"), {QStringLiteral("gpu-24")}),
                      infinibandSwitch(QStringLiteral("ib-switch"), 32)},
                     {},
                     {{QStringLiteral("microwave"),
                       QStringLiteral("microwave oven"),
                       QStringLiteral("microwave ovens"),
                       1000,
                       {QStringLiteral("EU"), QStringLiteral("US")},
                       QStringLiteral("test"),
                       Confidence::High},
                      {QStringLiteral("heater"),
                       QStringLiteral("space heater"),
                       QStringLiteral("space heaters"),
                       1500,
                       {QStringLiteral("US")},
                       QStringLiteral("test"),
                       Confidence::High}},
                     {{QStringLiteral("eu-16a"), QStringLiteral("16 A / 230 V circuit"), 3680,
                       QStringLiteral("EU"), QStringLiteral("test")}},
                     Currency {});
}

} // namespace configurator::test
