// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/bench.h"

#include "catalogue/catalogueloader.h"
#include "recommend/recommender.h"
#include "support/aimodels.h"
#include "support/samples.h"

#include <QRandomGenerator>

#include <algorithm>
#include <cstdio>

namespace configurator::bench {

namespace {

using namespace Qt::StringLiterals;

ModelChoice choiceFor(const AiModel &model, Engine engine)
{
    const QString format = engine == Engine::LlamaCpp ? u"Q4_K_M"_s : u"BF16"_s;
    return {model.id, format, std::min<qint64>(8192, contextLimit(model)), 1, engine};
}

// As many sorts of everything as a wholesaler has, none quite like another.
Catalogue wholesale(int units)
{
    QRandomGenerator random(1);
    const auto price = [&random](int base) {
        return random.bounded(6) == 0 ? std::nullopt
                                      : std::optional<Minor>(base + random.bounded(base));
    };
    std::vector<Unit> all;
    for (int i = 0; i < units; ++i) {
        const QString id = u"unit-%1"_s.arg(i);
        const int memory = 8 + random.bounded(120);
        const Mib usable = Mib {memory} * 1000 + random.bounded(20);
        switch (random.bounded(8)) {
        case 0:
        case 1:
            all.push_back(test::tower(id, 1 + random.bounded(8), 800 + random.bounded(5000),
                                      150 + random.bounded(300), price(200'000)));
            break;
        case 2:
            all.push_back(test::server(id, 1 << random.bounded(4), memory, usable,
                                       500 + random.bounded(9000), price(2'000'000)));
            break;
        case 3:
            all.push_back(test::bridgeFor(id, {u"unit-%1"_s.arg(random.bounded(units))}));
            break;
        case 4:
            all.push_back(test::infinibandSwitch(id, 2 + random.bounded(30)));
            break;
        default:
            all.push_back(test::gpu(id, memory, usable, 75 + random.bounded(525),
                                    price(3000 * memory), 2 + random.bounded(6)));
        }
    }
    return Catalogue(std::move(all), {test::llama33_70b(), test::deepseekR1()}, {}, {},
                     Currency {});
}

void timeShop(const Catalogue &catalogue, Engine engine)
{
    const Recommender recommender(catalogue);
    double sum = 0;
    double worst = 0;
    QString slowest;
    int asked = 0;
    for (const AiModel &model : catalogue.models()) {
        if (!model.hasDimensions())
            continue;
        Wish wish;
        wish.choice = choiceFor(model, engine);
        const double time = medianTime([&] { (void)recommender.recommend(wish); });
        sum += time;
        ++asked;
        if (time > worst) {
            worst = time;
            slowest = model.id;
        }
    }
    std::printf("recommend, shop's catalogue, %s: %.2f ms a model, slowest %.2f ms (%s), aim 1\n",
                qPrintable(engineId(engine)), sum / asked, worst, qPrintable(slowest));
}

} // namespace

void timeRecommend()
{
    const LoadedCatalogue loaded = loadCatalogue(shippedCatalogueFolder());
    for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm})
        timeShop(loaded.catalogue, engine);
    const Catalogue large = wholesale(10'000);
    for (const AiModel &model : large.models()) {
        for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
            Wish wish;
            wish.choice = choiceFor(model, engine);
            std::optional<Recommender> recommender;
            const double gathering = medianTime([&] { recommender.emplace(large); });
            const double time = medianTime([&] { (void)recommender->recommend(wish); });
            std::printf("recommend, 10,000 units, %s, %s: %.1f ms (aim 20), gathered once in %.1f "
                        "ms\n",
                        qPrintable(model.id), qPrintable(engineId(engine)), time, gathering);
        }
    }
}

} // namespace configurator::bench
