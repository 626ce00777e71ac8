// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#include "handover/payload/entrynumbers.h"

namespace configurator {

using namespace Qt::StringLiterals;

namespace {

QString placeholder()
{
    return u"unknown-"_s;
}

// The number of a placeholder that idOf() could have made, else 0.
int placeholderNumber(const QString &id)
{
    if (!id.startsWith(placeholder()))
        return 0;
    const int number = QStringView(id).sliced(placeholder().size()).toInt();
    const bool isOurs
        = number > 0 && number <= highestCode && id == placeholder() + QString::number(number);
    return isOurs ? number : 0;
}

} // namespace

template <typename T>
EntryNumbers::EntryNumbers(const std::vector<T> &entries)
{
    for (const T &entry : entries) {
        if (m_numbers.contains(entry.id))
            continue;
        const bool isFree
            = entry.code > 0 && entry.code <= highestCode && !m_ids.contains(entry.code);
        m_numbers.insert(entry.id, isFree ? entry.code : 0);
        if (isFree)
            m_ids.insert(entry.code, entry.id);
    }
}

EntryNumbers EntryNumbers::ofUnits(const Catalogue &catalogue)
{
    return EntryNumbers(catalogue.units());
}

EntryNumbers EntryNumbers::ofModels(const Catalogue &catalogue)
{
    return EntryNumbers(catalogue.models());
}

int EntryNumbers::numberOf(const QString &id) const
{
    const auto known = m_numbers.constFind(id);
    if (known != m_numbers.constEnd())
        return *known;
    const int number = placeholderNumber(id);
    return hasNumber(number) ? 0 : number;
}

QString EntryNumbers::idOf(int number) const
{
    const auto known = m_ids.constFind(number);
    return known != m_ids.constEnd() ? *known : placeholder() + QString::number(number);
}

} // namespace configurator
