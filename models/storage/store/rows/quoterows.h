// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quotestore.h"
#include "storage/store/database/transaction.h"
#include "storage/store/rows/quoterecord.h"

namespace configurator {

// What has to be known of a quote before it may be written.
struct StoredHead
{
    qint64 key = 0;
    qint64 version = 0;
    QString number;
    int revision = 1;
    QuoteStatus status = QuoteStatus::Draft;
};

Result<std::optional<StoredHead>> quoteHead(const Database &database, const QString &id);
// `revision` 0: the latest. The version is the quote's, whichever revision is read.
Result<std::optional<StoredQuote>> storedQuote(const Database &database, const QString &id,
                                               int revision = 0);
Result<std::optional<QString>> quoteIdOfNumber(const Database &database, const QString &number);

// Each leaves the row of the list, the revision's document and the words to search by in step.
// `head` says which row and which version it gets; a new quote gets a key of its own.
void insertQuote(Transaction &transaction, const QuoteRecord &record);
void insertRevision(Transaction &transaction, const StoredHead &head, const QuoteRecord &record);
void updateRevision(Transaction &transaction, const StoredHead &head, const QuoteRecord &record);
// The revision before it is the latest again; without one the whole quote is gone.
void removeLatestRevision(Transaction &transaction, const StoredHead &head, const QString &id);

// The document alone, for a revision that is not the latest.
void rewriteDocument(Transaction &transaction, qint64 quoteKey, const QuoteRecord &record);

} // namespace configurator
