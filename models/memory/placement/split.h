// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/sums/totals.h"
#include "memory/requirement.h"
#include "memory/workingspace.h"

#include <QMultiHash>

#include <memory>
#include <optional>

namespace configurator {

// Equal devices; a pool lists them with the largest first.
struct DeviceSort
{
    QString unit;
    QString name;
    Mib usableMib = 0;
    qint64 count = 0;

    [[nodiscard]] Bytes usable() const { return usableMib * bytesPerMib; }
    [[nodiscard]] bool isSameAs(const DeviceSort &other) const
    {
        return usableMib == other.usableMib && unit == other.unit && name == other.name;
    }
};
using DevicePool = std::vector<DeviceSort>;

// Gathers devices; equal ones are counted.
class DeviceTally
{
public:
    void add(const GroupMember &member, qint64 count);
    // Largest first, in an order that depends on nothing but the devices.
    [[nodiscard]] DevicePool pool() const;

private:
    DevicePool m_sorts;
    QMultiHash<QString, std::size_t> m_byUnit;
};
qint64 deviceCount(const DevicePool &pool);
Bytes usableBytes(const DevicePool &pool);
// The `count` largest devices.
DevicePool largestOf(const DevicePool &pool, qint64 count);

// Beyond one machine's GPUs no engine shares single layers.
inline constexpr int maxTensorParallel = 16;

// What is to be placed.
struct Task
{
    const AiModel &model;
    const ModelChoice &choice;
    const Requirement &need;
    WorkingSpace space = WorkingSpace(model, choice);

    // Without a split in view: every layer is taken to be shared by as many as its heads allow.
    [[nodiscard]] Spread widestSpread(qint64 devices) const;
    [[nodiscard]] Bytes workingOn(Spread spread, Mib usableMib) const
    {
        return space.on(spread, usableMib);
    }
    // What a device can offer weights and context at most: the engine's space is least alone, or
    // shared by as many as share layers.
    [[nodiscard]] Bytes roomOn(Mib usableMib) const
    {
        return usableMib * bytesPerMib
            - std::min(workingOn({maxTensorParallel, 1}, usableMib),
                       workingOn({maxTensorParallel, 2}, usableMib));
    }
};

// What one device, or several equal ones, has to carry.
struct DeviceLoad
{
    DeviceSort device; // its count is the number of devices that carry this
    Bytes weights = 0;
    Bytes context = 0;
    Bytes working = 0;
    int tensors = 1; // devices that share each of its layers

    [[nodiscard]] Bytes need() const { return weights + context + working; }
    // Under a tenth is free.
    [[nodiscard]] bool isTight() const { return (device.usable() - need()) * 10 < device.usable(); }
};
using Loads = std::vector<DeviceLoad>; // empty: no allowed split

// The largest devices carry the model, as few as leave a tenth free on each. Where none do, layers
// are spread over all devices, and tensors over as few as hold them.
Loads splitByLayers(const Task &task, const DevicePool &pool); // llama.cpp
Loads splitByTensors(const Task &task, const DevicePool &pool); // vllm
Loads splitOver(const Task &task, const DevicePool &pool);

// Whether devices hold a task at all, for many questions about one task. Agrees with splitOver().
class SplitProbe
{
public:
    virtual ~SplitProbe() = default;
    // The fewest equal devices that hold it; none where no number up to `most` does.
    [[nodiscard]] virtual std::optional<int> fewest(Mib usableMib, int most) const = 0;
    [[nodiscard]] virtual bool holds(const DevicePool &pool) const = 0;
    // The most of weights and context that one such device can be given.
    [[nodiscard]] virtual Bytes mostOn(Mib usableMib) const = 0;
};
// Refers to the task, which must outlive it.
std::unique_ptr<const SplitProbe> splitProbe(const Task &task);
std::unique_ptr<const SplitProbe> layerProbe(const Task &task); // llama.cpp
std::unique_ptr<const SplitProbe> tensorProbe(const Task &task); // vllm

// A load with the same figures on an equal device is counted, not repeated.
void addLoad(Loads &loads, const DeviceLoad &load);

} // namespace configurator
