// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/frombuild/makequote.h"
#include "quote/print/quotesheet.h"
#include "support/samples.h"

// Quotes to be printed: two cards in a tower, and lines as many as a test asks for.
namespace configurator::test {

inline BuildFacts printedFacts()
{
    const Catalogue catalogue = sampleCatalogue();
    Build build;
    build.name = QStringLiteral("70B box");
    build.items = {{QStringLiteral("tower-4"), 1, {{QStringLiteral("gpu-32"), 2, {}}}}};
    BuildFacts facts = factsOf(catalogue, build, Region::Eu);
    facts.modelLine = QStringLiteral("Llama 3.3 70B Instruct, Q4_K_M");
    facts.usageLine = QStringLiteral("8,192 tokens of context, 1 user, llama.cpp");
    facts.verdict = Verdict::Paper;
    facts.verdictTitle = QStringLiteral("Fits on paper, not in one fast-linked group");
    facts.verdictText = QStringLiteral("63.7 GiB combined covers the 45.0 GiB needed.");
    Fit fit;
    fit.verdict = Verdict::Paper;
    fit.weights = 40 * bytesPerGib;
    fit.context = 4 * bytesPerGib;
    fit.working = bytesPerGib;
    facts.picture = pictureOf(totalsOf(catalogue, build), fit);
    return facts;
}

inline QuoteLine printedLine(const QString &name, const QString &details = {})
{
    QuoteLine line;
    line.sku = QStringLiteral("gpu-32");
    line.name = name;
    line.details = details;
    line.quantity = Decimal::whole(2);
    line.unitPrice = Decimal::whole(1999);
    line.taxRate = Decimal::whole(12);
    return line;
}

// "row 1" to "row N", each with a line of details.
inline Quote printedQuote(int rows = 2)
{
    Quote quote;
    quote.number = QStringLiteral("Q-2026-000123");
    quote.revision = 2;
    quote.status = QuoteStatus::Issued;
    quote.issued = QDate(2026, 11, 30);
    quote.customer.company = QStringLiteral("Example Robotics LLC");
    quote.alternatives.front().name = QStringLiteral("70B box");
    quote.alternatives.front().facts = printedFacts();
    for (int row = 1; row <= rows; ++row)
        quote.alternatives.front().lines.push_back(
            printedLine(QStringLiteral("row%1").arg(row), QStringLiteral("detail%1").arg(row)));
    return quote;
}

inline QuoteSheet printedSheet(const Quote &quote)
{
    const Result<QuoteSheet> sheet = quoteSheet(quote);
    return sheet ? *sheet : QuoteSheet {};
}

} // namespace configurator::test
