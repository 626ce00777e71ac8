// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/sums/totals.h"
#include "support/samples.h"

// Parts beyond the sample catalogue, and short ways to write a build and to print what came out.
namespace configurator::test {

using namespace Qt::StringLiterals;

inline BuildItem row(const QString &unit, int count = 1, std::vector<BuildItem> holds = {})
{
    return {unit, count, std::move(holds)};
}

inline Build buildOf(std::vector<BuildItem> items)
{
    return {{}, std::move(items), {}};
}

// A complete machine with memory shared with its processor.
inline Unit unified(const QString &id, int memoryGb, Mib usableMib, const QString &port, int gbitS)
{
    Unit unit = tower(id, 0, 0, 240, 399900);
    unit.host.reset();
    unit.accelerator
        = Accelerator {u"chip"_s, Stack::Cuda, 1, memoryGb, usableMib, true, 1, pcie()};
    unit.ports = {Port {port, gbitS, 2}};
    return unit;
}

inline Unit cable(const QString &id, const QString &port, int gbitS, int maxMachines,
                  const QStringList &only = {}, bool isFast = true)
{
    Unit unit = infinibandSwitch(id, maxMachines);
    unit.powerW = 0;
    unit.price = 9900;
    unit.fabric = Fabric {false, port, gbitS, maxMachines, only, Link {id, id, isFast, {}}};
    return unit;
}

inline Unit module(const QString &id, FormFactor form)
{
    Unit unit = gpu(id, 141, 143771, 700, {});
    unit.accelerator->link = Link {u"nvlink"_s, u"NVLink"_s, true, 900'000};
    unit.card->form = form;
    return unit;
}

// One card that a program sees as several devices.
inline Unit severalDevices(const QString &id, int devices, Mib usableMib, int domain,
                           const Link &link)
{
    Unit unit = gpu(id, 16 * devices, usableMib, 250, 300000);
    unit.accelerator->count = devices;
    unit.accelerator->domainSize = domain;
    unit.accelerator->link = link;
    return unit;
}

inline Unit withStack(Unit unit, Stack stack)
{
    unit.accelerator->stack = stack;
    return unit;
}

inline Unit withPorts(Unit unit, std::vector<Port> ports)
{
    unit.ports = std::move(ports);
    return unit;
}

inline Catalogue catalogueWith(std::vector<Unit> more)
{
    std::vector<Unit> units = sampleCatalogue().units();
    units.insert(units.end(), more.begin(), more.end());
    return Catalogue(std::move(units), {}, {}, {}, Currency {});
}

// The sample catalogue and everything above once.
inline Catalogue fullCatalogue()
{
    const Link fabric {u"infinity-fabric"_s, u"Infinity Fabric"_s, true, 400'000};
    Unit rack = server(u"rack-72"_s, 72, 192, 189'471, 132'000, {});
    Unit noPower = gpu(u"gpu-mystery"_s, 16, 16'000, 0, {});
    noPower.powerW.reset();
    return catalogueWith(
        {unified(u"box-128"_s, 128, 122'570, u"ethernet"_s, 200),
         unified(u"mini-96"_s, 96, 73'728, u"thunderbolt"_s, 80),
         cable(u"box-cable"_s, u"ethernet"_s, 200, 3, {u"box-128"_s}),
         cable(u"tb-cable"_s, u"thunderbolt"_s, 80, 4, {}, false),
         cable(u"slow-cable"_s, u"ethernet"_s, 100, 4), module(u"module-141"_s, FormFactor::Sxm),
         severalDevices(u"quad-64"_s, 4, 15'356, 1, pcie()),
         severalDevices(u"twin-128"_s, 2, 65'520, 2, fabric),
         gpu(u"gpu-94"_s, 94, 95'830, 400, 3'000'000, 4),
         bridgeFor(u"bridge-94x2"_s, {u"gpu-94"_s, u"gpu-80"_s}),
         bridgeFor(u"bridge-94x4"_s, {u"gpu-94"_s}, 4), gpu(u"gpu-80"_s, 80, 81'559, 350, {}, 4),
         withStack(server(u"amd-server-8"_s, 8, 192, 196'288, 10'000, {}), Stack::Rocm),
         withPorts(tower(u"node-8"_s, 8, 5000, 800, 900'000), {Port {u"infiniband"_s, 400, 1}}),
         infinibandSwitch(u"small-switch"_s, 2), std::move(rack), std::move(noPower)});
}

// "gpu-24:2 nvlink-bridge x3 row 0": members and their devices, the link, copies, the row.
inline QString printed(const LinkedGroup &group)
{
    QStringList members;
    for (const GroupMember &member : group.members)
        members.append(u"%1:%2"_s.arg(member.unit).arg(member.count));
    return u"%1 %2 x%3 row %4"_s.arg(members.join(u'+'), group.link.id)
        .arg(group.copies)
        .arg(group.row);
}

inline QStringList printed(const std::vector<LinkedGroup> &groups)
{
    QStringList lines;
    for (const LinkedGroup &group : groups)
        lines.append(printed(group));
    return lines;
}

// "tower-4 x1 [gpu-24 x2, bridge-24 x1]".
inline QString printed(const BuildItem &item)
{
    QStringList held;
    for (const BuildItem &part : item.holds)
        held.append(printed(part));
    const QString holds = held.isEmpty() ? QString() : u" [%1]"_s.arg(held.join(u", "_s));
    return u"%1 x%2%3"_s.arg(item.unit).arg(item.count).arg(holds);
}

inline QStringList printed(const Build &build)
{
    QStringList lines;
    for (const BuildItem &item : build.items)
        lines.append(printed(item));
    return lines;
}

} // namespace configurator::test
