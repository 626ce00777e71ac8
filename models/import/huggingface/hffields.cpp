// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "import/huggingface/hffields.h"
#include "import/importtext.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

HfFields::HfFields(const QJsonObject &object, const QString &where, FaultList *faults)
    : m_object(object)
    , m_faults(faults)
    , m_reader(object, where, faults)
{
}

QStringView HfFields::present(Names names) const
{
    const auto *found
        = std::ranges::find_if(names, [this](QStringView name) { return m_reader.has(name); });
    return found == names.end() ? QStringView() : *found;
}

std::vector<qint64> HfFields::items(QStringView name, qint64 low, qint64 high)
{
    std::vector<qint64> numbers;
    const QJsonArray values = m_reader.array(name);
    for (const QJsonValue &value : values) {
        const bool isWhole = value.isDouble() && value.toInteger(0) == value.toInteger(1);
        if (isWhole && value.toInteger() >= low && value.toInteger() <= high) {
            numbers.push_back(value.toInteger());
            continue;
        }
        m_reader.fault(name,
                       ImportText::tr("must be a list of whole numbers from %1 to %2.")
                           .arg(QString::number(low), QString::number(high)));
        return {};
    }
    return numbers;
}

std::optional<qint64> HfFields::number(Names names, qint64 low, qint64 high)
{
    const QStringView name = present(names);
    if (name.isEmpty())
        return {};
    if (!m_object.value(name).isArray())
        return m_reader.optionalInteger(name, low, high);
    const std::vector<qint64> numbers = items(name, low, high);
    return numbers.empty() ? std::nullopt : std::optional(*std::ranges::max_element(numbers));
}

qint64 HfFields::number(Names names, qint64 low, qint64 high, qint64 fallback)
{
    return number(names, low, high).value_or(fallback);
}

qint64 HfFields::required(Names names, qint64 low, qint64 high)
{
    if (present(names).isEmpty())
        return m_reader.integer(*names.begin(), low, high);
    return number(names, low, high, low);
}

std::vector<qint64> HfFields::perLayer(Names names, qint64 layers, qint64 low, qint64 high)
{
    const QStringView name = present(names);
    if (name.isEmpty() || layers <= 0)
        return {};
    const auto count = static_cast<std::size_t>(layers);
    if (!m_object.value(name).isArray())
        return std::vector<qint64>(count, m_reader.integer(name, low, high));
    std::vector<qint64> numbers = items(name, low, high);
    if (numbers.size() >= count)
        return numbers;
    m_reader.fault(name,
                   ImportText::tr("must be a list of %1 whole numbers, one a layer, but has %2.")
                       .arg(QString::number(layers), QString::number(numbers.size())));
    return {};
}

QStringList HfFields::words(Names names, qint64 layers)
{
    const QStringView name = present(names);
    if (name.isEmpty())
        return {};
    const QStringList words = m_reader.strings(name);
    if (words.size() >= layers)
        return words;
    m_reader.fault(name,
                   ImportText::tr("must be a list of %1 texts, one a layer, but has %2.")
                       .arg(QString::number(layers), QString::number(words.size())));
    return {};
}

HfFields HfFields::nested(QStringView name)
{
    const QString where = u"%1, %2"_s.arg(m_reader.where(), name);
    return {m_reader.optionalObject(name), where, m_faults};
}

} // namespace configurator
