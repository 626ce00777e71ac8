// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

namespace configurator {

// What one line comes to, after its own discount.
struct LineAmount
{
    Minor list = 0; // quantity × unit price, rounded once
    Minor amount
        = 0; // with the discount, rounded once from the exact figures; in the mode's prices
    bool operator==(const LineAmount &) const = default;
};

// All lines of one tax rate.
struct TaxGroup
{
    Decimal rate; // percent
    Minor base = 0; // net, after the document's discount
    Minor tax = 0;
    bool operator==(const TaxGroup &) const = default;
};

// Half away from zero throughout, on exact integers. Net mode after EN 16931 (BR-CO-10 to -17):
// tax of each rate on the sum of its rounded lines. Gross mode: the lines include the tax, and the
// tax of a rate is what is left of it when the net is taken out.
struct QuoteTotals
{
    std::vector<std::optional<LineAmount>> lines; // none: on request
    Minor subtotal = 0; // sum of the lines' amounts, without optional ones
    Minor discount = 0; // of the document, taken off the subtotal
    std::vector<TaxGroup> taxes; // highest rate first
    Minor net = 0;
    Minor tax = 0;
    Minor total = 0; // with tax
    qint64 onRequest = 0; // items without a price: the total stays open
    Minor lineDiscounts = 0; // what the lines' own discounts took off, for limits
    bool operator==(const QuoteTotals &) const = default;
};

// A field of an alternative that no total can be made of.
struct QuoteFault
{
    enum class Field { Quantity, UnitPrice, Discount, TaxRate, DocumentDiscount, Total };
    int line = -1; // -1: the document's own field
    Field field = Field::Total;
    QString text; // a whole sentence
    bool operator==(const QuoteFault &) const = default;
};

// Everything wrong with the figures; the totals leave such a line out.
std::vector<QuoteFault> faultsOf(const Alternative &alternative, const Currency &currency);
Result<QuoteTotals> totalsOf(const Alternative &alternative, const Currency &currency,
                             PriceMode mode);
// None for a line on request or with a fault.
std::optional<LineAmount> amountOf(const QuoteLine &line, const Currency &currency);

} // namespace configurator
