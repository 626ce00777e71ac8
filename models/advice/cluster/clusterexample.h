// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"
#include "advice/cluster/clusterpicture.h"

#include <array>

namespace configurator {

// The same four GPUs, joined in five ways.
enum class ExampleLink { SeparatePcs, OneTower, NvlinkPairs, NvSwitch, InfiniBand };
inline constexpr std::array exampleLinks {ExampleLink::SeparatePcs, ExampleLink::OneTower,
                                          ExampleLink::NvlinkPairs, ExampleLink::NvSwitch,
                                          ExampleLink::InfiniBand};
QString exampleLinkName(ExampleLink link); // "one tower, PCIe"

// What the explanation of clusters lets the reader take apart: a real build over a catalogue of its
// own, summed and judged as every other build is.
struct ClusterExample
{
    Build build;
    Totals totals;
    Fit fit;
    ClusterPicture picture;
};
ClusterExample clusterExample(ExampleLink link);

QString exampleTitle(); // "Try it: 4 GPUs of 24 GB"
QString exampleModelText(); // which AI model the verdict is about

} // namespace configurator
