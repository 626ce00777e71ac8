// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/workingspace.h"

#include "support/aimodels.h"
#include "support/choices.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestWorkingSpace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void llamaBufferAgreesWithLogs_data();
    void llamaBufferAgreesWithLogs();
    void llamaTakesAtLeastOneGib();
    void vllmAgreesWithALog();
    void partsAddUp_data();
    void partsAddUp();
    void settingsMoveTheirParts();
};

namespace {

Bytes partOf(const NeedParts &parts, const QString &id)
{
    const auto found = std::find_if(parts.begin(), parts.end(),
                                    [&id](const NeedPart &part) { return part.id == id; });
    return found == parts.end() ? 0 : found->bytes;
}

} // namespace

void TestWorkingSpace::llamaBufferAgreesWithLogs_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<qint64>("context");
    QTest::addColumn<int>("microBatch");
    QTest::addColumn<bool>("hasFlashAttention");
    QTest::addColumn<qint64>("hundredthsOfMib"); // as the engine printed it
    QTest::addColumn<qint64>("tolerance"); // in the same
    const auto row = [](const char *name, const AiModel &model, qint64 context, int microBatch,
                        bool hasFlashAttention, qint64 hundredths, qint64 tolerance) {
        QTest::newRow(name) << model << context << microBatch << hasFlashAttention << hundredths
                            << tolerance;
    };
    row("gt074 Qwen3-Coder-30B, 300.75 MiB", qwen3_30b(), 65536, 512, true, 300'75, 0);
    row("gt102 gpt-oss-120b, 796 MiB at ubatch 1024", gptOss120b(), 131072, 1024, true, 796'00, 99);
    // Two devices over the network, which takes 4 MiB more.
    row("gt067 Llama 3.1 70B without flash attention, 588.01 MiB", llama33_70b(), 4096, 512, false,
        588'01, 4'01);
    row("gt068 Llama 3.1 405B without flash attention, 1160 MiB", llama31_405b(), 4096, 512, false,
        1160'00, 0);
    row("gt069 Mistral 7B without flash attention, 2094.50 MiB", mistral7b(), 32000, 512, false,
        2094'50, 0);
}

void TestWorkingSpace::llamaBufferAgreesWithLogs()
{
    QFETCH(AiModel, model);
    QFETCH(qint64, context);
    QFETCH(int, microBatch);
    QFETCH(bool, hasFlashAttention);
    QFETCH(qint64, hundredthsOfMib);
    QFETCH(qint64, tolerance);
    ModelChoice choice = choiceOf(u"Q4_K_M"_s, context, 1, Engine::LlamaCpp);
    choice.settings.microBatch = microBatch;
    choice.settings.hasFlashAttention = hasFlashAttention;
    const qint64 computed = llamaComputeBuffer(model, choice) * 100 / bytesPerMib;
    QVERIFY2(std::abs(computed - hundredthsOfMib) <= tolerance,
             qPrintable(QString::number(computed)));
}

void TestWorkingSpace::llamaTakesAtLeastOneGib()
{
    const ModelChoice choice = choiceOf(u"Q4_K_M"_s, 8192, 1, Engine::LlamaCpp);
    const WorkingSpace space(llama33_70b(), choice);
    QCOMPARE(space.on({1, 1}, 24576), bytesPerGib);
    QCOMPARE(space.on({1, 8}, 81920), bytesPerGib); // the same on each of many
}

void TestWorkingSpace::vllmAgreesWithALog()
{
    // gt065 and gt110: Llama 3 8B on an H100; activation peak 1.26 GiB, other memory 1.79 GiB.
    ModelChoice choice = choiceOf(u"BF16"_s, 8192, 1, Engine::Vllm);
    choice.settings.utilisationPercent = 90;
    const NeedParts parts = WorkingSpace(llama31_8b(), choice).partsOn({1, 1}, 81559);
    const Bytes peak = partOf(parts, u"activations"_s);
    QVERIFY(std::abs(peak - bytesPerGib * 126 / 100) < bytesPerGib * 126 / 10'000 * 3);
    QCOMPARE(partOf(parts, u"engine"_s), bytesPerGib * 179 / 100);
    QCOMPARE(partOf(parts, u"reserve"_s), (81559 * bytesPerMib + 9) / 10);
    const NeedParts two = WorkingSpace(llama31_8b(), choice).partsOn({2, 2}, 81559);
    QCOMPARE(partOf(two, u"engine"_s), bytesPerGib * 358 / 100);
}

void TestWorkingSpace::partsAddUp_data()
{
    QTest::addColumn<Engine>("engine");
    QTest::addColumn<int>("tensors");
    QTest::newRow("llama.cpp") << Engine::LlamaCpp << 1;
    QTest::newRow("vllm alone") << Engine::Vllm << 1;
    QTest::newRow("vllm on four") << Engine::Vllm << 4;
}

void TestWorkingSpace::partsAddUp()
{
    QFETCH(Engine, engine);
    QFETCH(int, tensors);
    for (const AiModel &model : {llama33_70b(), gptOss120b(), deepseekR1()}) {
        const WorkingSpace space(model, choiceOf({}, 100'000, 7, engine));
        for (const Mib usable : {Mib {1}, Mib {24564}, Mib {275040}}) {
            const Spread spread {tensors, tensors};
            QCOMPARE(sumOf(space.partsOn(spread, usable)), space.on(spread, usable));
        }
    }
}

void TestWorkingSpace::settingsMoveTheirParts()
{
    ModelChoice choice = choiceOf(u"BF16"_s, 8192, 1, Engine::Vllm);
    const Bytes usual = WorkingSpace(llama31_8b(), choice).on({1, 1}, 10'000);
    choice.settings.hasGraphs = false;
    const Bytes eager = WorkingSpace(llama31_8b(), choice).on({1, 1}, 10'000);
    QCOMPARE(usual - eager, bytesPerGib * 6 / 10);
    choice.settings.utilisationPercent = 82;
    QCOMPARE(WorkingSpace(llama31_8b(), choice).on({1, 1}, 10'000) - eager, 1000 * bytesPerMib);
    choice.settings.batchTokens = 2048;
    QVERIFY(WorkingSpace(llama31_8b(), choice).on({1, 1}, 10'000) < eager + 1000 * bytesPerMib);
}

CONFIGURATOR_TEST_MAIN(TestWorkingSpace)
#include "tst_workingspace.moc"
