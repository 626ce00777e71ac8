// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/readers.h"
#include "catalogue/cataloguetext.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestId = 64;

// Stands for a value whose fault is reported already; no text is this character alone.
QString noText()
{
    return QChar(0xffff);
}

bool isIdCharacter(QChar character)
{
    const char16_t code = character.unicode();
    return (code >= u'a' && code <= u'z') || (code >= u'0' && code <= u'9') || code == u'.'
        || code == u'-';
}

bool isId(const QString &text)
{
    return !text.isEmpty() && text.size() <= longestId
        && std::all_of(text.begin(), text.end(), isIdCharacter);
}

bool isControl(QChar character)
{
    const char16_t code = character.unicode();
    return code < 0x20 || (code >= 0x7f && code < 0xa0);
}

bool isLine(const QString &text)
{
    return std::none_of(text.begin(), text.end(), isControl)
        && !std::all_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
}

// Of a field that is there.
QString lineOf(JsonReader &reader, QStringView key, const QString &fallback)
{
    QString text = reader.string(key, noText());
    if (text == noText())
        return fallback;
    if (!isLine(text))
        reader.fault(
            key, CatalogueText::tr("must be one line of text, but is empty or has line breaks."));
    return text;
}

Origin readOrigin(JsonReader reader)
{
    Origin origin;
    origin.source = readLine(reader, u"source");
    origin.date = readLine(reader, u"date", QString());
    origin.confidence = readConfidence(reader);
    origin.isAssumed = reader.boolean(u"assumed", false);
    reader.refuseUnknownKeys();
    return origin;
}

// By its id where that can be read, else by its place.
QString entryName(const QString &file, const QJsonObject &entry, qsizetype place)
{
    const QString id = entry.value(u"id").toString();
    return CatalogueText::tr("%1, entry %2").arg(file, isId(id) ? id : QString::number(place));
}

} // namespace

QString readId(JsonReader &reader, QStringView key)
{
    const QString id = reader.has(key) ? reader.string(key, noText()) : reader.string(key);
    if (isId(id))
        return id;
    if (id == noText() || !reader.has(key))
        return {};
    reader.fault(key,
                 CatalogueText::tr(
                     "must be 1 to %1 lower-case letters, digits, dots or dashes, but is \"%2\".")
                     .arg(QString::number(longestId), id.left(longestId)));
    return {};
}

QString readLine(JsonReader &reader, QStringView key)
{
    return reader.has(key) ? lineOf(reader, key, {}) : reader.string(key);
}

QString readLine(JsonReader &reader, QStringView key, const QString &fallback)
{
    return reader.has(key) ? lineOf(reader, key, fallback) : fallback;
}

int readCount(JsonReader &reader, QStringView key, int high)
{
    return static_cast<int>(reader.optionalInteger(key, 1, high).value_or(0));
}

int readCode(JsonReader &entry)
{
    return readCount(entry, u"code", highestCode);
}

Confidence readConfidence(JsonReader &reader)
{
    const int index = reader.choice(u"confidence", confidenceIds());
    return index < 0 ? Confidence::Low : static_cast<Confidence>(index);
}

QStringList confidenceIds()
{
    return {u"low"_s, u"medium"_s, u"high"_s};
}

QMap<QString, Origin> readOrigins(JsonReader &entry, const QStringList &keys)
{
    QMap<QString, Origin> origins;
    if (!entry.has(u"origins"))
        return origins;
    JsonReader reader = entry.nested(u"origins");
    for (const QString &key : keys)
        if (reader.has(key))
            origins.insert(key, readOrigin(reader.nested(key)));
    reader.refuseUnknownKeys();
    return origins;
}

void requireOrigin(JsonReader &entry, const QMap<QString, Origin> &origins, const QString &key)
{
    if (!origins.contains(key))
        entry.fault(u"origins",
                    CatalogueText::tr("must say where the figure \"%1\" comes from.").arg(key));
}

void readEntries(const QJsonArray &entries, const QString &file, FaultList *faults,
                 const ReadEntry &read)
{
    qsizetype place = 0;
    for (const QJsonValue &value : entries) {
        ++place;
        if (!value.isObject()) {
            faults->add(entryName(file, {}, place),
                        CatalogueText::tr("must be an object in braces."));
            continue;
        }
        FaultList own;
        JsonReader reader(value.toObject(), entryName(file, value.toObject(), place), &own);
        read(reader, own);
        for (const QString &sentence : own.sentences())
            faults->add({}, sentence);
    }
}

} // namespace configurator
