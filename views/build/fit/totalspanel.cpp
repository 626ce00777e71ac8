// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/build/fit/totalspanel.h"

#include "advice/words.h"

namespace configurator {

TotalsPanel::TotalsPanel(BuildDocument &document, QWidget *parent)
    : ThreeNumbers(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("totalsPanel"));
    connect(&document, &BuildDocument::assessmentChanged, this, &TotalsPanel::refresh);
    refresh();
}

void TotalsPanel::refresh()
{
    show(combinedWords(m_document));
}

CombinedWords combinedWords(const BuildDocument &document)
{
    const Assessment &assessment = document.assessment();
    const Totals &totals = assessment.totals;
    return {combinedMemoryText(totals),
            usableMemoryText(totals),
            fastLinkedText(totals),
            powerText(totals),
            assessment.comparison ? assessment.comparison->text : QString(),
            priceText(totals, document.catalogue().currency()),
            priceRemark(totals)};
}

} // namespace configurator
