// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/export/quotecsv.h"
#include "quote/export/quotetexts.h"
#include "support/randomquotes.h"
#include "support/testmain.h"

using namespace configurator;
using namespace Qt::StringLiterals;

namespace {

// What a reader of CSV (RFC 4180) takes out of it.
std::vector<QStringList> readCsv(const QString &text)
{
    std::vector<QStringList> rows {{QString()}};
    bool isQuoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        QString &cell = rows.back().back();
        if (isQuoted && text[i] == u'"' && i + 1 < text.size() && text[i + 1] == u'"')
            cell += text[i++];
        else if (text[i] == u'"')
            isQuoted = !isQuoted;
        else if (!isQuoted && text[i] == u',')
            rows.back().append(QString());
        else if (!isQuoted && text[i] == u'\n')
            rows.push_back({QString()});
        else if (isQuoted || text[i] != u'\r')
            cell += text[i];
    }
    rows.pop_back();
    return rows;
}

QStringList amountsOf(const std::vector<QStringList> &rows, const QString &kind,
                      const QString &letter)
{
    const qsizetype amount = csvColumns().indexOf("amount"_L1);
    QStringList amounts;
    for (const QStringList &row : rows) {
        if (row.first() == kind && row[1] == letter)
            amounts.append(row.value(amount));
    }
    return amounts;
}

QString machineText(Minor amount, const Currency &currency)
{
    return decimalText(amount, currency.exponent);
}

} // namespace

// Every way out of the program says what the totals say.
class TestQuoteExportFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotes_data();
    void sheetIsTotals_data() { quotes_data(); }
    void sheetIsTotals();
    void csvIsTotals_data() { quotes_data(); }
    void csvIsTotals();
    void textsAreTheSheet_data() { quotes_data(); }
    void textsAreTheSheet();
    void theOrderOfLinesChangesNoSum_data() { quotes_data(); }
    void theOrderOfLinesChangesNoSum();
    void theRandomQuotesDiffer();
};

void TestQuoteExportFigures::quotes_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 200; ++seed)
        QTest::addRow("quote %u", seed) << seed;
}

void TestQuoteExportFigures::sheetIsTotals()
{
    QFETCH(const quint32, seed);
    const Quote quote = test::randomQuote(seed);
    const Result<QuoteSheet> sheet = quoteSheet(quote);
    VERIFY_OK(sheet);
    const QLocale &locale = sheet->language.locale;
    for (std::size_t i = 0; i < quote.alternatives.size(); ++i) {
        const Result<QuoteTotals> totals
            = totalsOf(quote.alternatives[i], quote.currency, quote.mode);
        VERIFY_OK(totals);
        const SheetAlternative &printed = sheet->alternatives[i];
        for (std::size_t line = 0; line < printed.lines.size(); ++line) {
            const auto &amount = totals->lines[line];
            QCOMPARE(printed.lines[line].amount,
                     amount ? moneyFigure(amount->amount, quote.currency, locale)
                            : sheet->language.words.onRequest);
        }
        if (printed.total.figure != sheet->language.words.onRequest)
            QCOMPARE(printed.total.figure, moneyFigure(totals->total, quote.currency, locale));
        else
            QVERIFY(totals->onRequest > 0 && totals->total == 0);
        QCOMPARE(printed.remarks.isEmpty(), totals->onRequest == 0);
    }
}

void TestQuoteExportFigures::csvIsTotals()
{
    QFETCH(const quint32, seed);
    const Quote quote = test::randomQuote(seed);
    const Result<QByteArray> csv = quoteCsv(quote);
    VERIFY_OK(csv);
    const std::vector<QStringList> rows = readCsv(QString::fromUtf8(*csv));
    for (const QStringList &row : rows)
        QCOMPARE(row.size(), csvColumns().size());
    for (int i = 0; i < static_cast<int>(quote.alternatives.size()); ++i) {
        const Alternative &alternative = quote.alternatives[static_cast<std::size_t>(i)];
        const QString letter = alternativeLetter(i);
        const Result<QuoteTotals> totals = totalsOf(alternative, quote.currency, quote.mode);
        VERIFY_OK(totals);
        QStringList lines;
        for (const auto &amount : totals->lines)
            lines.append(amount ? machineText(amount->amount, quote.currency) : QString());
        QCOMPARE(amountsOf(rows, u"line"_s, letter), lines);
        QStringList taxes;
        for (const TaxGroup &tax : totals->taxes)
            taxes.append(machineText(tax.tax, quote.currency));
        QCOMPARE(amountsOf(rows, u"tax"_s, letter), taxes);
        QCOMPARE(amountsOf(rows, u"subtotal"_s, letter),
                 QStringList {machineText(totals->subtotal, quote.currency)});
        QCOMPARE(amountsOf(rows, u"total"_s, letter),
                 QStringList {machineText(totals->total, quote.currency)});
    }
    QVERIFY(!csv->contains("777.777777"));
}

void TestQuoteExportFigures::textsAreTheSheet()
{
    QFETCH(const quint32, seed);
    const Result<QuoteSheet> sheet = quoteSheet(test::randomQuote(seed));
    VERIFY_OK(sheet);
    const QString text = quotePlainText(*sheet);
    const QString marked = quoteMarkdown(*sheet);
    for (const SheetAlternative &alternative : sheet->alternatives) {
        for (const SheetLine &line : alternative.lines) {
            QVERIFY2(text.contains(u": "_s + line.amount + u'\n'), qPrintable(line.amount));
            QVERIFY2(marked.contains(u" | "_s + line.amount + u" |\n"_s), qPrintable(line.amount));
        }
        for (const SheetSum &sum : alternative.sums) {
            QVERIFY(text.contains(sum.name + u": "_s + sum.figure + u'\n'));
            QVERIFY(marked.contains(u"| %1 | %2 |\n"_s.arg(markdownText(sum.name), sum.figure)));
        }
        QVERIFY(text.contains(alternative.total.name + u": "_s + alternative.total.figure));
        QVERIFY(marked.contains(u"**%1** |"_s.arg(alternative.total.figure)));
    }
    QVERIFY(!text.contains(u"-0.00"_s) && !text.contains(u"-0,00"_s));
}

void TestQuoteExportFigures::theOrderOfLinesChangesNoSum()
{
    QFETCH(const quint32, seed);
    const Quote quote = test::randomQuote(seed);
    Quote turned = quote;
    for (Alternative &alternative : turned.alternatives)
        std::reverse(alternative.lines.begin(), alternative.lines.end());
    const Result<QuoteSheet> sheet = quoteSheet(quote);
    const Result<QuoteSheet> other = quoteSheet(turned);
    VERIFY_OK(sheet);
    VERIFY_OK(other);
    for (std::size_t i = 0; i < sheet->alternatives.size(); ++i) {
        QCOMPARE(other->alternatives[i].sums, sheet->alternatives[i].sums);
        QCOMPARE(other->alternatives[i].total, sheet->alternatives[i].total);
    }
}

void TestQuoteExportFigures::theRandomQuotesDiffer()
{
    int open = 0;
    int discounted = 0;
    int credits = 0;
    for (quint32 seed = 1; seed <= 200; ++seed) {
        const Quote quote = test::randomQuote(seed);
        QCOMPARE(test::randomQuote(seed), quote);
        for (const Alternative &alternative : quote.alternatives) {
            const Result<QuoteTotals> totals = totalsOf(alternative, quote.currency, quote.mode);
            VERIFY_OK(totals);
            open += totals->onRequest > 0 ? 1 : 0;
            discounted += totals->discount != 0 ? 1 : 0;
            credits += totals->subtotal < 0 ? 1 : 0;
        }
    }
    QVERIFY(open > 50 && discounted > 50 && credits > 5);
}

CONFIGURATOR_TEST_MAIN(TestQuoteExportFigures)
#include "tst_quoteexportfigures.moc"
