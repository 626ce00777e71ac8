// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/life/lifecycle.h"

#include "quote/quotetext.h"
#include "quote/totals/countedquote.h"

#include <QLocale>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString dayText(QDate day)
{
    return QLocale().toString(day, u"d MMMM yyyy"_s);
}

QString emptyText(const Quote &quote, std::size_t alternative)
{
    if (quote.alternatives.size() == 1)
        return QuoteText::tr("The quote has no lines yet. Add one before it is issued.");
    return QuoteText::tr("Alternative %1 has no lines. Add one, or take the alternative out.")
        .arg(alternativeLetter(static_cast<int>(alternative)));
}

// Everything that keeps a draft from being issued, so that it is mended in one go.
QStringList issueFaults(const Quote &quote)
{
    QStringList faults;
    for (std::size_t i = 0; i < quote.alternatives.size(); ++i) {
        if (quote.alternatives[i].lines.empty())
            faults.append(emptyText(quote, i));
        for (const QuoteFault &fault : faultsOf(quote.alternatives[i], quote.currency))
            faults.append(placedFault(quote, i, fault));
    }
    if (quote.alternatives.empty())
        faults.append(
            QuoteText::tr("The quote offers nothing yet. Add an alternative with a line."));
    return faults;
}

QString cannotAccept(const Quote &quote)
{
    switch (quote.status) {
    case QuoteStatus::Draft:
        return QuoteText::tr("A draft can't be accepted. Issue the quote first.");
    case QuoteStatus::Accepted:
        return QuoteText::tr("%1 is accepted already.").arg(quote.title());
    case QuoteStatus::Declined:
        return QuoteText::tr(
                   "%1 was declined. Make a revision and issue it, then it can be accepted.")
            .arg(quote.title());
    case QuoteStatus::Void:
        return QuoteText::tr("%1 is void. Duplicate it to offer the same anew.").arg(quote.title());
    case QuoteStatus::Issued:
        break;
    }
    return {};
}

QString cannotDecline(const Quote &quote)
{
    switch (quote.status) {
    case QuoteStatus::Draft:
        return QuoteText::tr("A draft can't be declined. Discard it, or issue the quote first.");
    case QuoteStatus::Accepted:
        return QuoteText::tr("%1 is accepted. Make it void, or make a revision.")
            .arg(quote.title());
    case QuoteStatus::Declined:
        return QuoteText::tr("%1 is declined already.").arg(quote.title());
    case QuoteStatus::Void:
        return QuoteText::tr("%1 is void, so nobody can decline it any more.").arg(quote.title());
    case QuoteStatus::Issued:
        break;
    }
    return {};
}

} // namespace

QuoteStanding standingOn(QDate today, QuoteStatus status, QDate validUntil)
{
    switch (status) {
    case QuoteStatus::Draft:
        return QuoteStanding::Draft;
    case QuoteStatus::Accepted:
        return QuoteStanding::Accepted;
    case QuoteStatus::Declined:
        return QuoteStanding::Declined;
    case QuoteStatus::Void:
        return QuoteStanding::Void;
    case QuoteStatus::Issued:
        break;
    }
    if (!validUntil.isValid() || validUntil > today.addDays(expiringDays))
        return QuoteStanding::Issued;
    return validUntil < today ? QuoteStanding::Expired : QuoteStanding::Expiring;
}

QuoteStanding standingOn(QDate today, const Quote &quote)
{
    return standingOn(today, quote.status, quote.validUntil());
}

Result<Quote> issuedQuote(const Quote &draft, QDate today, const StaffRole *role)
{
    if (draft.status != QuoteStatus::Draft)
        return Error {QuoteText::tr("%1 is issued already. Make a revision to change it.")
                          .arg(draft.title())};
    if (const QStringList faults = issueFaults(draft); !faults.isEmpty())
        return Error {faults.join(u'\n')};
    if (const Done allowed = role ? checkDiscount(draft, *role) : done(); !allowed)
        return Error {allowed.error()};
    Quote issued = draft;
    issued.status = QuoteStatus::Issued;
    issued.issued = today;
    return issued;
}

Result<Quote> acceptedQuote(const Quote &issued, int alternative, QDate today)
{
    if (const QString refusal = cannotAccept(issued); !refusal.isEmpty())
        return Error {refusal};
    if (standingOn(today, issued) == QuoteStanding::Expired)
        return Error {
            QuoteText::tr("%1 was valid through %2. Make a revision and issue it again, then "
                          "it can be accepted.")
                .arg(issued.title(), dayText(issued.validUntil()))};
    if (alternative < 0 || alternative >= static_cast<int>(issued.alternatives.size()))
        return Error {QuoteText::tr("Say which alternative of %1 is accepted; it has %2.")
                          .arg(issued.title(), QString::number(issued.alternatives.size()))};
    Quote accepted = issued;
    accepted.status = QuoteStatus::Accepted;
    accepted.accepted = alternative;
    return accepted;
}

Result<Quote> declinedQuote(const Quote &issued, const QString &reason)
{
    if (const QString refusal = cannotDecline(issued); !refusal.isEmpty())
        return Error {refusal};
    if (reason.trimmed().isEmpty())
        return Error {QuoteText::tr("Say why the customer declined %1. “Not known” will do.")
                          .arg(issued.title())};
    Quote declined = issued;
    declined.status = QuoteStatus::Declined;
    declined.declineReason = reason.trimmed();
    return declined;
}

Result<Quote> voidedQuote(const Quote &issued)
{
    if (issued.status == QuoteStatus::Draft)
        return Error {
            QuoteText::tr("A draft is discarded, not made void: nobody has seen it yet.")};
    if (issued.status == QuoteStatus::Void)
        return Error {QuoteText::tr("%1 is void already.").arg(issued.title())};
    Quote voided = issued;
    voided.status = QuoteStatus::Void;
    return voided;
}

Result<Quote> revisedQuote(const Quote &issued, QDate today)
{
    if (issued.status == QuoteStatus::Draft)
        return Error {QuoteText::tr("A draft needs no revision: it can be changed as it is.")};
    if (issued.status == QuoteStatus::Void)
        return Error {
            QuoteText::tr("%1 is void. Duplicate it to offer the same anew.").arg(issued.title())};
    if (issued.number.isEmpty())
        return Error {QuoteText::tr("The quote has no number yet. Save it before it is revised.")};
    Quote draft = issued;
    draft.status = QuoteStatus::Draft;
    draft.issued = today;
    draft.accepted = -1;
    draft.declineReason.clear();
    ++draft.revision;
    return draft;
}

Quote duplicatedQuote(const Quote &quote, QDate today, const ShopProfile &profile)
{
    Quote draft = quote;
    draft.id.clear();
    draft.number.clear();
    draft.revision = 1;
    draft.status = QuoteStatus::Draft;
    draft.issued = today;
    draft.validDays = profile.validDays;
    draft.accepted = -1;
    draft.declineReason.clear();
    draft.discountReason.clear(); // the next discount needs a reason of its own
    return draft;
}

} // namespace configurator
