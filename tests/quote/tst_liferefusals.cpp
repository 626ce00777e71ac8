// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/life/lifecycle.h"
#include "quote/lifequotes.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;
using namespace configurator::test;

class TestLifeRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesToIssue_data();
    void refusesToIssue();
    void refusesToAccept_data();
    void refusesToAccept();
    void refusesToDecline_data();
    void refusesToDecline();
    void refusesToRevise_data();
    void refusesToRevise();
};

void TestLifeRefusals::refusesToIssue_data()
{
    QTest::addColumn<Quote>("quote");
    QTest::addColumn<QString>("says");
    QTest::newRow("no line") << draftOf(u""_s) << u"The quote has no lines yet."_s;
    QTest::newRow("a fault in line 2")
        << draftOf(u"1 x 10 @12; 1 x 10 -101% @12"_s) << u"Line 2: A discount is at most 100 %"_s;
    Quote two = draftOf();
    two.alternatives.push_back({});
    QTest::newRow("an empty alternative") << two << u"Alternative B has no lines."_s;
    two.alternatives[1] = alternativeFrom(u"1 x 10 -11 @12"_s);
    QTest::newRow("a fault in an alternative") << two << u"Alternative B, line 1: "_s;
    two.alternatives[1] = alternativeFrom(u"1 x 10 @12"_s, u"11"_s);
    QTest::newRow("a fault of an alternative") << two << u"Alternative B: "_s;
    Quote none = draftOf();
    none.alternatives.clear();
    QTest::newRow("no alternative") << none << u"The quote offers nothing yet."_s;
    QTest::newRow("B067 an issued one") << issuedOf() << u"Q-1 is issued already."_s;
    QTest::newRow("an accepted one")
        << withStatus(QuoteStatus::Accepted) << u"Q-1 is issued already."_s;
}

void TestLifeRefusals::refusesToIssue()
{
    QFETCH(const Quote, quote);
    QFETCH(const QString, says);
    const Result<Quote> issued = issuedQuote(quote, today);
    QVERIFY(!issued);
    QVERIFY2(issued.error().startsWith(says), qPrintable(issued.error()));
}

void TestLifeRefusals::refusesToAccept_data()
{
    QTest::addColumn<Quote>("quote");
    QTest::addColumn<int>("alternative");
    QTest::addColumn<QString>("says");
    QTest::newRow("B069 valid until yesterday")
        << issuedOf(today.addDays(-15)) << 0
        << u"Q-1 was valid through 29 November 2026. Make a revision and issue it again"_s;
    QTest::newRow("a draft") << draftOf() << 0 << u"A draft can't be accepted."_s;
    QTest::newRow("twice") << withStatus(QuoteStatus::Accepted) << 0
                           << u"Q-1 is accepted already"_s;
    QTest::newRow("declined") << withStatus(QuoteStatus::Declined) << 0 << u"Q-1 was declined."_s;
    QTest::newRow("void") << withStatus(QuoteStatus::Void) << 0 << u"Q-1 is void."_s;
    QTest::newRow("no such alternative") << issuedOf() << 1 << u"Say which alternative of Q-1"_s;
    QTest::newRow("none chosen") << issuedOf() << -1 << u"Say which alternative of Q-1"_s;
}

void TestLifeRefusals::refusesToAccept()
{
    QFETCH(const Quote, quote);
    QFETCH(const int, alternative);
    QFETCH(const QString, says);
    const Result<Quote> accepted = acceptedQuote(quote, alternative, today);
    QVERIFY(!accepted);
    QVERIFY2(accepted.error().startsWith(says), qPrintable(accepted.error()));
}

void TestLifeRefusals::refusesToDecline_data()
{
    QTest::addColumn<Quote>("quote");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("says");
    QTest::newRow("without a reason") << issuedOf() << u" "_s << u"Say why"_s;
    QTest::newRow("a draft") << draftOf() << u"x"_s << u"A draft can't be declined."_s;
    QTest::newRow("accepted") << withStatus(QuoteStatus::Accepted) << u"x"_s
                              << u"Q-1 is accepted"_s;
    QTest::newRow("twice") << withStatus(QuoteStatus::Declined) << u"x"_s << u"Q-1 is declined"_s;
    QTest::newRow("void") << withStatus(QuoteStatus::Void) << u"x"_s << u"Q-1 is void"_s;
}

void TestLifeRefusals::refusesToDecline()
{
    QFETCH(const Quote, quote);
    QFETCH(const QString, reason);
    QFETCH(const QString, says);
    const Result<Quote> declined = declinedQuote(quote, reason);
    QVERIFY(!declined);
    QVERIFY2(declined.error().startsWith(says), qPrintable(declined.error()));
}

void TestLifeRefusals::refusesToRevise_data()
{
    QTest::addColumn<Quote>("quote");
    QTest::addColumn<QString>("says");
    Quote unsaved = issuedOf();
    unsaved.number.clear();
    QTest::newRow("a draft") << draftOf() << u"A draft needs no revision"_s;
    QTest::newRow("void") << withStatus(QuoteStatus::Void) << u"Q-1 is void."_s;
    QTest::newRow("without a number yet") << unsaved << u"The quote has no number yet."_s;
}

void TestLifeRefusals::refusesToRevise()
{
    QFETCH(const Quote, quote);
    QFETCH(const QString, says);
    const Result<Quote> revised = revisedQuote(quote, today);
    QVERIFY(!revised);
    QVERIFY2(revised.error().startsWith(says), qPrintable(revised.error()));
}

CONFIGURATOR_TEST_MAIN(TestLifeRefusals)
#include "tst_liferefusals.moc"
