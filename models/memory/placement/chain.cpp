// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/placement/chain.h"

#include "memory/weights/tensorclasses.h"

#include <algorithm>
#include <numeric>

namespace configurator {

namespace {

using Order = std::vector<std::size_t>;

constexpr std::size_t maxStates = 8192;

// Devices that count as equal, each as large as the smallest of them.
struct DeviceClass
{
    Bytes capacity = 0;
    std::size_t first = 0; // index of its first device
    std::size_t count = 0;
};

std::vector<DeviceClass> classesOf(const std::vector<Bytes> &capacities)
{
    std::vector<DeviceClass> classes;
    for (std::size_t i = 0; i < capacities.size(); ++i) {
        if (classes.empty() || classes.back().capacity != capacities[i])
            classes.push_back({capacities[i], i, 0});
        ++classes.back().count;
    }
    return classes;
}

std::size_t stateCount(const std::vector<DeviceClass> &classes)
{
    std::size_t states = 1;
    for (const DeviceClass &devices : classes) {
        states *= devices.count + 1;
        if (states > maxStates)
            break;
    }
    return states;
}

// The two classes that differ least become one.
void mergeNearest(std::vector<DeviceClass> &classes)
{
    std::size_t nearest = 1;
    for (std::size_t i = 2; i < classes.size(); ++i) {
        if (classes[i - 1].capacity - classes[i].capacity
            < classes[nearest - 1].capacity - classes[nearest].capacity)
            nearest = i;
    }
    classes[nearest - 1].capacity = classes[nearest].capacity;
    classes[nearest - 1].count += classes[nearest].count;
    classes.erase(classes.begin() + static_cast<std::ptrdiff_t>(nearest));
}

// A state is how many devices of each class are used, as one number with mixed digits.
class Digits
{
public:
    explicit Digits(const std::vector<DeviceClass> &classes)
        : m_classes(classes)
    {
        for (const DeviceClass &devices : classes) {
            m_weights.push_back(m_states);
            m_states *= devices.count + 1;
        }
    }

    [[nodiscard]] std::size_t states() const { return m_states; }
    [[nodiscard]] std::size_t used(std::size_t state, std::size_t index) const
    {
        return state / m_weights[index] % (m_classes[index].count + 1);
    }
    [[nodiscard]] std::size_t oneFewer(std::size_t state, std::size_t index) const
    {
        return state - m_weights[index];
    }

private:
    const std::vector<DeviceClass> &m_classes;
    std::vector<std::size_t> m_weights;
    std::size_t m_states = 1;
};

// Reads the devices back from the last state to the first.
Order orderFrom(const std::vector<DeviceClass> &classes, const Digits &digits,
                const std::vector<std::size_t> &lastClass)
{
    Order order;
    for (std::size_t state = digits.states() - 1; state > 0;) {
        const std::size_t index = lastClass[state];
        order.push_back(classes[index].first + digits.used(state, index) - 1);
        state = digits.oneFewer(state, index);
    }
    std::ranges::reverse(order);
    return order;
}

} // namespace

Chain::Chain(const std::vector<Bytes> &sizes)
    : m_sums(sizes.size() + 1, 0)
{
    std::partial_sum(sizes.begin(), sizes.end(), m_sums.begin() + 1);
}

int Chain::reach(int from, Bytes capacity) const
{
    const auto first = m_sums.begin() + from;
    const auto past = std::upper_bound(first, m_sums.end(), *first + capacity);
    return std::max(from, static_cast<int>(past - m_sums.begin()) - 1);
}

int Chain::reachBack(int to, Bytes capacity) const
{
    const auto last = m_sums.begin() + to;
    const auto start = std::lower_bound(m_sums.begin(), last, *last - capacity);
    return static_cast<int>(start - m_sums.begin());
}

bool Chain::isHeldBy(const std::vector<Bytes> &capacities, const Order &order) const
{
    int end = 0;
    for (const std::size_t device : order)
        end = reach(end, capacities[device]);
    return end == length();
}

std::optional<Order> Chain::order(const std::vector<Bytes> &capacities) const
{
    Bytes sum = 0;
    for (const Bytes capacity : capacities)
        sum += std::max<Bytes>(capacity, 0);
    if (sum < m_sums.back())
        return {};
    Order order(capacities.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    if (isHeldBy(capacities, order))
        return order;
    std::ranges::reverse(order);
    if (isHeldBy(capacities, order))
        return order;
    return searchedOrder(capacities);
}

std::optional<int> Chain::equalDevices(Bytes capacity) const
{
    int devices = 0;
    for (int end = 0; end < length(); ++devices) {
        const int next = reach(end, std::max<Bytes>(capacity, 0));
        if (next == end)
            return {};
        end = next;
    }
    return devices;
}

Bytes Chain::longestStretch(Bytes capacity) const
{
    Bytes longest = 0;
    for (int from = 0; from < length(); ++from) {
        const auto end = static_cast<std::size_t>(reach(from, std::max<Bytes>(capacity, 0)));
        longest = std::max(longest, m_sums[end] - m_sums[static_cast<std::size_t>(from)]);
    }
    return longest;
}

// For every way of using so many devices of each class, how far they can reach at most.
std::optional<Order> Chain::searchedOrder(const std::vector<Bytes> &capacities) const
{
    std::vector<DeviceClass> classes = classesOf(capacities);
    while (stateCount(classes) > maxStates)
        mergeNearest(classes);
    const Digits digits(classes);
    std::vector<int> furthest(digits.states(), 0);
    std::vector<std::size_t> lastClass(digits.states(), 0);
    for (std::size_t state = 1; state < digits.states(); ++state) {
        int best = -1;
        for (std::size_t i = 0; i < classes.size(); ++i) {
            if (digits.used(state, i) == 0)
                continue;
            const int end = reach(furthest[digits.oneFewer(state, i)], classes[i].capacity);
            if (end > best) {
                best = end;
                lastClass[state] = i;
            }
        }
        furthest[state] = best;
    }
    if (furthest.back() < length())
        return {};
    return orderFrom(classes, digits, lastClass);
}

std::vector<int> Chain::levelCuts(const std::vector<Bytes> &capacities, const Order &order) const
{
    // From where on the devices that follow can still take all the rest.
    std::vector<int> earliest(order.size() + 1, length());
    Bytes room = 0;
    for (std::size_t i = order.size(); i-- > 0;) {
        earliest[i] = reachBack(earliest[i + 1], capacities[order[i]]);
        room += std::max<Bytes>(capacities[order[i]], 0);
    }
    std::vector<int> cuts;
    int from = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Bytes capacity = std::max<Bytes>(capacities[order[i]], 0);
        const Bytes rest = m_sums.back() - m_sums[static_cast<std::size_t>(from)];
        const int wanted = reach(from, shareOf(rest, capacity, room));
        const int least = std::max(earliest[i + 1], from);
        const int most = reach(from, capacity);
        from = std::clamp(wanted, least, most);
        room -= capacity;
        cuts.push_back(from);
    }
    return cuts;
}

} // namespace configurator
