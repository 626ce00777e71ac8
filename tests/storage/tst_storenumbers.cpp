// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/life/lifecycle.h"
#include "storage/storefolder.h"

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

class TestStoreNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void draftsTakeNone();
    void voidNumbersStay();
    void refusedSavesTakeNone();
    void seriesCountApart_data();
    void seriesCountApart();
    void yearsBeginAnew();
    void patternsAreChecked_data();
    void patternsAreChecked();
    void duplicatesGetTheirOwn();
    void survivesARestart();

private:
    QString numberOf(const Quote &quote, const QString &pattern = numberPattern)
    {
        const auto saved = m_store->save(StoredQuote {quote, 0}, pattern);
        return saved ? saved->now.quote.number : saved.error();
    }

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<SqliteStore> m_store;
};

void TestStoreNumbers::init()
{
    m_store.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_store = m_folder->open();
}

// B072: new quote, closed without a word, and another that is discarded.
void TestStoreNumbers::draftsTakeNone()
{
    QCOMPARE(kept(*m_store, draftFor(u"A"_s)).quote.number, QString());
    VERIFY_OK(m_store->discard(kept(*m_store, draftFor(u"B"_s))));
    QCOMPARE(numberOf(issuedFor(u"C"_s)), u"Q-2026-000001"_s);
}

// B071: create, cancel, create: no gap, and the cancelled one stays in sight.
void TestStoreNumbers::voidNumbersStay()
{
    const StoredQuote first = kept(*m_store, issuedFor(u"A"_s));
    const Result<Quote> voided = voidedQuote(first.quote);
    VERIFY_OK(voided);
    (void)kept(*m_store, StoredQuote {*voided, first.version});
    QCOMPARE(numberOf(issuedFor(u"B"_s)), u"Q-2026-000002"_s);
    const auto all
        = m_store->quotes({{}, QuoteShelf::All, QuoteOrder::NumberFirst, storeDay}, 0, 9);
    VERIFY_OK(all);
    QCOMPARE(all->size(), std::size_t {2});
    QCOMPARE(all->at(1).number, u"Q-2026-000001"_s);
    QCOMPARE(all->at(1).status, QuoteStatus::Void);
}

void TestStoreNumbers::refusedSavesTakeNone()
{
    Quote bad = issuedFor(u"A"_s);
    bad.customer.company = QString(401, u'x');
    QVERIFY(!m_store->save({bad, 0}, numberPattern));
    const StoredQuote draft = kept(*m_store, draftFor(u"B"_s));
    StoredQuote stale = draft;
    stale.version = 7;
    stale.quote.status = QuoteStatus::Issued;
    QVERIFY(m_store->save(stale, numberPattern)->other.has_value());
    QCOMPARE(numberOf(issuedFor(u"C"_s)), u"Q-2026-000001"_s);
}

void TestStoreNumbers::seriesCountApart_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("number");
    QTest::newRow("B074 another prefix") << u"O-{year}-{seq:6}"_s << u"O-2026-000001"_s;
    QTest::newRow("the same again") << numberPattern << u"Q-2026-000003"_s;
    QTest::newRow("a month") << u"Q-{year}-{month}-{seq:6}"_s << u"Q-2026-11-000001"_s;
    QTest::newRow("another width, numbers that are taken are left out")
        << u"Q-{year}-00000{seq}"_s << u"Q-2026-000003"_s;
}

void TestStoreNumbers::seriesCountApart()
{
    QFETCH(const QString, pattern);
    QFETCH(const QString, number);
    QCOMPARE(numberOf(issuedFor(u"A"_s)), u"Q-2026-000001"_s);
    QCOMPARE(numberOf(issuedFor(u"B"_s)), u"Q-2026-000002"_s);
    QCOMPARE(numberOf(issuedFor(u"C"_s), pattern), number);
}

void TestStoreNumbers::yearsBeginAnew()
{
    QCOMPARE(numberOf(issuedFor(u"A"_s, QDate(2026, 12, 31))), u"Q-2026-000001"_s);
    QCOMPARE(numberOf(issuedFor(u"B"_s, QDate(2027, 1, 1))), u"Q-2027-000001"_s);
    QCOMPARE(numberOf(issuedFor(u"C"_s, QDate(2026, 12, 31))), u"Q-2026-000002"_s);
}

void TestStoreNumbers::patternsAreChecked_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::newRow("none") << u""_s;
    QTest::newRow("without a sequence") << u"Q-{year}"_s;
}

void TestStoreNumbers::patternsAreChecked()
{
    QFETCH(const QString, pattern);
    const auto saved = m_store->save({issuedFor(u"A"_s), 0}, pattern);
    QVERIFY2(saved.error().startsWith(u"The number pattern"_s), qPrintable(saved.error()));
    QCOMPARE(m_store->counts(storeDay)->all, 0);
    VERIFY_OK(m_store->save({draftFor(u"A"_s), 0}, pattern)); // a draft needs none
}

void TestStoreNumbers::duplicatesGetTheirOwn()
{
    const StoredQuote first = kept(*m_store, issuedFor(u"A"_s));
    const Quote copy = duplicatedQuote(first.quote, storeDay, ShopProfile {});
    const StoredQuote draft = kept(*m_store, copy);
    QVERIFY(draft.quote.id != first.quote.id);
    const Result<Quote> issued = issuedQuote(draft.quote, storeDay);
    VERIFY_OK(issued);
    QCOMPARE(kept(*m_store, *issued, draft.version).quote.number, u"Q-2026-000002"_s);
}

void TestStoreNumbers::survivesARestart()
{
    for (int number = 1; number <= 5; ++number) {
        QCOMPARE(numberOf(issuedFor(u"A"_s)), u"Q-2026-00000%1"_s.arg(number));
        m_store = m_folder->open();
    }
}

CONFIGURATOR_TEST_MAIN(TestStoreNumbers)
#include "tst_storenumbers.moc"
