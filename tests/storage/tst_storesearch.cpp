// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/life/lifecycle.h"
#include "storage/store/database/query.h"
#include "storage/store/database/transaction.h"
#include "storage/store/rows/wordfilter.h"
#include "storage/store/sqlite/opening.h"
#include "storage/storefolder.h"

#include <QRandomGenerator>

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

namespace {

Quote searchable()
{
    Quote quote = issuedFor(u"Example Robotics LLC"_s);
    quote.customer.person = u"Айгүл Ёлкина"_s;
    quote.customer.address = {u"Чүй проспекти 100%"_s, u"Bishkek"_s};
    quote.customer.taxId = u"KG_01!7"_s;
    quote.customer.email = u"a@example.com"_s;
    quote.reference = u"PO-77"_s;
    quote.note = u"For the new laboratory"_s;
    quote.leadTime = u"ten working days"_s;
    quote.discountReason = u"regular"_s;
    quote.terms = u"Paid in advance."_s;
    Alternative &alternative = quote.alternatives[0];
    alternative.name = u"Quiet box"_s;
    alternative.lines[0].name = u"GeForce RTX 5090"_s;
    alternative.lines[0].sku = u"RTX5090-32"_s;
    alternative.lines[0].details = u"32 GB GDDR7, 575 W \\ slot 1"_s;
    alternative.facts = BuildFacts {};
    alternative.facts->modelLine = u"Llama 3.3 70B Instruct"_s;
    alternative.facts->combinedMemory = u"32 GB"_s;
    return quote;
}

QString letters(QRandomGenerator &random)
{
    QString text;
    for (int i = 1 + random.bounded(4); i > 0; --i)
        text += QChar(u'a' + random.bounded(4));
    return text;
}

// What each quote says, by its id.
QMap<QString, QString> sayAtRandom(SqliteStore &store, QRandomGenerator &random)
{
    QMap<QString, QString> said;
    for (int i = 0; i < 80; ++i) {
        Quote quote = draftFor(letters(random), u"1 x 1 @0"_s);
        quote.note = letters(random) + u' ' + letters(random);
        quote.alternatives[0].lines[0].name = letters(random);
        quote.id = QString::number(i);
        (void)kept(store, quote);
        said[quote.id] = quote.customer.company + u' ' + quote.note + u' '
            + quote.alternatives[0].lines[0].name;
    }
    return said;
}

QStringList foundWithin(const Database &database, const QString &text, const SearchLimits &limits)
{
    const auto filter = wordFilter(database, text, limits);
    if (!filter)
        return {filter.error()};
    const auto found = allRows(
        database,
        u"SELECT q.quote_id FROM quote q WHERE %1 ORDER BY q.quote_id"_s.arg(filter->condition),
        filter->values, [](const QSqlQuery &row) { return row.value(0).toString(); });
    return found ? QStringList(found->begin(), found->end()) : QStringList {found.error()};
}

} // namespace

class TestStoreSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void finds_data();
    void finds();
    void looksWithinAShelf();
    void followsChanges();
    void findsTheLatestRevisionOnly();
    void findsWhatOlderStoresKeptAsLines();
    void findsTheSameWhicheverWay_data();
    void findsTheSameWhicheverWay();

private:
    [[nodiscard]] QStringList found(const QString &text, QuoteShelf shelf = QuoteShelf::All) const
    {
        QStringList customers;
        const auto page
            = m_store->quotes({text, shelf, QuoteOrder::LatestFirst, storeDay}, 0, 1'000);
        if (!page)
            return {page.error()};
        for (const QuoteSummary &quote : *page)
            customers.append(quote.customer);
        return customers;
    }

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<SqliteStore> m_store;
};

void TestStoreSearch::init()
{
    m_store.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_store = m_folder->open();
}

void TestStoreSearch::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("number") << u"q-2026-000001"_s << true;
    QTest::newRow("a part of it") << u"00001"_s << true;
    QTest::newRow("company") << u"robotics"_s << true;
    QTest::newRow("person in capitals") << u"АЙГҮЛ"_s << true;
    QTest::newRow("decomposed letters")
        << u"ёлкина"_s.normalized(QString::NormalizationForm_D) << true;
    QTest::newRow("tax id") << u"kg_01!7"_s << true;
    QTest::newRow("email") << u"A@Example"_s << true;
    QTest::newRow("reference") << u"po-77"_s << true;
    QTest::newRow("alternative") << u"quiet"_s << true;
    QTest::newRow("unit") << u"rtx 5090"_s << true;
    QTest::newRow("SKU") << u"5090-32"_s << true;
    QTest::newRow("details") << u"gddr7"_s << true;
    QTest::newRow("AI model") << u"llama 70b"_s << true;
    QTest::newRow("note") << u"laboratory"_s << true;
    QTest::newRow("lead time") << u"working"_s << true;
    QTest::newRow("a reason") << u"regular"_s << true;
    QTest::newRow("words of several places, in any order") << u" gddr7  example 77 "_s << true;
    QTest::newRow("every word has to occur") << u"gddr7 elsewhere"_s << false;
    QTest::newRow("words, not their order") << u"5090 geforce"_s << true;
    QTest::newRow("a whole phrase is words") << u"rtx5090-32 gb"_s << true;
    QTest::newRow("percent is no wildcard") << u"100%"_s << true;
    QTest::newRow("percent is a percent") << u"10%"_s << false;
    QTest::newRow("underline is no wildcard") << u"po_77"_s << false;
    QTest::newRow("backslash is itself") << u"\\"_s << true;
    QTest::newRow("the escape is itself") << u"!"_s << true;
    QTest::newRow("quotation marks are harmless") << u"' OR 1=1 --"_s << false;
    QTest::newRow("what all quotes say is not looked for") << u"advance"_s << false;
    QTest::newRow("nothing typed finds all") << u"  "_s << true;
}

void TestStoreSearch::finds()
{
    QFETCH(const QString, text);
    QFETCH(const bool, isFound);
    (void)kept(*m_store, searchable());
    QCOMPARE(found(text), isFound ? QStringList {u"Example Robotics LLC"_s} : QStringList());
}

void TestStoreSearch::looksWithinAShelf()
{
    (void)kept(*m_store, draftFor(u"Alpha draft"_s));
    (void)kept(*m_store, issuedFor(u"Alpha expired"_s, storeDay.addDays(-90)));
    QCOMPARE(found(u"alpha"_s).size(), 2);
    QCOMPARE(found(u"alpha"_s, QuoteShelf::Open), QStringList {u"Alpha draft"_s});
    QCOMPARE(found(u"alpha"_s, QuoteShelf::Accepted), QStringList());
}

void TestStoreSearch::followsChanges()
{
    StoredQuote stored = kept(*m_store, draftFor(u"Before"_s, u"1 x 10 @12; 1 x 20 @12"_s));
    const StoredQuote other = kept(*m_store, draftFor(u"Other"_s, u"1 x 10 @12"_s));
    stored.quote.customer.company = u"After"_s;
    stored.quote.alternatives[0].lines[0].name = u"Renamed"_s;
    stored = kept(*m_store, stored);
    QCOMPARE(found(u"before"_s), QStringList());
    QCOMPARE(found(u"after renamed"_s), QStringList {u"After"_s});
    QCOMPARE(found(u"10"_s), QStringList {u"Other"_s}); // what both said is still the other's
    VERIFY_OK(m_store->discard(stored));
    QCOMPARE(found(u"renamed"_s), QStringList());
    QCOMPARE(found(u"10"_s), QStringList {u"Other"_s});
}

void TestStoreSearch::findsTheLatestRevisionOnly()
{
    const StoredQuote first = kept(*m_store, searchable());
    Quote revised = *revisedQuote(first.quote, storeDay);
    revised.alternatives[0].lines[0].details = u"48 GB"_s;
    const StoredQuote draft = kept(*m_store, StoredQuote {revised, first.version});
    QCOMPARE(found(u"gddr7"_s), QStringList());
    VERIFY_OK(m_store->discard(draft));
    QCOMPARE(found(u"gddr7"_s), QStringList {u"Example Robotics LLC"_s});
}

// Before a phrase was a word it was a line of words.
void TestStoreSearch::findsWhatOlderStoresKeptAsLines()
{
    Quote draft = draftFor(u"Example Robotics LLC"_s, u"1 x 1 @0"_s);
    draft.note = u"For the laboratory"_s;
    const StoredQuote quote = kept(*m_store, draft);
    {
        const auto database = openDatabase(m_folder->filePath());
        VERIFY_OK(database);
        Transaction transaction(**database);
        for (const QString &table : {u"phrase"_s, u"phrase_page"_s})
            transaction.run(u"UPDATE %1 SET content = REPLACE(content, 'laboratory',"
                            " 'for the new laboratory')"_s.arg(table));
        VERIFY_OK(transaction.commit());
    }
    QCOMPARE(found(u"laborat new"_s), QStringList {u"Example Robotics LLC"_s});
    Quote changed = quote.quote;
    changed.note = u"For the new laboratory"_s;
    (void)kept(*m_store, StoredQuote {changed, quote.version});
    QCOMPARE(found(u"laborat new"_s), QStringList {u"Example Robotics LLC"_s});
    QCOMPARE(found(u"the new"_s), QStringList {u"Example Robotics LLC"_s});
}

void TestStoreSearch::findsTheSameWhicheverWay_data()
{
    QTest::addColumn<qint64>("phrases");
    QTest::addColumn<qint64>("places");
    QTest::addColumn<qint64>("few");
    QTest::newRow("words looked up") << qint64 {1'000} << qint64 {1'000} << qint64 {1'000};
    QTest::newRow("quotes read in order") << qint64 {1'000} << qint64 {1'000} << qint64 {0};
    QTest::newRow("rare ones first") << qint64 {1'000} << qint64 {1'000} << qint64 {8};
    QTest::newRow("each quote asked by keys") << qint64 {1'000} << qint64 {-1} << qint64 {-1};
    QTest::newRow("each quote asked by text") << qint64 {0} << qint64 {0} << qint64 {0};
    QTest::newRow("all ways at once") << qint64 {9} << qint64 {25} << qint64 {5};
}

// Random quotes of few letters; a plain look at what was written says which are to be found.
void TestStoreSearch::findsTheSameWhicheverWay()
{
    QFETCH(const qint64, phrases);
    QFETCH(const qint64, places);
    QFETCH(const qint64, few);
    const SearchLimits limits {static_cast<std::size_t>(phrases), places, few, few * 2};
    QRandomGenerator random(7);
    const QMap<QString, QString> said = sayAtRandom(*m_store, random);
    const auto database = openDatabase(m_folder->filePath());
    VERIFY_OK(database);
    for (int i = 0; i < 60; ++i) {
        QStringList words;
        for (int j = random.bounded(4); j > 0; --j)
            words.append(letters(random));
        QStringList expected;
        for (auto quote = said.begin(); quote != said.end(); ++quote)
            if (std::all_of(words.begin(), words.end(),
                            [&](const QString &word) { return quote->contains(word); }))
                expected.append(quote.key());
        QCOMPARE(foundWithin(**database, words.join(u' '), limits), expected);
    }
}

CONFIGURATOR_TEST_MAIN(TestStoreSearch)
#include "tst_storesearch.moc"
