// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/cataloguemodel.h"
#include "items/dragpayload.h"
#include "support/samples.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <memory>

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

QStringList shown(const CatalogueModel &model)
{
    QStringList ids;
    for (int row = 0; row < model.rowCount(); ++row)
        ids << model.index(row, 0).data(CatalogueModel::UnitIdRole).toString();
    return ids;
}

} // namespace

class TestCatalogueModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filtersNarrow_data()
    {
        QTest::addColumn<CatalogueFilter>("filter");
        QTest::addColumn<QStringList>("expected");
        const QStringList all {u"gpu-32"_s,   u"gpu-24"_s,    u"amd-48"_s,   u"tower-4"_s,
                               u"server-8"_s, u"bridge-24"_s, u"ib-switch"_s};
        QTest::newRow("an empty filter shows all") << CatalogueFilter {} << all;
        CatalogueFilter filter;
        filter.kind = UnitKind::Gpu;
        QTest::newRow("kind") << filter << QStringList {u"gpu-32"_s, u"gpu-24"_s, u"amd-48"_s};
        filter = {};
        filter.text = u"24 bridge"_s;
        QTest::newRow("every word must occur, in any order")
            << filter << QStringList {u"gpu-24"_s, u"bridge-24"_s};
        filter.text = u"GPU-3"_s;
        QTest::newRow("case does not matter") << filter << QStringList {u"gpu-32"_s};
        filter.text = u"100%_.*["_s;
        QTest::newRow("signs are text, not patterns") << filter << QStringList {};
        filter = {};
        filter.minMemoryGb = 48;
        QTest::newRow("memory counts the whole unit")
            << filter << QStringList {u"amd-48"_s, u"server-8"_s};
        filter = {};
        filter.onlyFastLinked = true;
        QTest::newRow("fast link: own, by bridge, by port")
            << filter << QStringList {u"gpu-24"_s, u"server-8"_s, u"bridge-24"_s, u"ib-switch"_s};
        filter = {};
        filter.maxPrice = 200'000;
        QTest::newRow("an item on request does not pass a price")
            << filter << QStringList {u"gpu-32"_s, u"gpu-24"_s};
        filter = {};
        filter.vendor = u"Nobody"_s;
        QTest::newRow("vendor") << filter << QStringList {};
    }
    void filtersNarrow()
    {
        QFETCH(const CatalogueFilter, filter);
        QFETCH(const QStringList, expected);
        const Catalogue catalogue = test::sampleCatalogue();
        CatalogueModel model(catalogue);
        QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setFilter(filter);
        QCOMPARE(shown(model), expected);
        QCOMPARE(reset.size(), filter == CatalogueFilter {} ? 0 : 1);
    }

    // Narrowing looks only at what is shown; the answer must be as if it had looked at all.
    void typingLetterByLetterEqualsPasting()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        for (const QString &text : {u"gpu-24"_s, u"switch"_s, u"bridge ib"_s, u"zzz"_s}) {
            CatalogueModel typed(catalogue);
            CatalogueModel pasted(catalogue);
            CatalogueFilter filter;
            for (qsizetype length = 1; length <= text.size(); ++length) {
                filter.text = text.left(length);
                typed.setFilter(filter);
            }
            pasted.setFilter(filter);
            QCOMPARE(shown(typed), shown(pasted));
            typed.setFilter({});
            QCOMPARE(typed.rowCount(), typed.totalCount());
        }
    }

    void orders_data()
    {
        QTest::addColumn<CatalogueOrder>("order");
        QTest::addColumn<QString>("first");
        QTest::newRow("name") << CatalogueOrder::Name << u"amd-48"_s;
        QTest::newRow("memory") << CatalogueOrder::Memory << u"server-8"_s;
        QTest::newRow("price, on request last") << CatalogueOrder::Price << u"gpu-24"_s;
        QTest::newRow("power") << CatalogueOrder::Power << u"bridge-24"_s;
    }
    void orders()
    {
        QFETCH(const CatalogueOrder, order);
        QFETCH(const QString, first);
        const Catalogue catalogue = test::sampleCatalogue();
        CatalogueModel model(catalogue);
        model.setOrder(order);
        QCOMPARE(shown(model).first(), first);
        QCOMPARE(model.rowCount(), model.totalCount());
        model.setOrder(CatalogueOrder::Catalogue);
        QCOMPARE(shown(model).first(), u"gpu-32"_s);
    }

    void aCardsAccessibleTextBeginsWithItsName()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        CatalogueModel model(catalogue);
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex index = model.index(row, 0);
            QVERIFY(index.data(Qt::AccessibleTextRole)
                        .toString()
                        .startsWith(index.data(CatalogueModel::NameRole).toString()));
        }
        QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(),
                 u"GPU-32, 32 GB · 575 W · $1,999, PCIe only"_s);
    }

    void aDragCarriesTheIdAndMayOnlyCopy()
    {
        const Catalogue catalogue = test::sampleCatalogue();
        const CatalogueModel model(catalogue);
        const std::unique_ptr<QMimeData> data(model.mimeData({model.index(1, 0)}));
        QCOMPARE(DragPayload::fromMimeData(data.get()),
                 std::optional(DragPayload {u"gpu-24"_s, {}}));
        QCOMPARE(model.supportedDragActions(), Qt::CopyAction);
        QCOMPARE(model.mimeData({}), nullptr);
    }
};

CONFIGURATOR_TEST_MAIN(TestCatalogueModel)
#include "tst_cataloguemodel.moc"
