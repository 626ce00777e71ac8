// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogueloader.h"
#include "memory/requirement.h"
#include "memory/workingspace.h"

#include "memory/needtable.h"
#include "support/testmain.h"

#include <numeric>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// Every shipped model in every format at every length: a need, or a sentence that says why not.
class TestNeedTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void lengthsDoubleUpToTheLimit();
    void everyModelHasFormatsOrASentence();
    void aFormatIsTakenWhenItIsOffered();
    void everyCellHasANeedOrASentence_data();
    void everyCellHasANeedOrASentence();

private:
    Catalogue m_catalogue;
};

namespace {

void addsUp(const Requirement &need, const ModelChoice &choice)
{
    QVERIFY(need.weights.total > 0);
    QVERIFY(need.context >= 0 && need.state >= 0 && need.inRam == 0);
    QVERIFY(!need.weights.explanation.isEmpty() && !need.contextExplanation.isEmpty());
    QVERIFY(std::ranges::all_of(need.layers, [](Bytes bytes) { return bytes > 0; }));
    const Bytes ends = need.weights.embedding + need.weights.head;
    QCOMPARE(std::reduce(need.layers.begin(), need.layers.end(), ends),
             need.weights.total + need.context + need.state);
    QVERIFY2(need.weights.embedding >= 0 && need.weights.head >= 0, qPrintable(choice.format));
}

void neverLess(const Requirement &more, const Requirement &less)
{
    QCOMPARE(more.weights, less.weights);
    QCOMPARE(more.state, less.state);
    QVERIFY(more.context >= less.context);
    QVERIFY(std::ranges::equal(more.layers, less.layers, std::greater_equal()));
}

// Models without a cache for every token keep windows or a state, or read it all at once.
bool growsWithContext(const AiModel &model)
{
    return std::ranges::any_of(model.layers, [](const LayerGroup &layer) {
        return layer.kind == LayerKind::Full || layer.kind == LayerKind::Latent;
    });
}

} // namespace

void TestNeedTable::initTestCase()
{
    const LoadedCatalogue loaded
        = loadCatalogue(QStringLiteral(SOURCE_DIR) + u"/resources/catalogue"_s);
    QVERIFY2(loaded.faults.isEmpty(), qPrintable(loaded.faults.join(u'\n')));
    m_catalogue = loaded.catalogue;
}

void TestNeedTable::lengthsDoubleUpToTheLimit()
{
    AiModel model;
    model.maxContext = 16384;
    QCOMPARE(usualContexts(model), (std::vector<qint64> {4096, 8192, 16384}));
    model.maxContext = 20000;
    QCOMPARE(usualContexts(model), (std::vector<qint64> {4096, 8192, 16384, 20000}));
    model.maxContext = 512;
    QCOMPARE(usualContexts(model), std::vector<qint64> {512});
}

void TestNeedTable::everyModelHasFormatsOrASentence()
{
    int known = 0;
    for (const AiModel &model : m_catalogue.models()) {
        for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
            const bool hasFormats = !formatsFor(model, engine).empty();
            QVERIFY2(hasFormats == model.hasDimensions(), qPrintable(model.id));
            const ModelChoice choice {model.id, u"BF16"_s, 4096, 1, engine};
            if (!hasFormats)
                QVERIFY(requirementOf(model, choice).error().contains(model.name));
        }
        known += model.hasDimensions() ? 1 : 0;
    }
    QVERIFY2(known >= 80, qPrintable(QString::number(known)));
}

void TestNeedTable::aFormatIsTakenWhenItIsOffered()
{
    for (const AiModel &model : m_catalogue.models()) {
        QStringList ids = allFormatIds() + QStringList {u"FP3"_s, QString()};
        for (const PublishedWeights &file : model.weights)
            ids.append(file.format);
        for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
            const std::vector<WeightFormat> offered = formatsFor(model, engine);
            for (const QString &id : ids)
                QCOMPARE(takesFormat(model, engine, id),
                         std::ranges::find(offered, id, &WeightFormat::id) != offered.end());
        }
    }
}

void TestNeedTable::everyCellHasANeedOrASentence_data()
{
    QTest::addColumn<QString>("id");
    for (const AiModel &model : m_catalogue.models()) {
        if (model.hasDimensions())
            QTest::newRow(qPrintable(model.id)) << model.id;
    }
}

void TestNeedTable::everyCellHasANeedOrASentence()
{
    QFETCH(QString, id);
    const AiModel &model = *m_catalogue.model(id);
    std::optional<Requirement> shorter;
    forEachNeed(model, [&](const ModelChoice &choice, const Result<Requirement> &need) {
        if (choice.context == usualContexts(model).front())
            shorter.reset();
        if (!need) {
            QVERIFY2(need.error().endsWith(u'.') && need.error().contains(model.name),
                     qPrintable(need.error()));
            QVERIFY2(!model.parameters && !model.published(choice.format),
                     qPrintable(need.error()));
            return;
        }
        addsUp(*need, choice);
        QVERIFY(WorkingSpace(model, choice).on({1, 1}, 24564) > 0);
        if (shorter) {
            neverLess(*need, *shorter);
            QVERIFY(!growsWithContext(model) || need->context > shorter->context);
        }
        shorter = *need;
    });
}

CONFIGURATOR_TEST_MAIN(TestNeedTable)
#include "tst_needtable.moc"
