// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "build/sums/totals.h"

#include <QHash>

namespace configurator {

// Devices of one product joined by one link: all that stands in one machine is of this sort.
struct UnitGroup
{
    const Unit *unit = nullptr; // brings accelerators
    int devices = 1;
    const Link *link = nullptr; // nullptr: a lone device
    bool operator==(const UnitGroup &) const = default;

    [[nodiscard]] Mib usableMib() const;
};
std::size_t qHash(const UnitGroup &group, std::size_t seed = 0);
// By usable memory; between equal ones the order depends on ids and links alone.
bool isLarger(const UnitGroup &group, const UnitGroup &than);

struct CountedGroup
{
    UnitGroup group;
    qint64 copies = 0;
    int row = -1; // -1: from several rows
};

// Equal groups are counted, so that ten thousand loose cards are one entry.
class GroupCounts
{
public:
    void add(const UnitGroup &group, qint64 copies, int row);
    // The groups that a unit's own accelerators form, `copies` times.
    void addDevices(const Unit &unit, qint64 copies, int row);
    [[nodiscard]] const std::vector<CountedGroup> &groups() const { return m_groups; }

private:
    std::vector<CountedGroup> m_groups;
    QHash<UnitGroup, std::size_t> m_index;
};

// The cards of one computer and the bridges among them.
class CardPool
{
public:
    void add(const Unit &unit, qint64 count, int row);
    // Puts every bridge on cards that it fits, as far as they go. The widest bridge chooses first,
    // then the choosiest, and each takes the largest cards: the order of rows does not matter.
    void joinBridges(GroupCounts &groups);
    // Then every card that is left stands alone.
    void addRest(GroupCounts &groups) const;
    // Cards of one sort that this bridge could still join, for the sort with the most of them.
    [[nodiscard]] qint64 unbridgedFor(const Bridge &bridge) const;
    // How many more such bridges would find cards.
    [[nodiscard]] qint64 joinsLeft(const Bridge &bridge) const;

private:
    struct Stock
    {
        const Unit *unit = nullptr;
        qint64 count = 0;
        int row = -1;
    };
    static void addTo(std::vector<Stock> &stocks, QHash<QString, std::size_t> &index,
                      const Unit &unit, qint64 count, int row);
    [[nodiscard]] std::vector<std::size_t> cardsFor(const Bridge &bridge) const;
    void joinBridge(const Bridge &bridge, qint64 count, GroupCounts &groups);

    std::vector<Stock> m_cards;
    std::vector<Stock> m_bridges;
    QHash<QString, std::size_t> m_cardIndex;
    QHash<QString, std::size_t> m_bridgeIndex;
};

[[nodiscard]] bool bringsDevices(const Unit &unit);
// A machine keeps what it holds to itself; anything else lies loose together with all other loose
// parts. A row of an unknown unit that holds something can only be a machine.
[[nodiscard]] bool isMachineRow(const Unit *unit, const BuildItem &item);

// The held cards and bridges of one machine, or of one loose row.
CardPool poolOf(const Catalogue &catalogue, const BuildItem &item, int row = -1);
// Adds a loose row with whatever it holds.
void addLoose(CardPool &pool, const Catalogue &catalogue, const BuildItem &item, int row);
// Every loose card and bridge of the build.
CardPool loosePool(const Catalogue &catalogue, const Build &build);

// The groups inside one machine of this row, or of one loose row.
GroupCounts groupsIn(const Catalogue &catalogue, const BuildItem &item, int row);

// As everybody sees them.
LinkedGroup linkedGroup(const CountedGroup &counted);
GroupMember groupMember(const UnitGroup &group);
int clampedCount(qint64 count);
// Largest first, in an order that depends on nothing but the groups; equal ones become copies.
void sortAndMerge(std::vector<LinkedGroup> &groups);

} // namespace configurator
