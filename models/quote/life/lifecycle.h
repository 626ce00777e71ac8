// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/profile.h"

namespace configurator {

// What a status looks like on a day: an issued quote is expired from the day after its last one.
inline constexpr int expiringDays = 3; // before the last day of an issued quote
enum class QuoteStanding { Draft, Issued, Expiring, Expired, Accepted, Declined, Void };
QuoteStanding standingOn(QDate today, QuoteStatus status, QDate validUntil);
QuoteStanding standingOn(QDate today, const Quote &quote);

// Each gives the quote as it is after the step, or says why it can't be taken. None touches a
// store; the number is taken by the store when an issued quote is saved.

// Refuses faults in the figures, an alternative without lines and a discount beyond the role.
Result<Quote> issuedQuote(const Quote &draft, QDate today, const StaffRole *role = nullptr);
Result<Quote> acceptedQuote(const Quote &issued, int alternative, QDate today);
Result<Quote> declinedQuote(const Quote &issued, const QString &reason);
Result<Quote> voidedQuote(const Quote &issued);
// A draft of the next revision under the same number, accepted by nobody.
Result<Quote> revisedQuote(const Quote &issued, QDate today);
// A draft without id and number, of today, valid as long as the shop's quotes are.
Quote duplicatedQuote(const Quote &quote, QDate today, const ShopProfile &profile);

// The discount of the whole alternative in percent of its undiscounted sum, line discounts and the
// document's together; rounded up to a hundredth, so that a limit is never passed unseen. Credits
// and optional lines are left out: they are neither sold nor given.
Result<Decimal> discountShare(const Alternative &alternative, const Currency &currency,
                              PriceMode mode);
Done checkDiscount(const Quote &quote, const StaffRole &role);
// Whether nothing but a reason is missing for the role to issue the quote.
bool needsReason(const Quote &quote, const StaffRole &role);

} // namespace configurator
