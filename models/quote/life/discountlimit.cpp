// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "money/rounding.h"
#include "quote/life/lifecycle.h"
#include "quote/quotetext.h"
#include "quote/totals/quotetotals.h"

#include <algorithm>

namespace configurator {

namespace {

// Hundredths of a percent that `part` is of `whole`, rounded up.
qint64 roundedUpHundredths(Int128 part, Int128 whole)
{
    constexpr qint64 all = 10'000;
    if (part <= 0)
        return 0;
    if (part >= whole)
        return all;
    return static_cast<qint64>(-flooredQuotient(-part * all, whole));
}

struct Given
{
    Int128 list = 0;
    Int128 discount = 0;
};

Given givenByLines(const Alternative &alternative, const QuoteTotals &totals)
{
    Given given;
    for (std::size_t i = 0; i < totals.lines.size(); ++i) {
        const std::optional<LineAmount> &line = totals.lines[i];
        if (!line || line->list <= 0 || alternative.lines[i].isOptional)
            continue;
        given.list += line->list;
        given.discount += line->list - line->amount;
    }
    return given;
}

QString beyondText(const Quote &quote, std::size_t alternative, Decimal share,
                   const StaffRole &role)
{
    if (quote.alternatives.size() == 1)
        return QuoteText::tr(
                   "The discount is %1 % of the list prices, but %2 gives at most %3 %. Lower "
                   "it, or let somebody issue the quote who may give more.")
            .arg(share.shown(), role.name, role.atMost.shown());
    return QuoteText::tr(
               "The discount of alternative %1 is %2 % of the list prices, but %3 gives at most "
               "%4 %. Lower it, or let somebody issue the quote who may give more.")
        .arg(alternativeLetter(static_cast<int>(alternative)), share.shown(), role.name,
             role.atMost.shown());
}

} // namespace

Result<Decimal> discountShare(const Alternative &alternative, const Currency &currency,
                              PriceMode mode)
{
    const Result<QuoteTotals> totals = totalsOf(alternative, currency, mode);
    if (!totals)
        return Error {totals.error()};
    const Given given = givenByLines(alternative, *totals);
    constexpr qint64 hundredth = Decimal::one / 100;
    return Decimal {roundedUpHundredths(given.discount + totals->discount, given.list) * hundredth};
}

Done checkDiscount(const Quote &quote, const StaffRole &role)
{
    Decimal largest;
    for (std::size_t i = 0; i < quote.alternatives.size(); ++i) {
        const Result<Decimal> share
            = discountShare(quote.alternatives[i], quote.currency, quote.mode);
        if (!share)
            return Error {share.error()};
        if (*share > role.atMost)
            return Error {beyondText(quote, i, *share, role)};
        largest = std::max(largest, *share);
    }
    if (largest > role.freely && quote.discountReason.trimmed().isEmpty())
        return Error {
            QuoteText::tr("A discount of %1 % needs a reason: %2 gives up to %3 % without one.")
                .arg(largest.shown(), role.name, role.freely.shown())};
    return done();
}

bool needsReason(const Quote &quote, const StaffRole &role)
{
    Quote explained = quote;
    explained.discountReason = QStringLiteral("-");
    return !checkDiscount(quote, role) && checkDiscount(explained, role);
}

} // namespace configurator
