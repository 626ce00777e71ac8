// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/frombuild/makequote.h"

#include "advice/words.h"
#include "handover/buildcode.h"
#include "quote/frombuild/quotelines.h"

namespace configurator {

namespace {

QStringList warningTexts(const std::vector<Note> &notes)
{
    QStringList texts;
    for (const Note &note : notes) {
        if (note.severity == Severity::Warning)
            texts.append(note.text);
    }
    return texts;
}

void fillCombined(BuildFacts &facts, const Assessment &assessment)
{
    const Totals &totals = assessment.totals;
    facts.combinedMemory = combinedMemoryText(totals);
    facts.usableMemory = usableMemoryText(totals);
    facts.fastLinkedMemory = fastLinkedText(totals);
    facts.combinedPower = powerText(totals);
    facts.comparison = assessment.comparison ? assessment.comparison->text : QString();
    facts.clusterSentence = clusterSentence(totals);
}

} // namespace

BuildFacts factsOf(const Catalogue &catalogue, const Build &build, Region region)
{
    const Assessment assessment = assess(catalogue, build, region);
    BuildFacts facts;
    facts.build = build;
    facts.modelLine = modelLine(catalogue, build.choice);
    facts.usageLine = usageLine(build.choice);
    fillCombined(facts, assessment);
    facts.verdict = assessment.fit.verdict;
    facts.verdictTitle = verdictTitle(assessment.fit);
    facts.verdictText = verdictText(assessment.fit, assessment.totals);
    facts.warnings = warningTexts(assessment.notes);
    facts.picture = assessment.picture;
    if (const Result<QString> code = encodeBuild(build, catalogue))
        facts.buildCode = *code;
    return facts;
}

Alternative alternativeOf(const Catalogue &catalogue, const Build &build,
                          const ShopProfile &profile)
{
    Alternative alternative;
    alternative.name = build.name;
    alternative.lines = quoteLines(catalogue, build, profile.taxRates.front());
    alternative.facts = factsOf(catalogue, build, profile.region);
    return alternative;
}

Quote emptyQuote(const ShopProfile &profile, QDate today)
{
    Quote quote;
    quote.issued = today;
    quote.validDays = profile.validDays;
    quote.currency = profile.currency;
    quote.mode = profile.mode;
    quote.seller = profile.seller;
    quote.leadTime = profile.leadTime;
    quote.terms = profile.terms;
    quote.paper = profile.paper;
    quote.pricesOf = today;
    return quote;
}

Quote quoteOf(const Catalogue &catalogue, const Build &build, const ShopProfile &profile,
              QDate today)
{
    Quote quote = emptyQuote(profile, today);
    quote.currency = catalogue.currency(); // the prices are in it
    quote.alternatives = {alternativeOf(catalogue, build, profile)};
    return quote;
}

Quote withFacts(const Catalogue &catalogue, Quote quote, Region region)
{
    for (Alternative &alternative : quote.alternatives) {
        if (alternative.facts && alternative.facts->combinedMemory.isEmpty())
            alternative.facts = factsOf(catalogue, alternative.facts->build, region);
    }
    return quote;
}

} // namespace configurator
