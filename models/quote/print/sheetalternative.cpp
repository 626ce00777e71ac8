// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/print/sheetalternative.h"

#include "common/units.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

using Counted = CountedAlternative;

QString figure(const Counted &counted, Minor amount)
{
    return moneyFigure(amount, counted.quote.currency, counted.language.locale);
}

QString percentText(const Counted &counted, Decimal percent)
{
    return counted.language.percent(percent.shown(0, counted.language.locale));
}

QString lineDiscount(const Counted &counted, const Discount &discount)
{
    if (discount.isNone())
        return {};
    if (discount.percent)
        return percentText(counted, *discount.percent);
    return discount.amount->shown(counted.quote.currency.exponent, counted.language.locale);
}

QString detailsText(const Counted &counted, const QuoteLine &line)
{
    const QuoteWords &words = counted.language.words;
    QStringList details;
    if (line.isOptional)
        details.append(words.optional);
    if (!line.sku.isEmpty())
        details.append(words.sku.arg(line.sku));
    if (!line.details.isEmpty())
        details.append(line.details);
    return details.join(u" · "_s);
}

SheetLine sheetLine(const Counted &counted, std::size_t index)
{
    const QLocale &locale = counted.language.locale;
    const QString &onRequest = counted.language.words.onRequest;
    const QuoteLine &line = counted.alternative.lines[index];
    const std::optional<LineAmount> &amount = counted.totals.lines[index];
    SheetLine made;
    made.number = countText(static_cast<qint64>(index) + 1, locale);
    made.name = line.name;
    made.details = detailsText(counted, line);
    made.quantity = line.quantity.shown(0, locale);
    made.unitPrice = line.unitPrice ? line.unitPrice->shown(counted.quote.currency.exponent, locale)
                                    : onRequest;
    made.discount = lineDiscount(counted, line.discount);
    made.taxRate = percentText(counted, line.taxRate);
    made.amount = amount ? figure(counted, amount->amount) : onRequest;
    made.isOptional = line.isOptional;
    return made;
}

// Nothing that counts has a price, so that a total of zero would be a lie.
bool isAllOnRequest(const Counted &counted)
{
    if (counted.totals.onRequest == 0)
        return false;
    const std::vector<QuoteLine> &lines = counted.alternative.lines;
    return std::none_of(lines.begin(), lines.end(), [](const QuoteLine &line) {
        return !line.isOptional && line.unitPrice.has_value();
    });
}

QString discountName(const Counted &counted)
{
    const QuoteWords &words = counted.language.words;
    const Discount &discount = counted.alternative.discount;
    return discount.percent ? words.discountOf.arg(percentText(counted, *discount.percent))
                            : words.discount;
}

std::vector<SheetSum> sumsOf(const Counted &counted)
{
    const QuoteWords &words = counted.language.words;
    const QuoteTotals &totals = counted.totals;
    const bool isNet = counted.quote.mode == PriceMode::Net;
    const QString &subtotal = isNet ? words.subtotal : words.subtotalWithTax;
    if (isAllOnRequest(counted))
        return {{subtotal, words.onRequest}};
    std::vector<SheetSum> sums {{subtotal, figure(counted, totals.subtotal)}};
    if (totals.discount != 0)
        sums.push_back({discountName(counted), figure(counted, -totals.discount)});
    for (const TaxGroup &group : totals.taxes) {
        const QString &pattern = isNet ? words.tax : words.taxIncluded;
        sums.push_back({pattern.arg(percentText(counted, group.rate), figure(counted, group.base)),
                        figure(counted, group.tax)});
    }
    return sums;
}

QStringList remarksOf(const Counted &counted)
{
    if (counted.totals.onRequest == 0)
        return {};
    return {counted.language.plusOnRequest(counted.totals.onRequest)};
}

SheetNumber priceNumber(const Counted &counted)
{
    const QuoteWords &words = counted.language.words;
    const bool isNet = counted.quote.mode == PriceMode::Net;
    const Minor price = isNet ? counted.totals.net : counted.totals.total;
    const QString shown = isAllOnRequest(counted)
        ? words.onRequest
        : counted.language.price(price, counted.quote.currency);
    const QStringList remarks
        = QStringList {isNet ? words.beforeTax : words.withTax} + remarksOf(counted);
    return {words.combinedPrice, shown, remarks.join(u", "_s)};
}

QStringList legendOf(const MemoryPicture &picture)
{
    QStringList legend;
    for (const BarSegment &part : picture.needs)
        legend.append(part.label + u' ' + gibFigure(part.bytes));
    return legend;
}

SheetChart chartOf(const BuildFacts &facts, const QuoteWords &words)
{
    const bool isKnown = !facts.picture.needs.empty();
    SheetChart chart;
    chart.picture = facts.picture;
    chart.title = words.addsUp;
    chart.bars = {words.needs, words.combined, words.fastLinked};
    chart.figures
        = {isKnown ? QString() : words.notKnown, facts.usableMemory, facts.fastLinkedMemory};
    chart.needed = isKnown ? words.needed.arg(gibText(facts.picture.need)) : QString();
    chart.legend = legendOf(facts.picture);
    return chart;
}

SheetFacts sheetFacts(const Counted &counted, const BuildFacts &facts)
{
    const QuoteWords &words = counted.language.words;
    SheetFacts made;
    made.modelLine = facts.modelLine;
    made.usageLine = facts.usageLine;
    made.clusterSentence = facts.clusterSentence;
    made.numbers = {{words.combinedMemory, facts.combinedMemory,
                     words.memoryRemark.arg(facts.usableMemory, facts.fastLinkedMemory)},
                    {words.combinedPower, facts.combinedPower, facts.comparison},
                    priceNumber(counted)};
    made.chart = chartOf(facts, words);
    made.verdict = facts.verdict;
    made.verdictTitle = facts.verdictTitle;
    made.verdictText = facts.verdictText + u' ' + words.noSpeedClaim;
    made.warnings = facts.warnings;
    if (!facts.buildCode.isEmpty())
        made.buildCode = {words.buildCode, facts.buildCode};
    return made;
}

QString headingOf(const Counted &counted)
{
    if (counted.quote.alternatives.size() < 2)
        return {};
    const QString letter = alternativeLetter(counted.index);
    const QString &name = counted.alternative.name;
    return name.isEmpty() ? letter : letter + u" · "_s + name;
}

} // namespace

SheetAlternative sheetAlternative(const CountedAlternative &counted)
{
    const QuoteWords &words = counted.language.words;
    SheetAlternative made;
    made.heading = headingOf(counted);
    made.name = counted.alternative.name;
    if (counted.quote.accepted == counted.index)
        made.mark = words.accepted;
    for (std::size_t index = 0; index < counted.alternative.lines.size(); ++index)
        made.lines.push_back(sheetLine(counted, index));
    made.sums = sumsOf(counted);
    made.total
        = {words.total.arg(counted.quote.currency.code),
           isAllOnRequest(counted) ? words.onRequest : figure(counted, counted.totals.total)};
    made.remarks = remarksOf(counted);
    // A build that nobody has assessed yet has nothing to say.
    if (counted.alternative.facts && !counted.alternative.facts->combinedMemory.isEmpty())
        made.facts = sheetFacts(counted, *counted.alternative.facts);
    return made;
}

} // namespace configurator
