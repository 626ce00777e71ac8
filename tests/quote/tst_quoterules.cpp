// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/file/quotefile.h"
#include "quote/totals/quotetotals.h"
#include "support/randomquotes.h"
#include "support/testmain.h"

#include <algorithm>

using namespace configurator;
using namespace configurator::test;
using namespace Qt::StringLiterals;

// What holds for every quote, whatever is in it.
class TestQuoteRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsPrintedAddsUp();
    void theOrderOfLinesNeverChangesATotal();
    void aWholeDiscountLeavesExactlyNothing();
    void taxIsNeverMoreThanACentFromTheExactOne();
    void savedLoadedSavedIsIdentical();

private:
    static constexpr quint32 seeds = 300;
};

namespace {

Result<QuoteTotals> totalsOf(const Quote &quote, const Alternative &alternative)
{
    return configurator::totalsOf(alternative, quote.currency, quote.mode);
}

Minor sumOfLines(const Alternative &alternative, const QuoteTotals &totals)
{
    Minor sum = 0;
    for (std::size_t i = 0; i < totals.lines.size(); ++i) {
        if (totals.lines[i] && !alternative.lines[i].isOptional)
            sum += totals.lines[i]->amount;
    }
    return sum;
}

} // namespace

void TestQuoteRules::whatIsPrintedAddsUp()
{
    for (quint32 seed = 0; seed < seeds; ++seed) {
        const Quote quote = randomQuote(seed);
        for (const Alternative &alternative : quote.alternatives) {
            const Result<QuoteTotals> totals = totalsOf(quote, alternative);
            VERIFY_OK(totals);
            QCOMPARE(sumOfLines(alternative, *totals), totals->subtotal);
            Minor bases = 0;
            Minor taxes = 0;
            for (const TaxGroup &tax : totals->taxes) {
                bases += tax.base;
                taxes += tax.tax;
            }
            QCOMPARE(bases, totals->net);
            QCOMPARE(bases + taxes, totals->total);
            const Minor left = totals->subtotal - totals->discount;
            QCOMPARE(quote.mode == PriceMode::Net ? totals->net : totals->total, left);
        }
    }
}

void TestQuoteRules::theOrderOfLinesNeverChangesATotal()
{
    for (quint32 seed = 0; seed < seeds; ++seed) {
        const Quote quote = randomQuote(seed);
        Alternative shuffled = quote.alternatives.front();
        QuoteTotals before = totalsOf(quote, shuffled).value();
        QRandomGenerator random(seed);
        for (std::size_t i = shuffled.lines.size(); i > 1; --i)
            std::swap(
                shuffled.lines[i - 1],
                shuffled.lines[static_cast<std::size_t>(random.bounded(static_cast<int>(i)))]);
        QuoteTotals after = totalsOf(quote, shuffled).value();
        before.lines.clear(); // these follow their lines
        after.lines.clear();
        QVERIFY2(before == after, qPrintable(u"seed %1"_s.arg(seed)));
    }
}

void TestQuoteRules::aWholeDiscountLeavesExactlyNothing()
{
    for (quint32 seed = 0; seed < seeds; ++seed) {
        const Quote quote = randomQuote(seed);
        Alternative free = quote.alternatives.front();
        free.discount = {Decimal::whole(100), {}};
        const QuoteTotals totals = totalsOf(quote, free).value();
        QCOMPARE(totals.discount, totals.subtotal);
        for (const TaxGroup &tax : totals.taxes) {
            QCOMPARE(tax.base, Minor {0});
            QCOMPARE(tax.tax, Minor {0});
        }
    }
}

void TestQuoteRules::taxIsNeverMoreThanACentFromTheExactOne()
{
    for (quint32 seed = 0; seed < seeds; ++seed) {
        const Quote quote = randomQuote(seed);
        const QuoteTotals totals = totalsOf(quote, quote.alternatives.front()).value();
        for (const TaxGroup &tax : totals.taxes) {
            // In hundred-millionths of a minor unit: base × rate against 100 % × tax.
            const qint64 exact = tax.base * (tax.rate.millionths / 1'000);
            const qint64 distance = std::abs(exact - tax.tax * 100'000);
            const qint64 most = quote.mode == PriceMode::Net ? 50'000 : 100'000;
            QVERIFY2(distance <= most, qPrintable(u"seed %1"_s.arg(seed)));
        }
    }
}

void TestQuoteRules::savedLoadedSavedIsIdentical()
{
    for (quint32 seed = 0; seed < seeds; ++seed) {
        const Quote quote = randomQuote(seed);
        const QByteArray once = writeQuote(quote);
        const Result<Quote> loaded = readQuote(once, u"q.json"_s);
        VERIFY_OK(loaded);
        QCOMPARE(writeQuote(*loaded), once);
        QCOMPARE(loaded->alternatives, quote.alternatives);
    }
}

CONFIGURATOR_TEST_MAIN(TestQuoteRules)
#include "tst_quoterules.moc"
