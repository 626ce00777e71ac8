// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/file/quotefile.h"
#include "quote/life/lifecycle.h"
#include "storage/store/sqlite/opening.h"
#include "storage/storefolder.h"

#include <QJsonDocument>

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

class TestStoreCustomers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keeps();
    void refuses_data();
    void refuses();
    void showsBothVersions();
    void finds_data();
    void finds();
    void linksQuotes();
    void merges();
    void mergesNobody();
    void exportsEverything();
    void erasesEverywhere();
    void erasesQuotesWithoutAnEntry();
    void leavesNoTraceOnTheDisk();
    void erasesBackupsToo();

private:
    [[nodiscard]] StoredQuote quoteOf(const StoredCustomer &customer, Quote quote)
    {
        quote.customer = customer.customer;
        return kept(*m_store, quote);
    }

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<SqliteStore> m_store;
};

void TestStoreCustomers::init()
{
    m_store.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_store = m_folder->open();
}

void TestStoreCustomers::keeps()
{
    Customer customer {{},        u"Example <LLC>"_s, u"Ада"_s, {u"Street 1"_s, u"Osh"_s},
                       u"KG-9"_s, u"a@example.com"_s, u"ky"_s};
    StoredCustomer stored = kept(*m_store, StoredCustomer {customer, 0});
    QVERIFY(!stored.customer.id.isEmpty());
    customer.id = stored.customer.id;
    QVERIFY(stored == (StoredCustomer {customer, 1}));
    stored.customer.email = u"b@example.com"_s;
    stored = kept(*m_store, stored);
    QCOMPARE(stored.version, 2);
    m_store = m_folder->open();
    const auto all = m_store->customers(u""_s, 10);
    VERIFY_OK(all);
    QVERIFY(*all == std::vector {stored});
}

void TestStoreCustomers::refuses_data()
{
    QTest::addColumn<QString>("company");
    QTest::addColumn<QString>("says");
    QTest::newRow("nobody") << u" "_s << u"A customer needs the name"_s;
    QTest::newRow("what can't be read again") << QString(401, u'x') << u"The customer can't be"_s;
}

void TestStoreCustomers::refuses()
{
    QFETCH(const QString, company);
    QFETCH(const QString, says);
    Customer customer;
    customer.company = company;
    const auto saved = m_store->save(StoredCustomer {customer, 0});
    QVERIFY2(saved.error().startsWith(says), qPrintable(saved.error()));
    QVERIFY(m_store->customers(u""_s, 10)->empty());
}

void TestStoreCustomers::showsBothVersions()
{
    const StoredCustomer first = keptCustomer(*m_store, u"A"_s);
    StoredCustomer changed = first;
    changed.customer.person = u"P"_s;
    changed = kept(*m_store, changed);
    StoredCustomer late = first;
    late.customer.person = u"Q"_s;
    const auto saved = m_store->save(late);
    VERIFY_OK(saved);
    QVERIFY(saved->now == late);
    QVERIFY(saved->other == changed);
    VERIFY_OK(m_store->erase(first.customer.id));
    QVERIFY(m_store->save(changed).error().startsWith(u"A was merged or erased"_s));
}

void TestStoreCustomers::finds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("names");
    QTest::newRow("all, by name whatever the case") << u""_s << u"alpha, Beta, Ёлка"_s;
    QTest::newRow("company") << u"ALPH"_s << u"alpha"_s;
    QTest::newRow("Cyrillic") << u"ёЛК"_s << u"Ёлка"_s;
    QTest::newRow("person") << u"ada"_s << u"Beta"_s;
    QTest::newRow("two words of different fields") << u"beta ada"_s << u"Beta"_s;
    QTest::newRow("every word") << u"beta bob"_s << u""_s;
    QTest::newRow("no wildcards") << u"%"_s << u""_s;
}

void TestStoreCustomers::finds()
{
    QFETCH(const QString, text);
    QFETCH(const QString, names);
    (void)keptCustomer(*m_store, u"Ёлка"_s);
    (void)keptCustomer(*m_store, u"Beta"_s, u"Ada"_s);
    (void)keptCustomer(*m_store, {}, u"alpha"_s);
    QStringList found;
    const auto customers = m_store->customers(text, 10);
    VERIFY_OK(customers);
    for (const StoredCustomer &customer : *customers)
        found.append(customer.customer.name());
    QCOMPARE(found.join(u", "_s), names);
    QCOMPARE(m_store->customers(text, 1)->size(), std::min<std::size_t>(1, customers->size()));
}

// Who leaves the list of customers does not take the quotes along.
void TestStoreCustomers::linksQuotes()
{
    const StoredCustomer customer = keptCustomer(*m_store, u"A"_s);
    const StoredQuote stored = quoteOf(customer, draftFor({}));
    QCOMPARE(stored.quote.customer.id, customer.customer.id);
    Quote foreign = draftFor(u"B"_s);
    foreign.customer.id = u"of another shop"_s;
    QCOMPARE(kept(*m_store, foreign).quote.customer.id, u"of another shop"_s);
}

void TestStoreCustomers::merges()
{
    const StoredCustomer keeper = keptCustomer(*m_store, u"Example LLC"_s);
    const StoredCustomer gone = keptCustomer(*m_store, u"Exmaple"_s);
    const StoredQuote issued = quoteOf(gone, issuedFor({}));
    const StoredQuote draft = quoteOf(gone, draftFor({}));
    const StoredQuote other = kept(*m_store, draftFor(u"Exmaple & Sons"_s));
    VERIFY_OK(m_store->merge(keeper.customer.id, gone.customer.id));
    Quote expected = issued.quote; // what the customer has in hand stays as it is
    expected.customer.id = keeper.customer.id;
    QVERIFY(*m_store->quote(issued.quote.id) == (StoredQuote {expected, 2}));
    expected = draft.quote;
    expected.customer = keeper.customer;
    QVERIFY(*m_store->quote(draft.quote.id) == (StoredQuote {expected, 2}));
    QVERIFY(*m_store->quote(other.quote.id) == other);
    QVERIFY(*m_store->customers(u""_s, 9) == std::vector {keeper});
    const auto exported = m_store->exported(keeper.customer.id);
    VERIFY_OK(exported);
    QCOMPARE(QJsonDocument::fromJson(*exported)[u"quotes"].toArray().size(), 2);
}

void TestStoreCustomers::mergesNobody()
{
    const StoredCustomer customer = keptCustomer(*m_store, u"A"_s);
    const QString id = customer.customer.id;
    QVERIFY(m_store->merge(id, id).error().startsWith(u"Choose two customers"_s));
    QVERIFY(m_store->merge(id, u"x"_s).error().startsWith(u"The customer is not in the store"_s));
    QVERIFY(m_store->merge(u"x"_s, id).error().startsWith(u"The customer is not in the store"_s));
    QVERIFY(!m_store->erase(u"x"_s));
    QVERIFY(!m_store->exported(u"x"_s));
    QVERIFY(*m_store->customers(u""_s, 9) == std::vector {customer});
}

void TestStoreCustomers::exportsEverything()
{
    const StoredCustomer customer = keptCustomer(*m_store, u"A"_s, u"Ada"_s);
    const StoredQuote first = quoteOf(customer, issuedFor({}));
    (void)kept(*m_store, StoredQuote {*revisedQuote(first.quote, storeDay), first.version});
    Quote unlinked = draftFor({});
    unlinked.customer = customer.customer;
    unlinked.customer.id.clear();
    (void)kept(*m_store, unlinked);
    (void)kept(*m_store, draftFor(u"A"_s)); // somebody else at A
    const auto exported = m_store->exported(customer.customer.id);
    VERIFY_OK(exported);
    const QJsonObject all = QJsonDocument::fromJson(*exported).object();
    QCOMPARE(all.keys(), (QStringList {u"customer"_s, u"quotes"_s, u"version"_s}));
    QCOMPARE(all[u"customer"][u"person"].toString(), u"Ada"_s);
    const QJsonArray quotes = all[u"quotes"].toArray();
    QCOMPARE(quotes.size(), 3);
    QCOMPARE(quotes[1][u"revision"].toInt(), 2);
    const auto read = readQuote(QJsonDocument(quotes[0].toObject()).toJson(), u"export"_s);
    VERIFY_OK(read);
    QVERIFY(*read == first.quote);
}

void TestStoreCustomers::erasesEverywhere()
{
    const StoredCustomer customer = keptCustomer(*m_store, u"Secret LLC"_s, u"Ada"_s);
    Quote quote = issuedFor({});
    quote.note = u"For Ada"_s;
    quote.reference = u"PO of Ada"_s;
    const StoredQuote first = quoteOf(customer, quote);
    (void)kept(*m_store, StoredQuote {*revisedQuote(first.quote, storeDay), first.version});
    const StoredQuote other = kept(*m_store, draftFor(u"Other"_s));
    VERIFY_OK(m_store->erase(customer.customer.id));
    for (const int revision : {1, 2}) {
        const auto read = m_store->quote(first.quote.id, revision);
        VERIFY_OK(read);
        Quote expected = revision == 1 ? first.quote : *revisedQuote(first.quote, storeDay);
        expected.customer = Customer {{}, u"erased"_s, {}, {}, {}, {}, u"en"_s};
        expected.note.clear();
        expected.reference.clear();
        QVERIFY(read->quote == expected); // number and figures stay
        QCOMPARE(read->version, 3);
    }
    QVERIFY(*m_store->quote(other.quote.id) == other);
    QVERIFY(m_store->customers(u""_s, 9)->empty());
    for (const QString &text : {u"secret"_s, u"ada"_s})
        QVERIFY(m_store->quotes({text, {}, {}, storeDay}, 0, 9)->empty());
}

void TestStoreCustomers::erasesQuotesWithoutAnEntry()
{
    const StoredCustomer customer = keptCustomer(*m_store, u"Secret LLC"_s, u"Ada"_s);
    Quote same = draftFor({});
    same.customer = customer.customer;
    same.customer.id.clear();
    const StoredQuote unlinked = kept(*m_store, same);
    const StoredQuote colleague = kept(*m_store, draftFor(u"Secret LLC"_s)); // not Ada
    VERIFY_OK(m_store->erase(customer.customer.id));
    QCOMPARE(m_store->quote(unlinked.quote.id)->quote.customer.company, u"erased"_s);
    QVERIFY(*m_store->quote(colleague.quote.id) == colleague);
}

void TestStoreCustomers::leavesNoTraceOnTheDisk()
{
    const StoredCustomer customer = keptCustomer(*m_store, u"Sesquipedalian"_s);
    for (int i = 0; i < 20; ++i)
        (void)quoteOf(customer, issuedFor({}));
    VERIFY_OK(m_store->erase(customer.customer.id));
    for (const QString &file : filesIn(m_folder->folder.path()))
        QVERIFY2(!bytesOf(m_folder->filePath(file)).toLower().contains("sesquipedalian"),
                 qPrintable(file));
}

// A copy made before the layout was renewed holds the same person.
void TestStoreCustomers::erasesBackupsToo()
{
    const StoredCustomer customer = keptCustomer(*m_store, u"A"_s);
    const QString backup = m_folder->filePath(u"store-before-2.sqlite"_s);
    QVERIFY(QFile::copy(m_folder->filePath(), backup));
    VERIFY_OK(m_store->erase(customer.customer.id));
    QVERIFY(!QFile::exists(backup));
    QCOMPARE(m_store->customers(u""_s, 9)->size(), std::size_t {0});
}

CONFIGURATOR_TEST_MAIN(TestStoreCustomers)
#include "tst_storecustomers.moc"
