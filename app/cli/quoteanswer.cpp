// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/quoteanswer.h"

#include "quote/totals/countedquote.h"

#include <QJsonArray>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QJsonArray linesJson(const Alternative &alternative, const QuoteTotals &totals)
{
    QJsonArray array;
    for (std::size_t i = 0; i < alternative.lines.size(); ++i) {
        const std::optional<LineAmount> &amount = totals.lines[i];
        QJsonObject line {{u"net_minor"_s, amount ? QJsonValue(amount->amount) : QJsonValue()},
                          {u"list_minor"_s, amount ? QJsonValue(amount->list) : QJsonValue()},
                          {u"tax_rate"_s, alternative.lines[i].taxRate.text()}};
        if (alternative.lines[i].isOptional)
            line.insert(u"optional"_s, true);
        array.append(line);
    }
    return array;
}

QJsonArray taxesJson(const QuoteTotals &totals)
{
    QJsonArray array;
    for (const TaxGroup &tax : totals.taxes)
        array.append(QJsonObject {
            {u"rate"_s, tax.rate.text()}, {u"base_minor"_s, tax.base}, {u"tax_minor"_s, tax.tax}});
    return array;
}

QJsonObject jsonOf(const Alternative &alternative, const QuoteTotals &totals, const Quote &quote)
{
    return {{u"name"_s, alternative.name},
            {u"lines"_s, linesJson(alternative, totals)},
            {u"subtotal_minor"_s, totals.subtotal},
            {u"discount_minor"_s, totals.discount},
            {u"taxes"_s, taxesJson(totals)},
            {u"net_minor"_s, totals.net},
            {u"tax_minor"_s, totals.tax},
            {u"total_minor"_s, totals.total},
            {u"items_on_request"_s, totals.onRequest},
            {u"currency"_s, quote.currency.code},
            {u"mode"_s, quote.mode == PriceMode::Net ? u"net"_s : u"gross"_s}};
}

} // namespace

Result<QJsonObject> totalsJson(const Quote &quote)
{
    const auto counted = countedQuote(quote);
    if (!counted)
        return Error {counted.error()};
    QJsonArray all;
    for (std::size_t i = 0; i < counted->size(); ++i)
        all.append(jsonOf(quote.alternatives[i], (*counted)[i], quote));
    // Those of the alternative that the customer accepted, else of the first.
    QJsonObject json = all.at(std::max(0, quote.accepted)).toObject();
    if (all.size() > 1)
        json.insert(u"alternatives"_s, all);
    return json;
}

} // namespace configurator
