// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogueloader.h"
#include "items/aimodels/usualchoice.h"
#include "items/aimodels/words/layerwords.h"
#include "items/aimodels/words/modelfacts.h"
#include "items/aimodels/words/modelwords.h"
#include "memory/contextmemory.h"
#include "support/aimodels.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

QString fact(const AiModel &model, const QString &label)
{
    for (const ModelFact &found : factsOf(model)) {
        if (found.label == label)
            return found.value;
    }
    return u"(no such fact)"_s;
}

AiModel windowed()
{
    AiModel model = test::llama31_8b();
    model.layers
        = {test::windowedLayers(24, {32, 8, 128}, 1024), test::fullLayers(8, {32, 2, 256})};
    return model;
}

AiModel hybrid()
{
    AiModel model = test::llama31_8b();
    model.layers = {test::linearLayers(24, 524'288), test::fullLayers(8, {32, 8, 128})};
    return model;
}

} // namespace

class TestModelFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parametersAreRoundedOnce_data()
    {
        QTest::addColumn<qint64>("parameters");
        QTest::addColumn<QString>("text");
        QTest::newRow("millions") << qint64 {567'754'752} << u"568 M"_s;
        QTest::newRow("just below a billion") << qint64 {999'499'999} << u"999 M"_s;
        QTest::newRow("a billion by rounding") << qint64 {999'500'000} << u"1.0 B"_s;
        QTest::newRow("half up") << qint64 {70'550'000'000} << u"70.6 B"_s;
        QTest::newRow("a trillion") << qint64 {1'026'408'232'448} << u"1,026.4 B"_s;
    }
    void parametersAreRoundedOnce()
    {
        QFETCH(const qint64, parameters);
        QTEST(parametersText(parameters), "text");
    }

    void datesAreAsExactAsTheCatalogue_data()
    {
        QTest::addColumn<QString>("date");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("brief");
        QTest::newRow("a month") << u"2024-12"_s << u"December 2024"_s << u"Dec 2024"_s;
        QTest::newRow("a day") << u"2024-12-06"_s << u"6 December 2024"_s << u"6 Dec 2024"_s;
        QTest::newRow("a year") << u"2024"_s << u"2024"_s << u"2024"_s;
        QTest::newRow("nothing") << QString() << u"not known"_s << u"not known"_s;
    }
    void datesAreAsExactAsTheCatalogue()
    {
        QFETCH(const QString, date);
        AiModel model;
        model.releaseDate = date;
        QTEST(releaseText(model), "text");
        QTEST(shortReleaseText(model), "brief");
    }

    void sizesFallIntoClasses_data()
    {
        QTest::addColumn<qint64>("parameters");
        QTest::addColumn<int>("expected");
        QTest::addColumn<QString>("text");
        QTest::newRow("an end belongs to its class")
            << qint64 {4'000'000'000} << int(SizeClass::Small) << u"up to 4 B"_s;
        QTest::newRow("one more") << qint64 {4'000'000'001} << int(SizeClass::Medium)
                                  << u"4 B to 16 B"_s;
        QTest::newRow("the largest")
            << qint64 {150'000'000'001} << int(SizeClass::Giant) << u"over 150 B"_s;
        QTest::newRow("not known") << qint64 {-1} << int(SizeClass::Unknown) << u"not known"_s;
    }
    void sizesFallIntoClasses()
    {
        QFETCH(const qint64, parameters);
        AiModel model;
        if (parameters > 0)
            model.parameters = parameters;
        QTEST(int(sizeClassOf(model)), "expected");
        QTEST(sizeClassText(sizeClassOf(model)), "text");
    }

    void attentionInWords_data()
    {
        QTest::addColumn<AiModel>("model");
        QTest::addColumn<QString>("layers");
        QTest::addColumn<QString>("attention");
        QTest::addColumn<QString>("memory");
        QTest::newRow("full attention")
            << test::llama33_70b() << u"80, hidden size 8,192"_s << u"64 heads, 8 KV heads of 128"_s
            << u"320 KiB a token (FP16)"_s;
        QTest::newRow("latent attention") << test::deepseekR1() << u"61, hidden size 7,168"_s
                                          << u"128 heads, latent (MLA): one vector of 576 a token"_s
                                          << u"68.6 KiB a token (FP16)"_s;
        // 24 layers x 8 heads x 256 x 2 bytes x 1,536 cells: the window and what is computed at
        // once.
        QTest::newRow("windows")
            << windowed()
            << u"32, hidden size 4,096: 24 look back 1,024 tokens, 8 with full "
               "attention"_s
            << u"32 heads, 8 KV heads of 128 and 2 KV heads of 256"_s
            << u"16 KiB a token (FP16), and 144 MiB for the windows of each "
               "user"_s;
        QTest::newRow("a state")
            << hybrid()
            << u"32, hidden size 4,096: 24 with a recurrent state, 8 with full "
               "attention"_s
            << u"32 heads, 8 KV heads of 128"_s
            << u"32 KiB a token (FP16), and 48 MiB of state for each user"_s;
    }
    void attentionInWords()
    {
        QFETCH(const AiModel, model);
        QTEST(layersText(model), "layers");
        QTEST(attentionText(model), "attention");
        QTEST(contextMemoryText(model), "memory");
    }

    void experts()
    {
        QCOMPARE(fact(test::mixtral8x7b(), u"Parameters"_s),
                 u"46.7 B, 12.9 B active: 2 of 8 experts"_s);
        QCOMPARE(fact(test::llama33_70b(), u"Parameters"_s), u"70.6 B, dense"_s);
    }

    // What each model of the catalogue shows; no cache, context or table where there is none.
    void nothingIsInventedForModelsThatReadNoTokens()
    {
        const LoadedCatalogue loaded
            = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
        int others = 0;
        for (const AiModel &model : loaded.catalogue.models()) {
            QVERIFY(!factsOf(model).empty());
            QVERIFY(!modelByline(model).isEmpty());
            QVERIFY(sourcesOf(model).size() >= 5);
            if (model.hasDimensions())
                continue;
            ++others;
            for (const QString &label : {u"Layers"_s, u"Attention"_s, u"Context memory"_s})
                QCOMPARE(fact(model, label), u"(no such fact)"_s);
            const QString reason = needNotKnown(model, usualChoice(model));
            QVERIFY2(reason.contains(model.name) && reason.endsWith(u'.'), qPrintable(reason));
        }
        QVERIFY(others >= 9);
    }

    void everyFactHasItsSource()
    {
        const LoadedCatalogue loaded
            = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
        const AiModel *model = loaded.catalogue.model(u"llama-3.3-70b-instruct"_s);
        QVERIFY(model);
        const std::vector<SourceLine> lines = sourcesOf(*model);
        QCOMPARE(lines.front().value, u"70.6 B"_s);
        QCOMPARE(lines.front().source, model->origins.value(u"parameters"_s).source);
        QCOMPARE(lines.front().standing, u"high confidence"_s);
        QCOMPARE(lines.size(), 4 + model->weights.size());
        AiModel bare = test::llama33_70b();
        QCOMPARE(sourcesOf(bare).front().source, u"no source stated"_s);
    }

    void theUsualFormatIsOneWhoseSizeIsKnown()
    {
        AiModel model = test::llama33_70b();
        QCOMPARE(usualChoice(model).format, u"Q4_K_M"_s);
        QCOMPARE(usualChoice(model).context, 8192);
        model.parameters.reset();
        model.weights = {{u"Q6_K"_s, 57'890'000'000, true, u"test"_s}};
        QCOMPARE(usualChoice(model).format, u"Q6_K"_s);
        model.maxContext = 512;
        QCOMPARE(usualChoice(model).context, 512);
    }
};

CONFIGURATOR_TEST_MAIN(TestModelFacts)
#include "tst_modelfacts.moc"
