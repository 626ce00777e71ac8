// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/quotes/linefields.h"

#include "items/itemstext.h"
#include "quote/entry/lineentry.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// A field that was read into the line, or why it could not be.
template <typename T>
Done put(const Result<T> &read, T &field)
{
    if (!read)
        return Error {read.error()};
    field = *read;
    return done();
}

QString amountText(const QuoteLine &line, const Currency &currency)
{
    if (const auto amount = amountOf(line, currency))
        return moneyFigure(amount->amount, currency);
    return line.unitPrice ? u"–"_s : ItemsText::tr("on request");
}

} // namespace

LineColumn columnOf(QuoteFault::Field field)
{
    switch (field) {
    case QuoteFault::Field::Quantity:
        return LineColumn::Quantity;
    case QuoteFault::Field::UnitPrice:
        return LineColumn::UnitPrice;
    case QuoteFault::Field::TaxRate:
        return LineColumn::Tax;
    case QuoteFault::Field::Discount:
    case QuoteFault::Field::DocumentDiscount:
    case QuoteFault::Field::Total:
        break;
    }
    return LineColumn::Discount;
}

QString fieldText(const QuoteLine &line, LineColumn column, const Currency &currency)
{
    switch (column) {
    case LineColumn::Item:
        return line.name;
    case LineColumn::Quantity:
        return quantityText(line.quantity);
    case LineColumn::UnitPrice:
        return priceText(line.unitPrice, currency);
    case LineColumn::Discount:
        return discountText(line.discount, currency);
    case LineColumn::Tax:
        return rateText(line.taxRate);
    case LineColumn::Cost:
        return priceText(line.cost, currency);
    case LineColumn::Amount:
        return amountText(line, currency);
    case LineColumn::Number:
        break;
    }
    return {};
}

Done takeField(QuoteLine &line, LineColumn column, const QString &typed, const Currency &currency)
{
    switch (column) {
    case LineColumn::Item:
        line.name = typed;
        return done();
    case LineColumn::Quantity:
        return put(typedQuantity(typed), line.quantity);
    case LineColumn::UnitPrice:
        return put(typedPrice(typed), line.unitPrice);
    case LineColumn::Discount:
        return put(typedDiscount(typed, currency), line.discount);
    case LineColumn::Tax:
        return put(typedRate(typed), line.taxRate);
    case LineColumn::Cost:
        return put(typedPrice(typed), line.cost);
    case LineColumn::Number:
    case LineColumn::Amount:
        break;
    }
    return done();
}

} // namespace configurator
