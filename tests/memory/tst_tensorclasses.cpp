// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/weights/tensorclasses.h"

#include "support/aimodels.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;

class TestTensorClasses : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dimensionsGiveTheParameters_data();
    void dimensionsGiveTheParameters();
    void everyParameterIsCounted_data();
    void everyParameterIsCounted();
    void dimensionsTellAll();
    void kindsThatAlternateAreSpreadEvenly();
    void remainderStandsWhereAttentionIsNotKnown();
    void leadingLayersAreDense();
    void visionIsFoundByTheRemainder();
    void visionAndDraftsAreFoundByTheActiveParameters();
    void aLargeRemainderIsNoVision();
    void dimensionsThatDoNotAddUpAreAssumed();
    void anEmbeddingModelHasNoHead();
    void shareStaysInside64Bits();
};

namespace {

qint64 elementsOf(const std::vector<Tensor> &tensors, std::optional<Role> role = {})
{
    qint64 sum = 0;
    for (const Tensor &tensor : tensors)
        sum += !role || tensor.role == *role ? tensor.elements : 0;
    return sum;
}

qint64 elementsOf(const ModelTensors &tensors, std::optional<Role> role = {})
{
    qint64 sum = 0;
    for (const auto &layer : tensors.layers)
        sum += elementsOf(layer, role);
    return sum;
}

} // namespace

void TestTensorClasses::everyParameterIsCounted_data()
{
    QTest::addColumn<AiModel>("model");
    for (const AiModel &model :
         {llama31_8b(), llama33_70b(), qwen25_7b(), mixtral8x7b(), qwen3_235b(), deepseekR1(),
          kimiK2(), gptOss20b(), gptOss120b(), gemma3_27b(), gemma2_27b(), qwen36_27b()})
        QTest::newRow(qPrintable(model.id)) << model;
}

void TestTensorClasses::everyParameterIsCounted()
{
    QFETCH(AiModel, model);
    const ModelTensors tensors = tensorsOf(model);
    const qint64 head = tensors.head ? tensors.head->elements : 0;
    QCOMPARE(static_cast<int>(tensors.layers.size()), model.layerCount());
    QCOMPARE(tensors.embedding.elements + head + elementsOf(tensors) + tensors.sideElements,
             *model.parameters);
    QVERIFY(!tensors.isAssumed);
}

void TestTensorClasses::dimensionsTellAll()
{
    const ModelTensors tensors = tensorsOf(llama33_70b());
    QCOMPARE(elementsOf(tensors, Role::Other), 0);
    QCOMPARE(elementsOf(tensors, Role::Norm), (2 * 80 + 1) * 8192);
    QCOMPARE(elementsOf(tensors.layers[0], Role::Query), qint64 {8192} * 8192);
    QCOMPARE(elementsOf(tensors.layers[0], Role::Key), qint64 {8192} * 1024);
    QCOMPARE(elementsOf(tensors.layers[0], Role::Value), qint64 {8192} * 1024);
    QCOMPARE(elementsOf(tensors.layers[0], Role::Down), qint64 {8192} * 28672);
    QVERIFY(tensors.traits.is70b);
    QCOMPARE(tensors.traits.headsPerKvHead, 8);
    QCOMPARE(tensors.valueLayers(), 80);
}

void TestTensorClasses::kindsThatAlternateAreSpreadEvenly()
{
    const AiModel model = qwen36_27b();
    const auto order = layerOrder(model);
    QCOMPARE(order.size(), std::size_t {64});
    for (std::size_t i = 0; i < order.size(); i += 4) {
        const auto full = std::count_if(order.begin() + static_cast<std::ptrdiff_t>(i),
                                        order.begin() + static_cast<std::ptrdiff_t>(i) + 4,
                                        [](auto *g) { return g->kind == LayerKind::Full; });
        QCOMPARE(full, 1);
    }
    QVERIFY(layerOrder(AiModel {}).empty());
}

void TestTensorClasses::remainderStandsWhereAttentionIsNotKnown()
{
    const AiModel model = qwen36_27b();
    const auto order = layerOrder(model);
    const ModelTensors tensors = tensorsOf(model);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool isLinear = order[i]->kind == LayerKind::Linear;
        QCOMPARE(elementsOf(tensors.layers[i], Role::Other) > 0, isLinear);
    }
    QCOMPARE(tensors.valueLayers(), 16);
}

void TestTensorClasses::leadingLayersAreDense()
{
    const ModelTensors tensors = tensorsOf(deepseekR1());
    QCOMPARE(elementsOf(tensors.layers[2], Role::Down), qint64 {7168} * 18432);
    QCOMPARE(elementsOf(tensors.layers[2], Role::Router), 0);
    // 256 routed experts and one shared.
    QCOMPARE(elementsOf(tensors.layers[3], Role::Down), qint64 {7168} * 2048 * 257);
    QCOMPARE(elementsOf(tensors.layers[3], Role::Router), 7168 * 256);
}

void TestTensorClasses::visionIsFoundByTheRemainder()
{
    // SigLIP tower and projector are 423,060,336; the small norms of the text layers come along.
    const qint64 side = tensorsOf(gemma3_27b()).sideElements;
    QVERIFY(side >= 423'060'336);
    QVERIFY(side < 424'000'000);
}

void TestTensorClasses::visionAndDraftsAreFoundByTheActiveParameters()
{
    QCOMPARE(tensorsOf(qwen36_27b()).sideElements, 424'699'392 + 460'730'096);
    AiModel textOnly = qwen36_27b();
    textOnly.modality = QStringLiteral("text");
    QCOMPARE(tensorsOf(textOnly).sideElements, 0);
}

void TestTensorClasses::aLargeRemainderIsNoVision()
{
    AiModel model = gemma3_27b();
    model.parameters = *model.parameters * 5 / 4;
    model.activeParameters = model.parameters;
    QCOMPARE(tensorsOf(model).sideElements, 0);
}

void TestTensorClasses::dimensionsThatDoNotAddUpAreAssumed()
{
    AiModel model = llama31_8b();
    model.parameters = 4'000'000'001;
    const ModelTensors tooFew = tensorsOf(model);
    QVERIFY(tooFew.isAssumed);
    const qint64 ends = qint64 {2} * 128256 * 4096;
    QCOMPARE(elementsOf(tooFew), *model.parameters - ends);
    QVERIFY(elementsOf(tooFew.layers[0]) - elementsOf(tooFew.layers[31]) <= 1);

    AiModel noWidth = llama31_8b();
    noWidth.intermediateSize = 0;
    QVERIFY(tensorsOf(noWidth).isAssumed);
}

void TestTensorClasses::anEmbeddingModelHasNoHead()
{
    AiModel model = llama31_8b();
    model.modality = QStringLiteral("embedding");
    model.parameters = *model.parameters - qint64 {128256} * 4096;
    const ModelTensors tensors = tensorsOf(model);
    QVERIFY(!tensors.head);
    QVERIFY(!tensors.isAssumed);
    QCOMPARE(tensors.embedding.elements + elementsOf(tensors), *model.parameters);
}

void TestTensorClasses::shareStaysInside64Bits()
{
    QCOMPARE(shareOf(100, 1, 3), 33);
    QCOMPARE(shareOf(7, 0, 0), 0);
    QCOMPARE(shareOf(1'000'000'000'000'000, 1'000'000'000, 1'000'000'000), 1'000'000'000'000'000);
    const qint64 half = shareOf(qint64 {1} << 60, qint64 {1} << 40, qint64 {1} << 41);
    QCOMPARE(half, qint64 {1} << 59);
}

void TestTensorClasses::dimensionsGiveTheParameters_data()
{
    QTest::addColumn<AiModel>("model");
    for (const AiModel &model :
         {llama31_8b(), llama33_70b(), llama31_405b(), qwen3_30b(), mixtral8x7b(), qwen3_235b()})
        QTest::newRow(qPrintable(model.id)) << model;
}

void TestTensorClasses::dimensionsGiveTheParameters()
{
    QFETCH(AiModel, model);
    const std::optional<qint64> counted = countedParameters(model);
    QVERIFY(counted);
    QVERIFY2(std::abs(*counted - *model.parameters) < *model.parameters / 500,
             qPrintable(QString::number(*counted)));
    AiModel latent = model;
    latent.layers.front().kind = LayerKind::Latent;
    QVERIFY(!countedParameters(latent));
}

CONFIGURATOR_TEST_MAIN(TestTensorClasses)
#include "tst_tensorclasses.moc"
