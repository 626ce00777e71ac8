// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "money/money.h"
#include "common/units.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace configurator {

// Numbers that build codes carry go from 1 to here, for units and for AI models.
inline constexpr int highestCode = 1'000'000;

enum class UnitKind { Gpu, Machine, LinkPart };
enum class Confidence { Low, Medium, High };

// Where a figure comes from. Keys in Unit::origins: "memory", "usable", "power", "price", "link",
// "slots", "network".
struct Origin
{
    QString source;
    QString date; // as the source states it; may be only a year
    Confidence confidence = Confidence::Medium;
    bool isAssumed = false; // filled in by a family rule, not read from a driver or maker
    bool operator==(const Origin &) const = default;
};

// The software that runs the accelerator; GPUs of different stacks never share one model.
enum class Stack { Cuda, Rocm, OneApi, Gaudi, TtMetal, Metal };
QString stackName(Stack stack);

struct Link
{
    QString id; // "nvlink-bridge", "nvlink-nvswitch", "infinity-fabric", "infiniband", "pcie" ...
    QString name; // "NVLink bridge"
    bool isFast = false;
    std::optional<qint64> bandwidthMbS; // MB/s both ways per GPU, the maker's figure
    bool operator==(const Link &) const = default;
};

// The accelerators that one unit brings.
struct Accelerator
{
    QString name; // "GeForce RTX 5090", "H100 80GB SXM5", "M3 Ultra GPU"
    Stack stack = Stack::Cuda;
    int count = 1; // devices that a program sees: an A16 card is four
    int memoryGb = 0; // as sold, all devices together
    Mib usableMib = 0; // per device, what the driver offers a program
    bool isUnified = false; // shared with the processor
    int domainSize = 1; // devices that `link` joins inside the unit
    Link link; // inside the unit; PCIe when nothing better is there
    bool operator==(const Accelerator &) const = default;
};

enum class FormFactor { Pcie, Sxm, Oam, Superchip };
enum class Cooling { Active, Passive, Server, Liquid };

// A GPU as a thing that has to go somewhere.
struct Card
{
    FormFactor form = FormFactor::Pcie;
    int halfSlots = 4; // slot width in halves: 2.5 slots is 5
    Cooling cooling = Cooling::Active;
    std::optional<int> lengthMm;
    int pcieGeneration = 0; // 0: not known
    int lanes = 0;
    bool operator==(const Card &) const = default;
};

// Places for cards. A card wider than a place covers several.
struct Host
{
    int slotCount = 0;
    int slotHalves = 4; // width of one place, in half slots
    int lanes = 16; // per place
    int pcieGeneration = 0;
    std::optional<int> supplyW; // all supplies together that may be loaded; unknown stays unknown
    std::optional<int> maxCardW;
    std::optional<int> maxLengthMm;
    bool coolsPassiveCards = false; // a server with its own air flow
    bool operator==(const Host &) const = default;
};

struct Port
{
    QString kind; // "infiniband", "ethernet", "thunderbolt"
    int gbitS = 0;
    int count = 1;
    bool operator==(const Port &) const = default;
};

// A part that joins cards: exactly `ways` of one GPU type out of `gpus`.
struct Bridge
{
    QStringList gpus;
    int ways = 2;
    Link link;
    bool operator==(const Bridge &) const = default;
};

// A part that joins machines: a switch takes up to `maxMachines`; a direct cable joins two, and
// n machines need n(n-1)/2 of them, up to `maxMachines`.
struct Fabric
{
    bool isSwitch = true;
    QString portKind;
    int gbitS = 0;
    int maxMachines = 2;
    QStringList onlyMachines; // empty: every machine that has the port
    Link link;
    bool operator==(const Fabric &) const = default;
};

// Anything sold that counts. What it can do is what it has: a machine with built-in GPUs has an
// accelerator, a tower has a host, a GPU has both accelerator and card.
struct Unit
{
    QString id;
    int code = 0; // the number that build codes carry, never given to another unit; 0: none
    QString name;
    QString shortName; // for tight places; equals name when the catalogue gives none
    QString vendor;
    QString family; // "consumer", "workstation", "datacenter", "tower", "server", ...
    UnitKind kind = UnitKind::Gpu;
    std::optional<int> powerW; // maximum draw; a tower's own, without cards
    std::optional<Minor> price;
    QString priceDate;
    bool isExamplePrice = false; // set by the shop, an example
    QString note;
    std::optional<Accelerator> accelerator;
    std::optional<Card> card;
    std::optional<Host> host;
    std::vector<Port> ports;
    std::optional<Bridge> bridge;
    std::optional<Fabric> fabric;
    QMap<QString, Origin> origins;
    bool operator==(const Unit &) const = default;
};

} // namespace configurator
