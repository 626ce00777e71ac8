// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/quotedocument.h"
#include "support/memorystore.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

#include <QSignalSpy>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestQuoteDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void totalsAreThereWhenAQuoteIsOpened();
    void everyEditIsAddedUpAtOnce();
    void anEditIsStoredAMomentLater();
    void undoKeepsTheStoresId();
    void aWrongFigureIsRefusedAndNothingChanges();
    void aDraftTakesNoNumberUntilItIsIssued();
    void anIssuedQuoteIsFrozenAndRevised();
    void aRevisionIsAcceptedByNobody();
    void aConflictLosesNothing();
    void aFailedSaveIsSaidAndKeepsTheDraft();
    void aDraftKeptElsewhereIsStoredUnderThatId();
    void theRoleDecidesHowLargeADiscountMayBe();
    void anUntouchedQuoteFollowsTheStore();
    void repricingAnIssuedQuoteMakesARevision();
};

namespace {

Catalogue catalogueWith(Minor price)
{
    Unit unit;
    unit.id = u"card"_s;
    unit.name = u"Card"_s;
    unit.price = price;
    return Catalogue({unit}, {}, {}, {}, Currency());
}

Quote quoteWith(const QString &lines)
{
    Quote quote;
    quote.issued = QDate(2026, 11, 30);
    quote.alternatives = {alternativeFrom(lines)};
    return quote;
}

struct Desk
{
    MemoryStore store;
    Catalogue catalogue = catalogueWith(204'900);
    QuoteDocument document {store, catalogue};

    explicit Desk(const QString &lines = u"2 x 100 @20"_s)
    {
        document.setToday([] { return QDate(2026, 11, 30); });
        document.start(quoteWith(lines));
    }
    void setQuantity(const char *quantity)
    {
        document.edit(u"quantity"_s, [&](Quote &quote) {
            quote.alternatives[0].lines[0].quantity
                = Decimal::from(QString::fromLatin1(quantity)).value();
        });
    }
    [[nodiscard]] Minor total() const { return document.totals() ? document.totals()->total : -1; }
};

} // namespace

void TestQuoteDocument::totalsAreThereWhenAQuoteIsOpened()
{
    Desk desk;
    VERIFY_OK(desk.document.keep());
    const QString id = desk.document.quote().id;
    desk.document.close();
    VERIFY_OK(desk.document.open(id));
    QCOMPARE(desk.total(), Minor {24'000}); // B061
}

void TestQuoteDocument::everyEditIsAddedUpAtOnce()
{
    Desk desk;
    const QSignalSpy changed(&desk.document, &QuoteDocument::changed);
    desk.setQuantity("3"); // B062
    QCOMPARE(changed.count(), 1);
    QCOMPARE(desk.total(), Minor {36'000});
    desk.document.undoStack()->undo();
    QCOMPARE(desk.total(), Minor {24'000});
}

void TestQuoteDocument::anEditIsStoredAMomentLater()
{
    Desk desk;
    QVERIFY(desk.store.kept.empty()); // looked at is not stored
    const QSignalSpy stored(&desk.document, &QuoteDocument::storeChanged);
    desk.setQuantity("3");
    QVERIFY(desk.document.isDirty());
    QTRY_COMPARE(stored.count(), 1);
    QVERIFY(!desk.document.isDirty());
    QCOMPARE(desk.store.kept.size(), std::size_t {1});
}

void TestQuoteDocument::undoKeepsTheStoresId()
{
    Desk desk;
    desk.setQuantity("3");
    VERIFY_OK(desk.document.save());
    desk.document.undoStack()->undo();
    VERIFY_OK(desk.document.save());
    QCOMPARE(desk.store.kept.size(), std::size_t {1});
    QCOMPARE(desk.store.kept.begin()->second.quote.alternatives[0].lines[0].quantity,
             Decimal::whole(2));
}

void TestQuoteDocument::aWrongFigureIsRefusedAndNothingChanges()
{
    Desk desk;
    const Done taken = desk.document.tryEdit(u"discount"_s, [](Quote &quote) {
        quote.alternatives[0].lines[0].discount.percent = Decimal::whole(120);
    });
    QCOMPARE(taken.error(), u"A discount is at most 100 %, not 120 %."_s);
    QCOMPARE(desk.total(), Minor {24'000});
    QVERIFY(!desk.document.undoStack()->canUndo());
}

void TestQuoteDocument::aDraftTakesNoNumberUntilItIsIssued()
{
    Desk desk;
    VERIFY_OK(desk.document.keep());
    VERIFY_OK(desk.document.discard()); // B071, B072
    QVERIFY(!desk.document.isOpen());
    desk.document.start(quoteWith(u"1 x 1"_s));
    VERIFY_OK(desk.document.issue());
    QCOMPARE(desk.document.quote().number, u"Q-2026-000001"_s);
}

void TestQuoteDocument::anIssuedQuoteIsFrozenAndRevised()
{
    Desk desk;
    VERIFY_OK(desk.document.issue());
    desk.setQuantity("9");
    QCOMPARE(desk.total(), Minor {24'000});
    VERIFY_OK(desk.document.revise()); // B067
    QCOMPARE(desk.document.quote().title(), u"Q-2026-000001, revision 2"_s);
    desk.setQuantity("9");
    VERIFY_OK(desk.document.save());
    QCOMPARE(desk.store.kept.size(), std::size_t {2});
    QCOMPARE(desk.store.quote(desk.document.quote().id, 1)->quote.alternatives[0].lines[0].quantity,
             Decimal::whole(2));
}

void TestQuoteDocument::aRevisionIsAcceptedByNobody()
{
    Desk desk;
    VERIFY_OK(desk.document.issue());
    VERIFY_OK(desk.document.accept(0));
    QCOMPARE(desk.document.quote().status, QuoteStatus::Accepted);
    VERIFY_OK(desk.document.revise()); // B066
    QCOMPARE(desk.document.quote().status, QuoteStatus::Draft);
    QCOMPARE(desk.document.quote().accepted, -1);
}

void TestQuoteDocument::aConflictLosesNothing()
{
    Desk desk;
    VERIFY_OK(desk.document.keep());
    StoredQuote theirs = desk.document.stored();
    theirs.quote.note = u"from the other counter"_s;
    VERIFY_OK(desk.store.save(theirs, {}));
    QSignalSpy conflict(&desk.document, &QuoteDocument::conflictFound);
    desk.setQuantity("5");
    QVERIFY(!desk.document.save());
    QCOMPARE(conflict.count(), 1);
    const auto found = conflict.first().first().value<StoredQuote>();
    QCOMPARE(found.quote.note, u"from the other counter"_s);
    QCOMPARE(desk.document.quote().alternatives[0].lines[0].quantity, Decimal::whole(5));
    VERIFY_OK(desk.document.keepMine(found));
    QCOMPARE(desk.store.kept.begin()->second.quote.note, QString());
}

void TestQuoteDocument::aFailedSaveIsSaidAndKeepsTheDraft()
{
    Desk desk;
    desk.store.failure = u"The disk is full."_s;
    QSignalSpy failed(&desk.document, &QuoteDocument::saveFailed);
    desk.setQuantity("5");
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.first().first().toString(), u"The disk is full."_s);
    QVERIFY(desk.document.isDirty());
    desk.store.failure.clear();
    VERIFY_OK(desk.document.save());
    QCOMPARE(desk.store.kept.begin()->second.quote.alternatives[0].lines[0].quantity,
             Decimal::whole(5));
}

void TestQuoteDocument::aDraftKeptElsewhereIsStoredUnderThatId()
{
    Desk desk;
    desk.store.failure = u"The disk is full."_s;
    desk.setQuantity("5");
    QVERIFY(!desk.document.save());
    desk.document.takeId(u"kept-in-a-file"_s);
    desk.store.failure.clear();
    VERIFY_OK(desk.document.save());
    QCOMPARE(desk.store.kept.size(), std::size_t {1});
    QCOMPARE(desk.store.kept.begin()->first.first, u"kept-in-a-file"_s);
}

void TestQuoteDocument::theRoleDecidesHowLargeADiscountMayBe()
{
    Desk desk(u"1 x 100 -10% @20"_s);
    desk.store.shop.roles = {{u"Counter"_s, Decimal::whole(3), Decimal::whole(5)},
                             {u"Manager"_s, Decimal::whole(20), Decimal::whole(40)}};
    desk.document.takeProfile();
    QCOMPARE(desk.document.role()->name, u"Counter"_s); // the first, where nobody has chosen
    QVERIFY(!desk.document.issue());
    QVERIFY(desk.document.isDraft());
    desk.document.setRole(u"Manager"_s);
    VERIFY_OK(desk.document.issue());
    QCOMPARE(desk.document.quote().number, u"Q-2026-000001"_s);
}

void TestQuoteDocument::anUntouchedQuoteFollowsTheStore()
{
    Desk desk;
    VERIFY_OK(desk.document.keep());
    StoredQuote theirs = desk.document.stored();
    theirs.quote.alternatives[0].lines[0].quantity = Decimal::whole(7);
    VERIFY_OK(desk.store.save(theirs, {}));
    desk.document.follow();
    QCOMPARE(desk.total(), Minor {84'000});
}

void TestQuoteDocument::repricingAnIssuedQuoteMakesARevision()
{
    Desk desk;
    desk.document.edit(u"sku"_s,
                       [](Quote &quote) { quote.alternatives[0].lines[0].sku = u"card"_s; });
    VERIFY_OK(desk.document.issue());
    VERIFY_OK(desk.document.reprice());
    QCOMPARE(desk.document.quote().revision, 2);
    QCOMPARE(desk.document.quote().alternatives[0].lines[0].unitPrice,
             std::optional(Decimal::whole(2'049)));
    QCOMPARE(
        desk.store.quote(desk.document.quote().id, 1)->quote.alternatives[0].lines[0].unitPrice,
        std::optional(Decimal::whole(100)));
}

CONFIGURATOR_TEST_MAIN(TestQuoteDocument)
#include "tst_quotedocument.moc"
