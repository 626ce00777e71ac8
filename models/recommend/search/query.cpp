// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/search/query.h"

#include "memory/enginestacks.h"

#include <algorithm>
#include <limits>

namespace configurator {

Query::Query(const RecommendSpace &space, const Wish &wish, const Task &task, Pricing pricing)
    : m_space(space)
    , m_wish(wish)
    , m_task(task)
    , m_pricing(pricing)
    , m_order(wish.aim)
    , m_probe(splitProbe(task))
    , m_need(task.need.weights.total + task.need.context + task.need.state)
{
}

// Whatever stands in a build in `worse` could stand in `better`, which is no worse in anything.
bool Query::isBetterHost(const Unit &better, const Unit &worse) const
{
    constexpr int any = std::numeric_limits<int>::max();
    const Host &a = *better.host;
    const Host &b = *worse.host;
    const Cost left = costOf(better);
    const Cost right = costOf(worse);
    const bool costsNoMore = left.price <= right.price && left.unpriced == right.unpriced
        && left.watts <= right.watts && left.unknownWatts <= right.unknownWatts;
    const bool takesAsMuch = a.slotCount >= b.slotCount && a.slotHalves >= b.slotHalves
        && wattsForCards(better) >= wattsForCards(worse)
        && a.maxCardW.value_or(any) >= b.maxCardW.value_or(any)
        && a.maxLengthMm.value_or(any) >= b.maxLengthMm.value_or(any)
        && a.coolsPassiveCards >= b.coolsPassiveCards;
    return costsNoMore && takesAsMuch && (worse.ports.empty() || worse.ports == better.ports)
        && !m_wish.stock.contains(better.id) && (left != right || better.id < worse.id);
}

bool Query::has(const Unit &unit, int count) const
{
    if (!unit.price && m_pricing == Pricing::Known)
        return false;
    if (m_wish.stock.isEmpty())
        return true;
    const auto stock = m_wish.stock.constFind(unit.id);
    return stock == m_wish.stock.constEnd() || count <= *stock;
}

bool Query::runs(const Unit &unit) const
{
    return runsOn(m_wish.choice.engine, unit.accelerator->stack);
}

std::optional<int> Query::fewest(const Unit &unit) const
{
    const Mib usable = unit.accelerator->usableMib;
    const auto known = m_fewest.find(usable);
    if (known != m_fewest.end())
        return known->second;
    const auto fewest = m_probe->fewest(usable, m_wish.mostGpus);
    m_fewest.emplace(usable, fewest);
    return fewest;
}

int Query::atLeast(const Unit &unit) const
{
    const Bytes room = roomOn(unit);
    const Bytes devices = room > 0 ? (m_need + room - 1) / room : 0;
    return static_cast<int>(std::min<Bytes>(devices, Bytes {m_wish.mostGpus} + 1));
}

bool Query::isWithin(const Cost &cost) const
{
    const bool isAffordable = !m_wish.budget || cost.price <= *m_wish.budget;
    const bool isDrawable
        = !m_wish.watts || (cost.watts <= *m_wish.watts && cost.unknownWatts == 0);
    return isAffordable && isDrawable;
}

bool Query::isListed(const Cost &cost) const
{
    const bool isOpen = cost.unpriced > 0;
    return isWithin(cost) && (m_pricing == Pricing::Any || isOpen == (m_pricing == Pricing::Open));
}

bool ShortList::canWin(BuildKind kind, const Cost &least) const
{
    return m_query.isWithin(least) && couldBeat(kind, least);
}

bool ShortList::couldBeat(BuildKind kind, const Cost &least) const
{
    const Entry *known = best(kind);
    return !known || m_query.order().key(least) <= known->key;
}

const ShortList::Entry *ShortList::best(BuildKind kind) const
{
    const auto found = std::ranges::find(m_best, kind, &Entry::kind);
    return found == m_best.end() ? nullptr : &*found;
}

void ShortList::offer(BuildKind kind, const Recipe &recipe)
{
    const Cost cost = recipe.cost();
    if (!m_query.isListed(cost))
        return;
    const CostKey key = m_query.order().key(cost);
    const auto found = std::ranges::find(m_best, kind, &Entry::kind);
    if (found == m_best.end()) {
        m_best.push_back({kind, recipe, key, recipe.ids()});
        return;
    }
    if (key > found->key)
        return;
    QStringList ids = recipe.ids();
    if (key < found->key || ids < found->ids)
        *found = {kind, recipe, key, std::move(ids)};
}

std::vector<ShortList::Entry> ShortList::entries() const
{
    std::vector<Entry> entries = m_best;
    std::ranges::sort(entries, [](const Entry &a, const Entry &b) {
        return std::tie(a.key, a.ids, a.kind) < std::tie(b.key, b.ids, b.kind);
    });
    entries.erase(std::unique(entries.begin(), entries.end(),
                              [](const Entry &a, const Entry &b) { return a.ids == b.ids; }),
                  entries.end());
    return entries;
}

std::vector<const Unit *> Query::bestHosts() const
{
    if (m_wish.hasComputer)
        return {nullptr};
    std::vector<std::pair<CostKey, const Unit *>> hosts;
    for (const Unit *host : m_space.hosts) {
        if (has(*host) && isWithin(costOf(*host)))
            hosts.emplace_back(m_order.key(costOf(*host)), host);
    }
    std::ranges::sort(hosts, [](const auto &a, const auto &b) {
        return std::tie(a.first, a.second->id) < std::tie(b.first, b.second->id);
    });
    std::vector<const Unit *> kept;
    for (const auto &entry : hosts) {
        const Unit *host = entry.second;
        if (std::ranges::none_of(kept,
                                 [&](const Unit *other) { return isBetterHost(*other, *host); }))
            kept.push_back(host);
    }
    return kept;
}

const std::vector<const Unit *> &Query::hosts() const
{
    if (!m_hasHosts)
        m_hosts = bestHosts();
    m_hasHosts = true;
    return m_hosts;
}

int capacityIn(const Unit *host, const Unit &card)
{
    if (host)
        return capacityFor(card, *host);
    return goesIntoAnyComputer(card) ? Wish::mostLooseCards : 0;
}

Cost costOfHost(const Unit *host)
{
    return host ? costOf(*host) : Cost {};
}

} // namespace configurator
