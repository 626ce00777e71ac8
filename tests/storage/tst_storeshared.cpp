// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/life/lifecycle.h"
#include "storage/storefolder.h"

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

// Two programs on one store, each with a connection of its own; see tst_killedstore for processes.
class TestStoreShared : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void seesTheOthersChanges();
    void showsBothVersions_data();
    void showsBothVersions();
    void neverAcceptsWhatChanged();
    void takesNumbersInTurn();
    void tellsOfChanges_data();
    void tellsOfChanges();
    void tellsOfNothingElse();
    void sharesTheProfile();

private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<SqliteStore> m_one;
    std::unique_ptr<SqliteStore> m_other;
};

void TestStoreShared::init()
{
    m_one.reset();
    m_other.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_one = m_folder->open();
    m_other = m_folder->open();
}

void TestStoreShared::seesTheOthersChanges()
{
    const StoredQuote stored = kept(*m_one, draftFor(u"A"_s));
    QVERIFY(*m_other->quote(stored.quote.id) == stored);
    StoredQuote changed = stored;
    changed.quote.note = u"by the other"_s;
    changed = kept(*m_other, changed);
    QVERIFY(*m_one->quote(stored.quote.id) == changed);
    VERIFY_OK(m_one->discard(changed));
    QVERIFY(!m_other->quote(stored.quote.id));
}

void TestStoreShared::showsBothVersions_data()
{
    QTest::addColumn<QString>("change");
    for (const char *change : {"edited", "issued", "revised"})
        QTest::newRow(change) << QString::fromLatin1(change);
}

// Nothing is written, nothing is lost: what is in the store, and what was to be.
void TestStoreShared::showsBothVersions()
{
    QFETCH(const QString, change);
    const bool isIssued = change == "revised"_L1;
    const StoredQuote before = kept(*m_one, isIssued ? issuedFor(u"A"_s) : draftFor(u"A"_s));
    Quote next = before.quote;
    if (isIssued)
        next = *revisedQuote(before.quote, storeDay);
    else if (change == "issued"_L1)
        next = *issuedQuote(before.quote, storeDay);
    else
        next.note = u"of the other"_s;
    const StoredQuote theirs = kept(*m_other, next, before.version);
    StoredQuote mine = before;
    if (isIssued)
        mine.quote = *revisedQuote(before.quote, storeDay.addDays(1));
    else
        mine.quote.note = u"of mine"_s;
    const auto saved = m_one->save(mine, numberPattern);
    VERIFY_OK(saved);
    QVERIFY(saved->now == mine);
    QVERIFY(saved->other == theirs);
    QVERIFY(*m_one->quote(before.quote.id) == theirs);
    mine.version = theirs.version; // the person has looked at both and decides
    if (change == "edited"_L1)
        QCOMPARE(kept(*m_one, mine).quote.note, u"of mine"_s);
}

void TestStoreShared::neverAcceptsWhatChanged()
{
    const StoredQuote issued = kept(*m_one, issuedFor(u"A"_s));
    const StoredQuote voided = kept(*m_other, *voidedQuote(issued.quote), issued.version);
    const auto saved = m_one->save({*acceptedQuote(issued.quote, 0, storeDay), issued.version});
    VERIFY_OK(saved);
    QVERIFY(saved->other == voided);
    QCOMPARE(m_other->quote(issued.quote.id)->quote.status, QuoteStatus::Void);
}

void TestStoreShared::takesNumbersInTurn()
{
    for (int i = 1; i <= 20; ++i) {
        SqliteStore &store = i % 3 == 0 ? *m_other : *m_one;
        QCOMPARE(kept(store, issuedFor(u"A"_s)).quote.number,
                 u"Q-2026-%1"_s.arg(i, 6, 10, QChar(u'0')));
    }
}

void TestStoreShared::tellsOfChanges_data()
{
    QTest::addColumn<QString>("change");
    for (const char *change : {"save", "customer", "profile", "prices", "undo", "mapping", "erase"})
        QTest::newRow(change) << QString::fromLatin1(change);
}

void TestStoreShared::tellsOfChanges()
{
    QFETCH(const QString, change);
    const StoredCustomer customer = keptCustomer(*m_one, u"A"_s);
    VERIFY_OK(m_one->applyPrices({{}, {}, storeDay, {}, {{u"a"_s, {}, 1}}}));
    const qint64 mine = m_one->changeMark();
    const qint64 theirs = m_other->changeMark();
    if (change == "save"_L1)
        (void)kept(*m_one, draftFor(u"A"_s));
    else if (change == "customer"_L1)
        (void)keptCustomer(*m_one, u"B"_s);
    else if (change == "profile"_L1)
        VERIFY_OK(m_one->save(ShopProfile {}));
    else if (change == "prices"_L1)
        VERIFY_OK(m_one->applyPrices({{}, {}, storeDay, {}, {{u"b"_s, {}, 1}}}));
    else if (change == "undo"_L1)
        VERIFY_OK(m_one->undoLastPrices());
    else if (change == "mapping"_L1)
        VERIFY_OK(m_one->saveMapping(u"a"_s, {{u"x"_s, 1}}));
    else
        VERIFY_OK(m_one->erase(customer.customer.id));
    QVERIFY(m_one->changeMark() > mine);
    QVERIFY(m_other->changeMark() > theirs);
}

void TestStoreShared::tellsOfNothingElse()
{
    const StoredQuote stored = kept(*m_one, issuedFor(u"A"_s));
    const qint64 mine = m_one->changeMark();
    const qint64 theirs = m_other->changeMark();
    VERIFY_OK(m_one->quote(stored.quote.id));
    VERIFY_OK(m_other->quotes({u"a"_s, {}, {}, storeDay}, 0, 9));
    QVERIFY(!m_one->discard(stored));
    QVERIFY(m_one->save({stored.quote, 9})->other.has_value());
    QCOMPARE(m_one->changeMark(), mine);
    QCOMPARE(m_other->changeMark(), theirs);
}

void TestStoreShared::sharesTheProfile()
{
    QVERIFY(*m_one->profile() == ShopProfile {});
    ShopProfile profile;
    profile.seller.name = u"Shop"_s;
    profile.seller.logo = QByteArray("\x89PNG\0\xff", 6);
    profile.roles = {{u"Counter"_s, Decimal::whole(5), Decimal::whole(10)}};
    VERIFY_OK(m_one->save(profile));
    QVERIFY(*m_other->profile() == profile);
    ShopProfile bad = profile;
    bad.numberPattern = u"no"_s;
    QVERIFY(m_other->save(bad).error().startsWith(u"The profile can't be kept as it is:\n"_s));
    QVERIFY(*m_other->profile() == profile);
}

CONFIGURATOR_TEST_MAIN(TestStoreShared)
#include "tst_storeshared.moc"
