// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/amount/pricetext.h"

#include "money/rounding.h"
#include "prices/amount/currencywords.h"
#include "prices/text/digits.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestPrice = 60; // characters; no price is longer
constexpr qsizetype mostDigits = 18; // before the decimal mark
constexpr qsizetype mostDecimals = 15; // together they stay far inside 128 bits

bool isOneOf(QChar character, QStringView set)
{
    return set.contains(character);
}

// One sort of space, apostrophe and minus; nothing invisible.
QString normalised(const QString &typed)
{
    QString text = typed;
    text.removeIf([](QChar character) { return character.category() == QChar::Other_Format; });
    for (QChar &character : text) {
        if (character.isSpace())
            character = u' ';
        else if (isOneOf(character, u"\u2019\u2018\u02BC\u00B4`\u2032"))
            character = u'\'';
        else if (isOneOf(character, u"\u2212\u2010\u2011\u2012\u2013\u2014"))
            character = u'-';
    }
    return text.trimmed();
}

// "USD -" before, "1 999,50" and " €)" behind.
struct Pieces
{
    QString before;
    QString number;
    QString behind;
};

std::optional<Pieces> piecesOf(const QString &text)
{
    const auto *first = std::find_if(text.begin(), text.end(), isAsciiDigit);
    if (first == text.end())
        return {};
    qsizetype start = first - text.begin();
    qsizetype end = text.size();
    while (!isAsciiDigit(text[end - 1]))
        --end;
    // ".50" begins with its decimal mark, "руб.50" does not.
    if (start > 0 && isOneOf(text[start - 1], u".,") && (start == 1 || !text[start - 2].isLetter()))
        --start;
    return Pieces {text.left(start), text.mid(start, end - start), text.mid(end)};
}

// "1999,-" is 1999 without decimals.
void takeDash(Pieces &pieces)
{
    const bool isDash
        = pieces.behind.size() > 1 && isOneOf(pieces.behind[0], u".,") && pieces.behind[1] == u'-';
    if (!isDash)
        return;
    pieces.number += pieces.behind[0];
    pieces.number += u'0';
    qsizetype end = 1;
    while (end < pieces.behind.size() && pieces.behind[end] == u'-')
        ++end;
    pieces.behind.remove(0, end);
}

// Takes a minus or brackets away; none when there are several.
std::optional<bool> takeSign(Pieces &pieces)
{
    const auto signs = pieces.before.count(u'-') + pieces.behind.count(u'-');
    const auto open = pieces.before.count(u'(');
    if (signs + open > 1 || open != pieces.behind.count(u')'))
        return {};
    pieces.before.removeIf([](QChar character) { return isOneOf(character, u"-("); });
    pieces.behind.removeIf([](QChar character) { return isOneOf(character, u"-)"); });
    return signs + open > 0;
}

// What both sides name; false when a side names no currency, or the two disagree.
bool takeCurrency(const Pieces &pieces, PriceText &price)
{
    for (const QString &side : {pieces.before.trimmed(), pieces.behind.trimmed()}) {
        if (side.isEmpty())
            continue;
        QStringList codes = currenciesOf(side);
        if (!price.currencies.isEmpty())
            codes.removeIf([&](const QString &code) { return !price.currencies.contains(code); });
        if (codes.isEmpty())
            return false;
        price.currency = side;
        price.currencies = codes;
    }
    return true;
}

// Groups of three digits behind one of up to three, all with the same mark between them.
std::optional<QString> wholeDigits(QStringView whole, QChar decimalMark)
{
    const auto *mark
        = std::find_if_not(whole.begin(), whole.end(), [](QChar c) { return isAsciiDigit(c); });
    if (mark == whole.end())
        return whole.size() > 1 && whole[0] == u'0' ? std::nullopt
                                                    : std::optional(whole.toString());
    if (!isOneOf(*mark, u".,' ") || *mark == decimalMark)
        return {};
    QString digits;
    const QList<QStringView> groups = whole.split(*mark);
    for (const QStringView group : groups) {
        constexpr qsizetype groupSize = 3;
        const bool isFirst = digits.isEmpty();
        if (!allDigits(group) || group.size() > groupSize || (isFirst && group[0] == u'0')
            || (!isFirst && group.size() != groupSize))
            return {};
        digits += group;
    }
    return digits;
}

QString reading(QStringView number, QChar decimalMark)
{
    const qsizetype mark = number.indexOf(decimalMark);
    const QStringView whole = mark < 0 ? number : number.left(mark);
    const QStringView part = mark < 0 ? QStringView() : number.mid(mark + 1);
    if (mark >= 0 && !allDigits(part))
        return {};
    const std::optional<QString> digits
        = whole.isEmpty() ? u"0"_s : wholeDigits(whole, decimalMark);
    if (!digits || digits->size() > mostDigits || part.size() > mostDecimals)
        return {};
    return mark < 0 ? *digits : *digits + u'.' + part.toString();
}

} // namespace

QString decimalStyleId(DecimalStyle style)
{
    return style == DecimalStyle::Point ? u"point"_s : u"comma"_s;
}

std::optional<DecimalStyle> decimalStyleOf(const QString &id)
{
    for (const DecimalStyle style : {DecimalStyle::Point, DecimalStyle::Comma})
        if (decimalStyleId(style) == id)
            return style;
    return {};
}

bool PriceText::isAmbiguous() const
{
    return !asPoint.isEmpty() && !asComma.isEmpty() && asPoint != asComma;
}

std::optional<PriceText> readPriceText(const QString &typed)
{
    const QString text = normalised(typed);
    std::optional<Pieces> pieces = piecesOf(text);
    if (!pieces || text.size() > longestPrice)
        return {};
    takeDash(*pieces);
    const std::optional<bool> isNegative = takeSign(*pieces);
    PriceText price;
    if (!isNegative || !takeCurrency(*pieces, price))
        return {};
    price.isNegative = *isNegative;
    price.asPoint = reading(pieces->number, u'.');
    price.asComma = reading(pieces->number, u',');
    if (price.asPoint.isEmpty() && price.asComma.isEmpty())
        return {};
    return price;
}

std::optional<PriceAmount> priceAmount(const QString &plain, const Currency &currency)
{
    const qsizetype point = plain.indexOf(u'.');
    const qsizetype places = point < 0 ? 0 : plain.size() - point - 1;
    Int128 scaled = 0;
    for (const QChar character : plain)
        if (character != u'.')
            scaled = scaled * 10 + (character.unicode() - u'0');
    const Int128 divisor = powerOfTen(static_cast<int>(places));
    const Int128 minor = scaled * powerOfTen(currency.exponent);
    const Int128 amount = roundedQuotient(minor, divisor);
    if (amount > wholeAmount(highestPrice, currency))
        return {};
    return PriceAmount {static_cast<Minor>(amount), amount * divisor != minor};
}

} // namespace configurator
