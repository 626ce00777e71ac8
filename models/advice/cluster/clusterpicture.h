// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/sums/totals.h"

namespace configurator {

// Machines, the devices in them and what joins these, ready to be drawn. It is read off the
// computed groups, so that a drawing never shows a link that the sums do not count.
struct ClusterPicture
{
    struct Device
    {
        QString text; // "24 GB"
        int group = 0; // devices of one group are joined by fast links
        bool operator==(const Device &) const = default;
    };
    struct Machine
    {
        QString name;
        std::vector<Device> devices;
        bool operator==(const Machine &) const = default;
    };
    struct Group
    {
        QString link; // "NVSwitch"; of a lone device: what it has instead
        int devices = 0;
        bool operator==(const Group &) const = default;

        [[nodiscard]] bool isJoined() const { return devices > 1; }
    };
    std::vector<Machine> machines;
    std::vector<Group> groups;
    QString slowName; // of what lies between the groups
    QString sentence; // the whole drawing in words
    bool operator==(const ClusterPicture &) const = default;
};

// Of a build whose cards all stand in machines.
ClusterPicture clusterPictureOf(const Catalogue &catalogue, const Build &build,
                                const Totals &totals);

} // namespace configurator
