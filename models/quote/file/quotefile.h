// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "quote/quote.h"

class QJsonObject;

namespace configurator {

// A quote as JSON of version 1, see README; decimals are strings. Also what the store keeps.
// Reading refuses with every fault named by file and field; `file` is how they name it.
inline constexpr qint64 quoteFileLimit = 64 * 1024 * 1024; // bytes
Result<Quote> readQuote(const QByteArray &json, const QString &file);
Result<Quote> loadQuote(const QString &path);
QByteArray writeQuote(const Quote &quote);
// Written whole or not at all.
Done saveQuote(const Quote &quote, const QString &path);
// Whether a JSON file is a quote and not a build.
bool looksLikeQuote(const QByteArray &json);

// Parts that the store keeps by themselves.
QByteArray writeCustomer(const Customer &customer);
Result<Customer> readCustomer(const QByteArray &json, const QString &file);

} // namespace configurator
