// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/quotewords.h"

#include "items/itemstext.h"
#include "quote/totals/margin.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString dayText(QDate day)
{
    return QLocale().toString(day, u"d MMMM yyyy"_s);
}

QString validText(int days)
{
    return days == 1 ? ItemsText::tr("valid 1 day")
                     : ItemsText::tr("valid %1 days").arg(countText(days));
}

QString draftText(const Quote &quote)
{
    if (quote.number.isEmpty())
        return ItemsText::tr("Draft, takes its number when it is issued");
    return ItemsText::tr("Draft of revision %1 of %2").arg(quote.revision).arg(quote.number);
}

QString standingLine(const QuoteDocument &document)
{
    const Quote &quote = document.quote();
    const QString until = dayText(quote.validUntil());
    switch (standingOn(document.today(), quote)) {
    case QuoteStanding::Draft:
        return ItemsText::tr("%1 · %2").arg(draftText(quote), validText(quote.validDays));
    case QuoteStanding::Issued:
        return ItemsText::tr("%1 · issued %2, valid until %3")
            .arg(quote.title(), dayText(quote.issued), until);
    case QuoteStanding::Expiring:
        return ItemsText::tr("%1 · expires soon, valid until %2").arg(quote.title(), until);
    case QuoteStanding::Expired:
        return ItemsText::tr("%1 · expired, was valid until %2").arg(quote.title(), until);
    case QuoteStanding::Accepted:
        return ItemsText::tr("%1 · accepted: %2")
            .arg(quote.title(), alternativeTitle(quote, std::max(0, quote.accepted)));
    case QuoteStanding::Declined:
        return ItemsText::tr("%1 · declined: %2").arg(quote.title(), quote.declineReason);
    case QuoteStanding::Void:
        return ItemsText::tr("%1 · void").arg(quote.title());
    }
    return {};
}

} // namespace

QString quoteHeadline(const Quote &quote)
{
    const QString name = quote.customer.name();
    return name.isEmpty() ? ItemsText::tr("Quote without a customer yet")
                          : ItemsText::tr("Quote for %1").arg(name);
}

QString quoteSubline(const QuoteDocument &document)
{
    const QString standing = standingLine(document);
    const QDate day = document.quote().pricesOf;
    return day.isValid() ? ItemsText::tr("%1 · prices of %2").arg(standing, dayText(day))
                         : standing;
}

QString alternativeTitle(const Quote &quote, int index)
{
    const Alternative &alternative = quote.alternatives[static_cast<std::size_t>(index)];
    const QString letter = alternativeLetter(index);
    QString name = alternative.name;
    if (name.isEmpty() && !alternative.lines.empty())
        name = alternative.lines.front().name;
    return name.isEmpty() ? letter : ItemsText::tr("%1 · %2").arg(letter, name);
}

QString verdictLine(const BuildFacts &facts)
{
    return facts.modelLine.isEmpty()
        ? facts.verdictTitle
        : ItemsText::tr("%1 · %2, %3").arg(facts.verdictTitle, facts.modelLine, facts.usageLine);
}

QString customerLine(const Customer &customer)
{
    QStringList parts {customer.company, customer.person};
    parts += customer.address;
    parts.removeAll(QString());
    return parts.isEmpty() ? ItemsText::tr("No customer yet") : parts.join(u" · "_s);
}

QString marginText(const Quote &quote, int alternative)
{
    const auto margin = marginOf(quote.alternatives[static_cast<std::size_t>(alternative)],
                                 quote.currency, quote.mode);
    if (!margin)
        return ItemsText::tr("Margin not known: no line has a cost.");
    const QString amount = moneyText(margin->amount, quote.currency, true);
    const QString percent = margin->percent.shown();
    if (margin->linesWithoutCost == 0)
        return ItemsText::tr("Margin %1 (%2 %)").arg(amount, percent);
    if (margin->linesWithoutCost == 1)
        return ItemsText::tr("Margin %1 (%2 %), without 1 line whose cost is not known")
            .arg(amount, percent);
    return ItemsText::tr("Margin %1 (%2 %), without %3 lines whose cost is not known")
        .arg(amount, percent, countText(margin->linesWithoutCost));
}

} // namespace configurator
