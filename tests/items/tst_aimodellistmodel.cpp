// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/evenneed.h"
#include "items/aimodels/usualchoice.h"
#include "items/choices.h"
#include "memory/breakdown.h"
#include "support/modellist.h"
#include "support/testmain.h"

#include <QSignalSpy>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestAiModelListModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFilterNarrowsToWhatItSays_data()
    {
        using Passes = bool (*)(const AiModel &);
        QTest::addColumn<AiModelFilter>("filter");
        QTest::addColumn<Passes>("passes");
        AiModelFilter filter;
        filter.publisher = u"Meta"_s;
        QTest::newRow("publisher")
            << filter << Passes([](const AiModel &model) { return model.publisher == u"Meta"_s; });
        filter = {};
        filter.modality = u"text-to-image"_s;
        QTest::newRow("kind") << filter << Passes([](const AiModel &model) {
            return model.modality == u"text-to-image"_s;
        });
        filter = {};
        filter.licence = u"MIT"_s;
        QTest::newRow("licence, with what a publisher adds in brackets")
            << filter << Passes([](const AiModel &model) {
                   return model.license == u"MIT"_s || model.license.startsWith(u"MIT ("_s);
               });
        filter = {};
        filter.size = SizeClass::Giant;
        QTest::newRow("size: the largest class") << filter << Passes([](const AiModel &model) {
            return model.parameters && *model.parameters > 150'000'000'000;
        });
        filter.size = SizeClass::Small;
        QTest::newRow("size: the smallest class") << filter << Passes([](const AiModel &model) {
            return model.parameters && *model.parameters <= 4'000'000'000;
        });
        filter.size = SizeClass::Unknown;
        QTest::newRow("size: not known")
            << filter << Passes([](const AiModel &model) { return !model.parameters.has_value(); });
        filter = {};
        filter.text = u"qwen APACHE coder"_s;
        QTest::newRow("every word occurs in name, publisher, kind or licence")
            << filter << Passes([](const AiModel &model) {
                   return model.publisher.contains(u"Qwen"_s) && model.license.contains(u"Apache"_s)
                       && model.name.contains(u"coder"_s, Qt::CaseInsensitive);
               });
        filter.text = u"100%_.*["_s;
        QTest::newRow("signs are text, not patterns")
            << filter << Passes([](const AiModel &) { return false; });
    }
    void everyFilterNarrowsToWhatItSays()
    {
        using Passes = bool (*)(const AiModel &);
        QFETCH(const AiModelFilter, filter);
        QFETCH(const Passes, passes);
        ModelListFixture f;
        QSignalSpy reset(&f.model, &QAbstractItemModel::modelReset);
        f.model.setFilter(filter);
        QStringList expected;
        for (const AiModel &model : f.loaded.catalogue.models()) {
            if (passes(model))
                expected << model.id;
        }
        QStringList shown = f.shown();
        shown.sort();
        expected.sort();
        QCOMPARE(shown, expected);
        QVERIFY(shown.size() < f.model.totalCount());
        QCOMPARE(reset.size(), 1);
        f.model.setFilter({});
        QCOMPARE(f.model.rowCount(), f.model.totalCount());
    }

    void theNeedIsThatOfItsUsualFormatPartByPart()
    {
        const ModelListFixture f;
        for (int row = 0; row < f.model.rowCount(); ++row) {
            const AiModel &model = f.at(row);
            const ModelChoice usual = usualChoice(model);
            const Result<EvenNeed> need = evenNeed(model, usual);
            if (!need) {
                QCOMPARE(f.text(row, ModelColumn::Need), u"not known"_s);
                continue;
            }
            const Result<Breakdown> parts
                = breakdownOf(model, usual, need->spread, need->usableMib);
            VERIFY_OK(parts);
            QCOMPARE(need->total(),
                     sumOf(parts->weights) + sumOf(parts->context) + sumOf(parts->working));
            QCOMPARE(f.text(row, ModelColumn::Need), gibText(need->total()));
        }
    }

    void modelsThatReadNoTokensHaveNoNeedAndNoContext()
    {
        ModelListFixture f;
        VERIFY_OK(f.document.add(u"rtx-5090"_s));
        QVERIFY(f.scan());
        int found = 0;
        for (int row = 0; row < f.model.rowCount(); ++row) {
            if (f.at(row).hasDimensions())
                continue;
            ++found;
            QCOMPARE(f.text(row, ModelColumn::Need), u"not known"_s);
            QCOMPARE(f.text(row, ModelColumn::Verdict), u"Not known"_s);
            for (const ModelColumn column :
                 {ModelColumn::Format, ModelColumn::LongestContext, ModelColumn::Spare})
                QCOMPARE(f.text(row, column), u"not known"_s);
        }
        QVERIFY(found >= 9);
    }

    void everyColumnSortsBothWaysWithUnknownLast_data()
    {
        QTest::addColumn<int>("column");
        for (int column = 0; column < modelColumnCount; ++column)
            QTest::newRow(qPrintable(columnTitle(static_cast<ModelColumn>(column)))) << column;
    }
    void everyColumnSortsBothWaysWithUnknownLast()
    {
        QFETCH(const int, column);
        ModelListFixture f;
        VERIFY_OK(f.document.add(u"rtx-5090"_s, {}, 2));
        QVERIFY(f.scan());
        QSignalSpy reset(&f.model, &QAbstractItemModel::modelReset);
        const QPersistentModelIndex kept = f.model.index(7, 0);
        const QString id = kept.data(AiModelListModel::ModelIdRole).toString();
        for (const Qt::SortOrder order : {Qt::DescendingOrder, Qt::AscendingOrder}) {
            f.model.sort(column, order);
            QCOMPARE(f.model.rowCount(), f.model.totalCount());
            QCOMPARE(kept.data(AiModelListModel::ModelIdRole).toString(), id);
            bool isUnknownSeen = false;
            for (int row = 0; row < f.model.rowCount(); ++row) {
                const QString text = f.model.index(row, column).data().toString();
                const bool isUnknown = text.compare(u"not known"_s, Qt::CaseInsensitive) == 0;
                QVERIFY2(isUnknown || !isUnknownSeen, qPrintable(text));
                isUnknownSeen = isUnknown;
            }
        }
        QCOMPARE(reset.size(), 0);
    }

    void sortsByFigureAndNotByItsText()
    {
        ModelListFixture f;
        f.model.sort(columnOf(ModelColumn::Size), Qt::AscendingOrder);
        for (int row = 1; row < f.model.rowCount() && f.at(row).parameters; ++row)
            QVERIFY(*f.at(row - 1).parameters <= *f.at(row).parameters);
        f.model.sort(columnOf(ModelColumn::Released), Qt::DescendingOrder);
        QVERIFY(f.at(0).releaseDate > f.at(f.model.rowCount() - 1).releaseDate);
    }

    void ownModelsAreThereAndMarked()
    {
        ModelListFixture f;
        AiModel own = *f.loaded.catalogue.model(u"phi-4"_s);
        own.id = u"own-1"_s;
        own.name = u"<b>Own</b> & more"_s;
        const int before = f.model.rowCount();
        f.loaded.catalogue.setOwnModels({own});
        f.document.takeModelsAnew();
        QCOMPARE(f.model.rowCount(), before + 1);
        const QModelIndex name = f.model.index(f.model.rowOf(u"own-1"_s), 0);
        QCOMPARE(name.data().toString(), own.name);
        QCOMPARE(name.data(AiModelListModel::RemarkRole).toString(), u"yours"_s);
        QCOMPARE(name.data(Qt::AccessibleTextRole).toString(), own.name + u", yours"_s);
        QVERIFY(!name.data(Qt::ToolTipRole).toString().contains(u'<'));
        f.loaded.catalogue.setOwnModels({});
        f.document.takeModelsAnew();
        QCOMPARE(f.model.rowCount(), before);
    }
};

CONFIGURATOR_TEST_MAIN(TestAiModelListModel)
#include "tst_aimodellistmodel.moc"
