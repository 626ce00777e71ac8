// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/store/rows/quoterecord.h"

#include "quote/file/quotefile.h"
#include "quote/totals/quotetotals.h"
#include "storage/storagetext.h"

#include <QCryptographicHash>
#include <QJsonDocument>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString compact(const QByteArray &json)
{
    return QString::fromUtf8(QJsonDocument::fromJson(json).toJson(QJsonDocument::Compact));
}

QString hashOf(const QByteArray &bytes)
{
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex());
}

} // namespace

Result<QuoteRecord> recordOf(const Quote &quote)
{
    const QByteArray logo = quote.seller.logo;
    Quote bare = quote;
    bare.seller.logo.clear();
    const QByteArray json = writeQuote(bare);
    const Result<Quote> read = readQuote(json, StorageText::tr("the quote"));
    if (!read)
        return Error {StorageText::tr("The quote can't be kept as it is:\n%1").arg(read.error())};
    QuoteRecord record {*read, compact(json), {}, {}};
    record.quote.seller.logo = logo;
    if (!logo.isEmpty()) {
        record.logo = QString::fromLatin1(logo.toBase64());
        record.logoHash = hashOf(logo);
    }
    return record;
}

Result<Quote> quoteIn(const QString &document, const QString &logo)
{
    const Result<Quote> read = readQuote(document.toUtf8(), StorageText::tr("a stored quote"));
    if (!read)
        return Error {StorageText::tr("A quote in the store can't be read:\n%1").arg(read.error())};
    Quote quote = *read;
    quote.seller.logo = QByteArray::fromBase64(logo.toLatin1());
    return quote;
}

Minor shownTotal(const Quote &quote)
{
    const auto place = static_cast<std::size_t>(std::max(0, quote.accepted));
    if (place >= quote.alternatives.size())
        return 0;
    const Result<QuoteTotals> totals
        = totalsOf(quote.alternatives[place], quote.currency, quote.mode);
    return totals ? totals->total : 0;
}

QString contentOf(const Quote &quote)
{
    QStringList names;
    for (const Alternative &alternative : quote.alternatives) {
        if (!alternative.name.isEmpty())
            names.append(alternative.name);
        else if (!alternative.lines.empty())
            names.append(alternative.lines.front().name);
    }
    return names.join(u" · "_s);
}

} // namespace configurator
