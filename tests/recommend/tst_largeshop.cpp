// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/recommender.h"
#include "support/aimodels.h"
#include "support/samples.h"
#include "support/testmain.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Catalogues too large for a search through every build: two bounds that are worked out otherwise.
class TestLargeShop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void liesBetweenItsBounds_data();
    void liesBetweenItsBounds();
};

namespace {

constexpr int sorts = 120;
constexpr int hosts = 40;

Catalogue largeShop(quint32 seed)
{
    QRandomGenerator random(seed);
    std::vector<Unit> units;
    for (int i = 0; i < sorts; ++i) {
        const int memory = 8 + random.bounded(90);
        units.push_back(gpu(u"gpu-%1"_s.arg(i), memory, Mib {memory} * 1000 + random.bounded(24),
                            75 + random.bounded(500), 2000 * memory + random.bounded(9000 * memory),
                            2 + random.bounded(6)));
    }
    for (int i = 0; i < hosts; ++i)
        units.push_back(tower(u"host-%1"_s.arg(i), 1 + random.bounded(8),
                              700 + random.bounded(4000), 150 + random.bounded(200),
                              90'000 + random.bounded(300'000)));
    return Catalogue(std::move(units), {llama33_70b(), qwen3_235b()}, {}, {}, Currency {});
}

// Cards of at most two sorts in one computer.
struct Pair
{
    const Unit *first = nullptr;
    const Unit *second = nullptr;
    int firsts = 0;
    int seconds = 0;

    [[nodiscard]] Minor price() const { return *first->price * firsts + *second->price * seconds; }
    [[nodiscard]] Mib usable() const
    {
        return first->accelerator->usableMib * firsts + second->accelerator->usableMib * seconds;
    }
    [[nodiscard]] int places() const
    {
        const auto each = [](const Unit &unit) { return (unit.card->halfSlots + 3) / 4; };
        return each(*first) * firsts + each(*second) * seconds;
    }
    [[nodiscard]] int watts() const { return *first->powerW * firsts + *second->powerW * seconds; }
};

// The cheapest of all such builds, by trying each of them in each computer.
class BestPair
{
public:
    BestPair(const Catalogue &catalogue, const ModelChoice &choice)
        : m_catalogue(catalogue)
        , m_choice(choice)
        , m_model(*catalogue.model(choice.model))
        , m_need(requirementOf(m_model, choice).value())
    {
        for (int i = 0; i < sorts; ++i)
            m_isEnoughAlone.push_back(fits({{unit(i).id, 1, {}}}));
    }

    std::optional<Minor> find()
    {
        for (int i = 0; i < sorts; ++i) {
            for (int j = i; j < sorts; ++j)
                tryCounts(i, j);
        }
        return m_best;
    }

private:
    [[nodiscard]] const Unit &unit(int index) const
    {
        return m_catalogue.units()[static_cast<std::size_t>(index)];
    }

    // A card that holds the model by itself is mixed with no other.
    void tryCounts(int i, int j)
    {
        const bool isMix = i != j;
        if (isMix && (m_isEnoughAlone[std::size_t(i)] || m_isEnoughAlone[std::size_t(j)]))
            return;
        for (int firsts = isMix ? 1 : 2; firsts <= 8; ++firsts) {
            for (int seconds = isMix ? 1 : 0; seconds <= (isMix ? 8 - firsts : 0); ++seconds)
                tryPair({&unit(i), &unit(j), firsts, seconds});
        }
    }

    void tryPair(const Pair &pair)
    {
        const Bytes need = m_need.weights.total + m_need.context;
        if (pair.usable() * bytesPerMib < need || (m_best && pair.price() >= *m_best))
            return;
        for (int i = 0; i < hosts; ++i) {
            const Unit &host = unit(sorts + i);
            const Minor price = pair.price() + *host.price;
            const bool takes = pair.places() <= host.host->slotCount
                && (pair.watts() + *host.powerW) * 10 <= *host.host->supplyW * 9;
            if (takes && (!m_best || price < *m_best) && fits(host, pair))
                m_best = price;
        }
    }

    [[nodiscard]] bool fits(const Unit &host, const Pair &pair) const
    {
        BuildItem item {host.id, 1, {{pair.first->id, pair.firsts, {}}}};
        if (pair.seconds > 0)
            item.holds.push_back({pair.second->id, pair.seconds, {}});
        return fits({item});
    }

    [[nodiscard]] bool fits(const std::vector<BuildItem> &items) const
    {
        const Build build {{}, items, m_choice};
        return fitOf(&m_model, m_choice, totalsOf(m_catalogue, build)).verdict >= Verdict::Paper;
    }

    const Catalogue &m_catalogue;
    const ModelChoice &m_choice;
    const AiModel &m_model;
    const Requirement m_need;
    std::optional<Minor> m_best;
    std::vector<bool> m_isEnoughAlone; // by sort
};

} // namespace

void TestLargeShop::liesBetweenItsBounds_data()
{
    QTest::addColumn<quint32>("seed");
    QTest::addColumn<QString>("model");
    QTest::addColumn<qint64>("context");
    for (quint32 seed = 1; seed <= 6; ++seed) {
        QTest::addRow("70B, seed %u", seed) << seed << llama33_70b().id << qint64 {32'768};
        QTest::addRow("235B, seed %u", seed) << seed << qwen3_235b().id << qint64 {8192};
    }
}

void TestLargeShop::liesBetweenItsBounds()
{
    QFETCH(quint32, seed);
    QFETCH(QString, model);
    QFETCH(qint64, context);
    const Catalogue catalogue = largeShop(seed);
    Wish wish;
    wish.choice = {model, u"Q4_K_M"_s, context, 1, Engine::LlamaCpp};
    const Recommendations made = Recommender(catalogue).recommend(wish);
    QVERIFY(made.isProven);
    const auto found = std::ranges::find(made.builds, BuildKind::Pcie, &Recommendation::kind);
    QVERIFY(found != made.builds.end());

    // Never dearer than the best of one or two sorts in one computer, ...
    const std::optional<Minor> pair = BestPair(catalogue, wish.choice).find();
    QVERIFY(!pair || found->totals.price <= *pair);
    const bool isPair = found->build.items.size() == 1 && found->build.items.front().count == 1
        && found->build.items.front().holds.size() <= 2;
    QVERIFY(!isPair || found->totals.price == *pair);

    // ... and never cheaper than its memory at the best rate of any card, and the cheapest
    // computer.
    const Mib need = found->fit.weights / bytesPerMib;
    Minor cheapestHost = std::numeric_limits<Minor>::max();
    const Unit *best = nullptr;
    for (const Unit &unit : catalogue.units()) {
        if (unit.host)
            cheapestHost = std::min(cheapestHost, *unit.price);
        else if (!best
                 || *unit.price * best->accelerator->usableMib
                     < *best->price * unit.accelerator->usableMib)
            best = &unit;
    }
    QVERIFY(found->totals.price
            >= cheapestHost + *best->price * need / best->accelerator->usableMib);
}

CONFIGURATOR_TEST_MAIN(TestLargeShop)
#include "tst_largeshop.moc"
