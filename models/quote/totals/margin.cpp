// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/totals/margin.h"

#include "money/rounding.h"

namespace configurator {

namespace {

bool isCounted(const QuoteLine &line)
{
    return !line.isOptional && line.unitPrice;
}

// The lines whose cost is known, as an alternative of their own with the same share of discount.
Alternative costedPart(const Alternative &alternative, const QuoteTotals &whole)
{
    Alternative part;
    for (const QuoteLine &line : alternative.lines) {
        if (isCounted(line) && line.cost)
            part.lines.push_back(line);
    }
    if (whole.subtotal != 0)
        part.discount.percent = Decimal {static_cast<qint64>(roundedQuotient(
            Int128 {whole.discount} * 100 * Decimal::one, Int128 {whole.subtotal}))};
    return part;
}

std::optional<Minor> costOf(const Alternative &part, const Currency &currency)
{
    Minor sum = 0;
    for (QuoteLine line : part.lines) {
        line.unitPrice = line.cost;
        line.discount = {};
        const std::optional<LineAmount> amount = amountOf(line, currency);
        if (!amount)
            return {};
        sum += amount->amount;
    }
    return sum;
}

Decimal percentOf(Minor amount, Minor whole)
{
    if (whole <= 0)
        return {};
    const Int128 tenths = roundedQuotient(Int128 {amount} * 1'000, whole);
    return {static_cast<qint64>(tenths * (Decimal::one / 10))};
}

} // namespace

std::optional<Margin> marginOf(const Alternative &alternative, const Currency &currency,
                               PriceMode mode)
{
    const Result<QuoteTotals> whole = totalsOf(alternative, currency, mode);
    if (!whole || whole->subtotal < 0)
        return {};
    const Alternative part = costedPart(alternative, *whole);
    const Result<QuoteTotals> net = totalsOf(part, currency, mode);
    const std::optional<Minor> cost = costOf(part, currency);
    if (part.lines.empty() || !net || !cost)
        return {};
    Margin margin {net->net - *cost, percentOf(net->net - *cost, net->net), 0};
    for (const QuoteLine &line : alternative.lines)
        margin.linesWithoutCost += isCounted(line) && !line.cost ? 1 : 0;
    return margin;
}

} // namespace configurator
