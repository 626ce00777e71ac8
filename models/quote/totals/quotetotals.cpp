// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/totals/quotetotals.h"

#include "quote/quotetext.h"
#include "quote/totals/discountshare.h"

#include <algorithm>
#include <numeric>

namespace configurator {

namespace {

constexpr Int128 hundredPercent = Int128 {100} * Decimal::one;
// Within these no product leaves 128 bits, and no sum of thousands of lines 64.
constexpr Minor largestAmount = 900'000'000'000'000;
constexpr Decimal largestQuantity = Decimal::whole(10'000'000);
constexpr Decimal largestPrice = Decimal::whole(10'000'000'000);

Int128 magnitude(Int128 amount)
{
    return amount < 0 ? -amount : amount;
}

// Quantity × unit price × (100 % − percent), rounded once.
Int128 product(const QuoteLine &line, const Currency &currency, Int128 keptPercent)
{
    const Int128 exact
        = Int128 {line.quantity.millionths} * line.unitPrice->millionths * keptPercent;
    const Int128 unit
        = Int128 {Decimal::one} * Decimal::one * hundredPercent / powerOfTen(currency.exponent);
    return roundedQuotient(exact, unit);
}

Int128 minorOf(Decimal amount, const Currency &currency)
{
    return roundedQuotient(Int128 {amount.millionths} * powerOfTen(currency.exponent),
                           Decimal::one);
}

bool hasMorePlaces(Decimal amount, const Currency &currency)
{
    return amount.millionths % (Int128 {Decimal::one} / powerOfTen(currency.exponent)) != 0;
}

QString percentFault(Decimal percent)
{
    if (percent > Decimal::whole(100))
        return QuoteText::tr("A discount is at most 100 %, not %1 %.").arg(percent.shown());
    if (percent.millionths < 0)
        return QuoteText::tr("A discount is not below 0 %. Write a dearer unit price instead.");
    return {};
}

QString amountFault(Decimal amount, Int128 most, const Currency &currency)
{
    if (amount.millionths < 0)
        return QuoteText::tr("A discount is not below 0. Write a dearer unit price instead.");
    if (hasMorePlaces(amount, currency))
        return QuoteText::tr("%1 has no more than %2 decimal places.")
            .arg(currency.code, QString::number(currency.exponent));
    if (minorOf(amount, currency) > most)
        return QuoteText::tr("The discount of %1 is more than what it is taken from, %2.")
            .arg(amount.shown(currency.exponent), moneyFigure(static_cast<Minor>(most), currency));
    return {};
}

// Empty when the discount can be taken off `most`.
QString discountFault(const Discount &discount, Int128 most, const Currency &currency)
{
    if (discount.percent && discount.amount)
        return QuoteText::tr("A discount is a percentage or an amount, not both.");
    if (discount.percent)
        return percentFault(*discount.percent);
    return discount.amount ? amountFault(*discount.amount, most, currency) : QString();
}

QString rateFault(Decimal rate)
{
    if (rate.millionths >= 0 && rate <= Decimal::whole(100))
        return {};
    return QuoteText::tr("A tax rate is between 0 and 100 %, not %1 %.").arg(rate.shown());
}

Int128 amountAfter(const QuoteLine &line, const Currency &currency, Int128 list)
{
    if (line.discount.percent)
        return product(line, currency, hundredPercent - line.discount.percent->millionths);
    if (!line.discount.amount)
        return list;
    const Int128 off = minorOf(*line.discount.amount, currency);
    return list < 0 ? list + off : list - off;
}

bool isWithin(Decimal figure, Decimal largest)
{
    return figure.millionths <= largest.millionths && figure.millionths >= -largest.millionths;
}

QString quantityFault(const QuoteLine &line)
{
    if (isWithin(line.quantity, largestQuantity))
        return {};
    return QuoteText::tr("A quantity is at most %1.").arg(largestQuantity.shown());
}

QString priceFault(const QuoteLine &line, const Currency &currency)
{
    if (!line.unitPrice)
        return {};
    if (!isWithin(*line.unitPrice, largestPrice))
        return QuoteText::tr("A unit price is at most %1.").arg(largestPrice.shown());
    if (isWithin(line.quantity, largestQuantity)
        && magnitude(product(line, currency, hundredPercent)) > largestAmount)
        return QuoteText::tr("Quantity times unit price is larger than this program counts.");
    return {};
}

// Without a price nothing is known that an amount could be more than.
QString lineDiscountFault(const QuoteLine &line, const Currency &currency)
{
    const Int128 most
        = line.unitPrice ? magnitude(product(line, currency, hundredPercent)) : largestAmount;
    return discountFault(line.discount, most, currency);
}

std::vector<QuoteFault> lineFaults(const QuoteLine &line, int index, const Currency &currency)
{
    using Field = QuoteFault::Field;
    std::vector<QuoteFault> faults;
    const auto add = [&](Field field, const QString &text) {
        if (!text.isEmpty())
            faults.push_back({index, field, text});
        return text.isEmpty();
    };
    add(Field::TaxRate, rateFault(line.taxRate));
    const bool isCountable = add(Field::Quantity, quantityFault(line))
        && add(Field::UnitPrice, priceFault(line, currency));
    if (isCountable)
        add(Field::Discount, lineDiscountFault(line, currency));
    return faults;
}

bool counts(const QuoteLine &line)
{
    return !line.isOptional;
}

// Items without a price: whole ones, a started one counts.
qint64 itemsOf(const QuoteLine &line)
{
    const qint64 amount = std::abs(line.quantity.millionths);
    return amount / Decimal::one + (amount % Decimal::one > 0 ? 1 : 0);
}

Int128 sumOfLines(const Alternative &alternative, const Currency &currency)
{
    Int128 sum = 0;
    for (const QuoteLine &line : alternative.lines) {
        if (const auto amount = counts(line) ? amountOf(line, currency) : std::nullopt)
            sum += amount->amount;
    }
    return sum;
}

struct RateSum
{
    Decimal rate;
    Minor amount = 0;
};

void addTo(std::vector<RateSum> &sums, Decimal rate, Minor amount)
{
    auto place = std::find_if(sums.begin(), sums.end(),
                              [&](const RateSum &sum) { return sum.rate == rate; });
    if (place == sums.end())
        place = sums.insert(place, RateSum {rate, 0});
    place->amount += amount;
}

// Takes the document's discount off the sums and returns it.
Minor takeDiscount(std::vector<RateSum> &sums, const Discount &discount, Minor subtotal,
                   const Currency &currency)
{
    std::vector<Minor> parts;
    for (const RateSum &sum : sums)
        parts.push_back(sum.amount);
    std::vector<Minor> shares(parts.size(), 0);
    if (discount.percent)
        shares = sharesOf(parts, discount.percent->millionths, hundredPercent);
    else if (discount.amount && subtotal != 0)
        shares = sharesOf(parts, minorOf(*discount.amount, currency), magnitude(subtotal));
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i].amount -= shares[i];
    return std::accumulate(shares.begin(), shares.end(), Minor {0});
}

TaxGroup taxedNet(const RateSum &sum)
{
    const Int128 tax = roundedQuotient(Int128 {sum.amount} * sum.rate.millionths, hundredPercent);
    return {sum.rate, sum.amount, static_cast<Minor>(tax)};
}

TaxGroup taxedGross(const RateSum &sum)
{
    const Int128 net = roundedQuotient(Int128 {sum.amount} * hundredPercent,
                                       hundredPercent + sum.rate.millionths);
    return {sum.rate, static_cast<Minor>(net), static_cast<Minor>(sum.amount - net)};
}

void addTaxes(QuoteTotals &totals, std::vector<RateSum> sums, PriceMode mode)
{
    for (const RateSum &sum : sums)
        totals.taxes.push_back(mode == PriceMode::Net ? taxedNet(sum) : taxedGross(sum));
    for (const TaxGroup &group : totals.taxes) {
        totals.net += group.base;
        totals.tax += group.tax;
    }
    totals.total = totals.net + totals.tax;
}

std::vector<RateSum> addLines(QuoteTotals &totals, const Alternative &alternative,
                              const Currency &currency)
{
    std::vector<RateSum> sums;
    for (const QuoteLine &line : alternative.lines) {
        const std::optional<LineAmount> amount = amountOf(line, currency);
        totals.lines.push_back(amount);
        if (!counts(line))
            continue;
        if (!amount) {
            totals.onRequest += itemsOf(line);
            continue;
        }
        totals.subtotal += amount->amount;
        totals.lineDiscounts += amount->list - amount->amount;
        addTo(sums, line.taxRate, amount->amount);
    }
    // One order whatever order the lines have, so that shares of a discount never depend on it.
    std::sort(sums.begin(), sums.end(),
              [](const RateSum &a, const RateSum &b) { return b.rate < a.rate; });
    return sums;
}

} // namespace

std::optional<LineAmount> amountOf(const QuoteLine &line, const Currency &currency)
{
    if (!line.unitPrice || !lineFaults(line, 0, currency).empty())
        return {};
    const Int128 list = product(line, currency, hundredPercent);
    return LineAmount {static_cast<Minor>(list),
                       static_cast<Minor>(amountAfter(line, currency, list))};
}

std::vector<QuoteFault> faultsOf(const Alternative &alternative, const Currency &currency)
{
    std::vector<QuoteFault> faults;
    int index = 0;
    for (const QuoteLine &line : alternative.lines) {
        const std::vector<QuoteFault> found = lineFaults(line, index++, currency);
        faults.insert(faults.end(), found.begin(), found.end());
    }
    const Int128 subtotal = magnitude(sumOfLines(alternative, currency));
    if (const QString text = discountFault(alternative.discount, subtotal, currency);
        !text.isEmpty())
        faults.push_back({-1, QuoteFault::Field::DocumentDiscount, text});
    if (subtotal > largestAmount)
        faults.push_back({-1, QuoteFault::Field::Total,
                          QuoteText::tr("The total is larger than this program counts.")});
    return faults;
}

Result<QuoteTotals> totalsOf(const Alternative &alternative, const Currency &currency,
                             PriceMode mode)
{
    const std::vector<QuoteFault> faults = faultsOf(alternative, currency);
    if (!faults.empty())
        return Error {faults.front().text};
    QuoteTotals totals;
    std::vector<RateSum> sums = addLines(totals, alternative, currency);
    totals.discount = takeDiscount(sums, alternative.discount, totals.subtotal, currency);
    addTaxes(totals, std::move(sums), mode);
    return totals;
}

} // namespace configurator
