// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/print/quotesheet.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

Quote quoteWith(const QString &lines)
{
    Quote quote;
    quote.number = u"Q-2026-000123"_s;
    quote.status = QuoteStatus::Issued;
    quote.issued = QDate(2026, 11, 30);
    quote.alternatives = {alternativeFrom(lines)};
    return quote;
}

QuoteSheet sheetOf(const Quote &quote)
{
    const Result<QuoteSheet> sheet = quoteSheet(quote);
    return sheet ? *sheet : QuoteSheet {};
}

} // namespace

class TestSheetHead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void head();
    void numbers_data();
    void numbers();
    void alternatives();
};

void TestSheetHead::head()
{
    Quote quote = quoteWith(u"1 x 1"_s);
    quote.seller.lines = {u"12 Example Street"_s};
    quote.seller.taxId = u"007"_s;
    quote.customer.company = u"Example & Sons"_s;
    quote.customer.person = u"purchasing"_s;
    quote.customer.address = {u"1 Sample Avenue"_s, u"Bishkek"_s};
    quote.customer.taxId = u"42"_s;
    quote.reference = u"PO 4711"_s;
    quote.leadTime = u"10 working days"_s;
    quote.terms = u"First.\n\nSecond."_s;
    const QuoteSheet sheet = sheetOf(quote);
    QCOMPARE(sheet.dates, u"30 November 2026, valid until 14 December 2026"_s);
    QCOMPARE(sheet.validUntil, QDate(2026, 12, 14));
    QCOMPARE(sheet.sellerLines, (QStringList {u"12 Example Street"_s, u"Tax no. 007"_s}));
    QCOMPARE(sheet.customer, u"Example & Sons"_s);
    QCOMPARE(
        sheet.customerLines,
        (QStringList {u"Attn. purchasing"_s, u"1 Sample Avenue"_s, u"Bishkek"_s, u"Tax no. 42"_s}));
    QCOMPARE(sheet.reference, u"Your reference: PO 4711"_s);
    QCOMPARE(sheet.terms,
             (QStringList {u"The prices hold until 14 December 2026."_s,
                           u"Lead time: 10 working days"_s, u"First."_s, u"Second."_s}));
    QCOMPARE(sheet.pageText(2, 3), u"Page 2 of 3"_s);
    quote.customer.company.clear();
    QCOMPARE(sheetOf(quote).customer, u"purchasing"_s);
    QCOMPARE(sheetOf(quote).customerLines.first(), u"1 Sample Avenue"_s);
}

void TestSheetHead::numbers_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<int>("revision");
    QTest::addColumn<QuoteStatus>("status");
    QTest::addColumn<QString>("printed");
    QTest::addColumn<QString>("mark");
    const QString number = u"Q-2026-000123"_s;
    QTest::newRow("draft") << QString() << 1 << QuoteStatus::Draft << u"Draft"_s << QString();
    QTest::newRow("issued") << number << 1 << QuoteStatus::Issued << number << QString();
    QTest::newRow("revised") << number << 2 << QuoteStatus::Issued << number + u", revision 2"_s
                             << QString();
    QTest::newRow("draft of a revision")
        << number << 2 << QuoteStatus::Draft << number + u", revision 2, draft"_s << QString();
    QTest::newRow("accepted") << number << 1 << QuoteStatus::Accepted << number << u"Accepted"_s;
    QTest::newRow("declined") << number << 1 << QuoteStatus::Declined << number << u"Declined"_s;
    QTest::newRow("void") << number << 1 << QuoteStatus::Void << number << u"Void"_s;
}

void TestSheetHead::numbers()
{
    QFETCH(const QString, number);
    QFETCH(const int, revision);
    QFETCH(const QuoteStatus, status);
    QFETCH(const QString, printed);
    QFETCH(const QString, mark);
    Quote quote = quoteWith(u"1 x 1"_s);
    quote.number = number;
    quote.revision = revision;
    quote.status = status;
    QCOMPARE(sheetOf(quote).number, printed);
    QCOMPARE(sheetOf(quote).status, mark);
}

void TestSheetHead::alternatives()
{
    Quote quote = quoteWith(u"1 x 1"_s);
    quote.alternatives.front().name = u"Tower"_s;
    QCOMPARE(sheetOf(quote).alternatives[0].heading, QString());
    quote.alternatives.push_back(alternativeFrom(u"1 x 2; opt 1 x 3"_s));
    quote.accepted = 1;
    const QuoteSheet sheet = sheetOf(quote);
    QCOMPARE(sheet.alternatives.size(), std::size_t {2});
    QCOMPARE(sheet.alternatives[0].heading, u"A · Tower"_s);
    QCOMPARE(sheet.alternatives[0].mark, QString());
    QCOMPARE(sheet.alternatives[1].heading, u"B"_s);
    QCOMPARE(sheet.alternatives[1].mark, u"Accepted"_s);
    QVERIFY(sheet.alternatives[1].lines[1].isOptional);
    QCOMPARE(sheet.alternatives[1].lines[1].number, u"2"_s);
    QVERIFY(sheet.alternatives[1].lines[1].details.startsWith(u"Optional, not in the total"_s));
}

CONFIGURATOR_TEST_MAIN(TestSheetHead)
#include "tst_sheethead.moc"
