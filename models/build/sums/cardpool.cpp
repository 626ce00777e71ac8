// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/sums/groups.h"

#include <algorithm>

namespace configurator {

void CardPool::addTo(std::vector<Stock> &stocks, QHash<QString, std::size_t> &index,
                     const Unit &unit, qint64 count, int row)
{
    const auto found = index.constFind(unit.id);
    if (found == index.constEnd()) {
        index.insert(unit.id, stocks.size());
        stocks.push_back({&unit, count, row});
        return;
    }
    Stock &stock = stocks[*found];
    stock.count += count;
    stock.row = stock.row == row ? row : -1;
}

void CardPool::add(const Unit &unit, qint64 count, int row)
{
    if (unit.bridge)
        addTo(m_bridges, m_bridgeIndex, unit, count, row);
    else if (bringsDevices(unit))
        addTo(m_cards, m_cardIndex, unit, count, row);
}

std::vector<std::size_t> CardPool::cardsFor(const Bridge &bridge) const
{
    std::vector<std::size_t> cards;
    for (const QString &gpu : bridge.gpus) {
        const auto found = m_cardIndex.constFind(gpu);
        if (found != m_cardIndex.constEnd())
            cards.push_back(*found);
    }
    std::sort(cards.begin(), cards.end(), [this](std::size_t left, std::size_t right) {
        const Unit &a = *m_cards[left].unit;
        const Unit &b = *m_cards[right].unit;
        const Mib aMib = a.accelerator->usableMib * a.accelerator->count;
        const Mib bMib = b.accelerator->usableMib * b.accelerator->count;
        return aMib != bMib ? aMib > bMib : a.id < b.id;
    });
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    return cards;
}

void CardPool::joinBridge(const Bridge &bridge, qint64 count, GroupCounts &groups)
{
    if (!bridge.link.isFast || bridge.ways < 2)
        return;
    const std::vector<std::size_t> cards = cardsFor(bridge);
    for (const std::size_t index : cards) {
        Stock &card = m_cards[index];
        const qint64 joins = std::min(count, card.count / bridge.ways);
        const int devices = bridge.ways * card.unit->accelerator->count;
        groups.add({card.unit, devices, &bridge.link}, joins, card.row);
        card.count -= joins * bridge.ways;
        count -= joins;
    }
}

void CardPool::joinBridges(GroupCounts &groups)
{
    std::sort(m_bridges.begin(), m_bridges.end(), [](const Stock &left, const Stock &right) {
        const Bridge &a = *left.unit->bridge;
        const Bridge &b = *right.unit->bridge;
        if (a.ways != b.ways)
            return a.ways > b.ways;
        if (a.gpus.size() != b.gpus.size())
            return a.gpus.size() < b.gpus.size();
        return left.unit->id < right.unit->id;
    });
    for (const Stock &stock : m_bridges)
        joinBridge(*stock.unit->bridge, stock.count, groups);
    m_bridges.clear();
    m_bridgeIndex.clear();
}

void CardPool::addRest(GroupCounts &groups) const
{
    for (const Stock &card : m_cards)
        groups.addDevices(*card.unit, card.count, card.row);
}

qint64 CardPool::unbridgedFor(const Bridge &bridge) const
{
    qint64 most = 0;
    for (const std::size_t card : cardsFor(bridge))
        most = std::max(most, m_cards[card].count);
    return most;
}

qint64 CardPool::joinsLeft(const Bridge &bridge) const
{
    qint64 joins = 0;
    for (const std::size_t card : cardsFor(bridge))
        joins += m_cards[card].count / std::max(bridge.ways, 1);
    return joins;
}

} // namespace configurator
