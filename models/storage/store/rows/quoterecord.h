// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

namespace configurator {

// A quote as its rows hold it. The logo stands apart, since thousands of quotes carry the same.
struct QuoteRecord
{
    Quote quote; // as it will be read again
    QString document; // a quote file without logo
    QString logo; // base64
    QString logoHash; // empty: no logo
};

// Refuses what could not be read again.
Result<QuoteRecord> recordOf(const Quote &quote);
Result<Quote> quoteIn(const QString &document, const QString &logo);

// Of the accepted alternative, else of the first; 0 while its figures have a fault.
Minor shownTotal(const Quote &quote);
// Names of the alternatives; one without a name is called by its first line.
QString contentOf(const Quote &quote);

} // namespace configurator
