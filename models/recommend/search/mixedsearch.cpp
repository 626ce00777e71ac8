// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/search/mixitems.h"

#include <algorithm>
#include <limits>

namespace configurator {

namespace {

// A catalogue of thousands of nearly equal cards could be searched for seconds. A person waits for
// the answer, so such a search ends here, and the answer says so.
constexpr int mostSteps = 100'000;

// A computer as far as a mix is concerned.
struct Room
{
    const Unit *host = nullptr; // nullptr: the customer's own
    Cost cost;
    int places = 0;
    qint64 watts = 0; // for cards
};

Room roomOf(const Unit *host)
{
    if (!host)
        return {nullptr, {}, Wish::mostLooseCards, std::numeric_limits<qint64>::max()};
    return {host, costOf(*host), host->host->slotCount, wattsForCards(*host).value_or(-1)};
}

// Cards of several sorts in one computer, by branch and bound over their counts.
class MixedSearch
{
public:
    MixedSearch(const Query &query, ShortList &list)
        : m_query(query)
        , m_list(list)
    {
        for (const Unit *host : query.hosts()) {
            m_rooms.push_back(roomOf(host));
            m_mostPlaces = std::max(m_mostPlaces, m_rooms.back().places);
        }
    }
    // False when the search was given up.
    bool run();

private:
    void look(std::size_t first, std::size_t firstRoom);
    void add(const MixItem &item);
    void drop(const MixItem &item);
    [[nodiscard]] std::optional<Cost> leastFrom(std::size_t first) const;
    [[nodiscard]] std::optional<std::size_t> nextRoom(std::size_t first, std::size_t from) const;
    [[nodiscard]] bool isTakenBy(const Room &room) const;
    [[nodiscard]] bool isHeld() const;
    void offer(std::size_t firstRoom);

    const Query &m_query;
    ShortList &m_list;
    std::vector<Room> m_rooms; // the best first
    int m_mostPlaces = 0; // of any
    std::vector<MixItem> m_items;
    std::vector<Prospect> m_prospects; // from each item on

    std::vector<CountedUnit> m_cards; // the mix that is looked at
    Cost m_cost;
    Bytes m_room = 0;
    int m_count = 0;
    int m_devices = 0;
    int m_steps = 0;
};

bool MixedSearch::run()
{
    const bool canMix = m_query.wish().choice.engine == Engine::LlamaCpp
        && m_query.wish().atLeast == Verdict::Paper;
    for (const Stack stack : {Stack::Cuda, Stack::Rocm, Stack::OneApi, Stack::Metal}) {
        if (!canMix)
            return true;
        m_items = mixItems(m_query, stack);
        m_prospects = prospectsOf(m_items);
        if (m_items.size() > 1)
            look(0, 0);
    }
    return m_steps <= mostSteps;
}

void MixedSearch::add(const MixItem &item)
{
    if (!m_cards.empty() && m_cards.back().unit == item.card)
        ++m_cards.back().count;
    else
        m_cards.push_back({item.card, 1});
    m_cost += item.cost;
    m_room += item.room;
    ++m_count;
    m_devices += item.card->accelerator->count;
}

void MixedSearch::drop(const MixItem &item)
{
    if (--m_cards.back().count == 0)
        m_cards.pop_back();
    m_cost -= item.cost;
    m_room -= item.room;
    --m_count;
    m_devices -= item.card->accelerator->count;
}

bool MixedSearch::isTakenBy(const Room &room) const
{
    if (room.host)
        return takesAll(*room.host, m_cards);
    return m_count <= room.places && std::ranges::all_of(m_cards, [](const CountedUnit &card) {
               return goesIntoAnyComputer(*card.unit);
           });
}

// What the mix comes to if all that is missing came as parts of the best buys from `first` on; its
// units are cards. None when no computer has so many places.
std::optional<Cost> MixedSearch::leastFrom(std::size_t first) const
{
    const Bytes missing = std::max<Bytes>(m_query.need() - m_room, 0);
    const Prospect &best = m_prospects[first];
    const auto price = best.price.least(missing, m_mostPlaces - m_count);
    const auto watts = best.watts.least(missing, m_mostPlaces - m_count);
    if (!price || !watts)
        return {};
    Cost least = m_cost;
    least.price += *price;
    least.watts += *watts;
    least.units += static_cast<int>((missing + best.largest - 1) / best.largest);
    return least;
}

// The first computer that takes these cards and may take what is missing; none where the mix can't
// win any more. One that is too small for these cards is too small for more of them.
std::optional<std::size_t> MixedSearch::nextRoom(std::size_t first, std::size_t from) const
{
    const std::optional<Cost> least = leastFrom(first);
    if (!least || !m_query.isWithin(*least))
        return {};
    for (; from < m_rooms.size(); ++from) {
        const Room &room = m_rooms[from];
        if (room.places < least->units || room.watts < least->watts)
            continue;
        if (!m_list.couldBeat(BuildKind::Pcie, *least + room.cost))
            return {}; // nor does any that comes later
        if (isTakenBy(room))
            return from;
    }
    return {};
}

bool MixedSearch::isHeld() const
{
    DeviceTally devices;
    for (const CountedUnit &card : m_cards) {
        const Accelerator &accelerator = *card.unit->accelerator;
        devices.add({card.unit->id, accelerator.name, accelerator.count, accelerator.usableMib,
                     accelerator.isUnified},
                    qint64 {accelerator.count} * card.count);
    }
    return m_query.probe().holds(devices.pool());
}

void MixedSearch::offer(std::size_t firstRoom)
{
    for (std::size_t i = firstRoom; i < m_rooms.size(); ++i) {
        if (!m_list.couldBeat(BuildKind::Pcie, m_cost + m_rooms[i].cost))
            return; // and none that comes later
        if (isTakenBy(m_rooms[i]))
            m_list.offer(BuildKind::Pcie, {m_rooms[i].host, 1, m_cards, {}, {}});
    }
}

// One more card of this or a later sort.
void MixedSearch::look(std::size_t first, std::size_t firstRoom)
{
    for (std::size_t i = first; i < m_items.size(); ++i) {
        const auto least = nextRoom(i, firstRoom);
        if (!least || ++m_steps > mostSteps)
            return; // and with fewer sorts to choose from neither
        firstRoom = *least;
        const MixItem &item = m_items[i];
        add(item);
        const bool isThere
            = m_devices <= m_query.wish().mostGpus && m_query.has(*item.card, m_cards.back().count);
        if (const auto room = isThere ? nextRoom(i, firstRoom) : std::nullopt) {
            // More than what holds it never costs less; cards of one sort are another search's.
            const bool isEnough = m_room >= m_query.need() && isHeld();
            if (!isEnough)
                look(i, *room);
            else if (m_cards.size() > 1)
                offer(*room);
        }
        drop(item);
    }
}

} // namespace

bool searchMixedCards(const Query &query, ShortList &list)
{
    return MixedSearch(query, list).run();
}

} // namespace configurator
