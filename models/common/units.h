// SPDX-FileCopyrightText: 2026 Bektursun's AI Hardware Store
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QString>

namespace configurator {

using Bytes = qint64;
using Mib = qint64;

inline constexpr Bytes bytesPerMib = Bytes {1} << 20;
inline constexpr Bytes bytesPerGib = Bytes {1} << 30;

// To the next multiple of the step; neither is negative.
constexpr qint64 roundedUp(qint64 value, qint64 step)
{
    return (value + step - 1) / step * step;
}

// Rounded once, here, half up: 32607 MiB is "31.8 GiB". One decimal always.
QString gibText(Bytes bytes, const QLocale &locale = QLocale());
// The figure alone, for tables and chart labels: "31.8".
QString gibFigure(Bytes bytes, const QLocale &locale = QLocale());
// As sold: "64 GB".
QString gbText(qint64 gigabytes, const QLocale &locale = QLocale());
// "1,400 W".
QString wattsText(qint64 watts, const QLocale &locale = QLocale());
// Grouped whole number: "8,192".
QString countText(qint64 count, const QLocale &locale = QLocale());

} // namespace configurator
