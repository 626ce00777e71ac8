// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/life/lifecycle.h"
#include "storage/storefolder.h"

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

namespace {

// One quote a standing, called by it; the day of issue says how old it is.
void fill(SqliteStore &store)
{
    const auto add = [&](const QString &name, QuoteStatus status, int daysAgo, int price) {
        Quote quote = draftFor(name, u"1 x %1 @0"_s.arg(price));
        quote.issued = storeDay.addDays(-daysAgo); // valid for 14 days
        quote.status = status;
        quote.accepted = status == QuoteStatus::Accepted ? 0 : -1;
        (void)kept(store, quote);
    };
    add(u"declined"_s, QuoteStatus::Declined, 40, 7);
    add(u"accepted"_s, QuoteStatus::Accepted, 30, 5);
    add(u"expired"_s, QuoteStatus::Issued, 15, 9);
    add(u"Last day"_s, QuoteStatus::Issued, 14, 3);
    add(u"three left"_s, QuoteStatus::Issued, 11, 8);
    add(u"four left"_s, QuoteStatus::Issued, 10, 6);
    add(u""_s, QuoteStatus::Draft, 2, 2); // for nobody yet
    add(u"void"_s, QuoteStatus::Void, 1, 4);
}

QString namesOf(const std::vector<QuoteSummary> &quotes)
{
    QStringList names;
    for (const QuoteSummary &quote : quotes)
        names.append(quote.customer.isEmpty() ? u"draft"_s : quote.customer);
    return names.join(u", "_s);
}

} // namespace

class TestStoreList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsAShelf_data();
    void showsAShelf();
    void sorts_data();
    void sorts();
    void pagesMeet_data();
    void pagesMeet();
    void counts();
    void summarisesTheLatestRevision();
    void totalsTheAcceptedAlternative();
    void isEmptyAtFirst();

private:
    [[nodiscard]] std::vector<QuoteSummary> list(const QuoteQuery &query, int offset = 0,
                                                 int limit = 100) const
    {
        const auto page = m_store->quotes(query, offset, limit);
        return page ? *page : std::vector<QuoteSummary>();
    }

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<SqliteStore> m_store;
};

void TestStoreList::init()
{
    m_store.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_store = m_folder->open();
}

void TestStoreList::showsAShelf_data()
{
    QTest::addColumn<QuoteShelf>("shelf");
    QTest::addColumn<QString>("names");
    QTest::newRow("open") << QuoteShelf::Open << u"draft, four left, three left, Last day"_s;
    QTest::newRow("expiring") << QuoteShelf::Expiring << u"three left, Last day"_s;
    QTest::newRow("accepted") << QuoteShelf::Accepted << u"accepted"_s;
    QTest::newRow("declined") << QuoteShelf::Declined << u"declined"_s;
    QTest::newRow("expired") << QuoteShelf::Expired << u"expired"_s;
    QTest::newRow("all") << QuoteShelf::All
                         << u"void, draft, four left, three left, Last day, expired, accepted, "
                            "declined"_s;
}

void TestStoreList::showsAShelf()
{
    QFETCH(const QuoteShelf, shelf);
    QFETCH(const QString, names);
    fill(*m_store);
    const auto quotes = list({{}, shelf, QuoteOrder::LatestFirst, storeDay});
    QCOMPARE(namesOf(quotes), names);
    for (const QuoteSummary &quote : quotes) // as everything else calls it
        QCOMPARE(standingOn(storeDay, quote.status, quote.validUntil) == QuoteStanding::Expired,
                 quote.customer == "expired"_L1);
}

void TestStoreList::sorts_data()
{
    QTest::addColumn<QuoteOrder>("order");
    QTest::addColumn<QString>("names");
    QTest::newRow("latest first") << QuoteOrder::LatestFirst
                                  << u"void, draft, four left, three left, Last day, expired, "
                                     "accepted, declined"_s;
    QTest::newRow("highest number first, without a number last")
        << QuoteOrder::NumberFirst
        << u"void, four left, three left, Last day, expired, accepted, declined, draft"_s;
    QTest::newRow("by customer whatever the case, nobody last")
        << QuoteOrder::CustomerFirst
        << u"accepted, declined, expired, four left, Last day, three left, void, draft"_s;
    QTest::newRow("largest total first") << QuoteOrder::TotalFirst
                                         << u"expired, three left, declined, four left, accepted, "
                                            "void, Last day, draft"_s;
    QTest::newRow("what expires soonest first, then the rest")
        << QuoteOrder::ExpiringFirst
        << u"Last day, three left, four left, void, draft, expired, accepted, declined"_s;
}

void TestStoreList::sorts()
{
    QFETCH(const QuoteOrder, order);
    QFETCH(const QString, names);
    fill(*m_store);
    QCOMPARE(namesOf(list({{}, QuoteShelf::All, order, storeDay})), names);
}

void TestStoreList::pagesMeet_data()
{
    QTest::addColumn<QuoteShelf>("shelf");
    QTest::addColumn<QuoteOrder>("order");
    QTest::addColumn<QString>("text");
    const std::pair<const char *, QuoteOrder> orders[] {{"day", QuoteOrder::LatestFirst},
                                                        {"number", QuoteOrder::NumberFirst},
                                                        {"customer", QuoteOrder::CustomerFirst},
                                                        {"total", QuoteOrder::TotalFirst},
                                                        {"end", QuoteOrder::ExpiringFirst}};
    for (const auto &[name, order] : orders) {
        QTest::addRow("all by %s", name) << QuoteShelf::All << order << u""_s;
        QTest::addRow("open by %s", name) << QuoteShelf::Open << order << u""_s;
        QTest::addRow("found by %s", name) << QuoteShelf::All << order << u"e"_s;
    }
}

// However small the pages are, every quote is on one of them, in order.
void TestStoreList::pagesMeet()
{
    QFETCH(const QuoteShelf, shelf);
    QFETCH(const QuoteOrder, order);
    QFETCH(const QString, text);
    fill(*m_store);
    const QuoteQuery query {text, shelf, order, storeDay};
    const std::vector<QuoteSummary> all = list(query);
    QVERIFY(all.size() > 3);
    for (const int size : {1, 2, 3, 5}) {
        std::vector<QuoteSummary> pages;
        for (int offset = 0; offset < static_cast<int>(all.size()) + size; offset += size) {
            const std::vector<QuoteSummary> page = list(query, offset, size);
            pages.insert(pages.end(), page.begin(), page.end());
        }
        QCOMPARE(namesOf(pages), namesOf(all));
    }
    QVERIFY(list(query, 0, 0).empty());
    QVERIFY(list(query, 100, 9).empty());
}

void TestStoreList::counts()
{
    fill(*m_store);
    const Result<ShelfCounts> counts = m_store->counts(storeDay);
    VERIFY_OK(counts);
    QCOMPARE(*counts == (ShelfCounts {4, 2, 1, 8}), true);
    QCOMPARE(m_store->counts(storeDay.addDays(1))->open, 3); // the last day is over
}

void TestStoreList::summarisesTheLatestRevision()
{
    Quote quote = issuedFor(u"Example LLC"_s);
    quote.alternatives[0].name = u"2 × RTX 5090"_s;
    quote.alternatives.push_back(alternativeFrom(u"1 x 10 @12"_s));
    const StoredQuote first = kept(*m_store, quote);
    Quote second = *revisedQuote(first.quote, storeDay.addDays(1));
    second.alternatives[0].lines[0].quantity = Decimal::whole(1);
    const StoredQuote stored = kept(*m_store, StoredQuote {second, first.version});
    const auto quotes = list({{}, QuoteShelf::All, QuoteOrder::LatestFirst, storeDay});
    QCOMPARE(quotes.size(), std::size_t {1});
    const QuoteSummary expected {stored.quote.id,
                                 u"Q-2026-000001"_s,
                                 2,
                                 QuoteStatus::Draft,
                                 u"Example LLC"_s,
                                 u"2 × RTX 5090 · 1 x 10 @12"_s,
                                 storeDay.addDays(1),
                                 storeDay.addDays(15),
                                 244'048, // (1999 + 180) × 1.12
                                 Currency {},
                                 2};
    QVERIFY(quotes[0] == expected);
}

void TestStoreList::totalsTheAcceptedAlternative()
{
    Quote quote = issuedFor(u"A"_s);
    quote.currency = Currency::fromCode(u"JPY"_s).value();
    quote.alternatives = {alternativeFrom(u"1 x 100 @0"_s), alternativeFrom(u"1 x 250 @0"_s)};
    StoredQuote stored = kept(*m_store, quote);
    const QuoteQuery query {{}, QuoteShelf::All, QuoteOrder::LatestFirst, storeDay};
    QCOMPARE(list(query).at(0).total, 100);
    QCOMPARE(list(query).at(0).currency.code, u"JPY"_s);
    (void)kept(*m_store, StoredQuote {*acceptedQuote(stored.quote, 1, storeDay), stored.version});
    QCOMPARE(list(query).at(0).total, 250);
}

void TestStoreList::isEmptyAtFirst()
{
    for (const QString &text : {u""_s, u"rtx"_s}) {
        const auto quotes
            = m_store->quotes({text, QuoteShelf::All, QuoteOrder::LatestFirst, storeDay}, 0, 10);
        VERIFY_OK(quotes);
        QVERIFY(quotes->empty());
    }
    QVERIFY(*m_store->counts(storeDay) == ShelfCounts {});
}

CONFIGURATOR_TEST_MAIN(TestStoreList)
#include "tst_storelist.moc"
