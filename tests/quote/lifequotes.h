// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/quoteshorthand.h"

// Quotes at every point of their life.
namespace configurator::test {

inline const QDate today(2026, 11, 30);

inline Quote draftOf(const QString &lines = QStringLiteral("2 x 1999.00 @12"))
{
    Quote quote;
    quote.id = QStringLiteral("id-1");
    quote.issued = today.addDays(-3);
    quote.pricesOf = quote.issued;
    quote.alternatives = {alternativeFrom(lines)};
    return quote;
}

// As it is in the store, where it got its number.
inline Quote issuedOf(QDate day = today, int validDays = 14)
{
    Quote quote = draftOf();
    quote.status = QuoteStatus::Issued;
    quote.number = QStringLiteral("Q-1");
    quote.issued = day;
    quote.validDays = validDays;
    return quote;
}

inline Quote withStatus(QuoteStatus status)
{
    Quote quote = issuedOf();
    quote.status = status;
    return quote;
}

} // namespace configurator::test
