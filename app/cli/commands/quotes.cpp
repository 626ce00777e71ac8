// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "cli/clitext.h"
#include "cli/inputs.h"
#include "cli/quoteanswer.h"
#include "common/jsonreader.h"
#include "quote/file/quotefile.h"
#include "quote/frombuild/makequote.h"
#include "storefile.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 customerLimit = 1024 * 1024;

// The alternative that the customer accepted, else the first.
std::size_t chosenOf(const Quote &quote)
{
    return quote.accepted < 0 ? 0 : static_cast<std::size_t>(quote.accepted);
}

Result<Customer> customerFrom(const Arguments &arguments)
{
    const QString path = arguments.value(u"customer"_s);
    const QString name = QDir::toNativeSeparators(path);
    if (path.isEmpty())
        return Customer();
    const Result<QByteArray> json = readFile(path, customerLimit);
    if (!json)
        return Error {json.error()};
    return readCustomer(*json, name);
}

// The shop's settings where a store has them.
ShopProfile profileOf(const Arguments &arguments, const Catalogue &catalogue)
{
    const auto store = existingStore(storeFile(arguments.value(u"store"_s)));
    if (!store || !*store)
        return usualProfile(catalogue);
    const Result<ShopProfile> profile = (*store)->profile();
    return profile ? *profile : usualProfile(catalogue);
}

} // namespace

Result<Answer> runQuoteTotals(const Arguments &arguments)
{
    const Result<Quote> quote = loadQuote(arguments.words.value(0));
    if (!quote)
        return Error {quote.error()};
    const auto alternatives = totalsJson(*quote);
    const Result<QString> text = totalsText(*quote);
    if (!alternatives || !text)
        return Error {alternatives.error()};
    QJsonObject json = alternatives->at(chosenOf(*quote));
    if (alternatives->size() > 1) {
        QJsonArray all;
        for (const QJsonObject &alternative : *alternatives)
            all.append(alternative);
        json.insert(u"alternatives"_s, all);
    }
    return Answer {json, *text, true};
}

Result<Answer> runQuoteFromBuild(const Arguments &arguments)
{
    const Result<BuildInput> input = buildInput(arguments);
    if (!input)
        return Error {input.error()};
    const Result<Customer> customer = customerFrom(arguments);
    if (!customer)
        return Error {customer.error()};
    const ShopProfile profile = profileOf(arguments, input->catalogue);
    Quote quote = quoteOf(input->catalogue, input->build, profile, QDate::currentDate());
    quote.customer = *customer;
    const QByteArray file = writeQuote(quote);
    return Answer {QJsonDocument::fromJson(file).object(), QString::fromUtf8(file).trimmed(), true};
}

} // namespace configurator
