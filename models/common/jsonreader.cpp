// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/jsonreader.h"

#include "common/commontext.h"
#include "common/decimal.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestString = 400;
constexpr qsizetype longestShown = 60;

QString plainNumber(double number)
{
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

// As the file has it, shortened where it is long: a person looks for it there.
QString shown(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return value.toBool() ? u"true"_s : u"false"_s;
    case QJsonValue::Double:
        return value.toInteger(0) == value.toInteger(1) ? QString::number(value.toInteger())
                                                        : plainNumber(value.toDouble());
    case QJsonValue::String: {
        const QString text = value.toString();
        const bool isLong = text.size() > longestShown;
        return u'"' + text.left(longestShown) + (isLong ? u"…\""_s : u"\""_s);
    }
    case QJsonValue::Array:
        return CommonText::tr("a list");
    case QJsonValue::Object:
        return CommonText::tr("an object");
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    return CommonText::tr("missing");
}

bool isPresent(const QJsonValue &value)
{
    return !value.isUndefined() && !value.isNull();
}

// toInteger falls back for everything that is no exact whole number.
bool isWhole(const QJsonValue &value)
{
    return value.isDouble() && value.toInteger(0) == value.toInteger(1);
}

// The shortest text that reads back as the same number is what the file says.
QString decimalSource(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    if (isWhole(value))
        return QString::number(value.toInteger());
    return value.isDouble() ? QString::number(value.toDouble(), 'f', QLocale::FloatingPointShortest)
                            : QString();
}

} // namespace

void FaultList::add(const QString &where, const QString &sentence)
{
    m_sentences.append(where.isEmpty() ? sentence : u"%1: %2"_s.arg(where, sentence));
}

JsonReader::JsonReader(QJsonObject object, QString where, FaultList *faults)
    : m_object(std::move(object))
    , m_where(std::move(where))
    , m_faults(faults)
{
}

bool JsonReader::has(QStringView key) const
{
    return isPresent(take(key));
}

QJsonValue JsonReader::take(QStringView key) const
{
    const QJsonValue value = m_object.value(key);
    if (m_known.contains(key))
        return value;
    m_known.append(key.toString());
    m_taken += value.isUndefined() ? 0 : 1;
    return value;
}

QString JsonReader::missing(QStringView key)
{
    fault(key, CommonText::tr("must be a text, but is missing."));
    return {};
}

void JsonReader::fault(QStringView key, const QString &sentence)
{
    if (!m_faults)
        return;
    const QString field = CommonText::tr("field %1").arg(key);
    m_faults->add(m_where.isEmpty() ? field : u"%1, %2"_s.arg(m_where, field), sentence);
}

QString JsonReader::string(QStringView key)
{
    return has(key) ? string(key, QString()) : missing(key);
}

QString JsonReader::string(QStringView key, const QString &fallback)
{
    return text(key, fallback, longestString);
}

QString JsonReader::text(QStringView key, qsizetype longest)
{
    return text(key, {}, longest);
}

QString JsonReader::text(QStringView key, const QString &fallback, qsizetype longest)
{
    const QJsonValue value = take(key);
    if (!isPresent(value))
        return fallback;
    if (!value.isString()) {
        fault(key, CommonText::tr("must be a text, but is %1.").arg(shown(value)));
        return fallback;
    }
    QString text = value.toString();
    if (text.size() <= longest)
        return text;
    fault(key,
          CommonText::tr("must be a text of at most %1 characters, but has %2.")
              .arg(QString::number(longest), QString::number(text.size())));
    return fallback;
}

qint64 JsonReader::integer(QStringView key, qint64 low, qint64 high)
{
    const QJsonValue value = take(key);
    if (isWhole(value) && value.toInteger() >= low && value.toInteger() <= high)
        return value.toInteger();
    fault(key,
          CommonText::tr("must be a whole number from %1 to %2, but is %3.")
              .arg(QString::number(low), QString::number(high), shown(value)));
    return low;
}

std::optional<qint64> JsonReader::optionalInteger(QStringView key, qint64 low, qint64 high)
{
    return has(key) ? std::optional(integer(key, low, high)) : std::nullopt;
}

bool JsonReader::boolean(QStringView key, bool fallback)
{
    const QJsonValue value = take(key);
    if (isPresent(value) && !value.isBool())
        fault(key, CommonText::tr("must be true or false, but is %1.").arg(shown(value)));
    return value.toBool(fallback);
}

QJsonObject JsonReader::object(QStringView key)
{
    const QJsonValue value = take(key);
    if (!value.isObject())
        fault(key, CommonText::tr("must be an object in braces, but is %1.").arg(shown(value)));
    return value.toObject();
}

QJsonObject JsonReader::optionalObject(QStringView key)
{
    return has(key) ? object(key) : QJsonObject();
}

QJsonArray JsonReader::array(QStringView key)
{
    const QJsonValue value = take(key);
    if (!value.isArray())
        fault(key, CommonText::tr("must be a list in brackets, but is %1.").arg(shown(value)));
    return value.toArray();
}

QJsonArray JsonReader::optionalArray(QStringView key)
{
    return has(key) ? array(key) : QJsonArray();
}

QStringList JsonReader::strings(QStringView key)
{
    QStringList texts;
    const QJsonArray values = optionalArray(key);
    for (const QJsonValue &value : values) {
        if (value.isString() && value.toString().size() <= longestString)
            texts.append(value.toString());
        else
            fault(key,
                  CommonText::tr("must be a list of short texts, but has %1 in it.")
                      .arg(shown(value)));
    }
    return texts;
}

int JsonReader::choice(QStringView key, const QStringList &names)
{
    const QJsonValue value = take(key);
    const qsizetype index = value.isString() ? names.indexOf(value.toString()) : -1;
    if (index < 0)
        fault(
            key,
            CommonText::tr("must be one of %1, but is %2.").arg(names.join(u", "_s), shown(value)));
    return static_cast<int>(index);
}

qint64 JsonReader::decimal(QStringView key, int decimals, qint64 low, qint64 high)
{
    const QJsonValue value = take(key);
    const std::optional<qint64> scaled = decimalFrom(decimalSource(value), decimals);
    if (scaled && *scaled >= low && *scaled <= high)
        return *scaled;
    const QString lowText = decimalText(low, decimals);
    const QString highText = decimalText(high, decimals);
    if (decimals == 0)
        fault(key,
              CommonText::tr("must be a whole number from %1 to %2, but is %3.")
                  .arg(lowText, highText, shown(value)));
    else
        fault(key,
              CommonText::tr(
                  "must be a number from %1 to %2 with at most %3 decimal places, but is %4.")
                  .arg(lowText, highText, QString::number(decimals), shown(value)));
    return low;
}

void JsonReader::refuseUnknownKeys()
{
    if (m_taken == m_object.size())
        return;
    const QStringList keys = m_object.keys();
    for (const QString &key : keys)
        if (!m_known.contains(key))
            fault(
                key,
                CommonText::tr("is not known here; the fields are %1.").arg(m_known.join(u", "_s)));
}

JsonReader JsonReader::nested(QStringView key)
{
    JsonReader reader = inside(key.toString(), object(key));
    // What is no object has been told of; that its fields are missing too is no news.
    if (!m_object.value(key).isObject())
        reader.m_faults = nullptr;
    return reader;
}

JsonReader JsonReader::inside(const QString &label, QJsonObject object) const
{
    const QString where = m_where.isEmpty() ? label : u"%1, %2"_s.arg(m_where, label);
    return {std::move(object), where, m_faults};
}

} // namespace configurator
