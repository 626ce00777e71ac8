// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/quotelistmodel.h"
#include "support/memorystore.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

class TestQuoteListModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPageByPage();
    void showsWhatAQuoteIs();
    void theDayDecidesWhereItStands_data();
    void theDayDecidesWhereItStands();
    void rowsKeepTheirPlaceWhenReadAnew();
    void aSearchStartsAnew();
};

namespace {

const QDate today(2026, 11, 30);

Quote quoteOf(const QString &customer, QuoteStatus status = QuoteStatus::Draft)
{
    Quote quote;
    quote.issued = today;
    quote.status = status;
    quote.customer.company = customer;
    quote.alternatives = {alternativeFrom(u"1 x 10 @20"_s)};
    quote.alternatives[0].name = u"A box"_s;
    return quote;
}

struct Shelf
{
    MemoryStore store;
    QuoteListModel model {store};
    std::optional<QAbstractItemModelTester> tester;

    // The tester reads every page by itself, so it can't watch how pages are read.
    explicit Shelf(bool isTested = true)
    {
        if (isTested)
            tester.emplace(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setToday([] { return today; });
    }
    void fill(int count)
    {
        for (int i = 0; i < count; ++i)
            (void)store.save(StoredQuote {quoteOf(u"Customer %1"_s.arg(i)), 0}, {});
        model.setQuery({});
    }
    [[nodiscard]] QString text(int row, int role) const
    {
        return model.index(row).data(role).toString();
    }
};

} // namespace

void TestQuoteListModel::readsPageByPage()
{
    Shelf shelf(false);
    shelf.fill(150);
    const int first = shelf.model.rowCount();
    QVERIFY(first < 150);
    const QSignalSpy inserted(&shelf.model, &QAbstractItemModel::rowsInserted);
    while (shelf.model.canFetchMore({}))
        shelf.model.fetchMore({});
    QCOMPARE(shelf.model.rowCount(), 150);
    QVERIFY(inserted.count() >= 1);
}

void TestQuoteListModel::showsWhatAQuoteIs()
{
    Shelf shelf;
    Quote quote = quoteOf(u"R&D <b>Labs</b>"_s, QuoteStatus::Issued);
    (void)shelf.store.save(StoredQuote {quote, 0}, u"Q-{year}-{seq:6}"_s);
    shelf.model.setQuery({});
    QCOMPARE(shelf.text(0, QuoteListModel::NumberRole), u"Q-2026-000001"_s);
    QCOMPARE(shelf.text(0, QuoteListModel::CustomerRole), u"R&D <b>Labs</b>"_s);
    QCOMPARE(shelf.text(0, QuoteListModel::ContentRole), u"A box · until 14 Dec"_s);
    QVERIFY(shelf.text(0, Qt::AccessibleTextRole)
                .startsWith(u"Q-2026-000001, R&D <b>Labs</b>, issued"_s));
}

void TestQuoteListModel::theDayDecidesWhereItStands_data()
{
    QTest::addColumn<int>("daysLater");
    QTest::addColumn<QString>("text");
    QTest::newRow("fresh") << 0 << u"issued"_s;
    QTest::newRow("three days left") << 11 << u"expiring"_s;
    QTest::newRow("its last day") << 14 << u"expiring"_s;
    QTest::newRow("the day after") << 15 << u"expired"_s;
}

void TestQuoteListModel::theDayDecidesWhereItStands()
{
    QFETCH(int, daysLater);
    Shelf shelf;
    (void)shelf.store.save(StoredQuote {quoteOf(u"X"_s, QuoteStatus::Issued), 0}, u"{seq}"_s);
    shelf.model.setToday([daysLater] { return today.addDays(daysLater); });
    shelf.model.setQuery({});
    QTEST(shelf.text(0, QuoteListModel::StandingTextRole), "text");
}

void TestQuoteListModel::rowsKeepTheirPlaceWhenReadAnew()
{
    Shelf shelf;
    shelf.fill(3);
    const QSignalSpy reset(&shelf.model, &QAbstractItemModel::modelReset);
    const QSignalSpy changed(&shelf.model, &QAbstractItemModel::dataChanged);
    StoredQuote second = shelf.store.quote(u"2"_s, 0).value();
    second.quote.customer.company = u"Another"_s;
    (void)shelf.store.save(second, {});
    shelf.model.refresh();
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(shelf.text(shelf.model.rowOf(u"2"_s), QuoteListModel::CustomerRole), u"Another"_s);
    QCOMPARE(shelf.model.counts().all, 3);
}

void TestQuoteListModel::aSearchStartsAnew()
{
    Shelf shelf;
    shelf.fill(12);
    QuoteQuery query;
    query.text = u"Customer 11"_s;
    shelf.model.setQuery(query);
    QCOMPARE(shelf.model.rowCount(), 1);
    QCOMPARE(shelf.model.rowOf(u"1"_s), -1);
}

CONFIGURATOR_TEST_MAIN(TestQuoteListModel)
#include "tst_quotelistmodel.moc"
