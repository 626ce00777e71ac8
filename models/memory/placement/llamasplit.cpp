// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/placement/chain.h"
#include "memory/contextmemory.h"
#include "memory/placement/split.h"
#include "memory/weights/tensorclasses.h"

#include <algorithm>
#include <numeric>

namespace configurator {

namespace {

constexpr int fullPermille = 1000;
constexpr int roomyPermille = 900; // a tenth stays free

// The layers of one model on the way to their devices.
class LayerSplit
{
public:
    LayerSplit(const Task &task, const DevicePool &pool);
    [[nodiscard]] Loads loads() const;

private:
    struct Piece
    {
        Bytes weights = 0;
        Bytes context = 0;
    };

    // What `count` devices may take when each is filled up to `permille`.
    [[nodiscard]] std::vector<Bytes> capacities(std::size_t count, int permille) const;
    [[nodiscard]] std::optional<std::size_t> fewestDevices(int permille) const;
    [[nodiscard]] int leastFilling(std::size_t count, int permille) const;
    [[nodiscard]] Loads loadsAt(std::size_t count, int permille) const;
    [[nodiscard]] DeviceLoad loadOf(std::size_t device, int from, int to) const;

    std::vector<Piece> m_pieces;
    Chain m_chain;
    DevicePool m_devices; // one by one, largest first, no more than there are layers
    Bytes m_working = 0;
};

std::vector<Bytes> sizesOf(const Requirement &need)
{
    std::vector<Bytes> sizes = need.layers;
    sizes.front() += need.weights.embedding;
    sizes.back() += need.weights.head;
    return sizes;
}

LayerSplit::LayerSplit(const Task &task, const DevicePool &pool)
    : m_chain(sizesOf(task.need))
    , m_working(task.workingOn({}, 0))
{
    const std::vector<Bytes> sizes = sizesOf(task.need);
    const auto order = layerOrder(task.model);
    const ContextMemory memory(task.model.layers, task.choice);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Bytes context = memory.of(*order[i]);
        m_pieces.push_back({sizes[i] - context, context});
    }
    for (const DeviceSort &sort : largestOf(pool, m_chain.length())) {
        m_devices.insert(m_devices.end(), static_cast<std::size_t>(sort.count), sort);
    }
    for (DeviceSort &device : m_devices)
        device.count = 1;
}

std::vector<Bytes> LayerSplit::capacities(std::size_t count, int permille) const
{
    std::vector<Bytes> capacities;
    for (std::size_t i = 0; i < count; ++i)
        capacities.push_back(m_devices[i].usable() * permille / fullPermille - m_working);
    return capacities;
}

// More of the largest devices never hold less, so the least number is found by halving.
std::optional<std::size_t> LayerSplit::fewestDevices(int permille) const
{
    std::size_t least = 1;
    std::size_t most = m_devices.size();
    if (most == 0 || !m_chain.order(capacities(most, permille)))
        return {};
    while (least < most) {
        const std::size_t middle = least + (most - least) / 2;
        if (m_chain.order(capacities(middle, permille)))
            most = middle;
        else
            least = middle + 1;
    }
    return most;
}

// How full the fullest device has to be.
int LayerSplit::leastFilling(std::size_t count, int permille) const
{
    int least = 1;
    int most = permille;
    while (least < most) {
        const int middle = least + (most - least) / 2;
        if (m_chain.order(capacities(count, middle)))
            most = middle;
        else
            least = middle + 1;
    }
    return most;
}

DeviceLoad LayerSplit::loadOf(std::size_t device, int from, int to) const
{
    DeviceLoad load {m_devices[device], 0, 0, m_working};
    for (int layer = from; layer < to; ++layer) {
        load.weights += m_pieces[static_cast<std::size_t>(layer)].weights;
        load.context += m_pieces[static_cast<std::size_t>(layer)].context;
    }
    return load;
}

Loads LayerSplit::loadsAt(std::size_t count, int permille) const
{
    const std::vector<Bytes> limits = capacities(count, permille);
    const std::vector<std::size_t> order = *m_chain.order(limits);
    const std::vector<int> cuts = m_chain.levelCuts(limits, order);
    Loads loads;
    int from = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (cuts[i] > from)
            addLoad(loads, loadOf(order[i], from, cuts[i]));
        from = cuts[i];
    }
    return loads;
}

// Where nothing leaves a tenth free, all devices together leave the most.
Loads LayerSplit::loads() const
{
    const auto roomy = fewestDevices(roomyPermille);
    if (!roomy && !fewestDevices(fullPermille))
        return {};
    const std::size_t count = roomy.value_or(m_devices.size());
    return loadsAt(count, leastFilling(count, roomy ? roomyPermille : fullPermille));
}

class LayerProbe : public SplitProbe
{
public:
    explicit LayerProbe(const Task &task)
        : m_chain(sizesOf(task.need))
        , m_working(task.workingOn({}, 0))
    {
    }
    [[nodiscard]] std::optional<int> fewest(Mib usableMib, int most) const override
    {
        const auto devices = m_chain.equalDevices(usableMib * bytesPerMib - m_working);
        return devices && *devices <= most ? devices : std::nullopt;
    }
    [[nodiscard]] bool holds(const DevicePool &pool) const override
    {
        std::vector<Bytes> capacities;
        for (const DeviceSort &sort : largestOf(pool, m_chain.length()))
            capacities.insert(capacities.end(), static_cast<std::size_t>(sort.count),
                              sort.usable() - m_working);
        return !capacities.empty() && m_chain.order(capacities).has_value();
    }

    [[nodiscard]] Bytes mostOn(Mib usableMib) const override
    {
        return m_chain.longestStretch(usableMib * bytesPerMib - m_working);
    }

private:
    Chain m_chain;
    Bytes m_working = 0;
};

} // namespace

std::unique_ptr<const SplitProbe> layerProbe(const Task &task)
{
    return std::make_unique<LayerProbe>(task);
}

Loads splitByLayers(const Task &task, const DevicePool &pool)
{
    return LayerSplit(task, pool).loads();
}

} // namespace configurator
