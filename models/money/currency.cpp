// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "money/money.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace configurator {

namespace {

struct Row
{
    const char16_t *code;
    int exponent;
    const char16_t *sign;
};

// The money in use by ISO 4217. A sign that several currencies share carries its country; where
// none is usual the code stands for it.
// clang-format off
constexpr Row rows[] = {
    {u"AED", 2, u"AED"}, {u"AFN", 2, u"AFN"}, {u"ALL", 2, u"ALL"}, {u"AMD", 2, u"֏"},
    {u"AOA", 2, u"AOA"}, {u"ARS", 2, u"ARS"}, {u"AUD", 2, u"A$"}, {u"AWG", 2, u"AWG"},
    {u"AZN", 2, u"₼"}, {u"BAM", 2, u"BAM"}, {u"BBD", 2, u"BBD"}, {u"BDT", 2, u"৳"},
    {u"BHD", 3, u"BHD"}, {u"BIF", 0, u"BIF"}, {u"BMD", 2, u"BMD"}, {u"BND", 2, u"BND"},
    {u"BOB", 2, u"BOB"}, {u"BRL", 2, u"R$"}, {u"BSD", 2, u"BSD"}, {u"BTN", 2, u"BTN"},
    {u"BWP", 2, u"BWP"}, {u"BYN", 2, u"Br"}, {u"BZD", 2, u"BZD"}, {u"CAD", 2, u"CA$"},
    {u"CDF", 2, u"CDF"}, {u"CHF", 2, u"CHF"}, {u"CLP", 0, u"CLP"}, {u"CNY", 2, u"CN¥"},
    {u"COP", 2, u"COP"}, {u"CRC", 2, u"CRC"}, {u"CUP", 2, u"CUP"}, {u"CVE", 2, u"CVE"},
    {u"CZK", 2, u"Kč"}, {u"DJF", 0, u"DJF"}, {u"DKK", 2, u"DKK"}, {u"DOP", 2, u"DOP"},
    {u"DZD", 2, u"DZD"}, {u"EGP", 2, u"EGP"}, {u"ERN", 2, u"ERN"}, {u"ETB", 2, u"ETB"},
    {u"EUR", 2, u"€"}, {u"FJD", 2, u"FJD"}, {u"FKP", 2, u"FKP"}, {u"GBP", 2, u"£"},
    {u"GEL", 2, u"₾"}, {u"GHS", 2, u"GHS"}, {u"GIP", 2, u"GIP"}, {u"GMD", 2, u"GMD"},
    {u"GNF", 0, u"GNF"}, {u"GTQ", 2, u"GTQ"}, {u"GYD", 2, u"GYD"}, {u"HKD", 2, u"HK$"},
    {u"HNL", 2, u"HNL"}, {u"HTG", 2, u"HTG"}, {u"HUF", 2, u"Ft"}, {u"IDR", 2, u"IDR"},
    {u"ILS", 2, u"₪"}, {u"INR", 2, u"₹"}, {u"IQD", 3, u"IQD"}, {u"IRR", 2, u"IRR"},
    {u"ISK", 0, u"ISK"}, {u"JMD", 2, u"JMD"}, {u"JOD", 3, u"JOD"}, {u"JPY", 0, u"¥"},
    {u"KES", 2, u"KES"}, {u"KGS", 2, u"сом"}, {u"KHR", 2, u"KHR"}, {u"KMF", 0, u"KMF"},
    {u"KPW", 2, u"KPW"}, {u"KRW", 0, u"₩"}, {u"KWD", 3, u"KWD"}, {u"KYD", 2, u"KYD"},
    {u"KZT", 2, u"₸"}, {u"LAK", 2, u"LAK"}, {u"LBP", 2, u"LBP"}, {u"LKR", 2, u"LKR"},
    {u"LRD", 2, u"LRD"}, {u"LSL", 2, u"LSL"}, {u"LYD", 3, u"LYD"}, {u"MAD", 2, u"MAD"},
    {u"MDL", 2, u"MDL"}, {u"MGA", 2, u"MGA"}, {u"MKD", 2, u"MKD"}, {u"MMK", 2, u"MMK"},
    {u"MNT", 2, u"₮"}, {u"MOP", 2, u"MOP"}, {u"MRU", 2, u"MRU"}, {u"MUR", 2, u"MUR"},
    {u"MVR", 2, u"MVR"}, {u"MWK", 2, u"MWK"}, {u"MXN", 2, u"MX$"}, {u"MYR", 2, u"MYR"},
    {u"MZN", 2, u"MZN"}, {u"NAD", 2, u"NAD"}, {u"NGN", 2, u"₦"}, {u"NIO", 2, u"NIO"},
    {u"NOK", 2, u"NOK"}, {u"NPR", 2, u"NPR"}, {u"NZD", 2, u"NZ$"}, {u"OMR", 3, u"OMR"},
    {u"PAB", 2, u"PAB"}, {u"PEN", 2, u"PEN"}, {u"PGK", 2, u"PGK"}, {u"PHP", 2, u"₱"},
    {u"PKR", 2, u"PKR"}, {u"PLN", 2, u"zł"}, {u"PYG", 0, u"PYG"}, {u"QAR", 2, u"QAR"},
    {u"RON", 2, u"RON"}, {u"RSD", 2, u"RSD"}, {u"RUB", 2, u"₽"}, {u"RWF", 0, u"RWF"},
    {u"SAR", 2, u"SAR"}, {u"SBD", 2, u"SBD"}, {u"SCR", 2, u"SCR"}, {u"SDG", 2, u"SDG"},
    {u"SEK", 2, u"SEK"}, {u"SGD", 2, u"S$"}, {u"SHP", 2, u"SHP"}, {u"SLE", 2, u"SLE"},
    {u"SOS", 2, u"SOS"}, {u"SRD", 2, u"SRD"}, {u"SSP", 2, u"SSP"}, {u"STN", 2, u"STN"},
    {u"SVC", 2, u"SVC"}, {u"SYP", 2, u"SYP"}, {u"SZL", 2, u"SZL"}, {u"THB", 2, u"฿"},
    {u"TJS", 2, u"TJS"}, {u"TMT", 2, u"TMT"}, {u"TND", 3, u"TND"}, {u"TOP", 2, u"TOP"},
    {u"TRY", 2, u"₺"}, {u"TTD", 2, u"TTD"}, {u"TWD", 2, u"NT$"}, {u"TZS", 2, u"TZS"},
    {u"UAH", 2, u"₴"}, {u"UGX", 0, u"UGX"}, {u"USD", 2, u"$"}, {u"UYU", 2, u"UYU"},
    {u"UZS", 2, u"so'm"}, {u"VED", 2, u"VED"}, {u"VES", 2, u"VES"}, {u"VND", 0, u"₫"},
    {u"VUV", 0, u"VUV"}, {u"WST", 2, u"WST"}, {u"XAF", 0, u"XAF"}, {u"XCD", 2, u"XCD"},
    {u"XCG", 2, u"XCG"}, {u"XOF", 0, u"XOF"}, {u"XPF", 0, u"XPF"}, {u"YER", 2, u"YER"},
    {u"ZAR", 2, u"ZAR"}, {u"ZMW", 2, u"ZMW"}, {u"ZWG", 2, u"ZWG"}
};
// clang-format on

} // namespace

Result<Currency> Currency::fromCode(const QString &code)
{
    const auto *found = std::find_if(std::begin(rows), std::end(rows),
                                     [&](const Row &row) { return QStringView(row.code) == code; });
    if (found != std::end(rows))
        return Currency {code, found->exponent, QString::fromUtf16(found->sign)};
    return Error {QCoreApplication::translate(
                      "money", "\"%1\" is not the code of a currency, like USD, EUR or KGS.")
                      .arg(code.left(20))};
}

} // namespace configurator
