// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/limits.h"
#include "advice/words.h"
#include "items/aimodels/usualchoice.h"
#include "items/choices.h"
#include "support/modellist.h"
#include "support/testmain.h"

#include <QSignalSpy>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestBuildScan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatRunsIsWhatTheFitSays_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("engine");
        QTest::newRow("one card, llama.cpp") << u"rtx-5090"_s << 1 << int(Engine::LlamaCpp);
        QTest::newRow("four cards, llama.cpp") << u"rtx-3090"_s << 4 << int(Engine::LlamaCpp);
        QTest::newRow("two cards, vllm") << u"rtx-5090"_s << 2 << int(Engine::Vllm);
        QTest::newRow("shared memory") << u"dgx-spark"_s << 1 << int(Engine::LlamaCpp);
    }
    void whatRunsIsWhatTheFitSays()
    {
        QFETCH(const QString, unit);
        QFETCH(const int, count);
        QFETCH(const int, engine);
        ModelListFixture f;
        VERIFY_OK(f.document.add(unit, {}, count));
        f.document.choose(withEngine(f.document.build().choice, nullptr, Engine(engine)));
        QVERIFY(f.scan());
        const Totals &totals = f.document.assessment().totals;
        const FitPools pools(totals);
        QStringList running;
        for (int row = 0; row < f.model.rowCount(); ++row) {
            const AiModel &model = f.at(row);
            ModelChoice choice = usualChoice(model, f.document.build().choice);
            const QString least = leastReducedFormat(model, choice, pools, Verdict::Paper);
            if (!least.isEmpty()) {
                choice.format = least;
                running << model.id;
                QCOMPARE(f.text(row, ModelColumn::Format), least);
            }
            const Fit fit = fitFor(&model, choice, pools, totals);
            QCOMPARE(f.model.index(row, 0).data(AiModelListModel::VerdictRole).toInt(),
                     int(fit.verdict));
            QCOMPARE(f.text(row, ModelColumn::Verdict), verdictTitle(fit));
        }
        AiModelFilter filter;
        filter.onlyRunning = true;
        f.model.setFilter(filter);
        QStringList shown = f.shown();
        shown.sort();
        running.sort();
        QCOMPARE(shown, running);
        QVERIFY(!running.isEmpty());
    }

    void spareAndMissingAreSaidInWords()
    {
        ModelListFixture f;
        VERIFY_OK(f.document.add(u"rtx-5090"_s));
        QVERIFY(f.scan());
        const int big = f.model.rowOf(u"llama-3.1-405b-instruct"_s);
        const int small = f.model.rowOf(u"llama-3.2-1b-instruct"_s);
        QVERIFY(f.text(big, ModelColumn::Spare).endsWith(u" GiB missing"_s));
        QCOMPARE(f.text(big, ModelColumn::LongestContext), u"none"_s);
        QVERIFY(f.text(small, ModelColumn::Spare).endsWith(u" GiB spare"_s));
        QCOMPARE(f.text(small, ModelColumn::LongestContext), u"131,072 tokens"_s);
    }

    void anotherBuildMakesTheAnswersAnew()
    {
        ModelListFixture f;
        VERIFY_OK(f.document.add(u"rtx-3090"_s));
        QVERIFY(f.scan());
        const int row = f.model.rowOf(u"llama-3.3-70b-instruct"_s);
        const QString before = f.text(row, ModelColumn::Verdict);
        QSignalSpy changed(&f.model, &QAbstractItemModel::dataChanged);
        VERIFY_OK(f.document.add(u"rtx-3090"_s, {}, 3));
        QCOMPARE(f.text(row, ModelColumn::Verdict), u"…"_s); // nothing is said about another build
        QVERIFY(QTest::qWaitFor([&] { return f.model.isScanned(); }));
        QVERIFY(f.text(row, ModelColumn::Verdict) != before);
        QCOMPARE(changed.size(), 2); // forgotten at once, and told at the end
    }

    // A drop in the middle of a scan: what comes out is about the build as it is in the end.
    void aChangeInTheMiddleStartsAgain()
    {
        ModelListFixture f;
        VERIFY_OK(f.document.add(u"rtx-3090"_s));
        f.model.setLookedAt(true);
        QCoreApplication::processEvents(); // some slices at most
        VERIFY_OK(f.document.add(u"rtx-3090"_s, {}, 3));
        QVERIFY(!f.model.isScanned());
        QVERIFY(QTest::qWaitFor([&] { return f.model.isScanned(); }));
        const int row = f.model.rowOf(u"llama-3.3-70b-instruct"_s);
        const Totals &totals = f.document.assessment().totals;
        const ModelAnswer expected
            = answerFor(*f.loaded.catalogue.model(u"llama-3.3-70b-instruct"_s),
                        f.document.build().choice, FitPools(totals), totals);
        QVERIFY(expected.runs());
        QCOMPARE(f.text(row, ModelColumn::Verdict), expected.title);
        QCOMPARE(f.text(row, ModelColumn::Format), expected.format);
    }

    void nothingIsWorkedOutWhileNobodyLooks()
    {
        ModelListFixture f;
        VERIFY_OK(f.document.add(u"rtx-3090"_s));
        QTest::qWait(30);
        QVERIFY(!f.model.isScanned());
        QVERIFY(f.scan());
        f.model.setLookedAt(false);
        VERIFY_OK(f.document.add(u"rtx-3090"_s));
        QTest::qWait(30);
        QVERIFY(!f.model.isScanned());
    }

    void anEmptyBuildSaysSo()
    {
        ModelListFixture f;
        f.model.setLookedAt(true);
        QVERIFY(!f.model.hasGpus());
        QVERIFY(f.model.buildSentence().startsWith(u"Your build is empty."_s));
        VERIFY_OK(f.document.add(u"tower-4slot-1600w"_s));
        QVERIFY(f.model.buildSentence().startsWith(u"Your build has no GPU yet."_s));
        AiModelFilter filter;
        filter.onlyRunning = true;
        f.model.setFilter(filter);
        QCOMPARE(f.model.rowCount(), 0);
    }
};

CONFIGURATOR_TEST_MAIN(TestBuildScan)
#include "tst_buildscan.moc"
