// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/print/quotesheet.h"

#include "quote/print/sheetalternative.h"
#include "quote/totals/countedquote.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString numberText(const Quote &quote, const QuoteWords &words)
{
    if (quote.number.isEmpty())
        return words.draft;
    const QString number = quote.revision > 1
        ? words.revision.arg(quote.number, QString::number(quote.revision))
        : quote.number;
    return quote.status == QuoteStatus::Draft ? words.draftOf.arg(number) : number;
}

QString statusText(QuoteStatus status, const QuoteWords &words)
{
    switch (status) {
    case QuoteStatus::Draft:
    case QuoteStatus::Issued:
        return {};
    case QuoteStatus::Accepted:
        return words.accepted;
    case QuoteStatus::Declined:
        return words.declined;
    case QuoteStatus::Void:
        return words.voided;
    }
    Q_UNREACHABLE();
}

QString filled(const QString &pattern, const QString &text)
{
    return text.trimmed().isEmpty() ? QString() : pattern.arg(text);
}

void addFilled(QStringList &lines, const QString &pattern, const QString &text)
{
    if (const QString line = filled(pattern, text); !line.isEmpty())
        lines.append(line);
}

void fillSeller(QuoteSheet &sheet, const Seller &seller)
{
    sheet.seller = seller.name;
    sheet.sellerLines = seller.lines;
    addFilled(sheet.sellerLines, sheet.language.words.taxId, seller.taxId);
    sheet.logo = seller.logo;
}

void fillCustomer(QuoteSheet &sheet, const Customer &customer)
{
    const QuoteWords &words = sheet.language.words;
    sheet.customer = customer.name();
    if (!customer.company.isEmpty())
        addFilled(sheet.customerLines, words.attention, customer.person);
    sheet.customerLines += customer.address;
    addFilled(sheet.customerLines, words.taxId, customer.taxId);
    addFilled(sheet.customerLines, u"%1"_s, customer.email);
}

void fillTerms(QuoteSheet &sheet, const Quote &quote)
{
    const QuoteWords &words = sheet.language.words;
    sheet.terms.append(words.pricesHold.arg(sheet.language.date(sheet.validUntil)));
    addFilled(sheet.terms, words.leadTime, quote.leadTime);
    for (const QString &paragraph : quote.terms.split(u'\n'))
        addFilled(sheet.terms, u"%1"_s, paragraph);
}

QuoteSheet openSheet(const Quote &quote, const QuoteLanguage &language)
{
    QuoteSheet sheet;
    sheet.language = language;
    const QuoteWords &words = language.words;
    sheet.number = numberText(quote, words);
    sheet.status = statusText(quote.status, words);
    sheet.validUntil = quote.validUntil();
    sheet.dates = words.validity.arg(language.date(quote.issued), language.date(sheet.validUntil));
    sheet.reference = filled(words.reference, quote.reference);
    sheet.paper = quote.paper;
    sheet.note = quote.note;
    fillSeller(sheet, quote.seller);
    fillCustomer(sheet, quote.customer);
    fillTerms(sheet, quote);
    return sheet;
}

void appendFilled(QStringList &texts, const QStringList &more)
{
    std::copy_if(more.begin(), more.end(), std::back_inserter(texts),
                 [](const QString &text) { return !text.isEmpty(); });
}

void addTexts(QStringList &texts, const SheetFacts &facts)
{
    appendFilled(texts, {facts.modelLine, facts.usageLine, facts.clusterSentence});
    for (const SheetNumber &number : facts.numbers)
        appendFilled(texts, {number.name, number.figure, number.remark});
    appendFilled(texts, {facts.buildCode.name, facts.buildCode.figure});
    const SheetChart &chart = facts.chart;
    appendFilled(texts, QStringList {chart.title, chart.needed} + chart.bars);
    appendFilled(texts, chart.figures + chart.legend);
    appendFilled(texts, QStringList {facts.verdictTitle, facts.verdictText} + facts.warnings);
}

void addTexts(QStringList &texts, const SheetAlternative &alternative)
{
    appendFilled(texts, {alternative.heading, alternative.name, alternative.mark});
    for (const SheetLine &line : alternative.lines)
        appendFilled(texts,
                     {line.number, line.name, line.details, line.quantity, line.unitPrice,
                      line.discount, line.taxRate, line.amount});
    for (const SheetSum &sum : alternative.sums)
        appendFilled(texts, {sum.name, sum.figure});
    appendFilled(texts, {alternative.total.name, alternative.total.figure});
    appendFilled(texts, alternative.remarks);
    if (alternative.facts)
        addTexts(texts, *alternative.facts);
}

} // namespace

bool QuoteSheet::hasLines() const
{
    return std::any_of(alternatives.begin(), alternatives.end(),
                       [](const SheetAlternative &some) { return !some.lines.empty(); });
}

QString QuoteSheet::pageText(int page, int pages) const
{
    return language.words.page.arg(countText(page, language.locale),
                                   countText(pages, language.locale));
}

Result<QuoteSheet> quoteSheet(const Quote &quote)
{
    return quoteSheet(quote, quoteLanguage(quote.customer.language));
}

Result<QuoteSheet> quoteSheet(const Quote &quote, const QuoteLanguage &language)
{
    const auto counted = countedQuote(quote);
    if (!counted)
        return Error {counted.error()};
    QuoteSheet sheet = openSheet(quote, language);
    for (std::size_t index = 0; index < counted->size(); ++index)
        sheet.alternatives.push_back(
            sheetAlternative({quote, quote.alternatives[index], (*counted)[index], language,
                              static_cast<int>(index)}));
    return sheet;
}

QStringList textsOf(const QuoteSheet &sheet)
{
    const QuoteWords &words = sheet.language.words;
    QStringList texts;
    appendFilled(texts, {words.quote, sheet.number, sheet.status, sheet.dates, sheet.reference});
    appendFilled(texts, QStringList {sheet.seller} + sheet.sellerLines);
    appendFilled(texts, QStringList {sheet.customer} + sheet.customerLines);
    appendFilled(texts, QStringList {sheet.note} + sheet.terms);
    appendFilled(texts, {words.forShop, words.byCustomer, sheet.pageText(1, 1)});
    for (const SheetAlternative &alternative : sheet.alternatives)
        addTexts(texts, alternative);
    return texts;
}

} // namespace configurator
