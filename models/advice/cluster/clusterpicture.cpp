// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/cluster/clusterpicture.h"

#include "advice/advicetext.h"
#include "build/sums/groups.h"

#include <algorithm>

namespace configurator {

namespace {

// What one machine brings by itself, before any machine is joined to another.
struct Part
{
    std::size_t machine = 0;
    LinkedGroup inside;
    bool isLargest = false; // of its machine: what a fabric joins
    int group = -1; // not yet known
};

std::vector<Part> partsOf(const Catalogue &catalogue, const Build &build)
{
    std::vector<Part> parts;
    std::size_t machine = 0;
    for (const BuildItem &item : build.items) {
        if (!isMachineRow(catalogue.unit(item.unit), item))
            continue;
        const std::vector<LinkedGroup> inside = groupsInside(catalogue, item);
        for (int i = 0; i < item.count; ++i, ++machine) {
            const std::size_t first = parts.size();
            for (const LinkedGroup &group : inside) {
                for (int copy = 0; copy < group.copies; ++copy)
                    parts.push_back({machine, group, parts.size() == first, -1});
            }
        }
    }
    return parts;
}

bool isWhole(const Part &part, const LinkedGroup &group)
{
    return part.inside.members == group.members && part.inside.link == group.link;
}

bool isShareOf(const Part &part, const LinkedGroup &group)
{
    return part.isLargest && std::ranges::any_of(group.members, [&](const GroupMember &member) {
               return member.unit == part.inside.members.front().unit;
           });
}

// Gives the parts that this group is made of its number: one machine's own, or one of each machine
// that a fabric joins.
void claim(std::vector<Part> &parts, const LinkedGroup &group, int number)
{
    for (Part &part : parts) {
        if (part.group < 0 && isWhole(part, group)) {
            part.group = number;
            return;
        }
    }
    int left = group.deviceCount();
    for (Part &part : parts) {
        const int devices = part.inside.deviceCount();
        if (part.group < 0 && devices <= left && isShareOf(part, group)) {
            part.group = number;
            left -= devices;
        }
    }
}

std::vector<ClusterPicture::Machine> machinesOf(const Catalogue &catalogue, const Build &build)
{
    std::vector<ClusterPicture::Machine> machines;
    for (const BuildItem &item : build.items) {
        const Unit *unit = catalogue.unit(item.unit);
        if (isMachineRow(unit, item))
            machines.insert(machines.end(), static_cast<std::size_t>(item.count),
                            {unit ? unit->shortName : item.unit, {}});
    }
    return machines;
}

QString soldText(const Catalogue &catalogue, const GroupMember &member)
{
    const Unit *unit = catalogue.unit(member.unit);
    return unit && unit->accelerator
        ? gbText(unit->accelerator->memoryGb / std::max(1, unit->accelerator->count))
        : gibText(member.usableMib * bytesPerMib);
}

void addDevices(ClusterPicture::Machine &machine, const Catalogue &catalogue, const Part &part)
{
    for (const GroupMember &member : part.inside.members)
        machine.devices.insert(machine.devices.end(), static_cast<std::size_t>(member.count),
                               {soldText(catalogue, member), part.group});
}

QString inOneMachine(const ClusterPicture &picture, const Totals &totals, const QString &pool)
{
    const QString gpus = countText(totals.gpuCount);
    const ClusterPicture::Group &largest = picture.groups.front();
    if (picture.groups.size() == 1)
        return AdviceText::tr("%1 GPUs in one machine, all joined by %2: one pool of %3.")
            .arg(gpus, largest.link, pool);
    if (largest.isJoined())
        return AdviceText::tr(
                   "%1 GPUs in one machine, joined by %2 in pools of up to %3, with %4 between "
                   "the pools.")
            .arg(gpus, largest.link, pool, picture.slowName);
    return AdviceText::tr(
               "%1 GPUs in one machine with only %2 between them: %3 separate pools that pass "
               "work to each other.")
        .arg(gpus, picture.slowName, countText(static_cast<qint64>(picture.groups.size())));
}

QString inMachines(const ClusterPicture &picture, const Totals &totals, const QString &pool)
{
    const QString machines = countText(totals.machineCount);
    const QString gpus = countText(totals.gpuCount);
    const ClusterPicture::Group &largest = picture.groups.front();
    if (picture.groups.size() == 1)
        return AdviceText::tr("%1 GPUs in %2 machines, all joined by %3: one pool of %4.")
            .arg(gpus, machines, largest.link, pool);
    if (largest.isJoined())
        return AdviceText::tr(
                   "%1 GPUs in %2 machines, joined by %3 in pools of up to %4, with %5 between "
                   "the pools.")
            .arg(gpus, machines, largest.link, pool, picture.slowName);
    return AdviceText::tr(
               "%1 GPUs in %2 machines with only %3 between them: %4 separate pools that pass "
               "work to each other.")
        .arg(gpus, machines, picture.slowName,
             countText(static_cast<qint64>(picture.groups.size())));
}

QString sentenceOf(const ClusterPicture &picture, const Totals &totals)
{
    if (picture.groups.empty())
        return AdviceText::tr("There is no GPU to join.");
    const QString pool = gibText(totals.fastLinkedMib * bytesPerMib);
    return totals.machineCount > 1 ? inMachines(picture, totals, pool)
                                   : inOneMachine(picture, totals, pool);
}

} // namespace

ClusterPicture clusterPictureOf(const Catalogue &catalogue, const Build &build,
                                const Totals &totals)
{
    ClusterPicture picture;
    std::vector<Part> parts = partsOf(catalogue, build);
    for (const LinkedGroup &group : totals.groups) {
        for (int copy = 0; copy < group.copies; ++copy) {
            claim(parts, group, static_cast<int>(picture.groups.size()));
            picture.groups.push_back({group.link.name, group.deviceCount()});
        }
    }
    picture.machines = machinesOf(catalogue, build);
    for (const Part &part : parts)
        addDevices(picture.machines[part.machine], catalogue, part);
    picture.slowName = totals.machineCount > 1 ? AdviceText::tr("ordinary networking")
                                               : AdviceText::tr("standard PCIe");
    picture.sentence = sentenceOf(picture, totals);
    return picture;
}

} // namespace configurator
