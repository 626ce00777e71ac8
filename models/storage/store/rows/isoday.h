// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QVariant>

namespace configurator {

// Days stand in the store as ISO 8601 text, which sorts as the days do; no day is empty text.
inline QString dayText(QDate day)
{
    return day.toString(Qt::ISODate);
}

inline QDate dayOf(const QVariant &value)
{
    return QDate::fromString(value.toString(), Qt::ISODate);
}

} // namespace configurator
