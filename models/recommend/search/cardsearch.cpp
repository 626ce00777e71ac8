// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/search/query.h"

#include <algorithm>

namespace configurator {

namespace {

// What the cards alone of this sort cost at the least, to look at the most promising ones first.
struct Promise
{
    const Unit *card = nullptr;
    int devices = 0;
    CostKey key {};
};

int dividedUp(int count, int parts)
{
    return (count + parts - 1) / parts;
}

class CardSearch
{
public:
    CardSearch(const Query &query, ShortList &list)
        : m_query(query)
        , m_list(list)
        , m_hosts(query.hosts())
    {
    }
    void run();

private:
    [[nodiscard]] std::vector<Promise> promises() const;
    void look(const Promise &promise);
    void lookAtOne(const Unit &card, int fewest);
    void lookAtSeveral(const Unit &card, int fewest);
    void offer(const Unit &card, int count, BuildKind kind);
    [[nodiscard]] bool canWin(BuildKind kind, const Cost &cards) const;
    static bool isOneGroup(const Unit &card);
    static BuildKind kindOfOne(const Unit &card);
    static int cardsOfSeveral(const Unit &card, int devices);
    void offerIn(const Unit *host, const Unit &card, int count, BuildKind kind);
    [[nodiscard]] bool isGoodEnough(const Unit &card, int fewest) const;

    const Query &m_query;
    ShortList &m_list;
    const std::vector<const Unit *> &m_hosts;
};

std::vector<Promise> CardSearch::promises() const
{
    std::vector<Promise> promises;
    for (const Unit *card : m_query.space().cards) {
        const int devices = m_query.runs(*card) && m_query.has(*card) ? m_query.atLeast(*card) : 0;
        if (devices == 0 || devices > m_query.wish().mostGpus)
            continue;
        const Cost least = costOf(*card) * dividedUp(devices, card->accelerator->count);
        promises.push_back({card, devices, m_query.order().key(least)});
    }
    std::ranges::sort(promises, {}, &Promise::key);
    return promises;
}

void CardSearch::run()
{
    for (const Promise &promise : promises())
        look(promise);
}

bool CardSearch::isOneGroup(const Unit &card)
{
    const int devices = card.accelerator->count;
    return devices > 1 && domainOf(*card.accelerator) == devices;
}

// One card by itself, a card whose own devices are joined, or several cards.
BuildKind CardSearch::kindOfOne(const Unit &card)
{
    return card.accelerator->count == 1 ? BuildKind::SingleGpu : BuildKind::FastLinked;
}

int CardSearch::cardsOfSeveral(const Unit &card, int devices)
{
    const int each = card.accelerator->count;
    return std::max(dividedUp(devices, each), each > 1 && !isOneGroup(card) ? 1 : 2);
}

void CardSearch::look(const Promise &promise)
{
    const Unit &card = *promise.card;
    const bool couldBeOne
        = promise.devices <= card.accelerator->count && canWin(kindOfOne(card), costOf(card));
    const bool couldBeSeveral
        = canWin(BuildKind::Pcie, costOf(card) * cardsOfSeveral(card, promise.devices));
    if (!couldBeOne && !couldBeSeveral)
        return;
    const std::optional<int> fewest = m_query.fewest(card);
    if (!fewest || !isGoodEnough(card, *fewest))
        return;
    lookAtOne(card, *fewest);
    lookAtSeveral(card, *fewest);
}

// With the first of the hosts, which are in order.
bool CardSearch::canWin(BuildKind kind, const Cost &cards) const
{
    return !m_hosts.empty() && m_query.isWithin(cards)
        && m_list.couldBeat(kind, cards + costOfHost(m_hosts.front()));
}

void CardSearch::lookAtOne(const Unit &card, int fewest)
{
    const int devices = card.accelerator->count;
    if (fewest <= devices && (devices == 1 || isOneGroup(card)))
        offer(card, 1, kindOfOne(card));
}

// Over as many equal computers as they need.
void CardSearch::lookAtSeveral(const Unit &card, int fewest)
{
    const int count = cardsOfSeveral(card, fewest);
    if (m_query.has(card, count) && count * card.accelerator->count <= m_query.wish().mostGpus)
        offer(card, count, BuildKind::Pcie);
}

void CardSearch::offer(const Unit &card, int count, BuildKind kind)
{
    for (const Unit *host : m_hosts) {
        if (!m_list.couldBeat(kind, costOf(card) * count + costOfHost(host)))
            return; // and none that comes later
        offerIn(host, card, count, kind);
    }
}

// Where more is asked for than that it fits on paper, one group or one device has to hold it.
bool CardSearch::isGoodEnough(const Unit &card, int fewest) const
{
    switch (m_query.wish().atLeast) {
    case Verdict::Single:
        return fewest == 1;
    case Verdict::Linked:
        return fewest <= domainOf(*card.accelerator);
    default:
        return true;
    }
}

void CardSearch::offerIn(const Unit *host, const Unit &card, int count, BuildKind kind)
{
    const int capacity = capacityIn(host, card);
    if (capacity == 0)
        return;
    const int machines = dividedUp(count, capacity);
    const bool isOwn = !host;
    if (machines > m_query.wish().mostMachines || (isOwn && machines > 1)
        || (host && !m_query.has(*host, machines)))
        return;
    Recipe recipe {host, 1, {{&card, count}}, {}, {}};
    if (machines > 1) {
        const int rest = count % capacity;
        recipe.machines = count / capacity;
        recipe.contents = {{&card, capacity}};
        if (rest > 0)
            recipe.rest = {{&card, rest}};
    }
    m_list.offer(kind, recipe);
}

} // namespace

void searchCards(const Query &query, ShortList &list)
{
    CardSearch(query, list).run();
}

} // namespace configurator
