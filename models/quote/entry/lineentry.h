// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

namespace configurator {

// Figures of a quote as people type them, in the language they see: each reads one field, or says
// what would be right. Limits are checked by faultsOf(), not here.
Result<Decimal> typedQuantity(const QString &text);
Result<std::optional<Decimal>> typedPrice(const QString &text); // nothing typed: on request
Result<Decimal> typedRate(const QString &text); // "12", "12 %"
// "5" and "5 %" are percent; "20 USD" and "$20" an amount; nothing, or 0, is none.
Result<Discount> typedDiscount(const QString &text, const Currency &currency);

// The same fields as they are shown; typed in again they mean the same.
QString quantityText(Decimal quantity);
QString priceText(const std::optional<Decimal> &price, const Currency &currency);
QString rateText(Decimal rate);
QString discountText(const Discount &discount, const Currency &currency);

} // namespace configurator
