// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "build/file/buildfields.h"

#include <algorithm>

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString joined(const QString &path, const QString &key)
{
    return path.isEmpty() ? key : path + u'.' + key;
}

// The same object with every key as its whole path, since that is how faults name it.
QJsonObject withPaths(const QJsonObject &object, const QString &path)
{
    QJsonObject named;
    for (auto it = object.begin(); it != object.end(); ++it)
        named.insert(joined(path, it.key()), it.value());
    return named;
}

bool isOneLine(const QString &text)
{
    const auto breaksOut = [](QChar character) {
        return character.category() == QChar::Other_Control
            || character.category() == QChar::Separator_Line
            || character.category() == QChar::Separator_Paragraph;
    };
    return text.isValidUtf16() && std::none_of(text.cbegin(), text.cend(), breaksOut);
}

} // namespace

BuildFields::BuildFields(const QJsonObject &object, QString path, const QString &file,
                         FaultList *faults)
    : m_path(std::move(path))
    , m_faults(faults)
    , m_reader(withPaths(object, m_path), file, faults)
{
}

QString BuildFields::pathOf(const QString &key) const
{
    return joined(m_path, key);
}

bool BuildFields::has(const QString &key) const
{
    return m_reader.has(pathOf(key));
}

QString BuildFields::checked(const QString &key, const QString &text, qsizetype longest)
{
    if (!isOneLine(text))
        fault(key, BuildFileText::tr("must be plain text without control characters."));
    else if (text.size() > longest)
        fault(key,
              BuildFileText::tr("must be a text of at most %1 characters, but has %2.")
                  .arg(QString::number(longest), QString::number(text.size())));
    return text;
}

QString BuildFields::text(const QString &key, qsizetype longest, const QString &fallback)
{
    const qsizetype faultsBefore = m_faults->sentences().size();
    const QString text = m_reader.string(pathOf(key), fallback);
    return m_faults->sentences().size() == faultsBefore ? checked(key, text, longest) : text;
}

QString BuildFields::id(const QString &key, qsizetype longest)
{
    const qsizetype faultsBefore = m_faults->sentences().size();
    const QString text = m_reader.string(pathOf(key));
    if (m_faults->sentences().size() != faultsBefore)
        return text;
    if (text.isEmpty())
        fault(key, BuildFileText::tr("must not be empty."));
    return checked(key, text, longest);
}

qint64 BuildFields::integer(const QString &key, qint64 low, qint64 high, qint64 fallback)
{
    return m_reader.optionalInteger(pathOf(key), low, high).value_or(fallback);
}

qint64 BuildFields::integer(const QString &key, qint64 low, qint64 high)
{
    return m_reader.integer(pathOf(key), low, high);
}

bool BuildFields::boolean(const QString &key, bool fallback)
{
    return m_reader.boolean(pathOf(key), fallback);
}

QString BuildFields::choice(const QString &key, const QStringList &names, const QString &fallback)
{
    const int index = has(key) ? m_reader.choice(pathOf(key), names) : -1;
    return index < 0 ? fallback : names[index];
}

QJsonArray BuildFields::array(const QString &key)
{
    return m_reader.array(pathOf(key));
}

QJsonArray BuildFields::optionalArray(const QString &key)
{
    return m_reader.optionalArray(pathOf(key));
}

QJsonObject BuildFields::optionalObject(const QString &key)
{
    return m_reader.optionalObject(pathOf(key));
}

void BuildFields::fault(const QString &key, const QString &sentence)
{
    m_reader.fault(pathOf(key), sentence);
}

} // namespace configurator
