// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/catalogueloader.h"
#include "memory/weights/weightformat.h"
#include "recommend/recommender.h"
#include "support/testmain.h"

#include <algorithm>

using namespace configurator;
using namespace Qt::StringLiterals;

// Every AI model of the shop whose need is known, on the shop's own catalogue.
class TestShopBuilds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyModelHasBothSorts_data() { models(); }
    void everyModelHasBothSorts();
    void whatIsSaidIsWhatTheBuildIs_data() { models(); }
    void whatIsSaidIsWhatTheBuildIs();

private:
    void models();
    [[nodiscard]] Recommendations recommendations(const QString &model, Engine engine) const;

    Catalogue m_catalogue;
    std::optional<Recommender> m_recommender;
};

namespace {

ModelChoice choiceFor(const AiModel &model, Engine engine)
{
    return {model.id, nearestFormat(model, u"Q4_K_M"_s, engine),
            std::min<qint64>(8192, contextLimit(model)), 1, engine};
}

std::vector<Recommendation> all(const Recommendations &made)
{
    std::vector<Recommendation> list = made.builds;
    list.insert(list.end(), made.onRequest.begin(), made.onRequest.end());
    return list;
}

bool hasKind(const std::vector<Recommendation> &list, BuildKind kind)
{
    return std::ranges::any_of(list, [kind](const auto &made) { return made.kind == kind; });
}

} // namespace

void TestShopBuilds::initTestCase()
{
    LoadedCatalogue loaded = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
    QVERIFY2(loaded.faults.isEmpty(), qPrintable(loaded.faults.join(u'\n')));
    m_catalogue = std::move(loaded.catalogue);
    m_recommender.emplace(m_catalogue);
}

void TestShopBuilds::models()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<int>("engine");
    for (const AiModel &model : m_catalogue.models()) {
        for (const Engine engine : {Engine::LlamaCpp, Engine::Vllm}) {
            if (requirementOf(model, choiceFor(model, engine)))
                QTest::addRow("%s, %s", qPrintable(model.id), qPrintable(engineId(engine)))
                    << model.id << static_cast<int>(engine);
        }
    }
}

Recommendations TestShopBuilds::recommendations(const QString &id, Engine engine) const
{
    Wish wish;
    wish.choice = choiceFor(*m_catalogue.model(id), engine);
    return m_recommender->recommend(wish);
}

// Ordinary: with nothing but PCIe, or one GPU by itself; and one whose GPUs are joined.
void TestShopBuilds::everyModelHasBothSorts()
{
    QFETCH(QString, model);
    QFETCH(int, engine);
    const std::vector<Recommendation> list
        = all(recommendations(model, static_cast<Engine>(engine)));
    QVERIFY(hasKind(list, BuildKind::FastLinked));
    QVERIFY(hasKind(list, BuildKind::Pcie));
}

void TestShopBuilds::whatIsSaidIsWhatTheBuildIs()
{
    QFETCH(QString, model);
    QFETCH(int, engine);
    const Recommendations made = recommendations(model, static_cast<Engine>(engine));
    QVERIFY(made.isProven);
    for (const Recommendation &one : all(made)) {
        const Assessment assessment = assess(m_catalogue, one.build, Region::Eu);
        QCOMPARE(one.totals, assessment.totals);
        QCOMPARE(one.fit, assessment.fit);
        QVERIFY2(one.fit.verdict >= Verdict::Paper, qPrintable(one.title));
        QVERIFY(one.kind != BuildKind::FastLinked || one.fit.verdict >= Verdict::Linked);
        QVERIFY(one.kind != BuildKind::SingleGpu || one.fit.verdict == Verdict::Single);
        for (const Note &note : assessment.notes) {
            const bool isAboutHost = note.code == u"supply-headroom" || note.code == u"slots"
                || note.code == u"passive-in-tower" || note.code == u"needs-baseboard";
            QVERIFY2(!isAboutHost || note.severity != Severity::Warning, qPrintable(note.text));
        }
    }
}

CONFIGURATOR_TEST_MAIN(TestShopBuilds)
#include "tst_shopbuilds.moc"
