// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/list/gtin.h"
#include "prices/pricestext.h"
#include "prices/text/digits.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestGtinShown = 40;

} // namespace

int gtinCheckDigit(QStringView digits)
{
    int sum = 0;
    int weight = 3;
    for (qsizetype place = digits.size() - 1; place >= 0; --place) {
        sum = (sum + weight * (digits[place].unicode() - u'0')) % 10;
        weight = 4 - weight;
    }
    return (10 - sum) % 10;
}

QString gtinFault(const QString &gtin)
{
    const QString shown = gtin.left(longestGtinShown);
    const bool isDigits = std::all_of(gtin.begin(), gtin.end(), isAsciiDigit);
    if (!isDigits || !QList<qsizetype> {8, 12, 13, 14}.contains(gtin.size()))
        return PricesText::tr(
                   "must have 8, 12, 13 or 14 digits and nothing else, but is “%1”. Zeros before "
                   "it belong to it.")
            .arg(shown);
    const int right = gtinCheckDigit(QStringView(gtin).chopped(1));
    if (gtin.back().unicode() - u'0' == right)
        return {};
    return PricesText::tr("“%1” has a wrong check digit: the last digit would have to be %2.")
        .arg(shown, QString::number(right));
}

} // namespace configurator
