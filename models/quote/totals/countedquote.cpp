// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/totals/countedquote.h"
#include "quote/quotetext.h"

namespace configurator {

QString placedFault(const Quote &quote, std::size_t alternative, const QuoteFault &fault)
{
    const QString letter = alternativeLetter(static_cast<int>(alternative));
    const bool isAlone = quote.alternatives.size() == 1;
    if (fault.line < 0)
        return isAlone ? fault.text : QuoteText::tr("Alternative %1: %2").arg(letter, fault.text);
    const QString line = QString::number(fault.line + 1);
    return isAlone ? QuoteText::tr("Line %1: %2").arg(line, fault.text)
                   : QuoteText::tr("Alternative %1, line %2: %3").arg(letter, line, fault.text);
}

Result<std::vector<QuoteTotals>> countedQuote(const Quote &quote)
{
    std::vector<QuoteTotals> all;
    for (std::size_t index = 0; index < quote.alternatives.size(); ++index) {
        const Alternative &alternative = quote.alternatives[index];
        Result<QuoteTotals> totals = totalsOf(alternative, quote.currency, quote.mode);
        if (!totals)
            return Error {placedFault(quote, index, faultsOf(alternative, quote.currency).front())};
        all.push_back(std::move(totals).value());
    }
    return all;
}

} // namespace configurator
