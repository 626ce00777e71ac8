// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "prices/list/columnmapping.h"

#include "common/jsonreader.h"
#include "prices/pricestext.h"
#include "prices/table/delimiter.h"
#include "prices/table/table.h"

#include <QDir>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mappingVersion = 1;
constexpr qint64 largestMapping = 64 * 1024; // bytes

QStringList delimiterIds()
{
    return {u";"_s, u"tab"_s, u"|"_s, u","_s}; // in the order of delimiters()
}

ColumnKey readColumn(JsonReader &reader, const QJsonObject &json, QStringView key)
{
    if (!reader.has(key))
        return {};
    if (json.value(key).isDouble())
        return {{}, static_cast<int>(reader.integer(key, 1, tablelimit::columns))};
    const QString header = reader.string(key);
    if (json.value(key).isString() && cleanText(header).isEmpty())
        reader.fault(key,
                     PricesText::tr("must be the name of a column or its number, but is empty."));
    return {header, 0};
}

template <typename Value>
std::optional<Value> readChoice(JsonReader &reader, QStringView key, const QStringList &ids,
                                const std::vector<Value> &values)
{
    const int place = reader.has(key) ? reader.choice(key, ids) : -1;
    return place < 0 ? std::nullopt : std::optional(values[static_cast<std::size_t>(place)]);
}

void insertColumn(QJsonObject &json, const QString &key, const ColumnKey &column)
{
    if (column.number > 0)
        json.insert(key, column.number);
    else if (!column.header.isEmpty())
        json.insert(key, column.header);
}

// A number without a row of names leaves nothing to find the first row of prices by.
void checkNumbers(JsonReader &reader, const ColumnMapping &mapping)
{
    const bool isNumbered = mapping.column(PriceField::Sku).number > 0
        || mapping.column(PriceField::Price).number > 0;
    if (isNumbered && !mapping.headerRow)
        reader.fault(
            u"header_row",
            PricesText::tr("is needed where columns are given by their numbers: the row with the "
                           "names of the columns, or 0 if there is none."));
    if (mapping.headerRow != 0)
        return;
    for (const PriceField field : {PriceField::Sku, PriceField::Price})
        if (mapping.column(field).number == 0)
            reader.fault(priceFieldId(field),
                         PricesText::tr("must be the number of a column, since header_row is 0."));
}

} // namespace

QJsonObject mappingJson(const ColumnMapping &mapping)
{
    QJsonObject json {{u"version"_s, mappingVersion}};
    for (int field = 0; field < priceFieldCount; ++field)
        insertColumn(json, priceFieldId(static_cast<PriceField>(field)),
                     mapping.columns[static_cast<std::size_t>(field)]);
    if (mapping.headerRow)
        json.insert(u"header_row"_s, *mapping.headerRow);
    if (mapping.delimiter)
        json.insert(u"delimiter"_s, delimiterIds().at(delimiters().indexOf(*mapping.delimiter)));
    if (mapping.encoding)
        json.insert(u"encoding"_s, textEncodingId(*mapping.encoding));
    if (mapping.decimal)
        json.insert(u"decimal"_s, decimalStyleId(*mapping.decimal));
    if (!mapping.sheet.isEmpty())
        json.insert(u"sheet"_s, mapping.sheet);
    return json;
}

Result<ColumnMapping> mappingFrom(const QJsonObject &json, const QString &file)
{
    FaultList faults;
    JsonReader reader(json, file, &faults);
    reader.integer(u"version", mappingVersion, mappingVersion);
    ColumnMapping mapping;
    for (int field = 0; field < priceFieldCount; ++field)
        mapping.columns[static_cast<std::size_t>(field)]
            = readColumn(reader, json, priceFieldId(static_cast<PriceField>(field)));
    if (const auto row = reader.optionalInteger(u"header_row", 0, tablelimit::rows))
        mapping.headerRow = static_cast<int>(*row);
    const std::vector<QChar> marks(delimiters().begin(), delimiters().end());
    mapping.delimiter = readChoice(reader, u"delimiter", delimiterIds(), marks);
    if (reader.has(u"encoding"))
        if (const int place = reader.choice(u"encoding", textEncodingIds()); place >= 0)
            mapping.encoding = textEncodingOf(textEncodingIds().at(place));
    mapping.decimal = readChoice(reader, u"decimal", {u"point"_s, u"comma"_s},
                                 std::vector {DecimalStyle::Point, DecimalStyle::Comma});
    mapping.sheet = cleanText(reader.string(u"sheet", QString()));
    checkNumbers(reader, mapping);
    reader.refuseUnknownKeys();
    if (!faults.isEmpty())
        return Error {faults.text()};
    return mapping;
}

Result<ColumnMapping> loadMapping(const QString &path)
{
    const Result<QByteArray> bytes = readFile(path, largestMapping);
    if (!bytes)
        return Error {bytes.error()};
    const QString name = QDir::toNativeSeparators(path);
    const Result<QJsonObject> json = parseJsonObject(*bytes, name);
    return json ? mappingFrom(*json, name) : Error {json.error()};
}

} // namespace configurator
