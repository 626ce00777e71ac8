// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogueloader.h"
#include "knowncaches.h"
#include "support/testmain.h"

#include <algorithm>
#include <iterator>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// The AI models that we ship: counts, spot figures, and the cache of every one of them.
class TestShippedModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts();
    void caches_data();
    void caches();
    void everyModelWithLayersIsInTheTable();
    void facts_data();
    void facts();
    void weights_data();
    void weights();
    void unknownModels_data();
    void unknownModels();
    void recurrentStateOfOneSequence();
    void everyFigureHasAnOrigin();
    void formatsAreWellKnown();

private:
    [[nodiscard]] const AiModel &model(const QString &id) const;

    const Catalogue m_catalogue
        = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue")).catalogue;
};

namespace {

Cache cacheOf(const AiModel &model)
{
    Cache cache {nullptr, model.layerCount(), 0, 0, 0};
    for (const LayerGroup &group : model.layers) {
        const bool isWindowed
            = group.kind == LayerKind::Windowed || group.kind == LayerKind::Chunked;
        const qint64 heads = group.kind == LayerKind::Latent ? 1 : group.kvHeads;
        const qint64 elements = group.count * heads * (group.keyDim + group.valueDim);
        (isWindowed ? cache.windowed : cache.perToken) += elements;
        cache.perToken += qint64 {group.count} * group.indexerDim;
        cache.state += group.count * group.stateElements;
    }
    return cache;
}

} // namespace

const AiModel &TestShippedModels::model(const QString &id) const
{
    static const AiModel none;
    const AiModel *found = m_catalogue.model(id);
    return found ? *found : none;
}

void TestShippedModels::counts()
{
    const auto &models = m_catalogue.models();
    QCOMPARE(models.size(), std::size_t {92});
    const auto count = [&](auto has) { return std::count_if(models.begin(), models.end(), has); };
    QCOMPARE(count([](const AiModel &m) { return m.layerCount() > 0; }), 84);
    QCOMPARE(count([](const AiModel &m) { return m.hasDimensions(); }), 83);
    QCOMPARE(count([](const AiModel &m) { return m.hiddenSize > 0; }), 89);
    QCOMPARE(count([](const AiModel &m) { return m.parameters.has_value(); }), 84);
    QCOMPARE(count([](const AiModel &m) { return m.modality == u"embedding"; }), 3);
}

void TestShippedModels::caches_data()
{
    QTest::addColumn<int>("row");
    for (int i = 0; i < static_cast<int>(std::size(knownCaches)); ++i)
        QTest::newRow(knownCaches[i].id) << i;
}

void TestShippedModels::caches()
{
    QFETCH(int, row);
    const Cache &known = knownCaches[row];
    const Cache cache = cacheOf(model(QString::fromLatin1(known.id)));
    QCOMPARE(cache.layers, known.layers);
    QCOMPARE(cache.perToken, known.perToken);
    QCOMPARE(cache.windowed, known.windowed);
    QCOMPARE(cache.state, known.state);
}

void TestShippedModels::everyModelWithLayersIsInTheTable()
{
    QStringList ids;
    for (const Cache &known : knownCaches)
        ids.append(QString::fromLatin1(known.id));
    for (const AiModel &model : m_catalogue.models())
        QCOMPARE(ids.contains(model.id), model.layerCount() > 0);
}

void TestShippedModels::facts_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<qint64>("parameters");
    QTest::addColumn<int>("hiddenSize");
    QTest::addColumn<int>("attentionHeads");
    QTest::addColumn<qint64>("maxContext");
    QTest::addColumn<QString>("format");

    QTest::newRow("dense") << u"llama-3.3-70b-instruct"_s << qint64 {70'553'706'496} << 8192 << 64
                           << qint64 {131'072} << u"BF16"_s;
    QTest::newRow("FP8") << u"deepseek-r1"_s << qint64 {671'026'419'200} << 7168 << 128
                         << qint64 {163'840} << u"FP8"_s;
    QTest::newRow("MXFP4") << u"gpt-oss-120b"_s << qint64 {116'829'156'672} << 2880 << 64
                           << qint64 {131'072} << u"MXFP4"_s;
    QTest::newRow("INT4") << u"kimi-k2.6"_s << qint64 {1'026'408'232'448} << 7168 << 64
                          << qint64 {262'144} << u"INT4"_s;
    QTest::newRow("embedding") << u"bge-large-en-v1.5"_s << qint64 {335'141'888} << 1024 << 16
                               << qint64 {512} << u"F32"_s;
}

void TestShippedModels::facts()
{
    QFETCH(QString, id);
    QFETCH(qint64, parameters);
    QFETCH(qint64, maxContext);
    QCOMPARE(model(id).parameters, parameters);
    QTEST(model(id).hiddenSize, "hiddenSize");
    QTEST(model(id).attentionHeads, "attentionHeads");
    QCOMPARE(model(id).maxContext, maxContext);
    QTEST(model(id).nativeFormat, "format");
}

void TestShippedModels::weights_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("format");
    QTest::addColumn<Bytes>("bytes");
    QTest::addColumn<bool>("isExact");

    QTest::newRow("index") << u"llama-3.3-70b-instruct"_s << u"BF16"_s << Bytes {141'107'412'992}
                           << true;
    QTest::newRow("decimal gigabytes")
        << u"llama-3.3-70b-instruct"_s << u"Q4_K_M"_s << Bytes {42'520'000'000} << false;
    QTest::newRow("gibibytes") << u"glm-4.5-air"_s << u"Q8_0"_s << Bytes {117'446'954'451} << false;
    QTest::newRow("exact rather than listed")
        << u"qwen3-32b"_s << u"BF16"_s << Bytes {65'524'246'528} << true;
    QTest::newRow("experts stay MXFP4")
        << u"gpt-oss-120b"_s << u"Q8_0"_s << Bytes {63'382'979'871} << false;
    QTest::newRow("FP8 of the publisher")
        << u"qwen3.8-27b"_s << u"FP8"_s << Bytes {30'866'866'928} << true;
    QTest::newRow("NVFP4") << u"qwen3.8-27b"_s << u"NVFP4"_s << Bytes {26'381'249'312} << true;
    QTest::newRow("estimate") << u"deepseek-r1"_s << u"FP8"_s << Bytes {688'546'366'528} << false;
}

void TestShippedModels::weights()
{
    QFETCH(QString, id);
    QFETCH(QString, format);
    const PublishedWeights *file = model(id).published(format);
    QVERIFY(file);
    QTEST(file->bytes, "bytes");
    QTEST(file->isExact, "isExact");
}

void TestShippedModels::unknownModels_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"mistral-large-3-675b-instruct-2512", "sdxl-base-1.0",
                           "stable-diffusion-3.5-large", "flux.1-dev", "flux.2-dev", "qwen-image",
                           "wan2.2-t2v-a14b", "hunyuanvideo", "whisper-large-v3"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void TestShippedModels::unknownModels()
{
    QFETCH(QString, id);
    QVERIFY(m_catalogue.model(id));
    QVERIFY(!model(id).hasDimensions());
    QVERIFY(!model(id).note.isEmpty());
}

void TestShippedModels::recurrentStateOfOneSequence()
{
    // What llama.cpp logs, in four-byte elements: 149.6 MiB and 50.25 MiB.
    QCOMPARE(cacheOf(model(u"qwen3.6-27b"_s)).state * 4, Bytes {156'893'184});
    QCOMPARE(cacheOf(model(u"qwen3.5-9b"_s)).state * 4, Bytes {52'690'944});
}

void TestShippedModels::everyFigureHasAnOrigin()
{
    for (const AiModel &model : m_catalogue.models()) {
        for (const Origin &origin : model.origins)
            QVERIFY2(!origin.source.isEmpty(), qPrintable(model.id));
        QVERIFY2(model.layers.empty() || model.origins.contains(u"config"_s), qPrintable(model.id));
        QVERIFY2(!model.parameters || model.origins.contains(u"parameters"_s),
                 qPrintable(model.id));
        QVERIFY2(model.license.isEmpty() || model.origins.contains(u"license"_s),
                 qPrintable(model.id));
        QVERIFY2(model.releaseDate.isEmpty() || model.origins.contains(u"release"_s),
                 qPrintable(model.id));
        for (const PublishedWeights &file : model.weights)
            QVERIFY2(!file.source.isEmpty(), qPrintable(model.id));
    }
}

void TestShippedModels::formatsAreWellKnown()
{
    const QStringList known {u"BF16"_s,  u"F16"_s,   u"F32"_s,    u"FP8"_s,
                             u"MXFP4"_s, u"NVFP4"_s, u"INT4"_s,   u"FP4"_s,
                             u"Q8_0"_s,  u"Q6_K"_s,  u"Q5_K_M"_s, u"Q4_K_M"_s,
                             u"Q4_0"_s,  u"Q4_1"_s,  u"Q3_K_M"_s, u"IQ4_XS"_s};
    for (const AiModel &model : m_catalogue.models())
        for (const PublishedWeights &file : model.weights)
            QVERIFY2(known.contains(file.format), qPrintable(model.id + u' ' + file.format));
}

CONFIGURATOR_TEST_MAIN(TestShippedModels)
#include "tst_shippedmodels.moc"
