// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "quote/file/quoteparts.h"
#include "quote/quotetext.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr Decimal largestFigure = Decimal::whole(10'000'000'000);

QJsonValue jsonText(const std::optional<Decimal> &figure)
{
    return figure ? QJsonValue(figure->text()) : QJsonValue(QJsonValue::Null);
}

} // namespace

std::optional<Decimal> readDecimal(JsonReader &reader, QStringView key, Decimal low, Decimal high)
{
    if (!reader.has(key))
        return {};
    return Decimal {reader.decimal(key, Decimal::places, low.millionths, high.millionths)};
}

void insertDiscount(QJsonObject &object, const Discount &discount)
{
    object.insert(u"discount_percent"_s, jsonText(discount.percent));
    object.insert(u"discount_amount"_s, jsonText(discount.amount));
}

Discount readDiscount(JsonReader &reader)
{
    Discount discount;
    discount.percent = readDecimal(reader, u"discount_percent", {}, Decimal::whole(100));
    discount.amount = readDecimal(reader, u"discount_amount", {}, largestFigure);
    // "0" beside an amount means that there is no percentage.
    if (discount.percent && discount.amount && discount.percent->millionths == 0)
        discount.percent.reset();
    else if (discount.percent && discount.amount && discount.amount->millionths == 0)
        discount.amount.reset();
    if (discount.percent && discount.amount)
        reader.fault(
            u"discount_amount",
            QuoteText::tr("must be null beside a discount_percent: a discount is one of both."));
    return discount;
}

QJsonObject jsonOf(const QuoteLine &line)
{
    QJsonObject object {{u"sku"_s, line.sku},
                        {u"name"_s, line.name},
                        {u"quantity"_s, line.quantity.text()},
                        {u"unit_price"_s, jsonText(line.unitPrice)},
                        {u"tax_rate"_s, line.taxRate.text()}};
    insertDiscount(object, line.discount);
    if (!line.details.isEmpty())
        object.insert(u"details"_s, line.details);
    if (line.cost)
        object.insert(u"cost"_s, line.cost->text());
    if (line.isOptional)
        object.insert(u"optional"_s, true);
    return object;
}

QuoteLine readQuoteLine(JsonReader &reader)
{
    QuoteLine line;
    line.sku = reader.string(u"sku", {});
    line.name = reader.text(u"name", longestQuoteText);
    line.details = reader.text(u"details", longestQuoteText);
    const Decimal most = largestFigure;
    const Decimal least {-most.millionths};
    line.quantity = readDecimal(reader, u"quantity", least, most).value_or(Decimal::whole(1));
    line.unitPrice = readDecimal(reader, u"unit_price", least, most);
    line.discount = readDiscount(reader);
    line.taxRate = readDecimal(reader, u"tax_rate", {}, Decimal::whole(100)).value_or(Decimal());
    line.cost = readDecimal(reader, u"cost", least, most);
    line.isOptional = reader.boolean(u"optional", false);
    reader.refuseUnknownKeys();
    return line;
}

QJsonArray jsonOf(const std::vector<QuoteLine> &lines)
{
    QJsonArray array;
    for (const QuoteLine &line : lines)
        array.append(jsonOf(line));
    return array;
}

std::vector<QuoteLine> readQuoteLines(JsonReader &reader, QStringView key)
{
    std::vector<QuoteLine> lines;
    const QJsonArray values = reader.optionalArray(key);
    if (values.size() > mostLines) {
        reader.fault(key,
                     QuoteText::tr("must have at most %1 entries, but has %2.")
                         .arg(QString::number(mostLines), QString::number(values.size())));
        return lines;
    }
    int number = 0;
    for (const QJsonValue &value : values) {
        ++number;
        JsonReader entry = reader.inside(QuoteText::tr("line %1").arg(number), value.toObject());
        if (value.isObject())
            lines.push_back(readQuoteLine(entry));
        else
            reader.fault(key, QuoteText::tr("entry %1 must be an object in braces.").arg(number));
    }
    return lines;
}

QJsonObject jsonOf(const Seller &seller)
{
    QJsonObject object {{u"name"_s, seller.name},
                        {u"lines"_s, QJsonArray::fromStringList(seller.lines)},
                        {u"tax_id"_s, seller.taxId}};
    if (!seller.logo.isEmpty())
        object.insert(u"logo"_s, QString::fromLatin1(seller.logo.toBase64()));
    return object;
}

Seller readSeller(JsonReader &reader)
{
    Seller seller;
    seller.name = reader.string(u"name", seller.name);
    seller.lines = reader.strings(u"lines");
    seller.taxId = reader.string(u"tax_id", {});
    const auto logo = QByteArray::fromBase64Encoding(reader.text(u"logo", longestLogo).toLatin1(),
                                                     QByteArray::AbortOnBase64DecodingErrors);
    if (logo)
        seller.logo = *logo;
    else
        reader.fault(u"logo", QuoteText::tr("must be a PNG or SVG picture in Base64."));
    reader.refuseUnknownKeys();
    return seller;
}

QJsonObject jsonOf(const Customer &customer)
{
    QJsonObject object {{u"company"_s, customer.company},
                        {u"person"_s, customer.person},
                        {u"address"_s, QJsonArray::fromStringList(customer.address)},
                        {u"tax_id"_s, customer.taxId},
                        {u"email"_s, customer.email},
                        {u"language"_s, customer.language}};
    if (!customer.id.isEmpty())
        object.insert(u"id"_s, customer.id);
    return object;
}

Customer readCustomer(JsonReader &reader)
{
    Customer customer;
    customer.id = reader.string(u"id", {});
    customer.company = reader.string(u"company", {});
    customer.person = reader.string(u"person", {});
    customer.address = reader.strings(u"address");
    customer.taxId = reader.string(u"tax_id", {});
    customer.email = reader.string(u"email", {});
    static const QStringList languages {u"en"_s, u"ru"_s, u"ky"_s};
    if (reader.has(u"language"))
        customer.language = languages.value(reader.choice(u"language", languages), u"en"_s);
    reader.refuseUnknownKeys();
    return customer;
}

const QStringList &priceModeIds()
{
    static const QStringList ids {u"net"_s, u"gross"_s};
    return ids;
}

const QStringList &paperIds()
{
    static const QStringList ids {u"A4"_s, u"Letter"_s};
    return ids;
}

Currency readCurrency(JsonReader &reader, QStringView key, const Currency &fallback)
{
    if (!reader.has(key))
        return fallback;
    const Result<Currency> currency = Currency::fromCode(reader.string(key));
    if (!currency)
        reader.fault(key, currency.error());
    return currency ? *currency : fallback;
}

QDate readDate(JsonReader &reader, QStringView key, QDate fallback)
{
    if (!reader.has(key))
        return fallback;
    const QString text = reader.string(key);
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid())
        reader.fault(
            key,
            QuoteText::tr("must be a day such as 2026-11-30, but is \"%1\".").arg(text.left(40)));
    return date.isValid() ? date : fallback;
}

} // namespace configurator
