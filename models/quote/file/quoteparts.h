// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "common/jsonreader.h"
#include "quote/quote.h"

namespace configurator {

// The parts that quote, profile and customer files share. A reader adds its faults to its list.
inline constexpr qsizetype longestQuoteText = 20'000; // notes, terms: pages of them
inline constexpr qsizetype longestLogo = 2'000'000; // base64 characters
inline constexpr int mostLines = 2'000; // of one alternative
inline constexpr int mostAlternatives = 26;

QJsonObject jsonOf(const QuoteLine &line);
QuoteLine readQuoteLine(JsonReader &reader);
// At most `most`; `key` names the list.
QJsonArray jsonOf(const std::vector<QuoteLine> &lines);
std::vector<QuoteLine> readQuoteLines(JsonReader &reader, QStringView key);

// The fields discount_percent and discount_amount.
void insertDiscount(QJsonObject &object, const Discount &discount);
Discount readDiscount(JsonReader &reader);
// None when the field is missing or null. Figures between `low` and `high`.
std::optional<Decimal> readDecimal(JsonReader &reader, QStringView key, Decimal low, Decimal high);

QJsonObject jsonOf(const Seller &seller);
Seller readSeller(JsonReader &reader);
QJsonObject jsonOf(const Customer &customer);
Customer readCustomer(JsonReader &reader);
QJsonObject jsonOf(const BuildFacts &facts); // without the build
BuildFacts readFacts(JsonReader &reader);

const QStringList &priceModeIds(); // in order of PriceMode
const QStringList &paperIds(); // in order of PaperSize
// The three-letter code in the field `key`.
Currency readCurrency(JsonReader &reader, QStringView key, const Currency &fallback);
QDate readDate(JsonReader &reader, QStringView key, QDate fallback);

} // namespace configurator
