// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/totals/quotetotals.h"

#include <QRandomGenerator>

// Quotes that differ in everything that their totals and their paper depend on; the same seed gives
// the same quote in every run. All of them can be added up.
namespace configurator::test {

// Something of a list, each as likely as the next.
template <typename Some>
Some oneOf(QRandomGenerator &random, const std::vector<Some> &all)
{
    return all[static_cast<std::size_t>(random.bounded(static_cast<int>(all.size())))];
}

inline bool isOneIn(QRandomGenerator &random, int chances)
{
    return random.bounded(chances) == 0;
}

// Up to `places` places, from `low` to below `high` units.
inline Decimal randomDecimal(QRandomGenerator &random, int low, int high, int places)
{
    qint64 unit = Decimal::one;
    for (int place = 0; place < places; ++place)
        unit /= 10;
    const qint64 steps = Decimal::one / unit;
    return {(qint64 {low} * steps + random.bounded(qint64 {high - low} * steps)) * unit};
}

inline Currency randomCurrency(QRandomGenerator &random)
{
    const QString code
        = oneOf<QString>(random,
                         {QStringLiteral("USD"), QStringLiteral("EUR"), QStringLiteral("KGS"),
                          QStringLiteral("JPY"), QStringLiteral("KWD"), QStringLiteral("KZT")});
    return *Currency::fromCode(code);
}

inline QString randomName(QRandomGenerator &random)
{
    return oneOf<QString>(random,
                          {QStringLiteral("GeForce RTX 5090"), QStringLiteral("InfiniBand cable"),
                           QStringLiteral("Сервер, 8 × H200"), QStringLiteral("R&D <b>kit</b>"),
                           QStringLiteral("=1+1 \"guarded\""), QStringLiteral("42U 19″ rack; a,b"),
                           QStringLiteral("GPU + NVLink | pair"), QStringLiteral("显卡 48 GB")});
}

inline QuoteLine randomLine(QRandomGenerator &random, const Currency &currency)
{
    QuoteLine line;
    line.sku = isOneIn(random, 4) ? QString() : QStringLiteral("0%1").arg(random.bounded(99'999));
    line.name = randomName(random);
    line.details = isOneIn(random, 2) ? QString() : QStringLiteral("32 GB, 575 W · in slot 1");
    line.quantity
        = isOneIn(random, 4) ? randomDecimal(random, 0, 20, 3) : Decimal::whole(random.bounded(9));
    if (isOneIn(random, 8))
        line.quantity = {-line.quantity.millionths};
    if (!isOneIn(random, 9))
        line.unitPrice
            = randomDecimal(random, 0, 4'000, isOneIn(random, 3) ? 6 : currency.exponent);
    if (isOneIn(random, 4))
        line.discount.percent = randomDecimal(random, 0, 100, 2);
    else if (isOneIn(random, 3))
        line.discount.amount = randomDecimal(random, 0, 50, currency.exponent);
    if (line.unitPrice && !amountOf(line, currency))
        line.discount = {}; // more than what it would be taken from
    line.taxRate = oneOf<Decimal>(
        random, {Decimal::whole(12), Decimal::whole(0), {8'125'000}, Decimal::whole(20)});
    line.cost = Decimal {777'777'777};
    line.isOptional = isOneIn(random, 7);
    return line;
}

inline Alternative randomAlternative(QRandomGenerator &random, const Currency &currency,
                                     int mostLines)
{
    Alternative alternative;
    alternative.name = randomName(random);
    const int lines = random.bounded(1, mostLines + 1);
    for (int line = 0; line < lines; ++line)
        alternative.lines.push_back(randomLine(random, currency));
    if (isOneIn(random, 2))
        alternative.discount.percent = randomDecimal(random, 0, 100, 2);
    else if (isOneIn(random, 2))
        alternative.discount.amount = randomDecimal(random, 0, 500, currency.exponent);
    if (!faultsOf(alternative, currency).empty())
        alternative.discount = {};
    return alternative;
}

inline Quote randomQuote(quint32 seed, int mostLines = 12)
{
    QRandomGenerator random(seed);
    Quote quote;
    quote.number = QStringLiteral("Q-2026-%1").arg(random.bounded(999'999), 6, 10, QChar(u'0'));
    quote.revision = random.bounded(1, 4);
    quote.status = QuoteStatus::Issued;
    quote.issued = QDate(2026, 1, 1).addDays(random.bounded(365));
    quote.validDays = random.bounded(1, 60);
    quote.currency = randomCurrency(random);
    quote.mode = isOneIn(random, 2) ? PriceMode::Net : PriceMode::Gross;
    quote.customer.company = QStringLiteral("Example Robotics LLC");
    quote.customer.language = oneOf<QString>(
        random, {QStringLiteral("en"), QStringLiteral("ru"), QStringLiteral("ky")});
    quote.alternatives.clear();
    const int alternatives = random.bounded(1, 4);
    for (int i = 0; i < alternatives; ++i)
        quote.alternatives.push_back(randomAlternative(random, quote.currency, mostLines));
    return quote;
}

} // namespace configurator::test
