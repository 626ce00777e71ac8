// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/aimodel.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

class TestAiModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layersAddUp();
    void dimensions_data();
    void dimensions();
    void publishedWeights();
};

void TestAiModel::layersAddUp()
{
    AiModel model;
    QCOMPARE(model.layerCount(), 0);
    model.layers = {{LayerKind::Windowed, 52}, {LayerKind::Full, 10}};
    QCOMPARE(model.layerCount(), 62);
}

void TestAiModel::dimensions_data()
{
    QTest::addColumn<QString>("modality");
    QTest::addColumn<int>("hiddenSize");
    QTest::addColumn<int>("layers");
    QTest::addColumn<bool>("has");

    QTest::newRow("text") << u"text"_s << 4096 << 32 << true;
    QTest::newRow("text and images") << u"text+image"_s << 4096 << 32 << true;
    QTest::newRow("text, images and sound") << u"text+image+audio"_s << 4096 << 32 << true;
    QTest::newRow("embedding") << u"embedding"_s << 1024 << 24 << true;
    QTest::newRow("no layers known") << u"text"_s << 4096 << 0 << false;
    QTest::newRow("no size known") << u"text"_s << 0 << 32 << false;
    QTest::newRow("paints") << u"text-to-image"_s << 3072 << 57 << false;
    QTest::newRow("listens") << u"speech-to-text"_s << 1280 << 64 << false;
    QTest::newRow("nothing said") << QString() << 4096 << 32 << false;
}

void TestAiModel::dimensions()
{
    QFETCH(int, layers);
    AiModel model;
    QFETCH(QString, modality);
    QFETCH(int, hiddenSize);
    model.modality = modality;
    model.hiddenSize = hiddenSize;
    if (layers > 0)
        model.layers = {{LayerKind::Full, layers}};
    QTEST(model.hasDimensions(), "has");
}

void TestAiModel::publishedWeights()
{
    AiModel model;
    model.weights = {{u"BF16"_s, 100, true, u"index"_s}, {u"Q4_K_M"_s, 30, false, u"listing"_s}};
    QVERIFY(model.published(u"Q4_K_M"_s));
    QCOMPARE(model.published(u"Q4_K_M"_s)->bytes, Bytes {30});
    QVERIFY(!model.published(u"Q4_K_M"_s)->isExact);
    QCOMPARE(model.published(u"Q8_0"_s), nullptr);
    QCOMPARE(model.published(u"bf16"_s), nullptr);
}

CONFIGURATOR_TEST_MAIN(TestAiModel)
#include "tst_aimodel.moc"
