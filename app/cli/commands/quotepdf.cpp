// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.h"

#include "cli/clitext.h"
#include "cli/console.h"
#include "cli/inputs.h"
#include "common/jsonreader.h"
#include "quote/file/quotefile.h"
#include "quote/frombuild/makequote.h"
#include "quote/print/quotesheet.h"
#include "views/print/quotepdf.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonObject>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

// A device or pipe is written to, not replaced by a file of the same name.
Done writeThrough(const QByteArray &pdf, const QString &path)
{
    QFile file(path);
    const bool isOpen = file.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    if (!isOpen || file.write(pdf) != pdf.size())
        return Error {Cli::tr("--pdf: the quote could not be written to %1: %2.")
                          .arg(path, file.errorString())};
    return done();
}

Done writeTo(const QuoteSheet &sheet, const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists() || info.isFile() || info.isDir())
        return writeQuotePdf(sheet, path);
    const Result<QByteArray> pdf = quotePdf(sheet);
    return pdf ? writeThrough(*pdf, path) : Done(Error {pdf.error()});
}

bool lacksFacts(const Alternative &alternative)
{
    return alternative.facts && alternative.facts->combinedMemory.isEmpty();
}

// A quote by hand has only its builds; they are assessed with the catalogue of today.
Result<Quote> complete(const Quote &quote, const Arguments &arguments)
{
    const std::vector<Alternative> &all = quote.alternatives;
    if (std::none_of(all.begin(), all.end(), lacksFacts))
        return quote;
    const Result<Catalogue> catalogue = soundCatalogue(arguments);
    if (!catalogue)
        return Error {catalogue.error()};
    return withFacts(*catalogue, quote, shopProfile(arguments, *catalogue).region);
}

Result<Quote> quoteOfBuild(const Arguments &arguments)
{
    const Result<BuildInput> input = buildInput(arguments);
    if (!input)
        return Error {input.error()};
    const ShopProfile profile = shopProfile(arguments, input->catalogue);
    return quoteOf(input->catalogue, input->build, profile, QDate::currentDate());
}

// What is no quote is left to the reader of builds, whose sentences say what is wrong.
Result<Quote> quoteToPrint(const Arguments &arguments)
{
    const QString path = arguments.words.first();
    // A pipe can be read but once.
    const Result<QByteArray> json
        = QFileInfo(path).isFile() ? readFile(path, quoteFileLimit) : QByteArray();
    if (!json || !looksLikeQuote(*json))
        return quoteOfBuild(arguments);
    const Result<Quote> quote = readQuote(*json, QDir::toNativeSeparators(path));
    return quote ? complete(*quote, arguments) : quote;
}

} // namespace

Result<Answer> runQuotePdf(const Arguments &arguments)
{
    const QString path = arguments.value(u"pdf"_s);
    if (path.isEmpty())
        return Error {Cli::tr("Where does the quote go? Add --pdf FILE.")};
    const Result<Quote> quote = quoteToPrint(arguments);
    if (!quote)
        return Error {quote.error()};
    const Result<QuoteSheet> sheet = quoteSheet(*quote);
    if (!sheet)
        return Error {sheet.error()};
    for (const QString &warning : printWarnings(*sheet))
        printError(warning);
    if (const Done written = writeTo(*sheet, path); !written)
        return Error {written.error()};
    return Answer {{{u"pdf"_s, path}, {u"valid_until"_s, sheet->validUntil.toString(Qt::ISODate)}},
                   Cli::tr("The quote is written to %1.").arg(path),
                   true};
}

} // namespace configurator
