// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/quotesheet.h"

#include "quote/quotelines.h"

#include <QCoreApplication>

namespace configurator {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(QuoteSheet)
};

QStringList warningTexts(const std::vector<Note> &notes)
{
    QStringList texts;
    for (const Note &note : notes) {
        if (note.severity == Severity::Warning)
            texts.append(note.text);
    }
    return texts;
}

void fillCombined(QuoteSheet &sheet, const Assessment &assessment)
{
    const Totals &totals = assessment.totals;
    sheet.combinedMemory = combinedMemoryText(totals);
    sheet.memoryRemark = Say::tr("usable %1, fast-linked %2")
                             .arg(usableMemoryText(totals), fastLinkedText(totals));
    sheet.combinedPower = powerText(totals);
    sheet.powerRemark = assessment.comparison ? assessment.comparison->text : QString();
    sheet.combinedPrice = priceText(totals, sheet.currency);
    sheet.priceRemark = priceRemark(totals);
}

} // namespace

QuoteSheet quoteSheet(const Catalogue &catalogue, const Build &build, const Assessment &assessment,
                      QDate issued, int validDays)
{
    QuoteSheet sheet;
    sheet.buildName = build.name;
    sheet.issued = issued;
    sheet.validUntil = issued.addDays(validDays);
    sheet.currency = catalogue.currency();
    sheet.modelLine = modelLine(catalogue, build.choice);
    sheet.usageLine = usageLine(build.choice);
    sheet.lines = quoteLines(catalogue, build);
    sheet.subtotal = assessment.totals.price;
    sheet.onRequest = unpricedUnits(assessment.totals);
    fillCombined(sheet, assessment);
    sheet.clusterSentence = clusterSentence(assessment.totals);
    sheet.verdictTitle = verdictTitle(assessment.fit);
    sheet.verdictText = verdictText(assessment.fit, assessment.totals);
    sheet.verdict = assessment.fit.verdict;
    sheet.warnings = warningTexts(assessment.notes);
    sheet.picture = assessment.picture;
    return sheet;
}

} // namespace configurator
