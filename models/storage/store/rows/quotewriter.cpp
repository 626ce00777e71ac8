// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/quotewriter.h"

#include "storage/storagetext.h"
#include "storage/store/rows/numberrows.h"
#include "storage/store/rows/quoterows.h"

#include <QUuid>

namespace configurator {

namespace {

// What an issued revision never changes: all but what became of it.
Quote frozenPart(Quote quote)
{
    quote.status = QuoteStatus::Issued;
    quote.accepted = -1;
    quote.declineReason.clear();
    quote.customer.id.clear();
    return quote;
}

class QuoteWriter
{
public:
    QuoteWriter(Database &database, const StoredQuote &stored, const QString &numberPattern)
        : m_transaction(database)
        , m_stored(stored)
        , m_quote(stored.quote)
        , m_pattern(numberPattern)
    {
    }
    Result<Saved<StoredQuote>> save();

private:
    void create();
    void change();
    [[nodiscard]] bool isStale() const;
    [[nodiscard]] Result<Saved<StoredQuote>> conflict();
    void checkNumber();
    void checkFrozen();
    void takeNumberIfIssued();
    std::optional<QuoteRecord> record();
    Result<Saved<StoredQuote>> commit();

    Transaction m_transaction;
    StoredQuote m_stored;
    Quote m_quote;
    QString m_pattern;
    std::optional<StoredHead> m_head; // as the store has it
};

bool QuoteWriter::isStale() const
{
    const bool isNext = m_quote.revision == m_head->revision + 1;
    return m_stored.version != m_head->version || (m_quote.revision != m_head->revision && !isNext);
}

Result<Saved<StoredQuote>> QuoteWriter::conflict()
{
    const auto other = m_transaction.valueOf(storedQuote(m_transaction.database(), m_quote.id));
    if (!other)
        return m_transaction.error();
    return Saved<StoredQuote> {m_stored, other};
}

// One number for all revisions of a quote, and for no other quote.
void QuoteWriter::checkNumber()
{
    if (m_head && m_quote.number != m_head->number)
        m_transaction.fail({StorageText::tr("A quote keeps its number: %1 can't become %2.")
                                .arg(m_head->number, m_quote.number)});
    if (m_head || m_quote.number.isEmpty())
        return;
    const auto owner
        = m_transaction.valueOf(quoteIdOfNumber(m_transaction.database(), m_quote.number));
    if (owner)
        m_transaction.fail({StorageText::tr("The number %1 belongs to another quote in the store. "
                                            "Duplicate this one to give it a new number.")
                                .arg(m_quote.number)});
}

void QuoteWriter::checkFrozen()
{
    const bool isSame = m_quote.revision == m_head->revision;
    if (m_head->status == QuoteStatus::Draft) {
        if (!isSame)
            m_transaction.fail(
                {StorageText::tr("The revision before this one is still a draft. Issue or "
                                 "discard it first.")});
        return;
    }
    if (!isSame)
        return;
    const auto issued = m_transaction.valueOf(
        storedQuote(m_transaction.database(), m_quote.id, m_quote.revision));
    const bool isKept = issued && m_quote.status != QuoteStatus::Draft
        && frozenPart(issued->quote) == frozenPart(m_quote);
    if (!isKept)
        m_transaction.fail(
            {StorageText::tr("%1 is issued and can't be changed any more. Make a revision "
                             "of it.")
                 .arg(m_quote.title())});
}

void QuoteWriter::takeNumberIfIssued()
{
    if (m_transaction.isOk() && m_quote.status != QuoteStatus::Draft && m_quote.number.isEmpty())
        m_quote.number = takeNumber(m_transaction, m_pattern, m_quote.issued);
}

std::optional<QuoteRecord> QuoteWriter::record()
{
    takeNumberIfIssued();
    if (!m_transaction.isOk())
        return {};
    const Result<QuoteRecord> made = recordOf(m_quote);
    if (!made)
        m_transaction.fail({made.error()});
    return made ? std::optional(*made) : std::nullopt;
}

void QuoteWriter::create()
{
    if (m_stored.version > 0)
        m_transaction.fail({StorageText::tr("The draft was discarded by another program meanwhile. "
                                            "Duplicate what you have here to keep it.")});
    checkNumber();
    const std::optional<QuoteRecord> made = record();
    if (!made)
        return;
    insertQuote(m_transaction, *made);
    m_quote = made->quote;
}

void QuoteWriter::change()
{
    checkNumber();
    checkFrozen();
    const std::optional<QuoteRecord> made = record();
    if (!made)
        return;
    if (m_quote.revision == m_head->revision)
        updateRevision(m_transaction, *m_head, *made);
    else
        insertRevision(m_transaction, *m_head, *made);
    m_quote = made->quote;
}

Result<Saved<StoredQuote>> QuoteWriter::commit()
{
    if (const Done committed = m_transaction.commit(); !committed)
        return Error {committed.error()};
    const qint64 version = m_head ? m_head->version + 1 : 1;
    return Saved<StoredQuote> {{m_quote, version}, {}};
}

Result<Saved<StoredQuote>> QuoteWriter::save()
{
    if (m_quote.id.isEmpty())
        m_quote.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    else if (m_transaction.isOk())
        m_head = m_transaction.valueOf(quoteHead(m_transaction.database(), m_quote.id));
    if (m_head && isStale())
        return conflict();
    if (m_head)
        change();
    else
        create();
    return commit();
}

} // namespace

Result<Saved<StoredQuote>> saveQuote(Database &database, const StoredQuote &stored,
                                     const QString &numberPattern)
{
    return QuoteWriter(database, stored, numberPattern).save();
}

Done discardDraft(Database &database, const StoredQuote &draft)
{
    if (draft.version == 0)
        return done(); // never kept
    Transaction transaction(database);
    const auto head = transaction.valueOf(quoteHead(transaction.database(), draft.quote.id));
    if (!transaction.isOk())
        return transaction.error();
    if (!head)
        return done(); // another program discarded it
    if (head->version != draft.version)
        return Error {StorageText::tr("%1 was changed by another program meanwhile, so it is not "
                                      "discarded. Look at it again first.")
                          .arg(draft.quote.title())};
    if (head->status != QuoteStatus::Draft)
        return Error {
            StorageText::tr("%1 is issued, so it can't be discarded. Make it void instead.")
                .arg(draft.quote.title())};
    removeLatestRevision(transaction, *head, draft.quote.id);
    return transaction.commit();
}

} // namespace configurator
