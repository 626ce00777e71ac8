// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/frombuild/makequote.h"
#include "quote/life/lifecycle.h"
#include "storage/storefolder.h"
#include "support/samples.h"

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

namespace {

// Every field away from its usual value.
Quote fullQuote()
{
    Quote quote = draftFor(u"Example <b>Robotics</b> LLC"_s);
    quote.customer = {{},        u"Example LLC"_s,     u"Ада"_s, {u"Street 1"_s, u"Bishkek"_s},
                      u"KG-9"_s, u"ada@example.com"_s, u"ru"_s};
    quote.currency = Currency::fromCode(u"KWD"_s).value();
    quote.mode = PriceMode::Gross;
    quote.validDays = 30;
    quote.seller.logo = QByteArray("\x89PNG\0\xff", 6);
    quote.seller.lines = {u"Street 2"_s};
    quote.reference = u"PO 7"_s;
    quote.alternatives.push_back(
        alternativeFrom(u"opt 1 x ? @0; -1 x 0.123456 -5% @4.5"_s, u"1.5"_s));
    quote.alternatives[1].name = u"B & co"_s;
    quote.discountReason = u"a regular"_s;
    quote.leadTime = u"10 days"_s;
    quote.terms = u"Paid\nin advance"_s;
    quote.note = u"Hello"_s;
    quote.paper = PaperSize::Letter;
    quote.pricesOf = storeDay.addDays(-9);
    return quote;
}

} // namespace

class TestStoreQuotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsEveryField();
    void outlivesTheCatalogue();
    void keepsALogoOnce();
    void countsVersions();
    void refusesWhatCannotBeReadAgain();
    void keepsWhatIsIssued_data();
    void keepsWhatIsIssued();
    void tellsWhatBecameOfIt();
    void makesRevisions();
    void revisesOnlyTheLatest();
    void discards();
    void discardsARevision();
    void discardsNothingElse();
    void takesQuotesFromElsewhere();
    void saysWhatIsNotThere();

private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<SqliteStore> m_store;
};

void TestStoreQuotes::init()
{
    m_store.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_store = m_folder->open();
}

void TestStoreQuotes::keepsEveryField()
{
    const StoredQuote stored = kept(*m_store, fullQuote());
    QVERIFY(!stored.quote.id.isEmpty());
    Quote expected = fullQuote();
    expected.id = stored.quote.id;
    QVERIFY(stored.quote == expected);
    m_store = m_folder->open(); // as after a restart
    const Result<StoredQuote> read = m_store->quote(stored.quote.id);
    VERIFY_OK(read);
    QVERIFY(*read == stored);
}

// B064: the line carries what it says; no catalogue is asked when the quote is opened again.
void TestStoreQuotes::outlivesTheCatalogue()
{
    Build build;
    build.items = {{u"tower-4"_s, 1, {{u"gpu-32"_s, 2, {}}}}};
    const Quote quote = quoteOf(sampleCatalogue(), build, ShopProfile {}, storeDay);
    const QString id = kept(*m_store, quote).quote.id;
    m_store = m_folder->open();
    const Result<StoredQuote> read = m_store->quote(id);
    VERIFY_OK(read);
    QVERIFY(read->quote.alternatives == quote.alternatives);
    QCOMPARE(read->quote.alternatives[0].lines[1].sku, u"gpu-32"_s);
    QVERIFY(read->quote.alternatives[0].facts.has_value());
}

void TestStoreQuotes::keepsALogoOnce()
{
    Quote quote = draftFor(u"A"_s);
    quote.seller.logo = QByteArray(400'000, 'x');
    for (int i = 0; i < 10; ++i)
        QCOMPARE(kept(*m_store, quote).quote.seller.logo, quote.seller.logo);
    m_store.reset();
    QVERIFY(QFileInfo(m_folder->filePath()).size() < 1'000'000);
}

void TestStoreQuotes::countsVersions()
{
    StoredQuote stored = kept(*m_store, draftFor(u"A"_s));
    QCOMPARE(stored.version, 1);
    stored.quote.note = u"changed"_s;
    stored = kept(*m_store, stored);
    QCOMPARE(stored.version, 2);
    QVERIFY(*m_store->quote(stored.quote.id) == stored);
}

void TestStoreQuotes::refusesWhatCannotBeReadAgain()
{
    const StoredQuote stored = kept(*m_store, draftFor(u"A"_s));
    StoredQuote bad = stored;
    bad.quote.customer.company = QString(401, u'x');
    const auto saved = m_store->save(bad);
    QVERIFY2(saved.error().startsWith(u"The quote can't be kept as it is:\n"_s),
             qPrintable(saved.error()));
    QVERIFY(saved.error().contains(u"company"_s));
    QVERIFY(*m_store->quote(stored.quote.id) == stored);
}

void TestStoreQuotes::keepsWhatIsIssued_data()
{
    QTest::addColumn<QString>("change");
    for (const char *change : {"quantity", "customer", "day", "draft", "terms"})
        QTest::addRow("B067 %s", change) << QString::fromLatin1(change);
}

void TestStoreQuotes::keepsWhatIsIssued()
{
    QFETCH(const QString, change);
    const StoredQuote issued = kept(*m_store, issuedFor(u"A"_s));
    StoredQuote changed = issued;
    if (change == "quantity"_L1)
        changed.quote.alternatives[0].lines[0].quantity = Decimal::whole(3);
    else if (change == "customer"_L1)
        changed.quote.customer.company = u"B"_s;
    else if (change == "day"_L1)
        changed.quote.issued = storeDay.addDays(1);
    else if (change == "draft"_L1)
        changed.quote.status = QuoteStatus::Draft;
    else
        changed.quote.terms = u"others"_s;
    const auto saved = m_store->save(changed);
    QCOMPARE(saved.error(),
             u"Q-2026-000001 is issued and can't be changed any more. Make a revision of it."_s);
    QVERIFY(*m_store->quote(issued.quote.id) == issued);
}

void TestStoreQuotes::tellsWhatBecameOfIt()
{
    const StoredQuote issued = kept(*m_store, issuedFor(u"A"_s));
    const Result<Quote> accepted = acceptedQuote(issued.quote, 0, storeDay);
    VERIFY_OK(accepted);
    const StoredQuote stored = kept(*m_store, StoredQuote {*accepted, issued.version});
    const Result<Quote> voided = voidedQuote(stored.quote);
    VERIFY_OK(voided);
    const StoredQuote last = kept(*m_store, StoredQuote {*voided, stored.version});
    QCOMPARE(last.version, 3);
    QVERIFY(m_store->quote(issued.quote.id)->quote == *voided);
}

// B066, B067: both revisions are kept, under one number.
void TestStoreQuotes::makesRevisions()
{
    const StoredQuote first = kept(*m_store, issuedFor(u"A"_s));
    Result<Quote> revised = revisedQuote(first.quote, storeDay.addDays(2));
    VERIFY_OK(revised);
    Quote second = *revised;
    second.alternatives[0].lines[0].quantity = Decimal::whole(5);
    const StoredQuote draft = kept(*m_store, StoredQuote {second, first.version});
    QCOMPARE(draft.version, 2);
    const Result<Quote> issued = issuedQuote(draft.quote, storeDay.addDays(3));
    VERIFY_OK(issued);
    const StoredQuote stored = kept(*m_store, StoredQuote {*issued, draft.version});
    QCOMPARE(stored.quote.number, first.quote.number);
    QVERIFY(*m_store->quote(first.quote.id) == stored);
    QVERIFY(m_store->quote(first.quote.id, 1)->quote == first.quote);
    QVERIFY(m_store->quote(first.quote.id, 2)->quote == *issued);
    QVERIFY(!m_store->quote(first.quote.id, 3));
    QCOMPARE(m_store->counts(storeDay)->all, 1);
}

void TestStoreQuotes::revisesOnlyTheLatest()
{
    const StoredQuote first = kept(*m_store, issuedFor(u"A"_s));
    StoredQuote draft = kept(*m_store, StoredQuote {*revisedQuote(first.quote, storeDay), 1});
    StoredQuote third = draft;
    third.quote.revision = 3;
    QVERIFY(m_store->save(third).error().contains(u"is still a draft"_s));
    third.quote.revision = 4;
    QVERIFY(m_store->save(third)->other == draft);
    StoredQuote old = first;
    old.version = draft.version;
    QVERIFY(m_store->save(old)->other == draft);
}

void TestStoreQuotes::discards()
{
    const StoredQuote draft = kept(*m_store, draftFor(u"A"_s));
    VERIFY_OK(m_store->discard(draft));
    QVERIFY(!m_store->quote(draft.quote.id));
    QCOMPARE(m_store->counts(storeDay)->all, 0);
    VERIFY_OK(m_store->discard(draft)); // as another program may have done
    VERIFY_OK(m_store->discard({draftFor(u"never kept"_s), 0}));
    StoredQuote changed = draft;
    changed.quote.note = u"x"_s;
    QVERIFY(m_store->save(changed).error().startsWith(u"The draft was discarded"_s));
}

void TestStoreQuotes::discardsARevision()
{
    const StoredQuote first = kept(*m_store, issuedFor(u"A"_s));
    const StoredQuote draft = kept(*m_store, StoredQuote {*revisedQuote(first.quote, storeDay), 1});
    VERIFY_OK(m_store->discard(draft));
    const Result<StoredQuote> now = m_store->quote(first.quote.id);
    VERIFY_OK(now);
    QVERIFY(now->quote == first.quote);
    QCOMPARE(now->version, 3); // who still has the draft open is told
    QVERIFY(m_store->save(draft)->other == *now);
    const StoredQuote again = kept(*m_store, StoredQuote {*revisedQuote(first.quote, storeDay), 3});
    QCOMPARE(again.quote.revision, 2);
}

void TestStoreQuotes::discardsNothingElse()
{
    const StoredQuote draft = kept(*m_store, draftFor(u"A"_s));
    StoredQuote changed = draft;
    changed.quote.note = u"changed"_s;
    changed = kept(*m_store, changed);
    QVERIFY(m_store->discard(draft).error().startsWith(u"Draft was changed by another program"_s));
    const StoredQuote issued = kept(*m_store, issuedFor(u"B"_s));
    QVERIFY(m_store->discard(issued).error().startsWith(u"Q-2026-000001 is issued"_s));
    QCOMPARE(m_store->counts(storeDay)->all, 2);
}

// A quote file of another shop computer comes with its number and revision.
void TestStoreQuotes::takesQuotesFromElsewhere()
{
    Quote foreign = issuedFor(u"A"_s);
    foreign.id = u"from elsewhere"_s;
    foreign.number = u"Q-2026-000001"_s;
    foreign.revision = 3;
    foreign.customer.id = u"nobody here"_s;
    QVERIFY(kept(*m_store, foreign).quote == foreign);
    QCOMPARE(kept(*m_store, issuedFor(u"B"_s)).quote.number, u"Q-2026-000002"_s);
    Quote same = issuedFor(u"C"_s);
    same.number = u"Q-2026-000002"_s;
    QVERIFY(m_store->save({same, 0}).error().startsWith(u"The number Q-2026-000002 belongs to"_s));
    StoredQuote renamed = *m_store->quote(foreign.id);
    renamed.quote.number = u"Q-9"_s;
    QVERIFY(m_store->save(renamed).error().startsWith(u"A quote keeps its number"_s));
    QCOMPARE(m_store->counts(storeDay)->all, 2);
}

void TestStoreQuotes::saysWhatIsNotThere()
{
    QVERIFY(m_store->quote(u"nobody"_s).error().startsWith(u"The quote is not in the store"_s));
    QCOMPARE(m_store->idOfNumber(u" Q-7 "_s).error(), u"The store has no quote Q-7."_s);
    const StoredQuote issued = kept(*m_store, issuedFor(u"A"_s));
    QCOMPARE(*m_store->idOfNumber(u" Q-2026-000001 "_s), issued.quote.id);
}

CONFIGURATOR_TEST_MAIN(TestStoreQuotes)
#include "tst_storequotes.moc"
