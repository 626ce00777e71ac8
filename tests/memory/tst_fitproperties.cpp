// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/placement/fit.h"

#include "support/aimodels.h"
#include "support/pools.h"
#include "support/testmain.h"

#include <random>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// What must hold for every build and every choice, tried on many of them.
class TestFitProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void sharesMakeUpTheNeed();
    void oneMoreGroupNeverHurts();
    void moreContextNeverHelps();
    void moreUsersNeverHelp();
    void stricterLinkNeverAcceptsWhatLooserRefuses();
    void orderOfGroupsDoesNotMatter();
    void copiesAreTheSameAsRepeatedGroups();
    void tenThousandGroups();

private:
    struct Case
    {
        AiModel model;
        ModelChoice choice;
        std::vector<LinkedGroup> groups;
    };
    [[nodiscard]] static Fit fitOn(const Case &sample);
    [[nodiscard]] LinkedGroup randomGroup();
    [[nodiscard]] Case randomCase();
    [[nodiscard]] int pick(int least, int most);

    std::mt19937 m_random {20261130};
    std::vector<AiModel> m_models;
};

Fit TestFitProperties::fitOn(const Case &sample)
{
    return fitOf(&sample.model, sample.choice, totalsOfGroups(sample.groups));
}

int TestFitProperties::pick(int least, int most)
{
    return std::uniform_int_distribution(least, most)(m_random);
}

LinkedGroup TestFitProperties::randomGroup()
{
    constexpr std::array<Mib, 7> sizes {8192, 12288, 24576, 32607, 49140, 97887, 143771};
    const auto sort = static_cast<std::size_t>(pick(0, 6));
    const QString unit = u"gpu-%1"_s.arg(sort);
    const Stack stack = pick(0, 4) == 0 ? Stack::Rocm : Stack::Cuda;
    if (pick(0, 1) == 0)
        return loose(unit, pick(1, 4), sizes.at(sort), stack);
    LinkedGroup group = joined(unit, 1 << pick(1, 3), sizes.at(sort), stack);
    if (pick(0, 3) == 0)
        group = joinedAll({group, joined(u"gpu-x"_s, 2, 16380, stack)});
    return group;
}

TestFitProperties::Case TestFitProperties::randomCase()
{
    Case sample;
    sample.model = m_models[static_cast<std::size_t>(pick(0, 6))];
    const Engine engine = pick(0, 1) == 0 ? Engine::LlamaCpp : Engine::Vllm;
    const auto formats = formatsFor(sample.model, engine);
    const int format = pick(0, static_cast<int>(formats.size()) - 1);
    sample.choice = {sample.model.id,
                     formats[static_cast<std::size_t>(format)].id,
                     qint64 {1} << pick(8, 14),
                     pick(1, 16),
                     engine,
                     KvFormat::F16};
    for (int i = pick(0, 4); i > 0; --i)
        sample.groups.push_back(randomGroup());
    return sample;
}

void TestFitProperties::initTestCase()
{
    m_models = {llama31_8b(), llama33_70b(), mixtral8x7b(), deepseekR1(),
                gptOss120b(), gemma3_27b(),  qwen36_27b()};
}

void TestFitProperties::sharesMakeUpTheNeed()
{
    std::array<int, 6> seen {};
    for (int round = 0; round < 600; ++round) {
        const Case sample = randomCase();
        const Fit fit = fitOn(sample);
        ++seen.at(static_cast<std::size_t>(fit.verdict));
        QVERIFY(fit.verdict != Verdict::Unknown);
        const bool isPlaced = fit.verdict >= Verdict::Paper;
        QCOMPARE(fit.shares.empty(), !isPlaced);
        Bytes sum = 0;
        bool isTight = false;
        for (const DeviceShare &share : fit.shares) {
            QVERIFY(share.need <= share.usable);
            isTight = isTight || (share.usable - share.need) * 10 < share.usable;
            sum += share.need * share.copies;
        }
        QCOMPARE(fit.isTight, isTight);
        if (isPlaced)
            QCOMPARE(sum, fit.need());
        QCOMPARE(fit.shortBy > 0, fit.verdict == Verdict::Short);
        const auto need = requirementOf(sample.model, sample.choice);
        QVERIFY(fit.weights >= need->weights.total);
        QVERIFY(fit.context >= need->context + need->state);
    }
    for (const Verdict verdict : {Verdict::Short, Verdict::Paper, Verdict::Linked, Verdict::Single})
        QVERIFY(seen.at(static_cast<std::size_t>(verdict)) > 20);
}

void TestFitProperties::oneMoreGroupNeverHurts()
{
    for (int round = 0; round < 600; ++round) {
        Case sample = randomCase();
        const Fit before = fitOn(sample);
        sample.groups.push_back(randomGroup());
        const Fit after = fitOn(sample);
        QVERIFY2(after.verdict >= before.verdict, qPrintable(verdictId(before.verdict)));
        const bool isSameStack = before.stack == after.stack;
        if (after.verdict == Verdict::Short && isSameStack)
            QVERIFY(after.shortBy <= before.shortBy);
        if (isSameStack) {
            QVERIFY(after.combinedUsable >= before.combinedUsable);
            QVERIFY(after.fastLinkedUsable >= before.fastLinkedUsable);
            QVERIFY(after.singleUsable >= before.singleUsable);
        }
    }
}

void TestFitProperties::moreContextNeverHelps()
{
    for (int round = 0; round < 400; ++round) {
        Case sample = randomCase();
        const Fit less = fitOn(sample);
        const auto before = requirementOf(sample.model, sample.choice);
        sample.choice.context += pick(1, 2000);
        const Fit more = fitOn(sample);
        const auto after = requirementOf(sample.model, sample.choice);
        QVERIFY(more.verdict <= less.verdict);
        QVERIFY(after->context >= before->context);
        QCOMPARE(after->state, before->state);
        QVERIFY(std::ranges::equal(after->layers, before->layers, std::greater_equal()));
        if (more.verdict == Verdict::Short && less.verdict == Verdict::Short)
            QVERIFY(more.shortBy >= less.shortBy);
        // Another tensor-parallel size repeats other parts, so only whole layers compare.
        const bool isSame = more.verdict == less.verdict && more.stack == less.stack;
        if (isSame && sample.choice.engine == Engine::LlamaCpp)
            QVERIFY(more.need() >= less.need());
    }
}

void TestFitProperties::moreUsersNeverHelp()
{
    for (int round = 0; round < 400; ++round) {
        Case sample = randomCase();
        const Fit few = fitOn(sample);
        const auto before = requirementOf(sample.model, sample.choice);
        sample.choice.users += pick(1, 20);
        const Fit many = fitOn(sample);
        const auto after = requirementOf(sample.model, sample.choice);
        QVERIFY(many.verdict <= few.verdict);
        QVERIFY(after->context + after->state > before->context + before->state);
        if (many.verdict == Verdict::Short && few.verdict == Verdict::Short)
            QVERIFY(many.shortBy > few.shortBy);
    }
}

void TestFitProperties::stricterLinkNeverAcceptsWhatLooserRefuses()
{
    int linked = 0;
    for (int round = 0; round < 400; ++round) {
        Case sample = randomCase();
        const Fit asIs = fitOn(sample);
        for (LinkedGroup &group : sample.groups)
            group.link.isFast = false;
        const Fit unlinked = fitOn(sample);
        QVERIFY(unlinked.verdict != Verdict::Linked);
        QVERIFY(unlinked.verdict <= asIs.verdict);
        linked += asIs.verdict == Verdict::Linked ? 1 : 0;
        // The same GPUs hold the same model, linked or not.
        QCOMPARE(unlinked.verdict >= Verdict::Paper, asIs.verdict >= Verdict::Paper);
    }
    QVERIFY(linked > 20);
}

void TestFitProperties::orderOfGroupsDoesNotMatter()
{
    for (int round = 0; round < 200; ++round) {
        Case sample = randomCase();
        const Fit before = fitOn(sample);
        std::ranges::reverse(sample.groups);
        const Fit after = fitOn(sample);
        QCOMPARE(after.verdict, before.verdict);
        QCOMPARE(after.stack, before.stack);
        QCOMPARE(after.shortBy, before.shortBy);
        if (before.verdict != Verdict::Linked)
            QCOMPARE(after, before);
    }
}

void TestFitProperties::copiesAreTheSameAsRepeatedGroups()
{
    for (int round = 0; round < 100; ++round) {
        Case sample = randomCase();
        sample.groups.resize(std::min<std::size_t>(sample.groups.size(), 2));
        Case repeated = sample;
        repeated.groups.clear();
        for (const LinkedGroup &group : sample.groups) {
            repeated.groups.insert(repeated.groups.end(), static_cast<std::size_t>(group.copies),
                                   group);
        }
        for (LinkedGroup &group : repeated.groups)
            group.copies = 1;
        QCOMPARE(fitOn(repeated), fitOn(sample));
    }
}

void TestFitProperties::tenThousandGroups()
{
    Case sample {deepseekR1(), {}, {}};
    sample.choice = {sample.model.id, u"Q4_K_M"_s, 32768, 1, Engine::LlamaCpp, KvFormat::F16};
    for (int i = 0; i < 10'000; ++i)
        sample.groups.push_back(joined(u"gpu-%1"_s.arg(i % 97), 1, 8000 + i % 97 * 100));
    const Fit llama = fitOn(sample);
    QCOMPARE(llama.verdict, Verdict::Paper);
    sample.choice.engine = Engine::Vllm;
    sample.choice.format = u"FP8"_s;
    const Fit vllm = fitOn(sample);
    QCOMPARE(vllm.verdict, Verdict::Paper);
    QCOMPARE(vllm.combinedUsable, llama.combinedUsable);
}

CONFIGURATOR_TEST_MAIN(TestFitProperties)
#include "tst_fitproperties.moc"
