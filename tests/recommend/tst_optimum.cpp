// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/everybuild.h"
#include "recommend/recommender.h"
#include "support/aimodels.h"
#include "support/samples.h"
#include "support/testmain.h"

#include <QRandomGenerator>

using namespace configurator;
using namespace configurator::test;

// The short list against every build of the space, over random small catalogues.
class TestOptimum : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithEveryBuild_data();
    void agreesWithEveryBuild();
};

namespace {

constexpr int mostCards = 4;
constexpr int mostMachines = 3;

// Figures come from few values, so that ties are as common as they are in a shop.
class RandomShop
{
public:
    explicit RandomShop(quint32 seed)
        : m_random(seed)
    {
    }

    Catalogue catalogue()
    {
        std::vector<Unit> units;
        for (int i = 0; i < 3; ++i)
            units.push_back(card(u"gpu-%1"_s.arg(i)));
        for (int i = 0; i < 2; ++i)
            units.push_back(host(u"host-%1"_s.arg(i)));
        units.push_back(box(u"box"_s));
        units.push_back(server(u"server"_s, below(2) ? 2 : 4, 24, mib(), 1200, price(600'000)));
        units.push_back(bridgeFor(u"bridge"_s, {u"gpu-0"_s, u"gpu-1"_s}, below(3) ? 2 : 3));
        units.back().price = price(10'000);
        units.push_back(infinibandSwitch(u"switch"_s, 2 + below(3)));
        units.back().price = price(100'000);
        units.push_back(fabricCable());
        return Catalogue(std::move(units), {llama31_8b(), llama33_70b()}, {}, {}, Currency {});
    }

    Wish wish()
    {
        Wish wish;
        wish.choice = {below(3) ? llama31_8b().id : llama33_70b().id, u"Q4_K_M"_s,
                       qint64 {4096} << below(5), 1 + below(3), Engine::LlamaCpp};
        if (below(4) == 0) {
            wish.choice.engine = Engine::Vllm;
            wish.choice.format = u"BF16"_s;
        }
        wish.aim = std::array {Aim::Price, Aim::Power, Aim::Units}[std::size_t(below(3))];
        wish.atLeast = std::array {Verdict::Paper, Verdict::Paper, Verdict::Linked,
                                   Verdict::Single}[std::size_t(below(4))];
        wish.mostGpus = below(3) ? 64 : 3;
        wish.mostMachines = mostMachines;
        wish.hasComputer = below(6) == 0;
        if (below(4) == 0)
            wish.budget = 400'000 + 100'000 * below(8);
        if (below(4) == 0)
            wish.watts = 500 + 100 * below(15);
        if (below(3) == 0)
            wish.stock = {{u"gpu-0"_s, below(3)}, {u"host-0"_s, below(2)}, {u"box"_s, 1}};
        return wish;
    }

private:
    int below(int end) { return m_random.bounded(end); }
    Mib mib() { return Mib {1024} * (4 + 4 * below(8)) - 300; }
    std::optional<Minor> price(Minor base)
    {
        return below(5) == 0 ? std::nullopt : std::optional(base + base / 4 * below(5));
    }

    Unit card(const QString &id)
    {
        Unit unit = gpu(id, 16, mib(), 150 + 50 * below(5), price(60'000), 4 + 2 * below(2),
                        below(5) ? Stack::Cuda : Stack::Rocm);
        if (below(5) == 0)
            unit.card->cooling = Cooling::Passive;
        if (below(6) == 0)
            unit.card->lengthMm = 400;
        if (below(6) == 0) {
            unit.accelerator->count = 2;
            unit.accelerator->domainSize = 2;
            unit.accelerator->link = below(2) ? nvlinkBridge() : pcie();
        }
        return unit;
    }

    Unit host(const QString &id)
    {
        Unit unit = tower(id, 1 + below(4), 600 + 300 * below(5), 100, price(150'000));
        unit.host->coolsPassiveCards = below(3) == 0;
        if (below(4) == 0)
            unit.host->maxCardW = 250;
        if (below(4) == 0)
            unit.host->maxLengthMm = 350;
        if (below(3) == 0)
            unit.ports = {Port {u"infiniband"_s, below(2) ? 400 : 100, 1}};
        return unit;
    }

    Unit box(const QString &id)
    {
        Unit unit = tower(id, 0, 0, 120, price(300'000));
        unit.host.reset();
        unit.accelerator = Accelerator {u"chip"_s, Stack::Cuda, 1, 64, 2 * mib(), true, 1, pcie()};
        unit.ports = {Port {u"ethernet"_s, 200, 1}};
        if (below(4) == 0)
            unit.powerW.reset();
        return unit;
    }

    Unit fabricCable()
    {
        Unit unit = infinibandSwitch(u"cable"_s, 2 + below(2));
        unit.powerW = 0;
        unit.price = price(9900);
        unit.fabric->isSwitch = false;
        unit.fabric->portKind = below(2) ? u"ethernet"_s : u"infiniband"_s;
        return unit;
    }

    QRandomGenerator m_random;
};

using Best = std::map<BuildKind, Standing>;

bool isAllowed(const Wish &wish, const Build &build, const Totals &totals)
{
    QHash<QString, int> used;
    QStringList ids;
    int machines = 0;
    for (const BuildItem &item : build.items)
        addIds(ids, item, 1);
    for (const QString &id : ids)
        ++used[id];
    for (const BuildItem &item : build.items)
        machines += item.unit.startsWith(u"host") || item.unit == u"box" || item.unit == u"server"
            ? item.count
            : 0;
    return totals.gpuCount <= wish.mostGpus && machines <= wish.mostMachines
        && (!wish.budget || totals.price <= *wish.budget)
        && (!wish.watts || (totals.powerUnknown == 0 && totals.powerW <= *wish.watts))
        && std::ranges::all_of(wish.stock.keys(), [&](const QString &id) {
               return used.value(id) <= wish.stock.value(id);
           });
}

QStringList withoutHosts(QStringList ids)
{
    ids.erase(std::remove_if(ids.begin(), ids.end(),
                             [](const QString &id) { return id.startsWith(u"host"); }),
              ids.end());
    return ids;
}

// The same GPUs in a computer without a price are not listed again.
void dropRepeated(Best &open, const Best &priced)
{
    std::erase_if(open, [&](const auto &entry) {
        const auto known = priced.find(entry.first);
        return known != priced.end()
            && withoutHosts(known->second.ids) == withoutHosts(entry.second.ids);
    });
}

// The best of each kind among the priced builds, and among those with an open price.
struct BestLists
{
    Best priced;
    Best open;
};

BestLists bestOf(const Catalogue &catalogue, const Wish &wish)
{
    BestLists lists;
    const bool isApart = wish.aim == Aim::Price || wish.budget;
    EveryBuild every(catalogue, wish, [&](const Build &build) {
        const Totals totals = totalsOf(catalogue, build);
        if (!isAllowed(wish, build, totals))
            return;
        const Fit fit = fitOf(catalogue.model(wish.choice.model), wish.choice, totals);
        if (fit.verdict < wish.atLeast)
            return;
        const bool isOpen = isApart && totals.onRequest > 0;
        if (isOpen && isMix(catalogue, build))
            return;
        const Standing standing = standingOf(catalogue, build, totals, wish.aim);
        Best &best = isOpen ? lists.open : lists.priced;
        for (const BuildKind kind : kindsOf(catalogue, build, totals, fit)) {
            const auto [known, isNew] = best.emplace(kind, standing);
            if (!isNew && standing < known->second)
                known->second = standing;
        }
    });
    every.run(mostCards * mostMachines, mostMachines);
    dropRepeated(lists.open, lists.priced);
    return lists;
}

QString printed(const Standing &standing)
{
    QStringList figures;
    for (const qint64 figure : standing.figures)
        figures.append(QString::number(figure));
    return figures.join(u' ') + u": "_s + standing.ids.join(u' ');
}

// In the order of the list; a build that is the best of two kinds is named once.
QString expected(const Best &best)
{
    std::vector<std::pair<Standing, BuildKind>> order;
    for (const auto &[kind, standing] : best)
        order.emplace_back(standing, kind);
    std::sort(order.begin(), order.end());
    QStringList lines;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || order[i].first.ids != order[i - 1].first.ids)
            lines.append(buildKindId(order[i].second) + u' ' + printed(order[i].first));
    }
    return lines.join(u'\n');
}

QString found(const Catalogue &catalogue, const std::vector<Recommendation> &list, Aim aim)
{
    QStringList lines;
    for (const Recommendation &made : list)
        lines.append(buildKindId(made.kind) + u' '
                     + printed(standingOf(catalogue, made.build, made.totals, aim)));
    return lines.join(u'\n');
}

} // namespace

void TestOptimum::agreesWithEveryBuild_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 400; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestOptimum::agreesWithEveryBuild()
{
    QFETCH(quint32, seed);
    RandomShop shop(seed);
    const Catalogue catalogue = shop.catalogue();
    const Wish wish = shop.wish();
    const BestLists best = bestOf(catalogue, wish);
    const Recommendations made = Recommender(catalogue).recommend(wish);
    QCOMPARE(found(catalogue, made.builds, wish.aim), expected(best.priced));
    QCOMPARE(found(catalogue, made.onRequest, wish.aim), expected(best.open));
    QCOMPARE(made.nothing.isEmpty(), !(best.priced.empty() && best.open.empty()));
}

CONFIGURATOR_TEST_MAIN(TestOptimum)
#include "tst_optimum.moc"
