// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

#include <QTest>

namespace configurator::test {

// "16 x 348.35 -4% @22" is a line: quantity, unit price ("?": on request), discount (with % or an
// amount), tax rate. Lines are parted by ";", and begin with "opt" where they are optional.
inline QuoteLine quoteLineFrom(const QString &shorthand)
{
    QuoteLine line;
    QStringList words = shorthand.split(u' ', Qt::SkipEmptyParts);
    if (words.front() == QLatin1String("opt")) {
        line.isOptional = true;
        words.removeFirst();
    }
    line.quantity = Decimal::from(words.value(0)).value();
    line.unitPrice = Decimal::from(words.value(2));
    for (const QString &word : words.mid(3)) {
        const QStringView figure = QStringView(word).mid(1);
        if (word.startsWith(u'@'))
            line.taxRate = Decimal::from(figure).value();
        else if (word.endsWith(u'%'))
            line.discount.percent = Decimal::from(figure.chopped(1));
        else
            line.discount.amount = Decimal::from(figure);
    }
    line.name = shorthand.trimmed();
    return line;
}

inline Discount discountFrom(const QString &shorthand)
{
    Discount discount;
    if (shorthand.endsWith(u'%'))
        discount.percent = Decimal::from(QStringView(shorthand).chopped(1));
    else if (!shorthand.isEmpty())
        discount.amount = Decimal::from(shorthand);
    return discount;
}

inline Alternative alternativeFrom(const QString &lines, const QString &discount = {})
{
    Alternative alternative;
    for (const QString &line : lines.split(u';', Qt::SkipEmptyParts))
        alternative.lines.push_back(quoteLineFrom(line));
    alternative.discount = discountFrom(discount);
    return alternative;
}

} // namespace configurator::test
