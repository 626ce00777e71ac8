// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"

#include <QVariant>

namespace configurator {

// A condition on rows of the table quote, called q, with the values of its question marks.
struct QuoteFilter
{
    QString condition;
    QVariantList values;
};

// "+ 0" keeps databases from choosing the index of the status, where reading along the index of the
// order meets enough rows sooner.
QuoteFilter shelfFilter(QuoteShelf shelf, QDate today);
// Issued and still valid. Read along the index of the last day.
QuoteFilter stillValid(QDate today);
QuoteFilter allBut(const QuoteFilter &filter);
QuoteFilter both(const QuoteFilter &a, const QuoteFilter &b);
QString orderOf(QuoteOrder order);

} // namespace configurator
