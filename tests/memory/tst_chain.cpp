// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/placement/chain.h"

#include "support/testmain.h"

#include <algorithm>
#include <numeric>
#include <random>

using namespace configurator;

class TestChain : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void simpleOrders_data();
    void simpleOrders();
    void findsTheOrderThatGreedMisses();
    void agreesWithEveryPermutation();
    void manySortsOfDevices();
    void cutsAreLevel_data();
    void cutsAreLevel();
    void cutsKeepEveryStretchWithinItsDevice();
};

namespace {

using Sizes = std::vector<Bytes>;
using Order = std::vector<std::size_t>;

bool holds(const Sizes &sizes, const Sizes &capacities, const Order &order)
{
    std::size_t next = 0;
    for (const std::size_t device : order) {
        Bytes left = capacities[device];
        while (next < sizes.size() && sizes[next] <= left)
            left -= sizes[next++];
    }
    return next == sizes.size();
}

bool someOrderHolds(const Sizes &sizes, const Sizes &capacities)
{
    Order order(capacities.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    do {
        if (holds(sizes, capacities, order))
            return true;
    } while (std::ranges::next_permutation(order).found);
    return false;
}

bool isPermutation(Order order)
{
    std::ranges::sort(order);
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i] != i)
            return false;
    }
    return true;
}

Sizes randomSizes(std::mt19937 &random, std::size_t count, int least, int most)
{
    std::uniform_int_distribution<Bytes> size(least, most);
    Sizes sizes(count);
    std::ranges::generate(sizes, [&] { return size(random); });
    return sizes;
}

std::vector<Bytes> stretches(const Sizes &sizes, const std::vector<int> &cuts)
{
    std::vector<Bytes> sums;
    int from = 0;
    for (const int to : cuts) {
        sums.push_back(std::accumulate(sizes.begin() + from, sizes.begin() + to, Bytes {0}));
        from = to;
    }
    return sums;
}

} // namespace

void TestChain::simpleOrders_data()
{
    QTest::addColumn<Sizes>("sizes");
    QTest::addColumn<Sizes>("capacities");
    QTest::addColumn<bool>("isHeld");
    const auto row = [](const char *name, const Sizes &sizes, const Sizes &capacities,
                        bool isHeld) { QTest::newRow(name) << sizes << capacities << isHeld; };
    row("one device", {1, 2, 3}, {6}, true);
    row("one byte short", {1, 2, 3}, {5}, false);
    row("no device", {1}, {}, false);
    row("two halves", {2, 2, 2, 2}, {4, 4}, true);
    row("sum covers, pieces do not", {3, 3, 3}, {5, 4}, false);
    row("a piece larger than any device", {1, 9}, {8, 8}, false);
    row("a device without room is left out", {4, 4}, {8, -3}, true);
    row("nothing to place", {0, 0}, {1}, true);
}

void TestChain::simpleOrders()
{
    QFETCH(Sizes, sizes);
    QFETCH(Sizes, capacities);
    QFETCH(bool, isHeld);
    const auto order = Chain(sizes).order(capacities);
    QCOMPARE(order.has_value(), isHeld);
    if (order)
        QVERIFY(holds(sizes, capacities, *order));
}

void TestChain::findsTheOrderThatGreedMisses()
{
    // Largest first takes 5 of 7, then 4 of 5 and 4 of 5; smallest first fails as well.
    const Sizes sizes {4, 5, 2, 4};
    const Sizes capacities {7, 4, 4};
    QVERIFY(!holds(sizes, capacities, {0, 1, 2}));
    QVERIFY(!holds(sizes, capacities, {2, 1, 0}));
    const auto order = Chain(sizes).order(capacities);
    QVERIFY(order);
    QCOMPARE((*order)[1], std::size_t {0});
    QVERIFY(holds(sizes, capacities, *order));
}

void TestChain::agreesWithEveryPermutation()
{
    std::mt19937 random(20261130);
    int held = 0;
    for (int round = 0; round < 3000; ++round) {
        const Sizes sizes = randomSizes(random, 3 + static_cast<std::size_t>(round % 8), 1, 9);
        Sizes capacities = randomSizes(random, 1 + static_cast<std::size_t>(round % 6), -2, 18);
        std::ranges::sort(capacities, std::ranges::greater {});
        const auto order = Chain(sizes).order(capacities);
        QCOMPARE(order.has_value(), someOrderHolds(sizes, capacities));
        if (!order)
            continue;
        ++held;
        QVERIFY(isPermutation(*order));
        QVERIFY(holds(sizes, capacities, *order));
    }
    QVERIFY(held > 500 && held < 2500);
}

void TestChain::manySortsOfDevices()
{
    // 2^24 ways of using 24 different devices: nearly equal ones are taken as equal.
    Sizes capacities;
    for (Bytes i = 0; i < 24; ++i)
        capacities.push_back(1000 - i);
    const auto order = Chain(Sizes(96, 240)).order(capacities);
    QVERIFY(order);
    QVERIFY(isPermutation(*order));
    QVERIFY(!Chain(Sizes(97, 240)).order(capacities));
}

void TestChain::cutsAreLevel_data()
{
    QTest::addColumn<Sizes>("sizes");
    QTest::addColumn<Sizes>("capacities");
    QTest::addColumn<std::vector<Bytes>>("sums");
    const auto row = [](const char *name, const Sizes &sizes, const Sizes &capacities,
                        const std::vector<Bytes> &sums) {
        QTest::newRow(name) << sizes << capacities << sums;
    };
    row("equal devices", Sizes(80, 1), {40, 40}, {40, 40});
    row("room to spare", Sizes(80, 1), {60, 60}, {40, 40});
    row("a remainder", Sizes(81, 1), {30, 30, 30, 30}, {20, 20, 20, 21});
    row("in proportion", Sizes(30, 1), {40, 20}, {20, 10});
    row("the last must take what is left", {1, 1, 8}, {9, 9}, {2, 8});
    row("a large last piece", {1, 1, 1, 1, 1, 5}, {5, 5}, {5, 5});
}

void TestChain::cutsAreLevel()
{
    QFETCH(Sizes, sizes);
    QFETCH(Sizes, capacities);
    QFETCH(std::vector<Bytes>, sums);
    Order order(capacities.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    QCOMPARE(stretches(sizes, Chain(sizes).levelCuts(capacities, order)), sums);
}

void TestChain::cutsKeepEveryStretchWithinItsDevice()
{
    std::mt19937 random(7);
    int checked = 0;
    for (int round = 0; round < 2000; ++round) {
        const Sizes sizes = randomSizes(random, 4 + static_cast<std::size_t>(round % 20), 1, 9);
        Sizes capacities = randomSizes(random, 1 + static_cast<std::size_t>(round % 5), 5, 60);
        std::ranges::sort(capacities, std::ranges::greater {});
        const Chain chain(sizes);
        const auto order = chain.order(capacities);
        if (!order)
            continue;
        ++checked;
        const std::vector<int> cuts = chain.levelCuts(capacities, *order);
        const std::vector<Bytes> sums = stretches(sizes, cuts);
        QCOMPARE(cuts.back(), chain.length());
        for (std::size_t i = 0; i < sums.size(); ++i)
            QVERIFY(sums[i] <= capacities[(*order)[i]]);
    }
    QVERIFY(checked > 500);
}

CONFIGURATOR_TEST_MAIN(TestChain)
#include "tst_chain.moc"
