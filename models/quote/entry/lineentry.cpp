// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/entry/lineentry.h"
#include "quote/quotetext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString shortened(const QString &text)
{
    constexpr qsizetype longest = 30;
    return text.size() <= longest ? text : text.left(longest) + u'…';
}

// The figure in front of a currency's sign or code, or behind it; null when there is none.
QString withoutCurrency(const QString &text, const Currency &currency)
{
    for (const QString &mark : {currency.code, currency.sign}) {
        if (!mark.isEmpty() && text.endsWith(mark, Qt::CaseInsensitive))
            return text.chopped(mark.size()).trimmed();
        if (!mark.isEmpty() && text.startsWith(mark, Qt::CaseInsensitive))
            return text.mid(mark.size()).trimmed();
    }
    return {};
}

QString withoutPercent(const QString &text)
{
    return text.endsWith(u'%') ? text.chopped(1).trimmed() : text;
}

} // namespace

Result<Decimal> typedQuantity(const QString &text)
{
    if (const auto figure = Decimal::typed(text))
        return *figure;
    return Error {QuoteText::tr("“%1” is not a quantity. Write a number such as 2 or 1.25.")
                      .arg(shortened(text))};
}

Result<std::optional<Decimal>> typedPrice(const QString &text)
{
    if (text.trimmed().isEmpty())
        return std::optional<Decimal>();
    if (const auto figure = Decimal::typed(text))
        return figure;
    return Error {
        QuoteText::tr("“%1” is not a price. Write a number such as %2, or nothing for a price "
                      "on request.")
            .arg(shortened(text), Decimal::whole(1999).shown(2))};
}

Result<Decimal> typedRate(const QString &text)
{
    if (const auto figure = Decimal::typed(withoutPercent(text.trimmed())))
        return *figure;
    return Error {
        QuoteText::tr("“%1” is not a tax rate. Write a number such as 12.").arg(shortened(text))};
}

Result<Discount> typedDiscount(const QString &text, const Currency &currency)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return Discount();
    Discount discount;
    const QString amount = withoutCurrency(trimmed, currency);
    std::optional<Decimal> &field = amount.isNull() ? discount.percent : discount.amount;
    field = Decimal::typed(amount.isNull() ? withoutPercent(trimmed) : amount);
    if (field)
        return discount.isNone() ? Discount() : discount;
    return Error {
        QuoteText::tr("“%1” is not a discount. Write a percentage such as 5, or an amount such "
                      "as 20 %2.")
            .arg(shortened(text), currency.code)};
}

QString quantityText(Decimal quantity)
{
    return quantity.shown();
}

QString priceText(const std::optional<Decimal> &price, const Currency &currency)
{
    return price ? price->shown(currency.exponent) : QString();
}

QString rateText(Decimal rate)
{
    return rate.shown();
}

QString discountText(const Discount &discount, const Currency &currency)
{
    if (discount.isNone())
        return {};
    if (discount.percent)
        return QuoteText::tr("%1 %").arg(discount.percent->shown());
    return u"%1 %2"_s.arg(discount.amount->shown(currency.exponent), currency.code);
}

} // namespace configurator
