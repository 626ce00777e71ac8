// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "views/quotes/dialogs/settings/profileentry.h"
#include "views/common/viewtext.h"

#include <QRegularExpression>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t mostRates = 20; // as profile files have it
constexpr Decimal hundred = Decimal::whole(100);
constexpr Decimal highestTariff = Decimal::whole(1'000'000); // as profile files have it

QString shortened(const QString &text)
{
    constexpr qsizetype longest = 30;
    return text.size() <= longest ? text : text.left(longest) + u'…';
}

bool hasDecimalComma(const QLocale &locale)
{
    return locale.decimalPoint() == ","_L1;
}

QStringList partsOf(const QString &text, const QLocale &locale)
{
    static const QRegularExpression commaAndSpace(u",\\s+"_s);
    if (text.contains(u';'))
        return text.split(u';', Qt::SkipEmptyParts);
    if (hasDecimalComma(locale))
        return text.split(commaAndSpace, Qt::SkipEmptyParts);
    return text.split(u',', Qt::SkipEmptyParts);
}

} // namespace

Result<Decimal> typedShare(const QString &text, const QLocale &locale)
{
    QString figure = text.trimmed();
    if (figure.endsWith(u'%'))
        figure = figure.chopped(1).trimmed();
    const auto share = Decimal::typed(figure, locale);
    if (share && share->millionths >= 0 && *share <= hundred)
        return *share;
    return Error {ViewText::tr("“%1” is not a percentage from 0 to 100. Write a number such as 12.")
                      .arg(shortened(text.trimmed()))};
}

Result<std::vector<Decimal>> typedRates(const QString &text, const QLocale &locale)
{
    std::vector<Decimal> rates;
    for (const QString &part : partsOf(text.trimmed(), locale)) {
        const Result<Decimal> rate = typedShare(part, locale);
        if (!rate)
            return Error {rate.error()};
        if (std::find(rates.begin(), rates.end(), *rate) == rates.end())
            rates.push_back(*rate);
    }
    if (rates.empty())
        return Error {ViewText::tr("Write one rate at least, and 0 where no tax is.")};
    if (rates.size() > mostRates)
        return Error {ViewText::tr("Write at most %1 rates.").arg(mostRates)};
    return rates;
}

QString ratesText(const std::vector<Decimal> &rates, const QLocale &locale)
{
    QStringList texts;
    for (const Decimal rate : rates)
        texts << rate.shown(0, locale);
    return texts.join(hasDecimalComma(locale) ? u"; "_s : u", "_s);
}

Result<std::optional<Decimal>> typedTariff(const QString &text, const QLocale &locale)
{
    if (text.trimmed().isEmpty())
        return std::optional<Decimal>();
    const auto tariff = Decimal::typed(text, locale);
    if (tariff && tariff->millionths >= 0 && *tariff <= highestTariff)
        return tariff;
    return Error {
        ViewText::tr("“%1” is not the price of a kWh. Write a number such as %2, or nothing.")
            .arg(shortened(text.trimmed()), Decimal {250'000}.shown(2, locale))};
}

} // namespace configurator
