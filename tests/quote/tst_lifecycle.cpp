// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/file/quotefile.h"
#include "quote/life/lifecycle.h"
#include "quote/lifequotes.h"
#include "support/testmain.h"

#include <ctime>

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

class TestLifecycle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void standsOnADay_data();
    void standsOnADay();
    void issues();
    void accepts();
    void declines();
    void makesVoid_data();
    void makesVoid();
    void revises_data();
    void revises();
    void duplicates();
    void countsLocalDays_data();
    void countsLocalDays();
};

void TestLifecycle::cleanup()
{
    qunsetenv("TZ");
    tzset();
}

void TestLifecycle::standsOnADay_data()
{
    using S = QuoteStanding;
    QTest::addColumn<QuoteStatus>("status");
    QTest::addColumn<int>("daysLeft");
    QTest::addColumn<QuoteStanding>("standing");
    QTest::newRow("four days left") << QuoteStatus::Issued << 4 << S::Issued;
    QTest::newRow("three days left") << QuoteStatus::Issued << 3 << S::Expiring;
    QTest::newRow("the last day") << QuoteStatus::Issued << 0 << S::Expiring;
    QTest::newRow("the day after") << QuoteStatus::Issued << -1 << S::Expired;
    QTest::newRow("drafts don't expire") << QuoteStatus::Draft << -9 << S::Draft;
    QTest::newRow("accepted stays") << QuoteStatus::Accepted << -9 << S::Accepted;
    QTest::newRow("declined stays") << QuoteStatus::Declined << 1 << S::Declined;
    QTest::newRow("B071 void stays in sight") << QuoteStatus::Void << 1 << S::Void;
}

void TestLifecycle::standsOnADay()
{
    QFETCH(const QuoteStatus, status);
    QFETCH(const int, daysLeft);
    QFETCH(const QuoteStanding, standing);
    QCOMPARE(standingOn(today, status, today.addDays(daysLeft)), standing);
}

// The number is the store's to give; everything else stays as it was drafted.
void TestLifecycle::issues()
{
    const Quote draft = draftOf();
    const Result<Quote> issued = issuedQuote(draft, today);
    VERIFY_OK(issued);
    Quote expected = draft;
    expected.status = QuoteStatus::Issued;
    expected.issued = today;
    QVERIFY(*issued == expected);
    QVERIFY(issued->number.isEmpty());
}

void TestLifecycle::accepts()
{
    Quote issued = issuedOf(today.addDays(-14)); // the last day
    issued.alternatives.push_back(alternativeFrom(u"1 x 10 @12"_s));
    const Result<Quote> accepted = acceptedQuote(issued, 1, today);
    VERIFY_OK(accepted);
    Quote expected = issued;
    expected.status = QuoteStatus::Accepted;
    expected.accepted = 1;
    QVERIFY(*accepted == expected);
}

void TestLifecycle::declines()
{
    const Quote issued = issuedOf(today.addDays(-90)); // also when it has expired
    const Result<Quote> declined = declinedQuote(issued, u"  too dear \n"_s);
    VERIFY_OK(declined);
    Quote expected = issued;
    expected.status = QuoteStatus::Declined;
    expected.declineReason = u"too dear"_s;
    QVERIFY(*declined == expected);
}

void TestLifecycle::makesVoid_data()
{
    QTest::addColumn<Quote>("quote");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("B071 an issued one keeps its number") << issuedOf() << QString();
    QTest::newRow("an accepted one") << withStatus(QuoteStatus::Accepted) << QString();
    QTest::newRow("a declined one") << withStatus(QuoteStatus::Declined) << QString();
    QTest::newRow("not a draft") << draftOf() << u"A draft is discarded, not made void"_s;
    QTest::newRow("not twice") << withStatus(QuoteStatus::Void) << u"Q-1 is void already."_s;
}

void TestLifecycle::makesVoid()
{
    QFETCH(const Quote, quote);
    QFETCH(const QString, refusal);
    const Result<Quote> voided = voidedQuote(quote);
    QCOMPARE(voided.isOk(), refusal.isEmpty());
    if (!voided) {
        QVERIFY2(voided.error().startsWith(refusal), qPrintable(voided.error()));
        return;
    }
    Quote expected = quote;
    expected.status = QuoteStatus::Void;
    QVERIFY(*voided == expected);
    QCOMPARE(voided->number, u"Q-1"_s);
}

void TestLifecycle::revises_data()
{
    QTest::addColumn<QuoteStatus>("status");
    QTest::newRow("issued") << QuoteStatus::Issued;
    QTest::newRow("B066 acceptance does not carry over") << QuoteStatus::Accepted;
    QTest::newRow("declined") << QuoteStatus::Declined;
}

void TestLifecycle::revises()
{
    QFETCH(const QuoteStatus, status);
    Quote quote = withStatus(status);
    quote.issued = today.addDays(-100);
    quote.accepted = status == QuoteStatus::Accepted ? 0 : -1;
    quote.declineReason = status == QuoteStatus::Declined ? u"too dear"_s : QString();
    const Result<Quote> revised = revisedQuote(quote, today);
    VERIFY_OK(revised);
    Quote expected = quote;
    expected.revision = 2;
    expected.status = QuoteStatus::Draft;
    expected.issued = today;
    expected.accepted = -1;
    expected.declineReason.clear();
    QVERIFY(*revised == expected);
    QCOMPARE(revised->title(), u"Q-1, revision 2"_s);
    QCOMPARE(revised->validUntil(), today.addDays(14));
}

// B079: a quote that expired last year, duplicated, is of today and valid as long as others are.
void TestLifecycle::duplicates()
{
    Quote quote = issuedOf(today.addYears(-1), 5);
    quote.status = QuoteStatus::Accepted;
    quote.accepted = 0;
    quote.revision = 3;
    quote.discountReason = u"an old friend"_s;
    ShopProfile profile;
    profile.validDays = 21;
    const Quote draft = duplicatedQuote(quote, today, profile);
    Quote expected = draftOf();
    expected.id.clear();
    expected.issued = today;
    expected.validDays = 21;
    QVERIFY(draft == expected);
    QCOMPARE(draft.validUntil(), QDate(2026, 12, 21));
}

void TestLifecycle::countsLocalDays_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<QTime>("now");
    QTest::addColumn<QDate>("dayInUtc");
    QTest::newRow("B076 the evening of the last day, when UTC has the next")
        << QByteArray("America/Costa_Rica") << QTime(19, 59) << QDate(2026, 12, 1);
    QTest::newRow("B077 the morning of a day that UTC has not reached")
        << QByteArray("Pacific/Auckland") << QTime(9, 0) << QDate(2026, 11, 29);
}

// Issued fourteen days ago, accepted on the last day, whatever day it is in Greenwich.
void TestLifecycle::countsLocalDays()
{
    QFETCH(const QByteArray, zone);
    QFETCH(const QTime, now);
    QFETCH(const QDate, dayInUtc);
    qputenv("TZ", zone);
    tzset();
    const QDateTime moment(today, now);
    QCOMPARE(moment.toUTC().date(), dayInUtc);
    const Result<Quote> issued = issuedQuote(draftOf(), moment.addDays(-14).date());
    VERIFY_OK(issued);
    QCOMPARE(issued->validUntil(), today);
    const Result<Quote> read = readQuote(writeQuote(*issued), u"quote.json"_s);
    VERIFY_OK(read);
    QCOMPARE(read->validUntil(), today);
    QCOMPARE(standingOn(moment.date(), *read), QuoteStanding::Expiring);
    VERIFY_OK(acceptedQuote(*read, 0, moment.date()));
    QVERIFY(!acceptedQuote(*read, 0, moment.addDays(1).date()));
}

CONFIGURATOR_TEST_MAIN(TestLifecycle)
#include "tst_lifecycle.moc"
