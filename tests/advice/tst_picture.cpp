// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/assessment.h"
#include "support/samples.h"
#include "support/testmain.h"

#include <numeric>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

constexpr Bytes gib = bytesPerGib;

Totals totalsOfItems(std::vector<BuildItem> items)
{
    Build build;
    build.items = std::move(items);
    return totalsOf(test::sampleCatalogue(), build);
}

Fit needing(Bytes weights, Bytes context, Bytes working)
{
    Fit fit;
    fit.verdict = Verdict::Paper;
    fit.weights = weights;
    fit.context = context;
    fit.working = working;
    return fit;
}

Bytes sumOf(const std::vector<BarSegment> &bar)
{
    return std::accumulate(bar.begin(), bar.end(), Bytes {0},
                           [](Bytes sum, const BarSegment &part) { return sum + part.bytes; });
}

} // namespace

class TestPicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void needs();
    void unknownNeedIsNoBar();
    void twelveDevicesStandApart();
    void thirteenDevicesAreGrouped();
    void fastLinkedIsTheLargestGroup();
    void barsAddUpToTheTotals_data();
    void barsAddUpToTheTotals();
    void axis_data();
    void axis();
    void sentence_data();
    void sentence();
};

void TestPicture::needs()
{
    const MemoryPicture picture
        = pictureOf(totalsOfItems({{u"gpu-32"_s, 2, {}}}), needing(40 * gib, 2 * gib, gib));
    const std::vector<BarSegment> expected {
        {u"weights"_s, 40 * gib, 1}, {u"context"_s, 2 * gib, 1}, {u"working space"_s, gib, 1}};
    QCOMPARE(picture.needs, expected);
    QCOMPARE(picture.need, 43 * gib);
}

void TestPicture::unknownNeedIsNoBar()
{
    const MemoryPicture picture = pictureOf(totalsOfItems({{u"gpu-32"_s, 1, {}}}), Fit {});
    QVERIFY(picture.needs.empty());
    QCOMPARE(picture.need, Bytes {0});
    QCOMPARE(picture.combined.size(), std::size_t {1});
}

void TestPicture::twelveDevicesStandApart()
{
    const MemoryPicture picture
        = pictureOf(totalsOfItems({{u"gpu-32"_s, 7, {}}, {u"amd-48"_s, 5, {}}}), Fit {});
    QCOMPARE(picture.combined.size(), std::size_t {12});
    QCOMPARE(picture.combined.front(), (BarSegment {u"AMD-48"_s, 49140 * bytesPerMib, 1}));
    QCOMPARE(picture.combined.back(), (BarSegment {u"GPU-32"_s, 32607 * bytesPerMib, 1}));
}

void TestPicture::thirteenDevicesAreGrouped()
{
    const MemoryPicture picture
        = pictureOf(totalsOfItems({{u"gpu-32"_s, 8, {}}, {u"amd-48"_s, 5, {}}}), Fit {});
    const std::vector<BarSegment> expected {{u"AMD-48"_s, 5 * 49140 * bytesPerMib, 5},
                                            {u"GPU-32"_s, 8 * 32607 * bytesPerMib, 8}};
    QCOMPARE(picture.combined, expected);
}

void TestPicture::fastLinkedIsTheLargestGroup()
{
    const MemoryPicture picture = pictureOf(
        totalsOfItems({{u"gpu-24"_s, 2, {}}, {u"bridge-24"_s, 1, {}}, {u"gpu-32"_s, 1, {}}}),
        Fit {});
    const std::vector<BarSegment> expected(2, {u"GPU-24"_s, 24576 * bytesPerMib, 1});
    QCOMPARE(picture.fastLinked, expected);
    QCOMPARE(picture.combined.size(), std::size_t {3});
}

void TestPicture::barsAddUpToTheTotals_data()
{
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("servers");
    QTest::newRow("nothing") << 0 << 0;
    QTest::newRow("one card") << 1 << 0;
    QTest::newRow("a server and cards") << 4 << 1;
    QTest::newRow("the largest build that is allowed") << 99'000 << 1000;
}

void TestPicture::barsAddUpToTheTotals()
{
    QFETCH(int, cards);
    QFETCH(int, servers);
    std::vector<BuildItem> items;
    if (cards > 0)
        items.push_back({u"gpu-32"_s, cards, {}});
    if (servers > 0)
        items.push_back({u"server-8"_s, servers, {}});
    const Totals totals = totalsOfItems(items);
    const MemoryPicture picture = pictureOf(totals, Fit {});
    QCOMPARE(sumOf(picture.combined), totals.usableMib * bytesPerMib);
    QCOMPARE(sumOf(picture.fastLinked), totals.fastLinkedMib * bytesPerMib);
    QVERIFY(picture.combined.size() <= 12);
}

void TestPicture::axis_data()
{
    QTest::addColumn<qint64>("needGib");
    QTest::addColumn<qint64>("stepGib");
    QTest::addColumn<qint64>("scaleGib");
    QTest::newRow("nothing at all") << 0LL << 1LL << 1LL;
    QTest::newRow("five ticks are enough") << 5LL << 1LL << 5LL;
    QTest::newRow("six need a wider step") << 6LL << 2LL << 6LL;
    QTest::newRow("45 GiB") << 45LL << 10LL << 50LL;
    QTest::newRow("exactly five eights") << 40LL << 8LL << 40LL;
    QTest::newRow("64 GiB") << 64LL << 20LL << 80LL;
    QTest::newRow("141 GiB") << 141LL << 40LL << 160LL;
    QTest::newRow("a rack") << 13'400LL << 4000LL << 16'000LL;
    QTest::newRow("a hall of racks") << 1'340'000'000LL << 400'000'000LL << 1'600'000'000LL;
}

void TestPicture::axis()
{
    QFETCH(qint64, needGib);
    QFETCH(qint64, stepGib);
    QFETCH(qint64, scaleGib);
    const MemoryPicture picture = pictureOf(Totals {}, needing(needGib * gib, 0, 0));
    QCOMPARE(picture.step, stepGib * gib);
    QCOMPARE(picture.scale, scaleGib * gib);
}

void TestPicture::sentence_data()
{
    QTest::addColumn<bool>("isKnown");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("all numbers")
        << true
        << u"The model needs 44.5 GiB: weights 40.0 GiB, context 3.0 GiB, working space 1.5 GiB. "
           u"The build has 63.7 GiB combined and 31.8 GiB fast-linked."_s;
    QTest::newRow("not known")
        << false
        << u"What the model needs is not known. The build has 63.7 GiB combined and 31.8 GiB "
           u"fast-linked."_s;
}

void TestPicture::sentence()
{
    QFETCH(bool, isKnown);
    QFETCH(QString, sentence);
    const Fit fit = isKnown ? needing(40 * gib, 3 * gib, gib + gib / 2) : Fit {};
    QCOMPARE(pictureOf(totalsOfItems({{u"gpu-32"_s, 2, {}}}), fit).sentence, sentence);
}

CONFIGURATOR_TEST_MAIN(TestPicture)
#include "tst_picture.moc"
