// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/quotelinesmodel.h"
#include "support/memorystore.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestQuoteLinesModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsFieldsAsTheyAreTyped();
    void aTypedFieldIsTaken_data();
    void aTypedFieldIsTaken();
    void aWrongFieldKeepsItsTextAndTheQuoteItsValue();
    void changingOneFieldLeavesTheOthers();
    void aLineIsAServiceAUnitOrFreeText_data();
    void aLineIsAServiceAUnitOrFreeText();
    void linesComeAndGo();
    void theCataloguesPriceIsSaidBesideAnOlderOne();
    void anIssuedQuoteHasNoFields();
};

namespace {

struct Desk
{
    MemoryStore store;
    Catalogue catalogue;
    QuoteDocument document;
    QuoteLinesModel model;
    QAbstractItemModelTester tester;

    explicit Desk(const QString &lines)
        : catalogue(shop())
        , document(prepared(store), catalogue)
        , model(document)
        , tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        Quote quote;
        quote.issued = QDate(2026, 11, 30);
        quote.alternatives = {alternativeFrom(lines)};
        document.start(quote);
    }
    static Catalogue shop()
    {
        Unit unit;
        unit.id = u"rtx-5090"_s;
        unit.name = u"GeForce RTX 5090"_s;
        unit.price = 204'900;
        return Catalogue({unit}, {}, {}, {}, Currency());
    }
    static MemoryStore &prepared(MemoryStore &store)
    {
        QuoteLine service = quoteLineFrom(u"1 x 180 @12"_s);
        service.name = u"Assembly"_s;
        store.shop.services = {service};
        store.shop.taxRates = {Decimal::whole(12)};
        return store;
    }
    [[nodiscard]] QModelIndex at(int row, LineColumn column) const
    {
        return model.index(row, static_cast<int>(column));
    }
    [[nodiscard]] QString text(int row, LineColumn column) const
    {
        return at(row, column).data().toString();
    }
    [[nodiscard]] QString fault(int row, LineColumn column) const
    {
        return at(row, column).data(QuoteLinesModel::FaultRole).toString();
    }
};

} // namespace

void TestQuoteLinesModel::showsFieldsAsTheyAreTyped()
{
    Desk desk(u"1.25 x 1999 -5% @12;3 x 4.625 -0.5;1 x ?"_s);
    QCOMPARE(desk.text(0, LineColumn::Quantity), u"1.25"_s);
    QCOMPARE(desk.text(0, LineColumn::UnitPrice), u"1,999.00"_s);
    QCOMPARE(desk.text(0, LineColumn::Discount), u"5 %"_s);
    QCOMPARE(desk.text(0, LineColumn::Tax), u"12"_s);
    QCOMPARE(desk.text(0, LineColumn::Amount), u"2,373.81"_s);
    QCOMPARE(desk.text(1, LineColumn::UnitPrice), u"4.625"_s);
    QCOMPARE(desk.text(1, LineColumn::Discount), u"0.50 USD"_s);
    QCOMPARE(desk.text(1, LineColumn::Amount), u"13.38"_s);
    QCOMPARE(desk.text(2, LineColumn::Amount), u"on request"_s);
}

void TestQuoteLinesModel::aTypedFieldIsTaken_data()
{
    QTest::addColumn<LineColumn>("column");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("amount");
    QTest::newRow("quantity") << LineColumn::Quantity << u"2,5"_s << u"2.5"_s << u"25.00"_s;
    QTest::newRow("price") << LineColumn::UnitPrice << u"1,999.5"_s << u"1,999.50"_s
                           << u"1,999.50"_s;
    QTest::newRow("no price") << LineColumn::UnitPrice << u""_s << u""_s << u"on request"_s;
    QTest::newRow("B046 percent") << LineColumn::Discount << u"80,5"_s << u"80.5 %"_s << u"1.95"_s;
    QTest::newRow("percent with its sign")
        << LineColumn::Discount << u"5 %"_s << u"5 %"_s << u"9.50"_s;
    QTest::newRow("amount by code")
        << LineColumn::Discount << u"2.5 usd"_s << u"2.50 USD"_s << u"7.50"_s;
    QTest::newRow("amount by sign")
        << LineColumn::Discount << u"$2"_s << u"2.00 USD"_s << u"8.00"_s;
    QTest::newRow("no discount") << LineColumn::Discount << u"0"_s << u""_s << u"10.00"_s;
    QTest::newRow("tax") << LineColumn::Tax << u"7,7 %"_s << u"7.7"_s << u"10.00"_s;
    QTest::newRow("name") << LineColumn::Item << u"R&D <b>box</b>"_s << u"R&D <b>box</b>"_s
                          << u"10.00"_s;
    QTest::newRow("credit") << LineColumn::Quantity << u"-1"_s << u"-1"_s << u"-10.00"_s;
}

void TestQuoteLinesModel::aTypedFieldIsTaken()
{
    QFETCH(LineColumn, column);
    QFETCH(QString, typed);
    Desk desk(u"1 x 10 @20"_s);
    QVERIFY(desk.model.setData(desk.at(0, column), typed, Qt::EditRole));
    QCOMPARE(desk.fault(0, column), QString());
    QTEST(desk.text(0, column), "shown");
    QTEST(desk.text(0, LineColumn::Amount), "amount");
    desk.document.undoStack()->undo();
    QCOMPARE(desk.text(0, LineColumn::Amount), u"10.00"_s);
}

void TestQuoteLinesModel::aWrongFieldKeepsItsTextAndTheQuoteItsValue()
{
    Desk desk(u"1 x 180 @12"_s);
    const QSignalSpy said(&desk.model, &QuoteLinesModel::faultSaid);
    QVERIFY(desk.model.setData(desk.at(0, LineColumn::Discount), u"120"_s, Qt::EditRole));
    QCOMPARE(desk.text(0, LineColumn::Discount), u"120"_s);
    QCOMPARE(desk.fault(0, LineColumn::Discount),
             u"A discount is at most 100 %, not 120 %. The line keeps its last right value, "
             "nothing."_s);
    QCOMPARE(desk.fault(0, LineColumn::Item), desk.fault(0, LineColumn::Discount));
    QCOMPARE(said.count(), 1);
    QCOMPARE(desk.text(0, LineColumn::Amount), u"180.00"_s);
    QVERIFY(desk.model.setData(desk.at(0, LineColumn::Discount), u"12"_s, Qt::EditRole));
    QCOMPARE(desk.fault(0, LineColumn::Discount), QString());
    QCOMPARE(desk.text(0, LineColumn::Amount), u"158.40"_s);
    // B047: never NaN
    QVERIFY(desk.model.setData(desk.at(0, LineColumn::UnitPrice), u"nan"_s, Qt::EditRole));
    QVERIFY(desk.fault(0, LineColumn::UnitPrice).startsWith(u"“nan” is not a price."_s));
    QCOMPARE(desk.text(0, LineColumn::Amount), u"158.40"_s);
}

void TestQuoteLinesModel::changingOneFieldLeavesTheOthers()
{
    Desk desk(u"1 x 20 -1 @7;1 x 10"_s);
    QVERIFY(desk.model.setData(desk.at(0, LineColumn::UnitPrice), u"30"_s, Qt::EditRole)); // B049
    QCOMPARE(desk.text(0, LineColumn::Discount), u"1.00 USD"_s);
    QCOMPARE(desk.text(0, LineColumn::Tax), u"7"_s);
    QCOMPARE(desk.text(1, LineColumn::Amount), u"10.00"_s);
}

void TestQuoteLinesModel::aLineIsAServiceAUnitOrFreeText_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("price");
    QTest::newRow("service") << u"assembly"_s << u"Assembly"_s << u"180.00"_s;
    QTest::newRow("unit") << u"geforce rtx 5090"_s << u"GeForce RTX 5090"_s << u"2,049.00"_s;
    QTest::newRow("SKU") << u"RTX-5090"_s << u"GeForce RTX 5090"_s << u"2,049.00"_s;
    QTest::newRow("free text") << u"A cable, 2 m"_s << u"A cable, 2 m"_s << u""_s;
}

void TestQuoteLinesModel::aLineIsAServiceAUnitOrFreeText()
{
    QFETCH(QString, typed);
    Desk desk(u"1 x 1"_s);
    QCOMPARE(desk.model.addLine(typed), 1);
    QTEST(desk.text(1, LineColumn::Item), "name");
    QTEST(desk.text(1, LineColumn::UnitPrice), "price");
    QCOMPARE(desk.text(1, LineColumn::Tax), u"12"_s);
}

void TestQuoteLinesModel::linesComeAndGo()
{
    Desk desk(u"1 x 1;1 x 2;1 x 3"_s);
    const QSignalSpy inserted(&desk.model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy removed(&desk.model, &QAbstractItemModel::rowsRemoved);
    desk.model.addLine(u"one more"_s);
    QCOMPARE(inserted.count(), 1);
    desk.model.moveLine(2, -1);
    QCOMPARE(desk.text(1, LineColumn::UnitPrice), u"3.00"_s);
    desk.model.removeLine(0);
    QCOMPARE(removed.count(), 1);
    QCOMPARE(desk.text(0, LineColumn::UnitPrice), u"3.00"_s);
    desk.model.setOptional(0, true);
    QVERIFY(desk.at(0, LineColumn::Item).data(QuoteLinesModel::OptionalRole).toBool());
    QCOMPARE(desk.document.totals()->total, Minor {200});
    desk.model.removeLine(7); // nothing there
    QCOMPARE(desk.model.rowCount(), 3);
}

void TestQuoteLinesModel::theCataloguesPriceIsSaidBesideAnOlderOne()
{
    Desk desk(u"1 x 1999"_s);
    desk.document.edit(u"sku"_s,
                       [](Quote &quote) { quote.alternatives[0].lines[0].sku = u"rtx-5090"_s; });
    QCOMPARE(desk.at(0, LineColumn::Item).data(QuoteLinesModel::DriftRole).toString(),
             u"catalogue now 2,049.00"_s);
    VERIFY_OK(desk.document.reprice());
    QCOMPARE(desk.at(0, LineColumn::Item).data(QuoteLinesModel::DriftRole).toString(), QString());
}

void TestQuoteLinesModel::anIssuedQuoteHasNoFields()
{
    Desk desk(u"1 x 1"_s);
    QVERIFY(desk.at(0, LineColumn::Quantity).flags() & Qt::ItemIsEditable);
    QVERIFY(!(desk.at(0, LineColumn::Amount).flags() & Qt::ItemIsEditable));
    VERIFY_OK(desk.document.issue());
    QVERIFY(!(desk.at(0, LineColumn::Quantity).flags() & Qt::ItemIsEditable));
    QVERIFY(!desk.model.setData(desk.at(0, LineColumn::Quantity), u"2"_s, Qt::EditRole));
}

CONFIGURATOR_TEST_MAIN(TestQuoteLinesModel)
#include "tst_quotelinesmodel.moc"
