// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/difference/linematching.h"
#include "items/quotes/quotedifference.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

using Change = std::function<void(Quote &)>;

Quote sample()
{
    Quote quote;
    quote.customer.company = u"Example Robotics LLC"_s;
    quote.issued = QDate(2026, 11, 30);
    quote.alternatives = {alternativeFrom(u"1 x 2890 @12;2 x 1999 -5% @12"_s)};
    quote.alternatives[0].lines[0].sku = u"TWR-4S-1600"_s;
    quote.alternatives[0].lines[0].name = u"4-slot workstation tower"_s;
    quote.alternatives[0].lines[1].sku = u"RTX5090-32"_s;
    quote.alternatives[0].lines[1].name = u"GeForce RTX 5090"_s;
    return quote;
}

QuoteLine &lineOf(Quote &quote, std::size_t line)
{
    return quote.alternatives[0].lines[line];
}

// "what: mine | theirs", with "=" where both are the same.
QStringList told(const std::vector<Difference> &rows)
{
    QStringList texts;
    for (const Difference &row : rows)
        texts << u"%1: %2 %3 %4"_s.arg(row.what, row.mine, row.isSame ? u"="_s : u"|"_s, row.theirs)
                     .replace(u'\n', u"; "_s);
    return texts;
}

const QString customerRow = u"Customer: Example Robotics LLC = Example Robotics LLC"_s;
const QString countRow = u"Number of lines: 2 = 2"_s;
const QString totalRow = u"Total: 7,490.67 USD = 7,490.67 USD"_s;

std::vector<QuoteLine> linesFrom(const QString &names)
{
    std::vector<QuoteLine> lines;
    for (const QChar name : names) {
        QuoteLine line;
        line.name = name;
        lines.push_back(line);
    }
    return lines;
}

} // namespace

class TestQuoteDifference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatStaysInSightWhenNothingDiffers()
    {
        QCOMPARE(told(differencesOf(sample(), sample())),
                 (QStringList {customerRow, countRow, totalRow}));
    }

    void differs_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("row"); // beside the three that are always there
        const auto row = [](const char *name, const Change &change, const QString &told) {
            QTest::newRow(name) << change << told;
        };
        row(
            "a tax", [](Quote &quote) { lineOf(quote, 1).cost = Decimal::whole(1500); },
            u"Line 2: GeForce RTX 5090: 2 × 1,999.00; cost not known | 2 × 1,999.00; cost 1,500.00"_s);
        row(
            "details", [](Quote &quote) { lineOf(quote, 0).details = u"1,600 W"_s; },
            u"Line 1: 4-slot workstation tower: 1 × 2,890.00; – | 1 × 2,890.00; 1,600 W"_s);
        row(
            "a name", [](Quote &quote) { lineOf(quote, 0).name = u"Tower"_s; },
            u"Line 1: 4-slot workstation tower: 1 × 2,890.00; 4-slot workstation tower | "
            "1 × 2,890.00; Tower"_s);
        row(
            "a note", [](Quote &quote) { quote.note = u"Call first."_s; },
            u"Note: – | Call first."_s);
        row(
            "terms", [](Quote &quote) { quote.terms = u"Prepaid"_s; }, u"Terms: – | Prepaid"_s);
        row(
            "days", [](Quote &quote) { quote.validDays = 30; }, u"Days of validity: 14 | 30"_s);
        row(
            "a status", [](Quote &quote) { quote.status = QuoteStatus::Declined; },
            u"Status: draft | declined"_s);
        row(
            "a language", [](Quote &quote) { quote.customer.language = u"ru"_s; },
            u"Language: English | Русский"_s);
        row(
            "an e-mail", [](Quote &quote) { quote.customer.email = u"a@example.org"_s; },
            u"E-mail: – | a@example.org"_s);
        row(
            "facts",
            [](Quote &quote) {
                quote.alternatives[0].facts = BuildFacts();
                quote.alternatives[0].facts->modelLine = u"Llama"_s;
                quote.alternatives[0].facts->combinedMemory = u"64 GB"_s;
            },
            u"Build: no build | another build; Llama; 64 GB"_s);
    }
    void differs()
    {
        QFETCH(const Change, change);
        QFETCH(const QString, row);
        Quote theirs = sample();
        change(theirs);
        QStringList rows = told(differencesOf(sample(), theirs));
        for (const QString &usual : {customerRow, countRow, totalRow})
            QCOMPARE(rows.removeAll(usual), 1);
        QCOMPARE(rows, QStringList {row});
        // Both sides can be told apart, from the other side too.
        const std::vector<Difference> turned = differencesOf(theirs, sample());
        QCOMPARE(turned.size(), 4);
        for (const Difference &other : turned)
            QCOMPARE(other.mine == other.theirs, other.isSame);
    }

    void figuresOfALineMoveTheTotal()
    {
        Quote theirs = sample();
        lineOf(theirs, 1).quantity = Decimal::whole(3);
        lineOf(theirs, 1).unitPrice = Decimal::from(u"1899.5");
        lineOf(theirs, 1).discount = {};
        QCOMPARE(told(differencesOf(sample(), theirs)),
                 (QStringList {customerRow, countRow,
                               u"Line 2: GeForce RTX 5090: 2 × 1,999.00; discount 5 % | "
                               "3 × 1,899.50; no discount"_s,
                               u"Total: 7,490.67 USD | 9,619.12 USD"_s}));
    }

    void alternativesAreNamed()
    {
        Quote theirs = sample();
        theirs.alternatives.push_back(alternativeFrom(u"1 x ? @12"_s, u"5%"_s));
        Quote mine = sample();
        mine.alternatives[0].lines.pop_back();
        QCOMPARE(told(differencesOf(mine, theirs)),
                 (QStringList {customerRow, u"Number of lines of A: 1 | 2"_s,
                               u"A, line 2: GeForce RTX 5090: not there | 2 × 1,999.00"_s,
                               u"Total of A: 3,236.80 USD | 7,490.67 USD"_s,
                               u"Number of lines of B: not there | 1"_s,
                               u"Total of B: not there | 0.00 USD; plus 1 item on request"_s}));
    }

    void manyLinesAreCounted()
    {
        Quote mine = sample();
        mine.alternatives[0].lines.assign(mostDifferentLines + 3, mine.alternatives[0].lines[0]);
        Quote theirs = mine;
        for (QuoteLine &line : theirs.alternatives[0].lines)
            line.quantity = Decimal::whole(2);
        const QStringList rows = told(differencesOf(mine, theirs));
        QCOMPARE(rows.filter(u"tower"_s).size(), mostDifferentLines);
        QVERIFY(rows.contains(u"More lines that differ: 3 | 3"_s));
    }

    void aLongNoteIsCutWhereItDiffers()
    {
        Quote mine = sample();
        mine.note = QString(500, u'x') + u"OLD"_s + QString(500, u'y');
        Quote theirs = sample();
        theirs.note = QString(500, u'x') + u"NEW"_s + QString(500, u'y');
        const std::vector<Difference> rows = differencesOf(mine, theirs);
        QVERIFY(rows.back().mine.contains(u"xOLDy"_s) && rows.back().theirs.contains(u"xNEWy"_s));
        QCOMPARE(rows.back().mine.size(), 162); // with "…" on both sides
    }

    void customersFieldByField()
    {
        Customer mine;
        mine.company = u"North Lab"_s;
        mine.address = {u"1 Sample Avenue"_s, u"Bishkek"_s};
        Customer theirs = mine;
        theirs.company = u"North Laboratory"_s;
        theirs.address[1] = u"Osh"_s;
        theirs.taxId = u"123"_s;
        QCOMPARE(told(differencesOf(mine, theirs)),
                 (QStringList {u"Customer: North Lab | North Laboratory"_s,
                               u"Address: 1 Sample Avenue; Bishkek | 1 Sample Avenue; Osh"_s,
                               u"Tax no.: – | 123"_s}));
    }

    void matchesLines_data()
    {
        QTest::addColumn<QString>("mine");
        QTest::addColumn<QString>("theirs");
        QTest::addColumn<QString>("pairs");
        QTest::newRow("the same") << u"abc"_s << u"abc"_s << u"aa bb cc"_s;
        QTest::newRow("one put in") << u"abc"_s << u"xabc"_s << u"-x aa bb cc"_s;
        QTest::newRow("one taken out") << u"abc"_s << u"ac"_s << u"aa b- cc"_s;
        QTest::newRow("one renamed") << u"abc"_s << u"axc"_s << u"aa bx cc"_s;
        QTest::newRow("moved") << u"abcd"_s << u"bcda"_s << u"a- bb cc dd -a"_s;
        QTest::newRow("twice the same") << u"aab"_s << u"ab"_s << u"aa a- bb"_s;
        QTest::newRow("nothing of mine") << u""_s << u"ab"_s << u"-a -b"_s;
        QTest::newRow("nothing of theirs") << u"ab"_s << u""_s << u"a- b-"_s;
        QTest::newRow("nothing in common") << u"ab"_s << u"xyz"_s << u"ax by -z"_s;
        QTest::newRow("nothing") << u""_s << u""_s << u""_s;
    }
    void matchesLines()
    {
        QFETCH(const QString, mine);
        QFETCH(const QString, theirs);
        QFETCH(const QString, pairs);
        QStringList found;
        for (const LinePair &pair : matchedLines(linesFrom(mine), linesFrom(theirs)))
            found << QString(pair.mine < 0 ? u'-' : mine[pair.mine])
                    + (pair.theirs < 0 ? u'-' : theirs[pair.theirs]);
        QCOMPARE(found.join(u' '), pairs);
    }
};

CONFIGURATOR_TEST_MAIN(TestQuoteDifference)
#include "tst_quotedifference.moc"
