// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/weights/tensorclasses.h"

#include "support/aimodels.h"
#include "support/testmain.h"

#include <numeric>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestWeights : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void llama70bToTheByte();
    void sharedEmbeddingIsCountedOnce();
    void partsMakeUpTheTotal_data();
    void partsMakeUpTheTotal();
    void lessBitsNeverNeedMore();
    void publishedFileWins();
    void publishedListingSaysThatItIsRounded();
    void publishedFormatWithoutANameWithUs();
    void publishedSizeNeedsNoParameters();
    void visionIsNamedWhenItIsLeftOut();
    void assumedPartsAreSaidToBeAssumed();
    void missingFactsAreNamed_data();
    void missingFactsAreNamed();
};

namespace {

const std::vector<AiModel> &someModels()
{
    static const std::vector<AiModel> models
        = {llama31_8b(), llama33_70b(), mixtral8x7b(), deepseekR1(),
           gptOss20b(),  gemma3_27b(),  gemma2_27b(),  qwen36_27b()};
    return models;
}

PublishedWeights published(const QString &format, Bytes bytes, bool isExact = true)
{
    return {format, bytes, isExact, u"example.org/files"_s};
}

Bytes sumOf(const WeightLayout &layout)
{
    return std::reduce(layout.layers.begin(), layout.layers.end(),
                       layout.size.embedding + layout.size.head);
}

} // namespace

void TestWeights::llama70bToTheByte()
{
    const Result<WeightsSize> size = weightsOf(llama33_70b(), u"Q4_K_M"_s);
    VERIFY_OK(size);
    const qint64 ends = qint64 {128256} * 8192;
    QCOMPARE(size->embedding, ends / 256 * 144);
    QCOMPARE(size->head, ends / 256 * 210);
    const qint64 square = qint64 {8192} * 8192;
    const qint64 wide = qint64 {8192} * 28672;
    // Half of the 80 layers, as the rule picks them, keep values and down at Q6_K.
    const Bytes same = 80 * ((2 * square + square / 8 + 2 * wide) / 256 * 144 + 2 * 8192 * 4);
    const Bytes more = 40 * ((square / 8 + wide) / 256 * 210);
    const Bytes less = 40 * (square / 8 / 256 * 176 + wide / 256 * 144);
    const Bytes lastNorm = 8192 * 4;
    QCOMPARE(size->total, size->embedding + size->head + same + more + less + lastNorm);
}

void TestWeights::sharedEmbeddingIsCountedOnce()
{
    const Result<WeightsSize> size = weightsOf(gemma2_27b(), u"Q4_K_M"_s);
    VERIFY_OK(size);
    QCOMPARE(size->embedding, qint64 {256000} * 4608 / 256 * 210);
    QCOMPARE(size->head, 0);
}

void TestWeights::partsMakeUpTheTotal_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<QString>("format");
    for (const AiModel &model : someModels()) {
        for (const QString &format : allFormatIds())
            QTest::newRow(qPrintable(model.id + u' ' + format)) << model << format;
    }
}

void TestWeights::partsMakeUpTheTotal()
{
    QFETCH(AiModel, model);
    QFETCH(QString, format);
    const Result<WeightLayout> computed = weightLayout(model, format);
    VERIFY_OK(computed);
    QCOMPARE(sumOf(*computed), computed->size.total);
    QVERIFY(std::ranges::all_of(computed->layers, [](Bytes bytes) { return bytes > 0; }));

    model.weights = {published(format, computed->size.total + 12'345'678)};
    const Result<WeightLayout> scaled = weightLayout(model, format);
    VERIFY_OK(scaled);
    QCOMPARE(scaled->size.total, computed->size.total + 12'345'678);
    QCOMPARE(sumOf(*scaled), scaled->size.total);
    QCOMPARE(scaled->size.embedding, computed->size.embedding);
}

void TestWeights::lessBitsNeverNeedMore()
{
    const QStringList order {u"BF16"_s, u"Q8_0"_s,   u"Q6_K"_s,   u"Q5_K_M"_s, u"Q4_K_M"_s,
                             u"Q4_0"_s, u"IQ4_XS"_s, u"Q3_K_M"_s, u"Q2_K"_s};
    for (const AiModel &model : {llama31_8b(), llama33_70b(), deepseekR1(), qwen36_27b()}) {
        for (qsizetype i = 1; i < order.size(); ++i) {
            QVERIFY2(weightsOf(model, order[i])->total < weightsOf(model, order[i - 1])->total,
                     qPrintable(model.id + u' ' + order[i]));
        }
    }
}

void TestWeights::publishedFileWins()
{
    AiModel model = llama31_8b();
    model.weights = {published(u"BF16"_s, 16'060'522'497)};
    const Result<WeightsSize> size = weightsOf(model, u"BF16"_s);
    VERIFY_OK(size);
    QCOMPARE(size->total, 16'060'522'497);
    QCOMPARE(size->basis, Basis::Published);
    QCOMPARE(size->explanation, u"The size of the published file. Source: example.org/files."_s);
    QCOMPARE(weightsOf(model, u"Q8_0"_s)->basis, Basis::Computed);
}

void TestWeights::publishedListingSaysThatItIsRounded()
{
    AiModel model = llama33_70b();
    model.weights = {published(u"Q4_K_M"_s, 42'520'000'000, false)};
    const Result<WeightsSize> size = weightsOf(model, u"Q4_K_M"_s);
    VERIFY_OK(size);
    QCOMPARE(size->total, 42'520'000'000);
    QCOMPARE(size->basis, Basis::Published);
    QVERIFY(size->explanation.contains(u"rounded"));
}

void TestWeights::publishedFormatWithoutANameWithUs()
{
    AiModel model = llama31_8b();
    model.weights = {published(u"UD-Q4_K_XL"_s, 5'000'000'000)};
    const Result<WeightLayout> layout = weightLayout(model, u"UD-Q4_K_XL"_s);
    VERIFY_OK(layout);
    QCOMPARE(layout->size.total, 5'000'000'000);
    QCOMPARE(sumOf(*layout), 5'000'000'000);
    // Embedding and head keep their share of the parameters.
    const qint64 share = 5'000'000'000 / 100 * (qint64 {128256} * 4096 * 100 / 8'030'261'248);
    QVERIFY(std::abs(layout->size.embedding - share) < 50'000'000);
    QCOMPARE(layout->size.head, layout->size.embedding);
}

void TestWeights::publishedSizeNeedsNoParameters()
{
    AiModel model = llama31_8b();
    model.parameters.reset();
    model.weights = {published(u"FP8"_s, 9'000'000'001)};
    const Result<WeightLayout> layout = weightLayout(model, u"FP8"_s);
    VERIFY_OK(layout);
    QCOMPARE(layout->size.total, 9'000'000'001);
    QCOMPARE(sumOf(*layout), 9'000'000'001);
    QCOMPARE(layout->layers.size(), std::size_t {32});
    QCOMPARE(layout->layers[1], 9'000'000'001 / 32);
}

void TestWeights::visionIsNamedWhenItIsLeftOut()
{
    const AiModel model = gemma3_27b();
    QVERIFY(weightsOf(model, u"Q4_K_M"_s)->explanation.contains(u"Vision"));
    QVERIFY(!weightsOf(model, u"FP8"_s)->explanation.contains(u"Vision"));
    QVERIFY(!weightsOf(llama31_8b(), u"Q4_K_M"_s)->explanation.contains(u"Vision"));
}

void TestWeights::assumedPartsAreSaidToBeAssumed()
{
    AiModel model = llama31_8b();
    model.intermediateSize = 0;
    const Result<WeightsSize> size = weightsOf(model, u"Q4_K_M"_s);
    VERIFY_OK(size);
    QCOMPARE(size->basis, Basis::Assumed);
    QVERIFY(size->explanation.contains(u"assumed"));
    // Still near the 4.89 bits that the true parts have.
    QVERIFY(std::abs(size->total - 4'912'883'968) < 4'912'883'968 / 20);
}

void TestWeights::missingFactsAreNamed_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("error");
    AiModel noParameters = llama31_8b();
    noParameters.parameters.reset();
    AiModel noDimensions = llama31_8b();
    noDimensions.layers.clear();
    QTest::newRow("parameters") << noParameters << u"Q4_K_M"_s
                                << u"The number of parameters of llama-3.1-8b-instruct is not "
                                   "known, so its size in Q4_K_M is not known."_s;
    QTest::newRow("dimensions") << noDimensions << u"Q4_K_M"_s
                                << u"The dimensions of llama-3.1-8b-instruct are not known, so its "
                                   "size in Q4_K_M is not known."_s;
    QTest::newRow("format") << llama31_8b() << u"Q5_X"_s
                            << u"“Q5_X” is not a weight format that we know: choose one of %1."_s
                                   .arg(allFormatIds().join(u", "));
}

void TestWeights::missingFactsAreNamed()
{
    QFETCH(AiModel, model);
    QFETCH(QString, format);
    QFETCH(QString, error);
    QCOMPARE(weightsOf(model, format).error(), error);
}

CONFIGURATOR_TEST_MAIN(TestWeights)
#include "tst_weights.moc"
