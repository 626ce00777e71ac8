// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "memory/placement/split.h"
#include "recommend/search/space.h"

#include <unordered_map>

namespace configurator {

// Which builds count: all of them, those that are priced throughout, or those that are not.
enum class Pricing { Any, Known, Open };

// What one search asks of the units and of each build. It answers from the same split as a verdict.
class Query
{
public:
    Query(const RecommendSpace &space, const Wish &wish, const Task &task, Pricing pricing);

    [[nodiscard]] const RecommendSpace &space() const { return m_space; }
    [[nodiscard]] const Wish &wish() const { return m_wish; }
    [[nodiscard]] Pricing pricing() const { return m_pricing; }
    [[nodiscard]] const CostOrder &order() const { return m_order; }
    [[nodiscard]] const SplitProbe &probe() const { return *m_probe; }
    [[nodiscard]] Bytes need() const { return m_need; } // without working space

    [[nodiscard]] bool isBetterHost(const Unit &better, const Unit &worse) const;
    // The unit may stand in a build so many times: it has its price, and is in stock.
    [[nodiscard]] bool has(const Unit &unit, int count = 1) const;
    // Its accelerators run the engine.
    [[nodiscard]] bool runs(const Unit &unit) const;
    // How many of this unit's devices hold the model; none where no allowed number does.
    [[nodiscard]] std::optional<int> fewest(const Unit &unit) const;
    // Never more than fewest(), and found by one division. 0: such a device holds nothing.
    [[nodiscard]] int atLeast(const Unit &unit) const;
    // What one such device can be given at most, without looking at single layers.
    [[nodiscard]] Bytes roomOn(const Unit &unit) const
    {
        return m_task.roomOn(unit.accelerator->usableMib);
    }

    // Hosts that a search needs to look at, the best first; nullptr stands for the customer's own
    // computer. Worked out once.
    [[nodiscard]] const std::vector<const Unit *> &hosts() const;

    [[nodiscard]] bool isWithin(const Cost &cost) const; // budget and watts
    [[nodiscard]] bool isListed(const Cost &cost) const; // and its prices are as asked for

private:
    [[nodiscard]] std::vector<const Unit *> bestHosts() const;

    const RecommendSpace &m_space;
    const Wish &m_wish;
    const Task &m_task;
    Pricing m_pricing;
    CostOrder m_order;
    std::unique_ptr<const SplitProbe> m_probe;
    Bytes m_need;
    mutable std::unordered_map<Mib, std::optional<int>> m_fewest; // by usable memory
    mutable std::vector<const Unit *> m_hosts;
    mutable bool m_hasHosts = false;
};

// The best build of each kind so far.
class ShortList
{
public:
    explicit ShortList(const Query &query)
        : m_query(query)
    {
    }

    // Whether a build of this kind that costs no less than `least` could still win, ...
    [[nodiscard]] bool canWin(BuildKind kind, const Cost &least) const;
    // ... whatever budget and watts say.
    [[nodiscard]] bool couldBeat(BuildKind kind, const Cost &least) const;
    void offer(BuildKind kind, const Recipe &recipe);

    struct Entry
    {
        BuildKind kind = BuildKind::SingleGpu;
        Recipe recipe;
        CostKey key {};
        QStringList ids;
    };
    // Best first; a build that is the best of two kinds is named once.
    [[nodiscard]] std::vector<Entry> entries() const;

private:
    [[nodiscard]] const Entry *best(BuildKind kind) const;

    const Query &m_query;
    std::vector<Entry> m_best;
};

// Each looks through one part of the space.
void searchCards(const Query &query, ShortList &list); // equal cards in equal computers
// Of several sorts in one computer; false when there were too many to look at them all.
bool searchMixedCards(const Query &query, ShortList &list);
void searchBridges(const Query &query, ShortList &list); // equal cards on one bridge
void searchMachines(const Query &query, ShortList &list); // with GPUs built in
void searchFabrics(const Query &query, ShortList &list); // equal machines, joined

// How many of these cards one such computer takes.
int capacityIn(const Unit *host, const Unit &card);
Cost costOfHost(const Unit *host);

} // namespace configurator
