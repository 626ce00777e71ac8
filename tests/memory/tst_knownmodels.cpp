// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogueloader.h"
#include "memory/breakdown.h"

#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

// Shipped models on shipped units: from need to placement to verdict, on a build that just holds
// the model and on one that just does not.
class TestKnownModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void justFitsAndJustDoesNot_data();
    void justFitsAndJustDoesNot();

private:
    void needIsExact() const;
    void holds() const;
    void doesNotHold() const;
    [[nodiscard]] Fit fitOn(const QString &units) const;

    Catalogue m_catalogue;
    const AiModel *m_model = nullptr;
    ModelChoice m_choice;
};

namespace {

// "rtx-3090 x2, nvlink-bridge-rtx-3090 x1"
Build buildOf(const QString &units)
{
    Build build;
    for (const QString &row : units.split(u", "_s)) {
        const QStringList parts = row.split(u" x"_s);
        build.items.push_back({parts.at(0), parts.at(1).toInt(), {}});
    }
    return build;
}

struct Use
{
    const char *name;
    const char *model;
    const char *format;
    qint64 context;
    int users;
    Engine engine;
};

struct Expected
{
    Bytes weights;
    Bytes context; // cache and state of all users
    const char *holding;
    Verdict verdict;
    const char *failing;
    Verdict failure;
    Bytes shortBy;
};

void add(const Use &use, const Expected &expected)
{
    QTest::newRow(use.name) << QString::fromLatin1(use.model) << QString::fromLatin1(use.format)
                            << use.context << use.users << use.engine << expected.weights
                            << expected.context << QString::fromLatin1(expected.holding)
                            << expected.verdict << QString::fromLatin1(expected.failing)
                            << expected.failure << expected.shortBy;
}

using enum Engine;
using enum Verdict;

void addLatentModels()
{
    // 61 layers x 576 x 2 bytes x 32,768 tokens.
    constexpr Bytes latent = 2'302'672'896;
    add({"Kimi K2, layers over five", "kimi-k2-instruct", "Q4_K_M", 32768, 1, LlamaCpp},
        {620'518'425'921, latent, "h200-nvl-141gb x5", Paper, "h200-nvl-141gb x4", Short,
         24'096'785'729});
    add({"Kimi K2, shared by eight", "kimi-k2-instruct", "FP8", 32768, 1, Vllm},
        {1'029'089'265'856, latent, "dgx-h200 x1", Linked, "h200-nvl-141gb x7", Short,
         100'815'341'753});
    add({"DeepSeek R1, layers over five", "deepseek-r1", "Q4_K_M", 32768, 1, LlamaCpp},
        {404'424'403'774, latent, "rtx-pro-6000-blackwell-workstation-edition x5", Paper,
         "rtx-pro-6000-blackwell-workstation-edition x4", Short, 454'208'318});
    add({"DeepSeek R1, stages of two", "deepseek-r1", "FP8", 32768, 1, Vllm},
        {688'546'366'528, latent, "h200-nvl-141gb x6", Paper, "h200-nvl-141gb x5", Short,
         25'797'575'739});
    add({"DeepSeek R1, one machine", "deepseek-r1", "FP8", 32768, 1, Vllm},
        {688'546'366'528, latent, "dgx-h200 x1", Linked, "dgx-h100 x1", Short, 105'983'042'288});
}

void addWindowedModels()
{
    // 18 layers x 2,048 bytes x (131,072 + 768) cells; vllm keeps a batch of 8,192 beside each
    // window, and blocks of 16.
    add({"gpt-oss-120b, three small", "gpt-oss-120b", "Q4_K_M", 131072, 1, LlamaCpp},
        {62'770'947'031, 4'860'149'760, "rtx-5090 x3", Paper, "rtx-5090 x2", Short, 1'396'745'175});
    // As measured: gpt-oss-120b does not start on one H100 of 80 GB with vllm's defaults.
    add({"gpt-oss-120b, one large", "gpt-oss-120b", "MXFP4", 131072, 1, Vllm},
        {65'248'815'744, 5'139'136'512, "h100-nvl-94gb x1", Single, "h100-80gb-pcie x1", Short,
         1'041'052'205});
    // 10 layers at 32,768 tokens, 52 at 1,536 cells, 8,192 bytes each.
    add({"Gemma 3 27B, the next smaller card", "gemma-3-27b-it", "Q4_K_M", 32768, 1, LlamaCpp},
        {16'550'000'000, 3'338'665'984, "rtx-4090 x1", Single, "rtx-4080-super x1", Short,
         3'802'068'352});
    add({"Gemma 3 27B, a pair", "gemma-3-27b-it", "BF16", 32768, 1, Vllm},
        {54'864'813'280, 6'617'038'848, "rtx-6000-ada x2", Paper, "rtx-6000-ada x1", Short,
         18'765'681'314});
}

void addHybridModels()
{
    // 16 layers x 4,096 bytes a token, and 149.625 MiB of state; the pair is bridged.
    add({"Qwen3.6-27B, a bridged pair", "qwen3.6-27b", "Q4_K_M", 131072, 1, LlamaCpp},
        {16'205'179'328, 8'589'934'592 + 156'893'184, "rtx-3090 x2, nvlink-bridge-rtx-3090 x1",
         Linked, "rtx-3090 x1", Short, 255'945'152});
    add({"Qwen3.6-27B, the next smaller card", "qwen3.6-27b", "Q4_K_M", 32768, 1, LlamaCpp},
        {16'205'179'328, 2'147'483'648 + 156'893'184, "rtx-4090 x1", Single, "rtx-4080-super x1",
         Short, 2'411'817'408});
    // Pages of 800 tokens hold a state of 817,152 elements.
    add({"Qwen3.6-27B, four users", "qwen3.6-27b", "FP8", 32768, 4, Vllm},
        {31'216'260'208, 8'598'323'200 + 629'145'600, "rtx-5090 x2", Paper, "rtx-5090 x1", Short,
         13'421'841'601});
}

void addPlainModels()
{
    // 126 layers x 4,096 bytes a token.
    add({"Llama 3.1 405B, layers over three", "llama-3.1-405b-instruct", "Q4_K_M", 32768, 1,
         LlamaCpp},
        {243'061'719'040, 16'911'433'728, "rtx-pro-6000-blackwell-workstation-edition x3", Paper,
         "rtx-pro-6000-blackwell-workstation-edition x2", Short, 56'836'718'592});
    // Seven do not divide the heads, and the first of seven stages carries the embedding too.
    add({"Llama 3.1 405B, four users", "llama-3.1-405b-instruct", "FP8", 32768, 4, Vllm},
        {410'158'284'800, 67'645'734'912, "h100-80gb-pcie x8", Paper, "h100-80gb-pcie x7",
         Unsplittable, 0});
    // 56 layers x 4,096 bytes a token.
    add({"Mixtral 8x22B, layers over four", "mixtral-8x22b-instruct-v0.1", "Q4_K_M", 65536, 1,
         LlamaCpp},
        {85'598'035'968, 15'032'385'536, "rtx-5090 x4", Paper, "rtx-5090 x3", Short,
         1'278'894'080});
    add({"Mixtral 8x22B, shared by four", "mixtral-8x22b-instruct-v0.1", "BF16", 32768, 1, Vllm},
        {281'260'142'592, 7'516'192'768, "a100-80gb-pcie x4", Paper, "a100-80gb-pcie x3", Short,
         68'782'741'747});
}

} // namespace

void TestKnownModels::initTestCase()
{
    const LoadedCatalogue loaded
        = loadCatalogue(QStringLiteral(SOURCE_DIR) + u"/resources/catalogue"_s);
    QVERIFY2(loaded.faults.isEmpty(), qPrintable(loaded.faults.join(u'\n')));
    m_catalogue = loaded.catalogue;
}

void TestKnownModels::justFitsAndJustDoesNot_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("format");
    QTest::addColumn<qint64>("context");
    QTest::addColumn<int>("users");
    QTest::addColumn<Engine>("engine");
    QTest::addColumn<Bytes>("weightsBytes");
    QTest::addColumn<Bytes>("contextBytes");
    QTest::addColumn<QString>("holding");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<QString>("failing");
    QTest::addColumn<Verdict>("failure");
    QTest::addColumn<Bytes>("shortBy");
    addLatentModels();
    addWindowedModels();
    addHybridModels();
    addPlainModels();
}

Fit TestKnownModels::fitOn(const QString &units) const
{
    return fitOf(m_model, m_choice, totalsOf(m_catalogue, buildOf(units)));
}

void TestKnownModels::needIsExact() const
{
    QFETCH(Bytes, weightsBytes);
    QFETCH(Bytes, contextBytes);
    const Result<Requirement> need = requirementOf(*m_model, m_choice);
    VERIFY_OK(need);
    QCOMPARE(need->weights.total, weightsBytes);
    QCOMPARE(need->context + need->state, contextBytes);
}

void TestKnownModels::holds() const
{
    QFETCH(QString, holding);
    QFETCH(Verdict, verdict);
    QFETCH(Bytes, weightsBytes);
    QFETCH(Bytes, contextBytes);
    const Fit fit = fitOn(holding);
    QCOMPARE(verdictId(fit.verdict), verdictId(verdict));
    Bytes sum = 0;
    for (const DeviceShare &share : fit.shares) {
        QVERIFY(share.need <= share.usable);
        sum += share.need * share.copies;
    }
    QCOMPARE(sum, fit.need());
    QVERIFY(fit.need() <= fit.combinedUsable);
    // Whole layers are placed once; shares repeat what does not divide.
    const bool isWhole = m_choice.engine == LlamaCpp;
    QVERIFY(isWhole ? fit.weights == weightsBytes : fit.weights >= weightsBytes);
    QVERIFY(isWhole ? fit.context == contextBytes : fit.context >= contextBytes);
    const Result<Breakdown> parts = breakdownOf(*m_model, m_choice, fit);
    VERIFY_OK(parts);
    QCOMPARE(sumOf(parts->weights), fit.weights);
    QCOMPARE(sumOf(parts->context), fit.context);
    QCOMPARE(sumOf(parts->working), fit.working);
}

void TestKnownModels::doesNotHold() const
{
    QFETCH(QString, failing);
    QFETCH(Verdict, failure);
    QFETCH(Bytes, shortBy);
    const Fit fit = fitOn(failing);
    QCOMPARE(verdictId(fit.verdict), verdictId(failure));
    QCOMPARE(fit.shortBy, shortBy);
    QVERIFY(fit.shares.empty());
    if (failure == Short)
        QCOMPARE(fit.need() - fit.combinedUsable, shortBy);
}

void TestKnownModels::justFitsAndJustDoesNot()
{
    QFETCH(QString, model);
    QFETCH(QString, format);
    QFETCH(qint64, context);
    QFETCH(int, users);
    QFETCH(Engine, engine);
    m_model = m_catalogue.model(model);
    QVERIFY(m_model);
    m_choice = {model, format, context, users, engine};
    needIsExact();
    holds();
    doesNotHold();
}

CONFIGURATOR_TEST_MAIN(TestKnownModels)
#include "tst_knownmodels.moc"
