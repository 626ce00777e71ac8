// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/assessment.h"
#include "build/planning/plan.h"
#include "recommend/recommendation.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>

// Every build of the space that a recommendation is proven over, one by one, judged only by what
// any other build is judged by: totals, notes and verdict. Slow, and simple enough to be believed.
namespace configurator::test {

using namespace Qt::StringLiterals;

class EveryBuild
{
public:
    using Visit = std::function<void(const Build &)>;

    EveryBuild(const Catalogue &catalogue, const Wish &wish, Visit visit)
        : m_catalogue(catalogue)
        , m_wish(wish)
        , m_visit(std::move(visit))
    {
        for (const Unit &unit : catalogue.units()) {
            if (unit.kind == UnitKind::Gpu)
                m_cards.push_back(&unit);
            else if (unit.kind == UnitKind::Machine)
                (unit.accelerator ? m_machines : m_hosts).push_back(&unit);
            else
                (unit.bridge ? m_bridges : m_fabrics).push_back(&unit);
        }
    }

    void run(int mostCards, int mostMachines)
    {
        m_mostMachines = mostMachines;
        if (m_wish.hasComputer) {
            m_hosts.clear();
            loose(0, {});
            for (const Unit *bridge : m_bridges)
                looseBridged(*bridge);
        }
        for (const Unit *host : m_hosts) {
            mixes(*host, 0, mostCards, {});
            for (const Unit *card : m_cards)
                equalHosts(*host, *card, mostCards);
            for (const Unit *bridge : m_bridges)
                bridged(*host, *bridge);
        }
        for (const Unit *machine : m_machines)
            joined({machine->id, 1, {}});
    }

private:
    // Cards of any sorts in one computer.
    void mixes(const Unit &host, std::size_t first, int more, std::vector<BuildItem> held)
    {
        for (std::size_t i = first; more > 0 && i < m_cards.size(); ++i) {
            const bool isSame = !held.empty() && held.back().unit == m_cards[i]->id;
            std::vector<BuildItem> next = held;
            if (isSame)
                ++next.back().count;
            else
                next.push_back({m_cards[i]->id, 1, {}});
            const bool canMix = m_wish.choice.engine == Engine::LlamaCpp || next.size() == 1;
            if (!canMix || !goesIn(host, next))
                continue;
            if (isMixOfNeed(next))
                visit({{host.id, 1, next}});
            mixes(host, i, more - 1, next);
        }
    }

    // Cards for the customer's own computer: no more than four, and with a fan of their own.
    [[nodiscard]] static bool isTrusted(const Unit &card)
    {
        return card.card->cooling == Cooling::Active;
    }
    void loose(std::size_t first, std::vector<BuildItem> cards)
    {
        int count = 0;
        for (const BuildItem &card : cards)
            count += card.count;
        for (std::size_t i = first; count < 4 && i < m_cards.size(); ++i) {
            std::vector<BuildItem> next = cards;
            if (!next.empty() && next.back().unit == m_cards[i]->id)
                ++next.back().count;
            else
                next.push_back({m_cards[i]->id, 1, {}});
            const bool canMix = m_wish.choice.engine == Engine::LlamaCpp || next.size() == 1;
            if (!canMix || !isTrusted(*m_cards[i]))
                continue;
            if (isMixOfNeed(next))
                visit(next);
            loose(i, next);
        }
    }
    void looseBridged(const Unit &bridge)
    {
        for (const QString &gpu : bridge.bridge->gpus) {
            const Unit *card = m_catalogue.unit(gpu);
            if (card && isTrusted(*card) && bridge.bridge->ways <= 4)
                visit({{gpu, bridge.bridge->ways, {}}, {bridge.id, 1, {}}});
        }
    }

    // As many cards as one computer takes, in several of them; the last one may hold fewer.
    void equalHosts(const Unit &host, const Unit &card, int mostCards)
    {
        int most = 0;
        while (goesIn(host, {{card.id, most + 1, {}}}))
            ++most;
        for (int cards = most + 1; most > 0 && cards <= mostCards; ++cards) {
            Build build;
            build.items.push_back({host.id, cards / most, {{card.id, most, {}}}});
            if (cards % most > 0)
                build.items.push_back({host.id, 1, {{card.id, cards % most, {}}}});
            visit(build.items);
        }
        if (most > 0)
            joined({host.id, 1, {{card.id, 1, {}}}});
    }

    void bridged(const Unit &host, const Unit &bridge)
    {
        for (const QString &gpu : bridge.bridge->gpus) {
            const std::vector<BuildItem> cards {{gpu, bridge.bridge->ways, {}}};
            if (!m_catalogue.unit(gpu) || !goesIn(host, cards))
                continue;
            BuildItem item {host.id, 1, cards};
            item.holds.push_back({bridge.id, 1, {}});
            visit({item});
            joined(item);
        }
    }

    // Equal machines, apart and over each sort of fabric.
    void joined(BuildItem item)
    {
        const bool isComplete = item.holds.empty();
        for (item.count = 1; item.count <= m_mostMachines; ++item.count) {
            if (isComplete)
                visit({item});
            for (const Unit *fabric : m_fabrics) {
                if (item.count == 1)
                    continue;
                const int parts = fabric->fabric->isSwitch ? 1 : item.count * (item.count - 1) / 2;
                const std::vector<BuildItem> all {item, {fabric->id, parts, {}}};
                if (item.count <= fabric->fabric->maxMachines && links({item}, all)
                    && (isComplete || isOneGroup(all)))
                    visit(all);
            }
        }
    }

    // By the planner's refusals and the notes alone.
    [[nodiscard]] bool goesIn(const Unit &host, const std::vector<BuildItem> &cards) const
    {
        for (const BuildItem &card : cards) {
            if (!whyNotInto(*m_catalogue.unit(card.unit), host).isEmpty())
                return false;
        }
        Build build;
        build.items.push_back({host.id, 1, cards});
        const Totals totals = totalsOf(m_catalogue, build);
        return std::ranges::none_of(
            notesFor(m_catalogue, build, totals, Region::Eu), [](const Note &note) {
                const bool isAboutHost = note.code == u"supply-headroom" || note.code == u"slots"
                    || note.code == u"passive-in-tower";
                return isAboutHost && note.severity == Severity::Warning;
            });
    }

    // What joins nothing is no part of the space.
    [[nodiscard]] bool links(std::vector<BuildItem> without, std::vector<BuildItem> with) const
    {
        return totalsOf(m_catalogue, {{}, std::move(with), {}}).fastLinkedMib
            > totalsOf(m_catalogue, {{}, std::move(without), {}}).fastLinkedMib;
    }

    // Computers with cards are joined only where each brings all it has.
    [[nodiscard]] bool isOneGroup(std::vector<BuildItem> items) const
    {
        return totalsOf(m_catalogue, {{}, std::move(items), {}}).cluster == ClusterKind::FastLinked;
    }

    // A mix of cards of which one by itself would do is no part of the space.
    [[nodiscard]] bool isMixOfNeed(const std::vector<BuildItem> &cards) const
    {
        return cards.size() == 1 || std::ranges::none_of(cards, [&](const BuildItem &card) {
                   const Build build {{}, {{card.unit, 1, {}}}, m_wish.choice};
                   return fitOf(m_catalogue.model(build.choice.model), build.choice,
                                totalsOf(m_catalogue, build))
                              .verdict
                       >= Verdict::Paper;
               });
    }

    void visit(std::vector<BuildItem> items) const
    {
        Build build;
        build.items = std::move(items);
        build.choice = m_wish.choice;
        m_visit(build);
    }

    const Catalogue &m_catalogue;
    const Wish &m_wish;
    Visit m_visit;
    int m_mostMachines = 1;
    std::vector<const Unit *> m_cards;
    std::vector<const Unit *> m_hosts;
    std::vector<const Unit *> m_machines;
    std::vector<const Unit *> m_bridges;
    std::vector<const Unit *> m_fabrics;
};

// What decides between two builds: the three figures in the order of the aim, what is not known
// before what is, then the ids.
struct Standing
{
    std::array<qint64, 6> figures {};
    QStringList ids;
    bool operator<(const Standing &other) const
    {
        return std::tie(figures, ids) < std::tie(other.figures, other.ids);
    }
};

// Cards of several sorts.
inline bool isMix(const Catalogue &catalogue, const Build &build)
{
    const auto sorts = [&catalogue](const std::vector<BuildItem> &items) {
        return std::ranges::count_if(items, [&](const BuildItem &item) {
            return catalogue.unit(item.unit)->kind == UnitKind::Gpu;
        });
    };
    return sorts(build.items) > 1 || sorts(build.items.front().holds) > 1;
}

inline void addIds(QStringList &ids, const BuildItem &item, int times)
{
    for (int i = 0; i < item.count * times; ++i)
        ids.append(item.unit);
    for (const BuildItem &held : item.holds)
        addIds(ids, held, item.count * times);
}

inline Standing standingOf(const Catalogue &catalogue, const Build &build, const Totals &totals,
                           Aim aim)
{
    QStringList ids;
    for (const BuildItem &item : build.items)
        addIds(ids, item, 1);
    ids.sort();
    const qint64 openGpus = std::ranges::count_if(ids, [&catalogue](const QString &id) {
        return catalogue.unit(id)->accelerator && !catalogue.unit(id)->price;
    });
    const qint64 units = unitCount(build);
    const qint64 open = totals.onRequest;
    const qint64 unknown = totals.powerUnknown;
    const qint64 price = totals.price;
    const qint64 watts = totals.powerW;
    if (aim == Aim::Units)
        return {{units, openGpus, price, open, unknown, watts}, ids};
    if (aim == Aim::Power)
        return {{unknown, watts, openGpus, price, open, units}, ids};
    return {{openGpus, price, open, unknown, watts, units}, ids};
}

// All sorts that a build counts as.
inline std::vector<BuildKind> kindsOf(const Catalogue &catalogue, const Build &build,
                                      const Totals &totals, const Fit &fit)
{
    const BuildItem &first = build.items.front();
    const Unit &machine = *catalogue.unit(first.unit);
    std::vector<BuildKind> kinds;
    if (totals.cluster == ClusterKind::FastLinked && fit.verdict >= Verdict::Linked)
        kinds.push_back(BuildKind::FastLinked);
    if (machine.accelerator && machine.kind == UnitKind::Machine)
        kinds.push_back(machine.accelerator->isUnified ? BuildKind::SharedMemory
                                                       : BuildKind::Server);
    else if (totals.gpuCount == 1)
        kinds.push_back(BuildKind::SingleGpu);
    else if (totals.cluster != ClusterKind::FastLinked)
        kinds.push_back(BuildKind::Pcie);
    return kinds;
}

} // namespace configurator::test
