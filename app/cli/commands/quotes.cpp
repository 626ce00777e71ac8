// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "cli/clitext.h"
#include "cli/inputs.h"
#include "cli/quoteanswer.h"
#include "common/jsonreader.h"
#include "quote/export/quotetexts.h"
#include "quote/file/quotefile.h"
#include "quote/frombuild/makequote.h"

#include <QDir>
#include <QJsonDocument>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 customerLimit = 1024 * 1024;

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

} // namespace

Result<Answer> runQuoteTotals(const Arguments &arguments)
{
    const Result<Quote> quote = loadQuote(arguments.words.value(0));
    if (!quote)
        return Error {quote.error()};
    const Result<QJsonObject> json = totalsJson(*quote);
    const Result<QuoteSheet> sheet = quoteSheet(*quote);
    if (!json || !sheet)
        return Error {json.error()};
    return Answer {*json, quotePlainText(*sheet).trimmed(), true};
}

Result<Answer> runQuoteFromBuild(const Arguments &arguments)
{
    const Result<BuildInput> input = buildInput(arguments);
    if (!input)
        return Error {input.error()};
    const Result<Customer> customer = customerFrom(arguments);
    if (!customer)
        return Error {customer.error()};
    const ShopProfile profile = shopProfile(arguments, input->catalogue);
    Quote quote = quoteOf(input->catalogue, input->build, profile, QDate::currentDate());
    quote.customer = *customer;
    const QByteArray file = writeQuote(quote);
    return Answer {QJsonDocument::fromJson(file).object(), QString::fromUtf8(file).trimmed(), true};
}

} // namespace configurator
