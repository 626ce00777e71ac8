// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/file/quotefile.h"

#include "common/wholefile.h"
#include "build/file/buildfile.h"
#include "quote/file/quoteparts.h"
#include "quote/quotetext.h"

#include <QDir>
#include <QJsonDocument>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

const QStringList &statusIds()
{
    static const QStringList ids {u"draft"_s, u"issued"_s, u"accepted"_s, u"declined"_s, u"void"_s};
    return ids;
}

QJsonObject jsonOf(const Alternative &alternative)
{
    QJsonObject object {{u"lines"_s, jsonOf(alternative.lines)}};
    insertDiscount(object, alternative.discount);
    if (!alternative.name.isEmpty())
        object.insert(u"name"_s, alternative.name);
    if (alternative.facts) {
        object.insert(u"build"_s,
                      QJsonDocument::fromJson(writeBuild(alternative.facts->build)).object());
        if (!alternative.facts->combinedMemory.isEmpty())
            object.insert(u"build_facts"_s, jsonOf(*alternative.facts));
    }
    return object;
}

// One alternative stands in the quote itself, so that a short quote is easy to write by hand.
QJsonObject jsonOfAlternatives(const std::vector<Alternative> &alternatives)
{
    if (alternatives.size() == 1)
        return jsonOf(alternatives.front());
    QJsonArray array;
    for (const Alternative &alternative : alternatives)
        array.append(jsonOf(alternative));
    return {{u"alternatives"_s, array}};
}

void insertLife(QJsonObject &object, const Quote &quote)
{
    object.insert(u"status"_s, statusIds().at(static_cast<int>(quote.status)));
    if (!quote.id.isEmpty())
        object.insert(u"id"_s, quote.id);
    if (!quote.number.isEmpty())
        object.insert(u"number"_s, quote.number);
    object.insert(u"revision"_s, quote.revision);
    object.insert(u"issued"_s, quote.issued.toString(Qt::ISODate));
    object.insert(u"valid_days"_s, quote.validDays);
    if (quote.pricesOf.isValid())
        object.insert(u"prices_of"_s, quote.pricesOf.toString(Qt::ISODate));
    if (quote.accepted >= 0)
        object.insert(u"accepted"_s, quote.accepted);
}

void insertTexts(QJsonObject &object, const Quote &quote)
{
    const std::pair<QString, QString> texts[] {{u"reference"_s, quote.reference},
                                               {u"decline_reason"_s, quote.declineReason},
                                               {u"discount_reason"_s, quote.discountReason},
                                               {u"lead_time"_s, quote.leadTime},
                                               {u"terms"_s, quote.terms},
                                               {u"note"_s, quote.note}};
    for (const auto &[key, text] : texts) {
        if (!text.isEmpty())
            object.insert(key, text);
    }
}

class QuoteReader
{
public:
    QuoteReader(const QJsonObject &object, const QString &file, FaultList &faults)
        : m_faults(faults)
        , m_reader(object, file, &faults)
    {
    }
    Quote read();

private:
    void readLife(Quote &quote);
    void readTexts(Quote &quote);
    std::vector<Alternative> readAlternatives();
    Alternative readAlternative(JsonReader &reader);
    std::optional<BuildFacts> readBuildFacts(JsonReader &reader);

    FaultList &m_faults;
    JsonReader m_reader;
};

void QuoteReader::readLife(Quote &quote)
{
    if (m_reader.has(u"status"))
        quote.status
            = static_cast<QuoteStatus>(std::max(0, m_reader.choice(u"status", statusIds())));
    quote.id = m_reader.string(u"id", {});
    quote.number = m_reader.string(u"number", {});
    quote.revision
        = static_cast<int>(m_reader.optionalInteger(u"revision", 1, 100'000).value_or(1));
    quote.issued = readDate(m_reader, u"issued", QDate::currentDate());
    quote.validDays
        = static_cast<int>(m_reader.optionalInteger(u"valid_days", 0, 3'650).value_or(14));
    quote.pricesOf = readDate(m_reader, u"prices_of", {});
    const auto last = static_cast<qint64>(quote.alternatives.size()) - 1;
    quote.accepted = static_cast<int>(m_reader.optionalInteger(u"accepted", -1, last).value_or(-1));
}

void QuoteReader::readTexts(Quote &quote)
{
    quote.reference = m_reader.string(u"reference", {});
    quote.declineReason = m_reader.text(u"decline_reason", longestQuoteText);
    quote.discountReason = m_reader.text(u"discount_reason", longestQuoteText);
    quote.leadTime = m_reader.text(u"lead_time", longestQuoteText);
    quote.terms = m_reader.text(u"terms", longestQuoteText);
    quote.note = m_reader.text(u"note", longestQuoteText);
}

std::optional<BuildFacts> QuoteReader::readBuildFacts(JsonReader &reader)
{
    const QJsonObject build = reader.optionalObject(u"build");
    const QJsonArray items = build.value(u"items"_s).toArray();
    const bool hasFacts = reader.has(u"build_facts");
    if (items.isEmpty() && !build.contains(u"model"_s) && !hasFacts)
        return {};
    const Result<Build> read = readBuild(QJsonDocument(build).toJson(QJsonDocument::Compact),
                                         QuoteText::tr("%1, field build").arg(reader.where()));
    if (!read) {
        m_faults.add({}, read.error());
        return {};
    }
    BuildFacts facts;
    if (hasFacts) {
        JsonReader nested = reader.nested(u"build_facts");
        facts = readFacts(nested);
    }
    facts.build = *read;
    return facts;
}

Alternative QuoteReader::readAlternative(JsonReader &reader)
{
    Alternative alternative;
    alternative.name = reader.string(u"name", {});
    alternative.lines = readQuoteLines(reader, u"lines");
    alternative.discount = readDiscount(reader);
    alternative.facts = readBuildFacts(reader);
    return alternative;
}

std::vector<Alternative> QuoteReader::readAlternatives()
{
    if (!m_reader.has(u"alternatives"))
        return {readAlternative(m_reader)};
    std::vector<Alternative> alternatives;
    const QJsonArray values = m_reader.array(u"alternatives");
    if (values.isEmpty() || values.size() > mostAlternatives)
        m_reader.fault(u"alternatives",
                       QuoteText::tr("must have from 1 to %1 entries.").arg(mostAlternatives));
    for (const QJsonValue &value : values) {
        const QString letter = alternativeLetter(static_cast<int>(alternatives.size()));
        JsonReader entry
            = m_reader.inside(QuoteText::tr("alternative %1").arg(letter), value.toObject());
        alternatives.push_back(readAlternative(entry));
        entry.refuseUnknownKeys();
        if (alternatives.size() >= mostAlternatives)
            break;
    }
    return alternatives;
}

Quote QuoteReader::read()
{
    Quote quote;
    m_reader.integer(u"version", 1, 1);
    quote.currency = readCurrency(m_reader, u"currency", quote.currency);
    if (m_reader.has(u"mode"))
        quote.mode = static_cast<PriceMode>(std::max(0, m_reader.choice(u"mode", priceModeIds())));
    if (m_reader.has(u"paper"))
        quote.paper = static_cast<PaperSize>(std::max(0, m_reader.choice(u"paper", paperIds())));
    if (m_reader.has(u"seller")) {
        JsonReader seller = m_reader.nested(u"seller");
        quote.seller = readSeller(seller);
    }
    if (m_reader.has(u"customer")) {
        JsonReader customer = m_reader.nested(u"customer");
        quote.customer = readCustomer(customer);
    }
    quote.alternatives = readAlternatives();
    readLife(quote);
    readTexts(quote);
    m_reader.refuseUnknownKeys();
    return quote;
}

} // namespace

QByteArray writeQuote(const Quote &quote)
{
    QJsonObject object = jsonOfAlternatives(quote.alternatives);
    object.insert(u"version"_s, 1);
    object.insert(u"currency"_s, quote.currency.code);
    object.insert(u"mode"_s, priceModeIds().at(static_cast<int>(quote.mode)));
    object.insert(u"paper"_s, paperIds().at(static_cast<int>(quote.paper)));
    object.insert(u"seller"_s, jsonOf(quote.seller));
    object.insert(u"customer"_s, jsonOf(quote.customer));
    insertLife(object, quote);
    insertTexts(object, quote);
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

Result<Quote> readQuote(const QByteArray &json, const QString &file)
{
    const Result<QJsonObject> object = parseJsonObject(json, file);
    if (!object)
        return Error {object.error()};
    FaultList faults;
    const Quote quote = QuoteReader(*object, file, faults).read();
    if (!faults.isEmpty())
        return Error {faults.text()};
    return quote;
}

Result<Quote> loadQuote(const QString &path)
{
    const Result<QByteArray> json = readFile(path, quoteFileLimit);
    if (!json)
        return Error {json.error()};
    return readQuote(*json, QDir::toNativeSeparators(path));
}

Done saveQuote(const Quote &quote, const QString &path)
{
    const QByteArray json = writeQuote(quote);
    const std::optional<QString> reason = writeWhole(json, path);
    if (!reason)
        return done();
    return Error {QuoteText::tr("The quote could not be saved as %1: %2. What was there before is "
                                "unchanged.")
                      .arg(QDir::toNativeSeparators(path), *reason)};
}

bool looksLikeQuote(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    return object.contains(u"lines"_s) || object.contains(u"alternatives"_s);
}

QByteArray writeCustomer(const Customer &customer)
{
    QJsonObject object = jsonOf(customer);
    object.insert(u"version"_s, 1);
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

Result<Customer> readCustomer(const QByteArray &json, const QString &file)
{
    const Result<QJsonObject> object = parseJsonObject(json, file);
    if (!object)
        return Error {object.error()};
    QJsonObject fields = *object;
    fields.remove(u"version"_s);
    FaultList faults;
    JsonReader reader(fields, file, &faults);
    const Customer customer = readCustomer(reader);
    if (!faults.isEmpty())
        return Error {faults.text()};
    return customer;
}

} // namespace configurator
