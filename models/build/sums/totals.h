// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/build.h"

namespace configurator {

// Devices of one sort inside a group.
struct GroupMember
{
    QString unit; // catalogue id of what was put into the build
    QString name; // of the accelerator
    int count = 1; // devices
    Mib usableMib = 0; // each
    bool isUnified = false;
    bool operator==(const GroupMember &) const = default;
};

// Devices joined by fast links, directly or through a switch; a lone device is a group of one.
struct LinkedGroup
{
    Stack stack = Stack::Cuda;
    std::vector<GroupMember> members; // largest usable memory first
    Link link; // what joins them; isFast is false for a lone device
    int copies = 1; // equal groups are counted, not repeated
    int row = -1; // top-level row that it comes from; -1 when it spans rows
    bool operator==(const LinkedGroup &) const = default;

    [[nodiscard]] int deviceCount() const;
    [[nodiscard]] Mib usableMib() const;
};

enum class ClusterKind {
    None, // one GPU in one machine, or nothing
    FastLinked, // every accelerator stands in one fast-linked group
    PartlyFastLinked, // some are joined, not all
    StandardPcie, // one machine, nothing but PCIe between the cards
    SeparateMachines, // several machines without a fast fabric
};
QString clusterKindId(ClusterKind kind); // "none", "fast-linked", ...: for JSON

// The sums over a build. Unknown figures are counted, never taken as zero.
struct Totals
{
    qint64 combinedMemoryGb = 0; // as sold
    Mib usableMib = 0;
    Mib fastLinkedMib = 0; // largest group
    Mib largestSingleMib = 0; // largest device
    qint64 powerW = 0;
    int powerUnknown = 0; // units whose draw the catalogue does not know
    Minor price = 0;
    int onRequest = 0; // units without a price
    int unknownUnits = 0; // ids that the catalogue lacks
    qint64 gpuCount = 0; // devices
    int machineCount = 0; // that bring accelerator memory, built in or in slots
    int rowCount = 0;
    ClusterKind cluster = ClusterKind::None;
    std::vector<Stack> stacks; // every vendor stack in the build, largest memory first
    std::vector<LinkedGroup> groups; // largest first
    bool operator==(const Totals &) const = default;

    [[nodiscard]] bool isCluster() const { return cluster != ClusterKind::None; }
};

// One pass over the rows.
Totals totalsOf(const Catalogue &catalogue, const Build &build);

// The groups inside one machine or row, for drawing it.
std::vector<LinkedGroup> groupsInside(const Catalogue &catalogue, const BuildItem &item);

} // namespace configurator
