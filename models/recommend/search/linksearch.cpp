// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/search/query.h"

#include "build/sums/fabric.h"

#include <algorithm>

namespace configurator {

namespace {

// What stands in one computer and is joined there: a card, or as many as a bridge takes.
struct Node
{
    const Unit *card = nullptr;
    std::vector<CountedUnit> parts;
    int cards = 1;
    int devices = 1; // in one group
    Cost cost;
};

// What one machine brings to a fabric.
struct Group
{
    const Unit *gpu = nullptr;
    int joined = 1; // devices in its largest group
    int all = 1; // devices in the machine
    std::vector<BuildKind> kinds; // that such machines are, joined
};

Node nodeOf(const Unit &card, const Unit *bridge)
{
    const int cards = bridge ? bridge->bridge->ways : 1;
    Node node {
        &card, {{&card, cards}}, cards, cards * card.accelerator->count, costOf(card) * cards};
    if (bridge) {
        node.parts.push_back({bridge, 1});
        node.cost += costOf(*bridge);
    }
    return node;
}

// How many parts join so many machines into one group; 0 where they can't.
int partsFor(const Fabric &fabric, int machines)
{
    if (machines > fabric.maxMachines)
        return 0;
    return fabric.isSwitch ? 1 : machines * (machines - 1) / 2;
}

class LinkSearch
{
public:
    LinkSearch(const Query &query, ShortList &list)
        : m_query(query)
        , m_list(list)
        , m_hosts(query.hosts())
    {
    }
    void searchBridges();
    void searchFabrics();

private:
    [[nodiscard]] std::vector<const Unit *> usableCards() const;
    [[nodiscard]] std::vector<Node> bridgedNodes() const;
    [[nodiscard]] std::vector<Node> nodes() const;
    void lookAtNode(const Node &node);
    void joinHosts();
    void joinMachines();
    void join(Recipe recipe, const Group &group);
    [[nodiscard]] bool canWin(const Group &group, const Cost &least) const;
    [[nodiscard]] bool hasFabric(const Unit &machine) const;
    // Where a single GPU has to hold the model, others only stand beside it.
    [[nodiscard]] int mostUseful(int devices) const
    {
        return m_query.wish().atLeast == Verdict::Single ? 1 : devices;
    }
    [[nodiscard]] bool isAllowed(const Recipe &recipe, const Group &group) const;

    const Query &m_query;
    ShortList &m_list;
    const std::vector<const Unit *> &m_hosts;
    std::vector<const Unit *> m_fabrics;
};

std::vector<Node> LinkSearch::bridgedNodes() const
{
    std::vector<Node> nodes;
    for (const Unit *bridge : m_query.space().bridges) {
        if (!m_query.has(*bridge))
            continue;
        for (const QString &id : bridge->bridge->gpus) {
            const Unit *card = m_query.space().catalogue.unit(id);
            const bool isUsable = card && card->card && card->card->form == FormFactor::Pcie
                && card->accelerator && m_query.runs(*card)
                && m_query.has(*card, bridge->bridge->ways);
            if (isUsable)
                nodes.push_back(nodeOf(*card, bridge));
        }
    }
    return nodes;
}

void LinkSearch::searchBridges()
{
    for (const Node &node : bridgedNodes()) {
        const int least = m_query.atLeast(*node.card);
        if (least > 0 && least <= node.devices && m_list.canWin(BuildKind::FastLinked, node.cost))
            lookAtNode(node);
    }
}

void LinkSearch::lookAtNode(const Node &node)
{
    const std::optional<int> fewest = m_query.fewest(*node.card);
    if (!fewest || *fewest > mostUseful(node.devices) || node.devices > m_query.wish().mostGpus)
        return;
    for (const Unit *host : m_hosts) {
        if (!m_list.couldBeat(BuildKind::FastLinked, node.cost + costOfHost(host)))
            return; // and none that comes later
        if (capacityIn(host, *node.card) >= node.cards)
            m_list.offer(BuildKind::FastLinked, {host, 1, node.parts, {}, {}});
    }
}

// Every group that a computer with cards can bring to a fabric.
std::vector<Node> LinkSearch::nodes() const
{
    std::vector<Node> nodes = bridgedNodes();
    for (const Unit *card : m_query.space().cards) {
        const bool isOneGroup = domainOf(*card->accelerator) == card->accelerator->count;
        if (isOneGroup && m_query.runs(*card) && m_query.has(*card, 2))
            nodes.push_back(nodeOf(*card, nullptr));
    }
    return nodes;
}

bool LinkSearch::isAllowed(const Recipe &recipe, const Group &group) const
{
    return recipe.fabric.count > 0 && m_query.has(*recipe.fabric.unit, recipe.fabric.count)
        && recipe.machines <= m_query.wish().mostMachines
        && recipe.machines * group.all <= m_query.wish().mostGpus
        && m_query.has(*recipe.machine, recipe.machines)
        && std::ranges::all_of(recipe.parts(), [this](const CountedUnit &part) {
               return m_query.has(*part.unit, part.count);
           });
}

// Offers as many copies as the model needs, over every fabric that joins them.
void LinkSearch::join(Recipe recipe, const Group &group)
{
    const auto machinesFor = [&group](int devices) {
        return std::max((devices + group.joined - 1) / group.joined, 2);
    };
    const int least = m_query.atLeast(*group.gpu);
    if (least == 0 || !canWin(group, recipe.cost() * machinesFor(least)))
        return;
    const std::optional<int> fewest = m_query.fewest(*group.gpu);
    if (!fewest || *fewest > mostUseful(m_query.wish().mostGpus))
        return;
    recipe.machines = machinesFor(*fewest);
    const Cost machines = recipe.cost();
    for (const Unit *fabric : m_fabrics) {
        if (!canWin(group, machines + costOf(*fabric)))
            continue;
        recipe.fabric = {fabric, partsFor(*fabric->fabric, recipe.machines)};
        if (joins(*fabric->fabric, *recipe.machine) && isAllowed(recipe, group)) {
            for (const BuildKind kind : group.kinds)
                m_list.offer(kind, recipe);
        }
    }
}

bool LinkSearch::canWin(const Group &group, const Cost &least) const
{
    return std::ranges::any_of(group.kinds,
                               [&](BuildKind kind) { return m_list.canWin(kind, least); });
}

bool LinkSearch::hasFabric(const Unit &machine) const
{
    return !machine.ports.empty() && std::ranges::any_of(m_fabrics, [&machine](const Unit *fabric) {
        return joins(*fabric->fabric, machine);
    });
}

void LinkSearch::joinHosts()
{
    const std::vector<Node> hosted = nodes();
    for (const Unit *host : m_hosts) {
        if (!host || !hasFabric(*host))
            continue;
        for (const Node &node : hosted) {
            if (capacityFor(*node.card, *host) >= node.cards)
                join({host, 1, node.parts, {}, {}},
                     {node.card, node.devices, node.devices, {BuildKind::FastLinked}});
        }
    }
}

void LinkSearch::joinMachines()
{
    for (const Unit *machine : m_query.space().machines) {
        if (!m_query.runs(*machine) || !m_query.has(*machine, 2) || !hasFabric(*machine))
            continue;
        const Accelerator &accelerator = *machine->accelerator;
        const int domain = domainOf(accelerator);
        Group group {machine,
                     domain,
                     accelerator.count,
                     {accelerator.isUnified ? BuildKind::SharedMemory : BuildKind::Server}};
        if (domain == accelerator.count)
            group.kinds.push_back(BuildKind::FastLinked);
        join({machine, 1, {}, {}, {}}, group);
    }
}

void LinkSearch::searchFabrics()
{
    for (const Unit *fabric : m_query.space().fabrics) {
        if (m_query.has(*fabric))
            m_fabrics.push_back(fabric);
    }
    joinMachines();
    joinHosts();
}

} // namespace

void searchBridges(const Query &query, ShortList &list)
{
    LinkSearch(query, list).searchBridges();
}

void searchFabrics(const Query &query, ShortList &list)
{
    LinkSearch(query, list).searchFabrics();
}

} // namespace configurator
