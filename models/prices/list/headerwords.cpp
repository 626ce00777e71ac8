// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/list/headerwords.h"

#include "prices/amount/currencywords.h"
#include "prices/table/table.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

struct HeaderPhrase
{
    PriceField field;
    int rank;
    const char16_t *phrases; // folded, between bars
};

// clang-format off
constexpr HeaderPhrase headerPhrases[] = {
    {PriceField::Sku, 0, u"sku|article|article no|article number|article nr|item no|item number|item code|part number|part no|"
     "partnumber|part|p n|pn|product code|product no|product number|mpn|vendor code|manufacturer part number|"
     "art|artikel|artikelnummer|artikelnr|artikel nr|artikel nummer|art nr|artnr|bestellnummer|bestell nr|produktnummer|herstellernummer|"
     "артикул|артикул товара|код товара|код номенклатуры|номенклатурный номер|код производителя|партномер|парт номер|"
     "артикулу|товардын коду|товар коду"},
    {PriceField::Sku, 1, u"code|id|item|код|код товаров|коду|номенклатура код|product id|unit|unit id"},
    {PriceField::Price, 0, u"price|unit price|net price|list price|dealer price|retail price|sale price|sales price|our price|new price|"
     "cost|unit cost|wholesale price|reseller price|msrp|rrp|"
     "preis|einzelpreis|nettopreis|bruttopreis|stückpreis|listenpreis|händlerpreis|verkaufspreis|einkaufspreis|neuer preis|vk|ek|uvp|"
     "цена|розничная цена|оптовая цена|цена розничная|цена оптовая|дилерская цена|цена дилера|цена продажи|новая цена|"
     "опт|розница|стоимость|цена единицы|рекомендованная цена|ррц|"
     "баасы|баа|наркы|чекене баасы|дүң баасы|жаңы баасы"},
    {PriceField::Name, 0, u"name|product|product name|item name|description|title|model|"
     "bezeichnung|beschreibung|artikelbezeichnung|produkt|produktname|artikelname|modell|"
     "название|наименование|наименование товара|товар|описание|номенклатура|модель|"
     "аталышы|аты|товардын аталышы|сүрөттөмө|сыпаттама"},
    {PriceField::Gtin, 0, u"gtin|ean|ean13|ean 13|ean code|upc|upc code|gtin ean|ean gtin|ean upc|upc ean|barcode|bar code|strichcode|"
     "штрихкод|штрих код|штрих коду"},
    {PriceField::Currency, 0, u"currency|currency code|cur|curr|ccy|währung|валюта|код валюты|валютасы|акча бирдиги"},
};
// What may stand beside a word for the price and changes nothing about which column it is.
constexpr char16_t fillerWords[] = u"in|per|pcs|pc|piece|each|ea|1|je|pro|st|stk|stück|в|за|шт|штуку|ед|"
    "vat|incl|excl|including|excluding|with|without|inkl|exkl|mwst|ohne|mit|ндс|с|без|кнс|net|netto|brutto|нетто|брутто";
constexpr char16_t priceWords[] = u"price|preis|цена|баасы|баа";
// With these a column is about prices, but holds none that counts.
constexpr char16_t otherWords[] = u"old|previous|date|group|code|list|type|valid|change|alt|alter|datum|gruppe|liste|gültig|"
    "старая|дата|группа|прайс|тип|эски|күнү|unit";
// clang-format on

QSet<QString> wordSet(const char16_t *words)
{
    const QStringList list = QString::fromUtf16(words).split(u'|');
    return {list.begin(), list.end()};
}

QHash<QString, HeaderMeaning> phraseTable()
{
    QHash<QString, HeaderMeaning> table;
    for (const HeaderPhrase &row : headerPhrases)
        for (const QString &phrase : QString::fromUtf16(row.phrases).split(u'|'))
            table.insert(phrase, {row.field, row.rank, {}});
    return table;
}

QStringList wordsOf(const QString &folded)
{
    QString spaced = folded;
    spaced.replace(u"у.е"_s, u"уе"_s);
    for (QChar &character : spaced)
        if (!character.isLetterOrNumber() && character.category() != QChar::Symbol_Currency
            && character != u'\'')
            character = u' ';
    return spaced.simplified().split(u' ', Qt::SkipEmptyParts);
}

// A lone letter is a preposition more often than a currency.
QStringList currencyWord(const QString &word)
{
    const bool isSign = word.size() == 1 && word[0].category() == QChar::Symbol_Currency;
    return word.size() > 1 || isSign ? currenciesOf(word) : QStringList();
}

std::optional<HeaderMeaning> phraseMeaning(const QStringList &words)
{
    static const QHash<QString, HeaderMeaning> table = phraseTable();
    const auto found = table.constFind(words.join(u' '));
    return found == table.constEnd() ? std::nullopt : std::optional(*found);
}

bool hasOneOf(const QStringList &words, const QSet<QString> &set)
{
    return std::any_of(words.begin(), words.end(),
                       [&set](const QString &word) { return set.contains(word); });
}

// "Price per piece, USD" and whatever else has the word in it.
std::optional<HeaderMeaning> priceMeaning(QStringList words)
{
    static const QSet<QString> fillers = wordSet(fillerWords);
    static const QSet<QString> prices = wordSet(priceWords);
    static const QSet<QString> others = wordSet(otherWords);
    constexpr int unsure = 2;
    QStringList currencies;
    for (const QString &word : words)
        currencies += currencyWord(word);
    words.removeIf([](const QString &word) {
        return fillers.contains(word) || !currencyWord(word).isEmpty();
    });
    std::optional<HeaderMeaning> meaning = phraseMeaning(words);
    if (!meaning && hasOneOf(words, prices) && !hasOneOf(words, others))
        meaning = HeaderMeaning {PriceField::Price, unsure, {}};
    if (!meaning || meaning->field != PriceField::Price)
        return {};
    meaning->currencies = currencies;
    return meaning;
}

} // namespace

QString priceFieldId(PriceField field)
{
    static const QStringList ids {u"sku"_s, u"price"_s, u"name"_s, u"gtin"_s, u"currency"_s};
    return ids.at(static_cast<qsizetype>(field));
}

std::optional<HeaderMeaning> headerMeaning(const QString &header)
{
    constexpr qsizetype longestHeader = 80; // a sentence is no name of a column
    const QString folded = foldedHeader(header);
    if (folded.size() > longestHeader)
        return {};
    const QStringList words = wordsOf(folded);
    const std::optional<HeaderMeaning> meaning = phraseMeaning(words);
    return meaning ? meaning : priceMeaning(words);
}

QString foldedHeader(const QString &header)
{
    return cleanText(header.normalized(QString::NormalizationForm_C))
        .toCaseFolded()
        .replace(u'ё', u'е');
}

} // namespace configurator
