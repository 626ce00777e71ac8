// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/export/quotetexts.h"
#include "support/quoteshorthand.h"
#include "support/testmain.h"

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

namespace {

QString plain(QString text)
{
    return text.replace(QChar::Nbsp, u' ');
}

Quote sample()
{
    Quote quote;
    quote.number = u"Q-2026-000123"_s;
    quote.status = QuoteStatus::Issued;
    quote.issued = QDate(2026, 11, 30);
    quote.seller = {u"Shop"_s, {u"12 Example Street"_s}, u"007"_s, {}};
    quote.customer.company = u"Example Robotics LLC"_s;
    quote.note = u"Thank you."_s;
    quote.alternatives = {alternativeFrom(u"2 x 1999 -5% @12; 1 x ? @12"_s)};
    std::vector<QuoteLine> &lines = quote.alternatives.front().lines;
    lines[0].name = u"GeForce RTX 5090"_s;
    lines[0].sku = u"rtx-5090"_s;
    lines[1].name = u"Cable"_s;
    return quote;
}

QuoteSheet sheetOf(const Quote &quote)
{
    const Result<QuoteSheet> sheet = quoteSheet(quote);
    return sheet ? *sheet : QuoteSheet {};
}

} // namespace

class TestQuoteExportTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plainText();
    void markdown();
    void alternativesHaveHeads();
    void factsAreTold();
    void markdownShowsTextAsItIs_data();
    void markdownShowsTextAsItIs();
    void aCellNeverEndsItsRow();
};

void TestQuoteExportTexts::plainText()
{
    QCOMPARE(plain(quotePlainText(sheetOf(sample()))),
             u"Quote Q-2026-000123\n"
             u"30 November 2026, valid until 14 December 2026\n"
             u"\n"
             u"Shop\n"
             u"12 Example Street\n"
             u"Tax no. 007\n"
             u"\n"
             u"For\n"
             u"Example Robotics LLC\n"
             u"\n"
             u"Thank you.\n"
             u"\n"
             u"1. GeForce RTX 5090\n"
             u"   SKU rtx-5090\n"
             u"   2 × 1,999.00, Discount 5 %, Tax 12 %: 3,798.10\n"
             u"\n"
             u"2. Cable\n"
             u"   1 × on request, Tax 12 %: on request\n"
             u"\n"
             u"Subtotal: 3,798.10\n"
             u"Tax 12 % on 3,798.10: 455.77\n"
             u"Total USD: 4,253.87\n"
             u"plus 1 item on request\n"
             u"\n"
             u"The prices hold until 14 December 2026.\n"_s);
}

void TestQuoteExportTexts::markdown()
{
    QCOMPARE(plain(quoteMarkdown(sheetOf(sample()))),
             u"# Quote Q-2026-000123\n"
             u"\n"
             u"30 November 2026, valid until 14 December 2026\n"
             u"\n"
             u"Shop\\\n"
             u"12 Example Street\\\n"
             u"Tax no. 007\n"
             u"\n"
             u"For: Example Robotics LLC\n"
             u"\n"
             u"Thank you.\n"
             u"\n"
             u"| \\# | Item | Qty | Unit price | Disc. | Tax | Amount |\n"
             u"| ---: | :--- | ---: | ---: | ---: | ---: | ---: |\n"
             u"| 1 | GeForce RTX 5090 – SKU rtx-5090 | 2 | 1,999.00 | 5 % | 12 % | 3,798.10 |\n"
             u"| 2 | Cable | 1 | on request |  | 12 % | on request |\n"
             u"\n"
             u"| | |\n"
             u"| :--- | ---: |\n"
             u"| Subtotal | 3,798.10 |\n"
             u"| Tax 12 % on 3,798.10 | 455.77 |\n"
             u"| **Total USD** | **4,253.87** |\n"
             u"\n"
             u"plus 1 item on request\n"
             u"\n"
             u"The prices hold until 14 December 2026.\n"_s);
}

void TestQuoteExportTexts::alternativesHaveHeads()
{
    Quote quote = sample();
    quote.alternatives.push_back(quote.alternatives.front());
    quote.alternatives.back().name = u"second"_s;
    quote.accepted = 1;
    QVERIFY(quotePlainText(sheetOf(quote)).contains(u"\nB · second (Accepted)\n"_s));
    QVERIFY(quoteMarkdown(sheetOf(quote)).contains(u"\n## B · second – Accepted\n"_s));
}

void TestQuoteExportTexts::factsAreTold()
{
    Quote quote = sample();
    BuildFacts facts;
    facts.modelLine = u"Llama 3.3 70B Instruct, Q4_K_M"_s;
    facts.combinedMemory = u"64 GB"_s;
    facts.usableMemory = u"63.7 GiB"_s;
    facts.fastLinkedMemory = u"31.8 GiB"_s;
    facts.combinedPower = u"1,400 W"_s;
    facts.verdictTitle = u"Fits"_s;
    facts.verdictText = u"It does."_s;
    facts.warnings = {u"Mind the heat."_s};
    quote.alternatives.front().facts = facts;
    const QString text = quotePlainText(sheetOf(quote));
    const QString marked = quoteMarkdown(sheetOf(quote));
    QVERIFY(
        text.contains(u"\nCombined GPU memory: 64 GB (usable 63.7 GiB, fast-linked 31.8 GiB)\n"_s));
    QVERIFY(text.contains(u"\nFits. It does. Memory, power"_s)
            && text.contains(u"Mind the heat."_s));
    QVERIFY(marked.contains(u"Llama 3.3 70B Instruct, Q4\\_K\\_M"_s));
    QVERIFY(marked.contains(u"| 64 GB | 1,400 W | \\$3,798.10 |"_s));
    QVERIFY(marked.contains(u"**Fits.** It does. "_s));
}

void TestQuoteExportTexts::markdownShowsTextAsItIs_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("escaped");
    const auto row = [](const char *tag, const QString &text, const QString &escaped) {
        QTest::newRow(tag) << text << escaped;
    };
    row("plain", u"GPU-32, 575 W"_s, u"GPU-32, 575 W"_s);
    row("emphasis", u"*a* _b_ ~c~"_s, u"\\*a\\* \\_b\\_ \\~c\\~"_s);
    row("a table", u"a|b"_s, u"a\\|b"_s);
    row("HTML", u"<img src=x>"_s, u"\\<img src=x\\>"_s);
    row("an entity", u"&lt;"_s, u"\\&lt;"_s);
    row("a picture", u"![x](y)"_s, u"\\!\\[x\\](y)"_s);
    row("code", u"`rm`"_s, u"\\`rm\\`"_s);
    row("a backslash", u"a\\b"_s, u"a\\\\b"_s);
    row("a heading", u"# a"_s, u"\\# a"_s);
    row("a list", u"- a"_s, u"\\- a"_s);
    row("a numbered list", u"12. a"_s, u"12\\. a"_s);
    row("a figure", u"1.5 m"_s, u"1.5 m"_s);
    row("a rule", u"---"_s, u"\\---"_s);
    row("a negative figure", u"-12.50"_s, u"-12.50"_s);
    row("a link by itself", u"see https://a.example"_s, u"see https\\://a.example"_s);
    row("a host by itself", u"www.a.example"_s, u"www\\.a.example"_s);
    row("a mention", u"a@b.example"_s, u"a\\@b.example"_s);
    row("line ends", u"a\r\nb\u2028c"_s, u"a b c"_s);
}

void TestQuoteExportTexts::markdownShowsTextAsItIs()
{
    QFETCH(const QString, text);
    QFETCH(const QString, escaped);
    QCOMPARE(markdownText(text), escaped);
}

void TestQuoteExportTexts::aCellNeverEndsItsRow()
{
    Quote quote = sample();
    quote.alternatives.front().lines.front().name = u"a | b\n| c |\\|"_s;
    const QString marked = quoteMarkdown(sheetOf(quote));
    const QStringList rows = marked.split(u'\n').filter(u"| 3,798.10 |"_s);
    QCOMPARE(rows.size(), 2); // the line and the subtotal
    QString row = rows.first();
    row.remove(u"\\\\"_s).remove(u"\\|"_s);
    QCOMPARE(row.count(u'|'), 8);
}

CONFIGURATOR_TEST_MAIN(TestQuoteExportTexts)
#include "tst_quoteexporttexts.moc"
