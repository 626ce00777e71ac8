// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/randombuilds.h"
#include "shippedparts.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

namespace {

constexpr int builds = 600;

// fullCatalogue() with numbers for two units of three, so that codes have numbers and names.
const Catalogue &numberedCatalogue()
{
    static const Catalogue catalogue = [] {
        std::vector<Unit> units = fullCatalogue().units();
        for (std::size_t i = 0; i < units.size(); ++i)
            units[i].code = i % 3 == 0 ? 0 : static_cast<int>(i) * 7;
        AiModel model;
        model.id = u"llama-3.3-70b-instruct"_s;
        model.code = 2;
        return Catalogue(std::move(units), {model}, {}, {}, Currency {});
    }();
    return catalogue;
}

EngineSettings randomSettings(QRandomGenerator &random)
{
    EngineSettings settings;
    settings.microBatch = 1 + below(random, EngineSettings::mostBatchTokens);
    settings.batchTokens = 1 << below(random, 20);
    settings.utilisationPercent = 1 + below(random, 100);
    settings.isCacheUnified = below(random, 2) == 0;
    settings.hasFlashAttention = below(random, 2) == 0;
    settings.isEmbeddingInRam = below(random, 2) == 0;
    settings.hasGraphs = below(random, 2) == 0;
    return settings;
}

// Beyond randomBuild(): settings, long lists, large counts, placeholders of numbers.
Build anyBuild(quint32 seed)
{
    QRandomGenerator random(seed);
    Build build = randomBuild(random);
    if (below(random, 2) == 0)
        build.choice.settings = randomSettings(random);
    if (below(random, 2) == 0)
        build.choice.kv.values = KvFormat::Q4_0;
    for (int more = below(random, 4) == 0 ? below(random, 40) : 0; more > 0; --more)
        build.items.push_back(randomItem(random, more % 3 == 0));
    if (below(random, 4) == 0)
        build.items.push_back(row(u"unknown-%1"_s.arg(below(random, 300)), 1));
    if (below(random, 4) == 0)
        build.items.push_back(row(u"many"_s, 1 + below(random, 50'000)));
    return build;
}

Build nameless(Build build)
{
    build.name.clear();
    return build;
}

} // namespace

// Whatever a build is, its code opens as the same build.
class TestBuildCodeProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void opensAsTheSameBuild();
    void theDrawsReachEverything();
    void opensElsewhereAsTheSameCode();
    void oneMistakeIsNeverReadAsABuild();
};

void TestBuildCodeProperties::opensAsTheSameBuild()
{
    for (quint32 seed = 0; seed < builds; ++seed) {
        const Build build = anyBuild(seed);
        const Result<QString> encoded = encodeBuild(build, numberedCatalogue());
        VERIFY_OK(encoded);
        const Result<DecodedBuild> decoded = decodeBuild(*encoded, numberedCatalogue());
        VERIFY_OK(decoded);
        QVERIFY2(decoded->build == nameless(build), qPrintable(*encoded));
        QCOMPARE(code(decoded->build, numberedCatalogue()), *encoded);
    }
}

// The property would say little if the builds were all alike.
void TestBuildCodeProperties::theDrawsReachEverything()
{
    int holding = 0;
    int links = 0;
    int set = 0;
    int longLists = 0;
    int unknown = 0;
    for (quint32 seed = 0; seed < builds; ++seed) {
        const Build build = anyBuild(seed);
        set += build.choice.settings != EngineSettings() ? 1 : 0;
        longLists += build.items.size() >= 8 ? 1 : 0;
        for (const BuildItem &item : build.items) {
            const Unit *unit = numberedCatalogue().unit(item.unit);
            holding += item.holds.empty() ? 0 : 1;
            unknown += unit ? 0 : 1;
            links += unit && unit->kind == UnitKind::LinkPart ? 1 : 0;
        }
    }
    for (const int reached : {holding, links, set, longLists, unknown})
        QVERIFY(reached > 50);
}

void TestBuildCodeProperties::opensElsewhereAsTheSameCode()
{
    const Catalogue empty;
    for (quint32 seed = 0; seed < builds / 4; ++seed) {
        const QString encoded = code(anyBuild(seed), numberedCatalogue());
        const Result<DecodedBuild> decoded = decodeBuild(encoded, empty);
        VERIFY_OK(decoded);
        const bool hasPlaceholder = encoded != code(decoded->build, empty);
        const auto isFrom = [](const BuildItem &item) { return item.unit.startsWith(u"unknown-"); };
        const std::vector<BuildItem> items = anyBuild(seed).items;
        // A unit that is called like a placeholder here is one there.
        QVERIFY(!hasPlaceholder || std::any_of(items.begin(), items.end(), isFrom));
    }
}

void TestBuildCodeProperties::oneMistakeIsNeverReadAsABuild()
{
    for (quint32 seed = 0; seed < 80; ++seed) {
        QRandomGenerator random(seed);
        const QString encoded = code(anyBuild(seed), numberedCatalogue()).remove(u'-');
        const int length = static_cast<int>(encoded.size());
        QString typed = encoded;
        const int first = below(random, length);
        const int second = below(random, length);
        std::swap(typed[first], typed[second]);
        if (typed == encoded)
            typed[first] = encoded[first] == u'7' ? u'8' : u'7';
        QVERIFY2(!decodeBuild(typed, numberedCatalogue()), qPrintable(typed));
    }
}

CONFIGURATOR_TEST_MAIN(TestBuildCodeProperties)
#include "tst_buildcodeproperties.moc"
