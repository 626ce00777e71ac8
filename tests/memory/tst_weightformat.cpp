// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memory/weights/weightformat.h"

#include "support/aimodels.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestWeightFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersWhatTheEngineTakes_data();
    void offersWhatTheEngineTakes();
    void offersPublishedFiles_data();
    void offersPublishedFiles();
    void everyOfferCanBeComputed();
    void nothingWithoutDimensions();
    void nearest_data();
    void nearest();
    void nearestWithoutParameters();
    void knowsItsIds();
    void basisIds();
};

namespace {

QString offers(const AiModel &model, Engine engine)
{
    QStringList ids;
    for (const WeightFormat &format : formatsFor(model, engine)) {
        ids.append(format.id);
        if (format.engine != engine)
            ids.append(u"(wrong engine)"_s);
    }
    return ids.join(u' ');
}

AiModel withNative(AiModel model, const QString &format)
{
    model.nativeFormat = format;
    return model;
}

} // namespace

void TestWeightFormat::offersWhatTheEngineTakes_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<Engine>("engine");
    QTest::addColumn<QString>("ids");
    const QString gguf = u"BF16 F16 Q8_0 Q6_K Q5_K_M Q4_K_M Q4_0 IQ4_XS Q3_K_M Q2_K"_s;
    const auto row = [](const char *name, const AiModel &model, Engine engine, const QString &ids) {
        QTest::newRow(name) << model << engine << ids;
    };
    row("llama.cpp", llama31_8b(), Engine::LlamaCpp, gguf);
    row("llama.cpp, native FP8", deepseekR1(), Engine::LlamaCpp, gguf);
    row("llama.cpp, native MXFP4", gptOss20b(), Engine::LlamaCpp,
        u"BF16 F16 MXFP4 Q8_0 Q6_K Q5_K_M Q4_K_M Q4_0 IQ4_XS Q3_K_M Q2_K"_s);
    row("vllm, native BF16", llama31_8b(), Engine::Vllm, u"BF16 FP8 INT8 AWQ"_s);
    row("vllm, native F16", withNative(llama31_8b(), u"F16"_s), Engine::Vllm,
        u"F16 FP8 INT8 AWQ"_s);
    row("vllm, native F32", withNative(llama31_8b(), u"F32"_s), Engine::Vllm,
        u"F32 FP8 INT8 AWQ"_s);
    row("vllm, native FP8", deepseekR1(), Engine::Vllm, u"FP8 INT8 AWQ"_s);
    row("vllm, native MXFP4", gptOss20b(), Engine::Vllm, u"MXFP4"_s);
    row("vllm, native INT4", withNative(kimiK2(), u"INT4"_s), Engine::Vllm, u"INT4"_s);
    row("vllm, native FP4", withNative(kimiK2(), u"FP4"_s), Engine::Vllm, u"FP4"_s);
    row("vllm, native not known", withNative(llama31_8b(), QString()), Engine::Vllm,
        u"BF16 FP8 INT8 AWQ"_s);
    row("a GGUF type is no native format", withNative(llama31_8b(), u"Q8_0"_s), Engine::Vllm,
        u"BF16 FP8 INT8 AWQ"_s);
}

void TestWeightFormat::offersWhatTheEngineTakes()
{
    QFETCH(AiModel, model);
    QFETCH(Engine, engine);
    QFETCH(QString, ids);
    QCOMPARE(offers(model, engine), ids);
}

void TestWeightFormat::offersPublishedFiles_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<Bytes>("bytes");
    QTest::addColumn<QString>("llama");
    QTest::addColumn<QString>("vllm");
    const QString llama = u"BF16 F16 Q8_0 Q6_K %1Q5_K_M %2Q4_K_M %3Q4_0 IQ4_XS Q3_K_M Q2_K%4"_s;
    const QString vllm = u"BF16 FP8 INT8 %1AWQ"_s;
    QTest::newRow("NVFP4 is vllm's")
        << u"NVFP4"_s << Bytes {5'500'000'000}
        << llama.arg(QString(), QString(), QString(), QString()) << vllm.arg(u"NVFP4 "_s);
    QTest::newRow("Q4_1 is llama.cpp's")
        << u"Q4_1"_s << Bytes {5'130'000'000}
        << llama.arg(QString(), QString(), u"Q4_1 "_s, QString()) << vllm.arg(QString());
    QTest::newRow("an unknown mix stands by its size")
        << u"UD-Q5_K_XL"_s << Bytes {5'740'000'000}
        << llama.arg(u"UD-Q5_K_XL "_s, QString(), QString(), QString()) << vllm.arg(QString());
    QTest::newRow("the smallest stands last")
        << u"IQ1_S"_s << Bytes {2'000'000'000}
        << llama.arg(QString(), QString(), QString(), u" IQ1_S"_s) << vllm.arg(QString());
}

void TestWeightFormat::offersPublishedFiles()
{
    QFETCH(QString, format);
    QFETCH(Bytes, bytes);
    QFETCH(QString, llama);
    QFETCH(QString, vllm);
    AiModel model = llama31_8b();
    model.weights = {{format, bytes, true, u"test"_s}};
    QCOMPARE(offers(model, Engine::LlamaCpp), llama);
    QCOMPARE(offers(model, Engine::Vllm), vllm);
}

void TestWeightFormat::everyOfferCanBeComputed()
{
    for (const AiModel &model :
         {llama31_8b(), mixtral8x7b(), deepseekR1(), gptOss120b(), gemma3_27b(), qwen36_27b()}) {
        for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
            for (const WeightFormat &format : formatsFor(model, engine))
                VERIFY_OK(weightsOf(model, format.id));
        }
    }
}

void TestWeightFormat::nothingWithoutDimensions()
{
    AiModel model = llama31_8b();
    model.hiddenSize = 0;
    QVERIFY(formatsFor(model, Engine::LlamaCpp).empty());
    QVERIFY(formatsFor(model, Engine::Vllm).empty());
    QCOMPARE(nearestFormat(model, u"Q4_K_M"_s, Engine::Vllm), u"Q4_K_M"_s);
}

void TestWeightFormat::nearest_data()
{
    QTest::addColumn<AiModel>("model");
    QTest::addColumn<QString>("format");
    QTest::addColumn<Engine>("engine");
    QTest::addColumn<QString>("nearest");
    const auto row
        = [](const AiModel &model, const char *format, Engine engine, const char *nearest) {
              const QString name
                  = u"%1 %2 to %3"_s.arg(model.id, QLatin1StringView(format), engineId(engine));
              QTest::newRow(qPrintable(name))
                  << model << QString::fromLatin1(format) << engine << QString::fromLatin1(nearest);
          };
    row(llama33_70b(), "Q4_K_M", Engine::Vllm, "AWQ");
    row(llama33_70b(), "Q3_K_M", Engine::Vllm, "AWQ");
    row(llama33_70b(), "Q8_0", Engine::Vllm, "INT8");
    row(llama33_70b(), "BF16", Engine::Vllm, "BF16");
    row(llama33_70b(), "BF16", Engine::LlamaCpp, "BF16");
    row(llama33_70b(), "AWQ", Engine::LlamaCpp, "Q4_0");
    row(llama33_70b(), "FP8", Engine::LlamaCpp, "Q8_0");
    row(deepseekR1(), "BF16", Engine::Vllm, "INT8");
    row(gptOss120b(), "Q4_K_M", Engine::Vllm, "MXFP4");
    row(gptOss120b(), "MXFP4", Engine::LlamaCpp, "MXFP4");
}

void TestWeightFormat::nearest()
{
    QFETCH(AiModel, model);
    QFETCH(QString, format);
    QFETCH(Engine, engine);
    QFETCH(QString, nearest);
    QCOMPARE(nearestFormat(model, format, engine), nearest);
}

void TestWeightFormat::nearestWithoutParameters()
{
    AiModel model = llama33_70b();
    model.parameters.reset();
    QCOMPARE(nearestFormat(model, u"Q4_K_M"_s, Engine::Vllm), u"AWQ"_s);
    QCOMPARE(nearestFormat(model, u"Q8_0"_s, Engine::Vllm), u"FP8"_s);
}

void TestWeightFormat::knowsItsIds()
{
    const QStringList ids = allFormatIds();
    QCOMPARE(ids.size(), 26);
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    for (const char *id : {"BF16", "MXFP4", "Q4_K_M", "IQ4_XS", "FP8", "INT8", "AWQ", "NVFP4"})
        QVERIFY2(ids.contains(QLatin1StringView(id)), id);
}

void TestWeightFormat::basisIds()
{
    QCOMPARE(basisId(Basis::Published), u"published"_s);
    QCOMPARE(basisId(Basis::Computed), u"computed"_s);
    QCOMPARE(basisId(Basis::Assumed), u"assumed"_s);
}

CONFIGURATOR_TEST_MAIN(TestWeightFormat)
#include "tst_weightformat.moc"
