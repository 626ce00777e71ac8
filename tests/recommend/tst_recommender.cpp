// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recommend/recommender.h"
#include "support/aimodels.h"
#include "support/samples.h"
#include "support/testmain.h"

#include <algorithm>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Each rule of a recommendation by itself, on figures that show it.
class TestRecommender : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cheapestComesFirst();
    void itemsOnRequestAreListedApart();
    void onRequestMayDrawLeast();
    void bestDependsOnTheAim_data();
    void bestDependsOnTheAim();
    void linkedNeedsOneGroup();
    void stockAndBoundsAreKept_data();
    void stockAndBoundsAreKept();
    void ownComputerLeavesTheHostOut();
    void mixesOnlyWhereLayersAreShared();
    void orderOfTheCatalogueDoesNotMatter();
    void enginesNeedTheirStack();
    void whatIsNotKnownIsSaid_data();
    void whatIsNotKnownIsSaid();
};

namespace {

Wish wishFor(const AiModel &model, const QString &format = u"Q4_K_M"_s)
{
    Wish wish;
    wish.choice = {model.id, format, 8192, 1, Engine::LlamaCpp};
    return wish;
}

// Llama 3.3 70B at Q4_K_M needs about 44 GiB: two cards of 24 GB.
std::vector<Unit> shopUnits()
{
    std::vector<Unit> units {
        gpu(u"gpu-24"_s, 24, 24'576, 350, 100'000), gpu(u"gpu-32"_s, 32, 32'607, 300, 200'000),
        gpu(u"gpu-48"_s, 48, 49'140, 300, 450'000), tower(u"tower"_s, 4, 2200, 250, 300'000),
        bridgeFor(u"bridge"_s, {u"gpu-24"_s})};
    units.back().price = 20'000;
    return units;
}

Catalogue shop(std::vector<Unit> units)
{
    return Catalogue(std::move(units), {llama33_70b(), llama31_8b(), qwen25_7b()}, {}, {},
                     Currency {});
}

QStringList titles(const std::vector<Recommendation> &list)
{
    QStringList titles;
    for (const Recommendation &made : list)
        titles.append(buildKindId(made.kind) + u": "_s + made.title);
    return titles;
}

} // namespace

void TestRecommender::cheapestComesFirst()
{
    const Catalogue catalogue = shop(shopUnits());
    const Recommendations made = Recommender(catalogue).recommend(wishFor(llama33_70b()));
    QCOMPARE(titles(made.builds),
             (QStringList {u"pcie: 2 × GPU-24"_s, u"fast-linked: 2 × GPU-24 + NVLink bridge"_s,
                           u"single-gpu: 1 × GPU-48"_s}));
    QVERIFY(made.onRequest.empty());
    QCOMPARE(made.builds.front().totals.price, Minor {500'000});
    QCOMPARE(made.builds.front().fit.verdict, Verdict::Paper);
    QCOMPARE(made.builds.at(1).fit.verdict, Verdict::Linked);
    QCOMPARE(made.builds.at(2).fit.verdict, Verdict::Single);
    QCOMPARE(made.builds.front().build.choice, wishFor(llama33_70b()).choice);
    QVERIFY(made.isProven);
    for (const Recommendation &one : made.builds)
        QVERIFY(!one.why.isEmpty());
}

void TestRecommender::itemsOnRequestAreListedApart()
{
    std::vector<Unit> units = shopUnits();
    units.back().price.reset();
    units[1].price.reset(); // the cards of 32 GB would draw less
    const Catalogue catalogue = shop(units);
    const Recommendations made = Recommender(catalogue).recommend(wishFor(llama33_70b()));
    QCOMPARE(titles(made.builds),
             (QStringList {u"pcie: 2 × GPU-24"_s, u"single-gpu: 1 × GPU-48"_s}));
    QCOMPARE(titles(made.onRequest),
             (QStringList {u"fast-linked: 2 × GPU-24 + NVLink bridge"_s, u"pcie: 2 × GPU-32"_s}));
}

void TestRecommender::onRequestMayDrawLeast()
{
    std::vector<Unit> units = shopUnits();
    units[2].price.reset();
    const Catalogue catalogue = shop(units);
    Wish wish = wishFor(llama33_70b());
    wish.aim = Aim::Power;
    const Recommendations made = Recommender(catalogue).recommend(wish);
    QCOMPARE(titles(made.builds).front(), u"single-gpu: 1 × GPU-48"_s);
    QVERIFY(made.onRequest.empty());
    wish.budget = 10'000'000; // not known to be kept
    QCOMPARE(titles(Recommender(catalogue).recommend(wish).onRequest),
             (QStringList {u"single-gpu: 1 × GPU-48"_s, u"pcie: 2 × GPU-48"_s}));
}

void TestRecommender::bestDependsOnTheAim_data()
{
    QTest::addColumn<QString>("aim");
    QTest::addColumn<QString>("best");
    QTest::newRow("price") << u"price"_s << u"pcie: 2 × GPU-24"_s;
    QTest::newRow("power") << u"power"_s << u"single-gpu: 1 × GPU-48"_s;
    QTest::newRow("units") << u"units"_s << u"single-gpu: 1 × GPU-48"_s;
}

void TestRecommender::bestDependsOnTheAim()
{
    QFETCH(QString, aim);
    QFETCH(QString, best);
    const Catalogue catalogue = shop(shopUnits());
    Wish wish = wishFor(llama33_70b());
    wish.aim = aimFromId(aim).value();
    QCOMPARE(titles(Recommender(catalogue).recommend(wish).builds).front(), best);
}

void TestRecommender::linkedNeedsOneGroup()
{
    const Catalogue catalogue = shop(shopUnits());
    Wish wish = wishFor(llama33_70b());
    wish.atLeast = Verdict::Linked;
    for (const Recommendation &made : Recommender(catalogue).recommend(wish).builds)
        QVERIFY2(made.fit.verdict >= Verdict::Linked, qPrintable(made.title));
    wish.atLeast = Verdict::Single;
    for (const Recommendation &made : Recommender(catalogue).recommend(wish).builds)
        QVERIFY2(made.fit.verdict == Verdict::Single, qPrintable(made.title));
}

void TestRecommender::stockAndBoundsAreKept_data()
{
    QTest::addColumn<QString>("bound");
    QTest::addColumn<QStringList>("found");
    const QString single = u"single-gpu: 1 × GPU-48"_s;
    QTest::newRow("stock of cards")
        << u"stock"_s << QStringList {u"pcie: 1 × GPU-24 + 1 × GPU-32"_s, single};
    QTest::newRow("budget") << u"budget"_s << QStringList {u"pcie: 2 × GPU-24"_s};
    QTest::newRow("watts") << u"watts"_s << QStringList {single};
    QTest::newRow("GPUs") << u"gpus"_s << QStringList {single};
}

void TestRecommender::stockAndBoundsAreKept()
{
    QFETCH(QString, bound);
    QFETCH(QStringList, found);
    const Catalogue catalogue = shop(shopUnits());
    Wish wish = wishFor(llama33_70b());
    if (bound == u"stock")
        wish.stock = {{u"gpu-24"_s, 1}};
    if (bound == u"budget")
        wish.budget = 500'000;
    if (bound == u"watts")
        wish.watts = 550;
    if (bound == u"gpus")
        wish.mostGpus = 1;
    QCOMPARE(titles(Recommender(catalogue).recommend(wish).builds), found);
}

void TestRecommender::ownComputerLeavesTheHostOut()
{
    const Catalogue catalogue = shop(shopUnits());
    Wish wish = wishFor(llama33_70b());
    wish.hasComputer = true;
    const Recommendations made = Recommender(catalogue).recommend(wish);
    QCOMPARE(made.builds.front().totals.price, Minor {200'000});
    QCOMPARE(made.builds.front().totals.machineCount, 0);
    QVERIFY(!made.builds.front().host.isEmpty());
}

// One card of 24 GB and one of 32 hold it; two of either kind are not in stock.
void TestRecommender::mixesOnlyWhereLayersAreShared()
{
    const Catalogue catalogue = shop(shopUnits());
    Wish wish = wishFor(qwen25_7b(), u"BF16"_s);
    wish.choice.context = 131'072;
    wish.choice.users = 3;
    wish.stock = {{u"gpu-24"_s, 1}, {u"gpu-32"_s, 1}, {u"gpu-48"_s, 0}};
    QCOMPARE(titles(Recommender(catalogue).recommend(wish).builds),
             QStringList {u"pcie: 1 × GPU-24 + 1 × GPU-32"_s});
    wish.choice.engine = Engine::Vllm;
    QVERIFY(Recommender(catalogue).recommend(wish).builds.empty());
}

void TestRecommender::orderOfTheCatalogueDoesNotMatter()
{
    std::vector<Unit> units = shopUnits();
    Unit twin = units.front();
    twin.id = u"gpu-24-twin"_s;
    units.push_back(twin);
    const QStringList before
        = titles(Recommender(shop(units)).recommend(wishFor(llama33_70b())).builds);
    std::vector<Unit> reversed(units.rbegin(), units.rend());
    const Catalogue other = shop(reversed);
    const Recommendations after = Recommender(other).recommend(wishFor(llama33_70b()));
    QCOMPARE(titles(after.builds), before);
    QCOMPARE(after.builds.front().build.items.front().holds.front().unit, u"gpu-24"_s);
}

void TestRecommender::enginesNeedTheirStack()
{
    std::vector<Unit> units = shopUnits();
    for (Unit &unit : units) {
        if (unit.accelerator)
            unit.accelerator->stack = Stack::Gaudi;
    }
    const Catalogue catalogue = shop(units);
    Wish wish = wishFor(llama33_70b());
    QVERIFY(Recommender(catalogue).recommend(wish).builds.empty());
    wish.choice.engine = Engine::Vllm;
    wish.choice.format = u"AWQ"_s;
    QVERIFY(!Recommender(catalogue).recommend(wish).builds.empty());
}

void TestRecommender::whatIsNotKnownIsSaid_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("format");
    QTest::newRow("no model") << QString() << u"Q4_K_M"_s;
    QTest::newRow("not in the catalogue") << u"nothing"_s << u"Q4_K_M"_s;
    QTest::newRow("not a format") << llama33_70b().id << u"FP3"_s;
    QTest::newRow("nothing holds it") << llama33_70b().id << u"BF16"_s;
}

void TestRecommender::whatIsNotKnownIsSaid()
{
    QFETCH(QString, model);
    QFETCH(QString, format);
    const Catalogue catalogue = shop(shopUnits());
    Wish wish = wishFor(llama33_70b(), format);
    wish.choice.model = model;
    wish.mostGpus = 2;
    const Recommendations made = Recommender(catalogue).recommend(wish);
    QVERIFY(made.builds.empty());
    QVERIFY(made.onRequest.empty());
    QVERIFY(made.nothing.endsWith(u'.'));
}

CONFIGURATOR_TEST_MAIN(TestRecommender)
#include "tst_recommender.moc"
