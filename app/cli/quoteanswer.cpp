// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/quoteanswer.h"

#include "cli/clitext.h"
#include "cli/texttable.h"
#include "quote/totals/quotetotals.h"
#include "shop.h"

#include <QJsonArray>

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

// Which line of which alternative can't be counted, and why.
QString faultText(const Quote &quote, std::size_t index)
{
    const Alternative &alternative = quote.alternatives[index];
    const QuoteFault fault = faultsOf(alternative, quote.currency).front();
    const QString letter = alternativeLetter(static_cast<int>(index));
    if (fault.line < 0)
        return Cli::tr("Alternative %1: %2").arg(letter, fault.text);
    const QuoteLine &line = alternative.lines[static_cast<std::size_t>(fault.line)];
    return Cli::tr("Alternative %1, line %2 (%3): %4")
        .arg(letter, QString::number(fault.line + 1), line.name, fault.text);
}

Result<std::vector<QuoteTotals>> allTotals(const Quote &quote)
{
    std::vector<QuoteTotals> all;
    for (std::size_t i = 0; i < quote.alternatives.size(); ++i) {
        Result<QuoteTotals> totals = totalsOf(quote.alternatives[i], quote.currency, quote.mode);
        if (!totals)
            return Error {faultText(quote, i)};
        all.push_back(std::move(totals).value());
    }
    return all;
}

QString textOf(const Alternative &alternative, const QuoteTotals &totals, const Quote &quote)
{
    const auto money = [&](Minor amount) { return moneyFigure(amount, quote.currency); };
    TextTable table;
    for (std::size_t i = 0; i < alternative.lines.size(); ++i) {
        const QuoteLine &line = alternative.lines[i];
        const std::optional<LineAmount> &amount = totals.lines[i];
        table.add({QString::number(i + 1), line.name, line.quantity.shown(),
                   amount ? money(amount->amount) : Cli::tr("on request"),
                   line.isOptional ? Cli::tr("optional") : QString()});
    }
    table.add({QString(), Cli::tr("Subtotal"), QString(), money(totals.subtotal)});
    if (totals.discount != 0)
        table.add({QString(), Cli::tr("Discount"), QString(), money(-totals.discount)});
    for (const TaxGroup &tax : totals.taxes)
        table.add({QString(), Cli::tr("Tax %1 % on %2").arg(tax.rate.shown(), money(tax.base)),
                   QString(), money(tax.tax)});
    table.add(
        {QString(), Cli::tr("Total %1").arg(quote.currency.code), QString(), money(totals.total)});
    return table.text();
}

QString onRequestText(qint64 items)
{
    return items == 1 ? Cli::tr("plus 1 item on request")
                      : Cli::tr("plus %1 items on request").arg(countText(items));
}

} // namespace

ShopProfile usualProfile(const Catalogue &catalogue)
{
    ShopProfile profile;
    profile.currency = catalogue.currency();
    profile.region = shopRegion;
    return profile;
}

Result<std::vector<QJsonObject>> totalsJson(const Quote &quote)
{
    const auto totals = allTotals(quote);
    if (!totals)
        return Error {totals.error()};
    std::vector<QJsonObject> objects;
    for (std::size_t i = 0; i < totals->size(); ++i)
        objects.push_back(jsonOf(quote.alternatives[i], (*totals)[i], quote));
    return objects;
}

Result<QString> totalsText(const Quote &quote)
{
    const auto totals = allTotals(quote);
    if (!totals)
        return Error {totals.error()};
    QStringList parts;
    for (std::size_t i = 0; i < totals->size(); ++i) {
        const Alternative &alternative = quote.alternatives[i];
        if (totals->size() > 1)
            parts.append(
                "%1 · %2"_L1.arg(alternativeLetter(static_cast<int>(i)), alternative.name));
        parts.append(textOf(alternative, (*totals)[i], quote));
        if ((*totals)[i].onRequest > 0)
            parts.append(onRequestText((*totals)[i].onRequest));
    }
    return parts.join(u'\n');
}

} // namespace configurator
