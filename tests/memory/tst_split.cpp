// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/placement/split.h"

#include "support/aimodels.h"
#include "support/pools.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestSplit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tallyCountsEqualDevices();
    void largestDevicesComeFirst();
    void layersGoWholeToEachDevice();
    void asFewDevicesAsLeaveATenthFree();
    void allDevicesWhereNoneLeaveATenthFree();
    void unequalDevicesAreFilledInProportion();
    void neverMoreDevicesThanLayers();
    void tensorParallelSizes_data();
    void tensorParallelSizes();
    void keysAreRepeatedBeyondTheirHeads();
    void latentCachesAreKeptWhole();
    void stateIsDividedWhereItDivides();
    void smallestDeviceBounds();
    void tilesOfMxfp4AreFilledUp();
    void sharedEmbeddingStandsOnBothEnds();
    void workingSpaceIsPaidOnEveryDevice();
};

namespace {

// Owns what a task refers to.
struct Setting
{
    AiModel model;
    ModelChoice choice;
    Requirement need;

    Setting(AiModel theModel, Engine engine, const QString &format, qint64 context = 8192,
            int users = 1)
        : model(std::move(theModel))
        , choice {model.id, format, context, users, engine, KvFormat::F16}
        , need(*requirementOf(model, choice))
    {
    }
    [[nodiscard]] Loads on(const DevicePool &pool) const
    {
        return splitOver({model, choice, need}, pool);
    }
};

DeviceSort devices(const QString &unit, Mib usable, qint64 count)
{
    return {unit, unit.toUpper(), usable, count};
}

Bytes sumOf(const Loads &loads, Bytes DeviceLoad::*part)
{
    Bytes sum = 0;
    for (const DeviceLoad &load : loads)
        sum += load.*part * load.device.count;
    return sum;
}

qint64 devicesIn(const Loads &loads)
{
    qint64 count = 0;
    for (const DeviceLoad &load : loads)
        count += load.device.count;
    return count;
}

} // namespace

void TestSplit::tallyCountsEqualDevices()
{
    DeviceTally tally;
    tally.add({u"b"_s, u"B"_s, 1, 24576, false}, 2);
    tally.add({u"a"_s, u"A"_s, 1, 32607, false}, 1);
    tally.add({u"b"_s, u"B"_s, 1, 24576, false}, 3);
    tally.add({u"b"_s, u"B"_s, 1, 23034, false}, 1); // the same unit, less usable
    tally.add({u"c"_s, u"C"_s, 1, 24576, false}, 0);
    const DevicePool pool = tally.pool();
    QCOMPARE(pool.size(), std::size_t {3});
    QCOMPARE(pool[0].unit, u"a"_s);
    QCOMPARE(pool[1].unit, u"b"_s);
    QCOMPARE(pool[1].count, 5);
    QCOMPARE(pool[2].usableMib, 23034);
    QCOMPARE(deviceCount(pool), 7);
    QCOMPARE(usableBytes(pool), (32607 + 5 * 24576 + 23034) * bytesPerMib);
}

void TestSplit::largestDevicesComeFirst()
{
    const DevicePool pool {devices(u"a"_s, 300, 2), devices(u"b"_s, 200, 5)};
    QCOMPARE(deviceCount(largestOf(pool, 1)), 1);
    const DevicePool four = largestOf(pool, 4);
    QCOMPARE(four.size(), std::size_t {2});
    QCOMPARE(four[1].count, 2);
    QCOMPARE(deviceCount(largestOf(pool, 100)), 7);
    QVERIFY(largestOf(pool, 0).empty());
}

void TestSplit::layersGoWholeToEachDevice()
{
    const Setting setting(llama33_70b(), Engine::LlamaCpp, u"Q8_0"_s);
    const Loads loads = setting.on({devices(u"a"_s, 45000, 2)});
    // 40 layers of equal size on each, embedding on the first, head on the last.
    QCOMPARE(devicesIn(loads), 2);
    const Bytes layers = setting.need.layers[5] * 40;
    for (const DeviceLoad &load : loads) {
        const Bytes ends = load.weights + load.context - layers;
        QVERIFY(std::abs(ends - setting.need.weights.head) <= 100'000);
        QCOMPARE(load.context, 40 * qint64 {8192} * 4096);
    }
    QCOMPARE(sumOf(loads, &DeviceLoad::weights), setting.need.weights.total);
}

void TestSplit::asFewDevicesAsLeaveATenthFree()
{
    const Setting setting(llama33_70b(), Engine::LlamaCpp, u"Q4_K_M"_s);
    QCOMPARE(devicesIn(setting.on({devices(u"a"_s, 32607, 8)})), 2);
    QCOMPARE(devicesIn(setting.on({devices(u"a"_s, 97887, 8)})), 1);
    // Two of 24 GiB hold it with 7.6 % free; a third makes room.
    const Loads two = setting.on({devices(u"a"_s, 24576, 2)});
    QCOMPARE(devicesIn(two), 2);
    QVERIFY(std::ranges::any_of(two, &DeviceLoad::isTight));
    const Loads three = setting.on({devices(u"a"_s, 24576, 8)});
    QCOMPARE(devicesIn(three), 3);
    QVERIFY(std::ranges::none_of(three, &DeviceLoad::isTight));
}

void TestSplit::allDevicesWhereNoneLeaveATenthFree()
{
    // Two of 24 GiB would do; the small one takes a layer off them.
    const Setting setting(llama33_70b(), Engine::LlamaCpp, u"Q4_K_M"_s);
    const Loads loads = setting.on({devices(u"a"_s, 24576, 2), devices(u"b"_s, 2000, 1)});
    QCOMPARE(devicesIn(loads), 3);
    QVERIFY(std::ranges::any_of(loads, &DeviceLoad::isTight));
    QCOMPARE(sumOf(loads, &DeviceLoad::weights), setting.need.weights.total);
}

void TestSplit::unequalDevicesAreFilledInProportion()
{
    const Setting setting(llama33_70b(), Engine::LlamaCpp, u"Q4_K_M"_s);
    const Loads loads = setting.on({devices(u"a"_s, 40960, 1), devices(u"b"_s, 16380, 1)});
    QCOMPARE(devicesIn(loads), 2);
    for (const DeviceLoad &load : loads) {
        const Bytes percent = load.need() * 100 / load.device.usable();
        QVERIFY2(percent >= 77 && percent <= 80, qPrintable(QString::number(percent)));
    }
}

void TestSplit::neverMoreDevicesThanLayers()
{
    const Setting setting(llama31_8b(), Engine::LlamaCpp, u"BF16"_s);
    // A layer of 0.42 GiB and a GiB of working space fill 1.6 GiB: only one layer each.
    QVERIFY(setting.on({devices(u"a"_s, 1640, 1000)}).empty());
    const Loads loads = setting.on({devices(u"a"_s, 2640, 1000)});
    QVERIFY(!loads.empty());
    QVERIFY(devicesIn(loads) <= 32);
}

void TestSplit::tensorParallelSizes_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("count");
    QTest::addColumn<Mib>("usable");
    QTest::addColumn<int>("used"); // 0: no split
    const auto row = [](const char *name, const AiModel &model, const char *format, int count,
                        Mib usable, int used) {
        QTest::newRow(name) << model << QString::fromLatin1(format) << count << usable << used;
    };
    row("one GPU", llama31_8b(), "BF16", 1, 24576, 1);
    row("fewest GPUs", llama33_70b(), "BF16", 8, 81559, 3);
    row("all of four", llama33_70b(), "BF16", 4, 49140, 4);
    // With one layer, stages cannot take part: only sizes that divide 64 heads are left.
    AiModel flat = llama33_70b();
    flat.layers[0].count = 1;
    row("three GPUs do not divide 64 heads", flat, "BF16", 3, 60000, 0);
    row("four do", flat, "BF16", 4, 60000, 4);
    // 1536 wide experts are no whole blocks of 128 on eight GPUs, but on four.
    AiModel blocks = qwen3_235b();
    blocks.layers[0].count = 1;
    blocks.parameters = 40'000'000'000;
    row("FP8 blocks do not divide by eight", blocks, "FP8", 8, 12000, 0);
    row("BF16 has no blocks", blocks, "BF16", 8, 20000, 8);
}

void TestSplit::tensorParallelSizes()
{
    QFETCH(AiModel, model);
    QFETCH(QString, format);
    QFETCH(int, count);
    QFETCH(Mib, usable);
    QFETCH(int, used);
    const Setting setting(model, Engine::Vllm, format);
    QCOMPARE(devicesIn(setting.on({devices(u"a"_s, usable, count)})), used);
}

void TestSplit::keysAreRepeatedBeyondTheirHeads()
{
    // Four KV heads: on eight GPUs each head stands twice. One layer, so that no stages help.
    AiModel model = qwen3_235b();
    model.layers[0].count = 1;
    model.parameters = 100'000'000'000;
    const Setting setting(model, Engine::Vllm, u"BF16"_s, 262144, 10);
    const Loads eight = setting.on({devices(u"a"_s, 36000, 8)});
    QCOMPARE(devicesIn(eight), 8);
    QCOMPARE(sumOf(eight, &DeviceLoad::context), 2 * setting.need.context);
    const Loads four = setting.on({devices(u"a"_s, 68000, 8)});
    QCOMPARE(devicesIn(four), 4);
    QCOMPARE(sumOf(four, &DeviceLoad::context), setting.need.context);
}

void TestSplit::latentCachesAreKeptWhole()
{
    AiModel model = deepseekR1();
    model.layers[0].count = 4;
    model.parameters = 46'000'000'000;
    const Setting setting(model, Engine::Vllm, u"FP8"_s, 131072, 8);
    const Loads loads = setting.on({devices(u"a"_s, 15000, 16)});
    const DeviceLoad &load = loads.front();
    const Bytes layer = setting.need.context / 4;
    QCOMPARE(load.context % layer, 0); // whole layers, however many GPUs share each
    QVERIFY(sumOf(loads, &DeviceLoad::context) > setting.need.context);
}

void TestSplit::stateIsDividedWhereItDivides()
{
    AiModel model = llama31_8b();
    model.layers = {linearLayers(1, 4096)};
    const Setting even(model, Engine::Vllm, u"BF16"_s, 8192, 1000);
    const Loads evenLoads = even.on({devices(u"a"_s, 15000, 2)});
    QCOMPARE(devicesIn(evenLoads), 2);
    QCOMPARE(sumOf(evenLoads, &DeviceLoad::context), even.need.state);
    model.layers = {linearLayers(1, 4097)};
    const Setting odd(model, Engine::Vllm, u"BF16"_s, 8192, 1000);
    const Loads oddLoads = odd.on({devices(u"a"_s, 15000, 2)});
    QCOMPARE(sumOf(oddLoads, &DeviceLoad::context), 2 * odd.need.state);
}

void TestSplit::smallestDeviceBounds()
{
    AiModel flat = llama33_70b();
    flat.layers[0].count = 1;
    const Setting setting(flat, Engine::Vllm, u"BF16"_s);
    QCOMPARE(devicesIn(setting.on({devices(u"a"_s, 81000, 2)})), 2);
    // The sum is the same, but an equal share does not fit on the smaller one.
    QVERIFY(setting.on({devices(u"a"_s, 87000, 1), devices(u"b"_s, 75000, 1)}).empty());
    // Whole layers do not mind.
    const Setting layers(llama33_70b(), Engine::LlamaCpp, u"BF16"_s);
    QVERIFY(!layers.on({devices(u"a"_s, 87000, 1), devices(u"b"_s, 75000, 1)}).empty());
}

void TestSplit::tilesOfMxfp4AreFilledUp()
{
    // gt047: 65.97 GiB loaded where the files are 60.77 GiB.
    const Setting setting(gptOss120b(), Engine::Vllm, u"MXFP4"_s);
    const Loads one = setting.on({devices(u"a"_s, 143771, 1)});
    const Bytes loaded = sumOf(one, &DeviceLoad::weights) + sumOf(one, &DeviceLoad::working)
        - WorkingSpace(setting.model, setting.choice).on({1, 1}, 143771);
    constexpr Bytes measured = 70'829'486'794;
    QVERIFY2(std::abs(loaded - measured) < measured / 500, qPrintable(QString::number(loaded)));
    // llama.cpp takes them as they are.
    const Setting llama(gptOss120b(), Engine::LlamaCpp, u"MXFP4"_s);
    QCOMPARE(sumOf(llama.on({devices(u"a"_s, 143771, 1)}), &DeviceLoad::working),
             WorkingSpace(llama.model, llama.choice).on({1, 1}, 143771));
}

void TestSplit::sharedEmbeddingStandsOnBothEnds()
{
    // 62 layers in two stages of 31, because three GPUs do not divide the heads and one is small.
    const Setting setting(gemma3_27b(), Engine::Vllm, u"BF16"_s);
    const Loads loads = setting.on({devices(u"a"_s, 33000, 3)});
    QCOMPARE(devicesIn(loads), 3);
    QCOMPARE(sumOf(loads, &DeviceLoad::weights),
             setting.need.weights.total + setting.need.weights.embedding);
    // One device holds it once.
    const Loads one = setting.on({devices(u"a"_s, 97887, 1)});
    QCOMPARE(sumOf(one, &DeviceLoad::weights), setting.need.weights.total);
}

void TestSplit::workingSpaceIsPaidOnEveryDevice()
{
    const Setting llama(llama33_70b(), Engine::LlamaCpp, u"BF16"_s);
    const Loads four = llama.on({devices(u"a"_s, 49140, 4)});
    QCOMPARE(sumOf(four, &DeviceLoad::working), 4 * bytesPerGib);
    const Setting vllm(llama33_70b(), Engine::Vllm, u"BF16"_s);
    const Loads shared = vllm.on({devices(u"a"_s, 50000, 4)});
    QCOMPARE(sumOf(shared, &DeviceLoad::working),
             4 * WorkingSpace(llama33_70b(), vllm.choice).on({4, 4}, 50000));
}

CONFIGURATOR_TEST_MAIN(TestSplit)
#include "tst_split.moc"
