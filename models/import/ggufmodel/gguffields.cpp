// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/ggufmodel/gguffields.h"
#include "import/importtext.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString shown(const GgufValue &value)
{
    switch (value.kind) {
    case GgufValue::Kind::Integer:
        return QString::number(value.number);
    case GgufValue::Kind::Real:
        return QString::number(value.real, 'g', QLocale::FloatingPointShortest);
    case GgufValue::Kind::Bool:
        return value.number ? u"true"_s : u"false"_s;
    case GgufValue::Kind::Text:
        return ImportText::tr("a text");
    case GgufValue::Kind::List:
        return ImportText::tr("a list of %1 items").arg(value.count);
    }
    Q_UNREACHABLE();
}

} // namespace

GgufFields::GgufFields(const GgufFile &file, FaultList *faults)
    : m_file(file)
    , m_faults(faults)
    , m_architecture(text(u"general.architecture"_s))
{
}

const GgufValue *GgufFields::value(const QString &fullKey) const
{
    const auto found = m_file.metadata.constFind(fullKey);
    return found == m_file.metadata.constEnd() ? nullptr : &*found;
}

QString GgufFields::fullKey(const QString &key) const
{
    return m_architecture + u'.' + key;
}

void GgufFields::fault(const QString &fullKey, const QString &sentence)
{
    m_faults->add(ImportText::tr("%1, metadata key %2").arg(m_file.names.value(0), fullKey),
                  sentence);
}

bool GgufFields::has(const QString &key) const
{
    return value(fullKey(key)) != nullptr;
}

bool GgufFields::isList(const QString &key) const
{
    const GgufValue *found = value(fullKey(key));
    return found && found->kind == GgufValue::Kind::List;
}

quint64 GgufFields::listCount(const QString &fullKey) const
{
    const GgufValue *found = value(fullKey);
    return found && found->kind == GgufValue::Kind::List ? found->count : 0;
}

std::optional<qint64> GgufFields::checked(const QString &fullKey, const GgufValue &value,
                                          qint64 low, qint64 high)
{
    const bool isWhole
        = value.kind == GgufValue::Kind::Integer || value.kind == GgufValue::Kind::Bool;
    if (isWhole && value.number >= low && value.number <= high)
        return value.number;
    fault(fullKey,
          ImportText::tr("must be a whole number from %1 to %2, but is %3.")
              .arg(QString::number(low), QString::number(high), shown(value)));
    return {};
}

std::optional<qint64> GgufFields::wholeNumber(const QString &fullKey, qint64 low, qint64 high)
{
    const GgufValue *found = value(fullKey);
    return found ? checked(fullKey, *found, low, high) : std::nullopt;
}

std::optional<qint64> GgufFields::number(const QString &key, qint64 low, qint64 high)
{
    return wholeNumber(fullKey(key), low, high);
}

qint64 GgufFields::number(const QString &key, qint64 low, qint64 high, qint64 fallback)
{
    return number(key, low, high).value_or(fallback);
}

qint64 GgufFields::required(const QString &key, qint64 low, qint64 high)
{
    if (!has(key))
        fault(fullKey(key),
              ImportText::tr("must be a whole number from %1 to %2, but is missing.")
                  .arg(QString::number(low), QString::number(high)));
    return number(key, low, high, low);
}

std::vector<qint64> GgufFields::perLayer(const QString &key, qint64 layers, qint64 low, qint64 high)
{
    const GgufValue *found = value(fullKey(key));
    if (!found || layers <= 0)
        return {};
    const auto count = static_cast<std::size_t>(layers);
    if (found->kind != GgufValue::Kind::List) {
        const std::optional<qint64> same = checked(fullKey(key), *found, low, high);
        return same ? std::vector<qint64>(count, *same) : std::vector<qint64>();
    }
    const bool isLongEnough = found->hasItems && found->items.size() >= count;
    const auto isInside = [&](qint64 item) { return item >= low && item <= high; };
    if (isLongEnough && std::ranges::all_of(found->items, isInside))
        return found->items;
    fault(
        fullKey(key),
        ImportText::tr("must be a list of %1 whole numbers from %2 to %3, one a layer, but is %4.")
            .arg(QString::number(layers), QString::number(low), QString::number(high),
                 shown(*found)));
    return {};
}

QString GgufFields::text(const QString &fullKey)
{
    const GgufValue *found = value(fullKey);
    if (!found)
        return {};
    if (found->kind == GgufValue::Kind::Text)
        return found->text;
    fault(fullKey, ImportText::tr("must be a text, but is %1.").arg(shown(*found)));
    return {};
}

} // namespace configurator
