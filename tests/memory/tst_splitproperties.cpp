// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/contextmemory.h"
#include "memory/placement/split.h"
#include "memory/weights/tensorclasses.h"

#include "support/aimodels.h"
#include "support/testmain.h"

#include <numeric>
#include <random>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// A split that is returned is added up again by hand, on many pools of devices.
class TestSplitProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyDeviceHoldsItsShare();
    void wholeLayersStandExactlyOnce();
    void sharedLayersAddUp();

private:
    struct Sample
    {
        AiModel model;
        ModelChoice choice;
        DevicePool pool;
    };
    [[nodiscard]] int pick(int least, int most);
    [[nodiscard]] Sample randomSample(Engine engine);

    std::mt19937 m_random {20261130};
    std::vector<AiModel> m_models;
};

namespace {

// What one layer brings to the device that it stands on, embedding and head with the ends.
struct Piece
{
    Bytes weights = 0;
    Bytes context = 0;
    bool operator==(const Piece &) const = default;
};

std::vector<Piece> piecesOf(const Task &task)
{
    const ContextMemory memory(task.model.layers, task.choice);
    const auto order = layerOrder(task.model);
    std::vector<Piece> pieces;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Bytes context = memory.cacheOf(*order[i]) + memory.stateOf(*order[i]);
        pieces.push_back({task.need.layers[i] - context, context});
    }
    pieces.front().weights += task.need.weights.embedding;
    pieces.back().weights += task.need.weights.head;
    return pieces;
}

// Whether the layers from `first` on can be cut into stretches that are just these loads.
bool areCutInto(const std::vector<Piece> &pieces, std::size_t first, Loads &loads)
{
    if (first == pieces.size()) {
        return std::ranges::all_of(loads, [](auto &load) { return load.device.count == 0; });
    }
    Piece stretch;
    for (std::size_t i = first; i < pieces.size(); ++i) {
        stretch.weights += pieces[i].weights;
        stretch.context += pieces[i].context;
        for (DeviceLoad &load : loads) {
            if (load.device.count == 0 || stretch != Piece {load.weights, load.context})
                continue;
            --load.device.count;
            if (areCutInto(pieces, i + 1, loads))
                return true;
            ++load.device.count;
        }
    }
    return false;
}

qint64 countOf(const DevicePool &pool, const QString &unit)
{
    return std::accumulate(pool.begin(), pool.end(), qint64 {0},
                           [&unit](qint64 sum, const DeviceSort &sort) {
                               return sum + (sort.unit == unit ? sort.count : 0);
                           });
}

DevicePool devicesOf(const Loads &loads)
{
    DevicePool devices;
    for (const DeviceLoad &load : loads)
        devices.push_back(load.device);
    return devices;
}

} // namespace

int TestSplitProperties::pick(int least, int most)
{
    return std::uniform_int_distribution(least, most)(m_random);
}

TestSplitProperties::Sample TestSplitProperties::randomSample(Engine engine)
{
    constexpr std::array<Mib, 6> sizes {143771, 97887, 49140, 32607, 24576, 12288};
    Sample sample;
    sample.model = m_models[static_cast<std::size_t>(pick(0, 7))];
    const auto formats = formatsFor(sample.model, engine);
    sample.choice.model = sample.model.id;
    sample.choice.format
        = formats[static_cast<std::size_t>(pick(0, static_cast<int>(formats.size()) - 1))].id;
    sample.choice.context = pick(1, 16384);
    sample.choice.users = pick(1, 8);
    sample.choice.engine = engine;
    sample.choice.settings.isCacheUnified = pick(0, 1) == 0;
    sample.choice.settings.isEmbeddingInRam = pick(0, 1) == 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const QString unit = u"gpu-%1"_s.arg(i);
        if (pick(0, 2) == 0)
            sample.pool.push_back({unit, unit, sizes.at(i), pick(1, 6)});
    }
    return sample;
}

void TestSplitProperties::initTestCase()
{
    m_models = {llama31_8b(), llama33_70b(), mixtral8x7b(), gptOss120b(),
                gemma3_27b(), qwen36_27b(),  qwen3_235b(),  deepseekV2Lite()};
}

void TestSplitProperties::everyDeviceHoldsItsShare()
{
    int split = 0;
    for (int round = 0; round < 600; ++round) {
        const Sample sample = randomSample(round % 2 == 0 ? Engine::LlamaCpp : Engine::Vllm);
        const Result<Requirement> need = requirementOf(sample.model, sample.choice);
        VERIFY_OK(need);
        const Task task {sample.model, sample.choice, *need};
        const Loads loads = splitOver(task, sample.pool);
        for (const DeviceLoad &load : loads) {
            QVERIFY(load.device.count > 0);
            QVERIFY(load.weights > 0 && load.context >= 0);
            QVERIFY(load.need() <= load.device.usable());
            const qint64 used = countOf(devicesOf(loads), load.device.unit);
            QVERIFY(used <= countOf(sample.pool, load.device.unit));
        }
        split += deviceCount(devicesOf(loads)) > 1 ? 1 : 0;
    }
    QVERIFY2(split > 100, qPrintable(QString::number(split)));
}

void TestSplitProperties::wholeLayersStandExactlyOnce()
{
    int split = 0;
    for (int round = 0; round < 400; ++round) {
        const Sample sample = randomSample(Engine::LlamaCpp);
        const Result<Requirement> need = requirementOf(sample.model, sample.choice);
        VERIFY_OK(need);
        const Task task {sample.model, sample.choice, *need};
        Loads loads = splitOver(task, sample.pool);
        if (loads.empty())
            continue;
        for (const DeviceLoad &load : loads)
            QCOMPARE(load.working, task.workingOn({}, 0));
        split += deviceCount(devicesOf(loads)) > 1 ? 1 : 0;
        QVERIFY(areCutInto(piecesOf(task), 0, loads));
    }
    QVERIFY2(split > 80, qPrintable(QString::number(split)));
}

void TestSplitProperties::sharedLayersAddUp()
{
    int shared = 0;
    for (int round = 0; round < 400; ++round) {
        const Sample sample = randomSample(Engine::Vllm);
        const Result<Requirement> need = requirementOf(sample.model, sample.choice);
        VERIFY_OK(need);
        const Loads loads = splitOver({sample.model, sample.choice, *need}, sample.pool);
        if (loads.empty())
            continue;
        const int tensors = loads.front().tensors;
        const qint64 devices = deviceCount(devicesOf(loads));
        QCOMPARE(devices % tensors, 0);
        QCOMPARE(sample.model.attentionHeads % tensors, 0);
        Piece sum;
        for (const DeviceLoad &load : loads) {
            QCOMPARE(load.tensors, tensors);
            sum.weights += load.weights * load.device.count;
            sum.context += load.context * load.device.count;
        }
        // Each layer and each end is rounded up to whole bytes on each device; a shared embedding
        // stands on the last stage once more.
        const bool isTwice = sample.model.isTied && devices > tensors;
        const Bytes whole = need->weights.total + (isTwice ? need->weights.embedding : 0);
        QVERIFY(sum.weights >= whole);
        QVERIFY(sum.weights <= whole + qint64 {sample.model.layerCount() + 3} * tensors);
        QVERIFY(sum.context >= need->context + need->state);
        if (tensors == 1)
            QCOMPARE(sum.context, need->context + need->state);
        shared += tensors > 1 ? 1 : 0;
    }
    QVERIFY2(shared > 40, qPrintable(QString::number(shared)));
}

CONFIGURATOR_TEST_MAIN(TestSplitProperties)
#include "tst_splitproperties.moc"
