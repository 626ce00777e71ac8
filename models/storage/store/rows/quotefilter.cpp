// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/quotefilter.h"

#include "quote/life/lifecycle.h"
#include "storage/store/rows/isoday.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr int draftStatus = static_cast<int>(QuoteStatus::Draft);
constexpr int issuedStatus = static_cast<int>(QuoteStatus::Issued);
constexpr int accepted = static_cast<int>(QuoteStatus::Accepted);
constexpr int declined = static_cast<int>(QuoteStatus::Declined);

} // namespace

QuoteFilter shelfFilter(QuoteShelf shelf, QDate today)
{
    switch (shelf) {
    case QuoteShelf::Open:
        return {u"(q.status + 0 = ? OR (q.status + 0 = ? AND q.valid_until >= ?))"_s,
                {draftStatus, issuedStatus, dayText(today)}};
    case QuoteShelf::Expiring:
        return {u"q.status + 0 = ? AND q.valid_until >= ? AND q.valid_until <= ?"_s,
                {issuedStatus, dayText(today), dayText(today.addDays(expiringDays))}};
    case QuoteShelf::Accepted:
        return {u"q.status + 0 = ?"_s, {accepted}};
    case QuoteShelf::Declined:
        return {u"q.status + 0 = ?"_s, {declined}};
    case QuoteShelf::Expired:
        return {u"q.status + 0 = ? AND q.valid_until < ?"_s, {issuedStatus, dayText(today)}};
    case QuoteShelf::All:
        break;
    }
    return {u"1 = 1"_s, {}};
}

QuoteFilter stillValid(QDate today)
{
    return {u"q.status = ? AND q.valid_until >= ?"_s, {issuedStatus, dayText(today)}};
}

QuoteFilter allBut(const QuoteFilter &filter)
{
    QString condition = filter.condition;
    condition.replace("q.status ="_L1, "q.status + 0 ="_L1);
    return {u"NOT (%1)"_s.arg(condition), filter.values};
}

QuoteFilter both(const QuoteFilter &a, const QuoteFilter &b)
{
    return {a.condition + " AND "_L1 + b.condition, a.values + b.values};
}

QString orderOf(QuoteOrder order)
{
    switch (order) {
    case QuoteOrder::NumberFirst:
        return u"q.number DESC NULLS LAST, q.quote_key DESC"_s;
    case QuoteOrder::CustomerFirst:
        return u"q.customer_order ASC NULLS LAST, q.issued DESC, q.quote_key DESC"_s;
    case QuoteOrder::TotalFirst:
        return u"q.total DESC, q.quote_key DESC"_s;
    case QuoteOrder::ExpiringFirst:
        return u"q.valid_until, q.quote_key"_s;
    case QuoteOrder::LatestFirst:
        break;
    }
    return u"q.issued DESC, q.quote_key DESC"_s;
}

} // namespace configurator
