// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/file/profilefile.h"

#include "common/wholefile.h"
#include "quote/file/quoteparts.h"
#include "quote/life/numberpattern.h"
#include "quote/quotetext.h"

#include <QDir>
#include <QJsonDocument>

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 profileFileLimit = 8 * 1024 * 1024; // bytes; a logo is the largest part
constexpr qsizetype mostRates = 20;
constexpr qsizetype mostRoles = 50;
constexpr qint64 mostValidDays = 3'650;

QJsonArray jsonOf(const std::vector<Decimal> &figures)
{
    QJsonArray array;
    for (const Decimal figure : figures)
        array.append(figure.text());
    return array;
}

QJsonArray jsonOf(const std::vector<StaffRole> &roles)
{
    QJsonArray array;
    for (const StaffRole &role : roles)
        array.append(QJsonObject {{u"name"_s, role.name},
                                  {u"freely"_s, role.freely.text()},
                                  {u"at_most"_s, role.atMost.text()}});
    return array;
}

class ProfileReader
{
public:
    ProfileReader(const QJsonObject &object, const QString &file, FaultList &faults)
        : m_reader(object, file, &faults)
    {
    }
    ShopProfile read();

private:
    // The list of that name, empty with a fault when it is longer than `most`.
    QJsonArray list(QStringView key, qsizetype most);
    void readRates(ShopProfile &profile);
    void readPattern(ShopProfile &profile);
    void readRoles(ShopProfile &profile);
    StaffRole readRole(JsonReader &reader);
    template <typename Choice>
    void readChoice(QStringView key, const QStringList &ids, Choice &choice);

    JsonReader m_reader;
};

QJsonArray ProfileReader::list(QStringView key, qsizetype most)
{
    const QJsonArray values = m_reader.optionalArray(key);
    if (values.size() <= most)
        return values;
    m_reader.fault(key,
                   QuoteText::tr("must have at most %1 entries, but has %2.")
                       .arg(QString::number(most), QString::number(values.size())));
    return {};
}

template <typename Choice>
void ProfileReader::readChoice(QStringView key, const QStringList &ids, Choice &choice)
{
    if (m_reader.has(key))
        choice = static_cast<Choice>(std::max(0, m_reader.choice(key, ids)));
}

void ProfileReader::readRates(ShopProfile &profile)
{
    if (!m_reader.has(u"tax_rates"))
        return;
    profile.taxRates.clear();
    for (const QJsonValue &value : list(u"tax_rates", mostRates)) {
        const std::optional<Decimal> rate = Decimal::from(value.toString());
        if (rate && rate->millionths >= 0 && *rate <= Decimal::whole(100))
            profile.taxRates.push_back(*rate);
        else
            m_reader.fault(
                u"tax_rates",
                QuoteText::tr("must be a list of percentages from 0 to 100 as texts, like "
                              "[\"12\", \"4.5\"]."));
    }
    if (profile.taxRates.empty())
        m_reader.fault(u"tax_rates",
                       QuoteText::tr("must have one rate at least; \"0\" where no tax is."));
}

void ProfileReader::readPattern(ShopProfile &profile)
{
    profile.numberPattern = m_reader.string(u"number_pattern", profile.numberPattern);
    if (const Done pattern = checkNumberPattern(profile.numberPattern); !pattern)
        m_reader.fault(u"number_pattern", pattern.error());
}

StaffRole ProfileReader::readRole(JsonReader &reader)
{
    const auto percent = [&](QStringView key) {
        return readDecimal(reader, key, {}, Decimal::whole(100)).value_or(Decimal());
    };
    const StaffRole role {reader.string(u"name"), percent(u"freely"), percent(u"at_most")};
    if (role.freely > role.atMost)
        reader.fault(u"freely", QuoteText::tr("must be no more than at_most."));
    reader.refuseUnknownKeys();
    return role;
}

void ProfileReader::readRoles(ShopProfile &profile)
{
    int number = 0;
    for (const QJsonValue &value : list(u"roles", mostRoles)) {
        JsonReader entry
            = m_reader.inside(QuoteText::tr("role %1").arg(++number), value.toObject());
        if (value.isObject())
            profile.roles.push_back(readRole(entry));
        else
            m_reader.fault(u"roles",
                           QuoteText::tr("entry %1 must be an object in braces.").arg(number));
    }
}

ShopProfile ProfileReader::read()
{
    ShopProfile profile;
    m_reader.integer(u"version", 1, 1);
    if (m_reader.has(u"seller")) {
        JsonReader seller = m_reader.nested(u"seller");
        profile.seller = readSeller(seller);
    }
    profile.currency = readCurrency(m_reader, u"currency", profile.currency);
    readChoice(u"mode", priceModeIds(), profile.mode);
    readChoice(u"paper", paperIds(), profile.paper);
    readChoice(u"region", regionIds(), profile.region);
    readRates(profile);
    profile.validDays = static_cast<int>(
        m_reader.optionalInteger(u"valid_days", 0, mostValidDays).value_or(profile.validDays));
    readPattern(profile);
    profile.tariff = readDecimal(m_reader, u"tariff", {}, Decimal::whole(1'000'000));
    profile.leadTime = m_reader.text(u"lead_time", longestQuoteText);
    profile.terms = m_reader.text(u"terms", longestQuoteText);
    profile.services = readQuoteLines(m_reader, u"services");
    readRoles(profile);
    m_reader.refuseUnknownKeys();
    return profile;
}

} // namespace

QByteArray writeProfile(const ShopProfile &profile)
{
    const QJsonValue tariff
        = profile.tariff ? QJsonValue(profile.tariff->text()) : QJsonValue(QJsonValue::Null);
    const QJsonObject object {
        {u"version"_s, 1},
        {u"seller"_s, jsonOf(profile.seller)},
        {u"currency"_s, profile.currency.code},
        {u"mode"_s, priceModeIds().at(static_cast<int>(profile.mode))},
        {u"paper"_s, paperIds().at(static_cast<int>(profile.paper))},
        {u"region"_s, regionIds().at(static_cast<int>(profile.region))},
        {u"tax_rates"_s, jsonOf(profile.taxRates)},
        {u"valid_days"_s, profile.validDays},
        {u"number_pattern"_s, profile.numberPattern},
        {u"tariff"_s, tariff},
        {u"lead_time"_s, profile.leadTime},
        {u"terms"_s, profile.terms},
        {u"services"_s, jsonOf(profile.services)},
        {u"roles"_s, jsonOf(profile.roles)},
    };
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

Result<ShopProfile> readProfile(const QByteArray &json, const QString &file)
{
    const Result<QJsonObject> object = parseJsonObject(json, file);
    if (!object)
        return Error {object.error()};
    FaultList faults;
    ShopProfile profile = ProfileReader(*object, file, faults).read();
    if (!faults.isEmpty())
        return Error {faults.text()};
    return profile;
}

Result<ShopProfile> loadProfile(const QString &path)
{
    const Result<QByteArray> json = readFile(path, profileFileLimit);
    if (!json)
        return Error {json.error()};
    return readProfile(*json, QDir::toNativeSeparators(path));
}

Done saveProfile(const ShopProfile &profile, const QString &path)
{
    const QByteArray json = writeProfile(profile);
    // What can't be read again must not take the place of what can.
    if (const Result<ShopProfile> read = readProfile(json, QDir::toNativeSeparators(path)); !read)
        return Error {QuoteText::tr("The profile is not saved:\n%1").arg(read.error())};
    const std::optional<QString> reason = writeWhole(json, path);
    if (!reason)
        return done();
    return Error {
        QuoteText::tr("The profile could not be saved as %1: %2. What was there before is "
                      "unchanged.")
            .arg(QDir::toNativeSeparators(path), *reason)};
}

} // namespace configurator
