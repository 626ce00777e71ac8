// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/amount/currencywords.h"

#include "money/money.h"

#include <QHash>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

struct CurrencyRow
{
    const char16_t *words; // folded, without a closing dot
    const char16_t *codes;
};

// clang-format off
constexpr CurrencyRow currencyRows[] = {
    {u"$ dollar dollars доллар доллара долларов долл", u"USD AUD BBD BMD BND BSD BZD CAD FJD GYD HKD JMD KYD LRD MXN "
     "NAD NZD SBD SGD SRD TTD TWD XCD ARS CLP COP CUP DOP UYU"},
    {u"us$ usd$ $us", u"USD"}, {u"ca$ c$", u"CAD"}, {u"a$ au$", u"AUD"}, {u"nz$", u"NZD"}, {u"hk$", u"HKD"},
    {u"s$", u"SGD"}, {u"nt$", u"TWD"}, {u"r$", u"BRL"}, {u"mx$", u"MXN"},
    {u"€ euro euros евро", u"EUR"}, {u"£", u"GBP EGP FKP GIP SHP LBP SYP"}, {u"¥ 円", u"JPY CNY"},
    {u"cn¥ rmb 元 юань юаней", u"CNY"}, {u"₽ руб рубль рубля рублей р", u"RUB"}, {u"br бел.руб", u"BYN"},
    {u"сом сома сомов ⃀", u"KGS"}, {u"с", u"KGS TJS"}, {u"som", u"KGS UZS"}, {u"so'm сум сумов", u"UZS"},
    {u"₸ тг тенге теңге", u"KZT"}, {u"₴ грн", u"UAH"}, {u"₺ tl", u"TRY"}, {u"₼ ман манат", u"AZN"},
    {u"₾ лари", u"GEL"}, {u"֏ драм", u"AMD"}, {u"₮", u"MNT"}, {u"₹ rs", u"INR"}, {u"₩", u"KRW KPW"},
    {u"₫ đ", u"VND"}, {u"₪", u"ILS"}, {u"₱", u"PHP"}, {u"₦", u"NGN"}, {u"฿", u"THB"}, {u"৳", u"BDT"},
    {u"fr sfr fr.", u"CHF"}, {u"kr kr.", u"SEK NOK DKK ISK"}, {u"zł zl", u"PLN"}, {u"kč kc", u"CZK"},
    {u"у.е уе", u"у.е."}, // "conventional units": no currency of any shop, so never taken for its own
    {u"ft", u"HUF"}, {u"lei", u"RON MDL"}, {u"dh dhs", u"AED MAD"},
};
// clang-format on

QHash<QString, QStringList> wordTable()
{
    QHash<QString, QStringList> table;
    for (const CurrencyRow &row : currencyRows) {
        const QStringList codes = QString::fromUtf16(row.codes).split(u' ');
        const QStringList words = QString::fromUtf16(row.words).split(u' ');
        for (const QString &word : words)
            table.insert(word, codes);
    }
    return table;
}

} // namespace

QStringList currenciesOf(const QString &word)
{
    static const QHash<QString, QStringList> table = wordTable();
    QString folded = word.trimmed().toCaseFolded();
    if (folded.endsWith(u'.'))
        folded.chop(1);
    if (const QStringList codes = table.value(folded); !codes.isEmpty())
        return codes;
    const QString code = folded.toUpper();
    return Currency::fromCode(code) ? QStringList {code} : QStringList();
}

} // namespace configurator
