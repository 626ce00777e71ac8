// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/quote.h"
#include "quote/quotetext.h"

namespace configurator {

namespace {

bool isZero(const std::optional<Decimal> &figure)
{
    return !figure || figure->millionths == 0;
}

} // namespace

bool Discount::isNone() const
{
    return isZero(percent) && isZero(amount);
}

bool Customer::isNobody() const
{
    return company.isEmpty() && person.isEmpty() && address.isEmpty() && taxId.isEmpty()
        && email.isEmpty();
}

QString Quote::title() const
{
    if (number.isEmpty())
        return QuoteText::tr("Draft");
    return revision > 1 ? QuoteText::tr("%1, revision %2").arg(number).arg(revision) : number;
}

QString alternativeLetter(int index)
{
    constexpr int letters = 26;
    const QString last(QChar(u'A' + index % letters));
    return index < letters ? last : alternativeLetter(index / letters - 1) + last;
}

} // namespace configurator
