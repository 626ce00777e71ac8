// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/words.h"
#include "catalogue/catalogueloader.h"
#include "items/aimodels/recommendationsmodel.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

struct Fixture
{
    LoadedCatalogue loaded = loadCatalogue(QStringLiteral(SOURCE_DIR "/resources/catalogue"));
    RecommendationsModel model {loaded.catalogue, Region::Eu};
    QAbstractItemModelTester tester {&model,
                                     QAbstractItemModelTester::FailureReportingMode::QtTest};

    [[nodiscard]] const Recommendation &at(int row) const
    {
        const Recommendations &all = model.recommendations();
        const auto place = static_cast<std::size_t>(row);
        return place < all.builds.size() ? all.builds[place]
                                         : all.onRequest[place - all.builds.size()];
    }
    [[nodiscard]] QString text(int row, int role) const
    {
        return model.index(row).data(role).toString();
    }
};

Wish wishFor(const QString &model)
{
    Wish wish;
    wish.choice.model = model;
    return wish;
}

} // namespace

class TestRecommendationsModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsAreTheRecommendersPricedFirst()
    {
        Fixture f;
        QSignalSpy reset(&f.model, &QAbstractItemModel::modelReset);
        const Wish wish = wishFor(u"llama-3.3-70b-instruct"_s);
        f.model.setWish(wish);
        QCOMPARE(reset.size(), 1);
        QVERIFY(f.model.recommendations() == Recommender(f.loaded.catalogue).recommend(wish));
        const Recommendations &answer = f.model.recommendations();
        QCOMPARE(f.model.rowCount(), int(answer.builds.size() + answer.onRequest.size()));
        QVERIFY(f.model.rowCount() > 0);
        for (int row = 0; row < f.model.rowCount(); ++row) {
            const bool isOnRequest
                = f.model.index(row).data(RecommendationsModel::IsOnRequestRole).toBool();
            QCOMPARE(isOnRequest, row >= int(answer.builds.size()));
            QVERIFY(f.model.buildAt(row) == f.at(row).build);
            QVERIFY(f.model.buildAt(row).choice == wish.choice);
        }
        QVERIFY(f.model.buildAt(-1) == Build());
        QVERIFY(f.model.buildAt(f.model.rowCount()) == Build());
    }

    void figuresAreTheWordsOfTheTotals()
    {
        Fixture f;
        f.model.setWish(wishFor(u"llama-3.3-70b-instruct"_s));
        for (int row = 0; row < f.model.rowCount(); ++row) {
            const Totals totals = totalsOf(f.loaded.catalogue, f.model.buildAt(row));
            QCOMPARE(f.text(row, RecommendationsModel::CombinedRole), combinedMemoryText(totals));
            QCOMPARE(f.text(row, RecommendationsModel::UsableRole),
                     u"usable "_s + usableMemoryText(totals));
            QCOMPARE(f.text(row, RecommendationsModel::FastLinkedRole), fastLinkedText(totals));
            QCOMPARE(f.text(row, RecommendationsModel::PowerRole), powerText(totals));
            QCOMPARE(f.text(row, RecommendationsModel::PriceRole),
                     priceText(totals, f.loaded.catalogue.currency()));
            QCOMPARE(f.text(row, RecommendationsModel::PriceRemarkRole), priceRemark(totals));
            const auto comparison = comparisonFor(f.loaded.catalogue, totals.powerW, Region::Eu);
            QCOMPARE(f.text(row, RecommendationsModel::ComparisonRole),
                     comparison ? comparison->text : QString());
        }
    }

    void aClusterSaysItsSortAndAnythingElseItsKind()
    {
        Fixture f;
        f.model.setWish(wishFor(u"llama-3.3-70b-instruct"_s));
        for (int row = 0; row < f.model.rowCount(); ++row) {
            const Recommendation &build = f.at(row);
            const bool isCluster
                = f.model.index(row).data(RecommendationsModel::IsClusterRole).toBool();
            QCOMPARE(isCluster, build.totals.isCluster());
            QCOMPARE(f.text(row, RecommendationsModel::KindRole),
                     isCluster ? clusterKindName(build.totals.cluster) : buildKindName(build.kind));
            const auto tone = static_cast<RecommendationsModel::Tone>(
                f.model.index(row).data(RecommendationsModel::KindToneRole).toInt());
            QCOMPARE(tone == RecommendationsModel::Tone::Plain, !isCluster);
            QCOMPARE(tone == RecommendationsModel::Tone::Good,
                     build.totals.cluster == ClusterKind::FastLinked);
        }
    }

    // Amber exactly where the verdict is: the group does not hold the need.
    void barsTellWhatTheFitTells()
    {
        Fixture f;
        int held = 0;
        for (const AiModel &model : f.loaded.catalogue.models()) {
            if (!model.hasDimensions())
                continue;
            Wish wish = wishFor(model.id);
            wish.choice.format = formatsFor(model, Engine::LlamaCpp).front().id;
            wish.choice.context = 4096 < *model.maxContext ? 4096 : *model.maxContext;
            f.model.setWish(wish);
            for (int row = 0; row < f.model.rowCount(); ++row) {
                const Fit &fit = f.at(row).fit;
                const QModelIndex index = f.model.index(row);
                const bool isHeld = index.data(RecommendationsModel::IsHeldByGroupRole).toBool();
                QCOMPARE(isHeld, fit.verdict >= Verdict::Linked);
                held += isHeld ? 1 : 0;
                const int combined = index.data(RecommendationsModel::CombinedFillRole).toInt();
                QVERIFY(combined > 0 && combined <= RecommendationsModel::fullBar);
                QCOMPARE(combined, int(fit.need() * 1000 / fit.combinedUsable));
                const int linked = index.data(RecommendationsModel::FastLinkedFillRole).toInt();
                QVERIFY(linked >= 0 && linked <= RecommendationsModel::fullBar);
                if (isHeld)
                    QVERIFY(linked >= combined);
            }
        }
        QVERIFY(held > 0);
    }

    void aRowsSpokenTextBeginsWithItsTitle()
    {
        Fixture f;
        f.model.setWish(wishFor(u"llama-3.3-70b-instruct"_s));
        for (int row = 0; row < f.model.rowCount(); ++row) {
            const QString title = f.text(row, RecommendationsModel::TitleRole);
            QVERIFY(!title.isEmpty());
            QVERIFY(f.text(row, Qt::AccessibleTextRole).startsWith(title));
            QVERIFY(!f.text(row, RecommendationsModel::WhyRole).isEmpty());
        }
    }

    void theLastOfARowOfWishesIsAnswered()
    {
        Fixture f;
        QSignalSpy reset(&f.model, &QAbstractItemModel::modelReset);
        Wish wish = wishFor(u"llama-3.3-70b-instruct"_s);
        for (const int users : {1, 2, 3}) {
            wish.choice.users = users;
            f.model.setWishSoon(wish);
        }
        QCOMPARE(reset.size(), 0);
        QTRY_COMPARE(reset.size(), 1);
        QVERIFY(f.model.wish() == wish);
        QVERIFY(f.model.recommendations() == Recommender(f.loaded.catalogue).recommend(wish));
    }

    void noWishEmptiesTheListAndForgetsAPendingOne()
    {
        Fixture f;
        f.model.setWish(wishFor(u"llama-3.3-70b-instruct"_s));
        f.model.setWishSoon(wishFor(u"phi-4"_s));
        f.model.setWish({});
        QCOMPARE(f.model.rowCount(), 0);
        QTest::qWait(80);
        QCOMPARE(f.model.rowCount(), 0);
    }

    void aBudgetIsInWholeUnitsOfTheCurrency_data()
    {
        QTest::addColumn<QString>("currency");
        QTest::addColumn<int>("typed");
        QTest::addColumn<Minor>("budget");
        QTest::newRow("two digits") << u"USD"_s << 5000 << Minor {500'000};
        QTest::newRow("none") << u"JPY"_s << 5000 << Minor {5000};
        QTest::newRow("three") << u"KWD"_s << 5000 << Minor {5'000'000};
        QTest::newRow("nothing typed: no bound") << u"USD"_s << 0 << Minor {-1};
        QTest::newRow("the most that can be typed")
            << u"KWD"_s << 100'000'000 << Minor {100'000'000'000};
    }
    void aBudgetIsInWholeUnitsOfTheCurrency()
    {
        QFETCH(const QString, currency);
        QFETCH(const int, typed);
        const Result<Currency> known = Currency::fromCode(currency);
        VERIFY_OK(known);
        const Catalogue catalogue({}, {}, {}, {}, *known);
        const RecommendationsModel model(catalogue, Region::Eu);
        QTEST(model.budgetOf(typed).value_or(-1), "budget");
    }

    void aSmallBudgetSaysWhyThereIsNothing()
    {
        Fixture f;
        Wish wish = wishFor(u"llama-3.3-70b-instruct"_s);
        wish.budget = 100;
        wish.atLeast = Verdict::Single;
        f.model.setWish(wish);
        QVERIFY(f.model.recommendations().builds.empty());
        QVERIFY(f.model.rowCount() > 0 || !f.model.recommendations().nothing.isEmpty());
    }
};

CONFIGURATOR_TEST_MAIN(TestRecommendationsModel)
#include "tst_recommendationsmodel.moc"
