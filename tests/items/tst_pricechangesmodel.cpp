// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/prices/pricechangesmodel.h"
#include "support/samples.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <limits>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

PriceReview sample()
{
    PriceReview review;
    review.fileName = u"list.csv"_s;
    review.changes = {{{{}, 2}, u"gpu-32"_s, u"GPU 32"_s, 199900, 204900, 25, false},
                      {{{}, 3}, u"gpu-24"_s, u"GPU <b>24</b>"_s, 149900, 74950, -500, true},
                      {{{}, 4}, u"amd-48"_s, u"AMD 48"_s, {}, 329900, {}, false}};
    return review;
}

struct Shown
{
    Shown() { model.setReview(sample()); }
    [[nodiscard]] QString text(int row, int role) const
    {
        return model.index(row).data(role).toString();
    }

    PriceChangesModel model;
    QAbstractItemModelTester tester {&model};
};

} // namespace

class TestPriceChangesModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatChanges_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<QStringList>("texts"); // name, SKU, old, new, percent
        QTest::addColumn<bool>("isJump");
        QTest::addColumn<bool>("isRise");
        QTest::newRow("a rise") << 0
                                << QStringList {u"GPU 32"_s, u"gpu-32"_s, u"1,999.00"_s,
                                                u"2,049.00"_s, u"+2.5 %"_s}
                                << false << true;
        QTest::newRow("a fall that is a jump")
            << 1
            << QStringList {u"GPU <b>24</b>"_s, u"gpu-24"_s, u"1,499.00"_s, u"749.50"_s,
                            u"-50.0 %"_s}
            << true << false;
        QTest::newRow("on request before")
            << 2
            << QStringList {u"AMD 48"_s, u"amd-48"_s, u"on request"_s, u"3,299.00"_s, QString()}
            << false << false;
    }
    void showsWhatChanges()
    {
        QFETCH(const int, row);
        QFETCH(const QStringList, texts);
        QFETCH(const bool, isJump);
        QFETCH(const bool, isRise);
        const Shown f;
        QStringList shown;
        for (const int role : {int(Qt::DisplayRole), int(PriceChangesModel::SkuRole),
                               int(PriceChangesModel::OldRole), int(PriceChangesModel::NewRole),
                               int(PriceChangesModel::PercentRole)})
            shown << f.text(row, role);
        QCOMPARE(shown, texts);
        QCOMPARE(f.model.index(row).data(PriceChangesModel::JumpRole).toBool(), isJump);
        QCOMPARE(f.model.index(row).data(PriceChangesModel::RiseRole).toBool(), isRise);
    }

    void isSpoken()
    {
        const Shown f;
        QCOMPARE(f.text(0, Qt::AccessibleTextRole),
                 u"GPU 32, from 1,999.00 to 2,049.00 USD, +2.5 %"_s);
        QCOMPARE(f.text(1, Qt::AccessibleTextRole),
                 u"GPU <b>24</b>, from 1,499.00 to 749.50 USD, -50.0 %, a jump"_s);
        QCOMPARE(f.text(2, Qt::AccessibleTextRole), u"AMD 48, from on request to 3,299.00 USD"_s);
        QCOMPARE(f.model.jumpCount(), 1);
    }

    void aNewReviewTakesThePlaceOfTheOld()
    {
        Shown f;
        const QSignalSpy reset(&f.model, &QAbstractItemModel::modelReset);
        PriceReview review = sample();
        review.changes.resize(1);
        review.currency = *Currency::fromCode(u"JPY"_s);
        f.model.setReview(review);
        QCOMPARE(reset.count(), 1);
        QCOMPARE(f.model.rowCount(), 1);
        QCOMPARE(f.text(0, PriceChangesModel::NewRole), u"204,900"_s);
        f.model.setReview({});
        QCOMPARE(f.model.rowCount(), 0);
        QCOMPARE(f.model.jumpCount(), 0);
    }

    void anyPercentageIsWritten_data()
    {
        QTest::addColumn<qint64>("tenths");
        QTest::addColumn<QString>("text");
        QTest::newRow("no change that a tenth shows") << qint64 {0} << u"0.0 %"_s;
        QTest::newRow("a tenth") << qint64 {1} << u"+0.1 %"_s;
        QTest::newRow("minus a tenth") << qint64 {-1} << u"-0.1 %"_s;
        QTest::newRow("thousands") << qint64 {123'456} << u"+12,345.6 %"_s;
        QTest::newRow("the largest")
            << std::numeric_limits<qint64>::max() << u"+922,337,203,685,477,580.7 %"_s;
    }
    void anyPercentageIsWritten()
    {
        QFETCH(const qint64, tenths);
        QFETCH(const QString, text);
        Shown f;
        PriceReview review = sample();
        review.changes[0].percentTenths = tenths;
        f.model.setReview(review);
        QCOMPARE(f.text(0, PriceChangesModel::PercentRole), text);
    }

    void notesNameRowAndField()
    {
        const std::vector<RowNote> notes {{{{}, 12}, PriceField::Price, u"must be a price."_s},
                                          {{u"A & B"_s, 3}, PriceField::Gtin, u"is odd."_s}};
        QCOMPARE(noteLines(notes),
                 (QStringList {u"row 12, price: must be a price."_s,
                               u"sheet “A & B”, row 3, GTIN: is odd."_s}));
    }

    void unitsAreNamedWhereTheyAreKnown()
    {
        QCOMPARE(unitLines({u"gpu-32"_s, u"nobody-1"_s}, sampleCatalogue()),
                 (QStringList {u"gpu-32 · GPU-32"_s, u"nobody-1"_s}));
    }
};

CONFIGURATOR_TEST_MAIN(TestPriceChangesModel)
#include "tst_pricechangesmodel.moc"
